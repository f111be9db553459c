"""Compose numerals from tiles, by keys or with a finger."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.browser.person import Person

PLACES: Final = "1234567890-="
"""The keys of the tiles in a tray, in order."""
IN_PLACES: Final = ("mayan", "babylonian")
_FIRST_STOREY: Final = 0x1D2E0


def surface(person: Person, number: int = 0) -> Locator:
    """The area where tiles are laid; if there are several, the one with this number."""
    return person.one("[data-composing]").nth(number)


def compose(person: Person, text: str) -> None:
    """Compose a numeral from its text; several results are separated by commas."""
    for number, one in enumerate(re.split("[;,]", text)):
        lay(person, one.strip(), number)


def lay(person: Person, text: str, number: int = 0) -> None:
    """Compose one numeral."""
    where = surface(person, number)
    system = where.get_attribute("data-composing") or ""
    places = text.split(" ") if system in IN_PLACES else [text]
    above = where.locator("[data-well]").count() - len(places)
    if number or person.is_phone:
        _to(person, where.locator("[data-well]").last)
    for place, signs in enumerate(places):
        _choose(person, where, place + above)
        for sign in "".join(map(_tiles, signs)):
            press(person, where, sign)


def press(person: Person, where: Locator, sign: str) -> None:
    """Lay a tile: by the key of its place in the tray, or with a finger."""
    if person.is_phone:
        person.touch(where.locator(f'[data-tile="{sign}"]'))
        return
    tray = where.locator("[data-tile]").evaluate_all("all => all.map((one) => one.dataset.tile)")
    key = sign if set(tray) == {"0", "1"} else PLACES[tray.index(sign)]
    person.keys(key)


def _choose(person: Person, where: Locator, well: int) -> None:
    wells = where.locator("[data-well]")
    if wells.count() == 1:
        return
    if person.is_phone:
        _to(person, wells.nth(well))
        return
    for _ in range(wells.count()):
        person.keys("ArrowUp")
    for _ in range(well):
        person.keys("ArrowDown")


def _to(person: Person, well: Locator) -> None:
    if person.is_phone:
        person.touch(well)
    else:
        well.focus()


def _tiles(sign: str) -> str:
    """A whole Mayan level as its dots and bars."""
    digit = ord(sign) - _FIRST_STOREY
    return "●" * (digit % 5) + "▬" * (digit // 5) if 0 < digit < 20 else sign
