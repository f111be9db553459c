"""Expressions as the compact text that programs store and `parse` reads back."""

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
from abaculus.maths.text import numeral, ratio


def write(mathematics: Mathematics) -> str:
    """The compact text; parsing and writing it again gives the same text."""
    if isinstance(mathematics, Chain):
        return "=".join(map(_write, members(mathematics)))
    return _write(add_brackets(mathematics))


def _write(part: Expr) -> str:
    match part:
        case Number():
            return ratio(part)
        case Parenthesis(inside=inside):
            return f"({_write(inside)})"
        case Operation(sign=sign, left=left, right=right):
            return f"{_write(left)}{sign.value}{_write(right)}"
        case CommonFraction(numerator=numerator, denominator=denominator):
            return f"{{{numeral(numerator)}/{numeral(denominator)}}}"
        case DecimalNumber(whole=whole, decimals=decimals, period=period):
            return f"{numeral(whole)},{decimals}" + (f"~{period}" if period else "")
        case Power(base=base, exponent=exponent):
            return f"{_write(base)}^{_write(exponent)}"
        case Root(degree=degree, of=of):
            return f"r{degree}{_write(of)}"
        case Negative(of=of):
            return f"-{_write(of)}"
        case _:
            raise TypeError(f"{part!r} has no compact text")
