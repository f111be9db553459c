"""The one-seat race, exactly: the fewest expected turns to all six figures (12).

Figures, tokens and halves are always available and no rival interferes. The sets of figures are
solved from the largest to the smallest, because in this race figures are never lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from abaculus.games.mathematicus.board import FIGURES, SIZE
from abaculus.games.mathematicus.state import D4, D12, KINDS
from abaculus.games.mathematicus.strategy.course import (
    ALL,
    DICE,
    HARDER,
    RaceCourse,
    bit,
    missing_bits,
)

Values: TypeAlias = npt.NDArray[np.float64]
"""Turns to go by position, set of figures, skip, half, d4 tokens and d12 tokens."""

MOST_TOKENS: Final = 3
"""More roll tokens of a kind add nothing."""
_EXACT: Final = 1e-4
"""The most a value may change in the last sweep."""
_MOST_SWEEPS: Final = 3_000
_LIKELY: Final = 4.0
"""A first guess at the turns per figure."""
_UP: Final = [1, 2, 3, 3]
"""The number of tokens after one more."""


def shape_of(course: RaceCourse) -> tuple[int, ...]:
    """The shape of a race's values."""
    halves = 3 if any(course.bearing) else 1
    return (SIZE, ALL + 1, 2, halves, MOST_TOKENS + 1, MOST_TOKENS + 1)


class RaceRecursion:
    """The recursion for one course and one share of right answers."""

    def __init__(self, course: RaceCourse, percent: int) -> None:
        self._course = course
        self._right, self._above = percent / 100, max(0, percent - HARDER) / 100
        self.shape = shape_of(course)
        self.turn: Values = np.zeros(self.shape)
        """Turns to go before a turn begins."""
        self.after: Values = np.zeros(self.shape)
        """Turns to go where extra rolls may be made or the turn ends."""
        self.there: Values = np.zeros(self.shape)
        """Turns to go from a square, after a right answer if there was a question."""
        self.rolls: tuple[Values, ...] = tuple(np.zeros(self.shape) for _ in DICE)
        """Turns to go before a roll with either die."""
        self._richer: Values = np.zeros(self.shape)
        """`after`, with the best additional figure."""
        self.sweeps = 0

    def layers(self) -> Iterator[None]:
        """Solve the sets with five figures, with four, and so on."""
        for many in reversed(range(len(FIGURES))):
            _Layer(self._course, self, [m for m in range(ALL) if m.bit_count() == many]).solve()
            yield

    @property
    def right(self) -> float:
        """The share of right answers."""
        return self._right

    @property
    def above(self) -> float:
        """The share of right answers one level higher."""
        return self._above

    def richer(self, masks: list[int]) -> Values:
        """The best value after any one figure more."""
        found = [
            np.minimum.reduce([self.after[:, mask | one] for one in missing_bits(mask)])
            for mask in masks
        ]
        return np.stack(found, axis=1)

    def richest(self, place: int, masks: list[int]) -> Values:
        """The same on one square, from sets already solved."""
        return self._richer[place, masks]

    def keep(self, masks: list[int], layer: _Layer) -> None:
        """Store the values of solved sets."""
        self.turn[:, masks], self.after[:, masks] = layer.turn, layer.after
        self.there[:, masks], self._richer[:, masks] = layer.there, layer.richer
        for kept, found in zip(self.rolls, layer.rolls, strict=True):
            kept[:, masks] = found


