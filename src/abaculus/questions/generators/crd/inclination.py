"""The angle between a line and the x-axis, from its gradient or two of its points."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    deg,
    effort,
    eq,
    frac,
    generator,
    jux,
    neg,
    number,
    point,
    root,
    step,
    sub,
    sums,
    t,
    term,
)

SLOPES: dict[int, tuple[int, int, Formula]] = {
    0: (0, 1, 0), 30: (1, 3, frac(1, root(3))), 45: (1, 1, 1), 60: (3, 1, root(3)),
    120: (-3, 1, neg(root(3))), 135: (-1, 1, -1), 150: (-1, 3, neg(frac(1, root(3)))),
}  # fmt: skip
"""By angle: numerator and denominator of the signed square of the gradient, and the gradient."""


@generator(
    presets={
        "11E5": P(kinds=("line", "points", "points"), angles=(0, 45, 45, 135, 135), secs=15),
        "L4": P(kinds=("root", "general", "cut"), angles=(30, 60, 120, 150), level=4, secs=30),
    }
)
def inclination(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    angles: tuple[int, ...] = (45, 135) if kind in ("general", "cut") else p.angles
    angle = r.pick(angles)
    x, y = r.between(-9, 9), r.between(-9, 9)
    run = r.between(2, 9)
    rise = 0 if angle == 0 else run if angle < 90 else -run
    cut = y - (0 if angle == 0 else x if angle < 90 else -x)
    if not (x and y and cut):
        return REJECT
    slots: dict[str, Formula]
    match kind:
        case "points":
            slots = {"a": point(x, y), "b": point(x + run, y + rise)}
        case "cut":
            slots = {"angle": deg(angle), "a": point(x, y)}
        case _:
            slots = {"line": equation_of(kind, angle, run, y)}
    name = {"points": "points", "cut": "cut"}.get(kind, "line")
    work = {"line": ("recall",), "points": ("fact", "recall"), "root": ("recall", "idea")}
    return Draft(
        params={"kind": kind, "angle": angle, "x": x, "y": y, "run": run, "rise": rise},
        prompt=(t(f"crd.inclination_{name}", **slots),),
        answer=number(cut, form="plain")
        if kind == "cut"
        else number(angle, form="plain", unit="°"),
        work=effort(*work.get(kind, ("recall", "substitute", "step", "sign"))),
        normal=None if kind in ("points", "cut") else (kind, angle, y, run),
    )


def equation_of(kind: str, angle: int, k: int, y: int) -> Formula:
    """The line: y = mx + c, or ax + by = c."""
    if kind == "general":
        return eq(sums([term(k, "x"), term(k if angle > 90 else -k, "y")]), k * y)
    if angle == 0:
        return eq("y", y)
    slope = SLOPES[angle][2]
    led = jux(slope, "x")
    if angle in (30, 60, 120, 150):
        part = frac("x", root(3)) if angle in (30, 150) else jux("x", root(3))
        led = part if angle < 90 else neg(part)
    return eq("y", sums([led, y]))


@inclination.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "cut":
        return (q.y - v) * (1 if q.angle == 45 else -1) == q.x
    if q.kind == "points":
        return (q.rise, v) in ((0, 0), (q.run, 45), (-q.run, 135))
    if q.kind == "general":
        along = {45: 1, 135: -1}.get(v)
        return along is not None and q.run * along + (q.run if q.angle > 90 else -q.run) == 0
    above, below, _ = SLOPES.get(v, (99, 1, 0))
    own = SLOPES[q.angle]
    return above * own[1] == below * own[0]


@inclination.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind == "cut":
        slope = 1 if q.angle == 45 else -1
        yield q.y + slope * q.x, "crd.wrong_sign_moved"
        yield q.y, "crd.ordinate_taken"
        yield slope * q.x - q.y, "crd.turned_difference"
        yield -q.y - slope * q.x, "crd.wrong_sign_moved"
        yield q.angle, "crd.angle_for_gradient"
        return
    if q.angle:
        yield 180 - q.angle, "crd.sign_of_gradient"
        yield (90 - q.angle) % 180, "crd.against_y_axis"
    else:
        yield 90, "crd.flat_upright"
        yield 180, "crd.straight_angle"
    if q.angle > 90:
        yield q.angle - 180, "crd.negative_angle"
    yield (
        45 if q.angle in (0, 30, 60, 120, 150) else 1 if q.angle < 90 else -1,
        "crd.gradient_taken",
    )
    yield 60 if q.angle % 90 == 45 else 1, "crd.near_angle"


@inclination.steps
def _(q: Params) -> Iterator[SolutionStep]:
    slope = SLOPES[q.angle][2]
    tangent: Formula = ("fn", "tan", deg(q.angle))
    if q.kind == "cut":
        slope = 1 if q.angle == 45 else -1
        yield step("crd.say.tan_is_gradient", m=eq("m", tangent, slope))
        yield step("crd.say.cut", m=eq(sub(q.y, jux(slope, point_x(q.x))), q.y - slope * q.x))
        return
    match q.kind:
        case "points":
            rise = frac(sub(q.y + q.rise, q.y), sub(q.x + q.run, q.x))
            yield step("crd.say.rise_over_run", m=eq("m", rise, slope))
        case "general":
            led: Formula = "x" if q.angle < 90 else neg("x")
            yield step("crd.say.solve_y", m=eq("y", sums([led, -q.y if q.angle < 90 else q.y])))
        case _:
            yield step("crd.say.read_gradient", m=eq("m", slope))
    yield step("crd.say.tan_is_gradient", m=eq(tangent, slope))
    yield step("crd.say.so", m=q.angle)


def point_x(x: int) -> Formula:
    """The x-coordinate, in brackets to make a product visible."""
    return ("()", x)
