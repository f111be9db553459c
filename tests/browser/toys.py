"""How the two toy games are played."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.tables import OVER


def mark(*marks: tuple[Person, str]) -> None:
    """Mark squares, each by its own person."""
    for person, square in marks:
        expect(free(person, square)).to_be_visible()
        free(person, square).click()
        expect(person.one(f'.pieces [data-piece$="{square}"]')).to_be_attached()


def free(person: Person, square: str) -> Locator:
    """A square that can be marked now."""
    return person.one(f'[data-cell="{square}"].free')


def mark_by_keys(person: Person, square: str) -> None:
    """Reach the board by Tab and the square by arrows, then press Enter."""
    expect(free(person, square)).to_be_visible()
    person.page.evaluate("document.activeElement?.blur()")
    for _ in range(40):
        person.keys("Tab")
        here = person.one("[data-cell]:focus")
        if here.count():
            break
    at = str(person.one("[data-cell]:focus").get_attribute("data-cell"))
    right, down = ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1])
    person.keys(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    person.keys(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down), "Enter")
    expect(person.one(f'.pieces [data-piece$="{square}"]')).to_be_attached()


def play_to_the_end(person: Person) -> None:
    """Take whatever can be taken until the game is over."""
    for _ in range(30):
        choices = person.one(".cell.free, [data-prompt^=throw] button")
        expect(choices.or_(person.one(OVER)).first).to_be_visible()
        if person.one(OVER).count():
            return
        choices.first.click()
        person.wait_until_settled()
    raise AssertionError("the game does not end")
