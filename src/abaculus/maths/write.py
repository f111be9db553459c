"""Expressions as the compact text that programs store and `parse` reads back."""

from abaculus.maths import expr
from abaculus.maths.brackets import add_brackets, members
from abaculus.maths.expr import Expr
from abaculus.maths.text import numeral, ratio


def write(mathematics: expr.Mathematics) -> str:
    """The compact text; read and written again it stays the same."""
    if isinstance(mathematics, expr.Chain):
        return "=".join(map(_write, members(mathematics)))
    return _write(add_brackets(mathematics))


def _write(part: Expr) -> str:
    match part:
        case expr.Number():
            return ratio(part)
        case expr.Parenthesis(inside=inside):
            return f"({_write(inside)})"
        case expr.Operation(sign=sign, left=left, right=right):
            return f"{_write(left)}{sign.value}{_write(right)}"
        case expr.CommonFraction(numerator=numerator, denominator=denominator):
            return f"{{{numeral(numerator)}/{numeral(denominator)}}}"
        case expr.DecimalNumber(whole=whole, decimals=decimals, period=period):
            return f"{numeral(whole)},{decimals}" + (f"~{period}" if period else "")
        case expr.Power(base=base, exponent=exponent):
            return f"{_write(base)}^{_write(exponent)}"
        case expr.Root(degree=degree, of=of):
            return f"r{degree}{_write(of)}"
        case expr.Negative(of=of):
            return f"-{_write(of)}"
        case _:
            raise TypeError(f"{part!r} has no compact text")
