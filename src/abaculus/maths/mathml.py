"""Mathematics as MathML Core for browsers."""

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
from abaculus.maths.text import numeral


def typeset(mathematics: Mathematics | Fraction | int) -> str:
    """A calculation or a value as one `<math>` element, made of our own signs and digits only."""
    if isinstance(mathematics, Chain):
        return f"<math>{'<mo>=</mo>'.join(map(_typeset, members(mathematics)))}</math>"
    if isinstance(mathematics, Fraction | int):
        mathematics = Number.of(mathematics)
    return f"<math>{_typeset(add_brackets(mathematics))}</math>"


def is_plain(mathematics: Mathematics) -> bool:
    """Whether a line of text shows it as well: no fraction, root, power or period in it."""
    waiting = [*mathematics.members] if isinstance(mathematics, Chain) else [mathematics]
    while waiting:
        match waiting.pop():
            case Number(denominator=1) | DecimalNumber(period=""):
                pass
            case Parenthesis(inside=inside) | Negative(of=inside):
                waiting.append(inside)
            case Operation(left=left, right=right):
                waiting += (left, right)
            case _:
                return False
    return True


def _typeset(part: Expr) -> str:
    match part:
        case Number(numerator=numerator, denominator=denominator):
            size = _ratio(abs(numerator), denominator)
            return size if numerator >= 0 else f"<mrow><mo>−</mo>{size}</mrow>"
        case Parenthesis(inside=inside):
            return f"<mrow><mo>(</mo>{_typeset(inside)}<mo>)</mo></mrow>"
        case Operation(sign=sign, left=left, right=right):
            # No row of its own: browsers limit how deep elements may nest, not how many follow.
            return f"{_typeset(left)}<mo>{sign.symbol}</mo>{_typeset(right)}"
        case CommonFraction(numerator=numerator, denominator=denominator):
            return _fraction(numerator, denominator)
        case DecimalNumber():
            return _decimal(part)
        case Power(base=base, exponent=exponent):
            # A stacked fraction with a small figure beside it would be read as another one.
            clear = Parenthesis(base) if isinstance(base, CommonFraction) else base
            return f"<msup>{_typeset(clear)}<mn>{exponent}</mn></msup>"
        case Root(degree=degree, of=of):
            return _root(degree, of)
        case Negative(of=of):
            return f"<mrow><mo>−</mo>{_typeset(of)}</mrow>"
        case _:
            assert_never(part)


def _ratio(numerator: int, denominator: int) -> str:
    if denominator == 1:
        return f"<mn>{numeral(numerator)}</mn>"
    return _fraction(numerator, denominator)


def _fraction(numerator: int, denominator: int) -> str:
    return f"<mfrac><mn>{numeral(numerator)}</mn><mn>{numeral(denominator)}</mn></mfrac>"


def _decimal(number: DecimalNumber) -> str:
    written = f"<mn>{numeral(number.whole)},{number.decimals}</mn>"
    if not number.period:
        return written
    period = f'<mover accent="true"><mn>{number.period}</mn><mo>¯</mo></mover>'
    return f"<mrow>{written}{period}</mrow>"


def _is_several(part: Expr) -> bool:
    """Whether a bracket around it says no more than a line above it does."""
    match part:
        case Parenthesis() | DecimalNumber() | CommonFraction():
            return False
        case Number(numerator=numerator, denominator=denominator):
            return numerator < 0 or denominator != 1
        case _:
            return True


def _root(degree: int, of: Expr) -> str:
    inside = _typeset(of.inside if isinstance(of, Parenthesis) and _is_several(of.inside) else of)
    if degree == 2:
        return f"<msqrt>{inside}</msqrt>"
    return f"<mroot><mrow>{inside}</mrow><mn>{degree}</mn></mroot>"
