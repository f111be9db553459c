"""What is sent: nothing of others' hands, nothing to other hosts, and not much."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import meet, next_of_two, wait_until_level

FIRST_PAGE = 150_000
"""Bytes sent, fonts included."""


def find_chips(received: str, seat: int) -> list[str]:
    """Every mention of a chip or place of a seat's rack, and every draw sent openly."""
    return re.findall(rf"r{seat}:.:\d|rack{seat}", received)


def test_no_chip_of_the_others_rack_is_ever_sent(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    options = {**chips.SHORT, "chips": "calcussimo-100", "rack_size": 7}
    meet(mila, noor, server, chips.FAMILY, options=options)
    for _ in range(4):
        player, _other = next_of_two(mila, noor)
        chips.play_once(server, player, options=options)
    wait_until_level(mila, noor)

    seen = [person.received_text() for person in (mila, noor)]

    for seat, name in enumerate(("Mila", "Noor")):
        own, other = seen[seat], seen[1 - seat]
        assert find_chips(own, seat), "the search finds chips where they may be"
        assert [] == find_chips(other, seat)
        draws = re.findall(rf'"name":"{name}"}}," draws ([^"]*)\."', other)
        open_draws = [draw for draw in draws if draw.endswith("to see who starts")]
        hidden = [draw for draw in draws if draw not in open_draws]
        assert hidden, "the search finds draws"
        assert set(hidden) <= {"one chip", *(f"{count} chips" for count in range(2, 8))}
        assert len(hidden) == len(re.findall("You draw ", own)), "only one's own draws are sent"


def test_a_hidden_throw_is_not_sent_before_all_have_thrown(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    options = {"rounds": 1, "seconds": 0}
    meet(mila, noor, server, "pebbles", variant="morra", options=options)

    mila.press("Throw 3, guess 7")
    mila.sees("You throw 3 and guess 7")
    noor.sees("has thrown")
    before = noor.received_text()
    noor.press("Throw 4, guess 5")
    noor.sees("Mila wins")

    secret = re.compile("guess(ed)? 7")
    labels = re.compile(r'"label":\["Throw \d, guess \d+"\]')
    assert [] == secret.findall(labels.sub("", before))
    assert secret.findall(labels.sub("", noor.received_text())), (
        "the search finds it once it is shown"
    )


def test_no_request_leaves_the_server(mila: Person, server: LocalServer) -> None:
    table = server.table(chips.FAMILY, "here Mila", "bot 1", options=chips.SHORT, start=True)
    for path in ("/", f"/new/{chips.FAMILY}", f"/rules/{chips.FAMILY}", "/settings", table.path):
        mila.go(path)
        expect(mila.one("h1, .hand").first).to_be_visible()

    hosts = {urlsplit(address).netloc for address in mila.requested if "://" in address}

    assert {urlsplit(server.url).netloc} == hosts


def test_the_first_page_is_light(somebody: Callable[..., Person], server: LocalServer) -> None:
    mila = somebody(server, is_new=True)
    session: Any = mila.context.new_cdp_session(mila.page)
    session.send("Network.enable")
    weights: list[float] = []

    def weigh(event: Any) -> None:
        weights.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", weigh)

    mila.go("/")
    mila.sees("What shall we play?", "Pebbles")
    mila.page.wait_for_load_state("networkidle")
    mila.page.evaluate("document.fonts.ready.then(() => true)")

    assert weights
    assert sum(weights) <= FIRST_PAGE


def test_a_page_over_plain_http_needs_no_secure_context(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    link = own_server.share()
    table = own_server.table("pebbles", "here Mila", "link")
    mila = somebody(own_server)

    mila.go(f"{link}{table.path}")
    mila.press("Put a bot here")
    mila.press("Start the game")
    mila.sees("Your turn. Mark an empty square.")

    assert mila.page.evaluate("isSecureContext") is False
