"""The sum of two whole numbers, half of the time across a ten."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    number,
    step,
    t,
)
from abaculus.questions.generators.arith._mistakes import by_places, near_misses, sum_slips

WORK = {
    "small": ("fact",),
    "learnt": ("digits", "digits", "fact", "fact"),
    "columns": ("digits", "fact"),
    "hundreds": ("digits", "digits", "fact", "fact"),
}
"""The effort of the sum, apart from the carry: `learnt` is for beginners."""


@generator(
    presets={
        "1G1": P(way="small", low=(2, 2), high=(12, 12), top=20, secs=15, finite=86),
        "2G1": P(way="learnt", low=(11, 4), high=(92, 89), top=100, secs=30),
        "L1": P(way="columns", low=(16, 15), high=(89, 89), top=150, level=1, secs=15),
        "L2": P(way="hundreds", low=(125, 115), high=(789, 689), top=1200, level=2, secs=30),
        "g3": P(
            way="hundreds",
            low=(125, 35),
            high=(789, 489),
            top=999,
            grade="3",
            category="G",
            secs=30,
        ),
    }
)
def total(r: Rng, p: Params) -> MaybeDraft:
    a, b = r.between(p.low[0], p.high[0]), r.between(p.low[1], min(p.high[1], p.top - p.low[0]))
    carries = a % 10 + b % 10 >= 10
    if a + b > p.top or a == b or a % 10 == 0 or b % 10 == 0:
        return REJECT
    if not carries and a + b > 10 and r.below(3) == 0 and p.way != "small":
        return REJECT
    if r.flip():
        a, b = b, a
    return Draft(
        params={"a": a, "b": b},
        prompt=(t("arith.work_out", x=add(a, b)),),
        answer=number(a + b, form="plain"),
        work=effort(*WORK[p.way], *(("carry",) if carries else ())),
    )


@total.verify
def _(q: Params, v: int) -> bool:
    return v - q.b == q.a and v - q.a == q.b


@total.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.a + q.b
    if true > 20:
        yield from sum_slips(q.a, q.b)
    else:
        yield abs(q.a - q.b), "arith.subtracted"
        yield true - 1, "arith.counted_from_first"
        yield true + 1, "arith.one_off"
        yield true + 2, "arith.counted_ahead"
    yield from near_misses(true)


@total.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = max(q.a, q.b), min(q.a, q.b)
    true, full = a + b, 10 - a % 10
    if true > 20:
        yield from by_places(a, b)
    elif a < 10 < true:
        yield step("arith.say.fill_ten", part=full)
        yield step(m=eq(add(a, b), add(10, b - full), true))
    else:
        yield step("arith.say.count_on_larger", m=eq(add(a, b), true))
