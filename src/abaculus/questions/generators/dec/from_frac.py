"""The finite decimal of a fraction."""

from collections.abc import Iterator
from math import gcd

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    dec,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.dec._mistakes import point_slips


@generator(
    presets={
        "7G5": P(finite=110, below=(2, 4, 5, 8, 20, 25, 40), hard=False, secs=30),
        "L2": P(finite=110, below=(2, 4, 5, 20, 25, 50), hard=False, level=2, secs=30),
        "L3": P(finite=480, below=(8, 16, 40, 80, 125, 200), hard=True, level=3, secs=30),
    }
)
def decimal(r: Rng, p: Params) -> MaybeDraft:
    b = r.pick(p.below)
    a = r.between(1, 2 * b - 1)
    if gcd(a, b) > 1:
        return REJECT
    x = F(a, b)
    return Draft(
        params={"a": a, "b": b},
        prompt=(t("dec.as_decimal", x=frac(a, b)),),
        answer=number(x, form="plain", looks="decimal"),
        work=effort("long", "convert", "convert", *(("convert", "fact") if p.hard else ())),
    )


@decimal.verify
def _(q: Params, v: F) -> bool:
    # long division digit by digit
    digits, rest = divmod(q.a, q.b)
    place = 1
    while rest:
        digit, rest = divmod(10 * rest, q.b)
        digits, place = 10 * digits + digit, 10 * place
    return v.numerator * place == v.denominator * digits


@decimal.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    x = F(q.a, q.b)
    joined = f"{q.a}{q.b}"
    yield F(int(joined), 10 ** len(joined)), "dec.terms_as_digits"
    yield F(int(joined), 10 ** len(str(q.b))), "dec.terms_with_point"
    yield x * 10, "dec.point_right"
    yield x / 10, "dec.point_left"
    if q.a < q.b:
        yield 1 - x, "dec.rest_to_one"
    yield from point_slips(x)


@decimal.steps
def _(q: Params) -> Iterator[SolutionStep]:
    k = next(k for k in range(1, 9) if 10**k % q.b == 0)
    wide = 10**k // q.b
    yield step(
        "dec.say.widen_to_ten_power",
        n=10**k,
        m=eq(frac(q.a, q.b), frac(mul(q.a, wide), mul(q.b, wide)), frac(q.a * wide, 10**k)),
    )
    yield step("dec.say.zeros_below", k=k, m=eq(frac(q.a * wide, 10**k), dec(F(q.a, q.b))))
