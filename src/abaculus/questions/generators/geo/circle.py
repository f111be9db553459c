"""Circumference and area of circles: with π = 22/7, or as a multiple of π."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import circle, figure, label, line
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    div,
    effort,
    eq,
    frac,
    gap,
    generator,
    jux,
    mul,
    number,
    power,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes, qty

ROUND: Final = figure(
    200,
    170,
    [circle((100, 85), 65), line((100, 85), (165, 85)), label((130, 77), "r")],
    "geo.alt.circle_r",
)
ACROSS: Final = figure(
    200,
    170,
    [circle((100, 85), 65), line((35, 85), (165, 85)), label((100, 77), "d")],
    "geo.alt.circle_d",
)
WORK: Final = {
    "rim": ("recall", "fact", "long"),
    "area": ("recall", "power", "long"),
    "k_rim": ("recall", "fact", "convert"),
    "k_area": ("recall", "power", "convert"),
    "back_rim": ("recall", "step", "fact", "convert"),
    "back_area": ("recall", "root", "step", "fact"),
    "ring": ("idea", "recall", "power", "power", "digits"),
    "half": ("idea", "recall", "power", "fact"),
}


@generator(
    presets={
        "7E1": P(kinds=("rim", "area", "k_rim", "k_area"), most=20, secs=30, finite=168),
        "L3": P(
            kinds=("k_rim", "k_area", "back_rim", "back_area", "ring"),
            most=25,
            level=3,
            secs=30,
            finite=457,
        ),
        "g8": P(
            kinds=("back_rim", "back_area", "ring", "half"),
            most=25,
            grade="8",
            category="E",
            secs=30,
            finite=318,
        ),
    }
)
def measure(r: Rng, p: Params) -> MaybeDraft:
    kind, unit = r.pick(p.kinds), r.pick(("cm", "m"))
    radius, inner = r.between(3, p.most), 0
    across = r.flip() and not kind.startswith("back")
    if kind in ("rim", "area"):
        radius = 7 * r.between(1, 4 if kind == "rim" else 2)
    if kind == "ring":
        inner = r.between(2, radius - 1)
        across = False
    if (kind == "ring" and radius > 15) or (kind == "half" and radius % 2):
        return REJECT
    given = radius * (2 if across else 1)
    truth = size(kind, radius, inner)
    of = {"rim": unit, "area": f"{unit}²"}.get(
        kind, unit if kind == "back_area" or kind == "back_rim" else None
    )
    which = "d" if across else "r"
    asked = (
        f"geo.circle.{kind}"
        if kind in ("ring", "back_rim", "back_area")
        else f"geo.circle.{kind}_{which}"
    )
    return Draft(
        params={"kind": kind, "radius": radius, "inner": inner, "across": across, "unit": unit},
        prompt=(
            t(
                asked,
                r=qty(given, unit),
                i=qty(inner, unit),
                rim=qty(jux(2 * radius, "π"), unit),
                area=qty(jux(radius**2, "π"), f"{unit}²"),
                pi=eq("π", frac(22, 7)),
                k=eq("k", gap()),
                kpi=jux("k", "π"),
                u=("raw", unit),
                u2=("raw", f"{unit}²"),
            ),
        ),
        answer=number(truth, form="plain", unit=of),
        work=effort(*WORK[kind]),
        figure=RING if kind == "ring" else ACROSS if across else ROUND,
    )


RING: Final = figure(
    200, 170, [circle((100, 85), 70, "second"), circle((100, 85), 42)], "geo.alt.ring"
)


def size(kind: str, radius: int, inner: int) -> int:
    """The value asked for."""
    return {
        "rim": 44 * radius // 7,
        "area": 22 * radius**2 // 7,
        "k_rim": 2 * radius,
        "k_area": radius**2,
        "back_rim": radius,
        "back_area": 2 * radius,
        "ring": radius**2 - inner**2,
        "half": radius**2 // 2,
    }[kind]


@measure.verify
def _(q: Params, v: int) -> bool:
    d = 2 * q.radius
    match q.kind:
        case "rim":
            return F(v, d) == F(22, 7)
        case "area":
            return F(4 * v, d * d) == F(22, 7)
        case "k_rim" | "back_area":
            return v == d
        case "k_area":
            return 4 * v == d * d
        case "back_rim":
            return 2 * v == d
        case "ring":
            return v == (q.radius - q.inner) * (q.radius + q.inner)
        case _:
            return 8 * v == d * d


@measure.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n, i = q.radius, q.inner
    truth = size(q.kind, n, i)
    wrong: Wrongs
    match q.kind:
        case "rim":
            wrong = (
                (F(truth, 2), "geo.radius_for_diameter"),
                (2 * truth, "geo.diameter_for_radius"),
                (22 * n * n // 7, "geo.area_for_rim"),
            )
        case "area":
            wrong = (
                (44 * n // 7, "geo.rim_for_area"),
                (4 * truth, "geo.diameter_for_radius"),
                (22 * n // 7, "geo.square_forgotten"),
            )
        case "k_rim" | "back_area":
            wrong = (
                (n, "geo.radius_for_diameter"),
                (n * n, "geo.area_for_rim"),
                (4 * n, "geo.diameter_for_radius"),
            )
        case "k_area":
            wrong = (
                (2 * n, "geo.doubled_for_squared"),
                (4 * n * n, "geo.diameter_for_radius"),
                (n, "geo.square_forgotten"),
            )
        case "back_rim":
            wrong = (
                (2 * n, "geo.diameter_for_radius"),
                (4 * n, "geo.doubled_twice"),
                (F(n, 2), "geo.halved_twice"),
            )
        case "ring":
            wrong = (
                ((n - i) ** 2, "geo.difference_squared"),
                (2 * (n - i), "geo.rim_for_area"),
                (n * n + i * i, "geo.hole_added"),
                (n * n, "geo.hole_kept"),
            )
        case _:
            wrong = (
                (n * n, "geo.half_forgotten"),
                (n, "geo.rim_for_area"),
                (2 * n * n, "geo.diameter_for_radius"),
                (F(n * n, 4), "geo.halved_twice"),
            )
    yield from plausible_mistakes(truth, *wrong)


@measure.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, i = q.radius, q.inner
    truth = size(q.kind, n, i)
    if q.across and q.kind in ("area", "k_area", "half", "k_rim", "rim"):
        yield step("geo.say.radius_half", m=eq("r", div(2 * n, 2), n))
    match q.kind:
        case "rim":
            yield step("geo.say.rim", m=eq(mul(2, frac(22, 7), n), truth))
        case "area":
            yield step(
                "geo.say.disc", m=eq(mul(frac(22, 7), power(n, 2)), mul(frac(22, 7), n * n), truth)
            )
        case "k_rim":
            yield step("geo.say.rim", m=eq(jux(2, "π", "r"), jux(truth, "π")))
            yield step("geo.say.so_k", m=eq("k", truth))
        case "k_area":
            yield step("geo.say.disc", m=eq(jux("π", power("r", 2)), jux(n * n, "π")))
            yield step("geo.say.so_k", m=eq("k", truth))
        case "back_rim":
            yield step("geo.say.rim", m=eq(jux(2, "π", "r"), jux(2 * n, "π")))
            yield step("geo.say.divide_by_2pi", m=eq("r", div(2 * n, 2), n))
        case "back_area":
            yield step("geo.say.disc", m=eq(jux("π", power("r", 2)), jux(n * n, "π")))
            yield step("geo.say.root_gives_r", m=eq("r", root(n * n), n))
            yield step("geo.say.diameter", m=eq("d", mul(2, n), truth))
        case "ring":
            yield step(
                "geo.say.ring", m=eq("k", sub(power(n, 2), power(i, 2)), sub(n * n, i * i), truth)
            )
        case _:
            yield step("geo.say.half_disc", m=eq("k", div(power(n, 2), 2), truth))
