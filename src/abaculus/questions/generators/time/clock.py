"""Reading a clock face, drawn or described, and setting one."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.figures import dial, figure
from abaculus.questions.generator_kit import (
    Draft,
    Figure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    clock,
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    step,
    t,
)

CHILD = ("look", "look", "recall", "recall", "convert")


@generator(
    presets={
        "1E2": P(ways=("drawn", "told"), step=30, work=CHILD, secs=30, finite=48),
        "2E1": P(ways=("drawn", "told"), step=5, work=CHILD, secs=30, finite=288),
        "L1": P(ways=("drawn", "set"), step=5, work=("look", "look", "fact"), level=1, secs=15,
                finite=276),
    }
)  # fmt: skip
def face(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    h, m = r.between(1, 12), p.step * r.below(60 // p.step)
    if way == "set":
        m = m or 35
        return Draft(
            params={"way": way, "h": h, "m": m},
            prompt=(t("time.set", at=("clock", h, m)),),
            answer=number(m // 5, form="plain"),
            work=effort(*p.work),
        )
    after = h % 12 + 1
    name = {0: "on_hour", 30: "half"}.get(m, "between")
    prompt = t("time.drawn") if way == "drawn" else t(f"time.{name}", h=h, k=after, n=m // 5)
    return Draft(
        params={"way": way, "h": h, "m": m},
        prompt=(prompt,),
        answer=clock(h, m, dial=12),
        work=effort(*p.work),
        figure=lazy_figure(draw_clock, h, m) if way == "drawn" else None,
    )


def draw_clock(h: int, m: int) -> Figure:
    """A clock face; its description gives the positions of the hands, not the time."""
    name = {0: "on_hour", 30: "half"}.get(m, "between")
    items = [dial((110, 110), 100, h, m)]
    return figure(220, 220, items, f"time.alt.{name}", h=h, k=h % 12 + 1, n=m // 5)


@face.verify
def _(q: Params, v: Any) -> bool:
    if q.way == "set":
        return v in range(1, 12) and 360 * q.m == 30 * v * 60
    hours, minutes = v
    long_hand, short_hand = 6 * minutes, 60 * (hours % 12) + minutes
    return long_hand == 6 * q.m and short_hand == 60 * (q.h % 12) + q.m


@face.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    mark = q.m // 5 or 12
    if q.way == "set":
        yield q.m, "time.minutes_as_mark"
        yield q.h, "time.hour_mark"
        yield (mark + 6 - 1) % 12 + 1, "time.opposite"
        yield mark + 1, "time.next_mark"
        yield mark - 1 or 12, "time.next_mark"
        return
    yield (mark, q.h * 5 % 60), "time.hands_swapped"
    yield (q.h, mark), "time.mark_as_minutes"
    yield (q.h % 12 + 1, q.m), "time.next_hour"
    yield (q.h, (q.m + 30) % 60), "time.opposite"
    yield ((q.h + 10) % 12 + 1, q.m), "time.hour_before"


@face.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.way == "set":
        yield step("time.say.five_each", m=eq(div(q.m, 5), q.m // 5))
        return
    yield step("time.say.short_hand", m=q.h)
    if q.m:
        yield step("time.say.long_hand", m=eq(mul(5, q.m // 5), q.m))
    else:
        yield step("time.say.long_on_twelve", m=0)
    yield step("time.say.so", m=("clock", q.h, q.m))
