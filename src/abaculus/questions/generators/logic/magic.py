"""The missing number of a magic square or of a number wheel."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import Figure, FigureItem, circle, figure, grid, label, line
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

LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
SPOKES: Final = ((0, 6, 3), (1, 6, 4), (2, 6, 5))
"""Opposite places of a wheel with its middle between them."""
RIM: Final = ((69, 40), (0, 80), (-69, 40), (-69, -40), (0, -80), (69, -40))
"""The places of the numbers on the rim, from the middle."""


@generator(
    presets={
        "L1": P(kinds=("square", "wheel"), middle=(5, 12), hide="one", level=1, secs=15),
        "L2": P(kinds=("square", "wheel"), middle=(8, 25), hide="some", level=2, secs=30),
        "L3": P(kinds=("square",), middle=(10, 40), hide="middle", level=3, secs=30),
        "g3": P(kinds=("square", "wheel"), middle=(5, 15), hide="one", grade="3", category="N",
                secs=15),
        "g7": P(kinds=("square",), middle=(12, 60), hide="middle", grade="7", category="N",
                secs=30),
    }
)  # fmt: skip
def magic(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    middle = r.between(*p.middle)
    if kind == "wheel":
        return wheel(r, middle, all_shown=p.hide == "one")
    a, b = r.between(1, middle - 2), r.between(1, middle - 2) * r.sign()
    e = middle
    cells = [e + a, e - a - b, e + b, e - a + b, e, e + a - b, e - b, e + a + b, e - a]
    if min(cells) < 1 or len(set(cells)) < 9 or max(cells) > 99:
        return REJECT
    given = r.pick(LINES)
    whole = next(one for one in r.shuffle(LINES) if one != given)
    hole = r.pick([cell for cell in given if cell not in whole])
    shown = [cell for cell in range(9) if cell != hole]
    if p.hide == "some":
        shown = sorted({*given, *whole} - {hole})
    elif p.hide == "middle":
        given = LINES[r.pick((0, 2, 3, 5))]
        hole = r.pick(given)
        shown = sorted({*given, 4} - {hole})
    return Draft(
        params={"kind": kind, "cells": cells, "shown": shown, "hole": hole, "line": given,
                "whole": whole},
        prompt=(t("logic.magic"),),
        answer=number(cells[hole], form="plain"),
        work=effort(*WORK[p.hide]),
        figure=lazy_figure(draw_square, cells, shown, hole),
    )  # fmt: skip


WORK = {
    "one": ("fact", "fact", "fact"),
    "some": ("look", "digits", "digits", "digits"),
    "middle": ("idea", "digits", "digits"),
}


def wheel(r: Rng, middle: int, *, all_shown: bool) -> MaybeDraft:
    """Six numbers round a seventh; on each line through the middle the sum is the same."""
    total = middle + r.between(9, 20) if all_shown else 2 * middle + r.between(9, 40)
    pair = total - middle
    firsts = r.sample(range(1, pair), 3)
    cells = [*firsts, *(pair - one for one in firsts), middle]
    if len(set(cells)) < 7:
        return REJECT
    hole, spare = r.pick(((0, 1), (1, 2), (2, 0), (3, 1), (4, 2), (5, 0)))
    shown = [cell for cell in range(7) if cell != hole]
    if not all_shown:
        shown = [cell for cell in shown if cell not in (spare, spare + 3)]
    given = SPOKES[hole % 3]
    whole = next(one for one in SPOKES if set(one) <= set(shown))
    return Draft(
        params={"kind": "wheel", "cells": cells, "shown": shown, "hole": hole, "line": given,
                "whole": whole},
        prompt=(t("logic.wheel"),),
        answer=number(cells[hole], form="plain"),
        work=effort(*WORK["one" if all_shown else "some"]),
        figure=lazy_figure(draw_wheel, cells, shown, hole),
    )  # fmt: skip


def draw_square(cells: list[int], shown: list[int], hole: int) -> Figure:
    """Three rows of three."""
    items: list[FigureItem] = [grid((0, 0), 3, 3, 48, "outline")]
    for cell in range(9):
        at = (24 + 48 * (cell % 3), 24 + 48 * (cell // 3))
        if cell in shown:
            items.append(label(at, cells[cell]))
        elif cell == hole:
            items.append(label(at, ("raw", "?"), "mark"))
    rows = [describe_row(cells, shown, hole, range(3 * row, 3 * row + 3)) for row in range(3)]
    return figure(144, 144, items, "logic.alt.square", a=rows[0], b=rows[1], c=rows[2])


def describe_row(cells: list[int], shown: list[int], hole: int, places: range) -> Formula:
    """The numbers of a row in words."""
    empty: Formula = ("word", "logic.empty")
    mark: Formula = ("raw", "?")
    return ("list", *(cells[k] if k in shown else mark if k == hole else empty for k in places))


def draw_wheel(cells: list[int], shown: list[int], hole: int) -> Figure:
    """Circles round a circle."""
    spots = [(90 + x, 100 + y) for x, y in RIM]
    middle = (90, 100)
    items: list[FigureItem] = [line(spot, (180 - spot[0], 200 - spot[1])) for spot in spots[:3]]
    for place, spot in enumerate((*spots, middle)):
        items.append(circle(spot, 19))
        if place in shown:
            items.append(label(spot, cells[place]))
        elif place == hole:
            items.append(label(spot, ("raw", "?"), "mark"))
    rim = describe_row(cells, shown, hole, range(6))
    return figure(180, 200, items, "logic.alt.wheel", middle=cells[6], rim=rim)


@magic.verify
def _(q: Params, v: int) -> bool:
    cells = list(q.cells)
    cells[q.hole] = v
    lines = SPOKES if q.kind == "wheel" else LINES
    return len({sum(cells[place] for place in one) for one in lines}) == 1


@magic.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.cells[q.hole]
    one, two = (q.cells[place] for place in q.line if place != q.hole)
    total = sum(q.cells[place] for place in q.line)
    yield total - one, "logic.one_number_forgotten"
    yield total - two, "logic.one_number_forgotten"
    yield total, "logic.magic_sum"
    yield true + 1, "logic.one_slip"
    if true > 1:
        yield true - 1, "logic.one_slip"
    yield true + 10, "logic.ten_slip"


@magic.steps
def _(q: Params) -> Iterator[SolutionStep]:
    total = sum(q.cells[place] for place in q.line)
    if set(q.whole) <= set(q.shown):
        yield step("logic.say.full_line", m=eq(add(*(q.cells[k] for k in q.whole)), total))
    else:
        yield step("logic.say.three_middles", m=eq(mul(3, q.cells[4]), total))
    one, two = (q.cells[place] for place in q.line if place != q.hole)
    yield step("logic.say.missing", m=eq(sub(total, one, two), q.cells[q.hole]))
