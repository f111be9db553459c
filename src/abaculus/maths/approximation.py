"""Values rounded for display, in integer arithmetic only."""

from contextlib import suppress
from fractions import Fraction
from typing import Final

from abaculus.maths.errors import TooDeepError
from abaculus.maths.exact import as_fraction, evaluate
from abaculus.maths.expr import Expr
from abaculus.maths.glyphs import RAISED
from abaculus.maths.surds import LONGEST_BOUND, Surds, Value

_RAISED: Final = str.maketrans("0123456789-", f"{RAISED}⁻")
_LONGEST_WHOLE: Final = 15


def approximate(expression: Expr, digits: int, comma: str = ".") -> str:
    """A value to this many decimals: `≈ 2.828`, without ≈ if nothing was rounded away.

    Very large values and those that would round to 0 are given by their power of ten:
    `≈ 1.268 × 10³⁰`. Raises as `value` does, except for IrrationalError.
    """
    surds = Surds()
    value = evaluate(expression, surds)
    if surds.sign(value) == 0:
        return "0"
    # Where this goes too deep, rounding only fails on a value exactly half way.
    with suppress(TooDeepError):
        value = as_fraction(value, surds) or value
    size = _magnitude(value, surds)
    figures = _round(value, digits, surds) if size < _LONGEST_WHOLE else 0
    if not figures:
        return _with_power(value, digits, size, surds, comma)
    return _format_figures(figures, digits, comma, is_exact=value == Fraction(figures, 10**digits))


def _with_power(value: Value, digits: int, size: int, surds: Surds, comma: str) -> str:
    figures = _round(value, digits - size, surds)
    if abs(figures) >= 10 ** (digits + 1):
        size += 1
        figures = _round(value, digits - size, surds)
    is_exact = value == figures * Fraction(10) ** (size - digits)
    power = str(size).translate(_RAISED)
    return f"{_format_figures(figures, digits, comma, is_exact=is_exact)} × 10{power}"


def _format_figures(figures: int, digits: int, comma: str, *, is_exact: bool) -> str:
    text = str(abs(figures)).zfill(digits + 1)
    whole, decimals = text[: len(text) - digits], text[len(text) - digits :]
    if is_exact:
        decimals = decimals.rstrip("0")
    minus = "−" if figures < 0 else ""
    return ("" if is_exact else "≈ ") + minus + whole + (comma + decimals if decimals else "")


def _magnitude(value: Value, surds: Surds) -> int:
    """The power of ten at or below the size of a nonzero value."""
    bits = 64
    below, above = surds.between(value, bits)
    while below <= 0 <= above:
        bits *= 2
        below, above = surds.between(value, bits)
    size = min(abs(below), abs(above))
    # 0.30103 is the logarithm of 2.
    power = (size.numerator.bit_length() - size.denominator.bit_length()) * 30103 // 100_000
    while Fraction(10) ** power > size:
        power -= 1
    while Fraction(10) ** (power + 1) <= size:
        power += 1
    return power


def _round(value: Value, shift: int, surds: Surds) -> int:
    """The nearest whole number to the value times ten to the power of the shift."""
    bits = 64 + 4 * max(shift, 0)
    while bits <= LONGEST_BOUND:
        first, last = (_nearest(end * Fraction(10) ** shift) for end in surds.between(value, bits))
        if first == last:
            return first
        bits *= 2
    raise TooDeepError


def _nearest(value: Fraction) -> int:
    nearest = (2 * abs(value.numerator) + value.denominator) // (2 * value.denominator)
    return nearest if value >= 0 else -nearest
