# hot: compiled with mypyc where possible
"""Short lines that a hand allows, found at once and always in the same order.

Random play writes them and lists of moves offer them: each side is a number, or two numbers and a
sign. The referee still has to judge them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import islice
from typing import Final, TypeAlias

from abaculus.games.pytagora.equality.parse import parse_line
from abaculus.games.pytagora.equality.terms import Board, Continue, Equality, Hand, LineTerms, Write
from abaculus.games.pytagora.kinds import DIGITS, PLACE, POWERS, ROOTS, SIGNS, in_order, is_number
from abaculus.grids import x_of, y_of
from abaculus.kernel.messages import Refusal

Exact: TypeAlias = tuple[int, int]
"""A fraction in lowest terms: numerator and positive denominator."""
Side: TypeAlias = tuple[Exact, int, tuple[str, ...]]
"""The value of a side, its pieces as packed counts, its pieces in order."""

_BITS: Final = 10
"""Bits for the count of one kind, with one spare bit for borrowing."""
_MOST: Final = 600
"""The most lines listed for one hand."""
_GUARD: Final = sum(1 << (_BITS * place + _BITS - 1) for place in PLACE.values())


def _pack(pieces: Iterable[str]) -> int:
    return sum(1 << (_BITS * PLACE[piece]) for piece in pieces)


def _fits(hand: int, used: int) -> bool:
    """Whether a hand holds all pieces used."""
    return (hand + _GUARD - used) & _GUARD == _GUARD


@lru_cache(maxsize=512)
def sides(hand: Hand) -> tuple[Side, ...]:
    """The short sides of a hand: numbers first, then two numbers and a sign."""
    held = dict.fromkeys(hand)
    plain = [kind for kind in held if is_number(kind)]
    found = [_side(_number(kind), kind) for kind in plain]
    found += [*_tens(held), *_raise_digits(held)]
    for sign in SIGNS:
        if sign in held:
            joined = [_join(one, sign, two) for one in plain for two in plain]
            found += [side for side in joined if side is not None]
    whole = _pack(hand)
    return tuple(side for side in found if _fits(whole, side[1]))


def _side(value: Fraction, *pieces: str) -> Side:
    return (value.numerator, value.denominator), _pack(pieces), pieces


def _tens(held: Iterable[str]) -> Iterator[Side]:
    """Numbers of two digits."""
    digits = [kind for kind in held if kind in DIGITS]
    for tens in digits:
        if tens != DIGITS[0]:
            yield from (_side(Fraction(tens + units), tens, units) for units in digits)


def _raise_digits(held: Iterable[str]) -> Iterator[Side]:
    """A digit with a power, and one under a root with a whole value."""
    digits = [kind for kind in held if kind in DIGITS[1:]]
    for kind in held:
        if kind in POWERS:
            yield from (_side(Fraction(int(d) ** int(kind[1])), d, kind) for d in digits)
        if kind in ROOTS:
            whole = {str(base ** int(kind[1])): base for base in (1, 2, 3)}
            yield from (_side(Fraction(whole[d]), kind, d) for d in digits if d in whole)


def _number(kind: str) -> Fraction:
    return Fraction(kind.strip("{}"))


@cache
def _join(one: str, sign: str, two: str) -> Side | None:
    """Two numbers and a sign; None where 0 must not be multiplied or divided."""
    left, right = _number(one), _number(two)
    match sign:
        case "+":
            value = left + right
        case "-":
            value = left - right
        case _ if not left or not right:
            return None
        case "*":
            value = left * right
        case _:
            value = left / right
    return _side(value, one, sign, two)


@lru_cache(maxsize=512)
def lines(hand: Hand) -> tuple[tuple[str, ...], ...]:
    """The short lines of a hand: two short sides with the same value; not too many."""
    whole = _pack(hand)
    found = sides(hand)
    alike: dict[Exact, list[Side]] = {}
    for side in found:
        alike.setdefault(side[0], []).append(side)
    pairs = (
        (*left, "=", *right)
        for value, used, left in found
        for _, also, right in alike[value]
        if _fits(whole, used + also)
    )
    return tuple(islice(pairs, _MOST))


def aside(table: Board, pieces: tuple[str, ...]) -> Write:
    """A line put aside: below everything, where nothing is in the way (D29)."""
    cells = table.pieces
    x = min(map(x_of, cells), default=0)
    y = max(map(y_of, cells), default=-2) + 2
    return Write(x, y, False, pieces, (False,) * len(pieces))


def crossing(table: Board, cell: int, pieces: tuple[str, ...], place: int) -> Write:
    """A line across a cell whose piece has this place in it."""
    down = table.ways[cell] == 1
    x, y = x_of(cell), y_of(cell)
    marks = tuple(index == place for index in range(len(pieces)))
    if down:
        return Write(x, y - place, True, pieces, marks)
    return Write(x - place, y, False, pieces, marks)


def crossable(table: Board) -> list[int]:
    """The cells in only one line."""
    return [cell for cell, ways in table.ways.items() if ways != 3]


@lru_cache(maxsize=512)
def spots(hand: Hand, kind: str) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The short lines that a hand makes with one more piece, and the place of that piece."""
    return tuple(
        (pieces, place)
        for pieces in lines(hand if kind == "=" else in_order((*hand, kind)))
        for place, piece in enumerate(pieces)
        if piece == kind
    )


def continuations(terms: LineTerms, table: Board, hand: Hand) -> Iterator[Continue]:
    """The short ways to continue the lines of the board."""
    for number, equality in enumerate(table.equalities, 1):
        worth = _worth(terms, equality)
        for value, _, pieces in sides(hand):
            if value == worth:
                yield Continue(number, ("=", *pieces), (False,) * (len(pieces) + 1))


def _worth(terms: LineTerms, equality: Equality) -> Exact | None:
    reading = parse_line(terms, equality.pieces)
    if isinstance(reading, Refusal):
        return None
    value = reading.values[0]
    if not isinstance(value, int | Fraction):
        return None
    return value.numerator, value.denominator
