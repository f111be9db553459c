"""The museum: rooms with instruments and numerals, each to be tried."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.numeral_tiles import compose
from tests.browser.person import Person
from tests.browser.practice import reach
from tests.browser.server import LocalServer
from tests.browser.test_accessibility import faults

SEVEN = {
    "mayan": "▬●●",
    "egyptian": "𓏺𓏺𓏺𓏺𓏺𓏺𓏺",
    "roman": "VII",
    "babylonian": "𒁹𒁹𒁹𒁹𒁹𒁹𒁹",
    "chinese": "七",
    "arabic-indic": "٧",
    "binary": "111",
}
"""The first number that every room asks for."""
ROOMS = (*SEVEN, "slide-rule", "bones", "numbers")
WINDOWS: dict[str, dict[str, Any]] = {
    "laptop": {},
    "phone": {"width": 390, "height": 844, "is_phone": True},
    "dark": {"is_dark": True},
}

UNLIKE = ("", "mayan", "bones")
"""Looked at in every window; the others, which are like one of them, on a phone."""
LOOKED_AT = [
    (room, window)
    for room in ("", *ROOMS)
    for window in WINDOWS
    if room in UNLIKE or window == "phone"
]


def multiply(person: Person) -> None:
    """329 × 7 with the bones: keys on a laptop, a finger on a phone."""
    person.go("/museum/bones").sees("Work out 329 × 7 with the bones.")
    if person.is_phone:
        for digit in "329":
            if not person.one(f'[data-lay="{digit}"]').is_visible():
                person.press("Change bones")
            person.touch(person.one(f'[data-lay="{digit}"]'))
        person.touch(person.one('[data-row="7"]'))
    else:
        for key in ("3", "2", "9", *("ArrowDown",) * 7):
            person.keys(key)
    expect(person.page.get_by_role("img", name="Row 7: 2 1, 1 4, 6 3")).to_be_visible()


def test_the_museum_is_reached_from_the_home_page(mila: Person) -> None:
    mila.go("/").page.get_by_role("region", name="Also here").get_by_role(
        "link", name="Museum"
    ).click()

    mila.sees("Museum of calculating")
    for room in ROOMS:
        expect(mila.one(f'a[href="/museum/{room}"]')).to_be_visible()


@pytest.mark.parametrize("system", ["mayan", "roman", "babylonian"])
def test_a_number_is_tried_in_every_room_by_keys_alone(mila: Person, system: str) -> None:
    mila.go(f"/museum/{system}").sees("Make 7.")
    compose(mila, SEVEN[system])
    mila.keys("Enter")
    expect(mila.one("[data-verdict=right]")).to_be_visible()

    mila.keys("Enter")

    mila.sees("Make 20.")
    expect(mila.one("[data-verdict]")).to_have_count(0)


def test_a_reading_of_the_slide_rule_is_judged(mila: Person) -> None:
    mila.go("/museum/slide-rule").sees("Work out 1.8 × 3 with the slide rule.")
    reading = mila.page.get_by_label("Your reading")
    reading.fill("54")
    reading.press("Enter")
    expect(mila.one("[data-verdict=wrong]")).to_be_visible()

    reading.fill("5.5")
    reading.press("Enter")
    expect(mila.one("[data-verdict=right]")).to_be_visible()

    reading.press("Enter")
    mila.sees("Work out 7 × 4 with the slide rule.")


def test_a_wrong_number_is_reported(mila: Person) -> None:
    mila.go("/museum/roman").sees("Make 7.")
    compose(mila, "VIII")
    mila.keys("Enter")

    expect(mila.one("[data-verdict=wrong]")).to_be_visible()


def test_there_is_no_room_of_another_name(mila: Person) -> None:
    mila.go("/museum/runes").sees("There is nothing here")


def test_a_product_is_read_off_the_bones_by_keys_alone(mila: Person) -> None:
    multiply(mila)
    reach_box(mila)
    for digit in "3032":
        mila.keys(digit)
    reach(mila, "Is it right?")
    mila.keys("Enter")

    mila.sees("Yes: 329 × 7 = 2303.")


def reach_box(person: Person) -> None:
    """With the tabulator, to the box on the right."""
    for _ in range(40):
        person.keys("Tab")
        if person.page.evaluate("document.activeElement.dataset.box") == "0":
            return
    raise AssertionError("the boxes are out of reach")


def test_a_product_is_read_off_the_bones_with_a_finger(phone: Person) -> None:
    multiply(phone)
    for place, digit in enumerate("3032"):
        phone.one(f'[data-box="{place}"]').fill(digit)
    phone.press("Is it right?")

    phone.sees("Yes: 329 × 7 = 2303.")


def test_sums_and_carries_are_shown_to_learners_only(mila: Person) -> None:
    multiply(mila)
    mila.sees("6 + 4 = 10", "carry 1")

    mila.page.get_by_role("switch", name="Show the steps").click()

    mila.sees_not("6 + 4 = 10", "carry 1")


def test_bones_are_put_in_another_order_and_taken_off(mila: Person) -> None:
    multiply(mila)
    mila.one('[data-head="0"]').focus()
    mila.keys("ArrowRight")
    expect(mila.page.get_by_role("img", name="Row 7: 1 4, 2 1, 6 3")).to_be_visible()

    mila.one('[data-head="2"]').drag_to(mila.one('[data-head="0"]'))
    expect(mila.page.get_by_role("img", name="Row 7: 6 3, 1 4, 2 1")).to_be_visible()

    mila.one('[data-row="7"]').focus()
    mila.keys("Backspace")
    expect(mila.page.get_by_role("img", name="Row 7: 6 3, 1 4")).to_be_visible()


def test_a_number_is_found_in_seven_ways(mila: Person) -> None:
    mila.go("/museum/numbers").page.get_by_label("Find a number").fill("198")
    mila.sees("198 in seven ways", "9 × 20 + 18", "3 × 60 + 18")

    mila.page.get_by_label("Find a number").fill("241")

    mila.sees("The table goes from 1 to 240.")


@pytest.mark.parametrize(("room", "window"), LOOKED_AT)
def test_nothing_stands_in_anybodys_way(
    somebody: Callable[..., Person], server: LocalServer, room: str, window: str
) -> None:
    person = somebody(server, **WINDOWS[window])
    if room == "bones":
        multiply(person)
    else:
        person.go(f"/museum/{room}".rstrip("/"))
        expect(person.page.get_by_role("heading").nth(1)).to_be_visible()
    if room == "numbers":
        person.sees(re.compile("in seven ways"))

    assert [] == faults(person)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
