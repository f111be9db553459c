# hot: compiled with mypyc where possible
"""Digits as one number: whole, decimal or with a period (5.8)."""

from __future__ import annotations

from fractions import Fraction

from abaculus.games.pytagora.equality.values import Value, simplify
from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.refusals import (
    leading_zero,
    misplaced_comma,
    misplaced_period,
    period_not_shortest,
    trailing_zero,
)


def parse_number(
    pieces: tuple[str, ...], begin: int, start: int, end: int
) -> tuple[Value, int, int]:
    """The value of the number at `start` in the member from `begin` to `end`.

    Also where its whole part ends, and where all of it ends; raises `MisreadError`.
    """
    whole = _end_of_digits(pieces, start + 1, end)
    if whole - start == 1:
        value: Value = DIGITS.index(pieces[start])
    else:
        if pieces[start] == "0":
            raise leading_zero(pieces, start, whole)
        value = int("".join(pieces[start:whole]))
    if whole == end or pieces[whole] != ",":
        return value, whole, whole
    last = _end_of_digits(pieces, whole + 1, end)
    if last < end and pieces[last] == "~":
        return _with_period(pieces, begin, start, whole, last, end)
    if last == whole + 1:
        raise misplaced_comma(pieces, begin, end, whole)
    if pieces[last - 1] == "0":
        raise trailing_zero(pieces, start, last)
    digits = "".join(pieces[start:whole]) + "".join(pieces[whole + 1 : last])
    scale: int = 10 ** (last - whole - 1)
    return simplify(Fraction(int(digits), scale)), whole, last


def _with_period(
    pieces: tuple[str, ...], begin: int, start: int, comma: int, bar: int, end: int
) -> tuple[Value, int, int]:
    last = _end_of_digits(pieces, bar + 1, end)
    block = "".join(pieces[bar + 1 : last])
    if not block:
        raise misplaced_period(pieces, begin, end, bar)
    if block in ("0", "9"):
        raise period_not_shortest(pieces, start, last, "nothing")
    if (block + block).find(block, 1) < len(block):
        raise period_not_shortest(pieces, start, last, "repeats")
    if pieces[bar - 1] == pieces[last - 1]:
        raise period_not_shortest(pieces, start, last, "early")
    before = "".join(pieces[start:comma]) + "".join(pieces[comma + 1 : bar])
    scale: int = 10 ** (bar - comma - 1)
    nines: int = 10 ** len(block) - 1
    value = Fraction(int(before + block) - int(before), scale * nines)
    return simplify(value), comma, last


def _end_of_digits(pieces: tuple[str, ...], place: int, end: int) -> int:
    """The end of the digits that begin at a place."""
    while place < end and pieces[place] in DIGITS:
        place += 1
    return place
