"""Mathematics as Unicode text for people."""

from fractions import Fraction
from typing import assert_never

from abaculus.maths.brackets import bracketed
from abaculus.maths.expressions import Expression, Group, Number, Operation


def show(mathematics: Expression | Fraction | int) -> str:
    """A calculation or a value as a line of text: `9 + 6 ÷ 2`, `7/2`, `−3`."""
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return _show(bracketed(mathematics))


def _show(part: Expression) -> str:
    match part:
        case Number(value=value):
            return str(value).replace("-", "−")
        case Group(inside=inside):
            return f"({_show(inside)})"
        case Operation(sign=sign, left=left, right=right):
            return f"{_show(left)} {sign.symbol} {_show(right)}"
        case _:
            assert_never(part)
