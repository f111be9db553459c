"""The whole numbers between which a root lies."""

from collections.abc import Iterator
from math import isqrt

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
    effort,
    eq,
    generator,
    jux,
    number,
    power,
    rel,
    root,
    step,
    t,
)

WORK = {"square": ("fact",), "cube": ("power", "power", "compare", "fact"),
        "times": ("idea", "fact", "power", "compare"),
        "near": ("fact", "power", "compare", "idea", "fact")}  # fmt: skip


@generator(
    presets={
        "9G4": P(kinds=("square",), secs=15, finite=368),
        "L3": P(kinds=("cube", "cube", "times", "near"), level=3, secs=30),
    }
)
def place(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    k = r.between(2, 5) if kind == "times" else 1
    n = {"square": r.between(5, 200), "cube": r.between(20, 980), "near": r.between(20, 400),
         "times": r.between(2, 30)}[kind]  # fmt: skip
    degree = 3 if kind == "cube" else 2
    low = floor(k * k * n, degree)
    if low**degree == k * k * n or (isqrt(n) ** 2 == n and k > 1):
        return REJECT
    upper = r.flip()
    if kind == "near":
        upper = n > low * low + low
    asked = jux(k, root(n, degree))
    msgid = "pow.nearest" if kind == "near" else "pow.above_root" if upper else "pow.below_root"
    return Draft(
        params={"kind": kind, "k": k, "n": n, "upper": upper},
        prompt=(t(msgid, x=asked),),
        answer=number(low + upper, form="plain"),
        work=effort(*WORK[kind]),
    )


def floor(n: int, degree: int) -> int:
    """The whole number just below a root."""
    return isqrt(n) if degree == 2 else next(x for x in range(10) if (x + 1) ** 3 > n)


@place.verify
def _(q: Params, v: int) -> bool:
    inside, degree = q.k**2 * q.n, 3 if q.kind == "cube" else 2
    if q.kind == "near":
        # the square of the half-way mark decides
        return F(2 * v - 1, 2) ** 2 < inside < F(2 * v + 1, 2) ** 2 and v > 0
    low = v - 1 if q.upper else v
    return low >= 0 and low**degree < inside < (low + 1) ** degree


@place.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    degree = 3 if q.kind == "cube" else 2
    low = floor(q.k**2 * q.n, degree)
    yield low if q.upper else low + 1, "pow.other_neighbour"
    if q.kind == "cube":
        yield isqrt(q.n) + q.upper, "pow.square_for_cube"
    if q.k > 1:
        yield isqrt(q.n) + q.upper, "pow.factor_ignored"
        yield isqrt(q.k * q.n) + q.upper, "pow.factor_not_squared"
    yield q.n // degree + q.upper, "pow.divided_for_root"
    yield low + 2, "pow.one_further"
    yield low - 1, "pow.one_further"


@place.steps
def _(q: Params) -> Iterator[SolutionStep]:
    degree = 3 if q.kind == "cube" else 2
    inside = q.k**2 * q.n
    low = floor(inside, degree)
    if q.k > 1:
        yield step("pow.say.factor_inside", m=eq(jux(q.k, root(q.n)), root(inside)))
    ends: list[Formula] = [power(low, degree), inside, power(low + 1, degree)]
    msgid = "pow.say.cubes_around" if degree == 3 else "pow.say.squares_around"
    yield step(msgid, n=inside, m=rel("<", *ends))
    if q.kind == "near":
        half = power(("dec", 10 * low + 5, 1), 2)
        yield step("pow.say.half_way", m=rel("<" if q.upper else ">", half, inside))
    else:
        yield step("pow.say.roots_around", m=rel("<", low, root(inside, degree), low + 1))
    yield step("pow.say.so", m=low + q.upper)
