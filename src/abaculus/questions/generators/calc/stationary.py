"""Stationary points of cubic functions."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    effort,
    eq,
    generator,
    items,
    jux,
    poly,
    step,
    t,
)


@generator(
    presets={
        "12N5": P(wide=False, secs=30),
        "L4": P(wide=True, level=4, secs=45),
    }
)
def stationary(r: Rng, p: Params) -> MaybeDraft:
    low, high = r.between(-5, 4), r.between(-4, 5)
    lead = r.pick((2, -2)) if p.wide or (low + high) % 2 else 1
    if high - low < 1 or (p.wide and low == -high):
        return REJECT
    last = r.between(-9, 9)
    a, b, c = lead, -3 * lead * (low + high) // 2, 3 * lead * low * high
    steps_of_work = ("step", "step", "step", "fact", "fact", "list")
    more = ("idea", "sign", "reduce") if p.wide else ()
    return Draft(
        params={"a": a, "b": b, "c": c, "d": last},
        prompt=(t("calc.stationary", formula=poly((a, b, c, last))),),
        answer=items("set", (low, high)),
        work=effort(*steps_of_work[: 6 if p.wide else 5], *more),
    )


@stationary.verify
def _(q: Params, v: tuple[int, ...]) -> bool:
    # at a stationary point the five-point difference, exact for a cubic, vanishes
    def height(x: int) -> int:
        return int(((q.a * x + q.b) * x + q.c) * x + q.d)

    flat = [8 * (height(x + 1) - height(x - 1)) == height(x + 2) - height(x - 2) for x in v]
    return len(set(v)) == 2 and all(flat)


def places(q: Params) -> tuple[int, int]:
    """Both points, by the formula for 3ax² + 2bx + c = 0."""
    rooted = isqrt(4 * q.b * q.b - 12 * q.a * q.c)
    first, second = (-2 * q.b - rooted) // (6 * q.a), (-2 * q.b + rooted) // (6 * q.a)
    return min(first, second), max(first, second)


@stationary.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, int], str]]:
    low, high = places(q)
    if low != -high:
        yield (-high, -low), "calc.root_signs"
    yield (low, high + 1), "calc.sum_not_checked"
    yield (low - 1, high + 1), "calc.product_not_checked"
    if low * high:
        yield (
            (0, max(low + high, 1)) if low + high > 0 else (min(low + high, -1), 0),
            "calc.constant_lost",
        )
    yield (2 * low, 2 * high), "calc.not_halved"
    yield (low - 1, high), "calc.sum_not_checked"


@stationary.steps
def _(q: Params) -> Iterator[SolutionStep]:
    low, high = places(q)
    slopes = poly((3 * q.a, 2 * q.b, q.c))
    yield step("calc.say.power_rule", m=eq(("call", ("prime", "f"), "x"), slopes))
    yield step("calc.say.slope_zero", m=eq(slopes, 0))
    factors = [poly((1, -one)) if one else "x" for one in (low, high)]
    yield step("calc.say.factors", m=eq(jux(3 * q.a, *factors), 0))
    yield step("calc.say.both_places", m=comma_list((low, high)))
