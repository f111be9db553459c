"""Turns of Mathematicus on the heptagon: by clicks, by taps, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.heptagon import FAMILY, OPTIONS, PAWN, SQUARE, Board, Hands, Keys
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.test_access import faults


def alone(person: Person, house: House) -> None:
    """Sits down alone at a basic table."""
    table = house.table(FAMILY, "here Mila", variant="basic", options=OPTIONS, start=True)
    person.go(table.path)
    expect(person.one(SQUARE).first).to_be_visible()


def place(person: Person) -> int:
    """The square before which the pawn stands."""
    return int(person.one(PAWN).get_attribute("data-at") or "")


def test_three_turns_by_clicks_on_the_board(mila: Person, house: House) -> None:
    alone(mila, house)
    assert [] == faults(mila)
    hands = Board(mila)
    for number in range(3):
        before = place(mila)
        mila.sees(f"round {number + 1}")
        hands.turn()
        assert 1 <= place(mila) - before <= 4
    assert [] == faults(mila)


def test_two_turns_by_taps_on_a_phone(phone: Person, house: House) -> None:
    alone(phone, house)
    assert [] == faults(phone)
    for _ in range(2):
        before = place(phone)
        Hands(phone).turn()
        assert 1 <= place(phone) - before <= 4


def test_two_turns_by_keys_alone(mila: Person, house: House) -> None:
    alone(mila, house)
    for _ in range(2):
        before = place(mila)
        Keys(mila).turn()
        assert 1 <= place(mila) - before <= 4


def test_a_wrong_answer_sends_the_pawn_back(mila: Person, house: House) -> None:
    alone(mila, house)
    hands = Board(mila)
    hands.roll()
    hands.go()
    mila.touch(mila.one('section.question [data-key="8"]'))
    mila.press("Answer")
    hands.read()

    expect(mila.one(PAWN)).to_have_attribute("data-at", "0")


@pytest.mark.parametrize("many", [2, 5])
def test_pawns_of_one_square_stand_apart(mila: Person, house: House, many: int) -> None:
    chairs = [f"here {name}" for name in ("Mila", "Noor", "Sofia", "Ben", "Ana")[:many]]
    table = house.table(FAMILY, *chairs, variant="basic", options=OPTIONS, start=True)
    mila.go(table.path)
    expect(mila.one(PAWN)).to_have_count(many)

    spots = {each.get_attribute("style") for each in mila.one(PAWN).all()}

    assert many == len(spots)


def test_what_is_proposed_is_out_of_the_way(mila: Person, house: House) -> None:
    alone(mila, house)

    expect(mila.button("Propose something")).to_have_count(0)
    mila.press("More choices")
    mila.press("Propose something")
    mila.touch(mila.one('[data-face="L:1=2"]'))
    mila.press("Propose it")

    mila.sees("level 2")
