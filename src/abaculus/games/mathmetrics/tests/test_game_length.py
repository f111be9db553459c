"""Games last as long as the specification found by simulation (2.4)."""

from __future__ import annotations

from statistics import mean

import pytest

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.moves import Move
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.strategy.plans import choose_casually
from abaculus.kernel.awaits import Chance, Over
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.options import choose
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import SeededRng

GAMES = 80


def turns(players: int, percent: int, seed: int) -> int:
    """How many turns casual players take who are right so often."""
    game, rng = MathMetrics("token"), SeededRng(f"{players}/{percent}/{seed}")
    state: State = game.setup(choose(game.info.menu, {"players": players}))
    while True:
        awaits = game.awaits(state)
        event: Event[Move]
        if isinstance(awaits, Over):
            return state.turn
        if isinstance(awaits, Chance):
            event = Drawn(0, sample(awaits.draw, rng))
        else:
            (seat,) = awaits.must
            event = Played(0, seat, _casual(game, state, seat, percent, rng))
        state = game.apply(state, event).state


def _casual(game: MathMetrics, state: State, seat: int, percent: int, rng: SeededRng) -> Move:
    phase = state.phase
    if isinstance(phase, phases.Asking):
        return ChanceAnswer(percent)
    if isinstance(phase, phases.Choosing | phases.Picking | phases.Hole | phases.HoleIn):
        right = (percent, percent, percent)
        return choose_casually(game.view(state, seat), right, rng, lambda: False)
    moves = list(game.moves(state, seat))
    return moves[rng.below(len(moves))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "percent", "least", "most"),
    [(2, 70, 45, 57), (2, 90, 28, 36), (4, 70, 68, 86), (6, 90, 55, 70)],
)
def test_casual_games_last_as_long_as_was_found(
    players: int, percent: int, least: int, most: int
) -> None:
    found = mean(turns(players, percent, seed) for seed in range(GAMES))

    assert least <= found <= most
