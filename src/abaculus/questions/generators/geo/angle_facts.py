"""Angles of triangles, exterior angles, and angles at parallel lines."""

from collections.abc import Iterator
from math import gcd
from typing import Final

from abaculus.questions.figures import FigureItem, angle, figure, line, poly
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Figure,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    deg,
    div,
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
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes

A, B, C = (30, 130), (200, 130), (90, 30)
TRIANGLE: Final = (A, C, B)
STEEP: Final = ((120, 20), (175, 130), (65, 130), 63)
FLAT: Final = ((120, 60), (215, 130), (25, 130), 36)
"""Top, right, left and the angle at the base of isosceles triangles."""
ABOVE, BELOW = (145, 50), (100, 110)
LINES: Final = (
    line((20, 50), (230, 50)),
    line((20, 110), (230, 110)),
    line((70, 150), (175, 10)),
)
AT_BELOW: Final = {"sharp": (0, 53), "blunt": (53, 180)}
AT_ABOVE: Final = {
    ("same", "sharp"): (0, 53), ("same", "blunt"): (53, 180), ("cross", "sharp"): (180, 233),
    ("cross", "blunt"): (233, 360), ("inner", "sharp"): (233, 360), ("inner", "blunt"): (180, 233),
}  # fmt: skip
WORK: Final = {
    "third": ("carry", "carry"),
    "outer": ("recall", "carry"),
    "remote": ("recall", "carry"),
    "parallel": ("look", "recall"),
    "apex": ("recall", "carry"),
    "base": ("recall", "carry"),
    "bend": ("idea", "carry"),
    "outer_iso": ("idea", "recall", "carry", "fact"),
    "ratio": ("idea", "fact", "long"),
}


