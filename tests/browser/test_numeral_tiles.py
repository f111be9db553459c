"""Numbers of other systems, composed of tiles: by keys, by finger and by dragging."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Response, expect

from tests.browser.numeral_tiles import compose, lay, press, surface
from tests.browser.person import Person
from tests.browser.practice import Examiner, answer, start, verdict
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults
from tests.browser.test_museum import WINDOWS

PLACES = {
    "mayan": "blue.maya/MY4",
    "egyptian": "blue.egyptian/EG4",
    "roman": "numeral.roman/RO2",
    "babylonian": "blue.babylonian/BA4",
    "chinese": "blue.chinese/CH3",
    "arabic-indic": "blue.arabic/AR1",
    "binary": "numeral.binary/BI4",
}
"""A preset of each system."""
LAID = {
    "mayan": ("𝋨 𝋤", "Two layers: 3 dots and 1 bar above, 4 dots below."),
    "egyptian": ("𓍢𓎆𓎆𓎆𓎆𓎆𓎆𓏺𓏺𓏺𓏺", "1 coil, then 6 arches, then 4 strokes."),
    "roman": ("CLXIV", "5 signs in a row."),
    "babylonian": (
        "𒁹𒁹 𒌋𒌋𒌋𒌋𒁹𒁹𒁹𒁹",
        "Two columns: 2 wedges on the left, 4 hooks and 4 wedges on the right.",
    ),
    "chinese": ("一百六十四", "5 signs in a row."),
    "arabic-indic": ("١٦٤", "3 signs in a row."),
    "binary": ("10100100", "8 signs in a row."),
}
"""164 in every system, a number that is in no question, and how its form is described."""
EVERYWHERE = """
() => document.documentElement.outerHTML.replace(/<(script|style|svg)[^]*?<\\/\\1>/g, '')
"""


def spoken_row(person: Person) -> Locator:
    """What a row is called aloud."""
    return surface(person).get_by_role("textbox").locator(".unseen")


@pytest.mark.parametrize("system", PLACES)
def test_a_number_is_composed_and_answered_by_keys_alone(
    mila: Person, server: LocalServer, system: str
) -> None:
    start(mila, PLACES[system])

    answer(mila, Examiner(server, mila).right)

    verdict(mila, "right")


@pytest.mark.long
@pytest.mark.parametrize("system", PLACES)
def test_a_number_is_composed_and_answered_with_a_finger(
    phone: Person, server: LocalServer, system: str
) -> None:
    start(phone, PLACES[system])

    answer(phone, Examiner(server, phone).right)

    verdict(phone, "right")


@pytest.mark.parametrize("system", PLACES)
def test_while_it_is_composed_only_its_form_is_reported(mila: Person, system: str) -> None:
    start(mila, PLACES[system])
    read: list[Response] = []
    mila.context.on("response", lambda response: read.append(response))
    text, form = LAID[system]

    with mila.page.expect_response(re.compile("/api/practice/read")):
        compose(mila, text)

    expect(surface(mila).locator(".form")).to_contain_text(form)
    shown = mila.page.evaluate(EVERYWHERE)
    sent = "".join(answer.text() for answer in read if "/api/" in answer.url)
    assert [] == re.findall(r"164|one hundred and|8 × 20", shown + sent)


def test_two_results_are_both_composed_of_tiles(mila: Person, server: LocalServer) -> None:
    start(mila, "numeral.roman/RO1")
    expect(mila.one("[data-composing=roman]")).to_have_count(2)
    expect(mila.one("[data-tile=X]")).to_have_count(1)

    answer(mila, Examiner(server, mila).right)

    verdict(mila, "right")


def test_letters_and_digits_that_are_signs_write_them(mila: Person) -> None:
    start(mila, PLACES["roman"])
    mila.keys("x")
    mila.keys("I")
    mila.keys("ArrowLeft")
    mila.keys("v")

    expect(spoken_row(mila)).to_have_text("3 signs: X, V, I.")
    mila.keys("Backspace")
    expect(spoken_row(mila)).to_have_text("2 signs: X, I.")


def test_a_storey_takes_no_fifth_dot_and_says_why(mila: Person) -> None:
    start(mila, PLACES["mayan"])
    lay(mila, "𝋤")
    press(mila, surface(mila), "●")

    mila.sees(re.compile("At most 4 dots and 3 bars"))
    expect(mila.page.get_by_role("radio", name="units: 4 dots")).to_be_checked()


def test_storey_without_its_shell_is_no_answer_and_costs_nothing(mila: Person) -> None:
    start(mila, PLACES["mayan"])
    mila.keys("ArrowUp")
    mila.keys("2")
    mila.keys("Enter")

    verdict(mila, "malformed")
    mila.keys("ArrowDown")
    mila.keys("1")
    mila.sees("Two layers: 1 dot above, the shell below.")


def test_an_empty_babylonian_column_counts_as_the_empty_place(
    mila: Person, server: LocalServer
) -> None:
    start(mila, PLACES["babylonian"])
    sixties, _ = Examiner(server, mila).right.split(" ")
    mila.keys("ArrowLeft")
    for _ in sixties:
        mila.keys("1")
    expect(mila.page.get_by_role("radio", name="units: empty")).to_be_visible()

    mila.keys("Enter")

    verdict(mila, "right")


def test_tiles_are_dragged_to_their_storey_and_off_again(mila: Person) -> None:
    start(mila, PLACES["mayan"])
    upper = surface(mila).locator("[data-well]").first
    mila.one('[data-tile="▬"]').drag_to(upper)
    expect(mila.page.get_by_role("radio", name="twenties: 1 bar")).to_be_checked()

    bar = upper.locator(".bar")
    expect(bar).to_have_count(1)  # the mark of the place it was dragged to is gone
    bar.drag_to(mila.one("#prompt"))

    expect(mila.page.get_by_role("radio", name="twenties: empty")).to_be_checked()


def test_a_tile_is_dragged_to_its_place_in_a_row(mila: Person) -> None:
    start(mila, PLACES["roman"])
    mila.keys("I")
    mila.keys("X")
    signs = surface(mila).locator("[data-first]")

    signs.nth(1).drag_to(signs.nth(0), target_position={"x": 2, "y": 10})

    expect(spoken_row(mila)).to_have_text("2 signs: X, I.")


@pytest.mark.parametrize(
    ("system", "window"),
    [*((system, "phone") for system in PLACES), ("mayan", "dark"), ("roman", "laptop")],
)
def test_nothing_stands_in_anybodys_way_at_a_tray(
    somebody: Callable[..., Person], server: LocalServer, system: str, window: str
) -> None:
    person = somebody(server, **WINDOWS[window])
    start(person, PLACES[system])
    compose(person, LAID[system][0])

    assert [] == faults(person)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
