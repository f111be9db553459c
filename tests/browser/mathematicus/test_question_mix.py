"""A mix for one seat: put together, refused in words, described, read back and played."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.mathematicus.heptagon_play import FAMILY
from tests.browser.person import Person
from tests.browser.test_accessibility import faults

MIX = "Retro, Challenges, ×2, Nonagon, Roman, Slide rule"


def elements(person: Person, name: str) -> Locator:
    """The list of a seat's own choice."""
    row = person.page.get_by_role("group", name=name, exact=True).filter(visible=True).last
    return row.get_by_role("combobox", name="Elements")


def switches(person: Person) -> Locator:
    """What is on in the dialog."""
    return person.page.get_by_role("switch", checked=True)


def flip(person: Person, *names: str) -> None:
    """Switches over by the space bar."""
    for name in names:
        person.page.get_by_role("switch", name=name, exact=True).focus()
        person.keys(" ")


def test_a_seat_plays_with_a_mix_of_its_own(mila: Person) -> None:
    mila.go(f"/new/{FAMILY}").press("Friend")
    mine = elements(mila, "Bot, level 3")
    mine.select_option("Intermediate")
    mine.focus()
    mila.keys("End")
    expect(switches(mila)).to_have_count(4)
    flip(mila, "Roman", "Slide rule", "Retro")
    alert = mila.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("Blue cards need the four intermediate elements")
    assert [] == faults(mila)
    flip(mila, "Retro")
    expect(alert).to_have_count(0)
    mila.press("Use this mix")
    expect(mine).to_be_focused()
    mila.press("Open the table")

    mila.sees(f"Elements: {MIX}")
    mila.press("Change the seats")
    elements(mila, "Bot, level 3").select_option("My own mix…")
    expect(switches(mila)).to_have_count(6)
    mila.keys("Escape")
    mila.press("Cancel")
    mila.press("Start the game")

    seat = mila.one(".seat[data-seat='1']")
    for part in ("some blue cards", "Roman numerals", "the slide rule"):
        expect(seat).to_contain_text(part)
