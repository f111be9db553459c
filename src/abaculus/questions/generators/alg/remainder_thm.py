"""Remainders of polynomials without division."""

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
    effort,
    eq,
    generator,
    jux,
    number,
    poly,
    step,
    sums,
    t,
    term,
)


@generator(
    presets={
        "12N7": P(kinds=("remainder",), secs=15),
        "L4": P(kinds=("unknown", "factor"), level=4, secs=30),
    }
)
def remainder(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    at = r.pick((-3, -2, -1, 1, 2, 3))
    a, b, c = r.between(1, 3), r.pick((0, 0, *range(-6, 7))), r.between(-9, 9)
    d = r.between(-12, 12)
    if kind == "remainder" and b:
        c = 0
    if kind == "factor":
        d = -(a * at**3 + b * at * at + c * at)
    rest = a * at**3 + b * at * at + c * at + d
    if (
        d == 0
        or b == c == 0
        or (c == 0 and kind != "remainder")
        or abs(rest) > 30
        or abs(d) > 30
        or (rest == 0) != (kind == "factor")
    ):
        return REJECT
    params = {"kind": kind, "at": at, "a": a, "b": b, "c": c, "d": d, "rest": rest}
    whole = build_polynomial(kind, a, b, c, d)
    prompt = t(f"alg.{kind}", whole=whole, divisor=poly((1, -at)), rest=rest)
    work = ("recall", "fact", "fact") if kind == "remainder" else WORK
    truth = rest if kind == "remainder" else c
    normal = (kind, at, whole, rest)
    return Draft(params, (prompt,), number(truth, form="plain"), effort(*work), normal=normal)


WORK = ("recall", "substitute", "power", "fact", "step", "step", "fact")


def build_polynomial(kind: str, a: int, b: int, c: int, d: int) -> Formula:
    """The polynomial, with k for the unknown coefficient."""
    if kind == "remainder":
        return poly((a, b, c, d))
    parts = [term(a, "x", 3), *([term(b, "x", 2)] if b else []), jux("k", "x"), d]
    return sums(parts)


@remainder.verify
def _(q: Params, v: int) -> bool:
    # division by x − at, coefficient by coefficient
    numbers = (q.a, q.b, q.c if q.kind == "remainder" else v, q.d)
    carried = 0
    for one in numbers:
        carried = carried * q.at + one
    return carried == (v if q.kind == "remainder" else q.rest)


@remainder.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    at, a, b, c, d = q.at, q.a, q.b, q.c, q.d
    if q.kind == "remainder":
        yield -a * at**3 + b * at * at - c * at + d, "alg.divisor_sign"
        yield d, "alg.last_taken"
        yield q.rest - 2 * d, "alg.last_sign"
        yield a * 3 * at + b * 2 * at + c * at + d, "alg.power_is_product"
        yield q.rest + 1, "alg.one_slip"
        return
    yield -c, "alg.sign_lost"
    yield c * at, "alg.forgot_to_divide"
    at = -at
    other = F(q.rest - d - a * at**3 - b * at * at, at)
    if other.denominator == 1:
        yield int(other), "alg.divisor_sign"
    yield c + 1, "alg.one_slip"
    yield c - 1, "alg.one_slip"


@remainder.steps
def _(q: Params) -> Iterator[SolutionStep]:
    at, a, b, c, d = q.at, q.a, q.b, q.c, q.d
    powers = a * at**3 + b * at * at
    if q.kind == "remainder":
        yield step("alg.say.remainder_is_value", m=eq("x", at))
        parts = [one for one in (a * at**3, b * at * at, c * at, d) if one]
        yield step("alg.say.put_in", m=eq(sums(parts), q.rest))
        return
    yield step("alg.say.value_is_remainder", x=at, rest=q.rest)
    yield step("alg.say.put_in", m=eq(sums((powers, term(at, "k"), d)), q.rest))
    if at != 1:
        yield step("alg.say.numbers_right", m=eq(term(at, "k"), q.rest - powers - d))
    yield step("alg.say.solve_k", m=eq("k", c))
