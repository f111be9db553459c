"""Signs of every numeral system come with the page, whatever fonts a device has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.practising import Examiner, answer, start, verdict

FACES = {
    "blue.arabic/AR1": "Noto Sans Arabic",
    "blue.maya/MY1": "Noto Sans Mayan Numerals",
    "blue.egyptian/EG1": "Noto Sans Egyptian Hieroglyphs",
    "blue.babylonian/BA1": "Noto Sans Cuneiform",
    "blue.chinese/CH1": "Chocolate Classical Sans",
    "numeral.roman/RO2": "Lexend",
    "numeral.binary/BI1": "Lexend",
}
"""A preset of each system, and the bundled face of its signs."""
SPACE = "STIX Two Math"
"""The face of the key that begins a new place."""


def faces(person: Person, places: str) -> dict[str, bool]:
    """The fonts that were really drawn with there, and whether the page brought them."""
    person.page.evaluate("document.body.offsetHeight && document.fonts.ready.then(() => true)")
    line: Any = person.context.new_cdp_session(person.page)
    for domain in ("DOM", "CSS"):
        line.send(f"{domain}.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    found = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": places})["nodeIds"]
    assert found
    drawn = [line.send("CSS.getPlatformFontsForNode", {"nodeId": node}) for node in found]
    return {font["familyName"]: font["isCustomFont"] for one in drawn for font in one["fonts"]}


@pytest.mark.parametrize("place", FACES)
def test_tiles_and_verdicts_are_drawn_in_the_bundled_faces(
    mila: Person, house: House, place: str
) -> None:
    start(mila, place)
    tiles = faces(mila, ".key span")
    tiles.pop(SPACE, None)

    answer(mila, Examiner(house, mila).right)
    verdict(mila, "right")

    assert {FACES[place]: True} == tiles
    assert {True} == set(faces(mila, "[data-verdict=right], [data-verdict=right] *").values())
