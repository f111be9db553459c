"""The parts of expressions, and when two of them are the same."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from abaculus.maths import expr
from abaculus.maths.expr import Expr


def whole(value: int) -> Expr:
    """The tree of a whole number."""
    tree = expr.WrittenNumber(Fraction(abs(value)), "int", str(abs(value)))
    return expr.Negative(tree) if value < 0 else tree


def children(tree: Expr) -> tuple[Expr, ...]:
    """The direct parts of a tree."""
    match tree:
        case expr.Operation(left=left, right=right) | expr.Power(base=left, exponent=right):
            return (left, right)
        case (
            expr.Negative(of=of) | expr.Factorial(of=of) | expr.Percentage(of=of) | expr.Root(of=of)
        ):
            return (of,)
        case expr.Call(parts=parts):
            return parts
        case _:
            return ()


def walk(tree: Expr) -> Iterator[Expr]:
    """The tree and all its parts."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        yield part
        waiting += children(part)


def is_same_tree(one: Expr, other: Expr) -> bool:
    """Whether two trees are the same; numerals are compared by value."""
    waiting = [(one, other)]
    while waiting:
        a, b = waiting.pop()
        if isinstance(a, expr.WrittenNumber) and isinstance(b, expr.WrittenNumber):
            if a.value != b.value or not _is_alike(a.writing, b.writing):
                return False
            continue
        below, under = children(a), children(b)
        if type(a) is not type(b) or len(below) != len(under):
            return False
        if not _has_same_head(a, b):
            return False
        waiting += zip(below, under, strict=True)
    return True


def _is_alike(one: expr.Writing, other: expr.Writing) -> bool:
    return one == other or {one, other} <= {"int", "dec"}


def _has_same_head(a: Expr, b: Expr) -> bool:
    match a, b:
        case expr.Operation(sign=one), expr.Operation(sign=other):
            return one == other
        case expr.Root(degree=one), expr.Root(degree=other):
            return one == other
        case expr.Percentage(parts=one), expr.Percentage(parts=other):
            return one == other
        case expr.Call(name=name), expr.Call(name=called):
            return name == called
        case ((expr.MixedNumber() | expr.Pi() | expr.Variable()), _):
            return a == b
        case _:
            return True
