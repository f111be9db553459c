"""Numbers as text."""

from decimal import Decimal
from fractions import Fraction

from abaculus.maths.expr import Number
from abaculus.maths.glyphs import FRACTION_LINE, FRACTIONS, LOWERED, RAISED

_RAISED = str.maketrans("0123456789", RAISED)
_LOWERED = str.maketrans("0123456789", LOWERED)


def numeral(number: int) -> str:
    """The digits of a whole number of any length."""
    # Python limits how many digits it converts at once.
    return str(number) if number.bit_length() < 10_000 else f"{Decimal(number):f}"


def ratio(number: Number) -> str:
    """A literal with its minus and its slash as programs write them."""
    above = numeral(number.numerator)
    return above if number.denominator == 1 else f"{above}/{numeral(number.denominator)}"


def fraction(above: int, below: int) -> str:
    """A fraction in small digits: `½`, `³⁄₇`."""
    glyph = FRACTIONS.get((above, below))
    if glyph:
        return glyph
    raised, lowered = numeral(above).translate(_RAISED), numeral(below).translate(_LOWERED)
    return raised + FRACTION_LINE + lowered


def format_mixed_number(value: Fraction | int) -> str:
    """A value as people write it: `−3`, `10½`, `2³⁄₇`."""
    below = value.denominator
    whole, above = divmod(abs(value.numerator), below)
    sign = "−" if value < 0 else ""
    if not above:
        return sign + numeral(whole)
    return f"{sign}{numeral(whole) if whole else ''}{fraction(above, below)}"
