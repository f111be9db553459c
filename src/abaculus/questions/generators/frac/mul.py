"""The product of two fractions; on the harder cards something cancels crosswise."""

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
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
    value,
)


@generator(
    presets={
        "L2": P(most=9, cancels=False, level=2, secs=15, finite=453),
        "L3": P(most=20, cancels=True, level=3, secs=30),
        "g5": P(most=15, cancels=False, grade="5", category="G", secs=15),
        "g6": P(most=20, cancels=True, grade="6", category="G", secs=30),
    }
)
def product(r: Rng, p: Params) -> MaybeDraft:
    b, d = r.between(2, p.most), r.between(2, p.most)
    a, c = r.coprime_below(b), r.coprime_below(d)
    if p.cancels != (gcd(a, d) * gcd(b, c) > 1):
        return REJECT
    asked = mul(frac(a, b), frac(c, d))
    return Draft(
        params={"a": a, "b": b, "c": c, "d": d},
        prompt=(t("frac.mul", product=asked),),
        answer=number(F(a, b) * F(c, d), echo=asked),
        work=effort("fact", "fact", *(("reduce", "reduce") if p.cancels else ())),
    )


@product.verify
def _(q: Params, v: F) -> bool:
    return v.numerator * q.b * q.d == v.denominator * q.a * q.c


@product.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    yield F(q.a + q.c, q.b + q.d), "frac.add_across"
    yield F(q.a * q.d, q.b * q.c), "frac.cross"
    yield F(q.a, q.b) + F(q.c, q.d), "frac.add_for_mul"
    yield F(q.a * q.c, q.b + q.d), "frac.denominators_added"
    yield F(q.a * q.c, max(q.b, q.d)), "frac.one_denominator"


@product.steps
def _(q: Params) -> Iterator[SolutionStep]:
    written = frac(mul(q.a, q.c), mul(q.b, q.d))
    yield step("frac.say.mul_across", m=eq(mul(frac(q.a, q.b), frac(q.c, q.d)), written))
    worked = frac(q.a * q.c, q.b * q.d)
    answer = value(F(q.a * q.c, q.b * q.d))
    yield step(m=eq(written, worked) if answer == worked else eq(written, worked, answer))
