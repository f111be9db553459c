"""The area rule and the cosine rule with angles whose sine or cosine is one half."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    deg,
    effort,
    eq,
    frac,
    generator,
    lazy_figure,
    mul,
    number,
    power,
    root,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.trig._circle import UNIT, is_near, ratio_of, table_ratio, units
from abaculus.questions.generators.trig._triangles import two_sides

SIDES = tuple(
    (a, b, angle, isqrt(square))
    for a in range(3, 32)
    for b in range(a + 1, 36)
    for angle, square in ((60, a * a + b * b - a * b), (120, a * a + b * b + a * b))
    if isqrt(square) ** 2 == square
)
"""Two sides, the angle between them, and a third side that is whole."""
WORK = {
    "area": ("recall", "fact"),
    "side": ("recall", "recall", "power", "power", "long", "digits", "root"),
    "angle": ("recall", "idea", "power", "power", "power", "digits", "reduce"),
    "back": ("recall", "step", "step", "long"),
}


@generator(
    presets={
        "11E1": P(kinds=("area",), most=15, secs=15, finite=209),
        "11E4": P(kinds=("side",), secs=45, finite=len(SIDES)),
        "L4": P(kinds=("side", "angle", "back"), level=4, most=20, secs=45, finite=244),
    }
)
def rules(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("side", "angle"):
        a, b, angle, third = r.pick(SIDES)
    else:
        a, b = sorted(r.sample(range(2, p.most + 1), 2))
        angle, third = r.pick((30, 90, 150) if kind == "area" else (30, 150)), 0
        if a * b % (4 if kind == "back" else 2):
            return REJECT
    slots: dict[str, Formula] = {"a": a, "b": b, "angle": deg(angle)}
    names: tuple[Formula, Formula, Formula] = (b, a, "")
    area = F(a * b, 2 if angle == 90 else 4)
    match kind:
        case "area":
            answer = number(area, form="rational")
        case "side":
            answer, names = number(third, form="plain"), (b, a, "x")
        case "angle":
            answer = number(angle, form="plain", unit="°")
            slots = {"a": a, "b": b, "c": third}
        case _:
            answer = number(b, form="plain", looks="decimal")
            slots = {"a": a, "angle": deg(angle), "area": value(area)}
    drawn = lazy_figure(two_sides, b, a, angle, names) if kind in ("area", "side") else None
    return Draft(
        params={"kind": kind, "a": a, "b": b, "angle": angle, "c": third},
        prompt=(t(f"trig.rule_{kind}", **slots),),
        answer=answer,
        work=effort(*WORK[kind]),
        figure=drawn,
    )


@rules.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "area":
        height = q.b * table_ratio("sin", q.angle)
        return is_near(q.a * height // 2, units(v))
    if q.kind == "back":
        area = F(q.a * q.b, 4)
        return is_near(q.a * table_ratio("sin", q.angle), units(2 * area / v))
    side, turn = (v, q.angle) if q.kind == "side" else (F(q.c), int(v))
    across = q.b * table_ratio("cos", turn) - q.a * UNIT
    up = q.b * table_ratio("sin", turn)
    return is_near((across * across + up * up) // UNIT, units(side * side))


@rules.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    a, b, c = q.a, q.b, q.c
    match q.kind:
        case "area":
            true = F(a * b, 2 if q.angle == 90 else 4)
            yield 2 * true, "trig.no_half"
            if q.angle != 90:
                yield F(a * b), "trig.sine_left_out"
            yield true / 2, "trig.halved"
            yield F(a + b, 2), "trig.sides_added"
            yield F(a + b), "trig.sides_added"
        case "side":
            yield F(c * c), "trig.no_root"
            yield F(isqrt(a * a + b * b)), "trig.as_if_right"
            yield F(a + b), "trig.sides_added"
            yield F(isqrt(a * a + b * b + (a * b if q.angle == 60 else -a * b))), "trig.cosine_sign"
            yield F(c + 1), "trig.guessed"
        case "angle":
            yield F(180 - q.angle), "trig.cosine_sign"
            yield F(90), "trig.as_if_right"
            yield F(30 if q.angle == 60 else 150), "trig.sine_for_cosine"
            yield F(45 if q.angle == 60 else 135), "trig.guessed"
        case _:
            yield F(b, 2), "trig.sine_left_out"
            yield F(b, 4), "trig.no_half"
            yield F(2 * b), "trig.doubled"
            yield F(a * b * a, 4), "trig.not_divided"


@rules.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    half = value(F(1, 2))
    match q.kind:
        case "area":
            sine = 1 if q.angle == 90 else half
            true = F(a * b, 2 if q.angle == 90 else 4)
            yield step("trig.say.sine_of", m=eq(ratio_of("sin", q.angle), sine))
            yield step("trig.say.area_rule", m=eq(mul(half, a, b, sine), value(true)))
        case "back":
            area = F(a * b, 4)
            yield step("trig.say.sine_of", m=eq(ratio_of("sin", q.angle), half))
            yield step("trig.say.area_rule", m=eq(mul(half, a, "x", half), value(area)))
            yield step("trig.say.solve", m=eq("x", frac(mul(4, value(area)), a), b))
        case "side":
            cosine = half if q.angle == 60 else ("neg", half)
            yield step("trig.say.cosine_of", m=eq(ratio_of("cos", q.angle), cosine))
            inside = sub(add(power(a, 2), power(b, 2)), mul(2, a, b, cosine))
            yield step("trig.say.cosine_rule", m=eq(power("x", 2), inside, c * c))
            yield step("trig.say.take_root", m=eq("x", root(c * c), c))
        case _:
            above = sub(add(power(a, 2), power(b, 2)), power(c, 2))
            cosine = frac(above, mul(2, a, b))
            worth = value(F(a * a + b * b - c * c, 2 * a * b))
            yield step("trig.say.cosine_rule_angle", m=eq(ratio_of("cos", "γ"), cosine, worth))
            yield step("trig.say.angle_of_cosine", m=q.angle)
