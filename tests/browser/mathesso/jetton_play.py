"""Playing with strewn jettons as people do who remember everything they have seen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import House

FAMILY = "mathesso"
GROUND = "[data-ground]"
JETTON = f"{GROUND} [data-cell]"
NAMED = re.compile(r"^(?P<place>[a-z]\d+), (?P<face>.*), (?P<side>covered|turned)(, won)?$")
"""What a reader says of a jetton."""

Turn = Callable[[str], None]


def sit(person: Person, house: House, variant: str = "atto", **options: object) -> str:
    """Begins a game for one and waits for its jettons; gives the table's address."""
    table = house.table(FAMILY, "here Mila", variant=variant, options=options, start=True)
    person.go(table.path)
    expect(person.one(JETTON).first).to_be_visible()
    return table.path


def names(person: Person) -> list[str]:
    """What a reader finds on the table, one jetton after the other."""
    found: list[str] = person.one(JETTON).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def faces(person: Person, side: str) -> dict[str, str]:
    """What is told of each place that is covered, or turned."""
    told = [NAMED.match(name) for name in names(person)]
    assert all(told), names(person)
    return {one["place"]: one["face"] for one in told if one and one["side"] == side}


def jetton(person: Person, place: str) -> str:
    """What is told of one place, once it is turned."""
    part = person.one(f'{GROUND} [data-cell="{place}"]')
    expect(part).to_have_attribute("aria-label", re.compile("turned"))
    told = NAMED.match(part.get_attribute("aria-label") or "")
    assert told
    return told["face"]


def middle(person: Person) -> str:
    """A covered place somewhere in the middle."""
    places = list(faces(person, "covered"))
    return places[len(places) // 2]


class Memory:
    """Every face that was seen, and where."""

    def __init__(self) -> None:
        self.seen: dict[str, str] = {}

    def choose(self, covered: dict[str, str], up: tuple[str, str] | None) -> str:
        """The partner of what is up or of a known pair; otherwise something new."""
        known = {place: face for place, face in self.seen.items() if place in covered}
        if up is not None:
            partner = next((place for place, face in known.items() if face == up[1]), None)
            return partner or next(place for place in covered if place not in known)
        faces = list(known.values())
        pair = next((place for place, face in known.items() if faces.count(face) > 1), None)
        return pair or next(place for place in covered if place not in known)


def play(person: Person, turn: Turn, cover: Callable[[], None]) -> int:
    """Plays to the end; gives how many turns it took."""
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
    """With a finger or with the mouse, where it lies."""
    cell = person.one(f'{GROUND} [data-cell="{place}"]')
    box, before = cell.bounding_box(), None
    while box != before:  # a page that is still being laid out moves it from under the finger
        person.drawn()
        box, before = cell.bounding_box(), box
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.is_phone:
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)
