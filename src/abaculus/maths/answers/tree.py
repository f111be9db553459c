"""What a text says before it is worked out: trees of numbers, signs, roots and letters."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

Writing: TypeAlias = Literal["int", "dec", "period", "sci"]
Sign: TypeAlias = Literal["+", "-", "*", "/", "^"]


class Num(Struct, frozen=True):
    """A numeral as it was written."""

    value: Fraction
    writing: Writing
    mark: str
    """The numeral in English notation: `12.5`, `0.58(3)`, `6e7`."""
    other: Fraction | None = None
    """What it may mean as well, where the notation leaves two readings."""


class Mixed(Struct, frozen=True):
    """A whole number and a fraction side by side."""

    whole: int
    top: int
    bottom: int


class Neg(Struct, frozen=True):
    """The opposite."""

    of: Tree


class Bin(Struct, frozen=True):
    """A sum, difference, product, quotient or power."""

    sign: Sign
    left: Tree
    right: Tree


class Factorial(Struct, frozen=True):
    """A factorial."""

    of: Tree


class Percentage(Struct, frozen=True):
    """So many hundredths (%) or thousandths (‰)."""

    of: Tree
    parts: int


class Radical(Struct, frozen=True):
    """A root."""

    index: int
    of: Tree


class Pi(Struct, frozen=True):
    """The number of the circle."""


class Var(Struct, frozen=True):
    """A letter."""

    name: str


Tree: TypeAlias = Num | Mixed | Neg | Bin | Factorial | Percentage | Radical | Pi | Var


def whole(value: int) -> Tree:
    """The tree of a whole number."""
    tree = Num(Fraction(abs(value)), "int", str(abs(value)))
    return Neg(tree) if value < 0 else tree


def children(tree: Tree) -> tuple[Tree, ...]:
    """What a tree is made of."""
    match tree:
        case Bin(left=left, right=right):
            return (left, right)
        case Neg(of=of) | Factorial(of=of) | Percentage(of=of) | Radical(of=of):
            return (of,)
        case _:
            return ()


def walk(tree: Tree) -> Iterator[Tree]:
    """The tree and all parts of it."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        yield part
        waiting += children(part)


def is_same_tree(one: Tree, other: Tree) -> bool:
    """Whether two trees say the same; numerals count by their values."""
    waiting = [(one, other)]
    while waiting:
        a, b = waiting.pop()
        if isinstance(a, Num) and isinstance(b, Num):
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


def _has_same_head(a: Tree, b: Tree) -> bool:
    match a, b:
        case Bin(sign=one), Bin(sign=other):
            return one == other
        case Radical(index=one), Radical(index=other):
            return one == other
        case Percentage(parts=one), Percentage(parts=other):
            return one == other
        case ((Mixed() | Pi() | Var()), _):
            return a == b
        case _:
            return True
