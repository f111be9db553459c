"""A line parallel to a side of a triangle divides the other sides in the same ratio."""

from collections.abc import Iterator
from math import gcd
from typing import Final

from abaculus.questions.figures import figure, label, line, poly
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
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    power,
    step,
    t,
    value,
)
from abaculus.questions.generators.geo._mistakes import Wrongs, plausible_mistakes

A, B, C = (110, 20), (40, 150), (220, 150)
D, E = (75, 85), (165, 85)
NAMES: Final = (
    label((110, 12), "A"),
    label((30, 158), "B"),
    label((230, 158), "C"),
    label((64, 84), "D"),
    label((177, 84), "E"),
)
DRAWN: Final = figure(260, 170, [poly((A, C, B)), line(D, E, "mark"), *NAMES], "geo.alt.intercept")
WORK: Final = {
    "rest": ("recall", "fact", "fact", "look"),
    "start": ("recall", "fact", "fact", "look"),
    "whole": ("recall", "fact", "carry", "fact", "look"),
    "base": ("idea", "recall", "carry", "reduce", "fact"),
    "cut": ("idea", "recall", "carry", "reduce", "fact"),
    "area": ("idea", "carry", "power", "power", "fact"),
}


@generator(
    presets={
        "12E5": P(kinds=("rest", "start", "whole"), most=9, secs=30),
        "L4": P(kinds=("base", "cut", "area"), most=9, level=4, secs=45, finite=992),
    }
)
def parallel(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    m_, n = r.between(1, p.most), r.between(1, p.most)
    k = r.between(2, 9)
    if gcd(m_, n) > 1 or m_ == n or (kind in ("base", "cut") and m_ + n > 12):
        return REJECT
    given = {
        "rest": m_ * k,
        "start": n * k,
        "whole": m_ * k,
        "base": m_ * k,
        "cut": (m_ + n) * k,
        "area": m_ * m_ * k,
    }[kind]
    if kind == "area" and (m_ + n) ** 2 * k > 999:
        return REJECT
    return Draft(
        params={"kind": kind, "m": m_, "n": n, "k": k},
        prompt=(
            t(
                f"geo.intercept.{kind}",
                ratio=eq((":", side("AD"), side("DB")), (":", m_, n)),
                given=given,
                de=side("DE"),
                bc=side("BC"),
                ae=side("AE"),
                ec=side("EC"),
                ac=side("AC"),
                ade=side("ADE"),
                abc=side("ABC"),
            ),
        ),
        answer=number(truth(kind, m_, n, k), form="rational"),
        work=effort(*WORK[kind]),
        figure=DRAWN,
    )


def side(name: str) -> Formula:
    """A line or triangle named by its corners."""
    return ("side", name)


def truth(kind: str, m: int, n: int, k: int) -> int:
    """The value asked for."""
    return {
        "rest": n * k,
        "start": m * k,
        "whole": (m + n) * k,
        "base": (m + n) * k,
        "cut": m * k,
        "area": (m + n) ** 2 * k,
    }[kind]


@parallel.verify
def _(q: Params, v: int) -> bool:
    m, n, k = q.m, q.n, q.k
    match q.kind:
        case "rest":
            return m * v == n * (m * k)
        case "start":
            return n * v == m * (n * k)
        case "whole":
            return m * (v - m * k) == n * (m * k)
        case "base":
            return F(m * k, v) == 1 - F(n, m + n)
        case "cut":
            return F(v, (m + n) * k) == 1 - F(n, m + n)
        case _:
            return F(m * m * k, v) == (1 - F(n, m + n)) ** 2


@parallel.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    m, n, k = q.m, q.n, q.k
    answer = truth(q.kind, m, n, k)
    wrong: dict[str, Wrongs] = {
        "rest": (
            (F(m * m * k, n), "geo.ratio_turned"),
            (m * k + n - m, "geo.difference_added"),
            ((m + n) * k, "geo.whole_side"),
        ),
        "start": (
            (F(n * n * k, m), "geo.ratio_turned"),
            (n * k + m - n, "geo.difference_added"),
            ((m + n) * k, "geo.whole_side"),
        ),
        "whole": (
            (n * k, "geo.rest_only"),
            (F(m * (m + n) * k, n), "geo.ratio_turned"),
            (m * k + n, "geo.difference_added"),
        ),
        "base": (
            (n * k, "geo.part_for_whole"),
            (F(m * m * k, n), "geo.ratio_turned"),
            (m * k + n, "geo.difference_added"),
        ),
        "cut": (
            (n * k, "geo.wrong_part"),
            (F((m + n) * m * k, n), "geo.part_for_whole"),
            ((m + n) * k - n, "geo.difference_added"),
        ),
        "area": (
            (m * (m + n) * k, "geo.length_factor_only"),
            (n * n * k, "geo.part_for_whole"),
            (F(m * m * (m + n) ** 3 * k, m**3), "geo.other_power"),
        ),
    }
    yield from plausible_mistakes(answer, *wrong[q.kind])


@parallel.steps
def _(q: Params) -> Iterator[SolutionStep]:
    m, n, k = q.m, q.n, q.k
    answer = truth(q.kind, m, n, k)
    ae, ec = side("AE"), side("EC")
    match q.kind:
        case "rest":
            yield step("geo.say.same_ratio", m=eq((":", ae, ec), (":", m, n)))
            yield step(m=eq(ec, mul(m * k, value(F(n, m))), answer))
        case "start":
            yield step("geo.say.same_ratio", m=eq((":", ae, ec), (":", m, n)))
            yield step(m=eq(ae, mul(n * k, value(F(m, n))), answer))
        case "whole":
            yield step("geo.say.same_ratio", m=eq(ec, mul(m * k, value(F(n, m))), n * k))
            yield step("geo.say.both_parts", m=eq(side("AC"), add(m * k, n * k), answer))
        case "area":
            yield step(
                "geo.say.small_to_large", m=eq(frac(side("AB"), side("AD")), value(F(m + n, m)))
            )
            yield step(
                "geo.say.area_factor_say",
                m=eq(mul(m * m * k, power(value(F(m + n, m)), 2)), answer),
            )
        case _:
            yield step(
                "geo.say.small_to_large", m=eq(frac(side("AB"), side("AD")), value(F(m + n, m)))
            )
            if q.kind == "base":
                yield step(
                    "geo.say.same_factor", m=eq(side("BC"), mul(m * k, value(F(m + n, m))), answer)
                )
            else:
                yield step(
                    "geo.say.same_factor",
                    m=eq(side("DE"), mul((m + n) * k, value(F(m, m + n))), answer),
                )
