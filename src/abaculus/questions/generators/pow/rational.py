"""Powers with fractional exponents."""

from collections.abc import Iterator
from math import gcd

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
    neg,
    number,
    power,
    root,
    step,
    t,
    value,
)

LARGEST = {2: 12, 3: 6, 4: 4, 5: 3}
"""For each root, the largest number that is raised to that power."""


@generator(
    presets={
        "11G1": P(fractions=False, secs=15, finite=96),
        "L4": P(fractions=True, level=4, secs=30, finite=206),
    }
)
def rational(r: Rng, p: Params) -> MaybeDraft:
    n = r.between(2, 5 if not p.fractions else 4)
    m_ = r.between(1, 5 if not p.fractions else 3)
    top = r.between(2, LARGEST[n] if not p.fractions else min(LARGEST[n], 10))
    below = r.between(1, min(LARGEST[n], 10)) if p.fractions else 1
    minus = r.below(3 if not p.fractions else 2) == 0
    if gcd(m_, n) > 1 or gcd(top, below) > 1 or top == below or max(top, below) ** m_ > 250:
        return REJECT
    if not minus and p.fractions and below == 1:
        return REJECT
    base = F(top, below) ** n
    truth = F(top, below) ** (-m_ if minus else m_)
    asked = build_power(base, m_, n, minus)
    return Draft(
        params={"top": top, "below": below, "m": m_, "n": n, "minus": minus},
        prompt=(t("pow.value", x=asked),),
        answer=number(truth, form="rational", echo=asked),
        work=effort(*(("recall", "root", "power") if not p.fractions else
                      ("recall", "recall", "root", "root", "power", "power", "sign"))),
    )  # fmt: skip


def build_power(base: F, m_: int, n: int, minus: bool) -> Formula:
    """The power as written on the card."""
    exponent = frac(m_, n)
    held: Formula = value(base) if base.denominator == 1 else ("()", value(base))
    return power(held, neg(exponent) if minus else exponent)


@rational.verify
def _(q: Params, v: F) -> bool:
    if v <= 0:
        return False
    back = 1 / F(v) if q.minus else F(v)
    above, below = back.numerator, back.denominator
    return above**q.n == q.top ** (q.n * q.m) and below**q.n == q.below ** (q.n * q.m)


@rational.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    base, true = F(q.top, q.below), F(q.top, q.below) ** q.m
    whole = base**q.n
    if q.minus:
        yield true, "pow.minus_lost"
        yield -true, "pow.negative_number"
        true = 1 / true
    elif q.below > 1:
        yield 1 / true, "pow.turned_over"
    if q.m > 1:
        yield 1 / base if q.minus else base, "pow.only_root"
    yield whole * F(q.m, q.n), "pow.times"
    if q.below > 1:
        yield (F(q.below**q.m * 1, q.top**q.n) if q.minus else F(q.top**q.m, q.below**q.n)), \
            "pow.only_above"  # fmt: skip
    if q.m == 1:
        yield whole / q.n, "pow.divided_for_root"
    yield true * base, "pow.one_too_many"
    yield true / base, "pow.one_too_few"
    yield true + 1, "pow.neighbour"


@rational.steps
def _(q: Params) -> Iterator[SolutionStep]:
    base = F(q.top, q.below)
    whole = base**q.n
    asked = build_power(whole, q.m, q.n, q.minus)
    if q.minus:
        turned = 1 / whole
        if q.below > 1 or q.top == 1:
            yield step("pow.say.minus_turns", m=eq(asked, build_power(turned, q.m, q.n, False)))
            base, whole = 1 / base, turned
        else:
            positive = frac(1, build_power(whole, q.m, q.n, False))
            yield step("pow.say.minus_divides", m=eq(asked, positive))
    yield step("pow.say.below_is_root", n=q.n, m=eq(root(value(whole), q.n), value(base)))
    raised = base**q.m
    if q.m > 1:
        held: Formula = value(base) if base.denominator == 1 else ("()", value(base))
        yield step("pow.say.above_is_power", m=eq(power(held, q.m), value(raised)))
    true = F(q.top, q.below) ** (-q.m if q.minus else q.m)
    yield step("pow.say.so", m=value(true))
