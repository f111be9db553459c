"""`--batch`: an answer for every line, in order, whatever the line is."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from abaculus.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def batch(tmp_path: Path, capsys: Capture) -> Any:
    def run(lines: list[bytes | dict[str, Any]], *arguments: str, verb: str = "judge") -> Any:
        file = tmp_path / "batch.jsonl"
        texts = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
        file.write_bytes(b"\n".join(texts))
        assert main([verb, "pebbles", "--batch", str(file), *arguments]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_answers_come_in_order(batch: Any) -> None:
    moves = ["a1", "zz", "c3", "b2"]

    verdicts = batch([{"move": move} for move in moves])

    assert [verdict.get("move") for verdict in verdicts] == ["a1", None, "c3", "b2"]
    assert (verdicts[1]) == {
        "legal": False,
        "code": "pebbles-unreadable",
        "say": "“zz” is not a move here.",
    }


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "empty"),
        (b"  \r", "empty"),
        (b"{", "truncated"),
        (b"[]", "array"),
        (b"\xff\xfe\x00", "malformed"),
        (b'{"move": "\xff"}', "decode"),
        (b'{"move": 7}', "`$.move`"),
        (b'{"mov": "b2"}', "unknown field `mov`"),
        (b'{"position": "........."}', "`move` is missing"),
        (b'{"move": null}', "`move` is missing"),
        (b'{"move": "b2", "options": []}', "array"),
        (b'{"move": "b2", "options": {"players": 2.5}}', "float"),
        (b'{"move": "b2", "options": ' + b'{"x":' * 5000 + b"1" + b"}" * 5001, "cannot use"),
    ],
)
def test_a_bad_line_gets_its_own_refusal(batch: Any, line: bytes, reason: str) -> None:
    before, verdict, after = batch([{"move": "a1"}, line, {"move": "c3"}])

    assert (before["legal"], after["legal"]) == (True, True)
    assert (verdict["legal"], verdict["code"]) == (False, "batch-line")
    assert reason in verdict["say"]
    assert "move, variant, options" in verdict["say"]


def test_a_line_without_end_is_refused_and_passed_over(batch: Any) -> None:
    verdicts = batch([b'{"move": "' + b"9" * 3_000_000, {"move": "c3"}])

    assert [verdict.get("code") for verdict in verdicts] == ["batch-long", None]


def test_a_line_may_choose_variant_and_options(batch: Any) -> None:
    one = {"move": "3:13", "variant": "morra"}

    verdicts = batch(
        [
            one,
            {**one, "options": {"players": 3}},
            {**one, "options": {"players": 9}},
            {**one, "options": {"fist": 1}},
            {**one, "options": {"fist": True, "players": 4}},
            {"move": "b2", "variant": "marbles"},
        ]
    )

    expected = ["morra-guess", None, "E-OPTION", "E-OPTION", None, "no-variant"]
    assert expected == [verdict.get("code") for verdict in verdicts]


def test_the_command_line_holds_for_lines_that_say_nothing_else(batch: Any) -> None:
    lines: list[bytes | dict[str, Any]] = [{"move": "a1"}, {"move": "a1", "position": "." * 9}]

    verdicts = batch(lines, "--position", "XO.......")

    assert [verdict["legal"] for verdict in verdicts] == [False, True]


def test_best_answers_batches_too(batch: Any) -> None:
    lines: list[bytes | dict[str, Any]] = [
        {"position": "XX.OO...."},
        {"top": 3},
        {"top": 0},
        {"position": "?"},
    ]

    first, second, third, fourth = batch(lines, "--top", "1", verb="best")

    assert [move["move"] for move in first["moves"]] == ["c1"]
    assert len(second["moves"]) == 3
    assert third["code"] == "batch-line"
    assert fourth["code"] == "noughts-position"


def test_a_byte_order_mark_is_no_part_of_the_first_line(batch: Any) -> None:
    (verdict,) = batch([b'\xef\xbb\xbf{"move": "b2"}'])

    assert verdict["legal"]


def test_the_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"move": "b2"}\n')))

    assert main(["judge", "pebbles", "--batch", "-"]) == 0

    assert json.loads(capsys.readouterr().out)["legal"]


def test_a_missing_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert main(["judge", "pebbles", "--batch", str(tmp_path / "none")]) == 1

    assert json.loads(capsys.readouterr().out)["code"] == "no-file"
