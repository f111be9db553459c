"""Integrals of polynomials over an interval."""

from collections.abc import Iterator

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
    sub,
    t,
)


@generator(
    presets={
        "g12": P(parts=2, grade="12", category="N", secs=45),
        "L4": P(parts=3, level=4, secs=45),
    }
)
def integral(r: Rng, p: Params) -> MaybeDraft:
    low, high = r.between(-2, 3), r.between(1, 4)
    a, b, c = r.pick((3, 3, 6)), 2 * r.between(1, 4) * r.sign(), r.between(1, 7) * r.sign()
    if p.parts == 2:
        a, b, c = r.pick(((a, b, 0), (a, 0, c), (0, b, c)))
    area = a // 3 * (high**3 - low**3) + b // 2 * (high**2 - low**2) + c * (high - low)
    if low >= high or area in (0, 1) or abs(area) > 150:
        return REJECT
    formula = poly((a, b, c))
    asked: Formula = ("integral", low, high, formula, "x")
    return Draft(
        params={"a": a, "b": b, "c": c, "low": low, "high": high},
        prompt=(t("calc.integral", asked=asked),),
        answer=number(area, form="plain"),
        work=effort(*WORK, *(MORE if p.parts == 3 else ())),
    )


WORK = (*("step", "substitute", "power", "fact") * 2, "fact", "carry", "sign")
MORE = ("step", "fact", "power", "sign")


@integral.verify
def _(q: Params, v: int) -> bool:
    # Simpson's rule is exact for parabolas
    def four_heights(halves: int) -> int:
        return int((q.a * halves + 2 * q.b) * halves + 4 * q.c)

    ends = four_heights(2 * q.low) + four_heights(2 * q.high)
    return (q.high - q.low) * (ends + 4 * four_heights(q.low + q.high)) == 24 * v


def at(q: Params, x: int) -> int:
    """The value of the antiderivative at a point."""
    return int(q.a // 3 * x**3 + q.b // 2 * x * x + q.c * x)


@integral.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    low, high = q.low, q.high
    area = at(q, high) - at(q, low)
    yield -area, "calc.ends_swapped"
    yield at(q, high), "calc.lower_end_forgotten"
    yield at(q, high) + at(q, low), "calc.ends_added"
    value_high, value_low = ((q.a * x + q.b) * x + q.c for x in (high, low))
    yield value_high - value_low, "calc.not_integrated"
    yield 2 * q.a * (high - low), "calc.differentiated"
    yield (
        q.a * (high**3 - low**3) + q.b * (high**2 - low**2) + q.c * (high - low),
        "calc.not_divided",
    )


@integral.steps
def _(q: Params) -> Iterator[SolutionStep]:
    low, high = q.low, q.high
    whole = poly((q.a // 3, q.b // 2, q.c, 0))
    yield step("calc.say.antiderivative", m=eq(("call", "F", "x"), whole))
    yield step("calc.say.upper", m=eq(("call", "F", high), at(q, high)))
    yield step("calc.say.lower", m=eq(("call", "F", low), at(q, low)))
    yield step(
        "calc.say.upper_minus_lower", m=eq(sub(at(q, high), at(q, low)), at(q, high) - at(q, low))
    )
