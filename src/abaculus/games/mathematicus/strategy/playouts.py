"""Medals, the nonagon and challenges by trials: which move wins most often (12, level 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.board import FIGURES, board
from abaculus.games.mathematicus.moves import (
    Challenge,
    Choose,
    Decline,
    Exchange,
    Medal,
    Move,
    NoChallenge,
)
from abaculus.games.mathematicus.state import State, still_in
from abaculus.games.mathematicus.strategy.knowledge import estimate_percent
from abaculus.games.mathematicus.strategy.plans import choose_exactly, outlook_of
from abaculus.games.mathematicus.strategy.trials import Trial, trial_start
from abaculus.games.mathematicus.strategy.values import RaceOutlook
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng, SeededRng

Attempt: TypeAlias = Callable[[Trial], Seat]
"""Makes a move in a trial; returns the seat whose turn is then over."""

TRIALS: Final = 128
_ENOUGH: Final = 32
"""After every this many trials, check whether more are worth it."""
_PRICE: Final = 0.06
"""The worth of a challenge token, as a share of the victory."""
_MARGIN: Final = 0.06
"""How much more often a move must win than the one the race prefers."""
_SEEDS: Final = 1 << 30


def choose_by_trial(
    state: State, seat: Seat, percent: int, moves: Sequence[Move], rng: GameRng, stop: Stop
) -> Move:
    """Choose for the win where rivals matter, and for the fewest turns elsewhere."""
    usual = choose_exactly(state, seat, percent, moves, rng, stop)
    tried = [(move, attempt) for move in moves if (attempt := _attempt(state, seat, move))]
    if len(tried) < 2 or usual not in [move for move, _ in tried]:
        return usual
    outlooks: dict[Seat, RaceOutlook] = {
        one: outlook_of(
            state, one, percent if one == seat else estimate_percent(state.past, one), stop
        )
        for one in still_in(state)
    }
    field, seed = trial_start(state, outlooks), rng.below(_SEEDS)
    leads, best = dict.fromkeys((move for move, _ in tried), 0.0), usual
    for number in range(1, TRIALS + 1):
        if stop():
            return best if number > _ENOUGH else usual
        for move, attempt in tried:
            trial = Trial(field, SeededRng(seed + number))
            trial.run(attempt(trial))
            leads[move] += trial.share(seat) - _price(move)
        best = max(leads, key=leads.__getitem__)
        ahead = (leads[best] - leads[usual]) / number
        if number % _ENOUGH == 0 and ahead < _MARGIN:
            return usual
    return best


def _price(move: Move) -> float:
    if not isinstance(move, Challenge) or move.figure:
        return 0.0
    return 3 * _PRICE if move.by_medal else _PRICE


def _attempt(state: State, seat: Seat, move: Move) -> Attempt | None:
    """How a move is tried; None: it is not decided by trials."""
    phase = state.phase
    match phase, move:
        case (phases.Starting(), Medal(figure=figure, rival=rival)):
            return _try_medal(seat, FIGURES.index(figure), rival)
        case (phases.Nonagon(), Exchange(figure=figure, rival=rival)):
            return _try_exchange(seat, FIGURES.index(figure), rival)
        case (phases.Window(stake=stake), NoChallenge()):
            return _try_answer(stake, None)
        case (phases.Window(stake=stake), Challenge(rival=None)):
            return _try_answer(stake, seat)
        case (phases.Window(stake=stake), Challenge(rival=int(rival))):
            figure = board(state.rules.board).squares[stake.square].figure
            return _try_challenge(seat, rival, FIGURES.index(figure), stake)
        case (phases.MedalSquare(), Challenge(rival=int(rival))):
            return _try_challenge(seat, rival, None, None)
        case (phases.Choosing(what="duel"), Challenge(rival=int(rival), figure=figure)):
            return _try_challenge(seat, rival, FIGURES.index(figure), None)
        case (phases.Choosing(what="swap"), Choose(figure=figure, other=other, rival=int(rival))):
            return _try_swap(seat, rival, FIGURES.index(figure), FIGURES.index(other))
        case (phases.MedalSquare() | phases.Choosing(), Decline()):
            return _try_nothing(seat)
        case _:
            return None


def _try_medal(seat: Seat, figure: int, rival: Seat | None) -> Attempt:
    def attempt(trial: Trial) -> Seat:
        trial.take(seat, figure, rival)
        if not trial.is_over:
            trial.turn(seat)
        return seat

    return attempt


def _try_exchange(seat: Seat, figure: int, rival: Seat | None) -> Attempt:
    def attempt(trial: Trial) -> Seat:
        runner = trial.runners[seat]
        runner.stand = replace(runner.stand, half="")
        trial.take(seat, figure, rival)
        trial.goes_on(seat)
        return seat

    return attempt


def _try_nothing(seat: Seat) -> Attempt:
    def attempt(trial: Trial) -> Seat:
        trial.goes_on(seat)
        return seat

    return attempt


def _try_answer(stake: phases.Stake, ambusher: Seat | None) -> Attempt:
    """The question of the landing, and the ambusher's after a wrong answer."""

    def attempt(trial: Trial) -> Seat:
        active = trial.runners[stake.seat]
        if trial.is_right(stake.seat):
            trial.reap(stake.seat, stake.square)
            trial.goes_on(stake.seat)
            return stake.seat
        active.stand = replace(active.stand, pos=stake.came)
        if ambusher is not None and trial.is_right(ambusher):
            trial.reap(ambusher, stake.square)
        return stake.seat

    return attempt


def _try_challenge(
    seat: Seat, rival: Seat, figure: int | None, stake: phases.Stake | None
) -> Attempt:
    """The challenged answers first; then, for a figure or for any that a medal brings, oneself."""

    def attempt(trial: Trial) -> Seat:
        runner = trial.runners[seat]
        if stake is not None:
            runner.stand = replace(runner.stand, pos=stake.came)
        if trial.is_right(rival):
            trial.goes_on(seat)
            return seat
        if not trial.is_right(seat):
            return seat
        if stake is not None:
            runner.stand = replace(runner.stand, pos=stake.square)
        if figure is None:
            trial.take_any(seat)
        else:
            trial.take(seat, figure, rival)
        trial.goes_on(seat)
        return seat

    return attempt


def _try_swap(seat: Seat, rival: Seat, figure: int, other: int) -> Attempt:
    def attempt(trial: Trial) -> Seat:
        mine, theirs = trial.runners[seat], trial.runners[rival]
        mine.own = mine.own & ~(1 << figure) | 1 << other
        theirs.own = theirs.own & ~(1 << other) | 1 << figure
        trial.goes_on(seat)
        return seat

    return attempt
