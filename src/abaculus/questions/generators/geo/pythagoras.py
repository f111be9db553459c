"""Right triangles with whole sides: hypotenuse, leg, ladder, diagonal, height."""

from collections.abc import Iterator
from math import isqrt
from typing import Final

from abaculus.questions.figures import dim, figure, label, line, poly, right
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
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    number,
    power,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes, qty
from abaculus.questions.generators.geo._outlines import rectangle

BASES: Final = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (20, 21, 29))
TRIPLES: Final = tuple(
    (a * k, b * k, c * k)
    for a, b, c in BASES
    for k in (*range(1, 9), 10, 20)
    if c * k <= 41 or (k >= 10 and c * k <= 130)
)
SMALL: Final = tuple(one for one in TRIPLES if one[2] <= 41)
CORNER, FOOT, TOP = (40, 130), (200, 130), (40, 30)
RIGHT: Final = (poly((CORNER, TOP, FOOT)), right(CORNER, 0))
TALL: Final = ((120, 20), (190, 135), (50, 135))


@generator(
    presets={
        "8E1": P(kinds=("long", "leg"), triples=TRIPLES, secs=30, finite=108),
        "L3": P(
            kinds=("ladder", "diagonal", "walk", "height", "rhombus"),
            triples=SMALL,
            level=3,
            secs=45,
            finite=143,
        ),
    }
)
def triangle(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, c = r.pick(p.triples)
    if r.flip():
        a, b = b, a
    unit = {"ladder": "m", "walk": "km", "diagonal": "cm"}.get(kind) or r.pick(("cm", "m"))
    if kind == "ladder" and (c > 25 or b < a):
        return REJECT
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "unit": unit},
        prompt=(
            t(
                f"geo.pythagoras.{kind}",
                a=qty(a, unit),
                b=qty(b, unit),
                c=qty(c, unit),
                a2=qty(2 * a, unit),
                b2=qty(2 * b, unit),
                u=("raw", unit),
            ),
        ),
        answer=number(truth(kind, b, c), form="plain", unit=unit),
        work=effort("recall", "power", "power", "digits", "root", *STORY.get(kind, ())),
        figure=lazy_figure(picture, kind, a, b, c, unit),
        normal=(kind, *((*sorted((a, b)), c) if kind in SIDES_ALIKE else (a, b, c)), unit),
    )


STORY: Final = {
    "ladder": ("model", "recall"),
    "diagonal": ("model",),
    "walk": ("model",),
    "height": ("idea", "fact"),
    "rhombus": ("idea", "fact", "fact"),
}
SIDES_ALIKE: Final = ("long", "diagonal", "rhombus")


def truth(kind: str, b: int, c: int) -> int:
    """The value asked for."""
    return b if kind in ("leg", "ladder", "height") else c


def picture(kind: str, a: int, b: int, c: int, unit: str) -> Figure | None:
    """The triangle with its measures, not to scale."""
    q: Formula = "?"
    if kind in ("long", "leg", "ladder", "walk"):
        asks_leg = kind in ("leg", "ladder")
        sides = [
            dim(FOOT, CORNER, qty(a, unit)),
            dim(CORNER, TOP, q if asks_leg else qty(b, unit)),
            dim(TOP, FOOT, qty(c, unit) if asks_leg else q),
        ]
        return figure(
            240,
            165,
            [*RIGHT, *sides],
            "geo.alt.right_leg" if asks_leg else "geo.alt.right_long",
            a=qty(a, unit),
            b=qty(b, unit),
            c=qty(c, unit),
        )
    if kind == "diagonal":
        box = rectangle(40, 30, 160, 90)
        items = [
            poly(box),
            line(box[0], box[2], "mark"),
            dim(box[3], box[2], qty(a, unit), -1),
            dim(box[1], box[2], qty(b, unit)),
            label((130, 66), q),
        ]
        return figure(250, 150, items, "geo.alt.diagonal", a=qty(a, unit), b=qty(b, unit))
    if kind == "height":
        items = [
            poly(TALL),
            line((120, 20), (120, 135), "mark"),
            right((120, 135), 0),
            dim((190, 135), (50, 135), qty(2 * a, unit)),
            dim((120, 20), (190, 135), qty(c, unit)),
            label((110, 90), q),
        ]
        return figure(240, 170, items, "geo.alt.iso_height", a=qty(2 * a, unit), c=qty(c, unit))
    items = [
        poly(((30, 85), (120, 25), (210, 85), (120, 145))),
        line((30, 85), (210, 85), "faint"),
        line((120, 25), (120, 145), "faint"),
        right((120, 85), 0),
        label((160, 76), qty(2 * max(a, b), unit)),
        label((98, 62), qty(2 * min(a, b), unit)),
        label((172, 45), q),
    ]
    return figure(240, 170, items, "geo.alt.rhombus_side", a=qty(2 * a, unit), b=qty(2 * b, unit))


@triangle.verify
def _(q: Params, v: int) -> bool:
    if truth(q.kind, q.b, q.c) == q.b and q.kind in ("leg", "ladder", "height"):
        return v > 0 and (q.c - v) * (q.c + v) == q.a * q.a
    return v > 0 and v * v == q.a * q.a + q.b * q.b


@triangle.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.c
    if q.kind in ("leg", "ladder", "height"):
        yield from plausible_mistakes(
            b,
            (c - a, "geo.plain_difference"),
            (isqrt(c * c + a * a), "geo.squares_added"),
            (c + a, "geo.sides_added"),
            (
                isqrt(abs(c * c - 4 * a * a)) if q.kind == "height" else (a + c) // 2,
                "geo.whole_base" if q.kind == "height" else "geo.guessed_between",
            ),
        )
    else:
        yield from plausible_mistakes(
            c,
            (a + b, "geo.sides_added"),
            (abs(a - b), "geo.plain_difference"),
            (
                2 * c if q.kind == "rhombus" else isqrt(abs(a * a - b * b)),
                "geo.not_halved_first" if q.kind == "rhombus" else "geo.squares_subtracted",
            ),
            (max(a, b) + min(a, b) // 2, "geo.guessed_between"),
        )


@triangle.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "height":
        yield step("geo.say.half_base", m=eq(div(2 * a, 2), a))
    elif q.kind == "rhombus":
        yield step(
            "geo.say.half_diagonals_side",
            m=comma_list((eq(div(2 * a, 2), a), eq(div(2 * b, 2), b))),
        )
    if q.kind in ("leg", "ladder", "height"):
        yield step("geo.say.leg", m=eq(sub(power(c, 2), power(a, 2)), sub(c * c, a * a), b * b))
        yield step("geo.say.take_root", m=eq(root(b * b), b))
    else:
        yield step(
            "geo.say.hypotenuse", m=eq(add(power(a, 2), power(b, 2)), add(a * a, b * b), c * c)
        )
        yield step("geo.say.take_root", m=eq(root(c * c), c))
