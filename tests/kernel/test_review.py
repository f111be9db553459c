"""Several events may be one turn of a player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from abaculus.kernel.events import Drawn
from abaculus.kernel.game import EventText, Step
from abaculus.kernel.options import choose
from abaculus.kernel.review import turns_of
from abaculus.testing import family_at
from abaculus.testing.census import read_event

TRAIL = family_at(Path(__file__).parents[1] / "toys" / "trails").games[0]
START = TRAIL.setup(choose(TRAIL.info.menu, {}))


def steps_of(*texts: str | int) -> Iterator[Step[Any, Any]]:
    """What the seats do in turn, and how the die falls."""
    state = START
    for text in texts:
        if isinstance(text, int):
            step = TRAIL.apply(state, Drawn(0, (text,)))
        else:
            seat, _, move = text.partition(" ")
            step = TRAIL.apply(state, read_event(TRAIL, EventText(int(seat), move), 0))
        state = step.state
        yield step


def test_a_throw_and_what_it_leads_to_are_one_turn() -> None:
    steps = list(steps_of("0 throw", 1, "0 h0,0:1", "1 throw", 3, "1 face:lay", "1 h1,0:2+3"))

    assert [[1, 3], [4, 6, 7]] == turns_of(TRAIL, START, steps)


def test_a_player_who_leaves_in_the_middle_of_a_turn_ends_it() -> None:
    steps = list(steps_of("0 throw", 1, "0 %"))

    assert [[1, 3]] == turns_of(TRAIL, START, steps)


def test_someone_else_may_leave_in_the_middle_of_a_turn() -> None:
    steps = list(steps_of("0 throw", 1, "1 %"))

    assert [[1], [3]] == turns_of(TRAIL, START, steps)


def test_nothing_has_no_turns() -> None:
    assert [] == turns_of(TRAIL, START, [])
