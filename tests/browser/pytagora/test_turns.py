"""A turn of Pytagora: the die, what it asks for, and what else can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equalities, equality_games, equality_input
from tests.browser.pytagora.equalities import MINE, WRITES, parse_placement, written_lines
from tests.browser.pytagora.openings import CONTINUING, DEAL, PHASES, WRITING, sit
from tests.browser.server import LocalServer


def test_the_die_is_rolled_by_pressing_it(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *DEAL)

    mila.one("[data-die] button").click()

    expect(mila.one("[data-die] p > b")).not_to_have_text("The blue die")
    expect(mila.one(".move-list-area")).to_contain_text("rolls: ")


def test_a_face_is_chosen_and_two_equalities_are_written(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *PHASES["with a face to choose"])

    expect(mila.one("[data-card=cont]")).to_have_attribute("aria-disabled", "true")
    mila.one("[data-card=two]").click()
    equality_input.lay_by_hand(mila, parse_placement("h0,0:3-1=2"))
    equality_input.write(mila)
    mila.sees("Write a second equality, or stop here.")
    equality_input.lay_by_dragging(mila, parse_placement("h0,2:6=6"))
    equality_input.write(mila)

    assert "3-1=2;6=6" == ";".join(written_lines(mila))
    expect(mila.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_a_second_equality_can_be_left_out(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *PHASES["with a second one to write"])

    equality_input.otherwise(phone, "done")

    expect(phone.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_a_piece_is_taken_from_someone(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *PHASES["with a piece to take"])
    before = equalities.hand(phone)

    phone.touch(phone.one("[data-prompt=steal] button"))
    phone.touch(phone.page.get_by_role("dialog").locator('[data-piece="r1:5:1"]'))

    expect(phone.one('.hand [data-piece="r0:5:1"]')).to_be_visible()
    assert sorted((*before, "5")) == sorted(equalities.hand(phone))


def test_an_equality_is_continued_behind_its_end(mila: Person, server: LocalServer) -> None:
    sit(mila, server, *CONTINUING)

    equality_input.focus_table(mila)
    mila.keys("=", "2")
    expect(mila.one(f"{WRITES}:not([aria-disabled])")).to_be_visible()
    mila.keys("Enter")

    expect(mila.one(MINE)).to_have_count(0)
    assert ["3-1=2=2"] == written_lines(mila)


def test_two_pieces_are_bought(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *WRITING)

    equality_input.otherwise(phone, "buy")
    sheet = phone.page.get_by_role("dialog")
    off = sheet.get_by_role("button", name="Buy both for 5 points")
    expect(off).to_have_attribute("aria-disabled", "true")
    phone.touch(sheet.locator('[data-face="7"]'))
    phone.touch(sheet.locator('[data-face="+"]'))
    phone.touch(off)

    expect(phone.one('.hand [data-piece="r0:7:1"]')).to_be_visible()
    expect(phone.one('.hand [data-piece="r0:+:1"]')).to_be_visible()
    expect(phone.one(".seat[data-seat='0']")).to_contain_text("−5")


def test_a_pass_is_asked_twice(phone: Person, server: LocalServer) -> None:
    sit(phone, server, *WRITING)

    equality_input.otherwise(phone, "pass")
    question = phone.page.get_by_role("dialog", name="End your turn without writing an equality?")
    expect(question).to_be_visible()
    phone.press("Keep playing")
    expect(question).to_have_count(0)
    moves = phone.one(".move-list-area").inner_text()
    equality_input.give_up_turn(phone)

    assert "passes" not in moves
    expect(phone.one(".seat[data-seat='1'].is-turn")).to_be_visible()


def test_more_pieces_are_drawn_or_not_where_a_table_asks(mila: Person, server: LocalServer) -> None:
    deal = ("deal:1:1111233669", "deal:2:0022355++*", "0 roll", "die:double", "0 pass")
    sit(mila, server, *deal, topup="ask")

    mila.press("Draw one more symbol")
    expect(mila.one(".hand [data-piece]")).to_have_count(11)
    mila.press("Enough")

    expect(mila.one(".seat[data-seat='1'].is-turn")).to_be_visible()


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_is_there_again_after_loading(
    mila: Person, server: LocalServer, phase: str
) -> None:
    sit(mila, server, *PHASES[phase])
    before = mila.page.evaluate(equality_games.STATE), equalities.hand(mila), written_lines(mila)

    mila.page.reload()
    expect(mila.one(".hand [data-piece]").first).to_be_visible()

    after = mila.page.evaluate(equality_games.STATE), equalities.hand(mila), written_lines(mila)
    assert before == after
