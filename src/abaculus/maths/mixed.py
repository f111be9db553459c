"""Values as people write them, in one line of text."""

from __future__ import annotations

from fractions import Fraction

from abaculus.maths.text import fraction, numeral


def mixed(value: Fraction | int) -> str:
    """A value as people write it: `−3`, `10½`, `2³⁄₇`."""
    below = value.denominator
    whole, above = divmod(abs(value.numerator), below)
    sign = "−" if value < 0 else ""
    if not above:
        return sign + numeral(whole)
    return f"{sign}{numeral(whole) if whole else ''}{fraction(above, below)}"
