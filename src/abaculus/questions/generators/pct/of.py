"""A percentage of a number; then the percentage, or the number itself."""

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
    dec,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    pct,
    step,
    t,
    value,
)


@generator(
    presets={
        "6G3": P(kinds=("part",), rates=tuple(range(5, 100, 5)), easy=False, secs=30),
        "L2": P(
            finite=418,
            kinds=("part",),
            rates=(10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90),
            easy=True,
            level=2,
            secs=15,
        ),
        "L3": P(
            kinds=("rate", "whole"), rates=tuple(range(5, 100, 5)), easy=False, level=3, secs=30
        ),
    }
)
def percent(r: Rng, p: Params) -> MaybeDraft:
    kind, rate = r.pick(p.kinds), r.pick(p.rates)
    whole = 20 * r.between(2, 40) if p.easy else r.pick((2, 4, 10, 20)) * r.between(6, 60)
    tenths = rate * whole
    # whole, or one decimal
    if (
        tenths % (100 if p.easy or kind != "part" else 10)
        or whole in (100, 1000)
        or tenths < 200
        or whole > 900
    ):
        return REJECT
    part = F(tenths, 100)
    params = {"kind": kind, "rate": rate, "whole": whole, "part": part}
    if kind == "part":
        prompt, truth, unit = t("pct.of", rate=pct(rate), n=whole), part, None
    elif kind == "rate":
        prompt, truth, unit = t("pct.what_rate", a=int(part), n=whole), F(rate), "%"
    else:
        prompt, truth, unit = t("pct.what_whole", a=int(part), rate=pct(rate)), F(whole), None
    return Draft(
        params=params,
        prompt=(prompt,),
        answer=number(truth, form="rational", looks="decimal", unit=unit),
        work=effort(*(("fact", "convert", "look") if p.easy else WORK[kind])),
    )


WORK = {
    "part": ("convert", "long", "look"),
    "rate": ("idea", "reduce", "long"),
    "whole": ("idea", "long", "step"),
}


@percent.verify
def _(q: Params, v: F) -> bool:
    # as a proportion: part to whole as rate to a hundred
    found = {"part": q.part, "rate": F(q.rate), "whole": F(q.whole), q.kind: v}
    return found["part"] * 100 == found["rate"] * found["whole"]


@percent.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    rate, whole, part = F(q.rate), F(q.whole), q.part
    match q.kind:
        case "part":
            yield part * 10, "pct.ten_times"
            yield part / 10, "pct.tenth"
            yield whole - part, "pct.rest_taken"
            if 100 % q.whole and q.rate in (20, 25, 50, 10, 40):
                yield whole / rate, "pct.divided_by_rate"
            yield abs(whole - rate), "pct.rate_subtracted"
            yield part + 10, "pct.slip"
        case "rate":
            yield 100 - rate, "pct.rest_taken"
            yield part, "pct.part_as_rate"
            if 10 * rate < 100:
                yield rate * 10, "pct.ten_times"
            yield rate / 10, "pct.tenth"
            yield rate + 5, "pct.slip"
            yield rate + 10, "pct.slip"
        case _:
            yield part * rate / 100, "pct.part_of_part"
            yield part + rate, "pct.rate_added"
            yield part * (100 + rate) / 100, "pct.raised_part"
            yield whole / 10, "pct.tenth"
            yield whole * 10, "pct.ten_times"


@percent.steps
def _(q: Params) -> Iterator[SolutionStep]:
    part, one = q.part, F(q.whole, 100)
    match q.kind:
        case "part" if q.rate % 10 == 0:
            yield step("pct.say.ten_percent", m=eq(div(q.whole, 10), dec(one * 10)))
            yield step(
                "pct.say.so_many_tens",
                n=q.rate // 10,
                m=eq(mul(q.rate // 10, dec(one * 10)), dec(part)),
            )
        case "part" if q.rate in (25, 75):
            quarter = F(q.whole, 4)
            yield step("pct.say.quarter", m=eq(div(q.whole, 4), dec(quarter)))
            if q.rate == 75:
                yield step("pct.say.three_quarters", m=eq(mul(3, dec(quarter)), dec(part)))
        case "part":
            yield step("pct.say.one_percent", m=eq(div(q.whole, 100), dec(one)))
            yield step("pct.say.so_many", rate=q.rate, m=eq(mul(q.rate, dec(one)), dec(part)))
        case "rate":
            share = F(q.rate, 100)
            sides = [frac(int(part), q.whole), value(share), frac(q.rate, 100)]
            tidy = [one for place, one in enumerate(sides) if one not in sides[:place]]
            yield step("pct.say.as_share", m=eq(*tidy) if len(tidy) > 1 else tidy[0])
            yield step("pct.say.hundredths", m=q.rate)
        case _:
            shared = 5 if q.rate % 10 else 10
            unit = part * shared / q.rate
            if q.rate != shared:
                yield step(
                    "pct.say.back_to_unit",
                    n=q.rate // shared,
                    unit=pct(shared),
                    m=eq(div(int(part), q.rate // shared), dec(unit)),
                )
            yield step(
                "pct.say.up_to_hundred",
                n=100 // shared,
                m=eq(mul(100 // shared, dec(unit)), q.whole),
            )
