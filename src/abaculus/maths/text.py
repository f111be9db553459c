"""Mathematics as Unicode text for people."""

from decimal import Decimal
from fractions import Fraction
from typing import assert_never

from abaculus.maths.brackets import add_brackets, members
from abaculus.maths.expr import (
    Chain,
    CommonFraction,
    DecimalNumber,
    Expr,
    Mathematics,
    Negative,
    Number,
    Operation,
    Parenthesis,
    Power,
    Root,
)
from abaculus.maths.glyphs import (
    FRACTION_LINE,
    FRACTIONS,
    LOWERED,
    OVERLINE,
    POWERS,
    RAISED,
    ROOTS,
)

_RAISED = str.maketrans("0123456789", RAISED)
_LOWERED = str.maketrans("0123456789", LOWERED)


def show(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as a line of text: `9 + 6 ÷ 2 = 12`, `7/2`, `−3`, `√16`."""
    if isinstance(mathematics, Chain):
        return " = ".join(map(_show, members(mathematics)))
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return _show(add_brackets(mathematics))


def numeral(number: int) -> str:
    """The digits of a whole number of any length."""
    # Python writes no more than some thousand digits by itself.
    return str(number) if number.bit_length() < 10_000 else f"{Decimal(number):f}"


def ratio(number: Number) -> str:
    """A literal with its minus and its fraction line as programs write them."""
    above = numeral(number.numerator)
    return above if number.denominator == 1 else f"{above}/{numeral(number.denominator)}"


def fraction(above: int, below: int) -> str:
    """A fraction as small figures: `½`, `³⁄₇`."""
    glyph = FRACTIONS.get((above, below))
    if glyph:
        return glyph
    raised, lowered = numeral(above).translate(_RAISED), numeral(below).translate(_LOWERED)
    return raised + FRACTION_LINE + lowered


def _show(part: Expr) -> str:
    match part:
        case Number():
            return ratio(part).replace("-", "−")
        case Parenthesis(inside=inside):
            return f"({_show(inside)})"
        case Operation(sign=sign, left=left, right=right):
            return f"{_show(left)} {sign.symbol} {_show(right)}"
        case CommonFraction(numerator=numerator, denominator=denominator):
            return fraction(numerator, denominator)
        case DecimalNumber(whole=whole, decimals=decimals, period=period):
            return f"{numeral(whole)},{decimals}" + "".join(digit + OVERLINE for digit in period)
        case Power(base=base, exponent=exponent):
            return _show(base) + POWERS[exponent]
        case Root(degree=degree, of=of):
            return ROOTS[degree] + _show(of)
        case Negative(of=of):
            return f"−{_show(of)}"
        case _:
            assert_never(part)


def format_mixed_number(value: Fraction | int) -> str:
    """A value as people write it: `−3`, `10½`, `2³⁄₇`."""
    below = value.denominator
    whole, above = divmod(abs(value.numerator), below)
    sign = "−" if value < 0 else ""
    if not above:
        return sign + numeral(whole)
    return f"{sign}{numeral(whole) if whole else ''}{fraction(above, below)}"
