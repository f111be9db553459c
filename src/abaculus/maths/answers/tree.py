"""The parts of expressions, and when two of them are the same."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from abaculus.maths.expr import (
    Call,
    Expr,
    Factorial,
    MixedNumber,
    Negative,
    Operation,
    Percentage,
    Pi,
    Power,
    Root,
    Variable,
    Writing,
    WrittenNumber,
)


def whole(value: int) -> Expr:
    """The tree of a whole number."""
    tree = WrittenNumber(Fraction(abs(value)), "int", str(abs(value)))
    return Negative(tree) if value < 0 else tree


def children(tree: Expr) -> tuple[Expr, ...]:
    """The direct parts of a tree."""
    match tree:
        case Operation(left=left, right=right) | Power(base=left, exponent=right):
            return (left, right)
        case Negative(of=of) | Factorial(of=of) | Percentage(of=of) | Root(of=of):
            return (of,)
        case Call(parts=parts):
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
        if isinstance(a, WrittenNumber) and isinstance(b, WrittenNumber):
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


def _is_alike(one: Writing, other: Writing) -> bool:
    return one == other or {one, other} <= {"int", "dec"}


def _has_same_head(a: Expr, b: Expr) -> bool:
    match a, b:
        case Operation(sign=one), Operation(sign=other):
            return one == other
        case Root(degree=one), Root(degree=other):
            return one == other
        case Percentage(parts=one), Percentage(parts=other):
            return one == other
        case Call(name=name), Call(name=called):
            return name == called
        case ((MixedNumber() | Pi() | Variable()), _):
            return a == b
        case _:
            return True
