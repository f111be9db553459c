"""How two people meet at a table, who must move, and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import BEAT, Person
from tests.browser.server import LocalServer, Place
from tests.browser.windows import PATIENCE

OVER = "[data-result]"
LINES = ".move-list-area .move-list > li"
"""The move list."""


def meet(host: Person, guest: Person, server: LocalServer, family: str, **more: Any) -> Place:
    """Let Noor join Mila's table by its link; the game starts on both screens."""
    table = server.table(family, "here Mila", "link", **more)
    host.go(table.path)
    guest.go(server.join(table.table, "Noor").path)
    guest.sees("Waiting for the host")
    host.press("Start the game")
    guest.sees_not("Waiting for the host")
    expect(host.button("Start the game")).to_have_count(0)
    return table


def is_over(person: Person) -> bool:
    """Whether the result is on the page."""
    return person.one(OVER).count() > 0


def next_player(people: Sequence[Person]) -> Person | None:
    """Wait for one of these people, given from seat 0 on; None: the game is over.

    Only the player's own page is sure: another one may be a move behind.
    """
    for _ in range(PATIENCE // BEAT):
        for seat, person in enumerate(people):
            if is_over(person):
                return None
            if person.one(f'.seat.is-turn[data-seat="{seat}"]').count():
                return person
        people[0].page.wait_for_timeout(BEAT)
    raise AssertionError("nobody here is to play, and the game is not over")


def next_of_two(host: Person, guest: Person) -> tuple[Person, Person]:
    """The player to move, and the other."""
    player = next_player((host, guest))
    assert player is not None, "the game is over"
    return player, guest if player is host else host


def wait_until_level(*people: Person) -> None:
    """Wait until every page shows the same number of moves."""
    most = max(person.one(LINES).count() for person in people)
    for person in people:
        expect(person.one(LINES)).to_have_count(most)


def wait_until_over(*people: Person) -> None:
    """Wait until everyone sees the result."""
    for person in people:
        expect(person.one(OVER)).to_be_visible()
