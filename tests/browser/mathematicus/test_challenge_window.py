"""The window for challenges, in two browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.mathematicus.heptagon_play import FAMILY, GO_ON, OPTIONS, PAWN, Board, Hands
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two

CHALLENGE = "[data-prompt=challenge] button"
LET = "[data-prompt=no-challenge] button"


def land(
    mila: Person, noor: Person, server: LocalServer, seconds: int = 0
) -> tuple[Person, Person]:
    """Whoever starts has landed; gives that one and the other, who has so much time or any."""
    options = {**OPTIONS, "window_s": seconds}
    meet(mila, noor, server, FAMILY, variant="intermediate", options=options)
    first, other = next_of_two(mila, noor)
    hands = Board(first)
    hands.roll()
    hands.go()
    expect(other.one(CHALLENGE)).to_be_visible()
    return first, other


def test_player_out_of_turn_may_challenge_before_the_question(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    first, other = land(mila, noor, server, seconds=15)

    expect(other.one(".glass.ring")).to_be_visible()
    other.sees("You spend the token either way.")
    expect(first.one(CHALLENGE)).to_have_count(0)
    expect(first.one("section.question")).to_have_count(0)


def test_letting_the_other_answer_brings_the_question(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    first, other = land(mila, noor, server)

    other.touch(other.one(LET))

    Hands(first).answer()
    Hands(first).read()
    expect(first.button("End my turn")).to_be_visible()
    expect(other.one(CHALLENGE)).to_have_count(0)


def test_challenger_right_after_a_wrong_answer_jumps_there(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    first, other = land(mila, noor, server)
    pawn = {person: f"pawn{0 if person is mila else 1}" for person in (mila, noor)}
    square = first.one(f"{PAWN}[data-piece={pawn[first]}]").get_attribute("data-at") or ""

    other.touch(other.one(CHALLENGE))
    Hands(first).begin()
    first.touch(first.one('section.question [data-key="8"]'))
    first.press("Answer")
    Hands(other).answer()
    expect(other.one(GO_ON)).to_be_visible()

    expect(other.one(f"{PAWN}[data-piece={pawn[first]}]")).to_have_attribute("data-at", "0")
    expect(other.one(f"{PAWN}[data-piece={pawn[other]}]")).to_have_attribute("data-at", square)
