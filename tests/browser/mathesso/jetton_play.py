"""Play with scattered jettons, remembering everything seen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import LocalServer

FAMILY = "mathesso"
GROUND = "[data-ground]"
JETTON = f"{GROUND} [data-cell]"
NAMED = re.compile(r"^(?P<place>[a-z]\d+), (?P<face>.*), (?P<side>covered|turned)(, won)?$")
"""A jetton as a screen reader reads it."""

Turn = Callable[[str], None]


def sit(person: Person, server: LocalServer, variant: str = "atto", **options: object) -> str:
    """Start a game for one and wait for its jettons; returns the table's address."""
    table = server.table(FAMILY, "here Mila", variant=variant, options=options, start=True)
    person.go(table.path)
    expect(person.one(JETTON).first).to_be_visible()
    return table.path


def names(person: Person) -> list[str]:
    """What a screen reader finds on the table, jetton by jetton."""
    found: list[str] = person.one(JETTON).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def faces(person: Person, side: str) -> dict[str, str]:
    """The faces of the places that are covered, or turned."""
    found = [NAMED.match(name) for name in names(person)]
    assert all(found), names(person)
    return {one["place"]: one["face"] for one in found if one and one["side"] == side}


def jetton(person: Person, place: str) -> str:
    """The face of one place, once it is turned."""
    part = person.one(f'{GROUND} [data-cell="{place}"]')
    expect(part).to_have_attribute("aria-label", re.compile("turned"))
    match = NAMED.match(part.get_attribute("aria-label") or "")
    assert match
    return match["face"]


def middle(person: Person) -> str:
    """A covered place near the middle."""
    places = list(faces(person, "covered"))
    return places[len(places) // 2]


class Memory:
    """Every face that was seen, and where."""

    def __init__(self) -> None:
        self.seen: dict[str, str] = {}

    def choose(self, covered: dict[str, str], up: tuple[str, str] | None) -> str:
        """The partner of the open jetton or of a known pair; otherwise a new jetton."""
        known = {place: face for place, face in self.seen.items() if place in covered}
        if up is not None:
            partner = next((place for place, face in known.items() if face == up[1]), None)
            return partner or next(place for place in covered if place not in known)
        faces = list(known.values())
        pair = next((place for place, face in known.items() if faces.count(face) > 1), None)
        return pair or next(place for place in covered if place not in known)


def play(person: Person, turn: Turn, cover: Callable[[], None]) -> int:
    """Play to the end; returns the number of turns."""
    memory = Memory()
    turns = 0
    while covered := faces(person, "covered"):
        turns += 1
        first = memory.choose(covered, None)
        turn(first)
        memory.seen[first] = jetton(person, first)
        del covered[first]
        second = memory.choose(covered, (first, memory.seen[first]))
        turn(second)
        if len(covered) == 1:
            break
        memory.seen[second] = jetton(person, second)
        cover()
        expect(person.one(f"{GROUND} .up")).to_have_count(0)
    return turns


def touch(person: Person, place: str) -> None:
    """Touch a jetton with a finger or the mouse, once it has come to rest."""
    person.touch(person.one(f'{GROUND} [data-cell="{place}"]'))
