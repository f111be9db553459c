"""Which of two numbers is larger or smaller."""

from collections.abc import Iterator
from math import lcm

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
    choice,
    dec,
    effort,
    frac,
    generator,
    number,
    power,
    rel,
    step,
    t,
    value,
)

WORK = {
    "whole": ("compare",),
    "decimal": ("compare", "look"),
    "alike": ("compare", "recall"),
    "fraction": ("fact", "fact", "compare", "idea"),
    "power": ("power", "power", "compare", "idea"),
}


@generator(
    presets={
        "RG3": P(kind="whole", low=1, high=10, secs=15, finite=90, few=1),
        "3G4": P(kind="alike", secs=15, few=1, finite=448),
        "L1": P(kind="whole", low=10, high=999, level=1, secs=15, few=1),
        "L2": P(kind="decimal", level=2, secs=15, few=1),
        "L3": P(kind="fraction", level=3, secs=30, few=1),
        "L4": P(kind="power", level=4, secs=30, few=1, finite=400),
    }
)
def larger(r: Rng, p: Params) -> MaybeDraft:
    kind = "fraction" if p.kind == "alike" else p.kind
    a, b = alike(r) if p.kind == "alike" else (pick_number(r, p) for _ in range(2))
    one, two = compute_value(kind, *a), compute_value(kind, *b)
    if one == two:
        return REJECT
    more = r.flip()
    first = (one > two) == more
    options = build_formula(kind, *a), build_formula(kind, *b)
    true = options[0 if first else 1]
    return Draft(
        params={"kind": kind, "a": a, "b": b, "more": more},
        prompt=(t("num.more" if more else "num.less", a=options[0], b=options[1]),),
        answer=number(true, form="plain") if p.kind == "whole" else choice(options, int(not first)),
        work=effort(*WORK[p.kind]),
    )


def alike(r: Rng) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two fractions with the same numerator or the same denominator."""
    b, d = r.sample(range(2, 9), 2)
    if r.flip():
        above = r.between(1, min(b, d) - 1)
        return (above, b), (above, d)
    return (r.between(1, b - 1), b), (r.between(1, b - 1), b)


def pick_number(r: Rng, p: Params) -> tuple[int, int]:
    """Two integers that form a number: digits and places, fraction, base and power."""
    match p.kind:
        case "whole":
            return r.between(p.low, p.high), 0
        case "decimal":
            places = r.between(1, 2)
            return r.between(1, 15 * 10**places), places
        case "fraction":
            below = r.between(3, 12)
            return r.coprime_below(below), below
        case _:
            return r.between(2, 7), r.between(2, 5)


def compute_value(kind: str, n: int, k: int) -> F:
    """The value."""
    if kind == "power":
        return F(n**k)
    return F(n, k if kind == "fraction" else 10**k)


def build_formula(kind: str, n: int, k: int) -> Formula:
    """The number as written on the card."""
    if kind == "fraction":
        return frac(n, k)
    return power(n, k) if kind == "power" else dec(F(n, 10**k), k)


@larger.verify
def _(q: Params, v: Formula) -> bool:
    (an, ak), (bn, bk) = q.a, q.b
    match q.kind:
        case "power":
            is_first = an**ak > bn**bk
        case "fraction":
            is_first = an * bk > bn * ak
        case _:
            is_first = an * 10**bk > bn * 10**ak
    return v == build_formula(q.kind, *(q.a if is_first == q.more else q.b))


@larger.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    mis = {"decimal": "dec.longer_is_larger", "fraction": "frac.larger_parts", "power": "pow.base"}
    is_plain = q.kind == "fraction" and q.a[1] == q.b[1]
    for one in (q.a, q.b):
        yield (
            build_formula(q.kind, *one),
            "num.turned" if is_plain else mis.get(q.kind, "num.turned"),
        )


@larger.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = build_formula(q.kind, *q.a), build_formula(q.kind, *q.b)
    sign = ">" if compute_value(q.kind, *q.a) > compute_value(q.kind, *q.b) else "<"
    if q.kind == "fraction":
        below = lcm(q.a[1], q.b[1])
        same = [frac(n * below // k, below) for n, k in (q.a, q.b)]
        yield step("num.say.same_denominator", m=rel(sign, *same))
    elif q.kind == "power":
        yield step(
            "num.say.powers", m=rel(sign, *(value(compute_value("power", *n)) for n in (q.a, q.b)))
        )
    else:
        yield step("num.say.place_by_place", m=rel(sign, a, b))
    yield step("num.say.so", m=a if (sign == ">") == q.more else b)
