"""Quadratic equations by factors."""

from collections.abc import Iterator
from math import gcd, isqrt

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    effort,
    eq,
    generator,
    items,
    jux,
    poly,
    step,
    t,
    value,
)


@generator(
    presets={
        "10N1": P(most=10, lead=1, secs=30, finite=190),
        "L4": P(most=7, lead=5, level=4, secs=45, finite=532),
    }
)
def both_roots(r: Rng, p: Params) -> MaybeDraft:
    a = r.between(2, p.lead) if p.lead > 1 else 1
    n, second = r.between(-p.most, p.most), r.between(-p.most, p.most)
    if n == a * second or 0 in (n, second) or gcd(n, a) > 1:
        return REJECT
    # (ax − n)(x − second)
    b, c = -n - a * second, n * second
    roots = pair(F(n, a), F(second))
    return Draft(
        params={"a": a, "b": b, "c": c},
        prompt=(t("alg.both_solutions", equation=eq(poly((a, b, c)), 0)),),
        answer=items("set", roots),
        work=effort("idea", "fact", "sign", "sign", *(("list", "list", "step") if a > 1 else ())),
    )


@both_roots.verify
def _(q: Params, v: tuple[F, ...]) -> bool:
    parts = [(x.numerator, x.denominator) for x in v]
    zeros = [(q.a * m + q.b * n) * m + q.c * n * n == 0 for m, n in parts]
    return len(set(parts)) == 2 and all(zeros)


def solve(q: Params) -> tuple[F, F]:
    """Both roots by the formula, the smaller one first."""
    rooted = isqrt(q.b * q.b - 4 * q.a * q.c)
    return F(-q.b - rooted, 2 * q.a), F(-q.b + rooted, 2 * q.a)


def pair(one: F, other: F) -> tuple[F, F]:
    """Two roots in order."""
    rises = one.numerator * other.denominator <= other.numerator * one.denominator
    return (one, other) if rises else (other, one)


@both_roots.mistakes
def _(q: Params) -> Iterator[tuple[tuple[F, F], str]]:
    low, high = solve(q)
    yield pair(-low, -high), "alg.root_signs"
    if low != -high:
        yield pair(low, -high), "alg.sign_lost"
        yield pair(-low, high), "alg.sign_lost"
    if q.a > 1:
        yield pair(q.a * low, q.a * high), "alg.lead_not_divided"
        yield pair(F(1) / low, high), "alg.upside_down"
    yield pair(low - 1, high + 1), "alg.product_not_checked"
    yield pair(low, high + 1), "alg.sum_not_checked"
    yield pair(low - 1, high), "alg.sum_not_checked"


@both_roots.steps
def _(q: Params) -> Iterator[SolutionStep]:
    low, high = solve(q)
    if q.a == 1:
        s, p = int(-low - high), int(low * high)
        yield step("alg.say.sum_and_product", s=s, p=p, m=comma_list((int(-low), int(-high))))
        factors = [poly((1, int(-low))), poly((1, int(-high)))]
    else:
        factors = [poly((x.denominator, -x.numerator)) for x in (low, high)]
    yield step("alg.say.as_product", m=eq(jux(*factors), 0))
    yield step("alg.say.a_factor_is_zero", m=comma_list((value(low), value(high))))
