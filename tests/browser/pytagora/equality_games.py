"""Whole turns and games of equalities."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.pytagora.equalities import FAMILY, SHORT, Placed, line
from tests.browser.pytagora.equality_input import (
    give_up_turn,
    lay_by_hand,
    lay_by_keys,
    otherwise,
    press,
    write,
)
from tests.browser.server import Json
from tests.browser.tables import OVER, is_over, next_player

STATE = """() => [
    ...[...document.querySelectorAll('[data-prompt]')].map((one) => one.dataset.prompt).sort(),
    document.querySelector('.seat.is-turn')?.dataset.seat,
    document.querySelectorAll('.move-list-area .move-list > li').length,
    document.querySelector('[data-curtain]')?.dataset.curtain,
    !!document.querySelector('[data-result]'),
].join(' ')"""

Lays = Callable[[Person, list[Placed]], None]


def do_next(
    person: Person,
    variant: str = FAMILY,
    options: Json = SHORT,
    lays: Lays = lay_by_hand,
) -> str:
    """Do what is asked now and wait for all its results; returns what it was."""
    by_keys = lays is lay_by_keys
    asked = str(
        person.one(".buttons .primary, [data-prompt=face]").first.get_attribute("data-prompt")
    )
    if asked == "lay":
        asked = _compose(person, line(person, variant, options), lays)
    elif asked == "face":
        cards = person.one("[data-card]:not([aria-disabled=true])")
        press(person, cards.last, by_keys=by_keys)
    elif asked == "steal":
        press(person, person.one("[data-prompt=steal] button"), by_keys=by_keys)
        piece = person.page.get_by_role("dialog").locator("[data-piece]").first
        press(person, piece, by_keys=by_keys)
    else:
        press(person, person.one(f'[data-prompt="{asked}"] button'), by_keys=by_keys)
    person.wait_until_settled()
    return asked


def _compose(person: Person, pieces: list[Placed], lays: Lays) -> str:
    by_keys = lays is lay_by_keys
    if pieces:
        lays(person, pieces)
        write(person, by_keys=by_keys)
        return "write"
    if "second" in person.one("[data-verdict]").inner_text():
        otherwise(person, "done", by_keys=by_keys)
        return "done"
    give_up_turn(person, by_keys=by_keys)
    return "pass"


def play_to_the_end(
    *people: Person, variant: str = FAMILY, options: Json = SHORT, lays: Lays = lay_by_hand
) -> list[str]:
    """Let the player to move act until the game is over; returns what was done."""
    done: list[str] = []
    for _ in range(150):
        player = next_player(people)
        if player is None:
            return done
        done.append(do_next(player, variant, options, lays))
    raise AssertionError("the game does not end")


def pass_and_play(
    phone: Person, variant: str = FAMILY, options: Json = SHORT, lays: Lays = lay_by_hand
) -> set[str]:
    """Play with a shared screen; returns whose pieces were shown."""
    seen: set[str] = set()
    for _ in range(150):
        expect(phone.one(f".hand [data-piece], .hand [data-pile], {OVER}").first).to_be_visible()
        if is_over(phone):
            return seen
        seen |= set(
            phone.one(".hand [data-piece]").evaluate_all(
                "pieces => pieces.map((piece) => piece.dataset.piece[1])"
            )
        )
        do_next(phone, variant, options, lays)
    raise AssertionError("the game does not end")
