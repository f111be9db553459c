"""Doubling and halving, once or in a chain."""

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


@generator(
    presets={
        "g2": P(finite=79, times=(1, 1), low=6, high=50, grade="2", category="G", secs=15),
        "g5": P(finite=228, times=(2, 3), low=13, high=75, grade="5", category="G", secs=15),
        "L1": P(finite=244, times=(1, 1), low=15, high=150, level=1, secs=15),
        "L2": P(finite=128, times=(3, 4), low=11, high=45, level=2, secs=15),
    }
)
def double_or_half(r: Rng, p: Params) -> MaybeDraft:
    times, n, up = r.between(*p.times), r.between(p.low, p.high), r.flip()
    if n % 10 == 0:
        return REJECT
    start, end = (n, n * 2**times) if up else (n * 2**times, n)
    name = "double" if up else "halve"
    return Draft(
        params={"start": start, "times": times, "up": up},
        prompt=(t(f"arith.{name}" if times == 1 else f"arith.{name}_times", n=start, k=times),),
        answer=number(end, form="plain"),
        work=effort("carry") if times == 1 else effort("fact", times=times),
    )


@double_or_half.verify
def _(q: Params, v: int) -> bool:
    # undone by adding to itself, from the other end
    low, high = (q.start, v) if q.up else (v, q.start)
    for _ in range(q.times):
        low += low
    return low == high


@double_or_half.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    start, k = q.start, q.times
    end = start * 2**k if q.up else start // 2**k
    if k > 1:
        yield end // 2 if q.up else end * 2, "arith.step_too_few"
        yield end * 2 if q.up else round(F(end, 2)), "arith.step_too_many"
        yield start * 2 * k if q.up else round(F(start, 2 * k)), "arith.times_two_k"
    yield end + 10, "arith.ten_high"
    yield end - 1 if q.up else end + 1, "arith.off_by_one"
    if end > 12:
        yield end - 10, "arith.ten_low"
    yield start + 2 if q.up else start - 2, "arith.two_added"


@double_or_half.steps
def _(q: Params) -> Iterator[SolutionStep]:
    now = q.start
    if q.times == 1:
        half = now if q.up else now // 2
        tens, ones = half // 10 * 10, half % 10
        closing = None
        if tens and ones:
            name, closing = ("double_parts", "twice") if q.up else ("halve_parts", "half")
            yield step(f"arith.say.{name}", m=add(2 * tens, 2 * ones))
        last = eq(mul(2, half), 2 * half) if q.up else eq(div(now, 2), half)
        yield step(closing and f"arith.say.{closing}", m=last)
        return
    for _ in range(q.times):
        then = 2 * now if q.up else now // 2
        yield step(m=eq(mul(2, now), then) if q.up else eq(div(now, 2), then))
        now = then
