"""The highest common factor and the lowest common multiple, also in stories."""

from collections.abc import Iterator
from math import gcd, lcm

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.nt._primes import factor_formula

PARTING = ("ribbons", "tiles", "bags", "teams", "planks", "bunches")
MEETING = ("buses", "lights", "laps", "wheels", "bells", "visits")
UNITS = {"ribbons": "cm", "tiles": "cm", "planks": "cm", "buses": "min", "lights": "s",
         "laps": "min", "bells": "min"}  # fmt: skip
WORK = {"hcf": ("list", "fact", "fact"), "lcm": ("list", "fact", "fact")}


@generator(
    presets={
        "6G2": P(story=False, factor=(3, 15), times=(2, 9), high=100, low=4, most=12, secs=30,
                 finite=245),
        "g7": P(story=True, factor=(4, 15), times=(2, 9), high=100, low=6, most=20, grade="7",
                category="G", secs=30),
        "L2": P(story=False, factor=(4, 15), times=(2, 8), high=100, low=6, most=16, level=2,
                secs=30, finite=173),
        "L3": P(story=True, factor=(6, 20), times=(3, 9), high=160, low=8, most=30, level=3,
                secs=45),
    }
)  # fmt: skip
def common(r: Rng, p: Params) -> MaybeDraft:
    kind = r.weighted((("hcf", 2), ("lcm", 1)))
    if kind == "hcf":
        shared = r.between(*p.factor)
        a, b = (shared * k for k in r.sample(range(p.times[0], p.times[1] + 1), 2))
        truth = gcd(a, b)
        if max(a, b) > p.high or truth != shared or max(a, b) % min(a, b) == 0:
            return REJECT
    else:
        a, b = r.sample(range(p.low, p.most + 1), 2)
        truth = lcm(a, b)
        if max(a, b) % min(a, b) == 0 or (gcd(a, b) == 1 and p.most > 12) or truth > 240:
            return REJECT
    story = r.pick(PARTING if kind == "hcf" else MEETING) if p.story else kind
    unit = UNITS.get(story)
    more = ("model", *(("long", "fact") if p.most > 20 else ())) if p.story else ()
    return Draft(
        params={"kind": kind, "a": a, "b": b, "story": story},
        prompt=(t(f"nt.{story}", a=a, b=b),),
        answer=number(truth, form="plain", unit=unit),
        work=effort(*WORK[kind], *more),
        normal=(story, min(a, b), max(a, b)),
    )


@common.verify
def _(q: Params, v: int) -> bool:
    low, high = sorted((q.a, q.b))
    if q.kind == "hcf":
        return v == max(k for k in range(1, low + 1) if low % k == high % k == 0)
    return v == next(n for n in range(high, low * high + 1, high) if n % low == 0)


@common.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    below, above = gcd(q.a, q.b), lcm(q.a, q.b)
    if q.kind == "hcf":
        smaller = next((k for k in (2, 3, 5, 7) if below % k == 0 and below > k), 0)
        if smaller:
            yield below // smaller, "nt.common_not_highest"
        yield above, "nt.multiple_for_factor"
        yield abs(q.a - q.b), "nt.difference_taken"
        yield min(q.a, q.b), "nt.smaller_number"
        yield 2 * below, "nt.not_in_both"
        yield 1, "nt.common_not_highest"
        return
    if below > 1:
        yield q.a * q.b, "nt.product_not_lowest"
    yield below, "nt.factor_for_multiple"
    yield q.a + q.b, "nt.sum_taken"
    yield 2 * above, "nt.product_not_lowest"
    yield 2 * max(q.a, q.b), "nt.multiple_of_one"
    yield above + max(q.a, q.b), "nt.multiple_of_one"


@common.steps
def _(q: Params) -> Iterator[SolutionStep]:
    low, high = sorted((q.a, q.b))
    below, above = gcd(q.a, q.b), lcm(q.a, q.b)
    if q.story != q.kind:
        yield step(f"nt.say.wanted_{q.kind}")
    if q.kind == "hcf":
        both: list[Formula] = [eq(n, factor_formula(n)) for n in (q.a, q.b)]
        yield step("nt.say.both_into_primes", m=comma_list(both))
        shared = factor_formula(below)
        yield step("nt.say.what_both_have", m=below if shared == below else eq(shared, below))
        return
    multiples = comma_list(range(high, above + 1, high))
    yield step("nt.say.multiples_of_larger", n=high, k=low, m=multiples)
    yield step("nt.say.first_hit", k=low, m=eq(mul(low, above // low), above))
