"""Partial games of Pytagora with fixed deals and rolls."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from abaculus.games.pytagora import GAMES
from tests.browser.person import Person
from tests.browser.pytagora.equalities import FAMILY
from tests.browser.server import LocalServer

DEAL = ("deal:1:1123669-*/", "deal:2:0022355++*")
"""Mila has more 1s, so she starts."""
WRITING = (*DEAL, "0 roll", "die:double")
WRITTEN = (*WRITING, "0 h0,0:3-1=2", "draw:1:468+")
"""Now Noor must roll, and 3 − 1 = 2 is on the table."""
CONTINUING = (*WRITTEN, "1 roll", "die:cont")
PHASES = {
    "before the die": DEAL,
    "with a face to choose": (*DEAL, "0 roll", "die:choose"),
    "with a piece to take": (*DEAL, "0 roll", "die:steal"),
    "with an equality to write": WRITING,
    "with a second one to write": (*DEAL, "0 roll", "die:two", "0 h0,0:3-1=2"),
    "with one to continue": CONTINUING,
}
JUDGED = (*WRITTEN, "1 roll", "die:double")
"""Noor may write; she holds 0 0 2 2 3 5 5 + + and ×."""


def record(
    *events: str,
    variant: str = FAMILY,
    names: tuple[str, ...] = ("Mila", "Noor"),
    **options: object,
) -> str:
    """A partial game with events such as `deal:1:1122334+-*` or `0 roll`."""
    lines = ["abaculus record 1", f"game: {FAMILY}", f"variant: {variant}"]
    by = next(game.info.rules for game in GAMES if game.info.id == variant)
    lines += [f"rules: {by}", f"option players: {len(names)}"]
    lines += [f"option {key}: {value}" for key, value in options.items()]
    lines += [f"seat {seat}: person, {name}" for seat, name in enumerate(names)]
    lines += ["result: unfinished", ""]
    whole = [event if event[:2] in ("0 ", "1 ") else f"- {event}" for event in events]
    lines += [f"{number} 0 {event}" for number, event in enumerate(whole, 1)]
    return "\n".join(lines) + "\n"


def take_screen(person: Person, shown: Locator) -> None:
    """Wait for what should be shown, opening the curtain if there is one."""
    curtain = person.one("[data-curtain] button")
    expect(curtain.or_(shown).first).to_be_visible()
    if curtain.count():
        person.touch(curtain)
    expect(shown).to_be_visible()


def sit(person: Person, server: LocalServer, *events: str, **options: Any) -> str:
    """Continue such an opening; returns the table."""
    place = server.open_record(record(*events, **options))
    person.go(place.path)
    take_screen(person, person.button("Continue"))
    person.press("Continue")
    expect(person.one(".hand [data-piece], [data-little] [data-piece]").first).to_be_visible()
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()
    return place.table
