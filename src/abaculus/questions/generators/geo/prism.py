"""Base, side faces and volume of prisms."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import FigureItem, dim, figure, label, line, right
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
    dec,
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    power,
    root,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import prism, regular

TRIPLES: Final = ((3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17))
WEDGE: Final = tuple(prism(((60, 135), (130, 135), (60, 65)), (105, -35), (0,)))
COLUMN: Final = tuple(prism(regular(6, (80, 95), 45, 0), (95, -25), (2, 3)))
WORK: Final = {
    "given": ("recall", "fact"),
    "height": ("recall", "long"),
    "triangle": ("recall", "fact", "fact", "long"),
    "right": ("idea", "fact", "fact", "long"),
    "mantle": ("idea", "recall", "carry", "long"),
    "hexagon": ("model", "idea", "power", "product", "long"),
    "whole": ("idea", "recall", "carry", "long", "fact", "carry"),
}


@generator(
    presets={
        "7E4": P(kinds=("given", "given", "triangle"), most=12, secs=15),
        "L2": P(kinds=("height", "triangle"), most=12, level=2, secs=30),
        "L3": P(kinds=("right", "mantle"), most=20, level=3, secs=45, finite=360),
        "L4": P(kinds=("hexagon", "whole"), most=20, level=4, secs=60, finite=234),
        "g8": P(
            kinds=("right", "mantle", "whole"),
            most=20,
            grade="8",
            category="E",
            secs=45,
            finite=540,
        ),
    }
)
def volume(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(("cm", "m"))
    a, b, h = r.between(3, p.most), r.between(3, p.most), r.between(3, p.most)
    if kind in ("right", "mantle", "whole"):
        a, b, _ = r.pick(TRIPLES)
    if kind == "triangle" and (a * b % 2 or a * b * h > 900):
        return REJECT
    if kind == "hexagon":
        a, b = r.pick((5, 10, 20)), 0
        h *= 5
        unit = "cm"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "h": h, "unit": unit},
        prompt=(
            t(
                f"geo.prism.{kind}",
                a=qty(a, unit),
                b=qty(b, unit),
                h=qty(h, unit),
                c=qty(longest(a, b), unit),
                base=qty(a * b, f"{unit}²"),
                volume=qty(a * b * h, f"{unit}³"),
                k=dec(F(26, 10)),
                u=("raw", answer_unit(kind, unit)),
            ),
        ),
        answer=number(size(kind, a, b, h), form="plain", unit=answer_unit(kind, unit)),
        work=effort(
            *(("recall", "fact", "fact") if p.most == 12 and kind == "triangle" else WORK[kind])
        ),
        figure=lazy_figure(picture, kind, qty(a, unit), qty(b, unit), qty(h, unit)),
        normal=(kind, *sorted((a, b)), h, unit),
    )


def longest(a: int, b: int) -> int:
    """The third side of one of the right triangles."""
    return next((c for x, y, c in TRIPLES if (x, y) == (a, b)), 0)


def answer_unit(kind: str, unit: str) -> str:
    """The unit of the answer."""
    return unit if kind == "height" else f"{unit}²" if kind in ("mantle", "whole") else f"{unit}³"


def size(kind: str, a: int, b: int, h: int) -> int:
    """The value asked for."""
    match kind:
        case "given":
            return a * b * h
        case "height":
            return h
        case "triangle" | "right":
            return a * b * h // 2
        case "mantle":
            return (a + b + longest(a, b)) * h
        case "whole":
            return (a + b + longest(a, b)) * h + a * b
        case _:
            return 26 * a * a * h // 10


def picture(kind: str, a: Formula, b: Formula, h: Formula) -> Figure:
    """A prism with its measures, not to scale."""
    if kind in ("given", "height", "hexagon"):
        side: list[FigureItem] = [label((80, 160), a)] if kind == "hexagon" else []
        rim = [label((165, 150), ("gap",) if kind == "height" else h)]
        return figure(250, 175, [*COLUMN, *side, *rim], f"geo.alt.prism.{kind}", a=a, tall=h)
    if kind == "triangle":
        leaning = prism(((30, 135), (110, 135), (80, 70)), (100, -30), (0,))
        items = [
            *leaning,
            line((80, 70), (80, 135), "faint"),
            dim((110, 135), (30, 135), a),
            dim((30, 135), (30, 70), b),
        ]
        return figure(
            250, 170, [*items, label((170, 130), h)], "geo.alt.prism.triangle", a=a, b=b, tall=h
        )
    items = [
        *WEDGE,
        right((60, 135), 0),
        dim((130, 135), (60, 135), a),
        dim((60, 135), (60, 65), b),
    ]
    return figure(250, 170, [*items, label((190, 130), h)], "geo.alt.prism.right", a=a, b=b, tall=h)


@volume.verify
def _(q: Params, v: int) -> bool:
    a, b, h = q.a, q.b, q.h
    match q.kind:
        case "given":
            return F(v, h) == a * b
        case "height":
            return a * b * v == a * b * h
        case "triangle" | "right":
            return 2 * v == sum(a * b for _layer in range(h))
        case "hexagon":
            return F(v, h * a * a) == F(13, 5)
        case _:
            around = v - (a * b if q.kind == "whole" else 0)
            third = F(around, h) - a - b
            return third > 0 and third**2 == a**2 + b**2


@volume.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, h = q.a, q.b, q.h
    truth = size(q.kind, a, b, h)
    c = longest(a, b)
    wrong: Wrongs
    match q.kind:
        case "given":
            wrong = (
                (a * b + h, "geo.added_for_times"),
                (F(truth, 2), "geo.halved_like_triangle"),
                (F(truth, 3), "geo.third_like_cone"),
            )
        case "height":
            wrong = (
                (a * b * h - a * b, "geo.minus_for_divide"),
                (2 * h, "geo.doubled_twice"),
                (3 * h, "geo.third_like_cone"),
            )
        case "triangle" | "right":
            wrong = (
                (a * b * h, "geo.half_forgotten"),
                (a * b // 2 + h, "geo.added_for_times"),
                (F(truth, 3), "geo.third_like_cone"),
            )
        case "mantle":
            wrong = (
                (truth + a * b, "geo.bases_too"),
                ((a + b) * h, "geo.slant_forgotten"),
                (a * b * h // 2, "geo.volume_for_surface"),
            )
        case "whole":
            wrong = (
                (truth - a * b, "geo.no_bases"),
                (truth - a * b // 2, "geo.one_base_only"),
                (truth + a * b, "geo.half_forgotten"),
                ((a + b) * h + a * b, "geo.slant_forgotten"),
                (a * b * (h + 1), "geo.volume_for_surface"),
            )
        case _:
            wrong = (
                (26 * a * h // 10, "geo.square_forgotten"),
                (6 * a * h, "geo.side_faces_instead"),
                (a * a * h, "geo.factor_forgotten"),
                (F(truth, 3), "geo.third_like_cone"),
            )
    if c or q.kind not in ("mantle", "whole"):
        yield from plausible_mistakes(truth, *wrong)


@volume.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, h = q.a, q.b, q.h
    truth = size(q.kind, a, b, h)
    c = longest(a, b)
    match q.kind:
        case "given":
            yield step("geo.say.base_by_height", m=eq(mul(a * b, h), truth))
        case "height":
            yield step("geo.say.volume_over_base", m=eq(div(a * b * h, a * b), h))
        case "triangle" | "right":
            yield step(
                "geo.say.base_triangle",
                m=eq(div(mul(a, b), 2), a * b // 2) if a * b % 2 == 0 else None,
            )
            yield step("geo.say.base_by_height", m=eq(mul(a * b // 2, h), truth))
        case "mantle" | "whole":
            yield step(
                "geo.say.third_side", m=eq(root(add(power(a, 2), power(b, 2))), root(c * c), c)
            )
            yield step(
                "geo.say.unrolled",
                m=eq(mul(("()", add(a, b, c)), h), mul(a + b + c, h), (a + b + c) * h),
            )
            if q.kind == "whole":
                yield step("geo.say.two_bases", m=eq(mul(2, div(mul(a, b), 2)), a * b))
                yield step(m=eq(add((a + b + c) * h, a * b), truth))
        case _:
            yield step(
                "geo.say.hexagon_base", m=eq(mul(dec(F(26, 10)), power(a, 2)), 26 * a * a // 10)
            )
            yield step("geo.say.base_by_height", m=eq(mul(26 * a * a // 10, h), truth))
