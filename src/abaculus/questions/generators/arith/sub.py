"""The difference of two whole numbers, half of the time across a ten."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.arith._mistakes import by_places, difference_slips, near_misses

WORK = {
    "small": ("fact",),
    "learnt": ("digits", "digits", "fact", "fact"),
    "columns": ("digits", "fact"),
    "hundreds": ("digits", "digits", "fact", "fact"),
}
"""The effort, apart from borrowing: `learnt` is for beginners."""


@generator(
    presets={
        "1G2": P(way="small", low=(6, 2), high=(20, 9), least=1, secs=15, finite=103),
        "2G2": P(way="learnt", low=(21, 3), high=(99, 89), least=2, secs=30),
        "L1": P(way="columns", low=(31, 12), high=(99, 89), least=3, level=1, secs=15),
        "L2": P(way="hundreds", low=(221, 115), high=(989, 899), least=20, level=2, secs=30),
        "g3": P(
            way="hundreds",
            low=(221, 35),
            high=(989, 689),
            least=20,
            grade="3",
            category="G",
            secs=30,
        ),
    }
)
def difference(r: Rng, p: Params) -> MaybeDraft:
    a = r.between(p.low[0], p.high[0])
    b = r.between(p.low[1], min(p.high[1], a - p.least))
    borrows = a % 10 < b % 10
    if a == 2 * b or (p.way != "small" and b % 10 == 0):
        return REJECT
    if borrows != r.flip():
        return REJECT
    return Draft(
        params={"a": a, "b": b},
        prompt=(t("arith.work_out", x=sub(a, b)),),
        answer=number(a - b, form="plain"),
        work=effort(*WORK[p.way], *(("carry",) if borrows else ())),
    )


@difference.verify
def _(q: Params, v: int) -> bool:
    return v + q.b == q.a


@difference.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.a - q.b
    if q.a > 20:
        yield from difference_slips(q.a, q.b)
    else:
        yield true + 1, "arith.counted_from_first"
        yield true - 1, "arith.one_off"
        yield q.a + q.b, "arith.added"
    yield from near_misses(true)


@difference.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    if a > 20:
        yield from by_places(a, -b)
    elif a > 10 > a - b:
        yield step("arith.say.down_to_ten", part=a % 10)
        yield step(m=eq(sub(a, b), sub(10, b - a % 10), a - b))
    else:
        yield step("arith.say.count_down", m=eq(sub(a, b), a - b))
