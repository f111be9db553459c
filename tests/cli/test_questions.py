"""`abaculus questions` as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abaculus.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["questions", *arguments])
    output = capsys.readouterr()
    return code, output.out, output.err


def test_a_question_is_shown_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "show", "frac.mul@1/L3#0f3k9c2m")
    assert 0 == code
    assert "Answer: 1/2" in out
    assert "Not 5/7: " in out


def test_blanks_inside_numbers_are_blanks(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "sample", "--topic", "num", "--count", "40", "--seed", "blanks")
    assert "\u202f" in out, "a large number is among them"
    assert "�" not in out


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nonsense", "is not the name of a question"),
        ("frac.nothing@1/L3#0f3k9c2m", "there is no generator"),
        ("frac.mul@1/L9#0f3k9c2m", "has no preset"),
    ],
)
def test_a_wrong_name_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], name: str, reason: str
) -> None:
    code, out, err = run(capsys, "show", name)
    assert (2, "") == (code, out)
    assert reason in err
    assert 1 == err.count("\n")


def test_an_older_version_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "show", "frac.mul@9/L3#0f3k9c2m")
    assert 1 == code
    assert "version" in err


def test_a_blue_card_without_its_dice_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "show", "blue.maya@1/MY3#0f3k9c2m")
    assert 2 == code
    assert "dice" in err


def test_samples_are_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "sample", "--grade", "7", "--count", "3", "--seed", "a", "--json")
    again = run(capsys, "sample", "--grade", "7", "--count", "3", "--seed", "a", "--json")
    assert first == again
    assert 3 == len(first[1].splitlines())
    assert "qid" in json.loads(first[1].splitlines()[0])


def test_blue_cards_are_sampled_with_dice(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sample", "--blue", "--count", "5", "--seed", "b")
    assert 0 == code
    assert 5 == out.count("Answer: ")


def test_a_request_that_nothing_serves_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "sample", "--topic", "cooking")
    assert (1, "") == (code, out)
    assert "questions list" in err


def test_the_list_and_the_counts_agree(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(run(capsys, "list", "--json")[1])
    counted = json.loads(run(capsys, "stats", "--json")[1])
    assert counted["presets"] == len(listed)
    assert counted["generators"] == len({row["generator"] for row in listed})
    assert 205 == counted["generators"]
    assert 184 == counted["rows"]
    assert 40 == counted["templates"]


def test_some_questions_are_verified(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "verify", "--count", "700", "--seed", "c", "--json")
    report = json.loads(out)
    assert (0, 700, []) == (code, report["checked"], report["faults"])


def test_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--count", "300", "--json")
    assert 0 == code
    assert json.loads(out)["per_cpu_second"] > 0


def test_a_sheet_is_one_file_with_its_fonts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "sheet.html"
    code, out, _ = run(capsys, "sheet", "--count", "4", "--seed", "leaf", "--out", str(page))
    written = page.read_text("utf-8")
    assert 0 == code
    assert "--seed leaf --page 1" in out
    assert 4 == written.count('<li class="card">')
    assert "url(data:font/woff2" in written
    assert "url(/assets/lexend" not in written
