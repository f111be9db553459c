"""Numbers of several kinds in order: whole, decimals, fractions, percents, roots."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt
from typing import Any

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    dec,
    effort,
    eq,
    frac,
    generator,
    items,
    pct,
    rel,
    root,
    step,
    t,
)

UNIT = 10**6
"""Values are compared in millionths when the numbers are drawn."""


@generator(
    presets={
        "L2": P(kinds=("dec",), count=4, level=2, secs=30),
        "L3": P(kinds=("frac", "dec", "pct"), count=4, level=3, secs=30),
        "L4": P(kinds=("frac", "dec", "pct", "root"), count=5, level=4, secs=45),
        "g4": P(kinds=("whole",), count=4, grade="4", category="G", secs=30),
        "g6": P(kinds=("frac", "dec", "pct"), count=4, grade="6", category="G", secs=30),
        "g8": P(kinds=("frac", "dec", "pct", "root"), count=5, grade="8", category="G", secs=45),
    }
)
def in_order(r: Rng, p: Params) -> MaybeDraft:
    if p.kinds == ("whole",):
        drawn = shuffled_digits(r, p.count)
    elif p.kinds == ("dec",):
        drawn = near_decimals(r, p.count)
    else:
        kinds = [*p.kinds, *[r.pick(("frac", "dec")) for _ in range(p.count - len(p.kinds))]]
        above = 1 if "root" in p.kinds else 0
        drawn = [one_of(r, kind, above) for kind in r.shuffle(kinds)]
    sizes = [size(one) for one in drawn]
    ranked = [drawn[place] for place in sorted(range(p.count), key=sizes.__getitem__)]
    gaps = [b - a for a, b in pairwise(sorted(sizes))]
    least_gap = UNIT // 40 if len(p.kinds) > 1 else 1
    if min(gaps) < least_gap or drawn in (ranked, ranked[::-1]):
        return REJECT
    up = r.flip()
    return Draft(
        params={"numbers": tuple(drawn), "up": up},
        prompt=(t("num.order_up" if up else "num.order_down", numbers=comma_list(drawn)),),
        answer=items("list", ranked if up else ranked[::-1]),
        work=sum([WORK[head(one)] for one in drawn]) + (0 if len(p.kinds) == 1 else effort("look")),
        normal=(ranked, up),
    )


WORK = {
    "whole": effort("look", "compare"),
    "dec": effort("look", "compare"),
    "pct": effort("look", "compare", "look"),
    "frac": effort("convert", "compare"),
    "root": effort("root", "compare", "idea", "idea"),
}


def shuffled_digits(r: Rng, count: int) -> list[Formula]:
    """Whole numbers with the same first digit and similar others in any order."""
    first, *rest = r.sample(range(1, 10), 4)
    found: list[Formula] = []
    for _ in range(count):
        tail = r.shuffle((*rest[:2], r.pick((0, rest[2]))))
        found.append(int("".join(map(str, (first, *tail)))))
    return found


def near_decimals(r: Rng, count: int) -> list[Formula]:
    """Decimals of different lengths between two neighbouring whole numbers."""
    whole = r.between(0, 6)
    found: list[Formula] = []
    for places in r.shuffle((1, 2, 3, r.between(1, 3)))[:count]:
        digits = (
            r.between(1, 9)
            if places == 1
            else 10 * r.between(0, 10 ** (places - 1) - 1) + r.between(1, 9)
        )
        found.append(("dec", whole * 10**places + digits, places))
    return found


def one_of(r: Rng, kind: str, above: int) -> Formula:
    """A number of a kind, below 1 or between 1 and 3."""
    match kind:
        case "frac":
            below = r.pick((3, 4, 5, 8))
            return frac(r.coprime_below(below) + below * above * r.between(1, 2), below)
        case "pct":
            return pct(r.between(5, 95) + 100 * above * r.between(1, 2))
        case "root":
            return root(r.pick((2, 3, 5, 6, 7, 8)))
        case _:
            whole, digits = above * r.between(1, 2), r.between(1, 9)
            return (
                ("dec", 10 * whole + digits, 1)
                if r.flip()
                else ("dec", 100 * whole + 10 * r.below(10) + digits, 2)
            )


def head(one: Formula) -> str:
    """The kind of a number."""
    return str(one[0]) if isinstance(one, tuple) else "whole"


def size(one: Any) -> int:
    """The value in millionths, cut."""
    if isinstance(one, int):
        return one * UNIT
    first: int = one[1]
    match one[0]:
        case "dec":
            return first * UNIT // int(10 ** one[2])
        case "pct":
            return first * UNIT // 100
        case "frac":
            return first * UNIT // int(one[2])
        case _:
            return isqrt(one[2] * UNIT * UNIT)


def exact_square(one: Any) -> tuple[int, int]:
    """Numerator and denominator of the square, which is exact for a root too."""
    if isinstance(one, int):
        return one**2, 1
    figures: tuple[int, ...] = one[1:]
    match one[0]:
        case "root":
            return figures[1], 1
        case "dec":
            return figures[0] ** 2, 100 ** figures[1]
        case "pct":
            return figures[0] ** 2, 100**2
        case _:
            return figures[0] ** 2, figures[1] ** 2


@in_order.verify
def _(q: Params, v: Sequence[Formula]) -> bool:
    squares = [exact_square(one) for one in (v if q.up else reversed(v))]
    falls = [True for (a, b), (c, d) in pairwise(squares) if a * d >= c * b]
    return not falls and len(v) == len(q.numbers) and set(v) == set(q.numbers)


def look_alike(one: Any) -> int:
    """What a number seems to be to someone who sees only its digits."""
    return int(one[1] if one[0] in ("dec", "pct") else one[2])


@in_order.mistakes
def _(q: Params) -> Iterator[tuple[tuple[Formula, ...], str]]:
    true = sorted(q.numbers, key=size, reverse=not q.up)
    yield tuple(reversed(true)), "num.order_reversed"
    if isinstance(true[0], int):
        yield tuple(q.numbers), "num.order_as_given"
    else:
        yield tuple(sorted(q.numbers, key=look_alike, reverse=not q.up)), "num.order_by_figures"
    for k in range(len(true) - 1):
        yield (*true[:k], true[k + 1], true[k], *true[k + 2 :]), "num.neighbours_swapped"


def as_decimal(one: Formula) -> Formula:
    """The number and its decimal, to three places if it is longer."""
    thousandths, rest = divmod(size(one), UNIT // 1000)
    if rest == 0:
        return eq(one, dec(F(thousandths, 1000)))
    return rel("≈", one, dec(F(thousandths + (rest >= UNIT // 2000), 1000), 3))


@in_order.steps
def _(q: Params) -> Iterator[SolutionStep]:
    ranked = sorted(q.numbers, key=size)
    if any(head(one) in ("pct", "frac", "root") for one in ranked):
        msgid: str | None = "num.say.as_decimals"
        for one in ranked:
            if head(one) != "dec":
                yield step(msgid, m=as_decimal(one))
                msgid = None
    elif head(ranked[0]) == "dec":
        longest = max(int(one[2]) for one in ranked)
        same = [("dec", int(one[1]) * 10 ** (longest - int(one[2])), longest) for one in ranked]
        yield step("num.say.same_length", m=comma_list(same if q.up else same[::-1]))
    else:
        yield step("num.say.whole_by_places")
    yield step("num.say.order_is", m=comma_list(ranked if q.up else ranked[::-1]))
