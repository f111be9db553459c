"""Multiplying out brackets."""

from collections.abc import Iterator
from math import gcd

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    expression,
    generator,
    jux,
    poly,
    power,
    step,
    sub,
    sums,
    t,
    term,
)
from abaculus.questions.generators._evaluate import agree


@generator(
    presets={
        "7N2": P(kinds=("single",), secs=15),
        "9N4": P(kinds=("pair", "pair", "pair", "pair", "square"), secs=30, finite=242),
        "L3": P(kinds=(*("wide",) * 9, "wide_square", "conjugate"), level=3, secs=30),
        "g8": P(kinds=("two",), grade="8", category="N", secs=30),
    }
)
def expansion(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b = pick_numbers(r, kind)
    c, d = pick_numbers(r, kind)
    if kind in ("square", "wide_square"):
        c, d = a, b
    elif kind == "conjugate":
        c, d = a, -b
    elif kind == "single":
        a, b, c, d = 0, r.between(2, 9) * r.sign(), r.between(2, 9) * r.sign(), d
    elif (a, b) == (c, d):
        return REJECT
    if kind in ("wide", "wide_square", "conjugate") and gcd(a, b) * gcd(c, d) > 1:
        return REJECT
    e, f = (r.between(1, 5), r.between(1, 5)) if kind == "two" else (0, 0)
    numbers = coefficients(kind, a, b, c, d, e, f)
    if kind == "two" and 0 in numbers:
        return REJECT
    shown = poly(numbers)
    msgid = "alg.expand_simplify" if kind == "two" else "alg.expand"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "d": d, "e": e, "f": f},
        prompt=(t(msgid, formula=build_product(kind, a, b, c, d, e, f)),),
        answer=expression(shown, shown, form="expanded"),
        work=effort(*WORK[kind]),
        normal=(kind, numbers) if kind == "pair" else None,
    )


WORK = {
    "single": ("step", "fact", "fact", "sign"),
    "pair": ("step", "step", "fact", "carry", "sign"),
    "square": ("recall", "step", "fact", "fact", "sign"),
    "two": ("step", "step", *("fact",) * 4, "sign", "carry"),
    "wide": ("step", "step", *("fact",) * 4, "sign", "carry"),
    "wide_square": ("recall", "step", "fact", "fact", "fact", "sign"),
    "conjugate": ("recall", "step", "fact", "fact", "sign"),
}


def pick_numbers(r: Rng, kind: str) -> tuple[int, int]:
    """A number before the letter, and one after it."""
    first = 1 if kind in ("pair", "square") else r.between(2, 6 if kind != "conjugate" else 12)
    return first, r.between(2, 12 if first == 1 else 9) * r.sign()


def coefficients(kind: str, a: int, b: int, c: int, d: int, e: int, f: int) -> tuple[int, ...]:
    """The polynomial, highest power first; `two` is a(ex + b) + c(fx + d)."""
    if kind == "single":
        return b * c, b * d
    if kind == "two":
        return a * e + c * f, a * b + c * d
    return a * c, a * d + b * c, b * d


def build_product(kind: str, a: int, b: int, c: int, d: int, e: int, f: int) -> Formula:
    """The product."""
    if kind == "single":
        return jux(b, poly((c, d)))
    if kind == "two":
        return sums((jux(a, poly((e, b))), jux(c, poly((f, d)))))
    if kind in ("square", "wide_square"):
        return power(poly((a, b)), 2)
    return jux(poly((a, b)), poly((c, d)))


@expansion.verify
def _(q: Params, v: Formula) -> bool:
    product = build_product(q.kind, q.a, q.b, q.c, q.d, q.e, q.f)
    return agree(product, v, x=(2, 5, -3))


@expansion.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    a, b, c, d = q.a, q.b, q.c, q.d
    truth = coefficients(q.kind, a, b, c, d, q.e, q.f)
    if q.kind == "single":
        yield poly((b * c, d)), "alg.only_first"
        yield poly((b * c, -b * d)), "alg.sign_lost"
        yield poly((b + c, b + d)), "alg.added_for_multiplied"
        yield poly((c, b * d)), "alg.only_last"
        yield poly((-b * c, b * d)), "alg.sign_lost"
    elif q.kind == "two":
        yield poly((truth[0], b + d)), "alg.only_first"
        yield poly((truth[0], a * b - c * d)), "alg.last_sign"
        yield poly((sum(truth), 0)), "alg.unlike_collected"
        yield poly((q.e + q.f, truth[1])), "alg.added_for_multiplied"
        yield poly((truth[0] + 1, truth[1])), "alg.one_slip"
    else:
        yield poly((a * c, 0, b * d)), "alg.ends_only"
        yield poly((truth[0], -truth[1], truth[2])), "alg.middle_sign"
        yield poly((truth[0], truth[1], -truth[2])), "alg.sign_lost"
        yield poly((truth[0], b * d, b + d)), "alg.sum_and_product_swapped"
        if q.kind in ("square", "wide_square"):
            yield poly((truth[0], truth[1] // 2, truth[2])), "alg.middle_once"
        if q.kind == "conjugate":
            yield poly((truth[0], 2 * a * b, truth[2])), "alg.middle_cancels"
            yield poly((a, 0, -b * b)), "alg.coefficient_not_squared"
            yield poly((truth[0], 2 * a * b, b * b)), "alg.conjugate_squared"
        yield poly((truth[0], b + d, truth[2])), "alg.middle_without_coefficients"


@expansion.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c, d = q.a, q.b, q.c, q.d
    truth = poly(coefficients(q.kind, a, b, c, d, q.e, q.f))
    if q.kind == "single":
        yield step("alg.say.everything_inside", p=b, m=sums((term(b * c, "x"), b * d)))
    elif q.kind == "two":
        long = sums((term(a * q.e, "x"), a * b, term(c * q.f, "x"), c * d))
        yield step("alg.say.open_brackets", m=long)
        yield step("alg.say.collect", m=truth)
    elif q.kind == "conjugate":
        yield step("alg.say.conjugate", m=sub(power(jux(a, "x"), 2), power(abs(b), 2)))
        yield step(m=truth)
    else:
        long = sums((term(a * c, "x", 2), term(a * d, "x"), term(b * c, "x"), b * d))
        yield step("alg.say.each_with_each", m=long)
        yield step("alg.say.collect", m=truth)
