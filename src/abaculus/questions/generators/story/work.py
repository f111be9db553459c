"""Two who work together, a missing time of one, and a drain against a tap."""

from collections.abc import Iterator

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
    add,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import near_misses

PAIRS = tuple(
    (a, b) for b in range(3, 61) for a in range(2, b) if a * b % (a + b) == 0
)  # fmt: skip
"""Times alone that give a whole time together."""
AGAINST = tuple(
    (a, b) for b in range(3, 61) for a in range(2, b) if a * b % (b - a) == 0 and 4 * a < 3 * b
)
"""Times to fill and to empty that give a whole time together."""
STORIES = {"together": 4, "other": 4, "drain": 3, "crew": 3}


@generator(
    presets={
        "L4": P(kinds=("together", "other", "drain"), level=4, secs=45, finite=800),
        "g8": P(kinds=("crew", "together"), grade="8", category="N", secs=45, finite=900),
        "g10": P(kinds=("together", "other", "drain"), grade="10", category="N", secs=45,
                 finite=800),
    }
)  # fmt: skip
def work_together(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    story = r.below(STORIES[kind])
    who, other = r.sample(PEOPLE, 2)
    a, b = r.pick(AGAINST if kind == "drain" else PAIRS)
    n = 0
    if kind == "crew":
        a, b, n = r.between(2, 12), r.between(3, 20), r.between(2, 15)
        if n == a or a * b % n or a == b or a * b // n in (1, n):
            return REJECT
        truth = a * b // n
    elif kind == "drain":
        truth = a * b // (b - a)
    else:
        truth = a * b // (a + b)
        if r.flip():
            a, b = b, a
    if kind == "other":
        truth, n = b, truth
    slots: dict[str, Formula] = {"a": a, "b": b, "n": n, "who": who, "other": other}
    return Draft(
        params={"kind": kind, "story": story, "a": a, "b": b, "n": n},
        prompt=(t(f"story.work_{kind}_{story}", **slots),),
        answer=number(truth, form="plain"),
        work=effort("model", "fact", "fact") if kind == "crew"
        else effort("idea", "fraction", "reduce", "step"),
    )  # fmt: skip


@work_together.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "crew":
            return q.n * v == q.a * q.b
        case "together":
            return F(v, q.a) + F(v, q.b) == 1
        case "other":
            return F(q.n, q.a) + F(q.n, v) == 1
        case _:
            return F(v, q.a) - F(v, q.b) == 1


@work_together.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b = q.a, q.b
    match q.kind:
        case "crew":
            true = a * b // q.n
            if q.n * b % a == 0:
                yield q.n * b // a, "story.more_take_longer"
            yield a * b, "story.one_alone"
            yield abs(b + a - q.n), "story.difference_of_workers"
        case "together":
            true = a * b // (a + b)
            yield (a + b) // 2, "story.times_averaged"
            yield a + b, "story.times_added"
            yield abs(a - b), "story.times_subtracted"
            yield min(a, b) // 2, "story.half_of_faster"
        case "other":
            true = b
            yield abs(a - q.n), "story.times_subtracted"
            yield a + q.n, "story.times_added"
            yield 2 * q.n, "story.twice_the_time"
        case _:
            true = a * b // (b - a)
            yield b - a, "story.times_subtracted"
            yield a * b // (a + b), "story.drain_helps"
            yield a + b, "story.times_added"
    yield from near_misses(true)


@work_together.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    match q.kind:
        case "crew":
            yield step("story.say.one_alone", m=eq(mul(a, b), a * b))
            yield step("story.say.shared_work", m=eq(div(a * b, q.n), a * b // q.n))
        case "together":
            rate = F(1, a) + F(1, b)
            yield step("story.say.rates", m=eq(add(frac(1, a), frac(1, b)), value(rate)))
            yield step("story.say.whole_work", m=eq(div(1, value(rate)), a * b // (a + b)))
        case "other":
            rest = eq(sub(frac(1, q.n), frac(1, a)), frac(1, b))
            yield step("story.say.rate_left", m=rest)
            yield step("story.say.whole_work", m=eq(div(1, frac(1, b)), b))
        case _:
            rate = F(1, a) - F(1, b)
            yield step("story.say.rates_against", m=eq(sub(frac(1, a), frac(1, b)), value(rate)))
            yield step("story.say.whole_work", m=eq(div(1, value(rate)), a * b // (b - a)))
