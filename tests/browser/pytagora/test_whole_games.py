"""Pytagora, Basic and Pro from the first move to the result, by hand, by finger and by keys."""

from __future__ import annotations

import re

from tests.browser.person import Person
from tests.browser.pytagora import equality_games, equality_input
from tests.browser.pytagora.equalities import FAMILY, SHORT, SHORT_BASIC
from tests.browser.server import LocalServer
from tests.browser.tables import meet, wait_until_over


def test_a_game_against_a_bot_is_played_with_the_mouse(mila: Person, server: LocalServer) -> None:
    table = server.table(FAMILY, "here Mila", "bot 2", options=SHORT, start=True)

    mila.go(table.path)
    done = equality_games.play_to_the_end(mila, lays=equality_input.lay_by_dragging)

    wait_until_over(mila)
    assert "roll" in done, "everybody has a turn; whether it brings an equality is chance"
    mila.sees(re.compile("wins by|draw|share"), "Look back", "Play again")


def test_two_people_play_basic_in_two_browsers(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    meet(mila, noor, server, FAMILY, variant="basic", options=SHORT_BASIC)

    done = equality_games.play_to_the_end(mila, noor, variant="basic", options=SHORT_BASIC)

    wait_until_over(mila, noor)
    assert 4 == len(done), "two turns each, and no die"


def test_two_people_share_a_phone_and_see_all_pieces(phone: Person, server: LocalServer) -> None:
    players = ("here Mila", "here Noor")
    table = server.table(FAMILY, *players, variant="pro", options=SHORT, start=True)

    phone.go(table.path)
    seen = equality_games.pass_and_play(phone, "pro")

    wait_until_over(phone)
    assert {"0", "1"} == seen


def test_a_whole_game_needs_no_mouse(mila: Person, server: LocalServer) -> None:
    table = server.table(FAMILY, "here Mila", "bot 1", options=SHORT, start=True)

    mila.go(table.path)
    equality_games.play_to_the_end(mila, lays=equality_input.lay_by_keys)

    wait_until_over(mila)
