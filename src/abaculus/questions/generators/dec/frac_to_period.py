"""The periodic decimal of a fraction."""

from collections.abc import Iterator
from math import gcd

from abaculus.maths.formulas.builders import period as digits_of
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
    comma_list,
    div,
    effort,
    eq,
    frac,
    generator,
    number,
    repeating_decimal,
    step,
    t,
)


@generator(
    presets={
        "g8": P(finite=98, below=(3, 9, 11, 33, 99), most=1, grade="8", category="G", secs=45),
        "g9": P(
            finite=74,
            below=(6, 12, 15, 18, 22, 30, 36, 45),
            most=1,
            grade="9",
            category="G",
            secs=45,
        ),
        "L4": P(finite=192, below=(6, 7, 12, 15, 18, 22, 37, 45), most=2, level=4, secs=45),
    }
)
def decimal(r: Rng, p: Params) -> MaybeDraft:
    b = r.pick(p.below)
    a = r.between(1, p.most * b - 1)
    if gcd(a, b) > 1:
        return REJECT
    x = F(a, b)
    _, before, period = digits_of(x)
    if not period:
        return REJECT
    return Draft(
        params={"a": a, "b": b},
        prompt=(t("dec.as_period", x=frac(a, b)),),
        answer=number(x, form="decimal", looks="period", keypad="text"),
        work=effort("idea", "long", "step", "look")
        + effort("convert", times=min(5, len(before + period))),
    )


@decimal.verify
def _(q: Params, v: F) -> bool:
    whole, before, period = digits_of(F(q.a, q.b))
    cut = F(int(f"{whole}{before}"), 10 ** len(before))
    return v - cut == F(int(period), 10 ** len(before) * (10 ** len(period) - 1)) and v * q.b == q.a


@decimal.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    x = F(q.a, q.b)
    whole, before, period = digits_of(x)
    j, k = len(before), len(period)
    yield F(int(f"{whole}{before}{period}"), 10 ** (j + k)), "dec.period_cut"
    if j:
        yield whole + F(int(before + period), 10 ** (j + k) - 1), "dec.all_repeats"
    if k > 1:
        yield (
            F(int(f"{whole}{before}{period[:-1]}"), 10 ** (j + k - 1))
            + F(int(period[-1]), 9 * 10 ** (j + k - 1)),
            "dec.last_repeats",
        )
    yield x * 10, "dec.point_right"
    yield x / 10, "dec.point_left"
    yield x + F(1, 10 ** (j + 1)), "dec.first_digit_slip"


@decimal.steps
def _(q: Params) -> Iterator[SolutionStep]:
    _, before, period = digits_of(F(q.a, q.b))
    rest, seen = q.a % q.b, list[Formula]()
    for _ in range(len(before + period) + 1):
        seen.append(rest)
        rest = rest * 10 % q.b
    yield step("dec.say.divide_on", m=div(q.a, q.b))
    yield step("dec.say.remainders", m=comma_list(seen))
    yield step("dec.say.same_remainder", m=eq(frac(q.a, q.b), repeating_decimal(F(q.a, q.b))))
