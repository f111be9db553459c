"""Volume and surface of cylinders, cones, spheres and pyramids."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import figure, label, line
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
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
    t,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes
from abaculus.questions.generators.geo._outlines import cone, cylinder
from abaculus.questions.generators.geo._shapes import SOLIDS

DRAWN: Final = {
    "cyl": (
        *cylinder((100, 40), 50, 85),
        line((100, 125), (150, 125)),
        label((124, 118), "r"),
        label((163, 85), "h"),
    ),
    "cone": (
        *cone((100, 130), 55, 105),
        line((100, 130), (155, 130)),
        line((100, 130), (100, 25), "faint"),
        label((126, 124), "r"),
        label((90, 85), "h"),
    ),
    "sphere": (*SOLIDS["sphere"], line((100, 80), (155, 80)), label((128, 73), "r")),
    "pyr": (
        *SOLIDS["square_pyramid"],
        line((100, 20), (100, 113), "faint"),
        label((92, 75), "h"),
        label((82, 144), "a"),
    ),
}
WORK: Final = {
    "cyl": ("recall", "power", "long"),
    "cone": ("recall", "power", "long", "fact"),
    "sphere": ("recall", "power", "long", "fact"),
    "pyr": ("recall", "power", "long", "fact"),
    "cyl_mantle": ("recall", "long"),
    "cyl_all": ("recall", "power", "long", "carry", "fact"),
    "sphere_skin": ("recall", "power", "long"),
    "cone_mantle": ("idea", "recall", "root", "long"),
    "cyl_height": ("recall", "power", "long", "step"),
    "melt": ("idea", "recall", "power", "long", "long", "step"),
}
SLANTS: Final = (
    (3, 4, 5),
    (4, 3, 5),
    (6, 8, 10),
    (8, 6, 10),
    (5, 12, 13),
    (12, 5, 13),
    (9, 12, 15),
    (8, 15, 17),
)


@generator(
    presets={
        "8E4": P(kinds=("cyl", "cone", "sphere"), most=12, secs=30, finite=194),
        "9E2": P(
            kinds=("cyl", "cone", "pyr", "cyl_mantle", "cyl_all"),
            most=12,
            secs=30,
            finite=505,
        ),
        "10E5": P(kinds=("sphere", "sphere_skin", "pyr"), most=15, secs=30, finite=132),
        "L3": P(kinds=("cyl", "cone", "pyr", "sphere_skin"), most=12, level=3, secs=30, finite=274),
        "L4": P(
            kinds=("cone_mantle", "cyl_height", "melt", "cyl_all"),
            most=12,
            level=4,
            secs=30,
            finite=258,
        ),
    }
)
def solids(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    n, h = r.between(2, p.most), r.between(2, p.most)
    if kind == "sphere":
        n, h = 3 * r.between(1, 4), 0
    elif kind == "sphere_skin":
        h = 0
    elif kind == "cone_mantle":
        n, h, _ = r.pick(SLANTS)
    elif kind == "melt":
        n = r.pick((3, 6, 9))
        h = r.pick([one for one in range(2, 13) if (4 * n**3) % (3 * one * one) == 0 and one != n])
    if kind in ("cone", "pyr") and n * n * h % 3:
        return REJECT
    truth = size(kind, n, h)
    if not 2 <= truth <= 1500:
        return REJECT
    base, _, _ = kind.partition("_")
    return Draft(
        params={"kind": kind, "n": n, "h": h},
        prompt=(
            t(
                f"geo.solids.{kind}",
                r=n,
                h=h,
                volume=jux(n * n * h, "π"),
                kpi=jux("k", "π"),
                k=eq("k", gap()),
            ),
        ),
        answer=number(truth, form="plain"),
        work=effort(*WORK[kind]),
        figure=figure(
            210, 165, DRAWN["sphere" if base == "melt" else base], f"geo.alt.round.{base}"
        ),
    )


def size(kind: str, n: int, h: int) -> int:
    """The value asked for; of a round solid, as a multiple of π."""
    match kind:
        case "cyl":
            return n * n * h
        case "cone" | "pyr":
            return n * n * h // 3
        case "sphere":
            return 4 * n**3 // 3
        case "sphere_skin":
            return 4 * n * n
        case "cyl_mantle":
            return 2 * n * h
        case "cyl_all":
            return 2 * n * h + 2 * n * n
        case "cyl_height":
            return h
        case "cone_mantle":
            return n * next(s for x, y, s in SLANTS if (x, y) == (n, h))
        case _:
            return 4 * n**3 // (3 * h * h)


@solids.verify
def _(q: Params, v: int) -> bool:
    n, h = q.n, q.h
    match q.kind:
        case "cyl" | "cyl_height":
            return F(v, h) == n * n if q.kind == "cyl" else n * n * v == n * n * h
        case "cone" | "pyr":
            return 3 * v == n * n * h
        case "sphere":
            return 6 * v == (2 * n) ** 3
        case "sphere_skin":
            return v == (2 * n) ** 2
        case "cyl_mantle":
            return F(v, 2 * n) == h
        case "cyl_all":
            return F(v, 2 * n) - n == h
        case "cone_mantle":
            return v % n == 0 and (v // n) ** 2 == n * n + h * h
        case _:
            return v * h * h * 6 == (2 * n) ** 3


@solids.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n, h = q.n, q.h
    truth = size(q.kind, n, h)
    wrong: Wrongs
    match q.kind:
        case "cyl":
            wrong = (
                (F(truth, 3), "geo.third_like_cone"),
                (2 * n * h, "geo.surface_for_volume"),
                (n * h, "geo.square_forgotten"),
                (4 * truth, "geo.diameter_for_radius"),
            )
        case "cone" | "pyr":
            wrong = (
                (3 * truth, "geo.third_forgotten"),
                (F(3 * truth, 2), "geo.half_for_third"),
                (F(n * h, 3), "geo.square_forgotten"),
                (2 * n * h, "geo.surface_for_volume"),
            )
        case "sphere":
            wrong = (
                (4 * n * n, "geo.surface_for_volume"),
                (n**3, "geo.factor_forgotten"),
                (4 * n**3, "geo.third_forgotten"),
                (8 * truth, "geo.diameter_for_radius"),
            )
        case "sphere_skin":
            wrong = (
                (n * n, "geo.one_disc_only"),
                (F(4 * n**3, 3), "geo.volume_for_surface"),
                (2 * n * n, "geo.half_sphere"),
                (16 * n * n, "geo.diameter_for_radius"),
            )
        case "cyl_mantle":
            wrong = (
                (n * h, "geo.radius_for_diameter"),
                (n * n * h, "geo.volume_for_surface"),
                (truth + 2 * n * n, "geo.bases_too"),
            )
        case "cyl_all":
            wrong = (
                (2 * n * h, "geo.no_bases"),
                (2 * n * h + n * n, "geo.one_base_only"),
                (n * n * h, "geo.volume_for_surface"),
            )
        case "cyl_height":
            wrong = (
                (n * h, "geo.square_forgotten"),
                (3 * h, "geo.third_like_cone"),
                (n * n * h - n * n, "geo.minus_for_divide"),
            )
        case "cone_mantle":
            wrong = (
                (n * h, "geo.height_for_slant"),
                (F(n * n * h, 3), "geo.volume_for_surface"),
                (truth + n * n, "geo.bases_too"),
                (2 * truth, "geo.diameter_for_radius"),
            )
        case _:
            wrong = (
                (F(n**3, h * h), "geo.factor_forgotten"),
                (3 * truth, "geo.third_forgotten"),
                (F(4 * n**3, 3 * h), "geo.square_forgotten"),
            )
    yield from plausible_mistakes(truth, *wrong)


@solids.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, h = q.n, q.h
    truth = size(q.kind, n, h)
    match q.kind:
        case "cyl":
            yield step("geo.say.cylinder", m=eq(mul(power(n, 2), h), mul(n * n, h), truth))
        case "cone" | "pyr":
            yield step(
                f"geo.say.{q.kind}", m=eq(div(mul(power(n, 2), h), 3), div(n * n * h, 3), truth)
            )
        case "sphere":
            yield step(
                "geo.say.sphere", m=eq(mul(frac(4, 3), power(n, 3)), mul(frac(4, 3), n**3), truth)
            )
        case "sphere_skin":
            yield step("geo.say.sphere_skin", m=eq(mul(4, power(n, 2)), mul(4, n * n), truth))
        case "cyl_mantle" | "cyl_all":
            yield step("geo.say.mantle", m=eq(mul(2, n, h), 2 * n * h))
            if q.kind == "cyl_all":
                yield step("geo.say.two_discs", m=eq(mul(2, power(n, 2)), 2 * n * n))
                yield step(m=eq(add(2 * n * h, 2 * n * n), truth))
        case "cyl_height":
            yield step("geo.say.disc_base", m=eq(power(n, 2), n * n))
            yield step("geo.say.volume_over_base", m=eq(div(n * n * h, n * n), h))
        case "cone_mantle":
            s = truth // n
            yield step("geo.say.slant", m=eq(root(add(power(n, 2), power(h, 2))), root(s * s), s))
            yield step("geo.say.cone_mantle", m=eq(mul(n, s), truth))
        case _:
            yield step("geo.say.sphere", m=eq(mul(frac(4, 3), power(n, 3)), 4 * n**3 // 3))
            yield step("geo.say.disc_base", m=eq(power(h, 2), h * h))
            yield step("geo.say.same_volume", m=eq(div(4 * n**3 // 3, h * h), truth))
