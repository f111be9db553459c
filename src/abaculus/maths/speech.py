"""Mathematics as English words for the ear."""

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
    Sign,
)
from abaculus.maths.text import numeral, ratio

_SIGNS = {
    Sign.PLUS: "plus",
    Sign.MINUS: "minus",
    Sign.TIMES: "times",
    Sign.DIVIDED_BY: "divided by",
}
POWERS = {2: "squared", 3: "cubed", 4: "to the fourth power"}
ROOTS = {2: "the square root of", 3: "the cube root of", 4: "the fourth root of"}
_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SHARES = {
    2: ("half", "halves"),
    3: ("third", "thirds"),
    4: ("quarter", "quarters"),
    5: ("fifth", "fifths"),
    6: ("sixth", "sixths"),
    8: ("eighth", "eighths"),
    9: ("ninth", "ninths"),
    10: ("tenth", "tenths"),
}


def speak(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as it is read aloud: `9 plus 6 divided by 2 equals 12`."""
    if isinstance(mathematics, Chain):
        return " equals ".join(map(_speak, members(mathematics)))
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return _speak(add_brackets(mathematics))


def _speak(part: Expr) -> str:
    match part:
        case Number():
            return ratio(part).replace("-", "minus ").replace("/", " over ")
        case Parenthesis(inside=inside):
            return f"open bracket {_speak(inside)} close bracket"
        case Operation(sign=sign, left=left, right=right):
            return f"{_speak(left)} {_SIGNS[sign]} {_speak(right)}"
        case CommonFraction():
            return fraction(part)
        case DecimalNumber():
            return _decimal(part)
        case Power(base=base, exponent=exponent):
            return f"{_speak(base)} {POWERS[exponent]}"
        case Root(degree=degree, of=of):
            return f"{ROOTS[degree]} {_speak(of)}"
        case Negative(of=of):
            return f"minus {_speak(of)}"
        case _:
            assert_never(part)


def fraction(part: CommonFraction) -> str:
    """`three quarters`, or `7 over 12` where shares have no common name."""
    above, below = part.numerator, part.denominator
    if below not in _SHARES or not 0 < above < len(_COUNTS):
        return f"{numeral(above)} over {numeral(below)}"
    return f"{_COUNTS[above]} {_SHARES[below][above > 1]}"


def _decimal(number: DecimalNumber) -> str:
    """`0 point 1 6, 6 repeating`: the period is heard once in its place and once by name."""
    digits = " ".join(number.decimals + number.period)
    again = f", {' '.join(number.period)} repeating" if number.period else ""
    return f"{numeral(number.whole)} point {digits}{again}"
