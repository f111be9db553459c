"""Play on a painted board: every space offers a choice of question, every answer is 7."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.questions import CARD, FAMILY, FIELD, GO_ON
from tests.browser.server import LocalServer
from tests.browser.tables import is_over

BOARD: Final = "[data-painted]"
SPACE: Final = f"{BOARD} [data-cell]"
PAWN: Final = f"{BOARD} [data-piece]"
ROW: Final = "[data-goal]"
ROLL: Final = "[data-prompt=roll] button"
CHOSEN: Final = "[data-prompt=go] button, [data-prompt=start] button"
CHOICE: Final = "[data-card]"
_MOST: Final = 200
"""More touches than any test needs."""
_PICKS: Final = {
    "id": "picks",
    "outer": ["PICK"] * 12,
    "inner": ["PICK"] * 6,
    "radians": [{"outer": 1, "inner": 1, "spaces": ["PICK"]}],
}
_SEVENS: Final = {
    "pack": {"id": "sevens", "title": "Sevens", "licence": "CC0-1.0"},
    "items": [
        {
            "id": f"seven-{category.lower()}",
            "grade": "6",
            "category": category,
            "prompt": "How much is {=n+7} minus {n}?",
            "vars": {"n": "10..99"},
            "answer": "n+7-n",
        }
        for category in "ENG"
    ],
}


def sit(person: Person, server: LocalServer, *names: str, **options: Any) -> str:
    """Start a game on one screen that three right answers win; returns the table's address."""
    chosen = {
        "target": 1,
        "question_seconds": 0,
        "board": json.dumps(_PICKS),
        "pack": json.dumps(_SEVENS),
        "own_questions": True,
    }
    players = [f"here {name}" for name in names]
    variant = "solo" if len(names) == 1 else "token"
    table = server.table(FAMILY, *players, variant=variant, options=chosen | options, start=True)
    person.go(table.path)
    expect(person.one(SPACE).first).to_be_visible()
    return table.path


class Hands:
    """Plays by touch; subclasses use other input."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.picked = 0

    def play(self) -> list[str]:
        """Play to the end and dismiss the last verdict; returns what was done, one word each."""
        done: list[str] = []
        while not is_over(self.person) or self.person.one(GO_ON).count():
            done.append(self.act())
            assert len(done) < _MOST, done[-20:]
        return done

    def act(self) -> str:
        """Do the next thing."""
        person = self.person
        ways: dict[str, tuple[str, Callable[[], None]]] = {
            "read": (GO_ON, self.go_on),
            "answered": (FIELD, self.answer),
            "picked": (CHOICE, self.pick),
            "rolled": (ROLL, self.roll),
            "went": (ROW, self.go),
            "began": (CHOSEN, self.begin),
        }
        anything = person.one(", ".join([*(part for part, _ in ways.values()), "[data-result]"]))
        expect(anything.filter(visible=True).first).to_be_visible()
        for name, (part, way) in ways.items():
            if person.one(part).filter(visible=True).count():
                way()
                person.wait_until_settled()
                return name
        return "over"

    def press(self, part: Locator) -> None:
        """Touch a part of the page."""
        self.person.touch(part)

    def roll(self) -> None:
        """Press the die in the middle, which is also the button."""
        self.press(self.person.one(f"{BOARD} [data-die][role=button]"))

    def begin(self) -> None:
        """Choose a space on the board, then press the button that names it."""
        self.press(self.person.one('[data-cell="O05"]'))
        self.press(self.person.button("Start on space 5"))

    def go(self) -> None:
        """Press the second destination on the board twice: to choose it, then to move."""
        goal = self.person.one(f"{SPACE}[aria-pressed]").last
        self.press(goal)
        expect(goal).to_have_attribute("aria-pressed", "true")
        self.press(goal)

    def pick(self) -> None:
        """Pick a category the seat to move lacks."""
        empty = self.person.one(".seat.is-turn [data-tally]").filter(has_text="0").first
        kind = empty.get_attribute("data-tally")
        self.press(self.person.one(f'[data-card="{kind}"]'))

    def answer(self) -> None:
        """Press the keys of the card."""
        self.press(self.person.one(f'{CARD} [data-key="7"]'))
        self.press(self.person.button("Answer"))

    def go_on(self) -> None:
        """Dismiss the verdict."""
        self.press(self.person.one(GO_ON))


class Rows(Hands):
    """Chooses destinations in the list below the board."""

    def go(self) -> None:
        """Press a row, then the button that names its destination."""
        row = self.person.one(ROW).last
        self.press(row)
        expect(row).to_have_attribute("aria-pressed", "true")
        self.press(self.person.one("[data-prompt=go] button"))


class Keys(Hands):
    """Plays with the keyboard only."""

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        self.person.keys(*names)

    def roll(self) -> None:
        """Press the main button by Enter."""
        self.person.page.evaluate("document.activeElement?.blur()")
        self.keys("Enter")

    def begin(self) -> None:
        """Reach the board by Tab and a space by arrows; Enter chooses and moves."""
        self._tab_to(SPACE)
        first = self._at()
        self.keys("ArrowRight")
        assert first != self._at()
        self.keys("Enter", "Enter")

    def go(self) -> None:
        """Choose a destination by its number."""
        self.person.page.evaluate("document.activeElement?.blur()")
        self.keys("2")
        expect(self.person.one(f'{ROW}[aria-pressed="true"]')).to_have_attribute("data-goal", "2")
        self.keys("Enter")

    def pick(self) -> None:
        """Reach the first card by Tab, and then the others."""
        empty = self.person.one(".seat.is-turn [data-tally]").filter(has_text="0").first
        self._tab_to(f'[data-card="{empty.get_attribute("data-tally")}"]')
        self.keys("Enter")

    def answer(self) -> None:
        """Type into the field."""
        expect(self.person.one(FIELD)).to_be_focused()
        self.keys("7", "Enter")

    def go_on(self) -> None:
        """Press the continue button, which has the focus."""
        expect(self.person.one(GO_ON)).to_be_focused()
        self.keys("Enter")

    def _at(self) -> str:
        return str(self.person.one(f"{SPACE}:focus").get_attribute("data-cell"))

    def _tab_to(self, part: str) -> None:
        for _ in range(60):
            if self.person.one(f"{part}:focus").count():
                return
            self.keys("Tab")
        raise AssertionError(f"Tab does not lead to {part}")
