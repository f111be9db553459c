"""Angle sums, interior and exterior angles and diagonals of polygons."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import figure, poly
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    deg,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, geo_word, plausible_mistakes
from abaculus.questions.generators.geo._outlines import regular

NAMES: Final = (
    "pentagon",
    "hexagon",
    "heptagon",
    "octagon",
    "nonagon",
    "decagon",
    "hendecagon",
    "dodecagon",
)
WORK: Final = {
    "sum": ("recall", "fact"),
    "inner": ("recall", "fact", "fact"),
    "outer": ("recall", "fact"),
    "diagonals": ("idea", "long", "fact"),
    "from_outer": ("recall", "idea", "fact"),
    "from_inner": ("recall", "idea", "carry", "fact"),
    "from_sum": ("recall", "step", "fact", "idea"),
    "last": ("recall", "fact", "digits", "digits", "fact"),
}


@generator(
    presets={
        "9E4": P(kinds=("sum", "inner", "outer"), most=12, secs=15, finite=20),
        "L3": P(
            kinds=("diagonals", "from_outer", "from_inner", "from_sum", "last"),
            most=20,
            level=3,
            secs=30,
            finite=217351,
        ),
    }
)
def angles(r: Rng, p: Params) -> MaybeDraft:
    kind, n = r.pick(p.kinds), r.between(5, p.most)
    known: tuple[int, ...] = ()
    if kind in ("inner", "outer", "from_outer", "from_inner") and 360 % n:
        return REJECT
    if kind == "last":
        n = r.between(5, 6)
        known = tuple(5 * r.between(18, 29) for _ in range(n - 1))
        if not 60 <= 180 * (n - 2) - sum(known) <= 170:
            return REJECT
    asked = t(
        f"geo.polygon.{kind}",
        n=n,
        shape=geo_word(f"a_{NAMES[n - 5]}") if n <= 12 else "",
        regular=geo_word(f"reg_{NAMES[n - 5]}") if n <= 12 else "",
        outer=deg(360 // n),
        inner=deg(180 - 360 // n),
        sum=deg(180 * (n - 2)),
        known=comma_list([deg(one) for one in known]),
    )
    return Draft(
        params={"kind": kind, "n": n, "known": known},
        prompt=(asked,),
        answer=number(
            size(kind, n, known),
            form="plain",
            unit="°" if kind in ("sum", "inner", "outer", "last") else None,
        ),
        work=effort(*WORK[kind]),
        figure=FANS[n] if kind in ("sum", "inner", "outer") else None,
    )


FANS: Final = {
    n: figure(200, 170, [poly(regular(n, (100, 85), 72))], "geo.alt.corners", n=n)
    for n in range(5, 13)
}


def size(kind: str, n: int, known: tuple[int, ...]) -> int:
    """The value asked for."""
    return {
        "sum": 180 * (n - 2),
        "inner": 180 - 360 // n,
        "outer": 360 // n,
        "diagonals": n * (n - 3) // 2,
        "last": 180 * (n - 2) - sum(known),
    }.get(kind, n)


@angles.verify
def _(q: Params, v: int) -> bool:
    n = q.n
    match q.kind:
        case "sum":
            return v == 180 * n - 360
        case "inner":
            return v * n == 180 * (n - 2)
        case "outer" | "from_outer":
            return v * (n if q.kind == "outer" else 360 // n) == 360
        case "diagonals":
            return v == sum(1 for i in range(n) for j in range(i + 2, n) if (i, j) != (0, n - 1))
        case "last":
            return sum(180 - one for one in (*q.known, v)) == 360
        case _:
            return v * 180 - 360 == 180 * (n - 2)


@angles.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n = q.n
    truth = size(q.kind, n, q.known)
    wrong: dict[str, Wrongs] = {
        "sum": (
            (180 * n, "geo.triangles_too_many"),
            (360, "geo.outer_sum"),
            (180 * (n - 1), "geo.one_triangle_more"),
            (180 * (n - 3), "geo.one_triangle_less"),
        ),
        "inner": (
            (360 // n, "geo.outer_for_inner"),
            (180 * (n - 2), "geo.sum_not_shared"),
            (180, "geo.triangles_too_many"),
            (F(180, n), "geo.half_turn_shared"),
        ),
        "outer": (
            (180 - 360 // n, "geo.inner_for_outer"),
            (F(180, n), "geo.half_turn_shared"),
            (360 - 360 // n, "geo.rest_of_turn"),
        ),
        "diagonals": (
            (n * (n - 3), "geo.diagonals_twice"),
            (F(n * (n - 1), 2), "geo.sides_counted_too"),
            (n, "geo.sides_for_diagonals"),
            (F(n * (n - 2), 2), "geo.one_diagonal_more"),
        ),
        "last": (
            (180 * (n - 1) - sum(q.known), "geo.one_triangle_more"),
            (180 * (n - 3) - sum(q.known), "geo.one_triangle_less"),
            (F(sum(q.known), n - 1), "geo.mean_taken"),
        ),
    }
    others = (
        (n - 2, "geo.triangles_for_corners"),
        (n + 2, "geo.two_too_many"),
        (F(n, 2), "geo.half_turn_shared"),
        (2 * n, "geo.doubled_twice"),
    )
    yield from plausible_mistakes(truth, *wrong.get(q.kind, others), least=3)


@angles.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n = q.n
    total = 180 * (n - 2)
    truth = size(q.kind, n, q.known)
    match q.kind:
        case "sum":
            yield step("geo.say.triangles_inside", m=eq(sub(n, 2), n - 2))
            yield step(m=eq(mul(n - 2, 180), total))
        case "inner":
            yield step("geo.say.outer_turn", m=eq(div(360, n), 360 // n))
            yield step("geo.say.inner_beside", m=eq(sub(180, 360 // n), truth))
        case "outer":
            yield step("geo.say.outer_turn", m=eq(div(360, n), truth))
        case "diagonals":
            yield step("geo.say.from_each_corner", m=eq(sub(n, 3), n - 3))
            yield step("geo.say.each_has_two_ends", m=eq(div(mul(n, n - 3), 2), truth))
        case "from_outer":
            yield step("geo.say.turns_in_360", m=eq(div(360, 360 // n), n))
        case "from_inner":
            yield step("geo.say.outer_beside", m=eq(sub(180, 180 - 360 // n), 360 // n))
            yield step("geo.say.turns_in_360", m=eq(div(360, 360 // n), n))
        case "from_sum":
            yield step("geo.say.how_many_triangles", m=eq(div(total, 180), n - 2))
            yield step("geo.say.two_more_corners", m=eq(add(n - 2, 2), n))
        case _:
            yield step("geo.say.triangles_inside", m=eq(mul(n - 2, 180), total))
            yield step("geo.say.known_angles", m=eq(add(*q.known), sum(q.known)))
            yield step(m=eq(sub(total, sum(q.known)), truth))
