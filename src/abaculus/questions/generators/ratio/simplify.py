"""A ratio in lowest terms, also of lengths, times and other quantities in two units."""

from collections.abc import Iterator
from math import gcd

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    generator,
    ratio,
    step,
    t,
)

UNITS = (
    ("m", "cm", 100),
    ("kg", "g", 1000),
    ("l", "ml", 1000),
    ("h", "min", 60),
    ("cm", "mm", 10),
    ("km", "m", 1000),
)
"""How many of the second unit make one of the first."""


@generator(
    presets={
        "6N6": P(kind="two", times=(2, 12), most=100, secs=15),
        "g7": P(kind="units", times=(2, 50), most=1000, grade="7", category="N", secs=30),
        "L2": P(kind="three", times=(2, 12), most=90, level=2, secs=15),
    }
)
def lowest(r: Rng, p: Params) -> MaybeDraft:
    if p.kind == "units":
        big, small, size = r.pick(UNITS)
        wholes = r.between(1, 5)
        step_ = size // r.pick((4, 5, 10) if size > 60 else (2, 3, 4, 6) if size == 60 else (2, 5))
        part = step_ * r.between(1, 12)
        first, second, swapped = part, wholes * size, r.flip()
        if part % size == 0 or part >= 4 * size:
            return REJECT
        shown: list[Formula] = [("qty", part, small), ("qty", wholes, big)]
        numbers = [first, second]
        if swapped:
            shown.reverse()
            numbers.reverse()
        prompt = t("ratio.units", x=shown[0], y=shown[1])
        units = [big, small] if swapped else [small, big]
    else:
        k = r.between(*p.times)
        count, top = (2, p.most // k) if p.kind == "two" else (3, 9)
        numbers, units = [k * r.between(1, max(2, top)) for _ in range(count)], list[str]()
        if max(numbers) > p.most or len(set(numbers)) < count:
            return REJECT
        prompt = t("ratio.simplest", x=(":", *numbers))
    common = gcd(*numbers)
    return Draft(
        params={"numbers": numbers, "units": units},
        prompt=(prompt,),
        answer=ratio([n // common for n in numbers]),
        work=effort(*WORK[p.kind]),
    )


WORK = {
    "two": ("reduce",),
    "three": ("reduce", "fact", "look"),
    "units": ("convert", "recall", "reduce", "look"),
}


@lowest.verify
def _(q: Params, v: tuple[int, ...]) -> bool:
    first = q.numbers[0]
    fits = all(v[0] * n == one * first for one, n in zip(v, q.numbers, strict=True))
    return fits and not any(all(one % d == 0 for one in v) for d in range(2, min(v) + 1))


@lowest.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, ...], str]]:
    numbers = tuple(q.numbers)
    common = gcd(*numbers)
    low = tuple(n // common for n in numbers)
    if q.units:
        # the numbers as given, without a common unit
        sizes = {big: size for big, _, size in UNITS}
        bare = [
            n // sizes[unit]
            if unit in sizes and unit == max(q.units, key=lambda u: sizes.get(u, 0))
            else n
            for n, unit in zip(numbers, q.units, strict=True)
        ]
        yield reduce_ratio(bare), "ratio.units_ignored"
        yield reduce_ratio([numbers[0] * 10, numbers[1]]), "ratio.wrong_conversion"
        yield reduce_ratio([numbers[0], numbers[1] * 10]), "ratio.wrong_conversion"
    yield low[::-1], "ratio.order_swapped"
    half = next((d for d in range(2, common) if common % d == 0), 1)
    if half > 1:
        yield tuple(n // half for n in numbers), "ratio.not_lowest"
    yield (low[0], *low[1:-1], low[-1] + 1), "ratio.division_slip"
    yield (numbers[0] // common, *numbers[1:]), "ratio.one_term_divided"
    yield (low[0] + 1, *low[1:]), "ratio.division_slip"
    yield (low[0], *low[1:-1], low[-1] + 2), "ratio.division_slip"


def reduce_ratio(numbers: list[int]) -> tuple[int, ...]:
    """The same ratio in lowest terms."""
    common = gcd(*numbers)
    return tuple(n // common for n in numbers)


@lowest.steps
def _(q: Params) -> Iterator[SolutionStep]:
    common = gcd(*q.numbers)
    if q.units:
        yield step("ratio.say.same_unit", m=(":", *q.numbers))
    yield step("ratio.say.divide_all", n=common)
    yield step(m=(":", *(n // common for n in q.numbers)))
