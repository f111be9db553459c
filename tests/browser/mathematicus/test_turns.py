"""Turns of Mathematicus on the heptagon: by clicks, by taps, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.mathematicus.heptagon_play import (
    BOARD,
    FAMILY,
    OPTIONS,
    PAWN,
    SQUARE,
    Board,
    Hands,
    Keys,
)
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults


def alone(person: Person, server: LocalServer, variant: str = "basic") -> None:
    """Sits down alone at a table."""
    table = server.table(FAMILY, "here Mila", variant=variant, options=OPTIONS, start=True)
    person.go(table.path)
    expect(person.one(SQUARE).first).to_be_visible()


def place(person: Person) -> int:
    """The square before which the pawn stands."""
    return int(person.one(PAWN).get_attribute("data-at") or "")


def test_three_turns_by_clicks_on_the_board(mila: Person, server: LocalServer) -> None:
    alone(mila, server)
    assert [] == faults(mila)
    hands = Board(mila)
    for number in range(3):
        before = place(mila)
        mila.sees(f"round {number + 1}")
        hands.turn()
        assert 1 <= place(mila) - before <= 4
    assert [] == faults(mila)


def test_two_turns_by_taps_on_a_phone(phone: Person, server: LocalServer) -> None:
    alone(phone, server)
    assert [] == faults(phone)
    for _ in range(2):
        before = place(phone)
        Hands(phone).turn()
        assert 1 <= place(phone) - before <= 4


def test_two_turns_by_keys_alone(mila: Person, server: LocalServer) -> None:
    alone(mila, server)
    for _ in range(2):
        before = place(mila)
        Keys(mila).turn()
        assert 1 <= place(mila) - before <= 4


def test_a_wrong_answer_sends_the_pawn_back(mila: Person, server: LocalServer) -> None:
    alone(mila, server)
    hands = Board(mila)
    hands.roll()
    hands.go()
    expect(mila.one(f"{BOARD} [data-pale]")).to_have_attribute("data-at", "0")
    expect(mila.one(f"{BOARD} [data-trail]")).to_have_count(1)
    hands.begin()
    mila.touch(mila.one('section.question [data-key="8"]'))
    mila.press("Answer")
    hands.read()

    expect(mila.one(PAWN)).to_have_attribute("data-at", "0")
    expect(mila.one(f"{BOARD} :is([data-pale], [data-trail])")).to_have_count(0)


def test_a_die_is_chosen_and_looked_at_before_it_is_rolled(
    mila: Person, server: LocalServer
) -> None:
    alone(mila, server, "intermediate")
    rings, notes = mila.one(f"{BOARD} [data-ring]"), mila.one(f"{BOARD} [data-reach]")
    mila.touch(mila.one("[data-card=R4]"))
    mila.page.mouse.move(0, 0)
    expect(rings).to_have_count(4)
    expect(notes).to_have_text(["25\N{NBSP}%"] * 4)
    Keys(mila).turn()
    expect(mila.one("[data-card=R4]")).to_be_visible()
    expect(rings).to_have_count(0)

    mila.keys("2")

    expect(mila.one("[data-card=R12]")).to_have_attribute("aria-pressed", "true")
    expect(rings).to_have_count(12 + 5)
    expect(mila.one(f"{BOARD} [data-reach].aside").first).to_have_text("2 back")
    expect(mila.button("Roll the d12")).to_be_visible()
    mila.keys("F1")
    mila.sees("go around the board, → forward", "make the move you have chosen, like Enter")


def test_arrows_lead_round_the_track(mila: Person, server: LocalServer) -> None:
    alone(mila, server)
    mila.one(f'{BOARD} [data-cell="0"]').focus()

    for key, there in (("ArrowRight", "1"), ("ArrowLeft", "0"), ("ArrowLeft", "34"), ("Home", "0")):
        mila.keys(key)
        expect(mila.one(f"{SQUARE}:focus")).to_have_attribute("data-cell", there)
    expect(mila.one("[data-note]")).to_have_count(0)
    mila.keys("i")
    expect(mila.one("[data-note]")).to_have_attribute("data-note", "0")


def test_a_finger_magnifies_five_squares_and_chooses_among_them(
    phone: Person, server: LocalServer
) -> None:
    alone(phone, server)
    Hands(phone).roll()
    goal = phone.one(f"{SQUARE}[aria-pressed]").first
    number = int(goal.get_attribute("data-cell") or "")

    goal.tap(force=True)
    near = phone.one("[data-lens] [data-near]")
    expect(near).to_have_count(5)
    assert [str((number + step) % 35) for step in range(-2, 3)] == [
        each.get_attribute("data-near") for each in near.all()
    ]
    expect(goal).to_have_attribute("aria-pressed", "false")
    near.nth(2).tap()

    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(near).to_have_count(0)
    assert [] == faults(phone)


@pytest.mark.parametrize("many", [2, 5])
def test_pawns_of_one_square_stand_apart(mila: Person, server: LocalServer, many: int) -> None:
    players = [f"here {name}" for name in ("Mila", "Noor", "Sofia", "Ben", "Ana")[:many]]
    table = server.table(FAMILY, *players, variant="basic", options=OPTIONS, start=True)
    mila.go(table.path)
    expect(mila.one(PAWN)).to_have_count(many)

    spots = {each.get_attribute("style") for each in mila.one(PAWN).all()}

    assert many == len(spots)


def test_what_is_proposed_is_out_of_the_way(mila: Person, server: LocalServer) -> None:
    alone(mila, server)

    expect(mila.button("Propose a level or the end")).to_have_count(0)
    mila.press("More choices")
    mila.press("Propose a level or the end")
    mila.touch(mila.one('[data-face="L:1=2"]'))
    mila.press("Propose it")

    mila.sees("level 2")
