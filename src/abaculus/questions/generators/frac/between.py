"""Any fraction between two others."""

from collections.abc import Iterator
from math import gcd, lcm

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
    comma_list,
    effort,
    eq,
    frac,
    generator,
    predicate,
    rel,
    step,
    t,
    value,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "g6": P(finite=55, kind="same", most=12, grade="6", category="G", secs=30),
        "g9": P(finite=216, kind="close", most=15, grade="9", category="G", secs=45),
        "L3": P(finite=114, kind="apart", most=12, level=3, secs=45),
        "L4": P(finite=426, kind="close", most=20, level=4, secs=45),
    }
)
def between(r: Rng, p: Params) -> MaybeDraft:
    b = r.between(3, p.most)
    if p.kind == "same":
        above = r.between(1, b - 2)
        a, c, d = above, above + 1, b
    else:
        a, d = r.coprime_below(b), r.between(3, p.most)
        if b == d:
            return REJECT
        # the next larger fraction with that denominator
        c = a * d // b + 1
        if c >= d or gcd(c, d) > 1 or (p.kind == "close") != (c * b - a * d <= 3):
            return REJECT
    ends = (frac(a, b), frac(c, d))
    return Draft(
        params={"a": a, "b": b, "c": c, "d": d, "kind": p.kind},
        prompt=(t("frac.between", x=ends[0], y=ends[1]),),
        answer=predicate(
            "between",
            {"a": f"{a}/{b}", "b": f"{c}/{d}"},
            value(example(a, b, c, d, p.kind)),
            read="number",
        ),
        work=effort(*WORK[p.kind]),
    )


WORK = {
    "same": ("idea", "fact", "fact", "compare"),
    "apart": ("idea", "fraction", "compare", "reduce"),
    "close": ("idea", "fraction", "fact", "fact", "compare", "reduce"),
}


def example(a: int, b: int, c: int, d: int, kind: str) -> F:
    """A fraction between the two: half way, or for close neighbours the mediant."""
    return F(a + c, b + d) if kind == "close" else F((a * d + c * b) // gcd(b, d), 2 * lcm(b, d))


@between.verify
def _(q: Params, v: Formula | F) -> bool:
    size = v if isinstance(v, F) else F(evaluate(v))
    above, below = size.numerator, size.denominator
    return q.a * below < above * q.b and above * q.d < q.c * below


@between.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    a, b, c, d = q.a, q.b, q.c, q.d
    for above, below, cause in (
        (a * d + b * c, b * d, "frac.mean_not_halved"),
        (b * c - a * d, b * d, "frac.difference_taken"),
        (a, d, "frac.terms_crossed"),
        (c, b, "frac.terms_crossed"),
        (a * c, b * d, "frac.multiplied"),
        (1, b + d, "frac.only_denominators"),
        (a, b, "frac.end_itself"),
        (c, d, "frac.end_itself"),
    ):
        if above > 0 and not (a * below < above * b and above * d < c * below):
            yield value(F(above, below)), cause


@between.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c, d = q.a, q.b, q.c, q.d
    answer = value(example(a, b, c, d, q.kind))
    if q.kind == "close":
        yield step("frac.say.mediant", m=frac(add(a, c), add(b, d)))
        yield step("frac.say.for_example", m=answer)
        return
    below = lcm(b, d)
    low, high = a * below // b, c * below // d
    if b != d:
        both = (eq(frac(a, b), frac(low, below)), eq(frac(c, d), frac(high, below)))
        yield step("frac.say.both_over", d=below, m=comma_list(both))
    if (low + high) % 2:
        low, high, below = 2 * low, 2 * high, 2 * below
        yield step("frac.say.make_room", m=comma_list((frac(low, below), frac(high, below))))
    middle = frac((low + high) // 2, below)
    yield step("frac.say.one_between", m=rel("<", frac(low, below), middle, frac(high, below)))
    yield step("frac.say.for_example", m=answer)
