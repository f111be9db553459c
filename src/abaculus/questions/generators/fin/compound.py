"""Money that grows by the same percentage every year."""

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
    dec,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    pct,
    power,
    root,
    step,
    sub,
    t,
)

STORIES = ("account", "savings", "painting")
STARTS = {5: 400, 10: 100, 20: 100, 25: 400, 50: 100, 30: 100, 40: 100}
"""Amounts are multiples of this, so that two years give whole amounts."""


@generator(
    presets={
        "9N5": P(kinds=("end",), years=(2, 2, 3), secs=30, finite=192),
        "L3": P(kinds=("end",), years=(2,), level=3, secs=30, finite=165),
        "L4": P(kinds=("start", "interest", "rate"), years=(2,), level=4, secs=45, finite=573),
        "g10": P(
            kinds=("interest", "rate"), years=(2, 3), grade="10", category="N", secs=45, finite=435
        ),
    }
)
def growth(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    years = 2 if kind in ("rate", "start") else r.pick(p.years)
    rates = tuple(STARTS) if kind == "rate" else (5, 10, 20, 25, 50)
    rate = r.pick((10, 20, 50) if years == 3 else rates)
    start = r.between(2, 40 if years == 2 else 12) * STARTS[rate] * (1 if years == 2 else 10)
    if start > 10000:
        return REJECT
    end = grow(start, rate, years)
    sign = r.pick("$€")
    params = {"kind": kind, "start": start, "rate": rate, "years": years, "sign": sign}
    slots: dict[str, Formula] = {
        "start": ("money", start, sign),
        "end": ("money", dec(end), sign),
        "rate": pct(rate),
        "years": years,
        "sign": ("raw", sign),
    }
    name = f"end_{r.pick(STORIES)}" if kind == "end" else kind
    truth = {"end": end, "interest": end - start, "rate": F(rate)}.get(kind, F(start))
    unit = "%" if kind == "rate" else sign
    return Draft(
        params=params,
        prompt=(t(f"fin.{name}", **slots),),
        answer=number(truth, form="plain", looks="decimal", unit=unit),
        work=effort(*WORK[kind], *(("digits",) if years == 3 else ())),
        normal=(kind, start, rate, years),
    )


def grow(start: int, rate: int, years: int) -> F:
    """The final amount."""
    return F(start * (100 + rate) ** years, 100**years)


WORK = {
    "end": ("recall", "long", "carry"),
    "interest": ("recall", "long", "long", "digits", "carry", "step"),
    "rate": ("idea", "reduce", "root", "step", "convert"),
    "start": ("idea", "power", "long", "long"),
}


@growth.verify
def _(q: Params, v: F) -> bool:
    end = year_by_year(q.start, q.rate, q.years)
    if q.kind == "rate":
        return v.denominator == 1 and year_by_year(q.start, v.numerator, q.years) == end
    if q.kind == "start":
        return v.denominator == 1 and year_by_year(v.numerator, q.rate, q.years) == end
    if q.kind == "interest":
        v += q.start
    return v.numerator * 100**q.years == end * v.denominator


def year_by_year(start: int, rate: int, years: int) -> int:
    """The amount year by year, in units so small that they stay whole."""
    now: int = start * 100**years
    for _ in range(years):
        now += now // 100 * rate
    return now


@growth.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    start, rate, years = F(q.start), F(q.rate), q.years
    once = F(q.start * q.rate, 100)
    end = grow(q.start, q.rate, years)
    match q.kind:
        case "end":
            yield start + years * once, "fin.simple_interest"
            yield start + once, "fin.one_year_only"
            yield end - start, "fin.interest_only"
            yield start * (1 - rate / 100) ** years, "fin.fell_instead"
            yield end + once, "fin.one_year_more"
        case "interest":
            yield years * once, "fin.simple_interest"
            yield end, "fin.amount_for_interest"
            yield once, "fin.one_year_only"
            yield years * once + rate, "fin.interest_on_interest"
            yield end - start + 10, "fin.ten_slip"
        case "rate":
            whole = (end / start - 1) * 100
            yield whole, "fin.both_years_together"
            yield whole / 2, "fin.halved_growth"
            yield rate + 5, "fin.rate_near"
            yield rate * 2, "fin.rate_doubled"
        case _:
            yield end * (1 - rate / 100) ** 2, "fin.taken_off_again"
            yield start + once, "fin.one_year_only"
            yield end * (1 - rate / 100), "fin.taken_off_again"
            if rate < 50:
                yield end * (1 - 2 * rate / 100), "fin.simple_interest"


@growth.steps
def _(q: Params) -> Iterator[SolutionStep]:
    factor = F(100 + q.rate, 100)
    end = q.start * factor**q.years
    if q.kind == "rate":
        yield step("fin.say.quotient", m=eq(div(dec(end), q.start), dec(factor**2)))
        yield step("fin.say.square_root", m=eq(root(dec(factor**2)), dec(factor)))
        yield step("fin.say.rate_from_factor", m=q.rate)
        return
    yield step("fin.say.factor", rate=pct(q.rate), m=dec(factor))
    if q.kind == "start":
        yield step("fin.say.backwards", m=eq(power(dec(factor), 2), dec(factor**2)))
        yield step("fin.say.divide", m=eq(div(dec(end), dec(factor**2)), q.start))
        return
    now = F(q.start)
    for _ in range(q.years):
        yield step("fin.say.each_year", m=eq(mul(dec(now), dec(factor)), dec(now * factor)))
        now *= factor
    if q.kind == "interest":
        yield step("fin.say.interest", m=eq(sub(dec(now), q.start), dec(now - q.start)))
