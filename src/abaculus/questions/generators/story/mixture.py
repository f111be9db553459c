"""Mixtures: the mean price, the strength, the amount to add."""

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
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.story._mistakes import near_misses

GOODS = ("nuts", "tea", "coffee", "seeds")
PARTS = ((1, 2), (1, 3), (1, 4), (2, 3), (3, 2), (2, 1), (3, 1), (4, 1), (3, 5), (5, 3), (5, 1))
"""The ratios of the two amounts."""
NAMES = {"$": "dollars", "€": "euros"}


@generator(
    presets={
        "L4": P(kinds=("price", "strength", "water", "amount"), level=4, secs=45),
        "g8": P(kinds=("price", "strength"), grade="8", category="N", secs=45),
        "g10": P(kinds=("water", "amount", "strength"), grade="10", category="N", secs=45),
    }
)
def mixture(r: Rng, p: Params) -> MaybeDraft:
    kind, sign, good = r.pick(p.kinds), r.pick(("$", "€")), r.pick(GOODS)
    cheap = kind in ("price", "amount")
    m, n = r.pick(PARTS)
    whole, fold = m + n, r.between(2, 3) if cheap else r.pick((20, 40, 60, 100))
    a, b = m * fold, n * fold
    if kind == "water":
        x, y = whole * r.between(2, 12), 0
    else:
        x = r.between(4, 30) if cheap else 5 * r.between(1, 12)
        y = x + r.sign() * whole * (r.between(1, 4) if cheap or whole == 5 else 5)
    if not (0 <= y <= 60 and x <= 60) or (y < 3 and cheap) or (y < 5 and kind == "strength"):
        return REJECT
    if not cheap and a * x % 100:
        return REJECT
    mean = (a * x + b * y) // whole // fold
    truth = mean if kind in ("price", "strength") else b
    wide, per = ("kg", sign) if cheap else ("ml", "%")
    slots: dict[str, Formula] = {
        "a": ("qty", a, wide), "b": ("qty", b, wide),
        "x": price_formula(x, per), "y": price_formula(y, per),
        "mean": price_formula(mean, per), "goods": ("word", f"story.{good}"),
        "sign": ("word", f"story.{NAMES[sign]}"),
    }  # fmt: skip
    unit = wide if kind in ("water", "amount") else per
    return Draft(
        params={"kind": kind, "a": a, "b": b, "x": x, "y": y, "mean": mean},
        prompt=(t(f"story.mix_{kind}_{r.below(2)}", **slots),),
        answer=number(truth, form="plain", unit=unit),
        work=effort("idea", "fact", "fact", "digits", "long"),
        normal=(kind, a, b, x, y),
    )


def price_formula(number: int, per: str) -> Formula:
    """A price or a strength."""
    return ("pct", number) if per == "%" else ("money", number, per)


@mixture.verify
def _(q: Params, v: int) -> bool:
    if q.kind in ("price", "strength"):
        return q.a * (q.x - v) == q.b * (v - q.y)
    return v * (q.mean - q.y) == q.a * (q.x - q.mean)


@mixture.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind in ("price", "strength"):
        if (q.x + q.y) % 2 == 0:
            yield (q.x + q.y) // 2, "story.amounts_ignored"
        swapped = F(q.a * q.y + q.b * q.x, q.a + q.b)
        if swapped.denominator == 1:
            yield int(swapped), "story.amounts_swapped"
        yield q.x + q.y, "story.values_added"
        yield from near_misses(q.mean)
        return
    yield q.a, "story.as_much_again"
    yield q.a + q.b, "story.whole_mixture"
    if q.kind == "water":
        yield q.a * (q.x - q.mean) // 100, "story.percent_taken"
        yield q.b + 100, "story.hundred_slip"
        yield q.b + 200, "story.hundred_slip"
    yield from near_misses(q.b)


@mixture.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, x, y, mean = q.a, q.b, q.x, q.y, q.mean
    name = "price" if q.kind in ("price", "amount") else "strength"
    if q.kind in ("price", "strength"):
        total = a * x + b * y
        if name == "price":
            yield step("story.say.mix_price", m=eq(add(mul(a, x), mul(b, y)), total))
            yield step("story.say.mix_price_all", m=eq(div(total, add(a, b)), mean))
        else:
            pure = add(mul(a, ("pct", x)), mul(b, ("pct", y)))
            yield step("story.say.mix_strength", m=eq(pure, total // 100))
            part = mul(div(total // 100, a + b), 100)
            yield step("story.say.mix_strength_all", m=eq(part, mean))
    elif q.kind == "water":
        yield step("story.say.mix_pure", m=eq(mul(a, ("pct", x)), a * x // 100))
        yield step("story.say.mix_new_whole", m=eq(div(a * x // 100, ("pct", mean)), a * x // mean))
        yield step("story.say.mix_added", m=eq(sub(a * x // mean, a), b))
    else:
        far, near = abs(x - mean), abs(mean - y)
        yield step("story.say.mix_first_off", m=eq(mul(a, far), a * far))
        yield step("story.say.mix_other_off", m=eq(div(a * far, near), b))
