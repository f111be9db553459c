"""Two patterns side by side, one growing several times as fast as the other."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.pat._mistakes import near_misses


@generator(
    presets={
        "5N2": P(a=(2, 9), k=(2, 4), n=(3, 12), any_steps=False, secs=30),
        "L2": P(a=(2, 9), k=(2, 5), n=(4, 12), any_steps=True, level=2, secs=30),
    }
)
def side_by_side(r: Rng, p: Params) -> MaybeDraft:
    a, n, story = r.between(*p.a), r.between(*p.n), r.below(3)
    b = r.between(3, 15) if p.any_steps else a * r.between(*p.k)
    back = r.flip()
    if a in (b, n) or (p.any_steps and b <= a):
        return REJECT
    given, asked = (b * n, a * n) if back else (a * n, b * n)
    slots: dict[str, Formula] = {"a": a, "b": b, "given": given}
    return Draft(
        params={"a": a, "b": b, "n": n, "back": back, "story": story},
        prompt=(t(f"pat.pair_{story}_{'back' if back else 'on'}", **slots),),
        answer=number(asked, form="plain"),
        work=effort("model", "fact", "fact"),
        normal=(a, b, n, back, story),
    )


@side_by_side.verify
def _(q: Params, v: int) -> bool:
    one = two = 0
    for _ in range(q.n):
        one, two = one + q.a, two + q.b
    return v == (one if q.back else two)


@side_by_side.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    given, own, other = (q.b * q.n, q.b, q.a) if q.back else (q.a * q.n, q.a, q.b)
    true = q.n * other
    if given + other - own > 0:
        yield given + other - own, "pat.same_distance"
    yield given + other, "pat.step_added"
    yield q.n, "pat.steps_counted"
    yield from near_misses(true, other)


@side_by_side.steps
def _(q: Params) -> Iterator[SolutionStep]:
    given, own, other = (q.b * q.n, q.b, q.a) if q.back else (q.a * q.n, q.a, q.b)
    yield step("pat.say.how_many_steps", m=eq(div(given, own), q.n))
    yield step("pat.say.same_steps", m=eq(mul(q.n, other), q.n * other))
