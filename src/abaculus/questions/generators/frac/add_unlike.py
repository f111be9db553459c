"""Sums and differences of fractions with different denominators, later of mixed numbers."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    frac,
    generator,
    mixed_number,
    number,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.frac._denominators import common_terms


@generator(
    presets={
        "5G1": P(finite=358, most=8, nested=False, wholes=0, secs=30),
        "g6": P(most=8, nested=False, wholes=4, grade="6", category="G", secs=45),
        "L2": P(finite=160, most=12, nested=True, wholes=0, level=2, secs=30),
        "L3": P(most=12, nested=False, wholes=0, level=3, secs=30),
    }
)
def unlike(r: Rng, p: Params) -> MaybeDraft:
    b = r.between(2, p.most)
    d = b * r.between(2, max(2, p.most // b)) if p.nested else r.between(2, p.most)
    plus = r.flip()
    if b == d or d > p.most or (not p.nested and p.most > 8 and max(b, d) % min(b, d) == 0):
        return REJECT
    a, c = r.coprime_below(b), r.coprime_below(d)
    if p.wholes:
        a, c = a + b * r.between(2, p.wholes), c + d * r.between(1, p.wholes - 1)
    elif r.flip():
        a, b, c, d = c, d, a, b
    above = a * d + b * c if plus else a * d - b * c
    if above <= 0 or (plus and above == b * d):
        return REJECT
    x, y = F(a, b), F(c, d)
    terms = (mixed_number(x), mixed_number(y)) if p.wholes else (value(x), value(y))
    asked = add(*terms) if plus else sub(*terms)
    return Draft(
        params={"x": x, "y": y, "plus": plus, "wholes": p.wholes > 0},
        prompt=(t("frac.sum", sum=asked),),
        answer=number(
            F(above, b * d),
            form="rational",
            echo=asked,
            looks="mixed" if p.wholes else "value",
        ),
        work=effort(
            "fraction",
            *(() if p.nested else ("reduce",)),
            *(("digits", "reduce", "convert") if p.wholes else ()),
        ),
        normal=(plus, *sorted((str(x), str(y)))),
    )


@unlike.verify
def _(q: Params, v: F) -> bool:
    # in whole steps of a denominator that divides everything
    fine = q.x.denominator * q.y.denominator * v.denominator
    steps = [one.numerator * (fine // one.denominator) for one in (v, q.x, q.y)]
    return steps[0] == steps[1] + steps[2] if q.plus else steps[0] + steps[2] == steps[1]


@unlike.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    x, y = q.x, q.y
    (a, b), (c, d) = (x.numerator, x.denominator), (y.numerator, y.denominator)
    if q.plus:
        whole, above = a // b + c // d, a % b + c % d
        yield F(whole * (b + d) + above, b + d), "frac.added_both"
        yield F(whole * b * d + above, b * d), "frac.not_widened"
        yield F(whole * max(b, d) + above, max(b, d)), "frac.larger_denominator_kept"
        yield F(a * c, b * d), "frac.multiplied"
        yield abs(x - y), "frac.subtracted"
    else:
        whole, above = a // b - c // d, a % b - c % d
        if whole and a % b * d < c % d * b:
            yield whole + F(c % d, d) - F(a % b, b), "frac.smaller_from_larger"
        if above > 0 and b > d:
            yield whole + F(above, b - d), "frac.subtracted_both"
        yield whole + F(abs(above) or 1, b * d), "frac.not_widened"
        yield whole + F(abs(above) or 1, max(b, d)), "frac.larger_denominator_kept"
        yield x + y, "frac.added"
        yield F(a * d - b * c + 1, b * d), "frac.widened_wrongly"
        yield x * y, "frac.multiplied"


@unlike.steps
def _(q: Params) -> Iterator[SolutionStep]:
    one, two, below = common_terms(q.x, q.y)
    join = add if q.plus else sub
    total = one + two if q.plus else one - two
    worth = F(total, below)
    if q.wholes:
        yield step("frac.say.to_improper", m=join(value(q.x), value(q.y)))
    yield step(
        "frac.say.common_denominator",
        d=below,
        m=eq(join(value(q.x), value(q.y)), join(frac(one, below), frac(two, below))),
    )
    yield step(
        "frac.say.same_parts_add" if q.plus else "frac.say.same_parts_sub",
        d=below,
        m=eq(join(frac(one, below), frac(two, below)), frac(total, below)),
    )
    last = mixed_number(worth) if q.wholes else value(worth)
    if last != frac(total, below):
        yield step("frac.say.tidy", m=eq(frac(total, below), last))
