"""Whole games on a painted board: by clicks, by taps, by keys alone."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from tests.browser.mathmetrics.board_play import PAWN, SPACE, Hands, Keys, Rows, sit
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over
from tests.browser.test_accessibility import faults


def test_a_game_of_two_by_clicks_on_the_board(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "Mila", "Jonas")
    assert [] == faults(mila)

    done = Counter(Hands(mila).play())

    wait_until_over(mila)
    assert 2 == done["began"]
    assert 5 == done["answered"], "the first player needs three turns, the other has two"
    assert done["answered"] == done["read"]
    assert [] == faults(mila)


def test_a_game_by_taps_on_a_phone(phone: Person, server: LocalServer) -> None:
    sit(phone, server, "Mila", "Jonas")
    assert [] == faults(phone)

    done = Counter(Rows(phone).play())

    wait_until_over(phone)
    assert 5 == done["answered"]


def test_a_game_by_keys_alone(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "Mila")

    done = Counter(Keys(mila).play())

    wait_until_over(mila)
    assert (1, 3) == (done["began"], done["answered"])


def test_each_piece_stands_on_the_board_with_its_initial(mila: Person, server: LocalServer) -> None:
    sit(mila, server, "Mila", "Jonas")
    hands = Hands(mila)
    while mila.one(PAWN).count() < 2:
        hands.act()

    expect(mila.one(PAWN)).to_have_count(2)
    assert {"M", "J"} == {text.strip() for text in mila.one(PAWN).all_text_contents()}
    shared = mila.one(f'{SPACE}[data-cell="O05"]').get_attribute("aria-label") or ""
    assert "Mila’s piece" in shared
    assert "Jonas’s piece" in shared
