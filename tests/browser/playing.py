"""Who is to play, and how a game is over."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.people import Person

OVER = "[data-result]"


def is_over(person: Person) -> bool:
    """Whether the result is on the page."""
    return person.one(OVER).count() > 0


def next_player(people: Sequence[Person]) -> Person | None:
    """Waits for one of these, who sit in this order from seat 0; None: the game is over."""
    turns = [f'.seat.is-turn[data-seat="{seat}"]' for seat in range(len(people))]
    first = people[0]
    expect(first.one(", ".join([OVER, *turns])).first).to_be_visible()
    if is_over(first):
        return None
    seat = next(seat for seat, turn in enumerate(turns) if first.one(turn).count())
    expect(people[seat].one(turns[seat])).to_be_visible()
    return people[seat]


def over(*people: Person) -> None:
    """Waits until everybody sees the result."""
    for person in people:
        expect(person.one(OVER)).to_be_visible()
