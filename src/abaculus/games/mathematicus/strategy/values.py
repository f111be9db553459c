"""The worth of a stand at each point of a turn; more is always better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus.board import SIZE
from abaculus.games.mathematicus.strategy.course import ALL, DICE, bit, missing_bits
from abaculus.games.mathematicus.strategy.stand import RaceGround, Stand

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_MOST_TOKENS: Final = 3
_HALVES: Final = ("", "A", "B")


class RaceOutlook(Protocol):
    """Weighs the stands of one seat."""

    @property
    def ground(self) -> RaceGround:
        """The ground of the race."""
        ...

    @property
    def right(self) -> float:
        """The seat's share of right answers."""
        ...

    @property
    def figure(self) -> float:
        """The worth of a figure taken from a rival."""
        ...

    @property
    def challenge(self) -> float:
        """The worth of a challenge token."""
        ...

    def over(self, stand: Stand) -> float:
        """The worth when its turn has ended."""
        ...

    def after(self, stand: Stand) -> float:
        """The worth when it may roll again or end its turn."""
        ...

    def rolling(self, stand: Stand, die: int) -> float:
        """The worth before a roll."""
        ...

    def landing(self, stand: Stand, place: int) -> float:
        """The worth on landing, coming from its square."""
        ...


def turn_value(outlook: RaceOutlook, stand: Stand) -> float:
    """The worth before the free roll."""
    return max(outlook.rolling(stand, die) for die in DICE)


def score_value(outlook: RaceOutlook, stand: Stand, score: int) -> float:
    """The worth of a score, used at its best."""
    ways = outlook.ground.course.ways(score)
    landings = [outlook.landing(stand, (stand.pos + by) % SIZE) for by in ways]
    return max(*landings, outlook.after(stand))


def _is_asked(ground: RaceGround, stand: Stand, place: int) -> bool:
    square = ground.course.squares[place]
    return square.asks and not (square.figure and bit(square.figure) & stand.mask)


class Weights(Struct, frozen=True):
    """The worth of things at first sight, a figure being 3."""

    roll: float
    half: float
    skip: float
    chance: float
    near: float
    """The worth of being one square nearer to the next figure."""


GREED: Final = Weights(roll=0.0, half=0.0, skip=0.5, chance=0.0, near=0.01)
THRIFT: Final = Weights(roll=0.3, half=0.9, skip=0.8, chance=0.1, near=0.02)
_FIGURE: Final = 3.0
_TOKEN: Final = 0.4


class RuleOfThumb(Struct, frozen=True):
    """A rule of thumb that looks no further than the next landing."""

    ground: RaceGround
    right: float
    weights: Weights
    figure: float = _FIGURE
    challenge: float = _TOKEN

    def over(self, stand: Stand) -> float:
        """The sum of what it has."""
        weights = self.weights
        found = _FIGURE * stand.mask.bit_count() + weights.roll * (stand.d4 + stand.d12)
        found += _FIGURE if len(stand.half) > 1 else weights.half * len(stand.half)
        return found - weights.skip * stand.skips - weights.near * self._distance(stand)

    def _distance(self, stand: Stand) -> int:
        squares = self.ground.course.squares
        for by in range(1, SIZE):
            figure = squares[(stand.pos + by) % SIZE].figure
            if figure and not bit(figure) & stand.mask:
                return by
        return SIZE

    def after(self, stand: Stand) -> float:
        """The same: it does not look beyond."""
        return self.over(stand)

    def rolling(self, stand: Stand, die: int) -> float:
        """The mean of all scores."""
        return sum(score_value(self, stand, score) for score in range(1, die + 1)) / die

    def landing(self, stand: Stand, place: int) -> float:
        """The worth of what the square promises."""
        ground = self.ground
        if _is_asked(ground, stand, place):
            gained = self.over(ground.reaped(stand, place))
            return self.right * gained + (1 - self.right) * self.over(stand)
        square, there = ground.course.squares[place], replace(stand, pos=place)
        if square.is_penalty:
            there = ground.halved(there, place)
            is_sure = square.role != "gimmick" or not ground.course.has_gimmick
            share = 1.0 if is_sure else 1 - self.right
            return self.over(there) - share * self.weights.skip
        if square.role == "medal" and ground.has_medals:
            return self.over(there) + _FIGURE
        return self.over(there) + (self.weights.chance if square.role == "chance" else 0.0)


class SolvedRace(Struct, frozen=True, eq=False):
    """The solved race: minus the turns to go."""

    ground: RaceGround
    right: float
    values: npt.NDArray[np.float32]
    figure: float = 3.5
    challenge: float = 0.5

    def over(self, stand: Stand) -> float:
        """The worth before its next turn."""
        return self._best(0, stand)

    def after(self, stand: Stand) -> float:
        """The worth of extra rolls or the end of the turn, whichever is better."""
        return self._best(1, stand)

    def rolling(self, stand: Stand, die: int) -> float:
        """The mean of all scores."""
        return self._best(3 + DICE.index(die), stand)

    def landing(self, stand: Stand, place: int) -> float:
        """The worth in the present state; only what comes later is taken from the race."""
        ground = self.ground
        if _is_asked(ground, stand, place):
            gained = self.after(ground.reaped(stand, place))
            return self.right * gained + (1 - self.right) * self.over(stand)
        there = replace(stand, pos=place)
        square = ground.course.squares[place]
        if square.figure or (square.role == "medal" and not ground.has_medals):
            return self.after(there)
        return self._best(2, there)

    def _best(self, point: int, stand: Stand) -> float:
        """The best value: a whole nonagon becomes a figure; each further skip costs a turn."""
        if len(stand.half) > 1:
            bare = replace(stand, half="")
            found = [bare.mask | one for one in missing_bits(bare.mask)] or [bare.mask]
            return max(self._best(point, replace(bare, mask=mask)) for mask in found)
        if stand.mask == ALL:
            return 0.0
        half = _HALVES.index(stand.half) if self.values.shape[4] > 1 else 0
        found_turns = self.values[
            point,
            stand.pos,
            stand.mask,
            min(stand.skips, 1),
            half,
            min(stand.d4, _MOST_TOKENS),
            min(stand.d12, _MOST_TOKENS),
        ]
        return -float(found_turns) - max(0, stand.skips - 1)
