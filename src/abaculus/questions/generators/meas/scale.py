"""Maps, plans and models."""

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
    dec,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
)

SCALES = {100: "m", 1000: "m", 25_000: "km", 50_000: "km"}
"""The scales of maps and plans, with the unit of the real length."""
MODELS = (20, 24, 25, 32, 40, 50, 75, 80)
IN_CM = {"m": 100, "km": 100_000}
WORK = {"real": ("model", "convert", "long"), "map": ("model", "convert", "long"),
        "find": ("model", "convert", "long", "reduce", "recall"),
        "model": ("model", "long", "convert"),
        "area": ("model", "convert", "convert", "long", "recall")}  # fmt: skip


@generator(
    presets={
        "7E3": P(kinds=("real", "map"), secs=30, finite=392),
        "g8": P(kinds=("find", "area"), grade="8", category="E", secs=45, finite=332),
        "L3": P(kinds=("real", "map", "find", "model"), level=3, secs=30, finite=1315),
    }
)
def scale(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.below(2)
    if kind == "area":
        return plan(r)
    n = r.pick(MODELS) if kind == "model" else r.pick(tuple(SCALES))
    halves = r.between(3, 60 if kind == "model" else 30)
    if kind == "find":
        halves *= 2
    unit = "m" if kind == "model" else SCALES[n]
    short, real = F(halves, 2), F(halves * n, 2 * IN_CM[unit])
    if (real * 100).denominator != 1:
        return REJECT
    slots: dict[str, Formula] = {"scale": (":", 1, n)}
    if kind != "map":
        slots["short"] = ("qty", dec(short), "cm")
    if kind in ("map", "find"):
        slots["real"] = ("qty", dec(real), unit)
    if kind == "find":
        del slots["scale"]
    name = {"model": f"model_{story}", "find": "find"}.get(kind, f"{kind}_{unit}_{story}")
    answer = {
        "map": number(short, form="plain", unit="cm", looks="decimal"),
        "find": number(n, form="plain", looks="decimal"),
    }.get(kind) or number(real, form="plain", unit=unit, looks="decimal")
    return Draft(
        params={"kind": kind, "n": n, "halves": halves, "unit": unit, "story": story},
        prompt=(t(f"meas.{name}", **slots),),
        answer=answer,
        work=effort(*WORK[kind]),
        normal=(kind, n, halves, story if kind != "find" else 0),
    )


def plan(r: Rng) -> MaybeDraft:
    """A rectangle on a plan and its real area."""
    n = r.pick((100, 200, 500, 1000))
    a, b = r.sample(range(2, 13), 2)
    slots: dict[str, Formula] = {"a": ("qty", a, "cm"), "b": ("qty", b, "cm"), "scale": (":", 1, n)}
    return Draft(
        params={"kind": "area", "n": n, "a": a, "b": b},
        prompt=(t("meas.area", **slots),),
        answer=number(a * b * n * n // 10_000, form="plain", unit="m²", looks="decimal"),
        work=effort(*WORK["area"]),
        normal=("area", n, sorted((a, b))),
    )


@scale.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "area":
        return v == F(q.a * q.n, 100) * F(q.b * q.n, 100)
    real = F(q.halves * q.n, 2 * IN_CM[q.unit])
    match q.kind:
        case "map":
            return v * q.n == real * IN_CM[q.unit]
        case "find":
            return F(q.halves, 2) / (real * IN_CM[q.unit]) == 1 / F(v)
        case _:
            return v * IN_CM[q.unit] / q.n == F(q.halves, 2)


@scale.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.kind == "area":
        true = F(q.a * q.b * q.n * q.n, 10_000)
        yield F(q.a * q.b * q.n, 100), "meas.scaled_once"
        yield F(2 * (q.a + q.b) * q.n, 100), "meas.perimeter"
        yield true * 100, "meas.power_of_ten"
        yield true / 10, "meas.power_of_ten"
        yield true * 10, "meas.power_of_ten"
        return
    short, real = F(q.halves, 2), F(q.halves * q.n, 2 * IN_CM[q.unit])
    true = {"map": short, "find": F(q.n)}.get(q.kind, real)
    yield true * 10, "meas.power_of_ten"
    yield true / 10, "meas.power_of_ten"
    yield true * 100, "meas.power_of_ten"
    if q.kind == "find":
        yield real / short, "meas.units_mixed"
    yield true / 100, "meas.power_of_ten"
    yield true * 2, "meas.doubled"


@scale.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "area":
        sides = [F(side * q.n, 100) for side in (q.a, q.b)]
        for side, real in zip((q.a, q.b), sides, strict=True):
            conversion = eq(("qty", mul(side, q.n), "cm"), ("qty", dec(real), "m"))
            yield step("meas.say.real_side" if side == q.a else None, m=conversion)
        yield step("meas.say.area", m=eq(mul(*map(dec, sides)), dec(sides[0] * sides[1])))
        return
    short, real = F(q.halves, 2), F(q.halves * q.n, 2 * IN_CM[q.unit])
    in_cm = q.halves * q.n // 2
    match q.kind:
        case "map":
            yield step("meas.say.real_in_cm", m=eq(mul(dec(real), IN_CM[q.unit]), in_cm))
            yield step("meas.say.divide_scale", m=eq(div(in_cm, q.n), dec(short)))
        case "find":
            yield step("meas.say.real_in_cm", m=eq(mul(dec(real), IN_CM[q.unit]), in_cm))
            yield step("meas.say.how_many_times", m=eq(frac(in_cm, dec(short)), q.n))
        case _:
            yield step("meas.say.times_scale", m=eq(mul(dec(short), q.n), in_cm))
            yield step(f"meas.say.cm_to_{q.unit}", m=eq(div(in_cm, IN_CM[q.unit]), dec(real)))
