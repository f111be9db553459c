"""Two-way tables and counts in a Venn diagram."""

from collections.abc import Iterator

from abaculus.questions.figures import circle, figure, label, poly
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Figure,
    Formula,
    LazyFigure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    generator,
    lazy_figure,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.stat._charts import table

STORIES = 3
CELLS = ("ab", "a", "b", "none")
"""The numbers who do both, only the first, only the second, or neither."""


@generator(
    presets={
        "8G5": P(kinds=("story", "story", "table"), hides=False, most=20, secs=30),
        "L2": P(kinds=("table",), hides=True, most=20, level=2, secs=30),
        "L3": P(kinds=("venn", "union", "overlap"), most=18, level=3, secs=30),
    }
)
def two_way(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    cells = [r.between(2, p.most) for _ in range(4)]
    if len(set(cells)) < 4:
        return REJECT
    story = r.below(STORIES)
    ask = r.pick(CELLS) if kind == "table" else ""
    both, a, b, none = cells
    total = sum(cells)
    slots: dict[str, Formula] = {
        "total": total, "first": both + a, "second": both + b, "both": both, "only": a,
        "other": b, "none": none, "story": story,
    }  # fmt: skip
    drawn: LazyFigure | None = None
    if kind == "table":
        drawn = lazy_figure(draw_table, cells, ask, story, p.hides)
    elif kind == "venn":
        drawn = lazy_figure(circles, story)
    work = {
        "story": ("model", "digits", "carry"), "table": ("look", "look", "digits", "compare"),
        "venn": ("look", "model", "digits", "carry"), "union": ("model", "idea", "digits", "carry"),
        "overlap": ("model", "idea", "digits", "digits"),
    }  # fmt: skip
    extra = effort("digits", "compare") if kind == "table" and p.hides else 0
    return Draft(
        params={"kind": kind, "cells": cells, "ask": ask, "hides": kind == "table" and p.hides},
        prompt=(t(f"stat.two_way_{kind}", **slots),),
        answer=number(truth(kind, cells, ask), form="plain"),
        work=effort(*work[kind]) + extra,
        figure=drawn,
    )


def truth(kind: str, cells: list[int], ask: str) -> int:
    """The missing number."""
    both, a, b, none = cells
    match kind:
        case "table":
            return cells[CELLS.index(ask)]
        case "story":
            return a + none
        case "venn":
            return none
        case "union":
            return both + a + b
        case _:
            return both


def draw_table(cells: list[int], ask: str, story: int, hides: bool) -> Figure:
    """A table with totals; one cell is left out, along with its totals if they would reveal it."""
    both, a, b, none = (
        ("gap",) if ask == name else one for one, name in zip(cells, CELLS, strict=True)
    )
    words: list[Formula] = [("word", f"stat.table{story}{part}") for part in range(4)]
    total: Formula = ("word", "stat.total")
    sums: list[Formula] = [
        "" if hides and ask in names else sum(cells[CELLS.index(one)] for one in names)
        for names in (("ab", "b"), ("a", "none"), ("ab", "a"), ("b", "none"))
    ]
    return table(
        (
            ("", words[0], words[1], total),
            (words[2], both, b, sums[0]),
            (words[3], a, none, sums[1]),
            (total, sums[2], sums[3], sum(cells)),
        )
    )


def circles(story: int) -> Figure:
    """Two overlapping circles in a frame."""
    names: list[Formula] = [("word", f"stat.venn{story}{part}") for part in range(2)]
    items = [
        poly(((6, 6), (294, 6), (294, 174), (6, 174)), "outline"),
        circle((110, 100), 60, "outline"),
        circle((190, 100), 60, "outline"),
        label((90, 26), names[0]),
        label((210, 26), names[1]),
    ]
    return figure(300, 180, items, "stat.alt.venn", a=names[0], b=names[1])


@two_way.verify
def _(q: Params, v: int) -> bool:
    both, a, b, none = q.cells
    people = ["ab"] * both + ["a"] * a + ["b"] * b + ["none"] * none
    match q.kind:
        case "table":
            return v == people.count(q.ask)
        case "story":
            return v == sum("b" not in one for one in people)
        case "venn":
            return v == sum(one == "none" for one in people)
        case "union":
            return v == sum(one != "none" for one in people)
        case _:
            return v == sum(one == "ab" for one in people)


@two_way.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    both, a, b, none = q.cells
    total = sum(q.cells)
    slips: list[tuple[int, str]] = []
    match q.kind:
        case "story":
            slips = [(both + b, "stat.opposite"), (a, "stat.one_group"), (none, "stat.one_group"),
                     (total - both, "stat.one_group")]  # fmt: skip
        case "venn":
            slips = [(total - 2 * both - a - b, "stat.overlap_twice"),
                     (both + a + b, "stat.opposite"),
                     (total - both, "stat.overlap_only")]  # fmt: skip
        case "union":
            slips = [(2 * both + a + b, "stat.overlap_twice"), (a + b, "stat.overlap_left_out"),
                     (none, "stat.opposite")]  # fmt: skip
        case "overlap":
            slips = [(2 * both + a + b - total, "stat.neither_forgotten"),
                     (a + b, "stat.overlap_left_out"),
                     (both + none, "stat.neither_added")]  # fmt: skip
        case _:
            slips = [(one, "stat.other_cell") for one in q.cells]
    true = truth(q.kind, q.cells, q.ask)
    slips += [(true + 10, "stat.calculation_slip"), (true + 1, "stat.calculation_slip"),
              (true - 1, "stat.calculation_slip")]  # fmt: skip
    yield from ((wrong, mis) for wrong, mis in slips if wrong > 0)


@two_way.steps
def _(q: Params) -> Iterator[SolutionStep]:
    both, a, b, none = q.cells
    total, true = sum(q.cells), truth(q.kind, q.cells, q.ask)
    first, second = both + a, both + b
    match q.kind:
        case "table":
            row = {
                "ab": (second, b),
                "a": (a + none, none),
                "b": (second, both),
                "none": (a + none, a),
            }
            whole, known = row[q.ask]
            if q.hides:
                yield step("stat.say.row_first", m=eq(sub(total, total - whole), whole))
            yield step("stat.say.row_total", m=eq(sub(whole, known), true))
        case "story":
            yield step("stat.say.who_does", m=eq(("+", both, b), both + b))
            yield step("stat.say.the_rest", m=eq(sub(total, both + b), true))
        case "venn":
            either = both + a + b
            yield step("stat.say.union", m=eq(sub(("+", first, second), both), either))
            yield step("stat.say.the_rest", m=eq(sub(total, either), true))
        case "union":
            yield step("stat.say.union", m=eq(sub(("+", first, second), both), true))
        case _:
            yield step("stat.say.at_least_one", m=eq(sub(total, none), total - none))
            yield step("stat.say.too_many", m=eq(sub(("+", first, second), total - none), true))
