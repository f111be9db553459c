"""Fractions with a rationalised denominator."""

from collections.abc import Iterator
from math import gcd, isqrt

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
    frac,
    generator,
    mul,
    number,
    root,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.surd._exact import exact, root_sum, root_term, times

FLAT = (2, 3, 5, 6, 7, 10, 11, 13, 14, 15)
"""Radicands without square factors."""
WORK = {
    "single": ("recall", "fact", "reduce", "fact"),
    "sum": ("idea", "recall", "fact", "fact", "sign", "step", "reduce", "fact", "fact"),
}


@generator(
    presets={
        "g11": P(kind="single", grade="11", category="G", secs=30, finite=200),
        "g12": P(kind="sum", roots=False, grade="12", category="G", secs=45, finite=434),
        "L4": P(kind="sum", roots=True, level=4, secs=45, finite=908),
    }
)
def rationalise(r: Rng, p: Params) -> MaybeDraft:
    if p.kind == "single":
        a, inside = r.between(1, 20), r.pick(FLAT)
        if gcd(a, inside) == 1 and r.flip():
            return REJECT
        params = {"kind": "single", "c": a, "u": inside, "w": 0, "minus": False}
    else:
        # both parts of the sum are kept as squares
        both = (r.pick(FLAT), r.pick(FLAT) if p.roots and r.flip() else r.between(1, 5) ** 2)
        u, w = max(both), min(both)
        k = r.between(1, 6)
        if u == w or k * (u - w) > 40 or u - w > 15:
            return REJECT
        params = {"kind": "sum", "c": k * (u - w), "u": u, "w": w, "minus": r.flip()}
    q = Params(**params)
    shown = build_fraction(q)
    return Draft(
        params=params,
        prompt=(t("surd.rationalise", x=shown),),
        answer=number(result(q), form="surd", echo=shown),
        work=effort(*WORK[p.kind]),
    )


def part(square: int) -> tuple[int, int]:
    """The root of a number, as a factor and what stays inside."""
    whole = isqrt(square)
    return (whole, 1) if whole * whole == square else (1, square)


def below(q: Params, minus: bool) -> Formula:
    """The denominator, or its conjugate."""
    if q.kind == "single":
        return root(q.u)
    (x, a), (y, b) = part(q.u), part(q.w)
    return root_sum((x, a), (-y if minus else y, b))


def build_fraction(q: Params) -> Formula:
    """The fraction as written on the card."""
    return frac(q.c, below(q, q.minus))


def result(q: Params) -> Formula:
    """The answer."""
    if q.kind == "single":
        return root_term(F(q.c, q.u), q.u)
    k = q.c // (q.u - q.w)
    (x, a), (y, b) = part(q.u), part(q.w)
    return root_sum((k * x, a), (k * y if q.minus else -k * y, b))


@rationalise.verify
def _(q: Params, v: Formula) -> bool:
    return times(exact(v), exact(below(q, q.minus))) == {1: F(q.c)}


@rationalise.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    if q.kind == "single":
        yield root_term(q.c, q.u), "surd.below_forgotten"
        yield (
            root_term(F(1, q.u), q.u) if q.c > 1 else root_term(F(2, q.u), q.u),
            "surd.above_forgotten",
        )
        yield value(F(q.c, q.u)), "surd.root_dropped"
        yield root_term(F(q.c, q.u**2), q.u), "surd.below_squared"
        yield root_term(F(q.c * 2, q.u), q.u), "surd.factor_doubled"
        return
    (x, a), (y, b) = part(q.u), part(q.w)
    k = q.c // (q.u - q.w)
    sign = 1 if q.minus else -1
    yield root_sum((k * x, a), (-sign * k * y, b)), "surd.sign_not_turned"
    yield root_sum((q.c * x, a), (sign * q.c * y, b)), "surd.below_forgotten"
    total = F(q.c, q.u + q.w)
    yield root_sum((total * x, a), (sign * total * y, b)), "surd.conjugate_added"
    if k > 1:
        yield root_sum((x, a), (sign * y, b)), "surd.above_forgotten"
        yield root_sum((k * x, a), (sign * y, b)), "surd.first_only"
    yield root_sum((sign * k * y, b), (-k * x, a)), "surd.turned_round"


@rationalise.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = result(q)
    if q.kind == "single":
        widened = frac(root_term(q.c, q.u), q.u)
        yield step("surd.say.widen_root", m=eq(build_fraction(q), widened))
        if widened != true:
            yield step("surd.say.cancel", m=true)
        return
    other = below(q, not q.minus)
    yield step("surd.say.widen_conjugate", m=other)
    yield step("surd.say.below_becomes", m=eq(sub(q.u, q.w), q.u - q.w))
    k = q.c // (q.u - q.w)
    held: Formula = ("()", other)
    product = ("jux", k, held) if k > 1 else other
    spread = frac(mul(q.c, held), q.u - q.w) if q.u - q.w > 1 else product
    sides = list(dict.fromkeys((spread, product, true)))
    yield step("surd.say.cancel", m=eq(*sides) if len(sides) > 1 else true)
