"""Signs of every numeral system come with the page, whatever fonts a device has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.practice import Examiner, answer, start, verdict
from tests.browser.server import LocalServer

FACES = {
    "blue.arabic/AR1": {"Noto Sans Arabic"},
    "blue.maya/MY1": set[str](),
    "blue.egyptian/EG1": set[str](),
    "blue.babylonian/BA1": {"Noto Sans Cuneiform"},
    "blue.chinese/CH1": {"Chocolate Classical Sans"},
    "numeral.roman/RO2": {"STIX Two Math"},
    "numeral.binary/BI1": {"Lexend"},
}
"""A preset of each system, and the bundled faces of its tiles; the others are drawn."""
TABLE = {
    "mayan": "Noto Sans Mayan Numerals",
    "egyptian": "Noto Sans Egyptian Hieroglyphs",
    "roman": "STIX Two Math",
    "babylonian": "Noto Sans Cuneiform",
    "chinese": "Chocolate Classical Sans",
    "arabic-indic": "Noto Sans Arabic",
    "binary": "Lexend",
}
"""The one face in which the table sets all 240 numbers of a system."""
BLANK = "Lexend"
"""The face of the blank between two columns."""


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
    mila: Person, server: LocalServer, place: str
) -> None:
    start(mila, place)
    tiles = faces(mila, "[data-tile] .piece, [data-tile] .piece *")

    answer(mila, Examiner(server, mila).right)
    verdict(mila, "right")

    assert dict.fromkeys(FACES[place], True) == tiles
    assert {True} == set(faces(mila, "[data-verdict=right], [data-verdict=right] *").values())


@pytest.mark.parametrize("system", TABLE)
def test_all_table_numbers_are_covered_by_one_bundled_font(mila: Person, system: str) -> None:
    mila.go("/museum/numbers").sees("164 in seven ways")

    drawn = faces(mila, f"td.{system}, td.{system} *")
    if system == "babylonian":
        drawn.pop(BLANK)

    assert {TABLE[system]: True} == drawn
