"""Ranks moves by the random games that follow them, for bots and advisers of any game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from abaculus.bots.playout import finish
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.events import Played
from abaculus.kernel.game import AnyGame, SeatView
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.rng import GameRng

PLAYOUTS = 400
"""The number of random games per decision."""


class RankedMove(Struct, frozen=True):
    """A move and the share of random games won after it."""

    move: Any
    percent: int


class _Trial:
    """A move, and the random games that followed it."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.tried, self.played, self.won = 0, 0, 0.0

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.played if self.played else 0.0


def rank_moves(
    game: AnyGame, view: SeatView, rng: GameRng, stop: Stop, playouts: int = PLAYOUTS
) -> tuple[RankedMove, ...]:
    """A seat's moves, the best one first, by the random games won after each.

    The better half of the moves is tried again until two are left; then a move that seems better
    after fewer games is tried as often as these.
    """
    if view.seat is None:
        return ()
    trials = [_Trial(move) for move in game.moves(game.imagine(view, rng), view.seat)]
    if not trials:
        return ()
    left, rounds = list(trials), max(1, len(trials).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(left)))):
            for trial in left:
                if stop():
                    return _sort(trials)
                _try(game, view, trial, rng)
        left = sorted(left, key=lambda trial: -trial.share)[: max(2, len(left) // 2)]
    most = max(trial.tried for trial in trials)
    while (first := max(trials, key=lambda trial: trial.share)).tried < most and not stop():
        _try(game, view, first, rng)
    return _sort(trials)


def _try(game: AnyGame, view: SeatView, trial: _Trial, rng: GameRng) -> None:
    """Play one random game after the move, unless the imagined state does not allow it."""
    trial.tried += 1
    seat: Seat = view.seat or 0
    state, event = game.imagine(view, rng), Played(0, seat, trial.move)
    if game.check(state, event) is None:
        outcome = finish(game, game.apply(state, event).state, rng, [])
        trial.played += 1
        trial.won += _share(outcome, seat)


def _share(outcome: Outcome, seat: Seat) -> float:
    first = outcome.places[0]
    return 1 / len(first) if seat in first else 0.0


def _sort(trials: list[_Trial]) -> tuple[RankedMove, ...]:
    """The moves by the share of games won; of equal ones, those first that were tried more."""
    ranked = sorted(trials, key=lambda trial: (-trial.share, -trial.tried))
    return tuple(RankedMove(trial.move, round(100 * trial.share)) for trial in ranked)


class PlayoutBot:
    """Chooses the move after which the most random games are won."""

    def __init__(self, game: AnyGame, playouts: int = PLAYOUTS) -> None:
        self._game = game
        self._playouts = playouts

    def start(self) -> None:
        """No memory."""

    def notice(self, memory: None, view: SeatView, news: tuple[News, ...]) -> None:
        """No memory."""

    def choose(self, view: SeatView, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
        """The move that wins the most random games."""
        return BotMove(rank_moves(self._game, view, rng, stop, self._playouts)[0].move, 3)
