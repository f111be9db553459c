"""Half, third or quarter: the name of the hatched part of a drawing, or how many make the whole."""

from collections.abc import Iterator
from math import isqrt
from typing import Any

from abaculus.questions.figures import FigureItem, arc, figure
from abaculus.questions.figures import poly as polygon
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
    choice,
    effort,
    generator,
    lazy_figure,
    step,
    t,
)

NAMES = {2: "half", 3: "third", 4: "quarter"}
ROUND = ("cake", "pizza", "pie")
STRAIGHT = ("chocolate", "flag", "garden")
WIDE, HIGH = 240, 144


@generator(
    presets={
        "1E4": P(finite=84, below=(2, 4), most=1, kinds=("part", "part", "whole"), secs=15, few=1),
        "g2": P(
            finite=120,
            below=(2, 3, 4),
            most=1,
            kinds=("part", "part", "whole"),
            grade="2",
            category="E",
            secs=15,
            few=2,
        ),
        "L1": P(finite=294, below=(2, 3, 4), most=3, kinds=("part",), level=1, secs=15, few=2),
    }
)
def part(r: Rng, p: Params) -> MaybeDraft:
    below, kind = r.pick(p.below), r.pick(p.kinds)
    lit = r.between(1, p.most)
    cut = r.pick(
        ("circle", "columns", "rows", "cells") if lit * below > 3 else ("circle", "columns", "rows")
    )
    if (cut == "cells" and (below * lit) % 2) or (cut == "rows" and below * lit > 6):
        return REJECT
    turn = r.pick((0, 30, 45, 90)) if cut == "circle" else r.below(below)
    thing = r.pick(ROUND if cut == "circle" else STRAIGHT)
    if kind == "whole":
        slots: dict[str, Formula] = dict(zip("abc", p.below, strict=False))
        slots |= {"thing": ("word", f"frac.{thing}"), "part": ("noun", 2, f"frac.{NAMES[below]}")}
        return Draft(
            params={"kind": kind, "parts": below, "lit": 1, "among": p.below},
            prompt=(
                t("frac.whole_of_two" if len(p.below) == 2 else "frac.whole_of_three", **slots),
            ),
            answer=choice(p.below, p.below.index(below)),
            work=effort("recall"),
            normal=(below, thing),
        )
    options = r.shuffle([("word", NAMES[one]) for one in p.below])
    slots = dict(zip("abc", options, strict=False))
    return Draft(
        params={"kind": kind, "parts": below * lit, "lit": lit, "among": p.below},
        prompt=(
            t(
                "frac.part_of_two" if len(options) == 2 else "frac.part_of_three",
                thing=("word", f"frac.{thing}"),
                **slots,
            ),
        ),
        answer=choice(options, options.index(("word", NAMES[below]))),
        work=effort("look", "recall", *(("count",) * (lit - 1))),
        figure=lazy_figure(draw_parts, cut, below * lit, lit, turn),
        normal=(below, lit, cut, turn, thing),
    )


def draw_parts(cut: str, parts: int, lit: int, turn: int) -> Figure:
    """The thing cut into equal parts, some of them hatched."""
    shown: list[FigureItem] = []
    if cut == "circle":
        for place in range(parts):
            start, end = turn + 360 * place // parts, turn + 360 * (place + 1) // parts
            shown.append(arc((72, 72), 72, start, end, role(place, lit)))
        return figure(HIGH, HIGH, shown, "frac.alt.disc", n=parts, k=lit)
    across = {"columns": parts, "rows": 1}.get(
        cut, parts // (isqrt(parts) if parts in (4, 9) else 2)
    )
    down = parts // across
    wide, high = WIDE // across, HIGH // down
    for place in range(parts):
        x, y = place % across * wide, place // across * high
        corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
        shown.append(polygon(corners, role((place - turn) % parts, lit)))
    return figure(WIDE, HIGH, shown, "frac.alt.oblong", n=parts, k=lit)


def role(place: int, lit: int) -> str:
    """The role of a part: the first ones are hatched."""
    return "second" if place < lit else "shape"


@part.verify
def _(q: Params, v: Any) -> bool:
    if q.kind == "whole":
        return sum([F(1, q.parts)] * v) == 1
    return F(q.lit, q.parts) == {"half": F(1, 2), "third": F(1, 3), "quarter": F(1, 4)}[v[1]]


@part.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    for below in q.among:
        if below * q.lit != q.parts:
            yield below if q.kind == "whole" else ("word", NAMES[below]), "frac.parts_miscounted"


@part.steps
def _(q: Params) -> Iterator[SolutionStep]:
    below = q.parts // q.lit
    if q.kind == "whole":
        yield step("frac.say.whole_of_parts", part=("word", NAMES[below]), m=below)
        return
    yield step("frac.say.count_parts", n=q.parts, k=q.lit)
    if q.lit > 1:
        yield step("frac.say.group_parts", k=q.lit, n=below)
    yield step("frac.say.part_is_called", n=below, m=("word", NAMES[below]))
