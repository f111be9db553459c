# hot: compiled with mypyc where possible
"""Sums of whole numbers and square roots, exactly."""

from functools import cache, reduce
from math import isqrt
from typing import cast

from abaculus.questions.generator_kit import F, Formula, jux, neg, root, value

Value = F | int
Surd = dict[int, Value]
"""The coefficient of each square-free root; the root of 1 is the rational part."""


@cache
def plain(inside: int) -> tuple[int, int]:
    """The largest factor that comes out of a root, and what stays inside."""
    for out in range(isqrt(inside), 0, -1):
        if inside % (out * out) == 0:
            return out, inside // (out * out)
    raise ValueError(f"{inside} has no root")


def times(left: Surd, right: Surd) -> Surd:
    """The product."""
    found: Surd = {}
    for a, x in left.items():
        for b, y in right.items():
            out, inside = plain(a * b)
            found[inside] = found.get(inside, 0) + x * y * out
    return tidy(found)


def tidy(parts: Surd) -> Surd:
    """The sum without roots whose coefficient is 0."""
    return {inside: often for inside, often in parts.items() if often}


def exact(part: Formula) -> Surd:
    """The value of a formula with roots."""
    if isinstance(part, int):
        return tidy({1: part})
    if isinstance(part, str):
        raise ValueError(f"{part} is not a number")
    head, *inside = part
    if head == "root":
        out, rest = plain(cast("int", inside[1]))
        return {rest: out}
    return _combine(str(head), [exact(one) for one in inside])


def _combine(head: str, values: list[Surd]) -> Surd:
    match head:
        case "+":
            return reduce(plus, values)
        case "*" | "jux":
            return reduce(times, values)
        case "neg":
            return times(values[0], {1: -1})
        case "frac" if set(values[1]) == {1}:
            return times(values[0], {1: F(1) / values[1][1]})
        case _:
            raise ValueError(f"{head} makes no sum of roots here")


def plus(left: Surd, right: Surd) -> Surd:
    """The sum."""
    return tidy({one: left.get(one, 0) + right.get(one, 0) for one in {**left, **right}})


def root_term(often: Value, inside: int) -> Formula:
    """A number times a root, as written in simplest form."""
    if inside == 1:
        return value(often)
    above, below = often.numerator, often.denominator
    size = jux(abs(above), root(inside))
    if below > 1:
        size = ("frac", size, below)
    return neg(size) if above < 0 else size


def root_sum(*terms: tuple[Value, int]) -> Formula:
    """A sum of numbers times roots, without zeros."""
    parts: list[Formula] = []
    for often, inside in terms:
        if often:
            size = -often if parts and often < 0 else often
            shown = root_term(size, inside)
            parts.append(neg(shown) if parts and often < 0 else shown)
    return parts[0] if len(parts) == 1 else ("+", *parts)
