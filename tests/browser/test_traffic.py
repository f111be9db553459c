"""What goes over the line: nothing of others' hands, nothing to other hosts, and not much."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import House
from tests.browser.tables import level, meet, next_of_two

FIRST_PAGE = 150_000
"""Bytes over the line, fonts included."""


def find_chips(told: str, seat: int) -> list[str]:
    """Every mention of a chip or place of a seat's rack, and every draw told openly."""
    return re.findall(rf"r{seat}:.:\d|rack{seat}", told)


def test_no_chip_of_the_others_rack_is_ever_sent(mila: Person, noor: Person, house: House) -> None:
    options = {**chips.SHORT, "chips": "calcussimo-100", "rack_size": 7}
    meet(mila, noor, house, chips.FAMILY, options=options)
    for _ in range(4):
        player, _other = next_of_two(mila, noor)
        chips.play_once(house, player, options=options)
    level(mila, noor)

    seen = [person.told() for person in (mila, noor)]

    for seat, name in enumerate(("Mila", "Noor")):
        own, other = seen[seat], seen[1 - seat]
        assert find_chips(own, seat), "the search finds chips where they may be"
        assert [] == find_chips(other, seat)
        draws = re.findall(rf'"name":"{name}"}}," draws ([^"]*)\."', other)
        open_draws = [draw for draw in draws if draw.endswith("to see who starts")]
        hidden = [draw for draw in draws if draw not in open_draws]
        assert hidden, "the search finds draws"
        assert set(hidden) <= {"one chip", *(f"{count} chips" for count in range(2, 8))}
        assert len(hidden) == len(re.findall("You draw ", own)), "only one's own draws are told"


def test_a_hidden_throw_is_not_sent_before_all_have_thrown(
    mila: Person, noor: Person, house: House
) -> None:
    options = {"rounds": 1, "seconds": 0}
    meet(mila, noor, house, "pebbles", variant="morra", options=options)

    mila.press("Throw 3, guess 7")
    mila.sees("You throw 3 and guess 7")
    noor.sees("has thrown")
    before = noor.told()
    noor.press("Throw 4, guess 5")
    noor.sees("Mila wins")

    secret = re.compile("guess(ed)? 7")
    labels = re.compile(r'"label":\["Throw \d, guess \d+"\]')
    assert [] == secret.findall(labels.sub("", before))
    assert secret.findall(labels.sub("", noor.told())), "the search finds it once it is shown"


def test_no_request_leaves_the_server(mila: Person, house: House) -> None:
    table = house.table(chips.FAMILY, "here Mila", "bot 1", options=chips.SHORT, start=True)
    for path in ("/", f"/new/{chips.FAMILY}", f"/rules/{chips.FAMILY}", "/settings", table.path):
        mila.go(path)
        expect(mila.one("h1, .hand").first).to_be_visible()

    hosts = {urlsplit(address).netloc for address in mila.asked if "://" in address}

    assert {urlsplit(house.url).netloc} == hosts


def test_the_first_page_is_light(somebody: Callable[..., Person], house: House) -> None:
    mila = somebody(house, is_new=True)
    line: Any = mila.context.new_cdp_session(mila.page)
    line.send("Network.enable")
    weights: list[float] = []

    def weigh(told: Any) -> None:
        weights.append(told["encodedDataLength"])

    line.on("Network.loadingFinished", weigh)

    mila.go("/")
    mila.sees("What shall we play?", "Pebbles")
    mila.page.wait_for_load_state("networkidle")
    mila.page.evaluate("document.fonts.ready.then(() => true)")

    assert weights
    assert sum(weights) <= FIRST_PAGE


def test_a_page_over_plain_http_needs_no_secure_context(
    somebody: Callable[..., Person], own_house: House
) -> None:
    link = own_house.share()
    table = own_house.table("pebbles", "here Mila", "link")
    mila = somebody(own_house)

    mila.go(f"{link}{table.path}")
    mila.press("Put a bot here")
    mila.press("Start the game")
    mila.sees("Your turn. Mark an empty square.")

    assert mila.page.evaluate("isSecureContext") is False
