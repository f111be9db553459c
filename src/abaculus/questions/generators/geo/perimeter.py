"""The perimeter of a polygon, or a missing side."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, poly
from abaculus.questions.generator_kit import (
    REJECT,
    Block,
    Draft,
    F,
    Figure,
    Formula,
    LazyFigure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word, plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import rectangle, transform_outline
from abaculus.questions.generators.geo._shapes import OUTLINES

REGULAR: Final = {"equilateral": 3, "square": 4, "pentagon": 5, "hexagon": 6, "octagon": 8}
UNITS: Final = ("cm", "m", "mm")
OUTLINE: Final = {
    3: ((30, 120), (90, 25), (210, 120)),
    4: ((30, 120), (60, 35), (175, 25), (215, 120)),
    5: ((45, 130), (30, 60), (120, 20), (215, 65), (190, 130)),
}
"""No polygon is drawn to scale."""
SHAPES: Final = {shape: transform_outline(OUTLINES[shape], 0, 115, (105, 85)) for shape in REGULAR}
BOX: Final = rectangle(40, 30, 160, 90)


@generator(
    presets={
        "L1": P(kinds=("regular",), most=12, level=1, secs=15, finite=165),
        "L2": P(kinds=("missing", "short", "laps"), most=25, level=2, secs=30),
        "3E1": P(kinds=("rect", "polygon", "missing"), most=20, secs=30),
        "g4": P(kinds=("short", "laps"), most=30, grade="4", category="E", secs=30),
    }
)
def perimeter(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    times = 1
    asked: Block
    picture: Figure | LazyFigure | None
    if kind == "regular":
        shape, side = r.pick(tuple(REGULAR)), r.between(2, p.most)
        sides = (side,) * REGULAR[shape]
        asked = t(
            "geo.perimeter.regular",
            shape=geo_word(f"sym_{shape}"),
            side=qty(side, unit),
            u=unit_of(unit),
        )
        picture = lazy_figure(of_regular, shape, side, unit)
    elif kind in ("polygon", "missing"):
        sides = tuple(
            r.between(2, p.most) for _ in range(r.between(3, 5 if kind == "polygon" else 4))
        )
        if 2 * max(sides) >= sum(sides) or len(set(sides)) == 1:
            return REJECT
        asked, picture = of_polygon(kind, sides, unit)
    else:
        b, a = sorted(r.sample(range(3, p.most + 1), 2))
        sides = (a, b, a, b)
        if kind == "laps":
            unit, times = "m", r.between(2, 4)
            a, b = 10 * a, 10 * b
            sides = (a, b, a, b)
        asked = t(
            f"geo.perimeter.{kind}",
            a=qty(a, unit),
            b=qty(b, unit),
            n=times,
            total=qty(2 * (a + b), unit),
            u=unit_of(unit),
        )
        alt = "geo.alt.rectangle" if kind != "short" else "geo.alt.rectangle_one"
        picture = lazy_figure(of_rectangle, a, b, unit, alt) if kind != "laps" else None
    truth = sides[-1] if kind in ("missing", "short") else times * sum(sides)
    return Draft(
        params={"kind": kind, "sides": sides, "unit": unit, "times": times},
        prompt=(asked,),
        answer=number(truth, form="plain", unit=unit),
        work=effort(*WORK[kind]),
        figure=picture,
    )


WORK: Final = {
    "regular": ("recall", "fact"), "rect": ("recall", "carry", "fact"),
    "polygon": ("carry", "carry", "carry"), "missing": ("carry", "digits"),
    "short": ("recall", "fact", "carry"), "laps": ("model", "carry", "fact", "fact"),
}  # fmt: skip


def unit_of(unit: str) -> Formula:
    """A unit alone."""
    return ("raw", unit)


def of_polygon(kind: str, sides: tuple[int, ...], unit: str) -> tuple[Block, Figure]:
    """The sentence and the drawing of a polygon with all sides, or all but one."""
    lengths: list[Formula] = [qty(side, unit) for side in sides]
    shown = lengths if kind == "polygon" else lengths[:-1]
    spots = OUTLINE[len(sides)]
    marks = [*shown, *([("gap",)] if kind == "missing" else [])]
    items = [dim(one, spots[(n + 1) % len(spots)], marks[n]) for n, one in enumerate(spots)]
    alt = "geo.alt.polygon" if kind == "polygon" else "geo.alt.polygon_one"
    return (
        t(
            f"geo.perimeter.{kind}",
            shape=geo_word(("a_triangle", "a_quadrilateral", "a_pentagon")[len(sides) - 3]),
            sides=comma_list(shown),
            total=qty(sum(sides), unit),
            u=unit_of(unit),
        ),
        figure(240, 150, [poly(spots), *items], alt, n=len(sides), sides=comma_list(shown)),
    )


def of_regular(shape: str, side: int, unit: str) -> Figure:
    """A regular polygon with one side marked."""
    spots = SHAPES[shape]
    items = [poly(spots), dim(spots[0], spots[1], qty(side, unit))]
    return figure(220, 160, items, "geo.alt.regular", n=len(spots), side=qty(side, unit))


def of_rectangle(a: int, b: int, unit: str, alt: str) -> Figure:
    """A rectangle with its measures; the width is left out if it is asked for."""
    wide: Formula = ("gap",) if alt.endswith("one") else qty(b, unit)
    items = [poly(BOX), dim(BOX[0], BOX[1], qty(a, unit)), dim(BOX[1], BOX[2], wide)]
    return figure(250, 150, items, alt, a=qty(a, unit), b=qty(b, unit))


@perimeter.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "missing":
        return v == sum(q.sides) - sum(q.sides[:-1])
    if q.kind == "short":
        return 2 * v + 2 * q.sides[0] == sum(q.sides)
    if q.kind == "regular":
        return v % q.sides[0] == 0 and v // q.sides[0] == len(q.sides)
    walked = 0
    for _lap in range(q.times):
        for side in q.sides:
            walked += side
    return v == walked


@perimeter.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, total = q.sides[0], q.sides[-1], sum(q.sides)
    if q.kind == "missing":
        yield from plausible_mistakes(
            b,
            (total, "geo.whole_way"),
            (total - b, "geo.known_sides_only"),
            (total - a, "geo.one_side_taken"),
        )
    elif q.kind == "short":
        yield from plausible_mistakes(
            b,
            (total - a, "geo.length_once"),
            (total - 2 * a, "geo.not_halved"),
            (total // 2, "geo.half_way"),
            (F(total, 4), "geo.like_square"),
        )
    elif q.kind == "regular":
        yield from plausible_mistakes(
            total,
            (a * a, "geo.area_for_perimeter"),
            (total - a, "geo.missed_side"),
            (total + a, "geo.side_twice"),
            (2 * a, "geo.two_sides"),
        )
    elif q.kind == "polygon":
        yield from plausible_mistakes(
            total, (total - b, "geo.missed_side"), (total + a, "geo.side_twice")
        )
    else:
        yield from plausible_mistakes(
            q.times * total,
            (q.times * a * b, "geo.area_for_perimeter"),
            (q.times * (a + b), "geo.half_way"),
            (total, "geo.one_lap"),
            (q.times * (2 * a + b), "geo.missed_side"),
        )


@perimeter.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, total = q.sides[0], q.sides[-1], sum(q.sides)
    if q.kind == "missing":
        yield step("geo.say.known_sides", m=eq(add(*q.sides[:-1]), total - b))
        yield step("geo.say.rest_of_way", m=eq(sub(total, total - b), b))
    elif q.kind == "short":
        yield step("geo.say.half_way", m=eq(div(total, 2), a + b))
        yield step("geo.say.take_length", m=eq(sub(a + b, a), b))
    elif q.kind == "regular":
        yield step("geo.say.equal_sides", n=len(q.sides))
        yield step(m=eq(mul(len(q.sides), a), total))
    elif q.kind == "polygon":
        yield step("geo.say.add_sides", m=eq(add(*q.sides), total))
    else:
        yield step("geo.say.twice_both", m=eq(mul(2, ("()", add(a, b))), mul(2, a + b), total))
        if q.times > 1:
            yield step("geo.say.laps", m=eq(mul(q.times, total), q.times * total))
