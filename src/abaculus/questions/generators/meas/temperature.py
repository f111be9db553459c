"""Temperatures above and below zero, and degrees Celsius and Fahrenheit."""

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
    step,
    sub,
    sums,
    t,
)

RATE = F(9, 5)
WORK = {"gap": ("model", "sign", "fact"), "change": ("model", "sign", "fact"),
        "begin": ("model", "sign", "fact", "recall"), "to_f": ("long", "digits", "substitute"),
        "to_c": ("digits", "long", "step", "substitute")}  # fmt: skip


@generator(
    presets={
        "g5": P(kinds=("gap", "change"), low=-12, high=15, grade="5", category="E", secs=30),
        "g6": P(kinds=("gap", "change", "begin"), low=-25, high=25, grade="6", category="E",
                secs=30),
        "g8": P(kinds=("to_f", "to_c"), low=-40, high=60, grade="8", category="E", secs=30,
                finite=38),
        "L2": P(kinds=("gap", "change", "begin"), low=-25, high=25, level=2, secs=30),
        "L3": P(kinds=("to_f", "to_c"), low=-40, high=120, level=3, secs=30, finite=62),
    }
)  # fmt: skip
def temperature(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.below(2)
    if kind in ("to_f", "to_c"):
        celsius = 5 * r.between(p.low // 5, p.high // 5)
        if celsius in (0, -40):
            return REJECT
        return scales(kind, celsius)
    start, end = r.between(p.low, p.high), r.between(p.low, p.high)
    if abs(start - end) < 3 or (start > 0 and end > 0) or not start or not end:
        return REJECT
    slots: dict[str, Formula] = {"way": "up" if end > start else "down"}
    params: dict[str, int | str] = {"kind": kind, "story": story}
    if kind == "gap":
        slots |= {"a": ("qty", start, "°C"), "b": ("qty", end, "°C")}
        params |= {"start": start, "end": end}
        truth = abs(end - start)
    else:
        seen, truth = (start, end) if kind == "change" else (end, start)
        slots |= {"a": ("qty", seen, "°C"), "n": abs(end - start)}
        params |= {"seen": seen, "change": end - start}
    return Draft(
        params=params,
        prompt=(t(f"meas.{kind}_{story}", **slots),),
        answer=number(truth, form="plain", unit="°C"),
        work=effort(*WORK[kind]),
    )


def scales(kind: str, celsius: int) -> MaybeDraft:
    """Celsius and Fahrenheit, with the formula given."""
    fahrenheit = int(celsius * RATE) + 32
    given, asked = (celsius, fahrenheit) if kind == "to_f" else (fahrenheit, celsius)
    units = ("°C", "°F") if kind == "to_f" else ("°F", "°C")
    rule = eq("F", add(mul(dec(RATE), "C"), 32))
    return Draft(
        params={"kind": kind, "given": given, "asked": asked},
        prompt=(t(f"meas.{kind}", rule=rule, a=("qty", given, units[0])),),
        answer=number(asked, form="plain", unit=units[1], looks="decimal"),
        work=effort(*WORK[kind]),
    )


@temperature.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "to_f":
            return (v - 32) * 5 == 9 * q.given
        case "to_c":
            return 9 * v == (q.given - 32) * 5
        case "gap":
            return v == len(range(min(q.start, q.end), max(q.start, q.end)))
        case "change":
            return v - q.change == q.seen
        case _:
            return v + q.change == q.seen


@temperature.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind == "to_f":
        yield F(q.given + 32), "meas.only_shifted"
        yield q.given * RATE, "meas.shift_forgotten"
        yield (q.given + 32) * RATE, "meas.shifted_first"
        yield F(2 * q.given + 32), "meas.rate_rounded"
        yield F(q.asked - 64), "meas.shift_sign"
        return
    if q.kind == "to_c":
        yield F(q.given - 32), "meas.only_shifted"
        yield (q.given - 32) * RATE, "meas.multiplied"
        yield F(q.given - 32, 2), "meas.rate_rounded"
        yield F(q.given + 32), "meas.shift_sign"
        return
    if q.kind == "gap":
        size = abs(q.end - q.start)
        yield F(abs(abs(q.end) - abs(q.start))), "meas.minus_ignored"
        yield F(abs(q.end) + abs(q.start)), "meas.always_added"
        yield F(size + 1), "meas.counted_both_ends"
        yield F(size - 1), "meas.one_slip"
        yield F(size + 10), "meas.ten_slip"
        return
    true = q.seen + q.change if q.kind == "change" else q.seen - q.change
    yield F(-true), "meas.sign"
    yield F(2 * q.seen - true), "meas.wrong_way"
    yield F(true + 1), "meas.counted_both_ends"
    yield F(true - 1), "meas.one_slip"


@temperature.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "to_f":
            warm = int(q.given * RATE)
            yield step("meas.say.rate", m=eq(mul(dec(RATE), q.given), warm))
            yield step("meas.say.add_shift", m=eq(sums([warm, 32]), q.asked))
        case "to_c":
            yield step("meas.say.take_shift", m=eq(sub(q.given, 32), q.given - 32))
            yield step("meas.say.undo_rate", m=eq(div(q.given - 32, dec(RATE)), q.asked))
        case "gap":
            high, low = max(q.start, q.end), min(q.start, q.end)
            yield step("meas.say.higher_minus_lower", m=eq(sub(high, low), high - low))
        case _:
            moved = q.change if q.kind == "change" else -q.change
            msgid = "meas.say.number_line" if q.kind == "change" else "meas.say.undo"
            yield step(msgid, m=eq(sums([q.seen, moved]), q.seen + moved))
