"""Area of shapes that are made of rectangles or cut out of them."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import Spot, dim, figure, label, line, poly
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
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import rectangle

UNITS: Final = ("cm", "m")
WORK: Final = {
    "ell": ("idea", "fact", "fact", "carry"), "tee": ("idea", "long", "fact", "carry", "fact"),
    "frame": ("idea", "carry", "carry", "long", "fact", "carry"),
    "house": ("idea", "fact", "carry", "recall", "long", "carry"),
}  # fmt: skip


@generator(
    presets={
        "L3": P(kinds=("ell", "tee", "frame"), most=12, level=3, secs=45),
        "g5": P(kinds=("ell",), most=10, grade="5", category="E", secs=30, finite=860),
        "g8": P(kinds=("tee", "frame", "house"), most=14, grade="8", category="E", secs=45),
    }
)
def area(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(UNITS)
    a, b = r.between(6, p.most), r.between(5, p.most)
    c, d = r.between(2, a - 3), r.between(2, b - 2)
    if kind in ("frame", "house"):
        unit = "m"
    if kind == "frame":
        c = d = r.between(1, 3)
    if (kind == "tee" and (a - c) % 2) or (kind == "house" and a * d % 2) or a == b:
        return REJECT
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "d": d, "unit": unit},
        prompt=(
            t(
                f"geo.compound.{kind}",
                a=qty(a, unit),
                b=qty(b, unit),
                c=qty(c, unit),
                d=qty(d, unit),
                u=("raw", f"{unit}²"),
            ),
        ),
        answer=number(size(kind, a, b, c, d), form="plain", unit=f"{unit}²"),
        work=effort(*WORK[kind]),
        figure=lazy_figure(picture, kind, *(qty(n, unit) for n in (a, b, c, d))),
    )


def size(kind: str, a: int, b: int, c: int, d: int) -> int:
    """The area."""
    match kind:
        case "ell":
            return a * b - c * d
        case "tee":
            return a * d + c * (b - d)
        case "frame":
            return (a + 2 * c) * (b + 2 * c) - a * b
        case _:
            return a * b + a * d // 2


def picture(kind: str, a: Formula, b: Formula, c: Formula, d: Formula) -> Figure:
    """The shape with its measures, not to scale."""
    spots: tuple[Spot, ...]
    match kind:
        case "ell":
            spots = ((40, 30), (130, 30), (130, 80), (200, 80), (200, 150), (40, 150))
            items = [
                poly(spots),
                dim((200, 150), (40, 150), a),
                dim((40, 150), (40, 30), b),
                dim((130, 80), (200, 80), c),
                dim((130, 30), (130, 80), d, -1),
            ]
        case "tee":
            spots = (
                (40, 35),
                (200, 35),
                (200, 75),
                (150, 75),
                (150, 150),
                (90, 150),
                (90, 75),
                (40, 75),
            )
            items = [
                poly(spots),
                dim((40, 35), (200, 35), a),
                dim((40, 150), (40, 35), b),
                dim((150, 150), (90, 150), c),
                dim((200, 35), (200, 75), d),
            ]
        case "frame":
            items = [
                poly(rectangle(40, 30, 170, 120), "second"),
                poly(rectangle(65, 55, 120, 70)),
                label((125, 70), a),
                label((85, 94), b),
                dim((40, 30), (65, 30), c),
            ]
        case _:
            spots = ((50, 75), (120, 25), (190, 75), (190, 150), (50, 150))
            items = [
                poly(spots),
                line((50, 75), (190, 75), "faint"),
                line((120, 25), (120, 75), "faint"),
                dim((190, 150), (50, 150), a),
                dim((190, 75), (190, 150), b),
                label((134, 56), d),
            ]
    return figure(250, 185, items, f"geo.alt.compound.{kind}", a=a, b=b, c=c, d=d)


@area.verify
def _(q: Params, v: int) -> bool:
    a, b, c, d = q.a, q.b, q.c, q.d
    match q.kind:
        case "ell":
            return v == (a - c) * b + c * (b - d)
        case "tee":
            return v == a * b - 2 * ((a - c) // 2 * (b - d))
        case "frame":
            return v == 2 * c * a + 2 * c * b + 4 * c * c
        case _:
            spots = ((0, 0), (a, 0), (a, b), (F(a, 2), b + d), (0, b))
            doubled = sum(
                x * spots[n - 1][1] - y * spots[n - 1][0] for n, (x, y) in enumerate(spots)
            )
            return 2 * v == abs(doubled)


@area.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c, d = q.a, q.b, q.c, q.d
    truth = size(q.kind, a, b, c, d)
    match q.kind:
        case "ell":
            yield from plausible_mistakes(
                truth,
                (a * b, "geo.cut_forgotten"),
                (a * b + c * d, "geo.cut_added"),
                (2 * (a + b), "geo.perimeter_for_area"),
            )
        case "tee":
            yield from plausible_mistakes(
                truth,
                (a * d + c * b, "geo.overlap_twice"),
                (a * b, "geo.cut_forgotten"),
                (a * b - c * d, "geo.wrong_piece"),
            )
        case "frame":
            yield from plausible_mistakes(
                truth,
                ((a + c) * (b + c) - a * b, "geo.border_one_side"),
                ((a + 2 * c) * (b + 2 * c), "geo.inside_kept"),
                (2 * c * (a + b), "geo.corners_forgotten"),
            )
        case _:
            yield from plausible_mistakes(
                truth,
                (a * b + a * d, "geo.half_forgotten"),
                (a * b, "geo.roof_forgotten"),
                (a * (b + d) // 2, "geo.all_halved"),
            )


@area.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c, d = q.a, q.b, q.c, q.d
    truth = size(q.kind, a, b, c, d)
    match q.kind:
        case "ell":
            yield step("geo.say.full_rectangle", m=eq(mul(a, b), a * b))
            yield step("geo.say.cut_corner", m=eq(mul(c, d), c * d))
            yield step(m=eq(sub(a * b, c * d), truth))
        case "tee":
            yield step("geo.say.bar", m=eq(mul(a, d), a * d))
            yield step("geo.say.stem", m=eq(mul(c, ("()", sub(b, d))), mul(c, b - d), c * (b - d)))
            yield step(m=eq(add(a * d, c * (b - d)), truth))
        case "frame":
            outer = mul(a + 2 * c, b + 2 * c)
            yield step("geo.say.outer", m=eq(outer, (a + 2 * c) * (b + 2 * c)))
            yield step("geo.say.inner", m=eq(mul(a, b), a * b))
            yield step("geo.say.difference", m=eq(sub((a + 2 * c) * (b + 2 * c), a * b), truth))
        case _:
            yield step("geo.say.wall", m=eq(mul(a, b), a * b))
            yield step("geo.say.roof", m=eq(div(mul(a, d), 2), a * d // 2))
            yield step(m=eq(add(a * b, a * d // 2), truth))
