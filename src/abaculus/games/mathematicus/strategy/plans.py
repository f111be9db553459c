"""How a level chooses among its moves (12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from abaculus.games.mathematicus.moves import Move
from abaculus.games.mathematicus.random_move import random_move
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.strategy.course import course
from abaculus.games.mathematicus.strategy.stand import ground_of
from abaculus.games.mathematicus.strategy.values import (
    GREED,
    THRIFT,
    RaceOutlook,
    RuleOfThumb,
    SolvedRace,
    Weights,
)
from abaculus.games.mathematicus.strategy.worth import DecisionCase, worth
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

Plan: TypeAlias = Callable[[State, Seat, int, Sequence[Move], GameRng, Stop], Move]
"""Chooses one of the moves in play for a seat with this accuracy in percent."""


def choose_casually(
    state: State, seat: Seat, percent: int, moves: Sequence[Move], rng: GameRng, stop: Stop
) -> Move:
    """Choose any move, preferring one that makes progress."""
    return random_move(state, seat, rng)


def _plan_by_weights(weights: Weights) -> Plan:
    def plan(
        state: State, seat: Seat, percent: int, moves: Sequence[Move], rng: GameRng, stop: Stop
    ) -> Move:
        outlook = RuleOfThumb(ground_of(state, seat), percent / 100, weights)
        return best(DecisionCase(state, seat, outlook), moves)

    return plan


choose_greedily = _plan_by_weights(GREED)
"""Chooses for figures."""
choose_thriftily = _plan_by_weights(THRIFT)
"""Chooses for everything the next roll may give."""


def choose_exactly(
    state: State, seat: Seat, percent: int, moves: Sequence[Move], rng: GameRng, stop: Stop
) -> Move:
    """Choose for the fewest turns."""
    return best(DecisionCase(state, seat, outlook_of(state, seat, percent, stop)), moves)


def outlook_of(state: State, seat: Seat, percent: int, stop: Stop) -> RaceOutlook:
    """The exact race, or the rule of thumb if it is stopped before it is solved."""
    from abaculus.games.mathematicus.strategy.solver import solver_of

    solver = solver_of(course(state.rules, state.hands[seat].elements), percent)
    ground = ground_of(state, seat)
    if not solver.work(stop) or solver.values is None:
        return RuleOfThumb(ground, percent / 100, THRIFT)
    return SolvedRace(ground, percent / 100, solver.values)


def best(case: DecisionCase, moves: Sequence[Move]) -> Move:
    """The move of greatest worth, the first of equals."""
    return max(moves, key=lambda move: worth(case, move))
