"""The amount before a change in percent."""

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
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    pct,
    step,
    sub,
    t,
)

STORIES = {True: ("price", "village", "pay"), False: ("sale", "weight", "car")}


@generator(
    presets={
        "g8": P(finite=900, rates=(10, 20, 25, 50), step=20, grade="8", category="N", secs=45),
        "g9": P(rates=(5, 10, 15, 20, 25, 30, 40), step=20, grade="9", category="N", secs=45),
        "L4": P(rates=(5, 10, 12, 15, 20, 25, 30, 35, 40, 60), step=25, level=4, secs=45),
    }
)
def before(r: Rng, p: Params) -> MaybeDraft:
    rate, start, up = r.pick(p.rates), p.step * r.between(2, 40), r.flip()
    factor = 100 + rate if up else 100 - rate
    if start * factor % 100 or start == 100:
        return REJECT
    end, story = start * factor // 100, r.pick(STORIES[up])
    sign = "" if story in ("village", "weight") else r.pick("$€")
    if story == "weight" and not 120 <= start <= 900:
        return REJECT
    shown: Formula = (
        ("money", end, sign) if sign else ("qty", end, "kg") if story == "weight" else end
    )
    unit = "kg" if story == "weight" else sign or None
    return Draft(
        params={"rate": rate, "end": end, "up": up},
        prompt=(t(f"pct.before_{story}", end=shown, rate=pct(rate), sign=("raw", sign)),),
        answer=number(start, form="plain", unit=unit),
        work=effort("idea", "model", "convert", "long"),
        normal=(rate, end, up, story),
    )


@before.verify
def _(q: Params, v: int) -> bool:
    return v + F(v * (q.rate if q.up else -q.rate), 100) == q.end


@before.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    sign = 1 if q.up else -1
    start = q.end * 100 // (100 + sign * q.rate)
    wrong = F(q.end * (100 - sign * q.rate), 100)
    yield round(wrong), "pct.of_new_value"
    yield round(F(q.end * (100 + sign * q.rate), 100)), "pct.changed_again"
    yield q.end - sign * q.rate, "pct.rate_as_amount"
    yield start - 10, "pct.slip"
    yield start + 10, "pct.slip"
    yield start + 20, "pct.slip"


@before.steps
def _(q: Params) -> Iterator[SolutionStep]:
    whole = 100 + q.rate if q.up else 100 - q.rate
    start = q.end * 100 // whole
    join = add if q.up else sub
    yield step("pct.say.new_is", m=eq(join(pct(100), pct(q.rate)), pct(whole)))
    yield step("pct.say.one_of_those", m=eq(div(q.end, whole), dec(F(q.end, whole))))
    yield step("pct.say.old_is_hundred", m=eq(mul(100, dec(F(q.end, whole))), start))
