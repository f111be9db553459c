"""An intermediate game: a challenge, the nonagon, a medal, and who is quicker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.mathematicus.heptagon_play import FAMILY, OPTIONS, Board, Hands, figures
from tests.browser.mathematicus.transcripts import record_game, sit
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import LINES, next_player, wait_until_over
from tests.browser.test_accessibility import faults

TAPPED: Final = {"deck": "custom", "pack": OPTIONS["pack"], "window_s": 0}
"""On the real board, where challenges take what time they need."""
EUCLID: Final = ("R12", "5", "F", "2:C-", "GO", "A:7", "E")
ARCHIMEDES: Final = ("R12", "10", "F", "1:C-", "GO", "A:7", "E")
HYPATIA_AND_GAUSS: Final = (
    *("R12", "10", "F", "2:C-", "GO", "A:7"),
    *("K12", "10", "F", "2:C-", "GO", "A:7", "E"),
)
KHWARIZMI_AND_A_MEDAL: Final = ("R12", "10", "F", "1:C-", "GO", "A:7", "K12", "1", "F", "E")
LANDED: Final = ("R4", "4", "F")
"""Mila comes to 29, where the half that she lacks may be won."""
FIGHT: Final = (*EUCLID, *ARCHIMEDES, *HYPATIA_AND_GAUSS, *KHWARIZMI_AND_A_MEDAL, *LANDED)
CHALLENGE: Final = "[data-prompt=challenge] button"


def test_challenge_nonagon_and_medal_end_an_intermediate_game(
    mila: Person, server: LocalServer
) -> None:
    names = ("Mila", "Noor")
    sit(mila, server, record_game(*FIGHT, names=names, variant="intermediate", options=TAPPED))
    hands = Hands(mila)

    mila.touch(mila.one(CHALLENGE))
    hands.answer()
    expect(mila.one("[data-verdict=right]")).to_be_visible()
    hands.read()
    mila.sees("Your nonagon is complete! Choose a figure.")
    assert ["N:A<2", "N:K<2", "N:T"] == [
        each.get_attribute("data-card")
        for each in mila.one("[data-prompt=nonagon] li button").all()
    ]
    assert [] == faults(mila)
    mila.touch(mila.one("[data-card='N:A<2']"))
    mila.wait_until_settled()
    assert ["EAHG", "K"] == [figures(mila, f'[data-seat="{seat}"]') for seat in range(2)]
    hands.end()
    mila.press("Play a Fields Medal")
    mila.touch(mila.one("[data-face='M:T']"))
    mila.press("Take it")

    wait_until_over(mila)
    mila.sees("Mila wins")
    places = "[data-result] ol > li:nth-child({})"
    assert ["EAHG", "KT"] == [figures(mila, places.format(place)) for place in (1, 2)]


class HeldConnection:
    """Somebody's connection, on which the server's messages can be held back for a while."""

    def __init__(self, person: Person) -> None:
        self._held: list[str | bytes] = []
        self._is_held = False
        self._here: WebSocketRoute | None = None
        person.page.route_web_socket("**/*", self._join)

    def _join(self, here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        self._here = here
        there.on_message(self._arrive)

    def _arrive(self, message: str | bytes) -> None:
        if self._is_held or self._here is None:
            self._held.append(message)
        else:
            self._here.send(message)

    def hold(self) -> None:
        """Deliver nothing from now on."""
        self._is_held = True

    def release(self) -> None:
        """Deliver what was held back, in its order."""
        self._is_held = False
        while self._held and self._here is not None:
            self._here.send(self._held.pop(0))


def test_second_simultaneous_challenger_keeps_the_token(
    mila: Person, noor: Person, somebody: Callable[..., Person], server: LocalServer
) -> None:
    sofia = somebody(server)
    people = (mila, noor, sofia)
    options = {**OPTIONS, "window_s": 0}
    table = server.table(
        FAMILY, "here Mila", "link", "link", variant="intermediate", options=options
    )
    connections = {person: HeldConnection(person) for person in people}
    mila.go(table.path)
    for person, name in ((noor, "Noor"), (sofia, "Sofia")):
        person.go(server.join(table.table, name).path)
        person.sees("Waiting for the host")
    mila.press("Start the game")
    first = next_player(people)
    assert first is not None
    hands = Board(first)
    hands.roll()
    hands.go()
    quick, slow = (person for person in people if person is not first)
    expect(quick.one(CHALLENGE)).to_be_visible()
    expect(slow.one(CHALLENGE)).to_be_visible()

    connections[slow].hold()
    quick.touch(quick.one(CHALLENGE))
    expect(first.one("section.question")).to_be_visible()
    slow.touch(slow.one(CHALLENGE))
    connections[slow].release()

    slow.sees("someone was quicker")
    tokens = [f'[data-seat="{people.index(one)}"] [data-tally=c]' for one in (quick, slow)]
    expect(slow.one(tokens[0])).to_contain_text("0")
    expect(slow.one(tokens[1])).to_contain_text("1")
    expect(slow.one(f"{LINES} >> text=challenges")).to_have_count(1)
