"""Angles in circles: at centre and circumference, in semicircles, quadrilaterals, at tangents."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import FigureItem, Spot, angle, circle, figure, label, line
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
from abaculus.questions.generators.geo._outlines import spot

MID: Final = (110, 95)
RIM: Final = circle(MID, 75, "outline")
WORK: Final = {
    "rim": ("recall", "fact"),
    "centre": ("recall", "fact"),
    "half": ("recall", "carry"),
    "cyclic": ("recall", "carry"),
    "tangent": ("recall", "carry"),
    "same_arc": ("recall", "look"),
    "two_tangents": ("idea", "recall", "recall", "carry"),
    "chord": ("idea", "recall", "carry", "fact"),
    "iso_rim": ("idea", "recall", "carry", "fact", "fact"),
    "cyclic_centre": ("idea", "recall", "carry", "fact", "carry"),
}


@generator(
    presets={
        "11E2": P(
            kinds=("rim", "centre", "half", "cyclic", "tangent", "same_arc"),
            secs=15,
            finite=358,
        ),
        "L4": P(
            kinds=("two_tangents", "chord", "iso_rim", "cyclic_centre"),
            level=4,
            secs=45,
            finite=239,
        ),
    }
)
def theorem(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a = {
        "rim": 2 * r.between(20, 80),
        "centre": r.between(21, 79),
        "half": r.between(15, 75),
        "cyclic": r.between(55, 125),
        "tangent": r.between(20, 70),
        "same_arc": r.between(20, 80),
        "two_tangents": r.between(30, 110),
        "chord": r.between(20, 70),
        "iso_rim": r.between(20, 70),
        "cyclic_centre": 2 * r.between(25, 85),
    }[kind]
    if a in (45, 90):
        return REJECT
    return Draft(
        params={"kind": kind, "a": a},
        prompt=(t(f"geo.theorem.{kind}", a=deg(a)),),
        answer=number(truth(kind, a), form="plain", unit="°"),
        work=effort(*WORK[kind]),
        figure=lazy_figure(picture, kind, a),
    )


def truth(kind: str, a: int) -> int:
    """The value asked for."""
    return {
        "rim": a // 2,
        "centre": 2 * a,
        "half": 90 - a,
        "cyclic": 180 - a,
        "tangent": 90 - a,
        "same_arc": a,
        "two_tangents": 180 - a,
        "chord": a,
        "iso_rim": 90 - a,
        "cyclic_centre": 180 - a // 2,
    }[kind]


def at(degrees: int) -> Spot:
    """A point of the circle."""
    return spot(MID, 75, degrees)


def draw_lines(*spots: Spot) -> list[FigureItem]:
    """Lines from point to point."""
    return [line(one, spots[n + 1]) for n, one in enumerate(spots[:-1])]


def picture(kind: str, size: int) -> Figure:
    """The circle with the angles, not to scale."""
    a = deg(size)
    q: Formula = "?"
    left, low, top = at(210), at(330), at(80)
    if kind in ("rim", "centre"):
        items = [
            *draw_lines(left, MID, low),
            *draw_lines(left, top, low),
            angle(MID, 210, 330, a if kind == "rim" else q),
            angle(top, 235, 295, q if kind == "rim" else a),
        ]
    elif kind == "half":
        items = [
            *draw_lines(at(180), at(0), at(60), at(180)),
            angle(at(180), 0, 30, a if size < 45 else q),
            angle(at(0), 120, 180, q if size < 45 else a),
        ]
    elif kind == "same_arc":
        items = [
            *draw_lines(left, at(110), low),
            *draw_lines(left, at(50), low),
            angle(at(110), 250, 310, a),
            angle(at(50), 230, 290, q),
        ]
    elif kind == "cyclic":
        items = [
            *draw_lines(at(100), at(10), at(290), at(190), at(100)),
            angle(at(100), 235, 325, a),
            angle(at(290), 60, 150, q),
        ]
    elif kind == "cyclic_centre":
        items = [
            *draw_lines(left, MID, low),
            *draw_lines(left, at(270), low),
            angle(MID, 210, 330),
            label((MID[0], MID[1] - 10), a),
            angle(at(270), 30, 150, q),
        ]
    elif kind in ("tangent", "chord"):
        ends = (spot(at(270), 100, 0), spot(at(270), 100, 180))
        items = [
            line(*ends),
            *draw_lines(at(270), at(30)),
            angle(at(270), 0, 60, a if kind == "chord" else q),
        ]
        items += (
            [line(MID, at(270)), angle(at(270), 60, 90, a)]
            if kind == "tangent"
            else [*draw_lines(at(270), at(150), at(30)), angle(at(150), 300, 360, q)]
        )
    elif kind == "two_tangents":
        out = (235, 95)
        items = [
            *draw_lines(MID, at(53), out, at(307), MID),
            angle(MID, 307, 413, q),
            angle(out, 143, 217, a),
        ]
    else:
        items = [
            *draw_lines(MID, left, low, MID),
            *draw_lines(left, top, low),
            angle(left, 0, 30, a),
            angle(top, 235, 295, q),
        ]
    return figure(250, 190, [RIM, *items], f"geo.alt.theorem.{kind}", a=a)


@theorem.verify
def _(q: Params, v: int) -> bool:
    a = q.a
    match q.kind:
        case "rim":
            return v + v == a
        case "centre":
            return v - a == a
        case "half" | "tangent":
            return v + a + 90 == 180
        case "cyclic":
            return v + a == 180
        case "same_arc" | "chord":
            return v * 2 == 360 - 2 * (180 - a)
        case "two_tangents":
            return a + 90 + v + 90 == 360
        case "iso_rim":
            return 2 * v + a + a == 180
        case _:
            return 2 * v == 360 - a


@theorem.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a = q.a
    wrong: dict[str, Wrongs] = {
        "rim": (
            (a, "geo.rim_equals_centre"),
            (2 * a, "geo.doubled_for_halved"),
            (180 - a, "geo.opposite_rule"),
            (90 - F(a, 2), "geo.half_circle_rule"),
        ),
        "centre": (
            (a, "geo.rim_equals_centre"),
            (F(a, 2), "geo.halved_for_doubled"),
            (180 - a, "geo.opposite_rule"),
            (90 - a, "geo.half_circle_rule"),
        ),
        "half": (
            (180 - a, "geo.right_angle_forgotten"),
            (a, "geo.taken_for_equal"),
            (2 * a, "geo.centre_rule"),
            (90, "geo.the_right_angle"),
        ),
        "cyclic": (
            (a, "geo.taken_for_equal"),
            (360 - a, "geo.full_turn_rule"),
            (abs(90 - a), "geo.half_circle_rule"),
            (2 * a, "geo.centre_rule"),
        ),
        "tangent": (
            (180 - a, "geo.right_angle_forgotten"),
            (a, "geo.taken_for_equal"),
            (90, "geo.the_right_angle"),
            (90 + a, "geo.added_instead"),
        ),
        "same_arc": (
            (2 * a, "geo.centre_rule"),
            (F(a, 2), "geo.halved_for_doubled"),
            (180 - a, "geo.opposite_rule"),
            (90 - a, "geo.half_circle_rule"),
        ),
        "two_tangents": (
            (a, "geo.taken_for_equal"),
            (360 - a, "geo.right_angle_forgotten"),
            (2 * a, "geo.centre_rule"),
            (F(a, 2), "geo.halved_for_doubled"),
        ),
        "chord": (
            (90 - a, "geo.half_circle_rule"),
            (2 * a, "geo.centre_rule"),
            (180 - a, "geo.opposite_rule"),
        ),
        "iso_rim": (
            (180 - 2 * a, "geo.centre_not_halved"),
            (a, "geo.taken_for_equal"),
            (F(a, 2), "geo.halved_for_doubled"),
            (180 - a, "geo.opposite_rule"),
        ),
        "cyclic_centre": (
            (F(a, 2), "geo.far_arc"),
            (180 - a, "geo.opposite_rule"),
            (a, "geo.rim_equals_centre"),
            (360 - a, "geo.full_turn_rule"),
        ),
    }
    yield from plausible_mistakes(truth(q.kind, a), *wrong[q.kind])


@theorem.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a = q.a
    v = truth(q.kind, a)
    yield step(f"geo.say.theorem.{q.kind}")
    if q.kind == "iso_rim":
        yield step("geo.say.centre_angle", m=eq(sub(180, mul(2, a)), 180 - 2 * a))
        yield step("geo.say.rim_half", m=eq(div(180 - 2 * a, 2), v))
    elif q.kind == "cyclic_centre":
        yield step("geo.say.far_centre", m=eq(sub(360, a), 360 - a))
        yield step("geo.say.rim_half", m=eq(div(360 - a, 2), v))
    else:
        done: dict[str, Formula] = {
            "rim": eq(div(a, 2), v),
            "centre": eq(mul(2, a), v),
            "half": eq(sub(180, 90, a), v),
            "cyclic": eq(sub(180, a), v),
            "tangent": eq(sub(90, a), v),
            "two_tangents": eq(sub(360, 90, 90, a), v),
        }
        yield step(m=done.get(q.kind, v))
