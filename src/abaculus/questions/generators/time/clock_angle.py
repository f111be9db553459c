"""Angles between the hands of a clock."""

from collections.abc import Iterator

from abaculus.questions.figures import dial, figure
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Figure,
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
    t,
)

WORK = {"minute": ("recall", "fact", "long"), "hour": ("recall", "convert", "long"),
        "back": ("recall", "long", "idea"),
        "between": ("recall", "fact", "fact", "carry", "digits", "idea")}  # fmt: skip


@generator(
    presets={
        "g7": P(kinds=("minute", "hour", "back"), grade="7", category="E", secs=30, finite=149),
        "g10": P(kinds=("between",), step=1, grade="10", category="E", secs=45, finite=652),
        "L3": P(kinds=("minute", "hour", "back", "between", "between"), step=10, level=3, secs=30,
                finite=217),
        "L4": P(kinds=("between",), step=2, level=4, secs=45, finite=322),
    }
)  # fmt: skip
def clock_angle(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    slots: dict[str, Formula]
    drawn: Figure | None = None
    match kind:
        case "between":
            h, m = r.between(1, 12), p.step * r.below(60 // p.step)
            turn = gap_of(h, m)
            if not 20 <= turn <= 350 or (m == 0 and p.step < 10):
                return REJECT
            params = {"h": h, "m": m}
            slots = {"at": ("clock", h, m)}
            truth = F(turn, 2)
            if p.step == 10:
                drawn = figure(220, 220, [dial((110, 110), 100, h, m)], "time.alt.plain")
        case "hour":
            n = 10 * r.between(2, 48)
            params, truth = {"n": n}, F(n, 2)
            slots = {"n": ("lasting", 60 * n)}
            if n % 60 == 0:
                return REJECT
        case _:
            n = r.between(4, 58)
            params, truth = {"n": n}, F(6 * n) if kind == "minute" else F(n)
            slots = {"n": ("qty", n, "min")} if kind == "minute" else {"a": ("deg", 6 * n)}
    return Draft(
        params={"kind": kind, **params},
        prompt=(t(f"time.angle_{kind}", **slots),),
        answer=number(truth, form="plain", unit="min" if kind == "back" else "°", looks="decimal"),
        work=effort(*WORK[kind], *(("long",) if kind == "between" and p.step < 10 else ())),
        figure=drawn,
    )


def gap_of(h: int, m: int) -> int:
    """The smaller angle between the hands, in half degrees."""
    apart = abs(60 * (h % 12) - 11 * m)
    return min(apart, 720 - apart)


@clock_angle.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "minute":
            return v * 60 == 360 * q.n
        case "back":
            return v == next(n for n in range(61) if n * 360 == 6 * q.n * 60)
        case "hour":
            return v * 12 * 60 == 360 * q.n
        case _:
            short, long = 60 * (q.h % 12) + q.m, 12 * q.m
            halves, rest = divmod(2 * v.numerator, v.denominator)
            turns = (short - long - halves) % 720, (long - short - halves) % 720
            return rest == 0 <= halves <= 360 and 0 in turns


@clock_angle.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    match q.kind:
        case "minute":
            yield F(q.n), "time.minutes_as_degrees"
            yield F(30 * q.n), "time.hour_marks"
            yield F(q.n, 2), "time.other_hand"
            yield F(360 - 6 * q.n), "time.rest_of_turn"
            yield F(5 * q.n), "time.five_degrees"
        case "back":
            yield F(6 * q.n), "time.minutes_as_degrees"
            yield F(12 * q.n), "time.other_hand"
            yield F(60 - q.n), "time.rest_of_turn"
            yield F(6 * q.n, 5), "time.five_degrees"
        case "hour":
            yield F(6 * q.n), "time.other_hand"
            yield F(q.n), "time.minutes_as_degrees"
            yield F(30 * (q.n // 60)), "time.whole_hours_only"
            yield F(30 * (q.n // 60 + 1)), "time.whole_hours_only"
        case _:
            still, turn = abs(30 * (q.h % 12) - 6 * q.m), gap_of(q.h, q.m)
            yield F(min(still, 360 - still)), "time.hour_hand_still"
            yield F(720 - turn, 2), "time.larger_angle"
            yield F(360 - turn, 2), "time.from_straight"
            yield F(turn + 60, 2), "time.next_hour"
            yield F(turn + 12, 2), "time.minute_slip"


@clock_angle.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "minute":
            yield step("time.say.six_a_minute", m=eq(div(360, 60), 6))
            yield step("time.say.times_minutes", m=eq(mul(q.n, 6), 6 * q.n))
        case "back":
            yield step("time.say.six_a_minute", m=eq(div(360, 60), 6))
            yield step("time.say.how_many_six", m=eq(div(6 * q.n, 6), q.n))
        case "hour":
            yield step("time.say.half_a_minute", m=eq(div(30, 60), dec(F(1, 2))))
            yield step("time.say.all_minutes", m=eq(mul(q.n, dec(F(1, 2))), dec(F(q.n, 2))))
        case _:
            short, long = F(30 * (q.h % 12)) + F(q.m, 2), 6 * q.m
            hours, minutes = mul(30, q.h % 12), mul(dec(F(1, 2)), q.m)
            hand = add(hours, minutes) if q.m else hours
            yield step("time.say.hour_hand_at", m=eq(hand, dec(short)))
            yield step("time.say.minute_hand_at", m=eq(mul(6, q.m), long))
            apart = abs(short - long)
            difference = sub(dec(max(short, F(long))), dec(min(short, F(long))))
            yield step("time.say.apart", m=eq(difference, dec(apart)))
            if apart > 180:
                yield step("time.say.other_way_round", m=eq(sub(360, dec(apart)), dec(360 - apart)))
