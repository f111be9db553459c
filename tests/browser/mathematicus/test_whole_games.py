"""Whole games of Mathematicus by two people at one screen, click by click, from the first roll."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.mathematicus.heptagon_play import (
    FAMILY,
    GO_ON,
    OPTIONS,
    ROW,
    SQUARE,
    Hands,
    figures,
)
from tests.browser.person import BEAT, Person
from tests.browser.server import LocalServer
from tests.browser.tables import OVER
from tests.browser.test_accessibility import faults
from tests.browser.windows import PATIENCE

REAL: Final = {"deck": "custom", "pack": OPTIONS["pack"]}
"""On the real board every answer is 7."""
_NEAR: Final = json.loads(OPTIONS["board"])
for _number, _square in enumerate(_NEAR["squares"][1:], 1):
    _square.pop("figure", None)
    _square["role"] = "medal"
    if _number <= 6:
        _square |= {"role": "figure", "figure": "EAHKGT"[_number - 1]}
NEAR: Final = {**REAL, "board": json.dumps(_NEAR)}
"""The six figures stand right after the start, and behind them every square has a medal."""
DICE: Final = "[data-card=K4], [data-card=K12], [data-card=R4]"
LAST: Final = "Right: you stay in."
"""Read before a question of the elimination."""


class Player(Hands):
    """Does whatever the page offers, one thing after another."""

    def step(self) -> bool:
        """Does what is to be done now; False: nothing is."""
        if self._sees(GO_ON):
            self.read()
        elif self._sees("[data-prompt=go] button"):
            is_last = self.person.page.get_by_text(LAST).count() > 0
            self.answer("8" if is_last else "7")
        elif self._sees(ROW):
            self.go()
        elif self._sees("[data-prompt=medal]"):
            self._take_figure()
        elif self._sees(DICE):
            self._roll()
        elif self._sees("[data-card]"):
            self._touch("[data-card]")
        elif self._sees("[data-prompt] button"):
            self._touch("[data-prompt] button")
        else:
            return False
        return True

    def _sees(self, part: str) -> bool:
        return self.person.one(part).filter(visible=True).count() > 0

    def _touch(self, part: str) -> None:
        """The last one: what declines or ends stands there."""
        self.person.touch(self.person.one(part).filter(visible=True).last)
        self.person.wait_until_settled()

    def _roll(self) -> None:
        """Looks at a die, then rolls it."""
        die = self.person.one(DICE).first
        self.person.touch(die)
        expect(die).to_have_attribute("aria-pressed", "true")
        self.person.touch(die)
        self.person.wait_until_settled()

    def _take_figure(self) -> None:
        """A medal brings the first figure that lies on the board."""
        self.person.touch(self.person.one("[data-prompt=medal]").first)
        self.person.touch(self.person.one("[data-face]:not([data-face*='<'])").first)
        self.person.press("Take it")
        self.person.wait_until_settled()


def plays_to_the_end(person: Person, server: LocalServer, options: dict[str, str]) -> None:
    """Two at one screen play until the result is on the page; all six figures are taken then."""
    players = ("here Mila", "here Noor")
    table = server.table(FAMILY, *players, variant="basic", options=options, start=True)
    person.go(table.path)
    expect(person.one(SQUARE).first).to_be_visible()
    player, idle = Player(person), 0
    while person.one(OVER).count() == 0:
        idle = 0 if player.step() else idle + 1
        assert idle < PATIENCE // BEAT, "nothing can be done, and the game is not over"
        if idle:
            person.page.wait_for_timeout(BEAT)
    first, second = (figures(person, f"{OVER} ol > li:nth-child({place})") for place in (1, 2))
    assert sorted("EAHKGT") == sorted(first + second)
    assert len(first) >= len(second)
    winner = person.one(f"{OVER} ol > li b").first.inner_text()
    expect(person.one(f"{OVER} h2")).to_contain_text(f"{winner} wins")


def test_two_people_play_a_whole_basic_game(mila: Person, server: LocalServer) -> None:
    plays_to_the_end(mila, server, NEAR)

    assert [] == faults(mila)
    mila.press("Look back")
    expect(mila.one("[data-asked]").first).to_contain_text("How much is")


@pytest.mark.long
def test_two_people_play_a_whole_basic_game_on_the_real_board(
    mila: Person, server: LocalServer
) -> None:
    plays_to_the_end(mila, server, REAL)
