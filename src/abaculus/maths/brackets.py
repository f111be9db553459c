"""Adds the brackets that written mathematics needs to mean what its tree means."""

from typing import assert_never

from abaculus.maths.expr import (
    Chain,
    Expr,
    Factorial,
    Negative,
    Number,
    Operation,
    Parenthesis,
    Percentage,
    Power,
    Root,
    Sign,
)

_SUM, _PRODUCT, _FACTOR, _ATOM = 1, 2, 3, 4


def members(chain: Chain) -> tuple[Expr, ...]:
    """The members of an equality, each with the brackets it needs."""
    return tuple(add_brackets(member) for member in chain.members)


def add_brackets(expression: Expr) -> Expr:
    """The same calculation with brackets wherever reading it from left to right needs them."""
    return _add_brackets(expression, _SUM, leads=True)


def _add_brackets(part: Expr, least: int, *, leads: bool) -> Expr:
    match part:
        case Parenthesis(inside=inside):
            return Parenthesis(add_brackets(inside))
        case Operation(sign=sign, left=left, right=right):
            binds = _SUM if sign in (Sign.PLUS, Sign.MINUS) else _PRODUCT
            if binds < least:
                return Parenthesis(add_brackets(part))
            return Operation(
                sign,
                _add_brackets(left, binds, leads=leads),
                _add_brackets(right, binds + 1, leads=False),
            )
        case Number(numerator=numerator) if numerator >= 0:
            return (
                part
                if least <= (_PRODUCT if part.denominator != 1 else _ATOM)
                else Parenthesis(part)
            )
        case Number() | Negative():
            return _negative(part, least, leads=leads)
        case Power(base=base, exponent=exponent):
            power = Power(_add_brackets(base, _ATOM, leads=False), exponent)
            return power if least <= _FACTOR else Parenthesis(power)
        case Root(degree=degree, of=of):
            root = Root(degree, _add_brackets(of, _FACTOR, leads=False))
            return root if least <= _FACTOR else Parenthesis(root)
        case Factorial(of=of):
            return Factorial(_add_brackets(of, _ATOM, leads=False))
        case Percentage(of=of, parts=parts):
            return Percentage(_add_brackets(of, _ATOM, leads=False), parts)
        case _:
            return part


def _negative(part: Number | Negative, least: int, *, leads: bool) -> Expr:
    # Only a leading minus differs visibly from the sign of an operation.
    match part:
        case Negative(of=Number(numerator=numerator, denominator=denominator)) if numerator > 0:
            return _add_brackets(Number(-numerator, denominator), least, leads=leads)
        case Negative(of=of):
            binds = _FACTOR
            clear: Expr = Negative(_add_brackets(of, _FACTOR, leads=False))
        case Number(denominator=denominator):
            binds = _FACTOR if denominator == 1 else _PRODUCT
            clear = part
        case _:
            assert_never(part)
    return clear if leads and binds >= least else Parenthesis(clear)
