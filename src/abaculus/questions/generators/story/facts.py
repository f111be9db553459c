"""One calculation on facts about buildings, mountains, planets, animals, light and sound."""

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
    mul,
    number,
    rel,
    step,
    sub,
    t,
)
from abaculus.questions.generators.story._facts import (
    ANIMALS,
    BUILDINGS,
    DIAMETERS,
    FROM_SUN,
    LIGHT,
    MOUNTAINS,
    ORBITS,
    SOUND,
    WorldFact,
)
from abaculus.questions.generators.story._mistakes import near_misses

YEAR = 365
NEAREST = ("times", "light")
"""Kinds whose answer is rounded to the nearest whole number."""


@generator(
    presets={
        "L4": P(kinds=("times", "light", "stacked", "orbits"), level=4, secs=45, finite=115),
        "g6": P(kinds=("taller", "thunder", "stacked"), grade="6", category="N", secs=30,
                finite=105),
        "g8": P(kinds=("orbits", "stacked", "thunder"), grade="8", category="N", secs=30,
                finite=100),
        "g10": P(kinds=("times", "light", "orbits"), grade="10", category="N", secs=45,
                 finite=85),
    }
)  # fmt: skip
def fact(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    match kind:
        case "taller":
            one, two = r.sample(tuple((BUILDINGS if r.flip() else MOUNTAINS).items()), 2)
            if one[1].value < two[1].value:
                one, two = two, one
        case "times":
            one, two = sorted(r.sample(tuple(DIAMETERS.items()), 2), key=size, reverse=True)
        case "stacked":
            one, two = r.pick(tuple(BUILDINGS.items())), r.pick(tuple(ANIMALS.items()))
        case "orbits":
            years = r.between(2, 20)
            one, two = ("years", WorldFact(years, "years", 0, "")), r.pick(tuple(ORBITS.items()))
        case "light":
            one, two = r.pick(tuple(FROM_SUN.items())), ("light", LIGHT)
        case _:
            one, two = ("sound", SOUND), ("seconds", WorldFact(r.between(3, 15), "s", 0, ""))
    x, y = one[1].value, two[1].value
    exact = compute_result(kind, x, y)
    truth = round_result(kind, exact)
    if truth < 2 or (kind in NEAREST and abs(exact - truth) > F(2, 5)):
        return REJECT
    slots: dict[str, Formula] = {"x": x, "y": y}
    for name, (known, _) in (("a", one), ("b", two)):
        noun: Formula = ("noun", 2, f"story.{known}")
        slots[name] = noun if known in ANIMALS else ("word", f"story.{known}")
    return Draft(
        params={"kind": kind, "x": x, "y": y},
        prompt=(t(f"story.fact_{kind}", **slots),),
        answer=number(truth, form="plain"),
        work=effort(*WORK[kind]),
    )


def size(known: tuple[str, WorldFact]) -> int:
    """The value of a fact."""
    return known[1].value


WORK = {
    "taller": ("digits", "carry"), "times": ("idea", "convert", "long", "compare"),
    "light": ("idea", "convert", "long", "long"), "stacked": ("model", "long", "compare"),
    "orbits": ("model", "product", "long", "compare"), "thunder": ("model", "long", "fact"),
}  # fmt: skip


def compute_result(kind: str, x: int, y: int) -> F:
    """The result before rounding; light is counted in minutes."""
    match kind:
        case "taller":
            return F(x - y)
        case "orbits":
            return F(x * YEAR, y)
        case "light":
            return F(x * 1_000_000, y * 60)
        case "thunder":
            return F(x * y)
        case _:
            return F(x, y)


def round_result(kind: str, exact: F) -> int:
    """The result rounded: to the nearest, up, or down to whole orbits."""
    if kind == "stacked":
        return -(-exact.numerator // exact.denominator)
    if kind == "orbits":
        return exact.numerator // exact.denominator
    return (2 * exact.numerator + exact.denominator) // (2 * exact.denominator)


@fact.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "taller":
            return v + q.y == q.x
        case "thunder":
            return v == sum([q.x] * q.y)
        case "times":
            return abs(v * q.y - q.x) * 2 < q.y
        case "light":
            return abs(v * 60 * q.y - q.x * 10**6) < 30 * q.y
        case "stacked":
            return (v - 1) * q.y < q.x <= v * q.y
        case _:
            return v * q.y <= q.x * YEAR < (v + 1) * q.y


@fact.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    exact = compute_result(q.kind, q.x, q.y)
    true = round_result(q.kind, exact)
    match q.kind:
        case "taller":
            yield q.x + q.y, "story.added"
            yield true + 100, "story.hundred_slip"
            yield true + 10, "story.ten_slip"
        case "thunder":
            yield q.x, "story.one_second"
            yield true + 100, "story.hundred_slip"
            yield true * 10, "story.zeros_slip"
        case "light":
            yield true * 60, "story.seconds_left"
            yield true * 10, "story.zeros_slip"
        case "times":
            yield q.x - q.y, "story.difference_for_ratio"
            yield true * 10, "story.zeros_slip"
        case "stacked":
            yield q.x // q.y, "story.just_too_low"
            yield q.x - q.y, "story.difference_for_ratio"
            yield q.x * q.y, "story.multiplied"
        case _:
            yield true + 1, "story.not_full"
            yield YEAR * q.x // 100, "story.days_per_hundred"
            yield q.x, "story.one_a_year"
    yield from near_misses(true)


@fact.steps
def _(q: Params) -> Iterator[SolutionStep]:
    exact = compute_result(q.kind, q.x, q.y)
    true = round_result(q.kind, exact)
    match q.kind:
        case "taller":
            yield step("story.say.fact_taller", m=eq(sub(q.x, q.y), true))
        case "thunder":
            yield step("story.say.fact_thunder", m=eq(mul(q.x, q.y), true))
        case "light":
            minute = q.y * 60 // 1_000_000
            yield step("story.say.fact_light", m=eq(mul(q.y, 60), q.y * 60))
            yield step("story.say.fact_minutes", m=rounding_formula(div(q.x, minute), exact, true))
        case "times":
            yield step("story.say.fact_times", m=rounding_formula(div(q.x, q.y), exact, true))
        case "stacked":
            yield step("story.say.fact_fit", m=rounding_formula(div(q.x, q.y), exact))
            yield step("story.say.fact_enough", m=true)
        case _:
            days = q.x * YEAR
            yield step("story.say.fact_days", m=eq(mul(q.x, YEAR), days))
            left = days - true * q.y
            yield step("story.say.fact_orbits", m=eq(days, add(mul(true, q.y), left)))
            yield step("story.say.fact_whole", m=true)


def rounding_formula(asked: Formula, exact: F, *end: Formula) -> Formula:
    """A quotient with one decimal place, then rounded."""
    tenth = F((20 * exact.numerator + exact.denominator) // (2 * exact.denominator), 10)
    if tenth == exact:
        return eq(asked, dec(exact)) if not end or dec(exact) in end else rel(
            "≈", eq(asked, dec(exact)), *end)  # fmt: skip
    return rel("≈", asked, dec(tenth), *end)
