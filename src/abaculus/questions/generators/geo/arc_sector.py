"""Arcs and sectors: the number before π, an angle, a radius."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import angle, arc, circle, figure, label, line
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
    frac,
    gap,
    generator,
    jux,
    lazy_figure,
    mul,
    number,
    power,
    step,
    t,
    value,
)
from abaculus.questions.generators.geo._outlines import spot

MID: Final = (120, 100)
ANGLES: Final = (30, 36, 40, 45, 60, 72, 80, 90, 100, 108, 120, 135, 144, 150, 160, 180)
WORK: Final = {
    "arc": ("recall", "reduce", "fact", "fact"),
    "sector": ("recall", "power", "reduce", "fact"),
    "angle": ("recall", "step", "reduce", "long"),
    "round": ("idea", "recall", "reduce", "fact", "carry"),
    "radius": ("recall", "step", "reduce", "fact"),
}


@generator(
    presets={
        "12E3": P(kinds=("arc", "sector"), most=12, secs=30, finite=179),
        "L4": P(kinds=("angle", "radius", "sector", "arc"), most=24, level=4, secs=30, finite=565),
    }
)
def part(r: Rng, p: Params) -> MaybeDraft:
    kind, degrees, n = r.pick(p.kinds), r.pick(ANGLES), r.between(2, p.most)
    of = F(degrees * n * n, 360) if kind == "sector" else F(degrees * n, 180)
    size = {"angle": degrees, "radius": n}.get(kind, of)
    if of.denominator > (4 if kind in ("arc", "sector") else 1) or size == n * (kind != "radius"):
        return REJECT
    multiple_of_pi = jux(value(of), "π")
    return Draft(
        params={"kind": kind, "degrees": degrees, "n": n},
        prompt=(
            t(
                f"geo.arc.{kind}",
                r=n,
                angle=deg(degrees),
                arc=multiple_of_pi,
                kpi=jux("k", "π"),
                k=eq("k", gap()),
            ),
        ),
        answer=number(
            size if size.denominator > 1 else int(size),
            form="rational",
            unit="°" if kind == "angle" else None,
        ),
        work=effort(*WORK[kind]),
        figure=lazy_figure(picture, kind, degrees, n),
    )


def picture(kind: str, degrees: int, n: int) -> Figure:
    """The sector inside its circle."""
    tip = spot(MID, 80, degrees)
    opening: Formula = "?" if kind == "angle" else deg(degrees)
    items = [
        circle(MID, 80, "faint"),
        arc(MID, 80, 0, degrees, "shape"),
        line(MID, (200, 100)),
        line(MID, tip),
        angle(MID, 0, degrees, opening),
        label((165, 114), "?" if kind == "radius" else n),
    ]
    return figure(240, 195, items, "geo.alt.sector")


@part.verify
def _(q: Params, v: int | F) -> bool:
    # the part is to the whole as its angle is to a full turn
    match q.kind:
        case "arc":
            return v.numerator * 360 == v.denominator * 2 * q.n * q.degrees
        case "sector":
            return v.numerator * 360 == v.denominator * q.n**2 * q.degrees
        case "angle":
            return v * 2 * q.n * 180 == q.degrees * q.n * 360
        case _:
            return q.degrees * 2 * v * 180 == q.degrees * q.n * 360


@part.mistakes
def _(q: Params) -> Iterator[tuple[int | F, str]]:
    d, n = q.degrees, q.n
    match q.kind:
        case "arc":
            yield F(d * n, 360), "geo.radius_for_diameter"
            yield F(d * n * n, 360), "geo.area_for_rim"
            yield 2 * n, "geo.whole_circle"
            yield F(d * n, 90), "geo.diameter_for_radius"
        case "sector":
            yield F(d * n, 180), "geo.rim_for_area"
            yield F(d * n * n, 180), "geo.half_turn_share"
            yield n * n, "geo.whole_circle"
            yield F(d * n, 360), "geo.square_forgotten"
        case "angle":
            yield F(d, 2), "geo.halved_for_doubled"
            yield 2 * d, "geo.radius_for_diameter"
            yield 360 - d, "geo.rest_of_turn"
            yield d + 10, "geo.ten_slip"
        case _:
            yield 2 * n, "geo.diameter_for_radius"
            yield F(n, 2), "geo.halved_for_doubled"
            yield F(d * n, 180), "geo.whole_circle"
            yield n + 1, "geo.one_slip"


@part.steps
def _(q: Params) -> Iterator[SolutionStep]:
    d, n = q.degrees, q.n
    share = value(F(d, 360))
    arc, sector = value(F(d * n, 180)), value(F(d * n * n, 360))
    match q.kind:
        case "arc":
            yield step("geo.say.share_of_turn", m=eq(frac(d, 360), share))
            yield step("geo.say.of_rim", m=eq("k", mul(share, 2 * n), arc))
        case "sector":
            yield step("geo.say.share_of_turn", m=eq(frac(d, 360), share))
            yield step("geo.say.of_disc", m=eq("k", mul(share, power(n, 2)), sector))
        case "angle":
            yield step("geo.say.full_rim", m=eq(jux(2, "π", "r"), jux(2 * n, "π")))
            yield step("geo.say.share_of_rim", m=eq(frac(int(F(d * n, 180)), 2 * n), share))
            yield step("geo.say.of_turn", m=eq(mul(share, 360), d))
        case _:
            yield step("geo.say.share_of_turn", m=eq(frac(d, 360), share))
            yield step("geo.say.full_from_share", m=eq(mul(arc, value(F(360, d))), 2 * n))
            yield step("geo.say.half_is_r", m=eq("r", div(2 * n, 2), n))
