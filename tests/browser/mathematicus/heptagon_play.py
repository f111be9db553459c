"""Play Mathematicus on the heptagon: every roll leads to a question, every answer is 7."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import Person

FAMILY: Final = "mathematicus"
BOARD: Final = "[data-painted]"
SQUARE: Final = f"{BOARD} [data-cell]"
PAWN: Final = f"{BOARD} [data-piece]"
FIELD: Final = "section.question input"
GO_ON: Final = ".on button"
ROW: Final = "[data-goal]"
_QUESTIONS: Final = {
    "halves": {"A": [3, 5, 7, 11, 13], "B": [13, 17, 19, 29, 31]},
    "squares": [
        {"theme": "theme-unit", "role": "chance" if number == 0 else "question"}
        if number not in range(10, 16)
        else {"theme": "theme-unit", "role": "figure", "figure": "EAHKGT"[number - 10]}
        for number in range(35)
    ],
}
"""A board on which every roll of the d4 from the start leads to a question."""
SEVENS: Final = {
    "pack": {"id": "sevens", "title": "Sevens", "licence": "CC0-1.0"},
    "items": [
        {
            "id": "seven",
            "level": 1,
            "prompt": "How much is {=n+7} minus {n}?",
            "vars": {"n": "10..99"},
            "answer": "n+7-n",
            "secs": 60,
        }
    ],
}
"""Every answer is 7."""
OPTIONS: Final = {
    "board": json.dumps(_QUESTIONS),
    "deck": "custom",
    "pack": json.dumps(SEVENS),
}


def figures(person: Person, place: str) -> str:
    """The figures in a part of the page."""
    held = person.one(f"{place} [data-kind=slot]:not(.none)")
    return "".join(each.get_attribute("data-tally") or "" for each in held.all())


class Hands:
    """Plays by clicks or taps; the d4 is rolled once in each turn."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def turn(self) -> None:
        """Take one turn: roll, move forward, answer, read the verdict and end the turn."""
        self.roll()
        self.go()
        self.answer()
        self.read()
        self.end()

    def roll(self) -> None:
        """Choose the d4, then roll it."""
        self.person.touch(self.person.one("[data-card=R4]"))
        self.person.press("Roll the d4")
        self.person.wait_until_settled()

    def go(self) -> None:
        """Choose the square ahead, then confirm."""
        row = self.person.one(ROW).first
        self.person.touch(row)
        expect(row).to_have_attribute("aria-pressed", "true")
        self.person.touch(self.person.one("[data-prompt=walk] button"))
        self.person.wait_until_settled()

    def begin(self) -> None:
        """Start the clock after reading the question."""
        self.person.press("Start")
        self.person.wait_until_settled()

    def answer(self, key: str = "7") -> None:
        """Start the clock and press a key of the card."""
        self.begin()
        self.person.touch(self.person.one(f'section.question [data-key="{key}"]'))
        self.person.press("Answer")
        self.person.wait_until_settled()

    def read(self) -> None:
        """Dismiss the verdict."""
        self.person.touch(self.person.one(GO_ON))
        self.person.wait_until_settled()

    def end(self) -> None:
        """End the turn."""
        self.person.press("End my turn")
        self.person.wait_until_settled()


class Board(Hands):
    """Plays on the board itself."""

    def go(self) -> None:
        """Press the square ahead twice: to choose it, then to move."""
        goal = self.person.one(f"{SQUARE}[aria-pressed]").last
        self.person.touch(goal)
        expect(goal).to_have_attribute("aria-pressed", "true")
        self.person.touch(goal)
        self.person.wait_until_settled()


class Keys(Hands):
    """Plays with the keyboard only."""

    def roll(self) -> None:
        """Choose the die by a digit and roll it by a letter."""
        expect(self.person.one("[data-card=R4]")).to_be_visible()
        self.person.keys("4", "r")
        self.person.wait_until_settled()

    def go(self) -> None:
        """Move forward by a letter."""
        expect(self.person.one(ROW).first).to_be_visible()
        self.person.page.evaluate("document.activeElement?.blur()")
        self.person.keys("f", "Enter")
        self.person.wait_until_settled()

    def answer(self, key: str = "7") -> None:
        """Start the clock by Enter, then type into the field."""
        expect(self.person.one("[data-prompt=go] button")).to_be_focused()
        self.person.keys("Enter")
        expect(self.person.one(FIELD)).to_be_focused()
        self.person.keys(key, "Enter")
        self.person.wait_until_settled()

    def read(self) -> None:
        """Press the continue button, which has the focus."""
        expect(self.person.one(GO_ON)).to_be_focused()
        self.person.keys("Enter")
        self.person.wait_until_settled()

    def end(self) -> None:
        """Press the main button by Enter."""
        expect(self.person.button("End my turn")).to_be_visible()
        self.person.page.evaluate("document.activeElement?.blur()")
        self.person.keys("Enter")
        self.person.wait_until_settled()
