"""A fraction, a whole or a mixed number divided by another."""

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
    div,
    effort,
    eq,
    frac,
    generator,
    mixed_number,
    mul,
    number,
    step,
    t,
    value,
)

SIMPLE = (F(2), F(3), F(4), F(5), F(6), F(8), F(1, 2), F(3, 2), F(2, 3), F(5, 2), F(3, 4))


@generator(
    presets={
        "6G1": P(finite=534, kinds=("friendly", "whole_by", "by_whole"), most=10, secs=30),
        "g7": P(finite=767, kinds=("mixed",), most=8, grade="7", category="G", secs=30),
        "L3": P(kinds=("cancels",), most=16, level=3, secs=30),
    }
)
def quotient(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    d = r.between(2, p.most)
    y = F(r.coprime_below(d), d)
    match kind:
        case "friendly":
            # the answer is drawn first, so that it is whole or simple
            x = y * r.pick(SIMPLE)
        case "whole_by":
            x = F(r.between(2, 12))
        case "by_whole":
            x, y = y, F(r.between(2, 8))
        case "mixed":
            b = r.between(2, p.most)
            x = r.between(1, 4) + F(r.coprime_below(b), b)
        case _:
            b = r.between(3, p.most)
            x = F(r.coprime_below(b), b)
    if x == y or (x.denominator == 1) != (kind == "whole_by"):
        return REJECT
    # the second fraction is inverted
    above, below = x.numerator * y.denominator, x.denominator * y.numerator
    gained = gcd(above, below)
    if below // gained > (4 if kind == "whole_by" else 4 * p.most):
        return REJECT
    if kind == "friendly" and (x.numerator > x.denominator or x.denominator > 12):
        return REJECT
    if kind in ("cancels", "mixed") and gained == 1:
        return REJECT
    asked = div(mixed_number(x), value(y))
    return Draft(
        params={"x": x, "y": y},
        prompt=(t("frac.quotient", quotient=asked),),
        answer=number(F(above, below), form="rational", echo=asked),
        work=effort(
            "recall",
            "step",
            "fact",
            "fact",
            *(("reduce", "reduce", "convert") if kind in ("mixed", "cancels") else ("reduce",)),
        ),
    )


@quotient.verify
def _(q: Params, v: F) -> bool:
    return (
        v.numerator * q.y.numerator * q.x.denominator
        == q.x.numerator * v.denominator * q.y.denominator
    )


@quotient.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    x, y = q.x, q.y
    (a, b), (c, d) = (x.numerator, x.denominator), (y.numerator, y.denominator)
    yield F(a * c, b * d), "frac.multiplied_for_div"
    yield F(b * c, a * d), "frac.first_turned"
    if a > b > 1:
        yield F(a // b * d, c), "frac.fraction_part_lost"
    if d > 1:
        yield F(a, b * c), "frac.only_numerator_divided"
    yield F(a * c, b + d), "frac.denominators_added"
    if x > y:
        yield x - y, "frac.subtracted"
    yield x / y + 1, "frac.division_slip"


@quotient.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x, y = q.x, q.y
    if x > 1 and x.denominator > 1:
        yield step("frac.say.mixed_first", m=eq(mixed_number(x), value(x)))
    turned = frac(y.denominator, y.numerator) if y.numerator > 1 else y.denominator
    asked = div(value(x), value(y))
    yield step("frac.say.turn_second", m=eq(asked, mul(value(x), turned)))
    whole = frac(x.numerator * y.denominator, x.denominator * y.numerator)
    sides = (
        [mul(value(x), turned), whole]
        if x.denominator * y.numerator > 1
        else [mul(value(x), turned)]
    )
    if value(x / y) != sides[-1]:
        sides.append(value(x / y))
    yield step("frac.say.mul_across", m=eq(*sides))
