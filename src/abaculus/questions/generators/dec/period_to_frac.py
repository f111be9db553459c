"""A periodic decimal as a fraction."""

from collections.abc import Iterator

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
    effort,
    eq,
    frac,
    generator,
    jux,
    number,
    repeating_decimal,
    step,
    t,
    value,
)


@generator(
    presets={
        "8G4": P(finite=98, before=0, most=0, secs=30),
        "g9": P(finite=882, before=1, most=0, grade="9", category="G", secs=45),
        "L4": P(before=1, most=3, level=4, secs=45),
    }
)
def fraction(r: Rng, p: Params) -> MaybeDraft:
    long, whole = r.between(1, 2), r.between(0, p.most)
    again = f"{r.between(1, 98):02}" if long == 2 else str(r.between(1, 8))
    before = str(r.below(10)) if p.before else ""
    # 0.33 already has the period 3, and 0.2(12) the period 21 from the start
    if len(set(again)) < long or before[-1:] == again[-1]:
        return REJECT
    x = period_value(whole, before, again)
    return Draft(
        params={"whole": whole, "before": before, "again": again},
        prompt=(t("dec.period_as_fraction", x=("per", whole, before, again)),),
        answer=number(x, form="fraction"),
        work=effort("idea", "recall", "reduce", *(("digits", "step", "step") if p.before else ())),
    )


def period_value(whole: int, before: str, again: str) -> F:
    """The value: one period over nines, shifted after the digits before it."""
    nines = 10 ** len(again) - 1
    return whole + (int(before or "0") + F(int(again), nines)) / 10 ** len(before)


@fraction.verify
def _(q: Params, v: F) -> bool:
    return digits_of(v) == (q.whole, q.before, q.again)


@fraction.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    whole, all_digits = q.whole, int(q.before + q.again)
    j, k = len(q.before), len(q.again)
    yield whole + F(all_digits, 10 ** (j + k)), "dec.period_cut"
    if j:
        yield whole + F(all_digits, 10 ** (j + k) - 1), "dec.all_repeats"
        yield whole + F(all_digits - int(q.before), 10**k - 1), "dec.zeros_forgotten"
        yield whole + F(all_digits, 10**j * (10**k - 1)), "dec.start_kept"
    if k == 1:
        yield whole + F(all_digits, 99), "dec.too_many_nines"
    else:
        yield whole + F(all_digits, 9), "dec.too_few_nines"
    yield 1 / period_value(whole, q.before, q.again), "dec.upside_down"
    yield whole + F(all_digits + 1, 10 ** (j + k)), "dec.period_rounded"


@fraction.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x = period_value(q.whole, q.before, q.again)
    first = 10 ** len(q.before)
    second = first * 10 ** len(q.again)
    nines = second - first
    if q.before:
        yield step("dec.say.before_period", m=eq(jux(first, "x"), repeating_decimal(first * x)))
    else:
        yield step("dec.say.call_it", m=eq("x", repeating_decimal(x)))
    yield step("dec.say.one_period_on", m=eq(jux(second, "x"), repeating_decimal(second * x)))
    yield step("dec.say.subtract_tails", m=eq(jux(nines, "x"), value(nines * x)))
    sides: list[Formula] = ["x", frac(int(nines * x), nines)]
    if sides[-1] != value(x):
        sides.append(value(x))
    yield step("dec.say.solve", m=eq(*sides))