class _Layer:
    """All sets with the same number of figures."""

    def __init__(self, course: RaceCourse, race: RaceRecursion, masks: list[int]) -> None:
        self._course, self._race, self._masks = course, race, masks
        self.richer = race.richer(masks)
        self.after: Values = self.richer + _LIKELY
        self.turn: Values = self.after + 1
        self.there: Values = self.after.copy()
        self.rolls: tuple[Values, ...] = (self.after, self.after)
        asks = np.array([[self._asks(place, mask) for mask in masks] for place in range(SIZE)])
        shares = np.where(asks, race.right, 1.0)
        self._shares: Values = shares.reshape(SIZE, len(masks), 1, 1, 1, 1)
        self._fixed = self._figures()

    def _asks(self, place: int, mask: int) -> bool:
        square = self._course.squares[place]
        return square.asks and not (square.figure and bit(square.figure) & mask)

    def solve(self) -> None:
        """Sweep until the values settle."""
        race = self._race
        for _ in range(_MOST_SWEEPS):
            self.there = np.stack([self._there(place) for place in range(SIZE)])
            self.rolls = self._rolled()
            turn = self._turn()
            moved = float(np.abs(turn - self.turn).max())
            self.turn, self.after = turn, self._after(turn)
            race.sweeps += 1
            if moved <= _EXACT:
                break
        race.keep(self._masks, self)

    def _rolled(self) -> tuple[Values, ...]:
        """The mean of the scores, each used at its best: forward, back, or not at all."""
        good, bad = self._shares * self.there, 1 - self._shares
        good, bad = np.concatenate((good, good)), np.concatenate((bad, bad))
        total = np.zeros_like(self.turn)
        found: list[Values] = []
        for score in range(1, DICE[-1] + 1):
            best = self.after
            for by in self._course.ways(score):
                start = by % SIZE
                landed = good[start : start + SIZE] + bad[start : start + SIZE] * self.turn
                best = np.minimum(best, landed)
            total += best
            if score in DICE:
                found.append(total / score)
        return tuple(found)

    def _turn(self) -> Values:
        """A turn that begins with a roll, or is skipped unless that is bought off."""
        turn = np.empty_like(self.turn)
        begun = 1 + np.minimum(*self.rolls)[:, :, 0]
        turn[:, :, 0] = begun
        turn[:, :, 1] = _best_purchase(begun + 1, begun)
        return turn

    def _after(self, turn: Values) -> Values:
        after = turn.copy()
        after[..., 1:, :] = np.minimum(after[..., 1:, :], self.rolls[0][..., :-1, :])
        after[..., 1:] = np.minimum(after[..., 1:], self.rolls[1][..., :-1])
        return after

    def _there(self, place: int) -> Values:
        """The value of a square for each set of figures."""
        square = self._course.squares[place]
        here, richer = _at(self.after, place), _at(self.richer, place)
        if square.role == "medal":
            return richer
        if square.role == "chance":
            return self._chance(place)
        if square.is_penalty:
            here = _gain_half(here, richer, self._course.bearing[place])
            if square.role == "gimmick" and self._course.has_gimmick:
                return self._race.right * here + (1 - self._race.right) * _penalise(here)
            return _penalise(here)
        reaped = self._reaped(here, richer, place)
        if not square.figure:
            return reaped
        lacks = [not bit(square.figure) & mask for mask in self._masks]
        return np.where(np.reshape(lacks, (-1, 1, 1, 1, 1)), self._fixed[place], here)

    def _figures(self) -> dict[int, Values]:
        """The figure squares after their figure was taken: those sets are solved."""
        found: dict[int, Values] = {}
        for place, square in enumerate(self._course.squares):
            if square.figure:
                more = [mask | bit(square.figure) for mask in self._masks]
                taken = self._race.after[place, more]
                found[place] = self._reaped(taken, self._race.richest(place, more), place)
        return found

    def _reaped(self, here: Values, richer: Values, place: int) -> Values:
        halved = _gain_half(here, richer, self._course.bearing[place])
        return _gain_token(halved, self._course.squares[place].token)

    def _chance(self, place: int) -> Values:
        many = sum(count for _, _, count in self._course.chances)
        if not many:
            return _at(self.after, place)
        found: Values = np.zeros_like(self.after[place])
        for effect, value, count in self._course.chances:
            found += count * self._drawn(place, effect, value)
        found /= many
        return found

    def _drawn(self, place: int, effect: str, value: str) -> Values:
        """The value after a card; cards about rivals and kept ones change nothing in this race."""
        here = _at(self.after, place)
        match effect:
            case "take":
                return _at(self.richer, place) if value == "m" else _gain_token(here, value)
            case "free-roll":
                return np.minimum(here, _at(self.rolls[DICE.index(int(value))], place))
            case "behind":
                return np.minimum(_gain_token(here, "4"), _gain_token(here, "12"))
            case "skip":
                return _penalise(here)
            case "return-roll":
                return _best_purchase(here, here, must=True)
            case _:
                return self._led(place, effect, value)

    def _led(self, place: int, effect: str, value: str) -> Values:
        """The same for cards that move the pawn or ask a question."""
        above = self._race.above
        match effect:
            case "to-figure":
                return self._to_figure(place)
            case "to-square":
                return self._landed(place, int(value))
            case "put-back":
                return _at(self.after, int(value))
            case "roll-back":
                total: Values = np.zeros_like(self.after[place])
                for by in range(1, DICE[-1] + 1):
                    total += self.after[place - by] / DICE[-1]
                return total
            case "question":
                rich, poor = _at(self.richer, place), _at(self.turn, place)
                return above * rich + (1 - above) * poor
            case _:
                return _at(self.after, place)

    def _landed(self, place: int, square: int) -> Values:
        share, there = _at(self._shares, square), _at(self.there, square)
        return share * there + (1 - share) * _at(self.turn, place)

    def _to_figure(self, place: int) -> Values:
        found: Values = np.empty_like(self.after[place])
        for number, mask in enumerate(self._masks):
            square = nearest(self._course, place, mask)
            found[number] = self._landed(place, square)[number]
        return found


