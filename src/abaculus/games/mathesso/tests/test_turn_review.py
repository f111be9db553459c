"""A turn is shown while its jettons lie open, not after they are covered."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.moves import Move
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import UP, Showing, State
from abaculus.games.mathesso.tests.tables import L1, L3, OWN, Table
from abaculus.kernel.events import Event
from abaculus.kernel.game import Step
from abaculus.kernel.options import OptionValue
from abaculus.kernel.registry import load_family
from abaculus.kernel.review import GameHistory


class Kept(Table):
    """A table that keeps its steps."""

    def __init__(self, layout: str, **options: OptionValue) -> None:
        self.steps: list[Step[State, Move]] = []
        super().__init__(layout, (), "", "1", **options)

    def _apply(self, event: Event[Move]) -> None:
        self.steps.append(OWN.apply(self.state, event))
        super()._apply(event)

    def shown(self, turn: int) -> State:
        """The table as looking back shows a turn of it, counted from 1."""
        past = GameHistory(load_family("mathesso"), OWN, OWN.setup(self.options), self.steps)
        state: State = past.shown(past.turns()[turn - 1])
        return state


def up(state: State) -> list[str]:
    return [place_names(state.rows).by_place[p] for p, lies in enumerate(state.lies) if lies == UP]


@pytest.mark.parametrize(
    ("moves", "open_"), [("1:a1 1:a3 1:ok 2:b1 2:. 2:ok", ["a1", "a3"]), ("1:a1 1:. 1:ok", ["a1"])]
)
def test_what_did_not_match_is_seen(moves: str, open_: list[str]) -> None:
    table = Kept(L1)
    table.play(moves)

    assert open_ == up(table.shown(1))


def test_a_pair_is_seen_where_it_lay() -> None:
    table = Kept(L1)
    table.play("1:a1 1:a2 1:ok 2:b1 2:. 2:ok")

    phase = table.shown(1).phase
    assert isinstance(phase, Showing)
    assert (0, 1) == phase.places


def test_a_turn_that_continues_is_seen_as_far_as_it_went() -> None:
    table = Kept(L1)
    table.play("1:a1")

    assert ["a1"] == up(table.shown(1))


def test_a_one_that_was_turned_to_find_out_who_starts_is_seen() -> None:
    table = Kept(L3, order="ones")
    table.play("1:a1 2:b1")

    assert ["a1"] == up(table.shown(1))
