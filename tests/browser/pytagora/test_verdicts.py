"""What the referee says to an equality while it is laid, and what can be done about it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equalities, equality_input
from tests.browser.pytagora.equalities import MINE, WRITES, parse_placement
from tests.browser.pytagora.openings import JUDGED, sit
from tests.browser.server import LocalServer

REFUSALS = {
    "sides that differ": (
        ("h0,5:3+2=2",),
        ("3 + 2 is 5, not 2", "3 + 2 = 2", "until both are worth the same"),
    ),
    "a neighbour": (("h0,1:5=5",), ("Your 5 at 0,1 would be next to the 3", "Leave an empty cell")),
    "a number that grows": (("v0,1:3=2",), ("33 is not 2", "33 = 2", "until both are worth")),
    "a zero in front": (("h0,5:5=05",), ("A number does not start with 0. Write 5 instead",)),
    "a times nothing": (
        ("h0,5:0*5=0",),
        ("“0 × 5”: you may not multiply by 0", "Choose other numbers"),
    ),
    "two signs side by side": (("h0,5:5+*2=2",), ("after + you need a number, not ×",)),
    "two equals signs": (("h0,5:5=5=2",), ("exactly one =, but you used 2",)),
    "one more side": (("h5,0:=2+0",), ("only when the die shows …=C. Write a new one",)),
    "not in a line": (("h0,5:5", "h2,6:5"), ("not in one row or one column", "Move them into")),
}


def test_a_true_equality_is_counted_piece_by_piece(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *JUDGED)

    equality_input.lay_by_hand(mila, parse_placement("v0,0:[3]+2=5"))

    mila.sees("True: both sides are 5.", "3 + 2 = 5", "1 crossing, at the 3", "+ counts double")
    strip = mila.one(".strip li > b")
    expect(strip).to_have_text(["1", "1", "1", "0", "1"], use_inner_text=True)
    expect(mila.one("[data-prompt=lay]")).to_have_text("Write it for 6 points")
    equality_input.write(mila)
    expect(mila.one(".seat[data-seat='1']")).to_contain_text("6")


@pytest.mark.parametrize("kind", REFUSALS)
def test_a_wrong_equality_is_explained_and_nothing_is_lost(
    mila: Person, server: LocalServer, kind: str
) -> None:
    lines, sentences = REFUSALS[kind]
    sit(mila, server, *JUDGED)
    held = equalities.hand(mila)
    pieces = [piece for line in lines for piece in parse_placement(line)]

    equality_input.lay_by_hand(mila, pieces)

    expect(mila.one("[data-verdict=no]")).to_be_visible()
    for sentence in sentences:
        expect(mila.one("[data-verdict]")).to_contain_text(sentence)
    expect(mila.one(WRITES)).to_have_attribute("aria-disabled", "true")
    for _ in pieces:
        mila.press("Take back")
    expect(mila.one(MINE)).to_have_count(0)
    assert held == equalities.hand(mila)


def test_half_an_equality_is_no_mistake(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *JUDGED)

    equality_input.lay_by_hand(mila, parse_placement("h0,5:5+3"))
    mila.sees("So far 8. Now add = and another side.")
    equality_input.lay_by_hand(mila, parse_placement("h3,5:="))

    mila.sees("One side is 8. Now make the other.")
    expect(mila.one("[data-verdict=wait]")).to_be_visible()


def test_uncrossed_equality_is_refused_if_crossing_is_required(
    mila: Person, server: LocalServer
) -> None:
    sit(mila, server, *JUDGED, must_connect="on")

    equality_input.lay_by_hand(mila, parse_placement("h0,5:5=5"))

    expect(mila.one("[data-verdict=no]")).to_contain_text("cross")


def test_why_opens_the_rule_beside_the_table(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *JUDGED)
    equality_input.lay_by_hand(mila, parse_placement("h0,1:5=5"))

    mila.press("Show the rule")

    drawer = mila.page.get_by_role("dialog")
    expect(drawer.locator("#rule-6\\.4")).to_be_in_viewport()


def test_a_piece_is_carried_to_another_cell_and_back(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *JUDGED)
    equality_input.lay_by_dragging(mila, parse_placement("h0,3:5"))

    carry(mila, "0,3", "2,4")
    expect(mila.one('[data-cell="2,4"]')).to_have_attribute("aria-label", re.compile("5, yours"))
    carry(mila, "2,4", None)

    expect(mila.one(MINE)).to_have_count(0)
    assert "5" in equalities.hand(mila)


def carry(person: Person, start: str, goal: str | None) -> None:
    """A laid piece from cell to cell, or back to the rack."""
    come, there = equality_input.point(person, start), goal and equality_input.point(person, goal)
    assert come is not None
    rack = person.one(".hand").bounding_box()
    assert rack is not None
    person.page.mouse.move(*come)
    middle = rack["x"] + rack["width"] / 2, rack["y"] + rack["height"] / 2
    equality_input.carry_to(person, *(there or middle))
