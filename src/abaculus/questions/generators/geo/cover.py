"""How many copies of a small shape cover a large one."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import Spot, dim, figure, poly
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
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    power,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word, plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import rectangle, regular

PIECES: Final = {"triangle": 1, "rhombus": 2, "trapezium": 3, "hexagon": 6}
"""Small triangles in a shape whose short side is one triangle long."""
WORK: Final = {
    "squares": ("fact", "fact", "fact"), "tiles": ("model", "fact", "fact", "fact"),
    "triangles": ("idea", "power", "fact"), "floor": ("model", "convert", "fact", "fact", "long"),
}  # fmt: skip


@generator(
    presets={
        "L1": P(kinds=("squares",), rows=5, side=5, level=1, secs=15, finite=48),
        "L2": P(kinds=("tiles", "triangles"), rows=8, side=6, level=2, secs=30, finite=1340),
        "L3": P(kinds=("floor",), rows=12, side=6, level=3, secs=30),
        "g3": P(kinds=("squares",), rows=6, side=5, grade="3", category="E", secs=15, finite=80),
        "g8": P(
            kinds=("floor", "triangles"),
            rows=12,
            side=10,
            grade="8",
            category="E",
            secs=30,
            finite=1224,
        ),
    }
)
def cover(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "triangles":
        shape, n, k = r.pick(tuple(PIECES)), r.between(2, p.side), r.between(2, 5)
        return Draft(
            params={"kind": kind, "shape": shape, "n": n, "k": k},
            prompt=(
                t(
                    f"geo.cover.{shape}",
                    side=qty(n * k, "cm"),
                    small=qty(k, "cm"),
                    long=qty(2 * n * k, "cm"),
                ),
            ),
            answer=number(PIECES[shape] * n * n, form="plain"),
            work=effort(*WORK[kind]),
            figure=lazy_figure(draw_pattern, shape),
        )
    if kind == "floor":
        a, b = r.sample((10, 20, 25, 50), 2)
        c, d = r.sample(range(2, p.rows), 2)
        columns, rows, unit = 100 * c // a, 100 * d // b, "m"
    else:
        rows, columns = r.sample(range(2, p.rows + 1), 2)
        a, b = r.sample((2, 3, 4, 5, 6, 8), 2)
        if kind == "squares":
            a = b = r.between(2, p.side)
            if max(rows, columns) * a > 30:
                return REJECT
        c, d, unit = a * columns, b * rows, "cm"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "rows": rows, "columns": columns},
        prompt=(
            t(f"geo.cover.{kind}", a=qty(a, "cm"), b=qty(b, "cm"), c=qty(c, unit), d=qty(d, unit)),
        ),
        answer=number(rows * columns, form="plain"),
        work=effort(*WORK[kind]),
        figure=lazy_figure(
            draw_tiles,
            qty(a, "cm"),
            qty(b, "cm"),
            qty(c, unit),
            qty(d, unit),
            drawing_sides(a, b, 36),
            drawing_sides(c, d, 140),
        ),
    )


def drawing_sides(wide: int, high: int, most: int) -> Spot:
    """The sides to draw, so that wide, square and tall rectangles can be distinguished."""
    less = most if wide == high else most * 5 // 8
    return (most, less) if wide >= high else (less, most)


def draw_tiles(a: Formula, b: Formula, c: Formula, d: Formula, tile: Spot, floor: Spot) -> Figure:
    """The large rectangle and one tile, not to scale."""
    big = rectangle(20, 30, *floor)
    small = rectangle(floor[0] + 85, 60, *tile)
    items = [
        poly(big, "outline"),
        poly(small, "second"),
        dim(big[0], big[1], c),
        dim(big[1], big[2], d),
        dim(small[0], small[1], a),
        dim(small[1], small[2], b),
    ]
    return figure(325, 145, items, "geo.alt.tiles", a=a, b=b, c=c, d=d)


LARGE: Final = {
    "triangle": regular(3, (90, 90), 70),
    "rhombus": ((20, 125), (60, 56), (140, 56), (100, 125)),
    "trapezium": ((20, 125), (60, 56), (120, 56), (160, 125)),
    "hexagon": regular(6, (90, 80), 62, 0),
}
SMALL: Final = regular(3, (220, 105), 24)


def draw_pattern(shape: str) -> Figure:
    """The large shape and one small triangle, not to scale."""
    items = [poly(LARGE[shape], "outline"), poly(SMALL, "second")]
    return figure(270, 150, items, "geo.alt.patterned", shape=geo_word(f"a_{shape}"))


@cover.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "triangles":
        rows = sum(2 * row - 1 for row in range(1, q.n + 1))
        return v == {"triangle": 1, "rhombus": 2, "trapezium": 3, "hexagon": 6}[q.shape] * rows
    return v * q.a * q.b == (q.a * q.columns) * (q.b * q.rows)


@cover.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind == "triangles":
        whole = PIECES[q.shape]
        yield from plausible_mistakes(
            whole * q.n**2,
            (whole * q.n, "geo.length_for_area"),
            (q.n**2, "geo.one_part_only"),
            (whole * 2 * q.n, "geo.doubled_for_squared"),
        )
        return
    truth = q.rows * q.columns
    wrong = (q.rows + q.columns, "geo.added_for_times"), (2 * truth, "geo.counted_double")
    if q.kind == "floor":
        yield from plausible_mistakes(
            truth,
            (F(truth, 10), "geo.unit_area"),
            wrong[0],
            (10 * truth, "geo.unit_area"),
            wrong[1],
        )
    else:
        yield from plausible_mistakes(
            truth,
            (q.rows * q.columns * q.a, "geo.divided_once"),
            wrong[0],
            (2 * (q.rows + q.columns), "geo.only_the_rim"),
            wrong[1],
        )


@cover.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "triangles":
        whole = PIECES[q.shape]
        yield step("geo.say.side_times", m=eq(div(q.n * q.k, q.k), q.n))
        yield step("geo.say.area_squares", m=eq(power(q.n, 2), q.n**2))
        if whole > 1:
            yield step(f"geo.say.made_of.{q.shape}", m=eq(mul(whole, q.n**2), whole * q.n**2))
        return
    if q.kind == "floor":
        yield step("geo.say.metres_to_cm")
    yield step("geo.say.along", m=eq(div(q.a * q.columns, q.a), q.columns))
    yield step("geo.say.down", m=eq(div(q.b * q.rows, q.b), q.rows))
    yield step(m=eq(mul(q.columns, q.rows), q.rows * q.columns))
