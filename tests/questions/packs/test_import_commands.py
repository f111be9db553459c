"""`abaculus questions pack import` and `export` as people and programs call them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abaculus.cli import main
from abaculus.questions.packs.validate import check_text
from tests.questions.packs.foreign_files import KAHOOT, workbook

GIFT = "::Times:: 3 × 4? {#12}\n\nTell me more {}\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["questions", "pack", *arguments])
    written = capsys.readouterr()
    return code, written.out, written.err


@pytest.fixture
def quiz(tmp_path: Path) -> str:
    file = tmp_path / "quiz.gift"
    file.write_text(GIFT, "utf-8")
    return str(file)


def test_a_pack_goes_to_a_file_and_the_report_to_the_screen(
    capsys: pytest.CaptureFixture[str], quiz: str, tmp_path: Path
) -> None:
    out = tmp_path / "pack.yaml"

    code, printed, _ = run(capsys, "import", quiz, "--out", str(out))

    assert 0 == code
    assert "1 taken, 0 changes, 1 refused (gift)." in printed
    assert "line 3, Tell me more {}: an essay cannot be judged" in printed
    checked = check_text(out.name, out.read_bytes())
    assert checked.pack is not None
    assert ["times"] == [item.id for item in checked.pack.items]
    assert "" == checked.pack.pack.licence


def test_without_a_file_the_pack_is_shown(capsys: pytest.CaptureFixture[str], quiz: str) -> None:
    code, out, err = run(capsys, "import", quiz)

    assert 0 == code
    assert check_text("pack.yaml", out.encode()).pack is not None
    assert "1 taken" in err


def test_the_report_is_there_as_json(capsys: pytest.CaptureFixture[str], quiz: str) -> None:
    _, out, _ = run(capsys, "import", quiz, "--json")

    report = json.loads(out)

    assert [{"line": 1, "what": "times", "sentence": "3 × 4?"}] == report["taken"]
    assert [3] == [entry["line"] for entry in report["refused"]]
    assert "times" == report["pack"]["items"][0]["id"]


def test_a_workbook_is_read_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "quiz.xlsx"
    file.write_bytes(workbook(KAHOOT))

    code, out, _ = run(capsys, "import", str(file), "--out", str(tmp_path / "pack.json"))

    assert (0, True) == (code, "(kahoot)" in out)


@pytest.mark.parametrize(
    ("data", "arguments", "reason"),
    [
        (b"", (), "the file is empty"),
        (b"\xff\xff\xff", (), "not UTF-8"),
        (b"nothing to see", (), "it is not clear what kind of file this is"),
        (b"a {=1}", ("--format", "word"), "there is no format"),
    ],
)
def test_a_bad_file_is_refused_in_words(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    data: bytes,
    arguments: tuple[str, ...],
    reason: str,
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)

    code, out, err = run(capsys, "import", str(file), *arguments)

    assert 1 == code
    assert reason in out + err
    assert "Traceback" not in err


def test_a_file_that_is_not_there_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "import", "nowhere.gift")

    assert (1, True) == (code, "nowhere.gift" in err)


@pytest.mark.parametrize(
    ("to", "seen"),
    [
        ("gift", "::times::3 × 4? {#12}"),
        ("moodle", '<question type="numerical">'),
        ("csv", "times,,,,,30,3 × 4?,12,"),
        ("json", '"id": "times"'),
        ("yaml", "- id: times"),
    ],
)
def test_a_pack_is_written_for_other_programs(
    capsys: pytest.CaptureFixture[str], quiz: str, tmp_path: Path, to: str, seen: str
) -> None:
    pack = str(tmp_path / "pack.yaml")
    run(capsys, "import", quiz, "--out", pack)

    code, out, err = run(capsys, "export", pack, "--to", to)

    assert (0, True) == (code, seen in out)
    assert "0 changes, 0 left out" in err


def test_a_pack_with_errors_is_not_exported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text("pack: {id: a, title: A}\nitems: [{id: b, prompt: c, answer: 3//4}]\n", "utf-8")

    code, out, err = run(capsys, "export", str(file), "--to", "gift")

    assert (1, "") == (code, out)
    assert "E31" in err
