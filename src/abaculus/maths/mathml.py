"""Mathematics as MathML Core for browsers."""

from fractions import Fraction
from typing import assert_never

from abaculus.maths.brackets import bracketed
from abaculus.maths.expressions import Expression, Group, Number, Operation


def typeset(mathematics: Expression | Fraction | int) -> str:
    """A calculation or a value as one `<math>` element, made of our own signs and digits only."""
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return f"<math>{_typeset(bracketed(mathematics))}</math>"


def _typeset(part: Expression) -> str:
    match part:
        case Number():
            return _number(part)
        case Group(inside=inside):
            return f"<mrow><mo>(</mo>{_typeset(inside)}<mo>)</mo></mrow>"
        case Operation(sign=sign, left=left, right=right):
            # No row of its own: browsers limit how deep elements may nest, not how many follow.
            return f"{_typeset(left)}<mo>{sign.symbol}</mo>{_typeset(right)}"
        case _:
            assert_never(part)


def _number(number: Number) -> str:
    size = f"<mn>{abs(number.numerator)}</mn>"
    if number.denominator != 1:
        size = f"<mfrac>{size}<mn>{number.denominator}</mn></mfrac>"
    return size if number.numerator >= 0 else f"<mrow><mo>−</mo>{size}</mrow>"
