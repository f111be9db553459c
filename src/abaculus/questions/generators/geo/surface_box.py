"""Surface of a cube or box, with or without a lid, and the edge of a cube from its surface."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, label
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
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
    mul,
    number,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import cuboid

UNITS: Final = ("cm", "m")
BOX: Final = tuple(cuboid(60, 135, 110, 70, 50))
CUBE: Final = tuple(cuboid(50, 140, 80, 80, 40))
WORK: Final = {
    "cube": ("recall", "power", "long"), "box": ("recall", "fact", "fact", "fact", "carry", "fact"),
    "open": ("idea", "fact", "fact", "fact", "carry", "carry"), "edge": ("recall", "long", "root"),
}  # fmt: skip


@generator(
    presets={
        "6E2": P(kinds=("cube", "box", "box", "box"), high=10, secs=30, finite=1458),
        "L2": P(kinds=("cube", "edge"), high=15, level=2, secs=30, finite=56),
        "L3": P(kinds=("open", "box", "open"), high=10, level=3, secs=30),
    }
)
def surface(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    a, b, c = (r.between(2, p.high) for _ in range(3))
    if kind in ("cube", "edge"):
        b = c = a
    elif a == b == c:
        return REJECT
    truth = size(kind, a, b, c)
    of = unit if kind == "edge" else f"{unit}²"
    is_cube = kind in ("cube", "edge")
    edge: Formula = ("gap",) if kind == "edge" else qty(a, unit)
    items = (
        [*CUBE, dim((130, 140), (50, 140), edge)]
        if is_cube
        else [
            *BOX,
            dim((170, 135), (60, 135), edge),
            label((215, 130), qty(b, unit)),
            dim((60, 135), (60, 65), qty(c, unit)),
        ]
    )
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "unit": unit},
        prompt=(
            t(
                f"geo.surface.{kind}",
                a=qty(a, unit),
                b=qty(b, unit),
                c=qty(c, unit),
                all=qty(6 * a * a, f"{unit}²"),
                u=("raw", of),
            ),
        ),
        answer=number(truth, form="plain", unit=of),
        work=effort(*WORK[kind]),
        figure=figure(
            255,
            170,
            items,
            f"geo.alt.surface.{kind}",
            a=qty(a, unit),
            b=qty(b, unit),
            c=qty(c, unit),
        ),
    )


def size(kind: str, a: int, b: int, c: int) -> int:
    """The value asked for."""
    if kind == "edge":
        return a
    whole = 2 * (a * b + a * c + b * c)
    return whole - a * b if kind == "open" else whole


@surface.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "edge":
        return 6 * v * v == 6 * q.a * q.a
    around = (q.a + q.b + q.a + q.b) * q.c
    lids = 1 if q.kind == "open" else 2
    return v == around + sum(q.a * q.b for _lid in range(lids))


@surface.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "edge":
        yield from plausible_mistakes(
            a,
            (a * a, "geo.root_forgotten"),
            (6 * a, "geo.six_forgotten"),
            (2 * a, "geo.doubled_twice"),
        )
        return
    half = a * b + a * c + b * c
    yield from plausible_mistakes(
        size(q.kind, a, b, c),
        (a * b * c, "geo.volume_for_surface"),
        (half, "geo.half_of_faces"),
        (2 * half if q.kind == "open" else half, "geo.lid_kept"),
        (2 * a * (b + c), "geo.pair_forgotten"),
        (4 * (a + b + c), "geo.all_edges"),
        (2 * c * (a + b), "geo.no_bases"),
    )


@surface.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "edge":
        yield step("geo.say.one_of_six", m=eq(div(6 * a * a, 6), a * a))
        yield step("geo.say.side_of_square", m=eq(root(a * a), a))
    elif q.kind == "cube":
        yield step("geo.say.one_face", m=eq(mul(a, a), a * a))
        yield step("geo.say.six_faces", m=eq(mul(6, a * a), 6 * a * a))
    else:
        yield step(
            "geo.say.three_faces",
            m=comma_list((eq(mul(a, b), a * b), eq(mul(a, c), a * c), eq(mul(b, c), b * c))),
        )
        total = a * b + a * c + b * c
        yield step(
            "geo.say.each_twice",
            m=eq(mul(2, ("()", add(a * b, a * c, b * c))), mul(2, total), 2 * total),
        )
        if q.kind == "open":
            yield step("geo.say.without_lid", m=eq(sub(2 * total, a * b), 2 * total - a * b))
