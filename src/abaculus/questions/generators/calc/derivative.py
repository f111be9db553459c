"""Derivatives of polynomials at a point, and gradients of tangents."""

from collections.abc import Iterator, Sequence

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
    eq,
    generator,
    number,
    poly,
    step,
    sums,
    t,
)


@generator(
    presets={
        "12N1": P(kinds=("value", "tangent"), secs=15),
        "L4": P(kinds=("cubic", "where"), level=4, secs=30),
    }
)
def derivative(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    x = r.between(-3, 4)
    a, b, c, d = 0, r.between(1, 5), r.between(2, 9) * r.sign(), 0
    if kind in ("value", "tangent") and r.below(3) == 0:
        a, b = r.between(1, 2), 0
    elif kind == "cubic":
        a, d = r.between(1, 3), r.between(1, 9) * r.sign()
        b = b * r.sign()
    elif kind == "where":
        d = r.between(1, 9) * r.sign()
        x = r.between(-6, 6)
    slope = 3 * a * x * x + 2 * b * x + c
    if x in (0, 1) or slope == 0 or abs(slope) > 60:
        return REJECT
    formula = poly((a, b, c, d))
    if kind == "where":
        prompt = t("calc.where", formula=formula, slope=slope)
    elif kind == "tangent":
        prompt = t("calc.tangent", formula=formula, x=x)
    else:
        prompt = t("calc.value", formula=formula, asked=("call", ("prime", "f"), x))
    return Draft(
        params={"kind": kind, "numbers": [a, b, c, d], "x": x, "slope": slope},
        prompt=(prompt,),
        answer=number(x if kind == "where" else slope, form="plain"),
        work=effort(*WORK[kind]),
    )


WORK = {
    "value": ("step", "substitute"),
    "tangent": ("step", "substitute"),
    "cubic": ("step", "step", "substitute", "power", "fact", "fact", "sign"),
    "where": ("recall", "step", "step", "step", "fact", "idea"),
}


@derivative.verify
def _(q: Params, v: int) -> bool:
    # the five-point difference is exact up to the fourth degree
    x = v if q.kind == "where" else q.x
    before2, before, after, after2 = (value_at(q.numbers, x + d) for d in (-2, -1, 1, 2))
    slope = q.slope if q.kind == "where" else v
    return 8 * (after - before) - (after2 - before2) == 12 * slope


def value_at(numbers: Sequence[int], x: int) -> int:
    """The value of the polynomial, by Horner's method."""
    found = 0
    for one in numbers:
        found = found * x + one
    return found


@derivative.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    (a, b, c, _), x = q.numbers, q.x
    if q.kind == "where":
        yield -x, "calc.sign_lost"
        yield value_at(q.numbers, x), "calc.value_for_place"
        if (q.slope + c) % (2 * b) == 0:
            yield (q.slope + c) // (2 * b), "calc.constant_moved"
        yield 2 * x, "calc.factor_forgotten"
        yield q.slope - c, "calc.forgot_to_divide"
        yield x + 1, "calc.one_slip"
        return
    yield value_at(q.numbers, x), "calc.not_differentiated"
    yield 3 * a * x * x + 2 * b * x + c * x, "calc.linear_keeps_letter"
    yield a * x * x + b * x + c, "calc.exponent_not_multiplied"
    yield 3 * a * x**3 + 2 * b * x * x + c * x, "calc.exponent_not_lowered"
    yield 3 * a * x * x + 2 * b * x, "calc.linear_lost"
    yield 3 * a * x * x + 2 * b * x - c, "calc.last_sign"


@derivative.steps
def _(q: Params) -> Iterator[SolutionStep]:
    (a, b, c, _), x = q.numbers, q.x
    prime: Formula = ("prime", "f")
    slopes = poly((3 * a, 2 * b, c))
    yield step("calc.say.power_rule", m=eq(("call", prime, "x"), slopes))
    if q.kind == "where":
        yield step("calc.say.set_equal", m=eq(slopes, q.slope))
        yield step("calc.say.solve", m=eq("x", x))
        return
    parts_at = [one for one in (3 * a * x * x, 2 * b * x, c) if one]
    yield step("calc.say.put_in", m=eq(("call", prime, x), sums(parts_at), q.slope))
