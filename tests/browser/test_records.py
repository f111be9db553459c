"""Games saved as files, opened again, and reviewed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over

END = (
    "0 ^9",
    "1 ^4",
    "0 &3669+*/",
    "1 &1258+--",
    "0 D8h 9+6/3",
    "0 &12345",
    "1 H8v (3)-1",
    "1 &6+",
    "1 %",
)
"""Two plays, then Noor leaves."""


@pytest.fixture
def finished_table(server: LocalServer) -> str:
    """A game that is over, as a table."""
    text = chips.record(*END, variant="calcussimo", names=("Mila", "Noor"))
    result = "end-left; places 0, 1; scores 13 1"
    return server.open_record(text.replace("unfinished", result)).table


def open_record(person: Person, text: str, place: Path) -> None:
    file = place / "game.txt"
    file.write_text(text, "utf-8")
    person.go("/")
    person.one("input[type=file]").set_input_files(file)


def test_a_saved_record_opens_as_the_same_game(
    mila: Person, finished_table: str, tmp_path: Path
) -> None:
    mila.go(f"/t/{finished_table}")
    wait_until_over(mila)
    with mila.page.expect_download() as saving:
        mila.press("Save record")
    saved = Path(saving.value.path()).read_text("utf-8")

    open_record(mila, saved, tmp_path)

    wait_until_over(mila)
    mila.sees("Mila wins by 12")
    assert finished_table not in mila.page.url
    assert "result: end-left; places 0, 1; scores 13 1" in saved


def test_an_unfinished_record_is_played_on(mila: Person, tmp_path: Path) -> None:
    open_record(mila, chips.record("0 &3669+*/"), tmp_path)

    mila.sees("Paused")
    mila.press("Continue")
    chips.lay_at(mila, "9 H8", "+ I8", "6 J8")

    mila.sees("9 + 6 = 15")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a shopping list", "This is not a game record."),
        (chips.record("0 &3669+*/", "0 D8h 9+9"), "Line 10: You don’t have"),
        (chips.record("0 &3669+*/").replace("1 0 0", "7 0 0"), "should be number 1"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_words(
    mila: Person, tmp_path: Path, text: str, sentence: str
) -> None:
    open_record(mila, text, tmp_path)

    mila.sees(re.compile(sentence))
    mila.sees("What shall we play?")


def test_a_finished_game_is_reviewed_turn_by_turn(mila: Person, finished_table: str) -> None:
    mila.go(f"/t/{finished_table}").press("Look back")
    slider = mila.page.get_by_role("slider", name="Turn")

    slider.fill("1")
    mila.press("Next turn")
    mila.sees(re.compile("Turn 2 of"))
    expect(mila.one(".board .pieces [data-piece]:not(.ghost)").first).to_be_visible()
    mila.keys("ArrowLeft")

    mila.sees(re.compile("Turn 1 of"))
    expect(mila.one("[data-best]")).to_be_visible()


def test_the_best_move_that_was_there_is_shown_on_the_board(
    mila: Person, finished_table: str
) -> None:
    mila.go(f"/replay/{finished_table}")
    mila.sees("Mila wins by 12")

    mila.page.get_by_role("slider", name="Turn").fill("2")
    mila.sees("The best move")

    expect(mila.one(".pieces .ghost").first).to_be_visible()


def test_an_unfinished_game_cannot_be_reviewed(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "bot random", start=True)

    mila.go(f"/replay/{table.table}")

    expect(mila.page.get_by_role("alert")).to_be_visible()
