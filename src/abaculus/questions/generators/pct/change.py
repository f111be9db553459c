"""A rise or fall in percent, simple interest, and the percentage of a change."""

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
    add,
    dec,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    pct,
    step,
    sub,
    t,
    value,
)

STORIES = {
    "up": ("price", "rent", "saving"),
    "down": ("coat", "bike", "ticket"),
    "interest": ("bank", "loan"),
    "rate": ("shares", "club", "reservoir"),
}


@generator(
    presets={
        "7N3": P(
            kinds=("up", "down", "interest"),
            rates=(5, 10, 15, 20, 25, 30, 40, 50),
            step=20,
            secs=30,
        ),
        "g8": P(
            kinds=("rate",),
            rates=(4, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 60),
            step=25,
            grade="8",
            category="N",
            secs=45,
        ),
        "L3": P(
            kinds=("up", "down"),
            rates=(5, 10, 15, 20, 25, 30, 35, 40, 45, 60),
            step=20,
            level=3,
            secs=30,
        ),
    }
)
def change(r: Rng, p: Params) -> MaybeDraft:
    kind, rate = r.pick(p.kinds), r.pick(p.rates)
    start = p.step * r.between(2, 45)
    story, years, up = (
        r.pick(STORIES[kind]),
        r.between(2, 5) if kind == "interest" else 1,
        kind == "up" or r.flip(),
    )
    if kind == "interest":
        start, rate = 100 * r.between(2, 20), r.between(2, 6)
    moved, rest = divmod(start * rate * years, 100)
    if kind == "down":
        up = False
    if rest:
        return REJECT
    end = F(start + (moved if up else -moved))
    sign = r.pick("$€") if story != "club" and story != "reservoir" else ""
    params = {"kind": kind, "rate": rate, "start": start, "end": end, "years": years, "up": up}
    slots: dict[str, Formula] = {
        "start": ("money", start, sign),
        "rate": pct(rate),
        "sign": ("raw", sign),
        "years": years,
    }
    if kind == "rate":
        amounts = (start, int(end))
        worded: tuple[Formula, ...] = (
            tuple(("money", n, sign) for n in amounts) if sign else amounts
        )
        slots = {"start": worded[0], "end": worded[1], "way": ("raw", "up" if up else "down")}
    truth = {"interest": moved, "rate": rate}.get(kind, end)
    return Draft(
        params=params,
        prompt=(t(f"pct.{kind}_{story}", **slots),),
        answer=number(truth, form="plain", looks="decimal", unit="%" if kind == "rate" else sign),
        work=effort(*WORK[kind]),
        normal=(kind, rate, start, years, up, story),
    )


WORK = {
    "up": ("convert", "long", "digits"),
    "down": ("convert", "long", "digits"),
    "interest": ("recall", "long", "fact"),
    "rate": ("idea", "digits", "reduce", "long", "model"),
}


@change.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "interest":
        return v * 100 == sum([q.start * q.rate] * q.years)
    if q.kind == "rate":
        return q.start * (100 + (v if q.up else -v)) == 100 * q.end
    return v * 100 == q.start * (100 + (q.rate if q.up else -q.rate))


@change.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    start, rate = q.start, q.rate
    once = start * rate // 100
    sign = 1 if q.up else -1
    end = start + sign * once
    if q.kind == "interest":
        yield once, "pct.one_year_only"
        yield start + once * q.years, "pct.amount_for_interest"
        yield once * (q.years + 1), "pct.one_year_more"
        yield (
            F(round(100 * (start * F(100 + rate, 100) ** q.years - start)), 100),
            "pct.interest_on_interest",
        )
        yield F(once * q.years, 10), "pct.tenth"
    elif q.kind == "rate":
        yield abs(end - start), "pct.difference_as_rate"
        yield round(F(100 * once, end)), "pct.of_wrong_base"
        yield 100 - rate, "pct.rest_taken"
        yield round(F(100 * end, start)), "pct.new_as_rate"
        yield rate + 5, "pct.slip"
    else:
        yield once, "pct.change_only"
        yield start - sign * once, "pct.wrong_way"
        yield start + sign * rate, "pct.rate_as_amount"
        yield start + F(sign * once, 10), "pct.tenth"
        yield end + 10, "pct.slip"


@change.steps
def _(q: Params) -> Iterator[SolutionStep]:
    once = F(q.start * q.rate, 100)
    end = q.start + (once if q.up else -once)
    if q.kind == "rate":
        gained = int(abs(end - q.start))
        high, low = (int(end), q.start) if q.up else (q.start, int(end))
        yield step("pct.say.difference", m=eq(sub(high, low), gained))
        sides = [frac(gained, q.start), value(F(q.rate, 100)), frac(q.rate, 100)]
        tidy = [one for place, one in enumerate(sides) if one not in sides[:place]]
        yield step("pct.say.of_old_value", m=eq(*tidy) if len(tidy) > 1 else tidy[0])
        yield step("pct.say.hundredths", m=q.rate)
        return
    yield step(
        "pct.say.so_much_percent",
        rate=pct(q.rate),
        m=eq(mul(q.start, frac(q.rate, 100)), dec(once)),
    )
    if q.kind == "interest":
        yield step(
            "pct.say.every_year", n=q.years, m=eq(mul(q.years, dec(once)), dec(once * q.years))
        )
    elif q.up:
        yield step("pct.say.add_it", m=eq(add(q.start, dec(once)), dec(end)))
    else:
        yield step("pct.say.take_it_off", m=eq(sub(q.start, dec(once)), dec(end)))
