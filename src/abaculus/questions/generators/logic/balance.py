"""Scales in balance: the weight of one of the things."""

from collections.abc import Iterator

from abaculus.questions.figures import Figure, FigureItem, dots, figure, label, line, poly
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
    div,
    effort,
    eq,
    generator,
    jux,
    lazy_figure,
    mul,
    number,
    step,
    sub,
    t,
)

Pan = tuple[int, int, int]
"""The numbers of cubes, balls and kilograms."""


@generator(
    presets={
        "L1": P(kinds=("many", "plus"), x=(3, 12), level=1, secs=15, finite=230),
        "L2": P(kinds=("two", "both"), x=(3, 12), level=2, secs=30),
        "L3": P(kinds=("swap", "shift"), x=(2, 12), level=3, secs=45, finite=1250),
        "g3": P(kinds=("many", "plus"), x=(2, 10), grade="3", category="N", secs=15, finite=200),
        "g5": P(kinds=("two",), x=(2, 12), grade="5", category="N", secs=30, finite=800),
        "g7": P(kinds=("both", "swap", "shift"), x=(2, 12), grade="7", category="N", secs=30),
    }
)
def scales(r: Rng, p: Params) -> MaybeDraft:
    kind, x = r.pick(p.kinds), r.between(*p.x)
    n, a = r.between(2, 5), r.between(2, 20)
    rows: tuple[tuple[Pan, Pan], ...]
    match kind:
        case "many":
            rows = (((n, 0, 0), (0, 0, n * x)),)
        case "plus":
            rows = (((1, 0, a), (0, 0, x + a)),)
        case "two":
            rows = (((n, 0, a), (0, 0, n * x + a)),)
        case "both":
            m = r.between(1, n - 1)
            rows = (((n, 0, a), (m, 0, (n - m) * x + a)),)
        case "swap":
            k, m = r.between(2, 4), r.between(1, 3)
            rows = (((0, 1, 0), (k, 0, 0)), ((n - 1, m, 0), (0, 0, (n - 1 + m * k) * x)))
        case _:
            a, m = r.between(2, 9), r.between(1, 3)
            rows = (((0, 1, 0), (1, 0, a)), ((n - 1, m, 0), (0, 0, (n - 1 + m) * x + m * a)))
    if a == x or (kind == "both" and n < 3):
        return REJECT
    slots: dict[str, Formula] = {}
    for name, (cubes, balls, weight) in zip("abcd", (pan for row in rows for pan in row),
                                            strict=False):  # fmt: skip
        slots[f"{name}_cubes"], slots[f"{name}_balls"] = cubes, balls
        slots[f"{name}_kg"] = ("qty", weight, "kg")
    return Draft(
        params={"kind": kind, "rows": rows},
        prompt=(t(f"logic.scales_{kind}", **slots),),
        answer=number(x, form="plain", unit="kg"),
        work=effort(*WORK[kind]),
        figure=lazy_figure(draw_scales, rows),
    )


WORK = {
    "many": ("fact", "look"), "plus": ("carry", "look"), "two": ("look", "step", "carry", "fact"),
    "both": ("look", "idea", "step", "fact"), "swap": ("look", "look", "idea", "fact", "long"),
    "shift": ("look", "look", "idea", "step", "long"),
}  # fmt: skip


def draw_scales(rows: tuple[tuple[Pan, Pan], ...]) -> Figure:
    """One pair of scales below the other."""
    items: list[FigureItem] = []
    for place, (left, right) in enumerate(rows):
        low = 62 + 100 * place
        items += [line((30, low + 8), (270, low + 8)), line((150, low + 8), (150, low + 30))]
        items.append(poly(((130, low + 30), (170, low + 30), (150, low + 8))))
        for middle, pan in ((80, left), (220, right)):
            items += [line((middle - 66, low), (middle + 66, low)),
                      line((middle, low), (middle, low + 8))]  # fmt: skip
            items += load(middle, low, pan)
    return figure(300, 96 + 100 * (len(rows) - 1), items, f"logic.alt.scales_{len(rows)}")


