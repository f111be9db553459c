"""What others may know of a hand: on another screen, and on the same one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora import equality_games
from tests.browser.pytagora.equalities import FAMILY, SHORT_BASIC
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two, wait_until_level


def test_hidden_racks_send_no_piece_to_the_opponent(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    options = {**SHORT_BASIC, "hidden_racks": True}
    meet(mila, noor, server, FAMILY, variant="basic", options=options)
    for _ in range(2):
        player, _other = next_of_two(mila, noor)
        equality_games.do_next(player, "basic", options)
    wait_until_level(mila, noor)

    seen = [person.received_text() for person in (mila, noor)]

    for seat, name in enumerate(("Mila", "Noor")):
        own, other = seen[seat], seen[1 - seat]
        assert find_pieces(own, seat), "the search finds pieces where they may be"
        assert [] == find_pieces(other, seat)
        draws = re.findall(rf'"name":"{name}"}}," draws ([^"]*)\."', other)
        assert draws, "the search finds draws"
        assert set(draws) <= {"one piece", *(f"{count} pieces" for count in range(2, 13))}
        assert len(draws) == len(re.findall("You draw ", own)), "only one's own draws are sent"


def find_pieces(received: str, seat: int) -> list[str]:
    """Every mention of a piece or place of a seat's hand."""
    return re.findall(rf'"r{seat}:[^"]+:\d+"|"rack{seat}', received)


def test_hidden_hands_on_one_screen_hang_behind_a_curtain(
    phone: Person, server: LocalServer
) -> None:
    options = {**SHORT_BASIC, "hidden_racks": True}
    players = ("here Mila", "here Noor")
    table = server.table(FAMILY, *players, variant="basic", options=options, start=True)

    phone.go(table.path)
    seen: set[str] = set()
    for _ in range(2):
        curtain = phone.one("[data-curtain]")
        seat = str(curtain.get_attribute("data-curtain"))
        assert [] == re.findall("r[01]:", phone.page.content()), "pieces behind the curtain"
        phone.touch(curtain.get_by_role("button"))
        expect(phone.one(".hand [data-piece]").first).to_be_visible()
        assert {seat} == set(re.findall("r([01]):", phone.page.content()))
        seen.add(seat)
        equality_games.do_next(phone, "basic", options)

    assert {"0", "1"} == seen


def test_open_hands_on_one_screen_need_no_curtain(phone: Person, server: LocalServer) -> None:
    players = ("here Mila", "here Noor")
    table = server.table(FAMILY, *players, variant="basic", options=SHORT_BASIC, start=True)

    phone.go(table.path)
    first = turn(phone)
    for seat in (first, 1 - first):
        expect(phone.one(f'.hand [data-piece^="r{seat}:"]').first).to_be_visible()
        expect(phone.one("[data-curtain]")).to_have_count(0)
        equality_games.do_next(phone, "basic", SHORT_BASIC)


def turn(person: Person) -> int:
    """The seat that is to play."""
    return int(str(person.one(".seat.is-turn").get_attribute("data-seat")))
