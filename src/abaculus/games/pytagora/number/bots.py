"""The five strengths of The Number's bots (12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from abaculus.bots.levels import make_levels
from abaculus.games.pytagora.digits import hand_without
from abaculus.games.pytagora.number.faces import SIGNED, chain, fitting_pieces
from abaculus.games.pytagora.number.moves import ChooseFace, Done, Move, Put, RollDie
from abaculus.games.pytagora.number.state import Facing, Putting, Rolling
from abaculus.games.pytagora.number.view import View
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.rng import GameRng

Worth: TypeAlias = tuple[int, ...]
Faces: TypeAlias = Callable[[str, str, str], Worth]
"""Returns the worth of a face for a NUMBER and a hand; the highest is chosen."""


def _fits(face: str, number: str, hand: str) -> Worth:
    """Whether any piece fits."""
    return (min(1, len(fitting_pieces(face, number, hand))),)


def _long(face: str, number: str, hand: str) -> Worth:
    """The length of the longest chain."""
    return (len(chain(face, number, hand)),)


def _long_then_even(face: str, number: str, hand: str) -> Worth:
    """The longest chain, then what keeps the digits even: many kinds, few of a kind."""
    pieces = chain(face, number, hand)
    return (len(pieces), *_evenness(hand_without(hand, pieces) or ""))


def _evenness(hand: str) -> Worth:
    kinds = set(hand)
    return len(kinds), -max((hand.count(digit) for digit in kinds), default=0)


_WORTHS: Final[dict[int, Faces]] = {2: _fits, 3: _long, 4: _long, 5: _long_then_even}
_GOES_FOR_CHAINS: Final = 3
"""From this level on the next piece is the one that begins the longest chain."""
_STOPS: Final = {1: 2, 2: 3, 3: 6}
"""One time in this many these levels stop although a piece fits; the others never do."""


def choose(level: int, game: AnyGame, view: View, rng: GameRng, stop: Stop) -> BotMove[Move]:
    """The move of a bot of this level, from its view."""
    return BotMove(_move(level, view, rng), 2 if isinstance(view.phase, Rolling) else 4)


def _move(level: int, view: View, rng: GameRng) -> Move:
    phase = view.phase
    hand, number = view.hands[view.seat or 0], view.pile[-1].digit
    if isinstance(phase, Facing):
        return ChooseFace(_face(level, number, hand, rng))
    if not isinstance(phase, Putting):
        return RollDie()
    if phase.may_stop and level in _STOPS and rng.below(_STOPS[level]) == 0:
        return Done()
    if level >= _GOES_FOR_CHAINS:
        return Put(chain(view.face, number, hand)[0])
    fits = fitting_pieces(view.face, number, hand)
    return Put(fits[rng.below(len(fits))])


def _face(level: int, number: str, hand: str, rng: GameRng) -> str:
    """The best face by this level's judgement, random among equals."""
    if level not in _WORTHS:
        return SIGNED[rng.below(len(SIGNED))]
    worths = {face: _WORTHS[level](face, number, hand) for face in SIGNED}
    best = [face for face in SIGNED if worths[face] == max(worths.values())]
    return best[rng.below(len(best))]


BOTS: Final = make_levels(choose, range(1, 6))
