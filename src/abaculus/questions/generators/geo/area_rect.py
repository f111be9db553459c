"""Area of a rectangle: rows and columns, the area, or a missing side."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, grid, poly
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
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import rectangle

UNITS: Final = ("cm", "m")
STORIES: Final = ("squares", "chocolate", "window", "egg_tray")
BOX: Final = rectangle(40, 30, 160, 90)
WORK: Final = {
    "grid": ("look", "fact"), "area": ("recall", "fact"), "side": ("recall", "fact"),
    "rest": ("recall", "fact", "fact"), "both": ("fact", "carry", "recall", "long", "idea"),
    "floor": ("model", "long"),
}  # fmt: skip


@generator(
    presets={
        "2E4": P(kinds=("grid",), low=2, high=5, secs=15, finite=64),
        "3E2": P(kinds=("area", "side"), low=2, high=12, secs=15, finite=220),
        "4E3": P(kinds=("side", "rest"), low=3, high=15, secs=15, finite=312),
        "L1": P(kinds=("grid", "area"), low=3, high=10, level=1, secs=15, finite=312),
        "L2": P(kinds=("both", "floor"), low=4, high=20, level=2, secs=30, finite=408),
    }
)
def area(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    b, a = sorted((r.between(p.low, p.high), r.between(p.low, p.high)))
    if kind == "grid" and r.flip():
        a, b = b, a
    if kind == "grid":
        story = r.pick(STORIES)
        size = 120 // max(a, b, 5)
        at = (100 - size * b // 2, 80 - size * a // 2)
        return Draft(
            params={"kind": kind, "a": a, "b": b, "story": story},
            prompt=(t(f"geo.rows.{story}", rows=a, columns=b),),
            answer=number(a * b, form="plain"),
            work=effort(*WORK[kind]),
            figure=figure(
                200,
                160,
                [grid(at, b, a, size, "shape")],
                "geo.alt.grid",
                rows=a,
                columns=b,
            ),
        )
    if a == b:
        return REJECT
    if kind == "floor":
        unit = "m"
    asked = {"side": a * b, "rest": 2 * (a + b), "both": 2 * (a + b)}.get(kind, 0)
    given = qty(asked, f"{unit}²" if kind == "side" else unit)
    truth, of = (a * b, f"{unit}²") if kind in ("area", "both", "floor") else (b, unit)
    wide: Formula = ("gap",) if kind in ("side", "rest", "both") else qty(b, unit)
    items = [poly(BOX), dim(BOX[0], BOX[1], qty(a, unit)), dim(BOX[1], BOX[2], wide)]
    alt = "geo.alt.rectangle" if kind in ("area", "floor") else "geo.alt.rectangle_one"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "unit": unit},
        prompt=(t(f"geo.area.{kind}", a=qty(a, unit), b=qty(b, unit), given=given, u=("raw", of)),),
        answer=number(truth, form="plain", unit=of),
        work=effort(*WORK[kind]),
        figure=figure(250, 150, items, alt, a=qty(a, unit), b=qty(b, unit)),
    )


@area.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "side":
        return q.a * v == q.a * q.b
    if q.kind == "rest":
        return q.a + v + q.a + v == 2 * (q.a + q.b)
    return v == sum(q.b for _row in range(q.a))


@area.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b = q.a, q.b
    round_it = 2 * (a + b)
    if q.kind == "grid":
        yield from plausible_mistakes(
            a * b,
            (a + b, "geo.added_for_times"),
            (a * b - b, "geo.missed_row"),
            (a * b + b, "geo.row_twice"),
        )
    elif q.kind == "side":
        yield from plausible_mistakes(
            b,
            (a * b - a, "geo.minus_for_divide"),
            (F(a * b, 2) - a, "geo.as_perimeter"),
            (F(a * b, 4), "geo.like_square"),
        )
    elif q.kind == "rest":
        yield from plausible_mistakes(
            b,
            (round_it - a, "geo.length_once"),
            (round_it - 2 * a, "geo.not_halved"),
            (F(round_it, a), "geo.as_area"),
            (F(round_it, 4), "geo.like_square"),
        )
    else:
        yield from plausible_mistakes(
            a * b,
            (round_it, "geo.perimeter_for_area"),
            (a + b, "geo.added_for_times"),
            (
                a * (round_it - a) if q.kind == "both" else F(a * b, 2),
                "geo.length_once" if q.kind == "both" else "geo.halved_like_triangle",
            ),
            (
                a * (round_it - 2 * a) if q.kind == "both" else a * b - a,
                "geo.not_halved" if q.kind == "both" else "geo.missed_row",
            ),
        )


@area.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    if q.kind == "grid":
        yield step("geo.say.rows_times", m=eq(mul(a, b), a * b), rows=a, columns=b)
    elif q.kind == "side":
        yield step("geo.say.area_over_side", m=eq(div(a * b, a), b))
    elif q.kind in ("rest", "both"):
        yield step("geo.say.half_way", m=eq(div(2 * (a + b), 2), a + b))
        yield step("geo.say.take_length", m=eq(sub(a + b, a), b))
        if q.kind == "both":
            yield step("geo.say.length_times_width", m=eq(mul(a, b), a * b))
    else:
        yield step("geo.say.length_times_width", m=eq(mul(a, b), a * b))