@generator(
    presets={
        "8E2": P(kinds=("third", "outer", "parallel"), secs=15),
        "L2": P(kinds=("third", "apex", "base"), level=2, secs=15),
        "L3": P(kinds=("remote", "bend", "outer_iso", "ratio"), level=3, secs=30),
    }
)
def facts(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, way = r.between(25, 85), r.between(30, 80), ""
    if kind in ("third", "outer", "remote") and (a == b or a % 10 == b % 10 == 0):
        return REJECT
    if kind == "parallel":
        way = r.pick(("same", "cross", "inner"))
        a = a if r.flip() else 180 - a
    elif kind in ("base", "outer_iso"):
        a = 2 * r.between(10, 75) if kind == "base" else r.between(92, 165)
    elif kind == "ratio":
        a, b, c = r.pick(SHARES)
        way = f"{a}:{b}:{c}"
    truth = size(kind, a, b, way)
    return Draft(
        params={"kind": kind, "a": a, "b": b, "way": way},
        prompt=(
            t(
                f"geo.facts.{kind}{'_' + way if kind == 'parallel' else ''}",
                a=deg(a),
                b=deg(b),
                sum=deg(a + b),
                shares=(":", *map(int, way.split(":"))) if kind == "ratio" else "",
            ),
        ),
        answer=number(truth, form="plain", unit="°"),
        work=effort(*WORK[kind]),
        figure=None if kind == "ratio" else lazy_figure(picture, kind, a, b, way),
    )


SHARES: Final = tuple(
    (a, b, c)
    for a in range(1, 7)
    for b in range(a, 8)
    for c in range(b + 1, 10)
    if 180 % (a + b + c) == 0 and gcd(gcd(a, b), c) == 1
)


def size(kind: str, a: int, b: int, way: str) -> int:
    """The value asked for."""
    shares = [int(one) for one in way.split(":")] if kind == "ratio" else [1]
    return {
        "third": 180 - a - b,
        "outer": a + b,
        "remote": b,
        "apex": 180 - 2 * a,
        "base": (180 - a) // 2,
        "parallel": 180 - a if way == "inner" else a,
        "bend": a + b,
        "outer_iso": 2 * a - 180,
        "ratio": 180 // sum(shares) * max(shares),
    }[kind]


def picture(kind: str, a: int, b: int, way: str) -> Figure:
    """The angles, not to scale."""
    if kind == "parallel":
        sort = "sharp" if a < 90 else "blunt"
        marks = [angle(BELOW, *AT_BELOW[sort], deg(a)), angle(ABOVE, *AT_ABOVE[way, sort], "?")]
        return figure(250, 160, [*LINES, *marks], f"geo.alt.parallel_{way}", a=deg(a))
    if kind == "bend":
        edge = [
            line((20, 30), (180, 30)),
            line((20, 140), (180, 140)),
            line((120, 30), (60, 92)),
            line((60, 92), (120, 140)),
        ]
        marks = [
            angle((120, 30), 180, 226, deg(a)),
            angle((120, 140), 141, 180, deg(b)),
            angle((60, 92), 321, 406, "?"),
        ]
        return figure(210, 170, [*edge, *marks], "geo.alt.bend", a=deg(a), b=deg(b))
    if kind in ("apex", "base", "outer_iso"):
        top_angle = {"apex": 180 - 2 * a, "base": a}.get(kind, 2 * a - 180)
        top, on_right, on_left, low = FLAT if top_angle > 90 else STEEP
        items: list[FigureItem] = [poly((top, on_right, on_left))]
        above = angle(top, 180 + low, 360 - low, deg(a) if kind == "base" else "?")
        if kind == "outer_iso":
            items += [line(on_right, (265, 130)), angle(on_right, 0, 180 - low, deg(a)), above]
        else:
            items += [angle(on_left, 0, low, deg(a) if kind == "apex" else "?"), above]
        return figure(275, 155, items, f"geo.alt.iso.{kind}", a=deg(a))
    shape = poly(TRIANGLE)
    left, top = angle(A, 0, 59, deg(a)), angle(C, 239, 318, "?" if kind == "remote" else deg(b))
    if kind == "third":
        return figure(
            230,
            155,
            [shape, left, top, angle(B, 138, 180, "?")],
            "geo.alt.third",
            a=deg(a),
            b=deg(b),
        )
    outside = angle(B, 0, 138, "?" if kind == "outer" else deg(a + b))
    items = [shape, line(B, (255, 130)), left, top, outside]
    return figure(270, 155, items, f"geo.alt.{kind}_angle", a=deg(a), b=deg(b), sum=deg(a + b))


@facts.verify
def _(q: Params, v: int) -> bool:
    a, b = q.a, q.b
    match q.kind:
        case "third":
            return a + b + v == 180
        case "outer":
            return (180 - a - b) + v == 180
        case "remote":
            return a + v + (180 - (a + b)) == 180
        case "apex":
            return v + a + a == 180
        case "base":
            return v + v + a == 180
        case "parallel":
            return v + a == 180 if q.way == "inner" else v == a
        case "bend":
            return (180 - a) + (180 - b) + v == 360
        case "outer_iso":
            return v + 2 * (180 - a) == 180
        case _:
            shares = [int(one) for one in q.way.split(":")]
            return F(v, max(shares)) * sum(shares) == 180


@facts.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b = q.a, q.b
    truth = size(q.kind, a, b, q.way)
    shares = [int(one) for one in q.way.split(":")] if q.kind == "ratio" else [1, 1]
    wrong: dict[str, Wrongs] = {
        "third": (
            (a + b, "geo.sum_of_known"),
            (360 - a - b, "geo.full_turn_for_triangle"),
            (abs(90 - a), "geo.right_assumed"),
            (180 - a, "geo.one_angle_forgotten"),
        ),
        "outer": (
            (180 - a - b, "geo.inner_for_outer"),
            (180 - a, "geo.one_angle_forgotten"),
            (360 - a - b, "geo.full_turn_for_triangle"),
            (180 - b, "geo.one_angle_forgotten"),
        ),
        "remote": (
            (180 - a - b, "geo.inner_for_outer"),
            (a + a + b, "geo.added_instead"),
            (180 - a, "geo.one_angle_forgotten"),
        ),
        "apex": (
            (180 - a, "geo.one_angle_forgotten"),
            (a, "geo.apex_and_base"),
            (F(180 - a, 2), "geo.apex_and_base"),
            (2 * a, "geo.sum_of_known"),
        ),
        "base": (
            (180 - a, "geo.not_shared"),
            (180 - 2 * a, "geo.apex_and_base"),
            (a, "geo.apex_and_base"),
            (F(a, 2), "geo.halved_given"),
        ),
        "parallel": (
            (
                180 - a if q.way != "inner" else a,
                "geo.neighbour_for_equal" if q.way != "inner" else "geo.equal_for_neighbour",
            ),
            (abs(90 - a), "geo.right_assumed"),
            (360 - a, "geo.full_turn_for_triangle"),
        ),
        "bend": (
            (180 - a - b, "geo.inner_for_outer"),
            (abs(a - b), "geo.difference_taken"),
            (360 - a - b, "geo.full_turn_for_triangle"),
        ),
        "outer_iso": (
            (180 - a, "geo.apex_and_base"),
            (F(a, 2), "geo.halved_given"),
            (360 - 2 * a, "geo.full_turn_for_triangle"),
            (a, "geo.inner_for_outer"),
        ),
        "ratio": (
            (180 // sum(shares), "geo.one_share"),
            (F(180, max(shares)), "geo.shares_not_added"),
            (180 // sum(shares) * min(shares), "geo.smallest_share"),
            (360 // sum(shares) * max(shares), "geo.full_turn_for_triangle"),
        ),
    }
    yield from plausible_mistakes(truth, *wrong[q.kind])


@facts.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    truth = size(q.kind, a, b, q.way)
    match q.kind:
        case "third":
            yield step("geo.say.triangle_sum", m=eq(sub(180, a, b), truth))
        case "outer":
            yield step("geo.say.outer_angle", m=eq(add(a, b), truth))
        case "remote":
            yield step("geo.say.outer_angle", m=eq(sub(a + b, a), truth))
        case "apex":
            yield step("geo.say.equal_base_angles", m=eq(mul(2, a), 2 * a))
            yield step("geo.say.triangle_sum", m=eq(sub(180, 2 * a), truth))
        case "base":
            yield step("geo.say.triangle_sum", m=eq(sub(180, a), 180 - a))
            yield step("geo.say.equal_base_angles", m=eq(div(180 - a, 2), truth))
        case "parallel":
            yield step(
                f"geo.say.parallel_{q.way}", m=eq(sub(180, a), truth) if q.way == "inner" else truth
            )
        case "bend":
            yield step("geo.say.help_parallel")
            yield step(m=eq(add(a, b), truth))
        case "outer_iso":
            yield step("geo.say.beside", m=eq(sub(180, a), 180 - a))
            yield step("geo.say.equal_base_angles", m=eq(mul(2, 180 - a), 360 - 2 * a))
            yield step("geo.say.triangle_sum", m=eq(sub(180, 360 - 2 * a), truth))
        case _:
            shares = [int(one) for one in q.way.split(":")]
            yield step("geo.say.shares", m=eq(add(*shares), sum(shares)))
            yield step("geo.say.one_share", m=eq(div(180, sum(shares)), 180 // sum(shares)))
            yield step("geo.say.largest", m=eq(mul(max(shares), 180 // sum(shares)), truth))
