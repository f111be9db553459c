"""The number just before or after another, or ten or a hundred more or less."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
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
    sub,
    t,
)


@generator(
    presets={
        "RG2": P(jumps=(1,), low=1, high=19, secs=15, finite=38),
        "1G4": P(jumps=(10,), low=10, high=90, secs=15, finite=162),
        "L1": P(jumps=(1, 10, 100), low=190, high=4999, level=1, secs=15),
        "g2": P(jumps=(1, 10, 100), low=101, high=899, grade="2", category="G", secs=15),
    }
)
def neighbour(r: Rng, p: Params) -> MaybeDraft:
    jump, up = r.pick(p.jumps), r.flip()
    n = r.between(p.low, p.high)
    if p.high > 99 and r.below(4) == 0:
        n = n // 100 * 100 + edge(r, jump, up=up)
    way = ("after" if up else "before") if jump == 1 else ("more_than" if up else "less_than")
    crosses = n // (10 * jump) != (n + (jump if up else -jump)) // (10 * jump)
    return Draft(
        params={"n": n, "jump": jump, "up": up},
        prompt=(t(f"num.{way}", n=n, jump=jump),),
        answer=number(n + jump if up else n - jump, form="plain"),
        work=effort("fact", *(("carry",) if crosses and n > 20 else ())),
    )


def edge(r: Rng, jump: int, *, up: bool) -> int:
    """The last two digits from which the jump crosses a hundred."""
    if jump == 1:
        return 99 if up else 0
    return r.between(90, 99) if up else r.between(0, 9)


@neighbour.verify
def _(q: Params, v: int) -> bool:
    low, high = sorted((q.n, v))
    return high - low == q.jump and (v > q.n) == q.up


@neighbour.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    sign = 1 if q.up else -1
    true = q.n + sign * q.jump
    yield q.n - sign * q.jump, "num.other_way"
    if q.jump > 1:
        yield q.n + sign, "num.ones_changed"
    if true // 100 != q.n // 100 and q.jump < 100:
        yield true - sign * 100, "num.hundred_kept"
    if q.jump == 100:
        yield q.n + sign * 10, "num.tens_changed"
        yield q.n + sign * 1000, "num.thousands_changed"
    if q.jump == 10 and q.n > 99:
        yield q.n + sign * 100, "num.hundreds_changed"
    yield true + sign * q.jump, "num.jumped_twice"
    if true >= 10 * q.jump and q.jump < 100:
        yield true + sign * 10 * q.jump, "num.wrong_place"
    yield q.n, "num.said_itself"
    yield true + 1, "num.one_too_many"


@neighbour.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.jump == 1:
        yield step("num.say.count_on" if q.up else "num.say.count_back")
    else:
        crosses = q.n // (10 * q.jump) != (q.n + (q.jump if q.up else -q.jump)) // (10 * q.jump)
        msgid = "num.say.next_place_too" if crosses else "num.say.place_changes"
        yield step(msgid, place=("word", f"num.place_{q.jump}"))
    sum_ = add(q.n, q.jump) if q.up else sub(q.n, q.jump)
    yield step(m=eq(sum_, q.n + q.jump if q.up else q.n - q.jump))
