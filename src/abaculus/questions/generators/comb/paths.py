"""Shortest paths in a grid, and triangles in a figure."""

from collections.abc import Iterator
from functools import cache
from math import comb

from abaculus.questions.figures import FigureItem, circle, figure, grid, label, line, poly
from abaculus.questions.generator_kit import (
    Draft,
    Figure,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)

BIG = ("through", "blocked", "rectangles", "layers")


@generator(
    presets={
        "L3": P(kinds=("paths", "paths", "fan", "rectangles"), most=4, level=3, secs=30, finite=24),
        "L4": P(kinds=BIG, most=5, level=4, secs=45, finite=208),
        "g8": P(kinds=("paths", "fan"), most=4, grade="8", category="G", secs=30, finite=15),
        "g10": P(kinds=("paths", "rectangles"), most=6, grade="10", category="G", secs=45,
                 finite=50),
        "g12": P(kinds=BIG, most=5, grade="12", category="G", secs=45, finite=208),
    }
)  # fmt: skip
def paths(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, x, y = r.between(2, p.most), r.between(2, p.most), 0, 0
    if kind in ("through", "blocked"):
        a, b = r.between(3, p.most), r.between(2, p.most)
        x, y = r.between(1, a - 1), r.between(1, b - 1)
    elif kind == "fan":
        a, b = r.between(2, 7), 1
    elif kind == "layers":
        a, b = r.between(1, 4), r.between(1, 3)
    work = {
        "paths": ("idea", *("carry",) * ((a + b) // 2)),
        "fan": ("idea", "carry"),
        "rectangles": ("idea", "fact", "fact", "long"),
        "layers": ("idea", "idea", "list", "fact", "long"),
        "through": ("idea", "idea", "list", "long", "fact"),
        "blocked": ("idea", "idea", "list", "long", "fact", "digits"),
    }  # fmt: skip
    extra = effort("list") if p.most > 5 else 0
    extra += effort("idea", "carry", "carry") if p.most == 5 and kind == "rectangles" else 0
    return Draft(
        params={"kind": kind, "a": a, "b": b, "x": x, "y": y},
        prompt=(t(f"comb.{kind}", a=a, b=b),),
        answer=number(truth(kind, a, b, x, y), form="plain"),
        work=effort(*work[kind]) + extra,
        figure=draw_figure(kind, a, b, x, y),
    )


def truth(kind: str, a: int, b: int, x: int, y: int) -> int:
    """The number of paths or figures."""
    through = comb(x + y, x) * comb(a + b - x - y, a - x)
    match kind:
        case "paths":
            return comb(a + b, a)
        case "through":
            return through
        case "blocked":
            return comb(a + b, a) - through
        case "rectangles":
            return comb(a + 1, 2) * comb(b + 1, 2)
        case _:
            return comb(a + 2, 2) * (1 if kind == "fan" else b + 1)


@cache
def draw_figure(kind: str, a: int, b: int, x: int, y: int) -> Figure:
    """The grid or the triangle."""
    slots: dict[str, Formula] = {"a": a, "b": b}
    if kind in ("fan", "layers"):
        return fan(kind, a, b)
    size, left, top = 36, 30, 30
    items: list[FigureItem] = [grid((left, top), a, b, size, "outline")]
    if kind != "rectangles":
        items += [
            label((left - 9, top + size * b + 9), ("raw", "A")),
            label((left + size * a + 9, top - 9), ("raw", "B")),
        ]
    if kind in ("through", "blocked"):
        spot = (left + size * x, top + size * (b - y))
        items += [circle(spot, 7, "mark"), label((spot[0] + 14, spot[1] - 14), ("raw", "P"))]
        slots |= {"x": x, "y": y}
    alt = {"paths": "corner_grid", "rectangles": "grid"}.get(kind, "marked_grid")
    return figure(60 + size * a, 60 + size * b, items, f"comb.alt.{alt}", **slots)


def fan(kind: str, a: int, b: int) -> Figure:
    """A triangle with lines from its top, and perhaps lines across."""
    tip, left, right, low = (150, 16), 20, 280, 200
    items: list[FigureItem] = [poly((tip, (left, low), (right, low)), "outline")]
    width = right - left
    items += [line(tip, (left + width * one // (a + 1), low)) for one in range(1, a + 1)]
    across = b if kind == "layers" else 0
    for one in range(1, across + 1):
        height = tip[1] + (low - tip[1]) * one // (across + 1)
        shift = width * one // (across + 1) // 2
        items.append(line((tip[0] - shift, height), (tip[0] + shift, height)))
    return figure(300, 216, items, f"comb.alt.{kind}", a=a, b=across)


@paths.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "fan" | "layers":
            floors = 1 if q.kind == "fan" else q.b + 1
            return v == floors * sum(q.a + 2 - wide for wide in range(1, q.a + 2))
        case "rectangles":
            return v == sum(
                (q.a - wide + 1) * (q.b - high + 1)
                for wide in range(1, q.a + 1)
                for high in range(1, q.b + 1)
            )
        case _:
            all_ = count_paths(q.a, q.b, None)
            if q.kind == "paths":
                return v == all_
            around = count_paths(q.a, q.b, (q.x, q.y))
            return v == (around if q.kind == "blocked" else all_ - around)


def count_paths(a: int, b: int, shut: tuple[int, int] | None) -> int:
    """The number of paths, counted corner by corner, avoiding a closed corner."""
    ways = [[0] * (b + 1) for _ in range(a + 1)]
    for i in range(a + 1):
        for j in range(b + 1):
            if (i, j) == shut:
                continue
            ways[i][j] = (
                1 if i == j == 0 else (ways[i - 1][j] if i else 0) + (ways[i][j - 1] if j else 0)
            )
    return ways[a][b]


@paths.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b = q.a, q.b
    true = truth(q.kind, a, b, q.x, q.y)
    all_ = comb(a + b, a)
    match q.kind:
        case "paths":
            yield a * b, "comb.squares_counted"
            yield (a + 1) * (b + 1), "comb.corners_counted"
            yield a + b, "comb.length_of_way"
            yield 2 ** (a + b), "comb.free_choices"
        case "through":
            yield comb(q.x + q.y, q.x) + comb(a + b - q.x - q.y, a - q.x), "comb.halves_added"
            yield all_ - true, "comb.opposite"
            yield all_, "comb.condition_ignored"
        case "blocked":
            yield all_ - true, "comb.opposite"
            yield all_, "comb.condition_ignored"
            yield all_ - 1, "comb.one_way_taken"
        case "rectangles":
            yield a * b, "comb.small_only"
            yield a * b + 1, "comb.small_and_whole"
            yield (a + 1) * (b + 1), "comb.corners_counted"
            yield comb(a + 1, 2) + comb(b + 1, 2), "comb.groups_added"
        case "fan":
            yield a + 1, "comb.small_only"
            yield a + 2, "comb.small_and_whole"
            yield comb(a + 1, 2), "comb.one_off"
        case _:
            yield (a + 1) * (b + 1), "comb.small_only"
            yield comb(a + 2, 2), "comb.one_floor"
            yield comb(a + 2, 2) * b, "comb.bottom_forgotten"
    yield true + 1, "comb.calculation_slip"
    yield true + 2, "comb.calculation_slip"
    yield true - 1, "comb.calculation_slip"


@paths.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, x, y = q.a, q.b, q.x, q.y
    true = truth(q.kind, a, b, x, y)
    first, second = comb(x + y, x), comb(a + b - x - y, a - x)
    match q.kind:
        case "paths":
            yield step("comb.say.corner_sums")
            yield step(
                "comb.say.last_corner", m=eq(add(comb(a + b - 1, a), comb(a + b - 1, b)), true)
            )
        case "through":
            yield step("comb.say.to_and_from", a=first, b=second)
            yield step("comb.say.every_with_every", m=eq(mul(first, second), true))
        case "blocked":
            yield step("comb.say.to_and_from", a=first, b=second)
            yield step("comb.say.over_p", m=eq(mul(first, second), first * second))
            yield step("comb.say.the_rest", m=eq(sub(comb(a + b, a), first * second), true))
        case "rectangles":
            yield step("comb.say.two_lines", m=eq(frac(mul(a + 1, a), 2), comb(a + 1, 2)))
            yield step("comb.say.two_rows", m=eq(frac(mul(b + 1, b), 2), comb(b + 1, 2)))
            yield step("comb.say.every_with_every", m=eq(mul(comb(a + 1, 2), comb(b + 1, 2)), true))
        case _:
            pairs = comb(a + 2, 2)
            yield step("comb.say.two_sides", n=a + 2, m=eq(frac(mul(a + 2, a + 1), 2), pairs))
            if q.kind == "layers":
                yield step("comb.say.floors", n=b + 1, m=eq(mul(pairs, b + 1), true))
