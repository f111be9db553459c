"""What is counted in the census is what the rules taken literally allow."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.tests.tables import OWN
from abaculus.kernel.registry import load_family
from abaculus.testing.census import possible_events, reach_position, read_positions

POSITIONS = {position.name: position for position in read_positions(load_family("mathesso").folder)}
ALL = "a1 a2 a3 a4 b1 b2 b3 b4"
NEXT = {
    "alone": f"{ALL} =",
    "backs-to-be-laid": "backs 1 1, backs 1 1",
    "clock-turns-a-one": "clock a1, clock a3, clock b1, clock b2, clock b3, clock b4",
    "equal-ones": "a1 a3 b2 b4",
    "extra-move": "b1 b2 b3 b4 = + =",
    "face-to-be-drawn": "b1[5>5 P5], b1[5>5 F5]",
    "first-jetton": f"{ALL} = =",
    "jetton-known-already": "b1[5>5 P5],",
    "last-pair": "b4 . = =",
    "looking": "ok, =, =, clock show",
    "lots": "lots 1 2, lots 2 1",
    "ones-decide": "a1 a3 b1 b2 b3 b4 clock",
    "only-marked-ones": "a2 a4 b1 b2 b3 b4 = =",
    "second-jetton": "a1 a2 a3 a4 b2 b3 b4 . = =",
    "two-are-asked-for": "a2 a3 a4 b1 b2 b3 b4 = =",
}
"""What comes next, read off the rules."""


def test_every_position_is_read_off_the_rules() -> None:
    assert list(NEXT) == list(POSITIONS)


@pytest.mark.parametrize("name", NEXT)
def test_what_comes_next(name: str) -> None:
    state, now = reach_position(OWN, POSITIONS[name])

    texts = [OWN.notation.write(state, event).text for event in possible_events(OWN, state, now)]

    between = "," if "," in NEXT[name] else " "
    assert [text.strip() for text in NEXT[name].split(between) if text] == texts
