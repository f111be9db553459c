"""The number of sides, corners, faces or edges of a shape or solid, and whether it is closed."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    choice,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word, plausible_mistakes
from abaculus.questions.generators.geo._shapes import (
    OUTLINES,
    draw_loop,
    draw_open_shape,
    draw_shape,
    solid,
)

FLAT: Final = {
    "triangle": 3, "square": 4, "rectangle": 4, "pentagon": 5, "hexagon": 6, "heptagon": 7,
    "octagon": 8, "nonagon": 9, "decagon": 10,
}  # fmt: skip
PARTS: Final = {
    "cube": (6, 12, 8), "cuboid": (6, 12, 8), "square_pyramid": (5, 8, 5),
    "triangular_pyramid": (4, 6, 4), "triangular_prism": (5, 9, 6),
    "pentagonal_prism": (7, 15, 10), "hexagonal_prism": (8, 18, 12),
    "pentagonal_pyramid": (6, 10, 6), "hexagonal_pyramid": (7, 12, 7),
}  # fmt: skip
"""Faces, edges, corners."""
BASES: Final = {"cube": 4, "cuboid": 4, "square": 4, "triangular": 3, "pentagonal": 5}
OF_SOLIDS: Final = ("faces", "edges", "corners")
SMALL: Final = ("triangle", "square", "rectangle", "pentagon", "hexagon")
TURNS: Final = tuple(range(0, 360, 15))


@generator(
    presets={
        "RE1": P(ways=("drawn",), flat=SMALL[:3], secs=15, finite=6),
        "1E1": P(ways=("drawn", "named", "named", "closed"), flat=SMALL, secs=15, finite=30, few=1),
        "2E3": P(ways=("named", "solid"), flat=SMALL, solids=("cube",), secs=15, finite=13),
        "L1": P(ways=("drawn", "named", "solid"), flat=tuple(FLAT), solids=("cube", "cuboid"),
                level=1, secs=15, finite=42),
        "L2": P(ways=("solid", "together", "together"), flat=tuple(FLAT), solids=tuple(PARTS),
                level=2, secs=30, finite=596),
        "g3": P(ways=("solid",), solids=tuple(PARTS), grade="3", category="E", secs=15,
                finite=27),
    }
)  # fmt: skip
def parts(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    if way == "solid":
        return of_solid(r.pick(p.solids), r.pick(OF_SOLIDS))
    if way == "closed":
        return of_line(r.pick(p.flat), r.pick(TURNS), closed=r.flip())
    if way == "together":
        (shape, other), n, k = r.sample(p.flat, 2), r.between(2, 5), r.between(2, 5)
        return Draft(
            params={"way": way, "shape": shape, "other": other, "n": n, "k": k},
            prompt=(t("geo.parts_together", a=count_formula(n, shape), b=count_formula(k, other)),),
            answer=number(n * FLAT[shape] + k * FLAT[other], form="plain"),
            work=effort("recall", "fact", "recall", "fact", "carry"),
            normal=sorted([(n, shape), (k, other)]),
        )
    shape, asked = r.pick(p.flat), r.pick(("sides", "corners"))
    turn, size = r.pick(TURNS), r.between(90, 135)
    is_drawn = way == "drawn"
    return Draft(
        params={"way": way, "shape": shape, "asked": asked, "turn": turn, "size": size},
        prompt=(t(f"geo.parts_{way}.{asked}", shape=geo_word(f"a_{shape}")),),
        answer=number(FLAT[shape], form="plain"),
        work=effort(
            *("count",) * (FLAT[shape] if is_drawn else 0), "look" if is_drawn else "recall"
        ),
        figure=lazy_figure(draw_shape, shape, turn, size) if is_drawn else None,
        normal=(way, shape, asked),
    )


def count_formula(n: int, shape: str) -> Formula:
    """A number of shapes."""
    return ("count", n, f"geo.{shape}")


def of_solid(name: str, asked: str) -> Draft:
    """A question about a solid."""
    return Draft(
        params={"way": "solid", "shape": name, "asked": asked},
        prompt=(t(f"geo.parts_named.{asked}", shape=geo_word(f"a_{name}")),),
        answer=number(PARTS[name][OF_SOLIDS.index(asked)], form="plain"),
        work=effort("recall", "count", "count", "fact"),
        figure=lazy_figure(solid, name),
    )


def of_line(shape: str, turn: int, *, closed: bool) -> Draft:
    """Whether a drawn line ends where it began."""
    return Draft(
        params={"way": "closed", "shape": shape, "closed": closed, "turn": turn},
        prompt=(t("geo.is_closed"),),
        answer=choice((("word", "yes"), ("word", "no")), 0 if closed else 1),
        work=effort("look", "recall"),
        figure=lazy_figure(draw_loop, shape, turn) if closed else draw_open_shape(shape, turn),
        normal=("closed", shape, closed),
    )


@parts.verify
def _(q: Params, v: object) -> bool:
    if q.way == "closed":
        return v == ("word", "yes" if q.closed else "no")
    if q.way == "together":
        return v == q.n * len(OUTLINES[q.shape]) + q.k * len(OUTLINES[q.other])
    if q.way != "solid":
        return v == len(OUTLINES[q.shape])
    base, _, kind = q.shape.partition("_")
    n = BASES.get(base, 6)
    if kind == "pyramid":
        return v == {"faces": n + 1, "edges": 2 * n, "corners": n + 1}[q.asked]
    return v == {"faces": n + 2, "edges": 3 * n, "corners": 2 * n}[q.asked]


@parts.mistakes
def _(q: Params) -> Iterator[tuple[object, str]]:
    if q.way == "closed":
        yield ("word", "no" if q.closed else "yes"), "geo.gap_overlooked"
    elif q.way == "together":
        a, b = FLAT[q.shape], FLAT[q.other]
        yield a + b, "geo.each_shape_once"
        yield q.n + q.k, "geo.counted_shapes"
        yield q.n * b + q.k * a, "geo.shapes_swapped"
        yield q.n * a + q.k * b + q.n, "geo.one_slip_each"
    elif q.way == "solid":
        faces, edges, corners = PARTS[q.shape]
        yield faces, "geo.faces_meant"
        yield edges, "geo.edges_meant"
        yield corners, "geo.corners_meant"
        hidden = {"faces": 2, "edges": 3, "corners": 1}[q.asked]
        truth = PARTS[q.shape][OF_SOLIDS.index(q.asked)]
        mis = "geo.no_bases" if q.asked == "faces" else "geo.hidden_forgotten"
        yield from plausible_mistakes(truth, (truth - hidden, mis))
    else:
        n = FLAT[q.shape]
        yield n + 1, "geo.counted_again"
        yield n - 1, "geo.missed_one"
        yield 2 * n, "geo.sides_and_corners"


@parts.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.way == "closed":
        yield step("geo.say.trace_line")
        yield step(
            f"geo.say.{'no_gap' if q.closed else 'a_gap'}", m=("word", "yes" if q.closed else "no")
        )
    elif q.way == "together":
        a, b = FLAT[q.shape], FLAT[q.other]
        yield step("geo.say.sides_of", m=a, shape=geo_word(f"a_{q.shape}"))
        yield step("geo.say.sides_of", m=b, shape=geo_word(f"a_{q.other}"))
        yield step(m=eq(add(mul(q.n, a), mul(q.k, b)), q.n * a + q.k * b))
    elif q.way == "solid":
        yield step(f"geo.say.count_{q.asked}", m=PARTS[q.shape][OF_SOLIDS.index(q.asked)])
    else:
        yield step("geo.say.trace_shape")
        yield step("geo.say.as_many_corners", m=FLAT[q.shape])
