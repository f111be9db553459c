"""Two changes in a row: the amount after both, or the one equivalent change."""

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
    comma_list,
    dec,
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

STORIES = ("price", "shares", "visitors")


@generator(
    presets={
        "g9": P(
            finite=957, kinds=("end",), rates=(10, 20, 25, 50), grade="9", category="N", secs=45
        ),
        "g10": P(
            kinds=("net", "end"),
            rates=(5, 10, 20, 25, 30, 40, 50),
            grade="10",
            category="N",
            secs=45,
        ),
        "L4": P(
            finite=750,
            kinds=("net",),
            rates=(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60),
            level=4,
            secs=45,
        ),
    }
)
def chain(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.pick(STORIES)
    x, y = r.pick(p.rates) * r.sign(), r.pick(p.rates) * r.sign()
    start = r.pick((100, 200, 300, 400, 500, 600, 800)) if kind == "end" else 100
    product = (100 + x) * (100 + y)
    if x == y or product == 10000 or product * start % 10000:
        return REJECT
    end = start * product // 10000
    sign = r.pick("$€") if story != "visitors" else ""
    shown: Formula = ("money", start, sign) if sign else start
    net = end - 100
    ways: dict[str, Formula] = {"first": ("raw", way(x)), "second": ("raw", way(y))}
    if kind == "net":
        ways["net"] = ("raw", way(net))
    return Draft(
        params={"kind": kind, "x": x, "y": y, "start": start},
        prompt=(
            t(
                f"pct.{kind}_{story}",
                start=shown,
                x=pct(abs(x)),
                y=pct(abs(y)),
                sign=("raw", sign),
                **ways,
            ),
        ),
        answer=number(
            end if kind == "end" else abs(net),
            form="plain",
            unit="%" if kind == "net" else sign or None,
        ),
        work=effort("model", "convert", "long", "long", "digits") + (4 if kind == "net" else 0),
        normal=(kind, x, y, start, story),
    )


def way(rate: int) -> str:
    """`up` for a rise, `down` for a fall."""
    return "up" if rate > 0 else "down"


@chain.verify
def _(q: Params, v: int) -> bool:
    middle = F(q.start) + F(q.start * q.x, 100)
    end = middle + middle * q.y / 100
    return v == end if q.kind == "end" else v == abs(end - q.start)


@chain.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    x, y, start = q.x, q.y, q.start
    true = F(start * (100 + x) * (100 + y), 10000)
    if q.kind == "net":
        net = int(abs(true - 100))
        yield abs(x + y), "pct.rates_added"
        yield int(true), "pct.new_as_rate"
        yield abs(x) + abs(y), "pct.signs_ignored"
        yield abs(abs(x) - abs(y)), "pct.rates_subtracted"
        yield net + 5, "pct.slip"
        yield net + 10, "pct.slip"
        yield net + 1, "pct.slip"
        return
    if x + y > -100:
        yield round(F(start * (100 + x + y), 100)), "pct.rates_added"
    yield round(F(start * (100 + x), 100)), "pct.first_only"
    yield round(F(start * (100 - x) * (100 - y), 10000)), "pct.wrong_way"
    yield start + x + y, "pct.rate_as_amount"
    yield int(true) + 10, "pct.slip"


@chain.steps
def _(q: Params) -> Iterator[SolutionStep]:
    f, g = F(100 + q.x, 100), F(100 + q.y, 100)
    yield step("pct.say.factors", m=comma_list((dec(f), dec(g))))
    if q.kind == "end":
        middle = q.start * f
        yield step("pct.say.after_first", m=eq(mul(q.start, dec(f)), dec(middle)))
        yield step("pct.say.after_second", m=eq(mul(dec(middle), dec(g)), dec(middle * g)))
        return
    yield step("pct.say.multiply_factors", m=eq(mul(dec(f), dec(g)), dec(f * g)))
    change = f * g - 1
    sides = (dec(f * g), 1) if change > 0 else (1, dec(f * g))
    yield step("pct.say.compare_to_one", m=eq(sub(*sides), dec(abs(change))))
    yield step("pct.say.hundredths", m=int(abs(100 * change)))
