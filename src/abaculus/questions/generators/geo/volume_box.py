"""Volume of a box, or one edge from the volume."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, label
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
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import cuboid

UNITS: Final = ("cm", "m")
BOX: Final = tuple(cuboid(60, 135, 110, 70, 50))


@generator(
    presets={
        "5E1": P(kinds=("volume", "edge"), low=2, high=10, big=False, secs=15),
        "L2": P(kinds=("volume", "edge", "cubes", "height"), low=3, high=12, big=True, level=2,
                secs=30),
    }
)  # fmt: skip
def volume(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    a, b, c = (r.between(p.low, p.high) for _ in range(3))
    if a * b * c > 700 or a == b == c:
        return REJECT
    if kind == "cubes":
        unit = "cm"
    truth, of = (c, unit) if kind in ("edge", "height") else (a * b * c, f"{unit}³")
    base, whole = qty(a * b, f"{unit}²"), qty(a * b * c, f"{unit}³")
    up: Formula = ("gap",) if kind in ("edge", "height") else qty(c, unit)
    sides = (("gap", ""), ("gap", "")) if kind == "height" else (qty(a, unit), qty(b, unit))
    labels = (
        []
        if kind == "height"
        else [dim((170, 135), (60, 135), sides[0]), label((215, 130), sides[1])]
    )
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "unit": unit},
        prompt=(
            t(
                f"geo.box.{kind}",
                a=qty(a, unit),
                b=qty(b, unit),
                c=qty(c, unit),
                base=base,
                volume=whole,
                u=("raw", of),
            ),
        ),
        answer=number(truth, form="plain", unit=None if kind == "cubes" else of),
        work=effort("fact", "carry", *(("recall", "fact") if p.big else ())),
        figure=figure(
            255,
            165,
            [*BOX, *labels, dim((60, 135), (60, 65), up)],
            f"geo.alt.box.{kind}",
            a=qty(a, unit),
            b=qty(b, unit),
            c=qty(c, unit),
            base=base,
            volume=whole,
        ),
    )


@volume.verify
def _(q: Params, v: int) -> bool:
    if q.kind in ("edge", "height"):
        return q.a * q.b * v == q.a * q.b * q.c
    return v == sum(q.a * q.b for _layer in range(q.c))


@volume.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "height":
        yield from plausible_mistakes(
            c,
            (a * b * c - a * b, "geo.minus_for_divide"),
            (2 * c, "geo.doubled_twice"),
            (F(c, 2), "geo.halved_like_triangle"),
        )
    elif q.kind == "edge":
        yield from plausible_mistakes(
            c,
            (b * c, "geo.divided_once"),
            (a * c, "geo.divided_once"),
            (a * b * c - a - b, "geo.minus_for_divide"),
            (F(a * b * c, a + b), "geo.edges_added"),
        )
    else:
        yield from plausible_mistakes(
            a * b * c,
            (a + b + c, "geo.edges_added"),
            (2 * (a * b + a * c + b * c), "geo.surface_for_volume"),
            (a * b, "geo.base_only"),
            (4 * (a + b + c), "geo.all_edges"),
        )


@volume.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "height":
        yield step("geo.say.volume_over_base", m=eq(div(a * b * c, a * b), c))
        return
    yield step("geo.say.layer", m=eq(mul(a, b), a * b))
    if q.kind == "edge":
        yield step("geo.say.how_many_layers", m=eq(div(a * b * c, a * b), c))
    else:
        yield step("geo.say.layers", m=eq(mul(a * b, c), a * b * c))
