"""Figures of matchsticks or tiles that grow in equal steps, or quadratically."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec

from abaculus.questions.figures import Figure, FigureItem, figure, label, line, tiles
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
    power,
    step,
    sub,
    sums,
    t,
)
from abaculus.questions.generators.pat._mistakes import near_misses


class FigureFamily(msgspec.Struct, frozen=True):
    """A figure for every number: an² + bn + c parts."""

    things: str
    a: int
    b: int
    c: int
    draw: Callable[[int], list[FigureItem]]
    """The figure of a number, at the origin, at most 90 wide and high."""
    count: Callable[[int], int]
    """The count from the drawing, not from the formula."""


def squares(n: int) -> list[FigureItem]:
    """A row of squares of sticks."""
    side = 26
    posts = [line((k * side, 0), (k * side, side)) for k in range(n + 1)]
    rails = [
        line((k * side, y), ((k + 1) * side, y)) for k in range(n) for y in (0, side)
    ]  # fmt: skip
    return [*posts, *rails, *heads([(k * side, y) for k in range(n + 1) for y in (0, side)])]


def heads(spots: list[tuple[int, int]]) -> list[FigureItem]:
    """The heads of the sticks, so that each can be distinguished."""
    return [("dots", tuple(spots), 2, "disc", "shape")]


def triangles(n: int) -> list[FigureItem]:
    """A row of triangles of sticks, up and down in turn."""
    half, high = 15, 26
    spots = [(k * half, high if k % 2 == 0 else 0) for k in range(n + 2)]
    near = [line(one, two) for one, two in pairwise(spots)]
    over = [line(one, two) for one, two in zip(spots, spots[2:], strict=False)]
    return [*near, *over, *heads(spots)]


def houses(n: int) -> list[FigureItem]:
    """A row of houses of sticks with shared walls."""
    side, roof = 26, 18
    walls = [line((k * side, roof), (k * side, roof + side)) for k in range(n + 1)]
    spots = [(k * side, y) for k in range(n + 1) for y in (roof, roof + side)]
    rest: list[FigureItem] = []
    for k in range(n):
        left, right, top = (k * side, roof), ((k + 1) * side, roof), (k * side + side // 2, 0)
        rest += [line(left, top), line(top, right), line(left, right)]
        rest.append(line((k * side, roof + side), ((k + 1) * side, roof + side)))
        spots.append(top)
    return [*walls, *rest, *heads(spots)]


def cross(n: int) -> list[FigureItem]:
    """A cross of tiles with arms of n."""
    wide = 2 * n + 1
    rows = [("#" * wide if row == n else " " * n + "#") for row in range(wide)]
    return [tiles((0, 0), 12, rows)]


def corner(n: int) -> list[FigureItem]:
    """An L of tiles with two legs of n beside the corner."""
    rows = ["#"] * n + ["#" * (n + 1)]
    return [tiles((0, 0), 16, rows)]


def tee(n: int) -> list[FigureItem]:
    """A T of tiles: a bar of 2n + 1 and a foot of n."""
    rows = ["#" * (2 * n + 1)] + [" " * n + "#"] * n
    return [tiles((0, 0), 12, rows)]


def frame(n: int) -> list[FigureItem]:
    """A frame of tiles around n empty ones in a row."""
    rows = ["#" * (n + 2), "#" + " " * n + "#", "#" * (n + 2)]
    return [tiles((0, 0), 15, rows)]


def border(n: int) -> list[FigureItem]:
    """A square frame of tiles around n by n empty ones."""
    rows = ["#" * (n + 2), *["#" + " " * n + "#"] * n, "#" * (n + 2)]
    return [tiles((0, 0), 15, rows)]


def stairs(n: int) -> list[FigureItem]:
    """Stairs of 1, 2, 3 ... tiles."""
    return [tiles((0, 0), 18, ["#" * row for row in range(1, n + 1)])]


def oblong(n: int) -> list[FigureItem]:
    """A rectangle of n by n + 1 tiles."""
    return [tiles((0, 0), 18, ["#" * (n + 1)] * n)]


def square_and_one(n: int) -> list[FigureItem]:
    """A square of n by n tiles with one more at its foot."""
    return [tiles((0, 0), 18, ["#" * n] * (n - 1) + ["#" * (n + 1)])]


def count_parts(draw: Callable[[int], list[FigureItem]]) -> Callable[[int], int]:
    """The number of sticks or tiles in the drawing."""

    @cache
    def count(n: int) -> int:
        total = 0
        for item in draw(n):
            if item[0] == "line":
                total += 1
            elif item[0] == "tiles":
                total += sum(row.count("#") for row in item[3])
        return total

    return count


def family(
    things: str, a: int, b: int, c: int, draw: Callable[[int], list[FigureItem]]
) -> FigureFamily:
    """A family, counted from its drawing."""
    return FigureFamily(things, a, b, c, draw, count_parts(draw))


LINEAR: Final = {
    "squares": family("stick", 0, 3, 1, squares),
    "triangles": family("stick", 0, 2, 1, triangles),
    "houses": family("stick", 0, 5, 1, houses),
    "cross": family("tile", 0, 4, 1, cross),
    "corner": family("tile", 0, 2, 1, corner),
    "tee": family("tile", 0, 3, 1, tee),
    "frame": family("tile", 0, 2, 6, frame),
    "border": family("tile", 0, 4, 4, border),
}
SQUARE: Final = {
    "oblong": family("tile", 1, 1, 0, oblong),
    "square_and_one": family("tile", 1, 0, 1, square_and_one),
}
ALL: Final = {**LINEAR, **SQUARE}


@generator(
    presets={
        "L2": P(families=tuple(LINEAR), n=(5, 12), back=False, level=2, secs=30, finite=64),
        "L3": P(families=tuple(ALL), n=(12, 40), back=True, level=3, secs=30, finite=522),
        "g5": P(families=tuple(LINEAR), n=(4, 10), back=False, grade="5", category="N", secs=30,
                finite=56),
        "g7": P(families=tuple(LINEAR), n=(10, 30), back=True, grade="7", category="N", secs=30,
                finite=336),
        "g9": P(families=tuple(ALL), n=(10, 50), back=True, grade="9", category="N", secs=30,
                finite=738),
    }
)  # fmt: skip
def figures(r: Rng, p: Params) -> MaybeDraft:
    name, n, back = r.pick(p.families), r.between(*p.n), p.back and r.flip()
    kind = ALL[name]
    if back and kind.a:
        return REJECT
    total = kind.a * n * n + kind.b * n + kind.c
    things: Formula = ("noun", 2, f"pat.{kind.things}")
    asked = t("pat.which_figure", things=things, total=total) if back else (
        t("pat.how_many_in_figure", things=things, n=n))  # fmt: skip
    return Draft(
        params={"name": name, "n": n, "back": back},
        prompt=(asked,),
        answer=number(n if back else total, form="plain"),
        work=effort("look", "look", "idea", "fact" if n < 13 else "long", "fact"),
        figure=draw_figures(name),
    )


@cache
def draw_figures(name: str) -> Figure:
    """The first three figures side by side."""
    kind = ALL[name]
    items: list[FigureItem] = []
    x, high = 0, 0
    sizes = [extent(kind.draw(n)) for n in (1, 2, 3)]
    high = max(tall for _, tall in sizes)
    for n, (wide, tall) in zip((1, 2, 3), sizes, strict=True):
        items += [move_item(item, x, high - tall) for item in kind.draw(n)]
        items.append(label((x + wide // 2, high + 16), n))
        x += wide + 26
    counts = comma_list(kind.count(n) for n in (1, 2, 3))
    things: Formula = ("noun", 2, f"pat.{kind.things}")
    return figure(x - 26, high + 24, items, f"pat.alt.{name}", counts=counts, things=things)


def extent(items: list[FigureItem]) -> tuple[int, int]:
    """The width and height of a drawing."""
    xs, ys = [0], [0]
    for item in items:
        if item[0] == "line":
            xs += [item[1][0], item[2][0]]
            ys += [item[1][1], item[2][1]]
        elif item[0] == "tiles":
            xs.append(item[2] * max(len(row) for row in item[3]))
            ys.append(item[2] * len(item[3]))
    return max(xs), max(ys)


def move_item(item: FigureItem, dx: int, dy: int) -> FigureItem:
    """The same part at another place."""
    match item[0]:
        case "line":
            (ax, ay), (bx, by) = item[1], item[2]
            return ("line", (ax + dx, ay + dy), (bx + dx, by + dy), *item[3:])
        case "tiles":
            return ("tiles", (dx, dy), *item[2:])
        case _:
            return ("dots", tuple((x + dx, y + dy) for x, y in item[1]), *item[2:])


@figures.verify
def _(q: Params, v: int) -> bool:
    kind = ALL[q.name]
    if q.back:
        return kind.count(v) == kind.a * q.n * q.n + kind.b * q.n + kind.c
    return v == kind.count(q.n)


@figures.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    kind = ALL[q.name]
    n, a, b, c = q.n, kind.a, kind.b, kind.c
    total = a * n * n + b * n + c
    if q.back:
        if total % b == 0:
            yield total // b, "pat.start_forgotten"
        yield total - c, "pat.forgot_to_divide"
        yield from near_misses(n)
        yield n + 2, "pat.step_slip"
        return
    first = a + b + c
    yield first * n, "pat.first_times_n"
    if a:
        yield n * n, "pat.start_forgotten"
        yield (n + 1) * (n + 1), "pat.one_step_too_far"
        yield 2 * n, "pat.added_for_times"
    else:
        yield b * n, "pat.start_forgotten"
        yield total + b, "pat.one_step_too_far"
        yield total - b, "pat.one_step_short"
    yield total + 1, "pat.one_slip"
    yield total - 1, "pat.one_slip"


@figures.steps
def _(q: Params) -> Iterator[SolutionStep]:
    kind = ALL[q.name]
    n, a, b, c = q.n, kind.a, kind.b, kind.c
    yield step("pat.say.count_figures", m=comma_list(kind.count(k) for k in (1, 2, 3)))
    if a:
        shown = mul(n, n + 1) if q.name == "oblong" else add(power(n, 2), 1)
        yield step(f"pat.say.{q.name}", m=eq(shown, n * n + b * n + c))
        return
    yield step("pat.say.figure_step", m=eq(sub(2 * b + c, b + c), b))
    if q.back:
        total = b * n + c
        yield step("pat.say.figure_start", m=eq(sub(total, c), b * n), c=c)
        yield step("pat.say.figure_divide", m=eq(div(b * n, b), n))
    else:
        yield step("pat.say.figure_rule", m=eq(sums((mul(n, b), c)), b * n + c), c=c)
