"""Similar figures: how lengths, areas and volumes scale."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import dim, figure, poly
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
    t,
    value,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes

SMALL: Final = ((30, 130), (60, 75), (100, 130))
LARGE: Final = ((130, 130), (175, 45), (240, 130))
UNITS: Final = {"mass": "g", "paint": "g", "shadow": "m"}
WORK: Final = {
    "factor": ("recall", "fact"), "pair": ("fact", "fact"), "shadow": ("model", "fact", "fact"),
    "area": ("recall", "power", "fact", "idea"), "volume": ("recall", "power", "fact", "idea"),
    "area_back": ("idea", "root", "fact", "reduce"), "mass": ("model", "idea", "power", "long"),
    "paint": ("model", "idea", "root", "power", "long"),
}  # fmt: skip


@generator(
    presets={
        "9E1": P(kinds=("factor", "pair"), secs=15),
        "L3": P(kinds=("shadow", "area", "volume"), level=3, secs=30),
        "L4": P(kinds=("area_back", "mass", "paint"), level=4, secs=45, finite=974),
        "g10": P(kinds=("area", "volume", "area_back"), grade="10", category="E", secs=30),
    }
)
def scale(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    top, low = r.pick(FACTORS if kind in ("factor", "pair", "shadow") else WHOLE)
    one = low * r.between(2, 12)
    other = r.between(2, 9)
    if kind in ("pair", "shadow") and top < low:
        top, low = low, top
        one = low * r.between(2, 12)
    if kind in ("area", "volume", "mass"):
        one = r.between(2, 12) * low ** (2 if kind == "area" else 3)
    elif kind in ("area_back", "paint"):
        one = r.between(2, 9) * (low if kind == "area_back" else 1)
        other = r.between(2, 5)
    if kind == "paint" and one == other * low:
        return REJECT
    if kind in ("pair", "shadow") and one in (low * other, top * other):
        return REJECT
    truth = size(kind, top, low, one, other)
    if truth > 4000 or (kind != "factor" and truth == one):
        return REJECT
    return Draft(
        params={"kind": kind, "top": top, "low": low, "one": one, "other": other},
        prompt=(
            t(
                f"geo.similar.{kind}",
                f=value(F(top, low)),
                a=one,
                low=low * other,
                top=top * other,
                small=low * low * (one if kind == "paint" else other),
                large=top * top * other,
                n=low**3 * other,
                long=top**3 * other,
            ),
        ),
        answer=number(truth, form="rational", unit=UNITS.get(kind)),
        work=effort(*WORK[kind]),
        figure=lazy_figure(picture, low * other, top * other, one) if kind == "pair" else None,
    )


FACTORS: Final = (
    (3, 2),
    (4, 3),
    (5, 2),
    (5, 3),
    (5, 4),
    (7, 2),
    (2, 1),
    (3, 1),
    (4, 1),
    (2, 3),
    (3, 4),
    (2, 5),
    (3, 5),
    (4, 5),
    (1, 2),
)
WHOLE: Final = ((2, 1), (3, 1), (4, 1), (5, 1), (3, 2), (5, 2), (10, 1))


def size(kind: str, top: int, low: int, one: int, other: int) -> int:
    """The value asked for."""
    match kind:
        case "area":
            return one * top**2 // low**2
        case "volume" | "mass":
            return one * top**3 // low**3
        case "paint":
            return top * top * one
        case _:
            return one * top // low


def picture(low: int, top: int, one: int) -> Figure:
    """Two similar triangles, not to scale."""
    items = [
        poly(SMALL),
        poly(LARGE),
        dim((100, 130), (30, 130), low),
        dim((240, 130), (130, 130), top),
        dim((30, 130), (60, 75), one),
        dim((130, 130), (175, 45), "?"),
    ]
    return figure(260, 165, items, "geo.alt.similar", a=one, low=low, top=top)


@scale.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "area":
            return F(v, q.one) == F(q.top, q.low) ** 2
        case "volume" | "mass":
            return F(v, q.one) == F(q.top, q.low) ** 3
        case "paint":
            return F(v, q.low**2 * q.one) ** 3 == F(q.top**3, q.low**3) ** 2
        case "area_back":
            return F(v, q.one) ** 2 == F(q.top * q.top * q.other, q.low * q.low * q.other)
        case _:
            return F(v, q.one) == F(q.top, q.low)


@scale.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    top, low, one, other = q.top, q.low, q.one, q.other
    truth = size(q.kind, top, low, one, other)
    f = F(top, low)
    wrong: Wrongs
    match q.kind:
        case "area" | "volume" | "mass":
            wrong = (
                (one * f, "geo.length_factor_only"),
                (one * f**3 if q.kind == "area" else one * f**2, "geo.other_power"),
                (one * f * (2 if q.kind == "area" else 3), "geo.multiplied_not_powered"),
                (one / f, "geo.scaled_backwards"),
            )
        case "area_back":
            wrong = (
                (one * f**2, "geo.root_of_factor_forgotten"),
                (one / f, "geo.scaled_backwards"),
                (one + top**2 * other - low**2 * other, "geo.difference_added"),
            )
        case "paint":
            wrong = (
                (low * low * one * f**3, "geo.other_power"),
                (low * low * one * f, "geo.length_factor_only"),
                (low**2 * one / f, "geo.scaled_backwards"),
            )
        case "factor":
            wrong = (
                (one / f, "geo.scaled_backwards"),
                (one + top - low, "geo.difference_added"),
                (one * f**2, "geo.area_factor"),
            )
        case _:
            wrong = (
                (one / f, "geo.scaled_backwards"),
                (one + (top - low) * other, "geo.difference_added"),
                (one * f**2, "geo.area_factor"),
            )
    yield from plausible_mistakes(truth, *wrong)


@scale.steps
def _(q: Params) -> Iterator[SolutionStep]:
    top, low, one, other = q.top, q.low, q.one, q.other
    truth, f = size(q.kind, top, low, one, other), value(F(top, low))
    match q.kind:
        case "factor":
            yield step("geo.say.times_factor", m=eq(mul(one, f), truth))
        case "pair" | "shadow":
            yield step(
                "geo.say.find_factor", m=eq(frac(top * other, low * other), f) if other > 1 else f
            )
            yield step("geo.say.times_factor", m=eq(mul(one, f), truth))
        case "area":
            yield step("geo.say.area_factor", m=eq(power(f, 2), value(F(top, low) ** 2)))
            yield step(m=eq(mul(one, value(F(top, low) ** 2)), truth))
        case "volume" | "mass":
            yield step("geo.say.volume_factor", m=eq(power(f, 3), value(F(top, low) ** 3)))
            yield step(m=eq(mul(one, value(F(top, low) ** 3)), truth))
        case "area_back":
            square = F(top, low) ** 2
            yield step(
                "geo.say.areas_ratio",
                m=eq(frac(top * top * other, low * low * other), value(square)),
            )
            yield step("geo.say.length_is_root", m=eq(root(value(square)), f))
            yield step("geo.say.times_factor", m=eq(mul(one, f), truth))
        case _:
            cube = F(top, low) ** 3
            yield step(
                "geo.say.masses_ratio", m=eq(frac(top**3 * other, low**3 * other), value(cube))
            )
            yield step("geo.say.cube_root", m=eq(root(value(cube), 3), f))
            yield step("geo.say.area_factor", m=eq(power(f, 2), value(F(top, low) ** 2)))
            yield step(m=eq(mul(low * low * one, value(F(top, low) ** 2)), truth))
