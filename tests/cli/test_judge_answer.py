"""`judge answer`: verdicts on typed answers, one by one and from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abaculus.cli import main
from abaculus.i18n import load_translator
from abaculus.maths.answers.verdicts import MALFORMED, RIGHT, WRONG
from abaculus.questions.desk import DESK

Capture = pytest.CaptureFixture[str]
TWELFTHS = '{"kind": "number", "value": "7/12"}'


def judge(*arguments: str, spec: str = TWELFTHS) -> int:
    return main(["judge", "answer", "--spec", spec, *arguments])


@pytest.mark.parametrize(
    ("given", "expected", "verdict"),
    [
        ("14/24", 0, {"outcome": "right", "code": "equivalent_form", "shown": r"\frac{14}{24}"}),
        ("0.58", 1, {"outcome": "wrong", "code": "rounded", "shown": "0.58"}),
        ("-7/12", 1, {"outcome": "wrong", "code": "wrong_sign", "shown": r"-\frac{7}{12}"}),
        ("6/", 1, {"outcome": "malformed", "code": "syntax", "shown": ""}),
    ],
)
def test_a_verdict_in_json(
    capsys: Capture, given: str, expected: int, verdict: dict[str, str]
) -> None:
    assert expected == judge("--given", given, "--json")
    assert verdict == json.loads(capsys.readouterr().out)


def test_a_verdict_in_words(capsys: Capture) -> None:
    assert judge("--given", "14/24") == 0
    assert judge("--given", "7/12 cm") == 1
    assert capsys.readouterr().out == (
        "Right, in another form.\nYou don’t need a unit here; write just the number.\n"
    )


def test_locale_and_profile_count(capsys: Capture) -> None:
    half = '{"kind": "number", "value": "0.5"}'

    assert judge("--given", "0,5", "--profile", "mathematicus", spec=half) == 1
    assert judge("--given", "0,5", "--profile", "mathematicus", "--locale", "it", spec=half) == 0
    assert capsys.readouterr().out.endswith("Right.\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--spec", TWELFTHS], "--given is missing."),
        (["--given", "5"], "--spec is missing."),
        (["--spec", "{bad", "--given", "5"], "JSON is malformed"),
        (["--spec", '{"kind": "numbr"}', "--given", "5"], "known kinds: number,"),
        (["--spec", '{"kind": "number", "value": "1//2"}', "--given", "5"], "value: '1//2'"),
        (["--spec", TWELFTHS, "--given", "5", "--locale", "xx"], "no language 'xx'; known: en"),
        (["--spec", TWELFTHS, "--given", "5", "--profile", "x"], "no profile 'x'; known: default"),
    ],
)
def test_wrong_use_is_reported_in_one_line(
    capsys: Capture, arguments: list[str], reason: str
) -> None:
    assert main(["judge", "answer", *arguments]) == 2

    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("\n") == 1
    assert reason in heard.err


def test_wrong_use_in_json_has_a_code(capsys: Capture) -> None:
    assert judge("--given", "5", "--locale", "xx", "--json") == 2
    assert json.loads(capsys.readouterr().out)["code"] == "use-answer"


def test_a_file_is_answered_line_by_line(capsys: Capture, tmp_path: Path) -> None:
    spec: dict[str, Any] = {"kind": "number", "value": "0.5"}
    lines = [
        json.dumps({"spec": spec, "given": "1/2"}),
        json.dumps({"spec": spec, "given": "0,5", "locale": "en", "profile": "mathematicus"}),
        json.dumps({"given": "14/24"}),
        json.dumps({"spec": spec}),
        "",
        "{",
        json.dumps({"spec": {"kind": "number"}, "given": "1"}),
        json.dumps({"spec": spec, "gven": "1"}),
        "[" * 100_000,
    ]
    file = tmp_path / "answers.jsonl"
    file.write_text("\n".join(lines))

    assert judge("--batch", str(file), "--locale", "it") == 0

    heard = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["code"] for line in heard] == [
        *("equivalent_form", "syntax", "equivalent_form"),
        *("batch-line", "batch-line", "batch-line", "use-answer", "batch-line", "batch-line"),
    ]
    assert heard[0] == {"outcome": "right", "code": "equivalent_form", "shown": r"\frac{1}{2}"}
    assert "`given` is missing" in heard[3]["say"]


def test_a_file_that_is_not_there_is_reported(capsys: Capture, tmp_path: Path) -> None:
    assert judge("--batch", str(tmp_path / "none")) == 1
    assert "cannot open" in capsys.readouterr().err


@pytest.mark.parametrize("code", sorted(RIGHT | WRONG | MALFORMED))
def test_every_code_has_a_sentence(code: str) -> None:
    assert load_translator().tell(f"answer-{code}").endswith(".")


def test_the_desk_tells_what_it_needs() -> None:
    assert [field.name for field in DESK.judge_fields if field.required] == ["spec", "given"]
    assert all(load_translator().tell(field.help) for field in DESK.judge_fields)