def load(middle: int, low: int, pan: Pan) -> list[FigureItem]:
    """The things on a pan, side by side."""
    cubes, balls, weight = pan
    things = cubes + balls
    wide = 17 * things + (46 if weight else 0)
    x = middle - wide // 2
    items: list[FigureItem] = []
    if cubes:
        spots = [(x + 8 + 17 * k, low - 9) for k in range(cubes)]
        items.append(dots(spots, 7, "square"))
    if balls:
        spots = [(x + 8 + 17 * (cubes + k), low - 9) for k in range(balls)]
        items.append(dots(spots, 7, "disc", "second"))
    if weight:
        left = x + 17 * things + 1
        items.append(poly(((left, low - 1), (left + 44, low - 1), (left + 38, low - 26),
                           (left + 6, low - 26)), "outline"))  # fmt: skip
        items.append(label((left + 22, low - 13), ("qty", weight, "kg")))
    return items


@scales.verify
def _(q: Params, v: int) -> bool:
    if q.kind in ("swap", "shift"):
        (_, (cubes, _, more)), (left, (_, _, total)) = q.rows
        ball = cubes * v + more
        return left[0] * v + left[1] * ball == total
    ((left, right),) = q.rows
    return left[0] * v + left[2] == right[0] * v + right[2]


@scales.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    x = cube_weight(q)
    if q.kind in ("swap", "shift"):
        (_, (k, _, more)), ((cubes, balls, _), (_, _, total)) = q.rows
        if total % (cubes + balls) == 0:
            yield total // (cubes + balls), "logic.all_equal"
        yield k * x + more, "logic.other_thing"
        yield (cubes + balls * k) * x, "logic.forgot_to_divide"
    else:
        (((n, _, a), (m, _, w)),) = q.rows
        if a:
            yield w + a, "logic.added_weight"
        if n - m > 1:
            yield w - a, "logic.forgot_to_divide"
            yield w - (n - m), "logic.took_for_divided"
        if m and w % (n + m) == 0:
            yield w // (n + m), "logic.sides_joined"
        yield w, "logic.whole_weight"
    yield x + 1, "logic.one_slip"
    yield x - 1, "logic.one_slip"
    yield x + 10, "logic.ten_slip"
    yield x + 2, "logic.table_slip"


def cube_weight(q: Params) -> int:
    """The weight of a cube."""
    if q.kind in ("swap", "shift"):
        (_, (k, _, more)), ((cubes, balls, _), (_, _, total)) = q.rows
        return int((total - balls * more) // (cubes + balls * k))
    (((n, _, a), (m, _, w)),) = q.rows
    return int((w - a) // (n - m))


@scales.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x = cube_weight(q)
    if q.kind in ("swap", "shift"):
        (_, (k, _, more)), ((cubes, balls, _), (_, _, total)) = q.rows
        many = cubes + balls * k
        if more:
            rest = total - balls * more
            yield step("logic.say.ball_heavier", n=balls)
            taken = mul(balls, more) if balls > 1 else more
            yield step("logic.say.take_surplus", m=eq(sub(total, taken), rest))
            yield step("logic.say.divide_cubes", m=eq(div(rest, many), x))
        else:
            counted = mul(balls, k) if balls > 1 else k
            yield step("logic.say.balls_as_cubes", m=eq(add(cubes, counted), many))
            yield step("logic.say.divide_cubes", m=eq(div(total, many), x))
        return
    (((n, _, a), (m, _, w)),) = q.rows
    if m:
        yield step("logic.say.take_cubes", m=eq(sub(jux(n, "x"), jux(m, "x")), jux(n - m, "x")))
    if a:
        yield step("logic.say.take_weight", m=eq(sub(w, a), w - a))
    if n - m > 1:
        yield step("logic.say.divide_cubes", m=eq(div(w - a, n - m), x))
    elif not a:
        yield step("logic.say.so", m=x)
