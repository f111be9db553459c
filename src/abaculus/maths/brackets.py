"""Where brackets are needed so that written mathematics means what its tree means."""

from typing import assert_never

from abaculus.maths.expressions import Expression, Group, Number, Operation, Sign

_SUM, _PRODUCT, _OPERAND = 1, 2, 3


def bracketed(expression: Expression) -> Expression:
    """The same calculation with a group wherever reading it left to right needs one."""
    return _bracketed(expression, _SUM, leads=True)


def _bracketed(part: Expression, least: int, *, leads: bool) -> Expression:
    match part:
        case Group(inside=inside):
            return Group(bracketed(inside))
        case Number(numerator=numerator, denominator=denominator):
            binds = _OPERAND if denominator == 1 else _PRODUCT
            # Only a leading minus can be told from the sign of an operation.
            is_clear = binds >= least and (leads or numerator >= 0)
            return part if is_clear else Group(part)
        case Operation(sign=sign, left=left, right=right):
            binds = _SUM if sign in (Sign.PLUS, Sign.MINUS) else _PRODUCT
            if binds < least:
                return Group(bracketed(part))
            return Operation(
                sign,
                _bracketed(left, binds, leads=leads),
                _bracketed(right, binds + 1, leads=False),
            )
        case _:
            assert_never(part)
