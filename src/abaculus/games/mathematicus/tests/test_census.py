"""What is counted in the census is what the rules taken literally allow."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.testing.census import census, possible_events, reach_position, read_positions

POSITIONS = {position.name: position for position in read_positions(Path(__file__).parents[1])}
NEXT = {
    "blue-pick": "Q:1 Q:2 Q:3 Q:4 Q:5 Q:6 Q:7 Q:8 Q:9 U:end L:1=3",
    "first-turn": "R4 R12 P U:end L:1=2 L:2=2 U:end L:1=2 L:2=2",
    "open-question": "A~50 A! GO X U:end L:1=2 #GO",
    "prime-score": "F B P U:end L:1=2",
    "thirteen": "H:A H:B O U:end L:1=2 #OUT_objection",
    "window": (
        "C C- U:end L:1=2 L:2=2 L:3=2 C C- U:end L:1=2 L:2=2 L:3=2 "
        "U:end L:1=2 L:2=2 L:3=2 #OUT_window"
    ),
}
"""What comes next, read off the rules."""


@pytest.mark.parametrize("name", NEXT)
def test_everything_that_can_happen_is_listed(name: str) -> None:
    position = POSITIONS[name]
    game = Mathematicus(position.variant)
    state, now = reach_position(game, position)

    texts = [
        game.notation.write(state, event).text.replace(" ", "_")
        for event in possible_events(game, state, now)
    ]

    assert NEXT[name].split() == texts
    assert position.counts == census(game, state, len(position.counts), now)


def test_every_position_is_read_off_the_rules() -> None:
    assert set(NEXT) == set(POSITIONS)
