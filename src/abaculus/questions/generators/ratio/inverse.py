"""Inverse proportion: workers and days, taps and hours, speeds and times."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)

STORIES = {
    "workers": (24, 30, 1), "taps": (10, 24, 1), "speed": (12, 12, 10),
    "feed": (40, 60, 1), "pages": (12, 40, 5), "machines": (12, 30, 1),
}  # fmt: skip
"""The most of each kind, the longest time, and the steps in which they are counted."""
PAIRS = ((1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (2, 5), (1, 5))


@generator(
    presets={
        "g8": P(kinds=("many",), pairs=3, grade="8", category="N", secs=45),
        "g9": P(kinds=("many", "more"), pairs=5, grade="9", category="N", secs=45),
        "L3": P(kinds=("many",), pairs=5, level=3, secs=45),
        "L4": P(finite=2049, kinds=("more",), pairs=7, level=4, secs=45),
    }
)
def inverse(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    story = r.pick(("workers", "machines", "taps", "feed") if kind == "more" else tuple(STORIES))
    most, longest, size = STORIES[story]
    few, many = r.pick(PAIRS[: p.pairs])
    group, hours = r.between(1, most // many), r.between(1, longest // many)
    a, c, b, b2 = few * group * size, many * group * size, many * hours, few * hours
    if kind == "many" and r.flip():
        a, b, c, b2 = c, b2, a, b
    if min(a, c, b, b2) < 2 or (story == "speed" and min(a, c) < 40):
        return REJECT
    shown = c - a if kind == "more" else c
    name = f"more_{story}" if kind == "more" else f"inverse_{story}"
    return Draft(
        params={"a": a, "b": b, "c": c, "kind": kind},
        prompt=(t(f"ratio.{name}", a=a, b=b, c=shown),),
        answer=number(b2, form="plain"),
        work=effort("idea", "model", "long", "fact") + (12 if kind == "more" else 0),
        normal=(kind, a, b, c, story),
    )


@inverse.verify
def _(q: Params, v: int) -> bool:
    # the share of the work done per unit of time grows with the number
    return F(1, v) / F(1, q.b) == F(q.c, q.a)


@inverse.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.c
    true = a * b // c
    if b * c % a == 0:
        yield b * c // a, "ratio.direct_instead"
    if q.kind == "more":
        yield round(F(a * b, c - a)), "ratio.only_the_new_ones"
    if b + a - c > 0:
        yield b + a - c, "ratio.subtracted_difference"
    yield a * b, "ratio.total_work"
    yield b, "ratio.unchanged"
    yield true + 1, "ratio.slip"
    yield true + 2, "ratio.slip"


@inverse.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "more":
        yield step("ratio.say.how_many_now", m=eq(add(a, c - a), c))
    yield step("ratio.say.whole_work", m=eq(mul(a, b), a * b))
    yield step("ratio.say.divide_work", n=c, m=eq(div(a * b, c), a * b // c))
