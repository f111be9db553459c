"""Reading values, zeros and turning points from a graph."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from abaculus.questions import figures
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
    comma_list,
    effort,
    eq,
    generator,
    items,
    lazy_figure,
    number,
    point,
    point_at,
    step,
    sub,
    t,
)

UNIT = 22


@generator(
    presets={
        "L2": P(kinds=("value", "place", "top", "top_place"), level=2, secs=15),
        "L3": P(kinds=(*("change",) * 4, "turning", "zeros"), level=3, secs=30),
        "g7": P(kinds=("value", "top", "top_place"), grade="7", category="N", secs=15),
        "g8": P(kinds=("value", "place", "top"), grade="8", category="N", secs=15),
        "g10": P(kinds=("turning", "zeros"), grade="10", category="N", secs=30, finite=132),
    }
)
def graph_value(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("turning", "zeros"):
        return parabola(r, kind)
    heights = [r.between(-2, 4)]
    for _ in range(7):
        low, high = max(-5, heights[-1] - 3), min(7, heights[-1] + 3)
        other = r.between(low, high - 1)  # any but the last one, which is skipped
        heights.append(other + (other >= heights[-1]))
    first, second = sorted(r.sample(range(1, 8), 2))
    if kind == "place" and crossings(heights, heights[first]) > (1 if first == 7 else 2):
        return REJECT
    if "top" in kind and heights.count(max(heights)) > 1:
        return REJECT
    params = {"kind": kind, "heights": heights, "first": first, "second": second}
    truth = read_heights(kind, heights, first, second)
    if kind == "change" and truth == 0:
        return REJECT
    place: Formula = ("call", "f", first)
    slots: dict[str, dict[str, Formula]] = {
        "value": {"asked": place},
        "change": {"change": sub(("call", "f", second), place)},
        "place": {"equation": eq(("call", "f", "x"), heights[first])},
    }
    work = (
        ("look", "look", "look", "look", "idea", "carry")
        if kind == "change"
        else ("look", "recall")
    )
    return Draft(
        params=params,
        prompt=(t(f"fn.read_{kind}", **slots.get(kind, {})),),
        answer=number(truth, form="plain"),
        work=effort(*work),
        figure=lazy_figure(path, heights),
    )


def crossings(heights: Sequence[int], y: int) -> int:
    """How often the pieces reach a height; a corner at it counts for both its pieces."""
    return sum(min(a, b) <= y <= max(a, b) for a, b in pairwise(heights))


def read_heights(kind: str, heights: Sequence[int], first: int, second: int) -> int:
    """The value that the graph shows."""
    found = {
        "value": heights[first],
        "change": heights[second] - heights[first],
        "top": max(heights),
        "top_place": heights.index(max(heights)),
    }
    return found.get(kind, first)


def path(heights: Sequence[int]) -> Figure:
    """A graph of straight pieces from x = 0 to 7."""
    at = (36, 14 + 7 * UNIT)
    drawn = (
        figures.grid((36, 14), 8, 12, UNIT),
        figures.axes(at, UNIT, (0, 8, -5, 7)),
        figures.plot(at, UNIT, tuple(enumerate(heights))),
    )
    return figures.figure(234, 292, drawn, "fn.alt.path")


def parabola(r: Rng, kind: str) -> MaybeDraft:
    """A parabola with whole zeros and a whole turning point."""
    half = r.pick((1, 1, 2))
    middle = r.between(half - 5, 5 - half)
    a = r.sign() * (r.between(1, 4) if half == 1 else 1)
    low, high = middle - half, middle + half
    if 0 in (low, high):
        return REJECT
    turning = kind == "turning"
    return Draft(
        params={"kind": kind, "a": a, "low": low, "high": high},
        prompt=(t(f"fn.read_{kind}"),),
        answer=point_at(middle, -a * half * half) if turning else items("set", (low, high)),
        work=effort("look", "look", "recall", "idea", "sign"),
        figure=lazy_figure(draw_parabola, a, low, high),
    )


def draw_parabola(a: int, low: int, high: int) -> Figure:
    """A parabola drawn in short pieces, as far as the axes reach."""
    at = (156, 124)
    quarters = range(4 * low - 6, 4 * high + 7)
    spots = [(x, a * (x - 4 * low) * (x - 4 * high)) for x in quarters]
    inside = [(at[0] + x * UNIT // 4, at[1] - y * UNIT // 16) for x, y in spots if abs(y) <= 80]
    drawn = (
        figures.grid((24, 14), 12, 10, UNIT),
        figures.axes(at, UNIT, (-6, 6, -5, 5)),
        *(figures.line(one, other, "mark") for one, other in pairwise(inside)),
    )
    return figures.figure(312, 250, drawn, "fn.alt.parabola")


@graph_value.verify
def _(q: Params, v: int | tuple[int, int]) -> bool:
    if q.kind == "zeros":
        return (
            isinstance(v, tuple) and all((x - q.low) * (x - q.high) == 0 for x in v) and v[0] < v[1]
        )
    if isinstance(v, tuple):
        x, y = v
        return x - q.low == q.high - x and y == q.a * (x - q.low) * (x - q.high)
    spots: dict[int, int] = dict(enumerate(map(int, q.heights)))
    match q.kind:
        case "value":
            return (q.first, v) in spots.items()
        case "change":
            return spots[q.first] + v == spots[q.second]
        case "place":
            return spots.get(v) == spots[q.first]
        case "top":
            return v in spots.values() and all(y <= v for y in spots.values())
        case _:
            return v in spots and all(y <= spots[v] for y in spots.values())


@graph_value.mistakes
def _(q: Params) -> Iterator[tuple[int | tuple[int, int], str]]:
    if q.kind in ("turning", "zeros"):
        low, high = q.low, q.high
        x, y = (low + high) // 2, -q.a * ((high - low) // 2) ** 2
        if q.kind == "zeros":
            yield (-high, -low), "fn.sign_lost"
            yield (x, y) if x < y else (y, x), "fn.turning_for_zeros"
            yield (low - 1, high), "fn.misread"
            yield (low, high + 1), "fn.misread"
        else:
            yield (y, x), "fn.coordinates_swapped"
            yield (-x, y), "fn.sign_lost"
            yield (x, -y), "fn.sign_lost"
            yield (low, 0), "fn.zero_for_turning"
            yield (high, 0), "fn.zero_for_turning"
        return
    heights = q.heights
    truth = read_heights(q.kind, heights, q.first, q.second)
    match q.kind:
        case "value":
            swapped = [x for x, y in enumerate(heights) if y == q.first]
            if swapped:
                yield swapped[0], "fn.axes_swapped"
            yield heights[q.first - 1], "fn.misread"
        case "change":
            yield -truth, "fn.sign_lost"
            yield q.second - q.first, "fn.run_only"
            yield heights[q.second], "fn.one_value_only"
        case "place":
            yield heights[q.first], "fn.axes_swapped"
        case "top":
            yield heights.index(max(heights)), "fn.axes_swapped"
            yield heights[-1], "fn.last_for_highest"
        case _:
            yield max(heights), "fn.axes_swapped"
            yield 7, "fn.last_for_highest"
    yield truth + 1, "fn.misread"
    yield truth - 1, "fn.misread"
    yield truth + 2, "fn.misread"


@graph_value.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "zeros":
        yield step("fn.say.crosses_axis", m=comma_list((q.low, q.high)))
        return
    if q.kind == "turning":
        middle = (q.low + q.high) // 2
        yield step("fn.say.turns", m=point(middle, -q.a * (q.high - middle) ** 2))
        return
    heights = q.heights
    top = max(heights)
    match q.kind:
        case "value":
            yield step("fn.say.up_from", x=q.first, m=eq(("call", "f", q.first), heights[q.first]))
        case "change":
            first, second = heights[q.first], heights[q.second]
            yield step("fn.say.up_from", x=q.second, m=eq(("call", "f", q.second), second))
            yield step("fn.say.up_from", x=q.first, m=eq(("call", "f", q.first), first))
            yield step("fn.say.difference", m=eq(sub(second, first), second - first))
        case "place":
            yield step("fn.say.across_from", y=heights[q.first], m=eq("x", q.first))
        case "top":
            yield step("fn.say.highest", m=top)
        case _:
            yield step("fn.say.below_highest", m=eq("x", heights.index(top)))
