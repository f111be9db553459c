"""Arcs and sectors: the number before π, an angle, a radius."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.authoring import (
    REJECT,
    Draft,
    F,
    Figure,
    Formula,
    Given,
    Made,
    P,
    Rng,
    Step,
    deg,
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
    step,
    t,
    value,
)
from abaculus.questions.figures import angle, arc, circle, figure, label, line
from abaculus.questions.generators.geo._drawing import spot
from abaculus.questions.generators.geo._slips import Wrongs

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
def part(r: Rng, p: Given) -> Made:
    kind, degrees, n = r.pick(p.kinds), r.pick(ANGLES), r.between(2, p.most)
    arc, sector = F(degrees * n, 180), F(degrees * n * n, 360)
    size = {"arc": arc, "sector": sector, "angle": F(degrees), "radius": F(n)}[kind]
    of = arc if kind in ("arc", "radius", "angle") else sector
    if of.denominator > (4 if kind in ("arc", "sector") else 1) or size == n * (kind != "radius"):
        return REJECT
    told = jux(value(of), "π")
    return Draft(
        params={"kind": kind, "degrees": degrees, "n": n},
        prompt=(
            t(
                f"geo.arc.{kind}",
                r=n,
                angle=deg(degrees),
                arc=told,
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
        figure=picture(kind, degrees, n),
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
def _(q: Given, v: int | F) -> bool:
    share = F(q.degrees, 360)
    match q.kind:
        case "arc":
            return F(v) / (2 * q.n) == share
        case "sector":
            return F(v) / q.n**2 == share
        case "angle":
            return F(v, 360) * 2 * q.n == F(q.degrees * q.n, 180)
        case _:
            return share * 2 * v == F(q.degrees * q.n, 180)


@part.mistakes
def _(q: Given) -> Iterator[tuple[int | F, str]]:
    d, n = q.degrees, q.n
    arc, sector = F(d * n, 180), F(d * n * n, 360)
    wrong: dict[str, Wrongs] = {
        "arc": (
            (arc / 2, "geo.radius_for_diameter"),
            (sector, "geo.area_for_rim"),
            (2 * n, "geo.whole_circle"),
            (2 * arc, "geo.diameter_for_radius"),
        ),
        "sector": (
            (arc, "geo.rim_for_area"),
            (sector * 2, "geo.half_turn_share"),
            (n * n, "geo.whole_circle"),
            (sector / n, "geo.square_forgotten"),
        ),
        "angle": (
            (F(d, 2), "geo.halved_for_doubled"),
            (2 * d, "geo.radius_for_diameter"),
            (360 - d, "geo.rest_of_turn"),
            (d + 10, "geo.ten_slip"),
        ),
        "radius": (
            (2 * n, "geo.diameter_for_radius"),
            (F(n, 2), "geo.halved_for_doubled"),
            (arc, "geo.whole_circle"),
            (n + 1, "geo.one_slip"),
        ),
    }
    for size, mis in wrong[q.kind]:
        yield (int(size) if F(size).denominator == 1 else size), mis


@part.steps
def _(q: Given) -> Iterator[Step]:
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
