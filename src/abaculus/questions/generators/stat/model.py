"""Values of a regression line, and standard scores."""

from collections.abc import Iterator

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
    dec,
    div,
    effort,
    eq,
    generator,
    jux,
    mul,
    number,
    step,
    sub,
    t,
)

LINE = ("predict", "predict", "slope", "intercept")
SCORE = ("z", "z", "value")
WORK = {
    "predict": ("fact", "fact", "sign"), "slope": ("look", "fact"), "intercept": ("recall",),
    "z": ("fact", "fact"), "value": ("fact", "fact"),
    "residual": ("long", "carry", "sign"), "reach": ("step", "step", "carry"),
    "z_story": ("recall", "digits", "long"), "value_story": ("recall", "long", "digits"),
}  # fmt: skip


@generator(
    presets={
        "12G4": P(kinds=LINE, secs=15),
        "12G6": P(kinds=SCORE, secs=15),
        "L4": P(kinds=("residual", "reach", "z_story", "value_story"), level=4, secs=30),
    }
)
def model(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("z", "value", "z_story", "value_story"):
        return standard_score(r, kind)
    # all in tenths
    start, slope = r.between(11, 90), r.between(3, 35) * r.sign()
    x = r.between(2, 12) if kind != "predict" else r.pick((2, 3, 4, 5, 10, 20))
    y = start + slope * x
    off = r.between(3, 20) * r.sign()
    if y < 10 or slope == 10 or start == abs(slope):
        return REJECT
    if kind in ("residual", "reach") and slope < 0:
        return REJECT
    line = eq("y", add(tenths(start), term(slope)))
    slots: dict[str, Formula] = {
        "line": line, "x": x, "y": tenths(y if kind == "reach" else y + off), "story": r.below(3),
        "spot": ("pt", x, tenths(y + off)),
    }  # fmt: skip
    a, b, gap = F(start, 10), F(slope, 10), F(off, 10)
    return Draft(
        params={"kind": kind, "a": a, "b": b, "x": x, "gap": gap, "y": F(y + off, 10)},
        prompt=(t(f"stat.{kind}", **slots),),
        answer=number(truth(kind, a, b, x, gap), form="plain", looks="decimal"),
        work=effort(*WORK[kind]),
        normal=(
            kind,
            a,
            b,
            x if kind not in ("intercept",) else 0,
            gap if kind == "residual" else 0,
        ),
    )


def tenths(n: int) -> Formula:
    """A number of tenths as a decimal."""
    return ("dec", n, 1) if n % 10 else n // 10


def term(slope: int) -> Formula:
    """The slope with x; a negative one is subtracted."""
    size: Formula = jux(tenths(abs(slope)), "x")
    return size if slope > 0 else ("neg", size)


def standard_score(r: Rng, kind: str) -> MaybeDraft:
    """Mean, standard deviation and a value."""
    deviation = r.pick((2, 3, 4, 5, 6, 8, 10, 12, 15, 20))
    mean = r.between(10, 40) * (5 if deviation in (5, 10, 15, 20) else 2)
    halves = r.pick((-5, -4, -3, -2, 2, 3, 4, 5, 6))
    away, rest = divmod(halves * deviation, 2)
    x = mean + away
    if rest or x <= 0 or (abs(halves) == 2 and kind in ("value", "value_story")):
        return REJECT
    z = F(halves, 2)
    slots: dict[str, Formula] = {
        "mean": mean, "sd": deviation, "x": x, "z": dec(abs(z)), "story": r.below(3),
        "side": ("raw", "above" if halves > 0 else "below"),
    }  # fmt: skip
    true = {"z": abs(z), "z_story": z}.get(kind, x)
    return Draft(
        params={"kind": kind, "a": mean, "b": deviation, "x": x, "gap": z},
        prompt=(t(f"stat.{kind}", **slots),),
        answer=number(true, form="rational", looks="decimal"),
        work=effort(*WORK[kind]),
    )


def truth(kind: str, a: F, b: F, x: F | int, gap: F) -> F | int:
    """The value that the line or the score gives."""
    match kind:
        case "predict":
            return a + b * x
        case "slope":
            return b * x
        case "intercept":
            return a
        case "residual":
            return gap
        case "reach":
            return x
        case "z":
            return abs(gap)
        case "z_story":
            return gap
        case _:
            return a + b * gap


@model.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "predict":
            return (v - q.a) / q.x == q.b
        case "slope":
            return (q.a + q.b * (7 + q.x)) - (q.a + q.b * 7) == v
        case "intercept":
            return q.a + q.b * 3 - v == 3 * q.b
        case "residual":
            return q.y - v == q.a + q.b * q.x
        case "reach":
            return q.a + q.b * v == q.y - q.gap
        case "z":
            return v >= 0 and v * q.b in (q.x - q.a, q.a - q.x)
        case "z_story":
            return q.a + v * q.b == q.x
        case _:
            return v == q.x


@model.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    for wrong, mis in slips(q):
        if 100 % wrong.denominator == 0:
            yield wrong, mis


def slips(q: Params) -> Iterator[tuple[F | int, str]]:
    """Wrong readings of the model."""
    a, b, x, gap = q.a, q.b, q.x, q.gap
    true = truth(q.kind, a, b, x, gap)
    match q.kind:
        case "predict":
            yield (a + b) * x, "stat.sum_first"
            yield a * x + b, "stat.roles_exchanged"
            yield a - b * x, "stat.sign_turned"
            yield b * x, "stat.intercept_forgotten"
        case "slope":
            yield a + b * x, "stat.value_for_change"
            yield -b * x, "stat.sign_turned"
            yield b, "stat.one_step_only"
            yield a * x, "stat.roles_exchanged"
        case "intercept":
            yield b, "stat.roles_exchanged"
            yield a + b, "stat.at_one"
            yield 0, "stat.zero_for_intercept"
            yield -a, "stat.sign_turned"
        case "residual":
            yield -gap, "stat.residual_turned"
            yield a + b * x, "stat.value_for_change"
            yield gap + a, "stat.intercept_forgotten"
        case "reach":
            yield a + b * x, "stat.value_for_change"
            yield x + 1, "stat.calculation_slip"
            yield x - 1, "stat.calculation_slip"
            yield x + 2, "stat.calculation_slip"
        case "z" | "z_story":
            yield x - a if q.kind == "z_story" else abs(x - a), "stat.not_divided"
            yield (
                -gap if q.kind == "z_story" else abs(gap) + 1,
                "stat.sign_turned" if (q.kind == "z_story") else "stat.calculation_slip",
            )
            yield F(x, b), "stat.mean_forgotten"
            yield true * 2, "stat.doubled"
            yield F(true, 2), "stat.half_only"
        case _:
            yield a - b * gap, "stat.wrong_side"
            yield a + gap, "stat.deviation_forgotten"
            yield b * abs(gap), "stat.mean_forgotten"
            yield a + b, "stat.one_step_only"
    yield true + F(1, 2), "stat.calculation_slip"
    yield true + 1, "stat.calculation_slip"


@model.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, x, gap = F(q.a), F(q.b), F(q.x), F(q.gap)
    true = dec(truth(q.kind, a, b, x, gap))
    product = mul(dec(abs(b)), q.x)
    predicted = add(dec(a), product) if b > 0 else sub(dec(a), product)
    match q.kind:
        case "predict":
            yield step("stat.say.put_in", m=eq(predicted, true))
        case "slope":
            yield step("stat.say.slope", b=dec(b), m=eq(mul(dec(b), q.x), true))
        case "intercept":
            yield step("stat.say.intercept", m=true)
        case "residual":
            yield step("stat.say.put_in", m=eq(predicted, dec(a + b * x)))
            yield step("stat.say.residual", m=eq(sub(dec(a + b * x + gap), dec(a + b * x)), true))
        case "reach":
            yield step("stat.say.take_intercept", m=eq(sub(dec(a + b * x), dec(a)), dec(b * x)))
            yield step("stat.say.divide_slope", m=eq(div(dec(b * x), dec(b)), true))
        case "z" | "z_story":
            away = sub(q.x, q.a) if q.kind == "z_story" or q.x > q.a else sub(q.a, q.x)
            size = q.x - q.a if q.kind == "z_story" else abs(q.x - q.a)
            yield step("stat.say.distance", m=eq(away, size))
            yield step("stat.say.in_deviations", m=eq(div(size, q.b), true))
        case _:
            away = mul(dec(abs(gap)), q.b)
            yield step("stat.say.how_far", m=eq(away, dec(abs(gap) * b)))
            yield step("stat.say.from_mean", m=eq(add(q.a, dec(abs(gap) * b)) if gap > 0 else sub(
                q.a, dec(abs(gap) * b)), true))  # fmt: skip
