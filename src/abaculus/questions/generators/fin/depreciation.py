"""Things that lose value every year, by the same amount or by the same percentage."""

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
    root,
    step,
    sub,
    t,
)

THINGS = ("machine", "van", "car", "boat")


@generator(
    presets={
        "11N6": P(kinds=("straight", "reducing"), secs=30, finite=798),
        "L4": P(kinds=("lost", "years", "rate"), level=4, secs=45),
    }
)
def depreciation(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    rate = r.pick((10, 20, 30, 40, 50)) if kind == "rate" else r.pick((5, 10, 15, 20, 25))
    start = r.between(2, 40) * 400 if rate in (5, 15, 25) else r.between(10, 150) * 100
    years = r.between(3, 100 // rate - 1) if kind == "years" and rate < 25 else 2
    if start > 16000 or (kind == "years" and years == 2):
        return REJECT
    yearly = start * rate // 100
    end = (
        start - years * yearly
        if kind in ("straight", "years")
        else F(start * (100 - rate) ** 2, 100**2)
    )
    sign = r.pick("$€")
    slots: dict[str, Formula] = {
        "thing": ("word", f"fin.{r.pick(THINGS)}"),
        "start": ("money", start, sign),
        "end": ("money", dec(end), sign),
        "rate": pct(rate),
        "yearly": ("money", yearly, sign),
        "sign": ("raw", sign),
    }
    truth = {"lost": start - end, "years": F(years), "rate": F(rate)}.get(kind, F(end))
    unit = {"years": None, "rate": "%"}.get(kind, sign)
    return Draft(
        params={"kind": kind, "start": start, "rate": rate, "years": years, "sign": sign},
        prompt=(t(f"fin.fall_{kind}", **slots),),
        answer=number(truth, form="plain", looks="decimal", unit=unit),
        work=effort(*WORK[kind]),
        normal=(kind, start, rate, years),
    )


WORK = {
    "straight": ("fact", "digits"),
    "reducing": ("recall", "fact", "long"),
    "lost": ("recall", "long", "long", "digits"),
    "years": ("idea", "long", "long", "digits"),
    "rate": ("idea", "reduce", "root", "step", "convert"),
}


@depreciation.verify
def _(q: Params, v: F) -> bool:
    start, rate = q.start, q.rate
    if q.kind in ("straight", "years"):
        kept = 100 - rate * q.years
        if q.kind == "straight":
            return v * 100 == start * kept
        return 100 - rate * v == kept
    kept = (100 - (v if q.kind == "rate" else rate)) ** 2
    if q.kind == "rate":
        return 0 < v < 100 and kept == (100 - rate) ** 2
    return (v if q.kind == "reducing" else start - v) * 10000 == start * kept


@depreciation.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    start, rate, years = q.start, q.rate, q.years
    yearly = start * rate // 100
    end = F(start * (100 - rate) ** 2, 100**2)
    match q.kind:
        case "straight":
            yield end, "fin.reducing_for_straight"
            yield start - yearly, "fin.one_year_only"
            yield years * yearly, "fin.loss_for_value"
            yield start + years * yearly, "fin.rose_instead"
        case "reducing":
            yield start - 2 * yearly, "fin.straight_for_reducing"
            yield start - yearly, "fin.one_year_only"
            yield start - end, "fin.loss_for_value"
            yield F(start * (100 + rate) ** 2, 100**2), "fin.rose_instead"
            yield F(start * rate**2, 100**2), "fin.rate_for_rest"
        case "lost":
            yield 2 * yearly, "fin.straight_for_reducing"
            yield end, "fin.value_for_loss"
            yield yearly, "fin.one_year_only"
            yield F(start * rate**2, 100**2), "fin.rate_for_rest"
        case "years":
            yield years + 1, "fin.one_year_more"
            yield years - 1, "fin.one_year_only"
            if 100 % rate == 0:
                yield 100 // rate, "fin.until_nothing"
                yield F(100 - years * rate, rate), "fin.value_for_loss"
            yield years + 2, "fin.one_year_more"
        case _:
            whole = F(100**2 - (100 - rate) ** 2, 100)
            yield whole, "fin.both_years_together"
            yield whole / 2, "fin.halved_growth"
            yield 100 - rate, "fin.rest_for_rate"
            yield rate + 5, "fin.rate_near"
            yield rate - 5, "fin.rate_near"


@depreciation.steps
def _(q: Params) -> Iterator[SolutionStep]:
    start, years = q.start, q.years
    yearly = start * q.rate // 100
    kept = F(100 - q.rate, 100)
    match q.kind:
        case "straight":
            yield step("fin.say.loss_each_year", m=yearly)
            loss = mul(years, yearly)
            yield step("fin.say.same_each_year", m=eq(sub(start, loss), start - years * yearly))
        case "years":
            end = start - years * yearly
            yield step("fin.say.whole_loss", m=eq(sub(start, end), start - end))
            yield step("fin.say.loss_by_yearly", m=eq(div(start - end, yearly), years))
        case "rate":
            end = start * kept**2
            yield step("fin.say.quotient", m=eq(div(dec(end), start), dec(kept**2)))
            yield step("fin.say.square_root", m=eq(root(dec(kept**2)), dec(kept)))
            yield step("fin.say.rest_missing", m=eq(sub(100, int(kept * 100)), q.rate))
        case _:
            first, end = start * kept, start * kept**2
            yield step("fin.say.keeps", rate=pct(q.rate), m=dec(kept))
            yield step("fin.say.each_year", m=eq(mul(start, dec(kept)), dec(first)))
            yield step("fin.say.each_year", m=eq(mul(dec(first), dec(kept)), dec(end)))
            if q.kind == "lost":
                yield step("fin.say.whole_loss", m=eq(sub(start, dec(end)), dec(start - end)))
