"""Beside the table of Pytagora: looking back, the rules, the referee, and axe everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equality_input
from tests.browser.pytagora.equalities import FAMILY, parse_placement
from tests.browser.pytagora.openings import JUDGED, PHASES, WRITING, WRITTEN, record, sit
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults


def finish(server: LocalServer) -> str:
    """A game that Mila has won by 4."""
    end = (*WRITTEN, "1 roll", "die:double", "1 pass")
    text = record(*end, target=10)
    text = text.replace("result: unfinished", "result: end-left; places 0, 1; scores 5 0")
    number = text.count("\n", text.index("\n\n")) - 1
    return server.open_record(f"{text}{number} 0 1 leave\n").table


def test_a_game_is_reviewed_and_the_best_line_is_shown(mila: Person, server: LocalServer) -> None:
    table = finish(server)

    mila.go(f"/t/{table}").press("Look back")
    mila.page.get_by_role("slider", name="Turn").fill("1")
    mila.sees(re.compile("Turn 1 of"))

    expect(mila.one("[data-best]")).to_contain_text("uses all your pieces and scores 21 points")
    expect(mila.one(".pieces .ghost").first).to_be_visible()


def test_the_rules_have_a_table_to_try(mila: Person) -> None:
    mila.go(f"/rules/{FAMILY}")
    board = mila.page.get_by_label("A position to try").first
    board.scroll_into_view_if_needed()

    board.locator("[data-place][data-piece]").first.click()
    board.locator("[data-plane]").click(position={"x": 30, "y": 30})

    expect(board.locator("[data-verdict]")).not_to_contain_text("Lay pieces and see")


def test_the_referee_judges_a_line_and_finds_a_better_one(mila: Person) -> None:
    mila.go(f"/referee/{FAMILY}")
    mila.page.get_by_text("Write it as text").click()
    mila.page.get_by_label(re.compile("^Position")).fill("h0,0:4*3=8+4;v1,-1:2*3=6")
    mila.page.get_by_role("textbox", name=re.compile("^Move")).fill("h0,3:1[6]/4=7-3")
    mila.press("Judge it")
    mila.sees(re.compile("is legal: 11 points"))
    mila.page.get_by_role("textbox", name=re.compile("^Move")).fill("h0,3:1[6]/4=7-2")
    mila.press("Judge it")
    mila.sees(re.compile("is 4"))

    mila.choose("Your question", "What is best?")
    mila.page.get_by_label(re.compile("^Position")).fill("h0,0:6+1=7")
    mila.page.get_by_role("textbox", name="Rack").fill("922-")
    mila.press("Find the best")

    expect(mila.one(".answer .verdict--yes").first).to_contain_text("5 points")
    expect(mila.page.get_by_label("A position to try")).to_be_visible()


# for everybody


def a_true_line(person: Person, server: LocalServer) -> None:
    sit(person, server, *JUDGED)
    equality_input.lay_by_hand(person, parse_placement("v0,0:[3]+2=5"))
    expect(person.one("[data-verdict=yes]")).to_be_visible()


def a_wrong_line(person: Person, server: LocalServer) -> None:
    sit(person, server, *JUDGED)
    equality_input.lay_by_hand(person, parse_placement("h0,5:3+2=2"))
    expect(person.one("[data-verdict=no]")).to_be_visible()


def faces(person: Person, server: LocalServer) -> None:
    sit(person, server, *PHASES["with a face to choose"])


def taking(person: Person, server: LocalServer) -> None:
    sit(person, server, *PHASES["with a piece to take"])
    person.touch(person.one("[data-prompt=steal] button"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def buying(person: Person, server: LocalServer) -> None:
    sit(person, server, *WRITING)
    equality_input.otherwise(person, "buy")
    expect(person.page.get_by_role("dialog")).to_be_visible()


STATES = (a_true_line, a_wrong_line, faces, taking, buying)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.replace("_", " "))
def test_axe_finds_nothing_in_the_light_nor_in_the_dark(
    mila: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(mila, server)

    light = faults(mila)
    mila.page.emulate_media(color_scheme="dark")
    expect(mila.one("html[data-theme=dark]")).to_be_attached()

    assert ([], []) == (light, faults(mila))


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__.replace("_", " "))
def test_axe_finds_nothing_on_a_phone(
    phone: Person, server: LocalServer, state: Callable[[Person, LocalServer], None]
) -> None:
    state(phone, server)

    assert [] == faults(phone)
