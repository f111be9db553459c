"""How many things are drawn: in a row, an array or a cloud, all of them or those of one kind."""

from collections import Counter
from collections.abc import Iterator

from abaculus.questions.figures import Spot, dots, figure
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
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    step,
    t,
)

KINDS = ("disc", "square", "triangle", "star")
RADIUS, APART, WIDE = 11, 30, 300
ROWS = {2: (2, 3, 4, 5), 3: (3,)}
"""Arrays of at most ten things."""


@generator(
    version=2,
    presets={
        "RG1": P(ways=("row", "array", "cloud"), low=3, high=10, secs=15, finite=84),
        "RG4": P(ways=("sort",), low=3, high=8, secs=15, finite=204),
        "L1": P(ways=("block", "frame"), low=11, high=29, level=1, secs=15, finite=156),
        "g1": P(
            ways=("frame", "sort"), low=11, high=20, grade="1", category="G", secs=15, finite=244
        ),
    },
)
def things(r: Rng, p: Params) -> MaybeDraft:
    way, kind = r.pick(p.ways), r.pick(KINDS)
    rows = columns = others = 0
    match way:
        case "array":
            rows = r.weighted(((2, 4), (3, 1)))
            columns = r.pick(ROWS[rows])
            n = rows * columns
        case "block":
            rows, columns = r.between(3, 6), r.between(4, 8)
            n = rows * columns
        case "frame":
            columns, n = 5, r.between(p.low, p.high)
        case "sort":
            n, others = r.between(2, 6), r.between(1, 6)
            if not 3 <= n + others <= 8 or n == others:
                return REJECT
        case _:
            n = r.between(p.low, p.high)
    other = r.pick([one for one in KINDS if one != kind]) if others else ""
    is_loose = way in ("cloud", "sort")
    spots = scatter(r, n + others) if is_loose else in_rows(n, columns or n)
    seen = [(kind if k < n else other, *spot) for k, spot in enumerate(spots)]
    params = {"way": way, "kind": kind, "n": n, "rows": rows, "columns": columns, "others": others}
    return Draft(
        params={**params, "seen": seen},
        prompt=(t("num.count", things=("noun", 2, f"num.{kind}")),),
        answer=number(n, form="plain"),
        work=count_effort(way, n),
        figure=lazy_figure(draw_things, way, kind, other, seen),
        normal=(way, kind, n, columns, others, other),
    )


def count_effort(way: str, n: int) -> int:
    """The effort: things one by one, rows of five at a glance, arrays by a product."""
    match way:
        case "array" | "block":
            return effort("count", "count", "fact", "look")
        case "frame":
            return effort("look", times=n // 5) + effort("count", times=n % 5) + effort("fact")
        case _:
            return effort("count", times=n)


def draw_things(way: str, kind: str, other: str, seen: list[tuple[str, int, int]]) -> Figure:
    """The things mixed with those of the other kind, described one by one or row by row."""
    is_rows = way not in ALT
    in_order = sorted(seen, key=lambda one: (one[2], one[1]))
    rows = Counter(y for _, _, y in in_order)
    listed = [*rows.values()] if is_rows else [("noun", 1, f"num.{one}") for one, _, _ in in_order]
    slots: dict[str, Formula] = {"things": ("noun", 2, f"num.{kind}"), "seen": comma_list(listed)}
    if other:
        slots["others"] = ("noun", 2, f"num.{other}")
    parts = [
        dots([(x, y) for one, x, y in seen if one == name], RADIUS, name)
        for name in (kind, other)
        if name
    ]
    deep = 180 if way in ("cloud", "sort") else max(y for _, _, y in seen) + APART // 2
    return figure(WIDE, deep, parts, f"num.alt.{ALT.get(way, 'rows')}", **slots)


ALT = {"row": "row", "cloud": "cloud", "sort": "sorts"}
"""How a drawing is described; all others are rows."""


def in_rows(count: int, columns: int) -> list[Spot]:
    """Places in rows, the last one perhaps shorter."""
    left = (WIDE - APART * columns + APART) // 2
    return [(left + APART * (k % columns), 15 + APART * (k // columns)) for k in range(count)]


def scatter(r: Rng, count: int) -> list[Spot]:
    """Places that never touch: one in each of several squares, slightly displaced."""
    cells = r.sample(range(24), count)
    return [
        (25 + 50 * (cell % 6) + r.between(-10, 10), 22 + 45 * (cell // 6) + r.between(-8, 8))
        for cell in cells
    ]


@things.verify
def _(q: Params, v: int) -> bool:
    there = {(x, y) for kind, x, y in q.seen if kind == q.kind}
    return len(there) == v


@things.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.others:
        yield q.others, "num.other_kind"
        yield q.n + q.others, "num.both_kinds"
    if q.rows:
        yield q.rows + q.columns, "num.rows_and_columns"
        yield q.n - q.columns, "num.row_missed"
        yield q.n + q.columns, "num.row_twice"
    elif q.columns:
        yield q.n + 5, "num.row_twice"
        yield q.n - 5, "num.row_missed"
    yield q.n + 1, "num.counted_twice"
    yield q.n - 1, "num.one_missed"
    yield q.n + 2, "num.lost_count"


@things.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.rows:
        yield step("num.say.rows_alike", rows=q.rows, columns=q.columns)
        yield step("num.say.multiply_rows", m=eq(mul(q.rows, q.columns), q.n))
    elif q.columns:
        full, rest = divmod(q.n, 5)
        msgid = "num.say.rows_of_five" if rest else "num.say.full_rows"
        yield step(msgid, rows=full, rest=rest)
        yield step(m=eq(add(mul(full, 5), rest) if rest else mul(full, 5), q.n))
    elif q.others:
        yield step("num.say.only_kind", things=("noun", 2, f"num.{q.kind}"), m=q.n)
    else:
        yield step("num.say.touch_each", m=q.n)
