"""Triangular, square and cubic numbers, as rows of dots and blocks of cubes."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.figures import dots, figure
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Figure,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    effort,
    eq,
    frac,
    generator,
    lazy_figure,
    mul,
    number,
    power,
    rel,
    step,
    sub,
    t,
)

WORK = {
    "triangle": ("look", "recall", "fact", "fact", "fact", "carry"),
    "square_after": ("recall", "fact", "fact", "compare"),
    "square_before": ("recall", "fact", "fact", "compare"),
    "cube_after": ("recall", "power", "power", "power", "compare", "long"),
    "cube_edge": ("model", "power", "power", "compare"),
    "tri_nth": ("idea", "long", "fact", "look"),
    "tri_rows": ("idea", "step", "product", "compare"),
    "cubes_left": ("model", "power", "power", "power", "digits", "compare"),
    "squares_left": ("model", "power", "power", "digits", "compare"),
    "odd_sum": ("idea", "recall", "fact", "power"),
}  # fmt: skip


@generator(
    presets={
        "g5": P(kinds=("triangle", "square_after", "square_before"), most=150, rows=10, grade="5",
                category="G", secs=30, finite=268),
        "g9": P(kinds=("tri_nth", "cubes_left", "squares_left", "tri_rows"), most=1000, rows=30,
                grade="9", category="G", secs=30, finite=1676),
        "L2": P(kinds=("triangle", "square_after", "square_before", "cube_edge"), most=200, rows=12,
                level=2, secs=30, finite=540),
        "L3": P(kinds=("tri_nth", "squares_left", "cubes_left", "cube_after"), most=500, rows=20,
                level=3, secs=30, finite=1344),
        "L4": P(kinds=("tri_rows", "cubes_left", "cubes_left", "cubes_left", "odd_sum"), most=1300,
                rows=45, level=4, secs=45, finite=1126),
    }
)  # fmt: skip
def figurate(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    n = pick_number(r, kind, p.most, p.rows)
    truth = result(kind, n)
    if truth < 1:
        return REJECT
    shown: Formula = triangle(n) if kind == "tri_rows" else n
    work = WORK[kind] if p.most < 1300 else (*WORK[kind], "long")
    return Draft(
        params={"kind": kind, "n": n},
        prompt=(t(f"nt.{kind}", n=shown),),
        answer=number(truth, form="plain"),
        work=effort(*work),
        figure=lazy_figure(draw_dots) if kind == "triangle" else None,
    )


def pick_number(r: Rng, kind: str, most: int, rows: int) -> int:
    """The given number; for rows of dots, the number of rows."""
    if kind in ("triangle", "tri_nth", "tri_rows", "odd_sum"):
        return r.between(rows // 2 + 1 if kind != "triangle" else 6, rows)
    return r.between(most // 10 if most < 1000 else most // 6, most)


def triangle(rows: int) -> int:
    """A triangular number."""
    return rows * (rows + 1) // 2


def cube_root(n: int) -> int:
    """The edge of the largest cube."""
    return next(k for k in range(1, 12) if (k + 1) ** 3 > n)


def result(kind: str, n: int) -> int:
    """The answer; 0 if the question would be silly."""
    side, edge = isqrt(n), cube_root(n)
    return {
        "triangle": triangle(n),
        "tri_nth": triangle(n),
        "tri_rows": n,
        "odd_sum": n * n,
        "square_after": (side + 1) ** 2,
        "square_before": 0 if side**2 == n else side**2,
        "cube_after": (edge + 1) ** 3,
        "cube_edge": edge,
        "cubes_left": n - edge**3,
        "squares_left": n - side**2,
    }[kind]


def draw_dots() -> Figure:
    """A triangle of dots with four rows."""
    spots = [(100 + 32 * k - 16 * row, 24 + 30 * row) for row in range(4) for k in range(row + 1)]
    return figure(200, 140, [dots(spots, 10)], "nt.alt.triangle")


@figurate.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "triangle" | "tri_nth":
            return v == sum(range(1, q.n + 1))
        case "tri_rows":
            return sum(range(v + 1)) == triangle(q.n) and v > 0
        case "odd_sum":
            return v == sum(range(1, 2 * q.n, 2))
        case "square_after":
            return v == next(k * k for k in range(100) if k * k > q.n)
        case "square_before":
            return v == max(k * k for k in range(100) if k * k < q.n)
        case "cube_after":
            return v == next(k**3 for k in range(100) if k**3 > q.n)
        case "cube_edge":
            return v**3 <= q.n < (v + 1) ** 3
        case kind:
            high = 3 if kind == "cubes_left" else 2
            return v == min(q.n - k**high for k in range(100) if k**high <= q.n)


@figurate.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    side, edge = isqrt(q.n), cube_root(q.n)
    match q.kind:
        case "triangle" | "tri_nth":
            yield q.n * (q.n + 1), "nt.not_halved"
            yield triangle(q.n - 1), "nt.row_missed"
            yield triangle(q.n + 1), "nt.row_too_many"
            yield q.n * q.n, "nt.square_for_triangle"
        case "tri_rows":
            yield q.n + 1, "nt.row_too_many"
            yield q.n - 1, "nt.row_missed"
            yield isqrt(triangle(q.n)), "nt.square_for_triangle"
            yield triangle(q.n) // 2, "nt.halved_only"
        case "odd_sum":
            yield triangle(q.n), "nt.all_numbers_added"
            yield q.n * (q.n + 1), "nt.even_numbers_added"
            yield (q.n - 1) ** 2, "nt.row_missed"
            yield (2 * q.n - 1) ** 2, "nt.last_odd_squared"
        case "square_after" | "square_before":
            up = q.kind == "square_after"
            yield (side if up else side + 1) ** 2, "nt.other_side"
            yield (side + 2 if up else side - 1) ** 2, "nt.square_skipped"
            yield side + 1 if up else side, "nt.root_for_square"
            yield q.n + 1 if up else q.n - 1, "nt.neighbour_for_square"
        case "cube_after":
            yield edge**3, "nt.other_side"
            yield (edge + 2) ** 3, "nt.cube_skipped"
            yield (side + 1) ** 2, "nt.square_for_cube"
            yield edge + 1, "nt.root_for_cube"
        case "cube_edge":
            yield side, "nt.square_for_cube"
            yield edge + 1, "nt.not_enough_cubes"
            yield q.n // 3, "nt.divided_by_three"
            yield edge - 1, "nt.larger_fits"
        case "cubes_left":
            yield (edge + 1) ** 3 - q.n, "nt.missing_for_next"
            yield q.n - (edge - 1) ** 3, "nt.larger_fits"
            yield q.n - side**2, "nt.square_for_cube"
            yield edge, "nt.edge_for_rest"
            yield edge**3, "nt.used_for_rest"
        case _:
            yield (side + 1) ** 2 - q.n, "nt.missing_for_next"
            yield q.n - (side - 1) ** 2, "nt.larger_fits"
            yield side, "nt.edge_for_rest"
            yield side**2, "nt.used_for_rest"


@figurate.steps
def _(q: Params) -> Iterator[SolutionStep]:
    side, edge, n = isqrt(q.n), cube_root(q.n), q.n
    match q.kind:
        case "triangle":
            yield step("nt.say.rows_grow", m=add(1, 2, 3, ("dots",), n))
            yield step("nt.say.half_rectangle", m=eq(frac(mul(n, n + 1), 2), triangle(n)))
        case "tri_nth":
            yield step("nt.say.half_rectangle", m=eq(frac(mul(n, n + 1), 2), triangle(n)))
        case "tri_rows":
            yield step("nt.say.double_it", m=eq(mul(2, triangle(n)), 2 * triangle(n)))
            yield step("nt.say.neighbours_product", m=eq(2 * triangle(n), mul(n, n + 1)))
            yield step("nt.say.so_many_rows", m=n)
        case "odd_sum":
            yield step("nt.say.odd_is_square", m=eq(add(1, 3, 5), power(3, 2)))
            yield step("nt.say.odd_count", n=n, m=eq(power(n, 2), n * n))
        case "square_after" | "square_before" | "cube_after":
            high, low = (3, edge) if q.kind == "cube_after" else (2, side)
            around = [eq(power(k, high), k**high) for k in (low, low + 1)]
            yield step("nt.say.around", n=n, m=comma_list(around))
            k = low if q.kind == "square_before" else low + 1
            yield step("nt.say.this_one", m=k**high)
        case "cube_edge":
            around = [eq(power(k, 3), k**3) for k in (edge, edge + 1)]
            yield step("nt.say.try_cubes", m=comma_list(around))
            yield step("nt.say.edge_is", n=n, m=edge)
        case kind:
            high, low = (3, edge) if kind == "cubes_left" else (2, side)
            msgid = "nt.say.largest_cube" if high == 3 else "nt.say.largest_square"
            yield step(msgid, m=rel("≤", power(low, high), n))
            yield step("nt.say.what_remains", m=eq(sub(n, low**high), n - low**high))
