"""Fractions as sums of different unit fractions, as the scribes of Egypt wrote them."""

from collections.abc import Iterator
from typing import Any

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
    add,
    effort,
    eq,
    frac,
    gap,
    generator,
    number,
    predicate,
    rel,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "g6": P(finite=84, kind="gap", first=(2, 6), last=24, grade="6", category="G", secs=45),
        "g9": P(finite=109, kind="sum", first=(2, 8), last=60, grade="9", category="G", secs=45),
        "L3": P(finite=338, kind="gap", first=(2, 10), last=60, level=3, secs=45),
        "L4": P(finite=51, kind="sum", first=(2, 6), last=36, level=4, secs=45),
    }
)
def egyptian(r: Rng, p: Params) -> MaybeDraft:
    m_, n = r.between(*p.first), r.between(3, p.last)
    if n <= m_:
        return REJECT
    total = F(m_ + n, m_ * n)
    if total.numerator == 1 or total.denominator > p.last:
        return REJECT
    if p.kind == "sum" and m_ > 2 and total.numerator * (m_ - 1) >= total.denominator:
        return REJECT
    if p.kind == "gap":
        given, asked = (m_, n) if r.flip() else (n, m_)
        equation = eq(value(total), add(frac(1, given), frac(1, gap())))
        return Draft(
            params={"kind": "gap", "total": total, "given": given, "asked": asked},
            prompt=(t("frac.unit_missing", equation=equation),),
            answer=number(asked, form="plain"),
            work=effort("idea", "step", "fraction", "reduce"),
        )
    shown = add(frac(1, m_), frac(1, n))
    return Draft(
        params={"kind": "sum", "total": total, "given": m_, "asked": n},
        prompt=(t("frac.units", x=value(total)),),
        answer=predicate(
            "egyptian", {"value": f"{total.numerator}/{total.denominator}"}, shown, read="multiset"
        ),
        work=effort("idea", "list", "fraction", "reduce", "compare"),
        normal=str(total),
    )


@egyptian.verify
def _(q: Params, v: Any) -> bool:
    if q.kind == "gap":
        # both unit fractions counted in steps of their product
        return q.total.numerator * q.given * v == q.total.denominator * (q.given + v)
    units = {str(one) for one in v[1:] if one[1] == 1}
    return len(units) == len(v) - 1 and evaluate(v) == q.total


@egyptian.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    a, b, one = q.total.numerator, q.total.denominator, q.given
    if q.kind == "gap":
        if b > one:
            yield b - one, "frac.denominators_subtracted"
        yield b, "frac.denominator_of_sum"
        yield one, "frac.same_unit_again"
        if a > 2:
            yield a - 1, "frac.numerators_only"
        yield b * one, "frac.denominators_multiplied"
        yield q.asked + 1, "frac.division_slip"
        return
    yield add(frac(1, a), frac(1, b)), "frac.terms_as_units"
    yield (
        add(*(frac(1, b) for _ in range(a))) if a < 5 else add(frac(a - 1, b), frac(1, b)),
        "frac.equal_units",
    )
    yield add(frac(1, one), frac(1, b)), "frac.rest_guessed"
    yield add(frac(1, one), frac(1, q.asked + 1)), "frac.rest_guessed"
    yield add(frac(1, one + 1), frac(1, q.asked)), "frac.first_too_small"


@egyptian.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first = q.given
    rest = q.total - F(1, first)
    written = sub(value(q.total), frac(1, first))
    if q.kind == "gap":
        yield step("frac.say.take_unit_away", m=eq(written, value(rest)))
        yield step("frac.say.read_below", m=q.asked)
    else:
        yield step(
            "frac.say.largest_unit", x=value(q.total), m=rel("<", frac(1, first), value(q.total))
        )
        yield step("frac.say.take_unit_away", m=eq(written, value(rest)))
        yield step(
            "frac.say.two_units", m=eq(value(q.total), add(frac(1, first), frac(1, q.asked)))
        )
