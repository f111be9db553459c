"""Area of triangles, parallelograms, trapeziums and rhombuses, or a missing height."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, label, line, poly, right
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
    add,
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
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty

UNITS: Final = ("cm", "m")
TRIANGLE: Final = ((30, 130), (90, 30), (210, 130))
SLANTED: Final = ((30, 130), (80, 30), (220, 30), (170, 130))
TRAPEZIUM: Final = ((25, 130), (70, 35), (160, 35), (215, 130))
DIAMOND: Final = ((30, 80), (120, 25), (210, 80), (120, 135))
WORK: Final = {
    "triangle": ("recall", "fact", "fact"), "parallelogram": ("recall", "fact"),
    "tri_height": ("recall", "fact", "fact", "step"),
    "trapezium": ("recall", "carry", "long", "fact"),
    "rhombus": ("recall", "fact", "long"),
    "trap_height": ("recall", "carry", "fact", "step", "fact"),
}  # fmt: skip


@generator(
    presets={
        "6E1": P(kinds=("triangle", "parallelogram"), most=20, secs=15),
        "L2": P(
            kinds=("triangle", "parallelogram", "tri_height", "tri_height"),
            most=18,
            level=2,
            secs=30,
        ),
        "L3": P(kinds=("trapezium", "rhombus", "trap_height"), most=16, level=3, secs=30),
    }
)
def area(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    a, h, c = r.between(3, p.most), r.between(2, p.most), 0
    if kind in ("trapezium", "trap_height"):
        c = r.between(2, a)
        if c == a or (a + c) * h % 2:
            return REJECT
    if (kind in ("triangle", "tri_height", "rhombus") and a * h % 2) or a == h:
        return REJECT
    whole = {"parallelogram": a * h, "trapezium": (a + c) * h // 2, "trap_height": (a + c) * h // 2}
    size = whole.get(kind, a * h // 2)
    is_height = kind.endswith("height")
    asked = unit if is_height else f"{unit}²"
    return Draft(
        params={"kind": kind, "a": a, "h": h, "c": c, "unit": unit},
        prompt=(
            t(
                f"geo.flat_area.{kind}",
                a=qty(a, unit),
                h=qty(h, unit),
                c=qty(c, unit),
                area=qty(size, f"{unit}²"),
                u=("raw", asked),
            ),
        ),
        answer=number(h if is_height else size, form="plain", unit=asked),
        work=effort(*WORK[kind]),
        figure=lazy_figure(
            picture, kind, qty(a, unit), ("gap",) if is_height else qty(h, unit), qty(c, unit)
        ),
    )


def picture(kind: str, a: Formula, h: Formula, c: Formula) -> Figure:
    """The shape with its measures, not to scale."""
    if kind in ("triangle", "tri_height"):
        items = [
            poly(TRIANGLE),
            line((90, 30), (90, 130), "faint"),
            right((90, 130), 0),
            dim((210, 130), (30, 130), a),
            label((113, 90), h),
        ]
        return figure(240, 165, items, "geo.alt.triangle")
    if kind == "parallelogram":
        items = [
            poly(SLANTED),
            line((80, 30), (80, 130), "faint"),
            right((80, 130), 0),
            dim((170, 130), (30, 130), a),
            label((103, 85), h),
        ]
        return figure(250, 165, items, "geo.alt.parallelogram")
    if kind == "rhombus":
        items = [
            poly(DIAMOND),
            line((30, 80), (210, 80), "faint"),
            line((120, 25), (120, 135), "faint"),
            label((158, 71), a),
            label((141, 55), h),
        ]
        return figure(240, 160, items, "geo.alt.rhombus")
    items = [
        poly(TRAPEZIUM),
        line((70, 35), (70, 130), "faint"),
        right((70, 130), 0),
        dim((215, 130), (25, 130), a),
        dim((70, 35), (160, 35), c),
        label((93, 88), h),
    ]
    return figure(240, 165, items, "geo.alt.trapezium")


@area.verify
def _(q: Params, v: int) -> bool:
    a, h, c = q.a, q.h, q.c
    if q.kind == "tri_height":
        return a * v == 2 * (a * h // 2)
    if q.kind == "trap_height":
        return (a + c) * v == 2 * ((a + c) * h // 2)
    shapes = {
        "triangle": ((0, 0), (a, 0), (3, h)),
        "parallelogram": ((0, 0), (a, 0), (a + 2, h), (2, h)),
        "trapezium": ((0, 0), (a, 0), (c + 1, h), (1, h)),
        "rhombus": ((0, h), (a, 0), (2 * a, h), (a, 2 * h)),
    }
    spots = shapes[q.kind]
    doubled = sum(x * spots[n - 1][1] - y * spots[n - 1][0] for n, (x, y) in enumerate(spots))
    return 2 * v * (4 if q.kind == "rhombus" else 1) == abs(doubled)


@area.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, h, c = q.a, q.h, q.c
    match q.kind:
        case "triangle":
            yield from plausible_mistakes(
                a * h // 2,
                (a * h, "geo.half_forgotten"),
                (a + h, "geo.added_for_times"),
                (F(a * h, 4), "geo.halved_twice"),
            )
        case "parallelogram":
            yield from plausible_mistakes(
                a * h,
                (F(a * h, 2), "geo.halved_like_triangle"),
                (2 * (a + h), "geo.perimeter_for_area"),
                (a + h, "geo.added_for_times"),
            )
        case "rhombus":
            yield from plausible_mistakes(
                a * h // 2,
                (a * h, "geo.half_forgotten"),
                (F(a * h, 4), "geo.halved_twice"),
                (2 * (a + h), "geo.perimeter_for_area"),
            )
        case "trapezium":
            yield from plausible_mistakes(
                (a + c) * h // 2,
                ((a + c) * h, "geo.half_forgotten"),
                (a * h, "geo.long_base_only"),
                (c * h, "geo.short_base_only"),
                (F(a * c * h, 2), "geo.bases_multiplied"),
            )
        case "tri_height":
            yield from plausible_mistakes(
                h,
                (F(h, 2), "geo.half_forgotten"),
                (2 * h, "geo.doubled_twice"),
                (a * h // 2 - a, "geo.minus_for_divide"),
            )
        case _:
            yield from plausible_mistakes(
                h,
                (F(h, 2), "geo.half_forgotten"),
                (F((a + c) * h, 2 * a), "geo.long_base_only"),
                (F((a + c) * h, 2 * c), "geo.short_base_only"),
                (2 * h, "geo.doubled_twice"),
            )


@area.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, h, c = q.a, q.h, q.c
    match q.kind:
        case "triangle":
            yield step(
                "geo.say.half_of_rectangle", m=eq(div(mul(a, h), 2), div(a * h, 2), a * h // 2)
            )
        case "parallelogram":
            yield step("geo.say.base_times_height", m=eq(mul(a, h), a * h))
        case "rhombus":
            yield step("geo.say.half_diagonals", m=eq(div(mul(a, h), 2), div(a * h, 2), a * h // 2))
        case "trapezium":
            yield step("geo.say.add_parallels", m=eq(add(a, c), a + c))
            yield step(
                "geo.say.times_half_height",
                m=eq(div(mul(a + c, h), 2), div((a + c) * h, 2), (a + c) * h // 2),
            )
        case "tri_height":
            yield step("geo.say.double_area", m=eq(mul(2, a * h // 2), a * h))
            yield step("geo.say.over_base", m=eq(div(a * h, a), h))
        case _:
            size = (a + c) * h // 2
            yield step("geo.say.double_area", m=eq(mul(2, size), 2 * size))
            yield step("geo.say.add_parallels", m=eq(add(a, c), a + c))
            yield step("geo.say.over_sum", m=eq(div(2 * size, a + c), h))
