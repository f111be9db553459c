"""The nearest of four values, without an exact calculation."""

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
    choice,
    comma_list,
    div,
    effort,
    eq,
    generator,
    mul,
    rel,
    step,
    t,
)
from abaculus.questions.generators._evaluate import evaluate

WORK = {
    "powers": ("look", "look", "fact", "idea"),
    "sum": ("look", "look", "digits", "compare", "recall"),
    "product": ("look", "look", "fact", "compare", "idea"),
    "quotient": ("look", "idea", "fact", "compare", "convert"),
    "mixed": ("look", "look", "look", "fact", "fact", "convert", "idea"),
    "decimal": ("look", "look", "convert", "fact", "compare", "idea", "recall"),
}


@generator(
    presets={
        "L2": P(ways=("powers", "product"), level=2, secs=30),
        "L3": P(ways=("product", "quotient"), level=3, secs=30),
        "L4": P(ways=("decimal", "mixed"), level=4, secs=30),
        "g5": P(ways=("sum", "product", "powers"), grade="5", category="G", secs=30),
        "g9": P(ways=("decimal", "mixed"), grade="9", category="G", secs=30),
    }
)
def estimate(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    formula, rounded = pick_calculation(r, way)
    easy = int(evaluate(rounded))
    near = nearest_power(easy) if way == "powers" else easy
    scales = r.pick(SCALES["powers" if way == "powers" else "values"])
    wrong = [near * k // 10 for k in scales if near * k % 10 == 0]
    options = sorted({near, *wrong})
    if len(options) < 4 or options[-1] > 999_999:
        return REJECT
    exact = F(evaluate(formula))
    if abs(exact - near) * 4 > near or exact == near:
        return REJECT
    return Draft(
        params={"formula": formula, "rounded": rounded, "options": options, "near": near},
        prompt=(t("arith.estimate", x=formula, options=comma_list(options)),),
        answer=choice(options, options.index(near)),
        work=effort(*WORK[way]),
        normal=formula,
    )


SCALES: dict[str, tuple[tuple[int, ...], ...]] = {
    "powers": ((1, 100, 1000),),
    "values": ((5, 20, 100), (1, 5, 20), (1, 20, 100)),
}
"""The wrong values, in tenths of the nearest one."""


def pick_rough(r: Rng, unit: int) -> tuple[int, int]:
    """A number near a round one, and the round one."""
    even = r.between(2, 9) * unit
    return even + r.sign() * r.between(1, max(2, unit // 8)), even


def round_to_first(n: int) -> int:
    """The number rounded to its first digit."""
    unit: int = 10 ** (len(str(n)) - 1)
    return (2 * n + unit) // (2 * unit) * unit


def nearest_power(n: int) -> int:
    """The nearest power of ten, by the number of digits."""
    above: int = 10 ** len(str(n))
    return above if n * 10 > 3 * above else above // 10


def pick_calculation(r: Rng, way: str) -> tuple[Formula, Formula]:
    """A calculation, and the same with rounded numbers."""
    match way:
        case "sum":
            (a, x), (b, y) = pick_rough(r, 1000), pick_rough(r, 1000)
            return add(a, b), add(x, y)
        case "powers":
            a = r.between(21, 98)
            b = (1000 if r.flip() else 10_000) // a + r.between(-1, 1)
            return mul(a, b), mul(round_to_first(a), round_to_first(b))
        case "product":
            (a, x), (b, y) = pick_rough(r, 10 if r.flip() else 100), pick_rough(r, 10)
            return mul(a, b), mul(x, y)
        case "quotient":
            d, easy = 10 * r.between(3, 9), r.between(2, 9) * r.pick((10, 100))
            shift = r.sign() * r.between(1, max(2, d * easy // 40))
            return div(d * easy + shift, d + r.sign()), div(d * easy, d)
        case "decimal":
            (a, x), (k, hundredths) = pick_rough(r, 100), r.pick(NEAR_PARTS)
            return mul(a, ("dec", hundredths, 2)), div(x, k)
        case _:
            (a, x), (b, y), d = pick_rough(r, 100), pick_rough(r, 10), r.pick((20, 40, 50))
            return div(mul(a, b), d - 1 if b == d + 1 else d + 1), div(mul(x, y), d)


NEAR_PARTS = ((2, 49), (2, 51), (4, 24), (4, 26), (5, 19), (5, 21), (10, 9), (10, 11))
"""Decimals near a half, a quarter, a fifth and a tenth."""


@estimate.verify
def _(q: Params, v: int) -> bool:
    exact = evaluate(q.formula)
    above, below = exact.numerator, exact.denominator
    # how far away each option is, in parts of the exact value's denominator
    apart = {option: abs(above - option * below) for option in q.options}
    return v in apart and all(apart[v] < apart[other] for other in q.options if other != v)


@estimate.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    for option in q.options:
        if option >= 10 * q.near:
            yield option, "arith.zero_too_many"
        elif option * 10 <= q.near:
            yield option, "arith.zero_too_few"
        else:
            yield option, "arith.not_nearest"


@estimate.steps
def _(q: Params) -> Iterator[SolutionStep]:
    easy = int(evaluate(q.rounded))
    yield step("arith.say.round_first", m=rel("≈", q.formula, q.rounded))
    yield step(m=eq(q.rounded, easy))
    yield step("arith.say.nearest_is", m=q.near)
