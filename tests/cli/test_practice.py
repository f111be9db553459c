"""`abaculus practice` in a pipe, and what it keeps."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from abaculus.cli import main
from abaculus.cli.practice import _course as course_of  # pyright: ignore[reportPrivateUsage]
from abaculus.questions.practice.messages import PracticeRequest
from abaculus.server.packs.store import PackRepository

Run = Callable[..., tuple[int, str, str]]
PACK = """
pack: {id: our.cards, title: Our cards, authors: [Maria R.]}
items:
  - {id: one, prompt: "What is 12 times 12?", answer: "144", steps: [Tens first., "$ 144 $"]}
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def practise(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["practice", *arguments])
        output = capsys.readouterr()
        return code, output.out, output.err

    return practise


def answers(seed: str, count: int) -> list[str]:
    """The right answers of a seeded practice of roots, by looking behind the desk."""
    request = PracticeRequest(topics=("pow",))
    course = course_of(request, PackRepository(None), count, "me", is_saved=False, seed=seed)
    found: list[str] = []
    while course.go_on() is not None:
        found.append(course.solution().answer.text)
    return found


def test_a_practice_in_lines(run: Run) -> None:
    typed = "\n".join(["0.5/", *answers("a", 3)])

    code, out, _ = run("--topic", "pow", "--seed", "a", "--count", "3", typed=typed)

    assert 0 == code
    assert out.startswith("Type your answer and press Enter.")
    assert 3 == out.count("Powers and roots: ")
    assert "cannot be read" in out
    assert 3 == out.count("\nRight")
    assert out.endswith("You practised 3 questions and got 3 right the first time without help.\n")


def test_help_solution_another_and_the_next(run: Run) -> None:
    code, out, _ = run("--topic", "frac", "--seed", "a", typed="?\n?\n?\n?\n!\n+\n>\n")

    assert 0 == code
    assert "Hint 1: " in out
    assert "There are no more hints." in out
    assert "The answer is " in out
    assert 4 == out.count("Fractions: ")
    assert out.endswith("You practised 1 question and got 0 right the first time without help.\n")


def test_the_same_seed_asks_the_same(run: Run) -> None:
    first = run("--grade", "4", "--seed", "x", typed="!\n!\n!\n")
    again = run("--grade", "4", "--seed", "x", typed="!\n!\n!\n")

    assert first == again


def test_choices_are_named_by_letters(run: Run) -> None:
    _, out, _ = run("--topic", "pow", "--seed", "a", "--choose", "--count", "1", typed="a\n")

    assert "\n  a  " in out
    assert "Right: " in out or "You chose " in out


def test_what_was_practised_is_kept_shown_and_forgotten(run: Run, tmp_path: Path) -> None:
    nothing = run("stats")
    run("--topic", "frac", "--count", "2", typed="123456\n!\n123456\n!\n")
    shown = run("stats")
    stats = run("stats", "--json")
    forgotten = run("forget")
    after = run("stats")

    assert (0, "Nothing is saved about “me”.\n") == nothing[:2]
    assert "Fractions" in shown[1]
    lines = json.loads(stats[1])
    assert [("frac", 2, 0)] == [(one["topic"], one["answers"], one["right"]) for one in lines]
    assert (0, "Everything saved about your practice has been deleted.\n") == forgotten[:2]
    assert nothing == after
    assert [] == [file for file in tmp_path.rglob("*") if file.is_file()]


def test_nothing_is_kept_where_nothing_shall_be(run: Run, tmp_path: Path) -> None:
    run("--topic", "frac", "--count", "1", "--forget", typed="1\n")
    run("--topic", "frac", "--count", "1", "--seed", "a", typed="1\n")

    assert [] == [file for file in tmp_path.rglob("*") if file.is_file()]


def test_what_nothing_serves_is_reported(run: Run) -> None:
    assert (1, "", "No question fits. Choose another grade, level or topic.\n") == run(
        "--topic", "cooking"
    )


def test_a_pack_is_practised(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text(PACK, "utf-8")

    code, out, _ = run("--pack", str(file), "--count", "1", typed="?\n144\n")

    assert 0 == code
    assert "Our cards\nWhat is 12 times 12?\nBy Our cards – Maria R.\n" in out
    assert "Hint 1: Tens first." in out
    assert "Right: 144." in out


def test_a_pack_with_errors_is_reported_and_not_used(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text(PACK.replace('"144", steps', '"3//4", steps'), "utf-8")

    code, out, err = run("--pack", str(file))
    missing = run("--pack", str(tmp_path / "nothing.yaml"))

    assert (1, "") == (code, out)
    assert err.startswith("pack.yaml:4:")
    assert 1 == missing[0]
    assert "nothing.yaml" in missing[2]
