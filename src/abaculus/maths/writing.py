"""Expressions as the compact text that programs store and `read` reads back."""

from typing import assert_never

from abaculus.maths.brackets import bracketed
from abaculus.maths.expressions import Expression, Group, Number, Operation


def write(expression: Expression) -> str:
    """The compact text; read and written again it stays the same."""
    return _write(bracketed(expression))


def _write(part: Expression) -> str:
    match part:
        case Number(value=value):
            return str(value)
        case Group(inside=inside):
            return f"({_write(inside)})"
        case Operation(sign=sign, left=left, right=right):
            return f"{_write(left)}{sign.value}{_write(right)}"
        case _:
            assert_never(part)