def nearest(course: RaceCourse, place: int, mask: int) -> int:
    """The next figure square ahead whose figure is missing."""
    ahead = ((place + by) % SIZE for by in range(1, SIZE + 1))
    return next(
        one
        for one in ahead
        if course.squares[one].figure and not bit(course.squares[one].figure) & mask
    )


def _at(values: Values, place: int) -> Values:
    """The values of one square."""
    found: Values = values[place]
    return found


def _gain_token(here: Values, token: str) -> Values:
    """The value with one more roll token; others do not count in this race."""
    found: Values = here
    if token == KINDS[D4]:
        found = here[..., _UP, :]
    elif token == KINDS[D12]:
        found = here[..., _UP]
    return found


def _gain_half(here: Values, richer: Values, bearing: str) -> Values:
    """The value with a half, or with the nonagon turned into a figure; halves are none, A and B."""
    if not bearing:
        return here
    found = here.copy()
    a, b = here[..., 1, :, :], here[..., 2, :, :]
    whole = richer[..., 0, :, :]
    found[..., 0, :, :] = np.minimum(a, b) if bearing == "AB" else a if bearing == "A" else b
    found[..., 1, :, :] = whole if "B" in bearing else a
    found[..., 2, :, :] = whole if "A" in bearing else b
    return found


def _best_purchase(unpaid: Values, paid: Values, *, must: bool = False) -> Values:
    """The best of not paying and paying with either token; `must`: a seat that can pay does."""
    found = unpaid.copy()
    if must:
        found[..., 1:, :] = np.inf
        found[..., 1:] = np.inf
    found[..., 1:, :] = np.minimum(found[..., 1:, :], paid[..., :-1, :])
    found[..., 1:] = np.minimum(found[..., 1:], paid[..., :-1])
    return found


def _penalise(here: Values) -> Values:
    """The value with one more skip, or its price; a second one costs another turn."""
    skipping = np.empty_like(here)
    skipping[:, 0] = here[:, 1]
    skipping[:, 1] = here[:, 1] + 1
    return _best_purchase(skipping, here)
