"""Distance, time and speed; two that meet, one that catches up, there and back."""

from collections.abc import Iterator
from math import lcm

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
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import near_misses

MOVERS = {
    "cyclist": (12, 15, 16, 18, 20, 24), "car": (40, 45, 48, 50, 60, 72, 80, 90),
    "train": (80, 90, 100, 120, 150), "ferry": (20, 24, 30, 36, 40), "bus": (30, 36, 40, 45, 60),
}  # fmt: skip
SINGLE = ("distance", "time", "pace")
BACK = (
    (10, 15), (10, 30), (12, 20), (12, 24), (15, 30), (20, 30), (30, 45), (30, 60), (30, 70),
    (36, 60), (36, 72), (40, 60), (40, 120), (42, 84), (45, 90), (48, 80), (50, 75), (60, 84),
    (60, 90), (60, 120), (80, 120),
)  # fmt: skip
"""Speeds there and back whose harmonic mean is whole."""


@generator(
    presets={
        "L3": P(kinds=SINGLE, level=3, secs=30),
        "L4": P(kinds=("meet", "meet", "catch", "catch", "average"), level=4, secs=45, finite=1150),
        "g6": P(kinds=("distance", "time"), grade="6", category="N", secs=30),
        "g7": P(kinds=SINGLE, grade="7", category="N", secs=30),
        "g9": P(
            kinds=("meet", "meet", "catch", "catch", "average"),
            grade="9",
            category="N",
            secs=45,
            finite=1000,
        ),
    }
)
def speed(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind not in SINGLE:
        return two(r, kind)
    mover = r.pick(tuple(MOVERS))
    v, minutes = r.pick(MOVERS[mover]), 5 * r.between(3, 36)
    if v * minutes % 60 or minutes == 60 or v == minutes:
        return REJECT
    d = v * minutes // 60
    truth, unit = {"distance": (d, "km"), "time": (minutes, "min")}.get(kind, (v, "km/h"))
    slots: dict[str, Formula] = {
        "mover": ("word", f"story.{mover}"), "v": ("qty", v, "km/h"), "d": ("qty", d, "km"),
        "time": ("lasting", 60 * minutes),
    }  # fmt: skip
    return Draft(
        params={"kind": kind, "v": v, "minutes": minutes, "d": d},
        prompt=(t(f"story.{kind}_{r.below(2)}", **slots),),
        answer=number(truth, form="plain", unit=unit),
        work=effort("recall", "convert", "long", "fact"),
        normal=(kind, mover, v, minutes),
    )


def two(r: Rng, kind: str) -> MaybeDraft:
    """Two speeds."""
    u, v = r.pick(BACK)
    minutes = after = 0
    if kind == "meet":
        u, v, minutes = r.between(12, 25), r.between(12, 25), 10 * r.between(2, 15)
    elif kind == "catch":
        u, v, after = 5 * r.between(8, 14), 5 * r.between(10, 24), 5 * r.between(2, 12)
        if not u < v < 2 * u or u * after % (v - u) or u * after // (v - u) > 240:
            return REJECT
        minutes = u * after // (v - u)
    d = F((u + v) * minutes, 60)
    if u == v or (kind == "meet" and d.denominator > 1):
        return REJECT
    if kind == "average" and r.flip():
        u, v = v, u
    truth = 2 * u * v // (u + v) if kind == "average" else minutes
    slots: dict[str, Formula] = {
        "u": ("qty", u, "km/h"), "v": ("qty", v, "km/h"), "d": ("qty", value(d), "km"),
        "after": ("qty", after, "min"), "who": r.pick(PEOPLE),
    }  # fmt: skip
    pace = "slow" if max(u, v) <= 30 else "fast"
    story = f"story.average_{pace}" if kind == "average" else f"story.{kind}_{r.below(2)}"
    return Draft(
        params={"kind": kind, "u": u, "v": v, "after": after, "d": int(d)},
        prompt=(t(story, **slots),),
        answer=number(truth, form="plain", unit="km/h" if kind == "average" else "min"),
        work=effort("idea", "long", "convert"),
    )


@speed.verify
def _(q: Params, w: int) -> bool:
    match q.kind:
        case "distance":
            return w * F(60, q.minutes) == q.v
        case "time":
            return F(w, 60) * q.v == q.d
        case "pace":
            return F(q.d, w) * 60 == q.minutes
        case "meet":
            return F(w, 60) * q.u + F(w, 60) * q.v == q.d
        case "catch":
            return F(w + q.after, 60) * q.u == F(w, 60) * q.v
        case _:
            return F(1, q.u) + F(1, q.v) == F(2, w)


def alone(q: Params) -> Iterator[tuple[int, str]]:
    """Wrong answers with one speed."""
    hours, rest = divmod(q.minutes, 60)
    if q.kind == "distance":
        wrong = F(q.v * (100 * hours + rest), 100)
        if wrong.denominator == 1:
            yield int(wrong), "story.minutes_as_hundredths"
        if hours:
            yield q.v * hours, "story.minutes_dropped"
        yield q.v, "story.one_hour"
        return
    if q.kind == "time" and q.d * 100 % q.v == 0:
        yield q.d * 100 // q.v, "story.minutes_as_hundredths"
    yield q.d, "story.given_number"
    if q.kind == "pace" and hours and q.d % hours == 0:
        yield q.d // hours, "story.minutes_dropped"


def of_two(q: Params) -> Iterator[tuple[int, str]]:
    """Wrong answers with two speeds."""
    if q.kind == "average":
        if (q.u + q.v) % 2 == 0:
            yield (q.u + q.v) // 2, "story.plain_mean"
        yield q.u + q.v, "story.speeds_added"
        yield abs(q.u - q.v), "story.speeds_subtracted"
    elif q.kind == "meet":
        yield 120 * q.d // (q.u + q.v), "story.met_too_late"
        if 60 * q.d % max(q.u, q.v) == 0:
            yield 60 * q.d // max(q.u, q.v), "story.one_stands_still"
        yield q.d, "story.given_number"
    else:
        yield compute_answer(q) + q.after, "story.head_start_counted"
        yield q.after, "story.given_number"
        yield 2 * q.after, "story.head_start_doubled"


def compute_answer(q: Params) -> int:
    """The answer."""
    match q.kind:
        case "distance":
            return int(q.d)
        case "time":
            return int(q.minutes)
        case "pace":
            return int(q.v)
        case "average":
            return int(2 * q.u * q.v // (q.u + q.v))
        case "meet":
            return int(60 * q.d // (q.u + q.v))
        case _:
            return int(q.u * q.after // (q.v - q.u))


@speed.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    yield from alone(q) if q.kind in SINGLE else of_two(q)
    true = compute_answer(q)
    yield true + 10, "story.ten_slip"
    if true > 10:
        yield true - 10, "story.ten_slip"
    yield from near_misses(true)


@speed.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "distance":
            yield step("story.say.part_of_hour", m=eq(frac(q.minutes, 60), value(F(q.minutes, 60))))
            yield step("story.say.distance", m=eq(mul(q.v, value(F(q.minutes, 60))), q.d))
        case "time":
            yield step("story.say.hours_needed", m=eq(frac(q.d, q.v), value(F(q.d, q.v))))
            yield step("story.say.in_minutes", m=eq(mul(value(F(q.d, q.v)), 60), q.minutes))
        case "pace":
            yield step("story.say.part_of_hour", m=eq(frac(q.minutes, 60), value(F(q.minutes, 60))))
            yield step("story.say.pace", m=eq(div(q.d, value(F(q.minutes, 60))), q.v))
        case "meet":
            total = q.u + q.v
            yield step("story.say.nearer", m=eq(add(q.u, q.v), total))
            yield step("story.say.hours_needed", m=eq(frac(q.d, total), value(F(q.d, total))))
            yield step("story.say.in_minutes",
                       m=eq(mul(value(F(q.d, total)), 60), 60 * q.d // total))  # fmt: skip
        case "catch":
            gap = q.v - q.u
            yield step("story.say.head_start", m=mul(q.u, frac(q.after, 60)))
            yield step("story.say.gains", m=eq(sub(q.v, q.u), gap))
            yield step("story.say.catch",
                       m=eq(div(mul(q.u, q.after), gap), q.u * q.after // gap))  # fmt: skip
        case _:
            way = lcm(q.u, q.v)
            hours = way // q.u + way // q.v
            yield step("story.say.any_way", m=way)
            yield step("story.say.both_times", m=eq(add(div(way, q.u), div(way, q.v)), hours))
            yield step("story.say.whole_way", m=eq(div(2 * way, hours), 2 * way // hours))
