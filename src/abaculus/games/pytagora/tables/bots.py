"""The five strengths of bots for Multiplication Tables (12), by how many products they know."""

from __future__ import annotations

from typing import Final

from abaculus.bots.levels import make_levels
from abaculus.games.pytagora.digits import hand_without
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.view import View
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.rng import GameRng

_KNOWN: Final = {1: 40, 2: 60, 3: 80, 4: 95, 5: 100}
"""The percentage of products a level knows; all levels know those with 0, 1, 2, 5."""
_SECONDS: Final = {1: 14, 2: 11, 3: 8, 4: 6, 5: 4}
_EASY: Final = "0125"


def choose(level: int, game: AnyGame, view: View, rng: GameRng, stop: Stop) -> BotMove[Move]:
    """The product, if this level knows it and the seat holds its digits; otherwise a skip."""
    sequence, seat = view.sequence, view.seat or 0
    if sequence is None:
        return BotMove(Skip(), 0)
    easy = any(factor in _EASY for factor in sequence.factors)
    knows = rng.below(100) < _KNOWN[level] or easy
    can = hand_without(view.hands[seat], sequence.product) is not None
    move: Move = Answer(sequence.product) if knows and can else Skip()
    # the same time for a skip as for an answer, so that the time reveals nothing
    seconds = _SECONDS[level] // (2 if easy else 1)
    time = view.rules.turn_times[seat] // 1000
    return BotMove(move, min(seconds, time * 2 // 3) if time else seconds)


BOTS: Final = make_levels(choose, range(1, 6))
