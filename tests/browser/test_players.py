"""People at a table: they talk, rename themselves, take back, give up, go away and come back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import toys
from tests.browser.person import Person
from tests.browser.server import LocalServer, Place
from tests.browser.tables import wait_until_over


@pytest.fixture
def seats(mila: Person, noor: Person, server: LocalServer) -> tuple[Place, Place]:
    """Both sit at noughts and crosses, and Mila is to play."""
    table = server.table("pebbles", "here Mila", "link", variant="noughts")
    guest = server.join(table.table, "Noor")
    mila.go(table.path)
    noor.go(guest.path)
    mila.press("Start the game")
    noor.sees("It is Mila’s turn")
    return table, guest


def test_a_move_is_taken_back_when_the_other_agrees(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    toys.mark((mila, "b2"))

    mila.menu("Ask to take back the last move")
    mila.sees("Waiting for the others to agree")
    noor.sees("Mila would like to take back the last move.")
    noor.press("Let them take it back")

    expect(noor.one(".pieces [data-piece]")).to_have_count(0)
    toys.mark((mila, "a1"), (noor, "b2"))


def test_a_move_stays_when_the_other_says_no(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    toys.mark((mila, "b2"))

    mila.menu("Ask to take back the last move")
    mila.sees("Waiting for the others to agree")
    noor.press("Leave it as it is")

    mila.sees_not("Waiting for the others to agree")
    expect(mila.one(".pieces [data-piece]")).to_have_count(1)
    toys.mark((noor, "a1"))


def test_giving_up_ends_the_game_for_both(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    mila.menu("Give up")
    question = mila.page.get_by_role("dialog", name="Give up the game?")
    question.get_by_role("button", name="Give up").click()

    wait_until_over(mila, noor)
    mila.sees("Noor wins")


def test_a_new_name_is_seen_by_everyone(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    noor.menu("Rename Noor")
    noor.page.get_by_label("Name").fill("Noor the Bold")
    noor.press("Save")

    mila.sees("Noor the Bold")
    noor.sees("Noor the Bold")


def test_a_phrase_is_heard_by_the_other(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    mila.menu("Good luck!")

    noor.sees("Good luck!")


def test_a_bot_holds_an_absent_seat_and_hands_it_back(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    noor.go("/")
    mila.sees("away, back soon")
    mila.menu("Let a bot fill in for Noor")
    mila.sees(re.compile("a bot is filling in"))
    mila.one(".cell.free").first.click()
    expect(mila.one(".pieces [data-piece]")).to_have_count(2)

    noor.go(seats[1].bare)
    noor.sees("A bot is filling in for you.")
    noor.press("Take my seat back from the bot")

    mila.sees_not("a bot is filling in")
    mila.one(".cell.free").first.click()
    noor.sees("Your turn. Mark an empty square.")


def test_the_same_people_play_again(mila: Person, noor: Person, seats: tuple[Place, Place]) -> None:
    toys.mark((mila, "b2"), (noor, "a1"), (mila, "a2"), (noor, "b1"), (mila, "c2"))
    wait_until_over(mila, noor)

    mila.press("Play again")
    noor.press("Go to the new table")

    noor.sees("Your turn. Mark an empty square.")
    toys.mark((noor, "b2"), (mila, "a1"))
    assert seats[0].table not in mila.page.url


def test_the_first_page_leads_back_to_the_table(
    mila: Person, noor: Person, seats: tuple[Place, Place]
) -> None:
    mila.press("Back to all games")
    mila.sees("Your turn, Mila")
    mila.press("Continue")

    mila.sees("Your turn. Mark an empty square.")
