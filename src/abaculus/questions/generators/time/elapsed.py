"""How long something takes, when it ends, when it began."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.generator_kit import (
    REJECT,
    Answer,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    clock,
    duration,
    effort,
    eq,
    generator,
    number,
    rel,
    step,
    sub,
    t,
)

STORIES = 3


@generator(
    presets={
        "3E3": P(kinds=("minutes", "end"), low=20, high=119, step=1,
                 work=("carry", "carry", "model"), secs=30),
        "g4": P(kinds=("minutes", "end", "begin", "hours"), low=65, high=290, step=5,
                work=("carry", "carry", "model", "convert"), grade="4", category="E", secs=30),
        "L1": P(kinds=("minutes", "end"), low=15, high=55, step=5, work=("carry", "look"), level=1,
                secs=15),
        "L2": P(kinds=("end", "begin", "hours"), low=95, high=600, step=1,
                work=("carry", "carry", "convert", "sign"), level=2, secs=30),
    }
)  # fmt: skip
def elapsed_time(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    lasts = p.step * r.between(
        p.low // p.step, (min(118, p.high) if kind == "minutes" else p.high) // p.step
    )
    start = p.step * r.between(8 * 60 // p.step, 21 * 60 // p.step)
    end = start + lasts
    if (
        end >= 24 * 60
        or start % 60 == 0
        or lasts % 60 == 0
        or (p.low > 15 and not crosses(start, end))
    ):
        return REJECT
    if lasts < p.low:
        return REJECT
    story = r.below(STORIES)
    lasting: Formula = ("lasting", 60 * lasts) if lasts > 60 else ("qty", lasts, "min")
    slots: dict[str, Formula] = {"start": at(start), "end": at(end), "lasts": lasting}
    slots.pop({"end": "end", "begin": "start"}.get(kind, "lasts"))
    return Draft(
        params={"kind": kind, "start": start, "lasts": lasts, "story": story},
        prompt=(t(f"time.{kind}_{story}", **slots),),
        answer=build_answer(kind, start, lasts),
        work=effort(*p.work),
    )


def crosses(start: int, end: int) -> bool:
    """Whether the minutes pass a full hour."""
    return start // 60 != end // 60


def at(minutes: int) -> Formula:
    """A time of day."""
    return ("clock", minutes // 60 % 24, minutes % 60)


def build_answer(kind: str, start: int, lasts: int) -> Answer:
    """Minutes, a duration in hours and minutes, or a time of day."""
    if kind == "minutes":
        return number(lasts, form="plain", unit="min")
    if kind == "hours":
        return duration(60 * lasts)
    return clock(*divmod(start + lasts if kind == "end" else start, 60))


@elapsed_time.verify
def _(q: Params, v: Any) -> bool:
    end = q.start + q.lasts
    if q.kind in ("minutes", "hours"):
        seconds = v * (60 if q.kind == "minutes" else 1)
        return (60 * q.start + seconds) // 60 == end and seconds % 60 == 0
    hours, minutes = v
    turned = 60 * hours + minutes
    return turned - q.lasts == q.start if q.kind == "end" else turned + q.lasts == end


@elapsed_time.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    end = q.start + q.lasts
    if q.kind in ("minutes", "hours"):
        unit = 1 if q.kind == "minutes" else 60
        as_hundreds = (end // 60 - q.start // 60) * 100 + end % 60 - q.start % 60
        yield unit * as_hundreds, "time.hundred_minutes"
        yield unit * abs(end % 60 - q.start % 60), "time.minutes_only"
        yield unit * (q.lasts + 60), "time.hour_too_many"
        yield unit * (q.lasts + 10), "time.ten_slip"
        yield unit * abs(q.lasts - 10), "time.ten_slip"
        return
    true, turn = (end, 1) if q.kind == "end" else (q.start, -1)
    seen = q.start if q.kind == "end" else end
    yield divmod((true - 60) % 1440, 60), "time.hour_lost"
    yield divmod((seen - turn * q.lasts) % 1440, 60), "time.other_direction"
    yield divmod((true + 60) % 1440, 60), "time.hour_too_many"
    yield divmod((true + 40 * turn) % 1440, 60), "time.hundred_minutes"
    yield divmod((true + 10) % 1440, 60), "time.ten_slip"


@elapsed_time.steps
def _(q: Params) -> Iterator[SolutionStep]:
    end = q.start + q.lasts
    hours, minutes = divmod(q.lasts, 60)
    if q.kind == "minutes":
        hour = q.start + -q.start % 60
        if hour >= end:
            same = sub(end % 60 or 60, q.start % 60)
            yield step("time.say.same_hour", m=eq(same, q.lasts))
            return
        first, rest = hour - q.start, end - hour
        yield step("time.say.to_full_hour", m=rel("→", at(q.start), at(hour)), n=first)
        yield step("time.say.from_full_hour", m=rel("→", at(hour), at(end)), n=rest)
        yield step("time.say.in_all", m=eq(add(first, rest), q.lasts))
        return
    turn = -1 if q.kind == "begin" else 1
    seen = end if q.kind == "begin" else q.start
    name = "back" if q.kind == "begin" else "on"
    if hours:
        middle = seen + turn * 60 * hours
        yield step(f"time.say.hours_{name}", m=rel("→", at(seen), at(middle)), n=hours)
        seen = middle
    moved = rel("→", at(seen), at(seen + turn * minutes))
    yield step(f"time.say.minutes_{name}", m=moved, n=minutes)
    if q.kind == "hours":
        yield step("time.say.in_all", m=("lasting", 60 * q.lasts))
