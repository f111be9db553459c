"""Odd or even: a number, or a sum or product that need not be worked out."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    choice,
    effort,
    generator,
    mul,
    step,
    sub,
    t,
)
from abaculus.questions.generators._evaluate import evaluate

OPTIONS = (("word", "odd"), ("word", "even"))


@generator(
    presets={
        "2G4": P(ways=("one",), low=1, high=40, secs=15, few=1, finite=40),
        "L1": P(ways=("sum", "difference"), low=21, high=199, level=1, secs=15, few=1),
        "L2": P(ways=("product", "three", "mixed"), low=21, high=299, level=2, secs=30, few=1),
        "g3": P(
            ways=("one", "sum", "difference"),
            low=101,
            high=999,
            grade="3",
            category="G",
            secs=15,
            few=1,
        ),
    }
)
def parity(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    a, b, c = (r.between(p.low, p.high) for _ in range(3))
    if way != "one" and len({a, b, c}) < 3:
        return REJECT
    if way == "difference" and a < b:
        a, b = b, a
    numbers = {"one": (a,), "sum": (a, b), "difference": (a, b), "product": (a, b)}.get(
        way, (a, b, c)
    )
    odd = is_odd(way, numbers)
    asked = "num.parity_one" if way == "one" else "num.parity"
    return Draft(
        params={"way": way, "numbers": numbers},
        prompt=(t(asked, x=build_formula(way, numbers)),),
        answer=choice(OPTIONS, 0 if odd else 1),
        work=effort(*WORK[way]),
    )


WORK = {
    "one": ("look", "recall"),
    "sum": ("look", "look", "recall"),
    "difference": ("look", "look", "recall"),
    "product": ("look", "look", "recall", "recall"),
    "three": ("look", "look", "look", "recall", "recall"),
    "mixed": ("look", "look", "look", "recall", "recall", "recall"),
}


def build_formula(way: str, numbers: tuple[int, ...]) -> Formula:
    """The number or the calculation as written on the card."""
    match way:
        case "one":
            return numbers[0]
        case "difference":
            return sub(*numbers)
        case "product":
            return mul(*numbers)
        case "mixed":
            return add(mul(*numbers[:2]), numbers[2])
        case _:
            return add(*numbers)


def is_odd(way: str, numbers: tuple[int, ...]) -> bool:
    """Whether it is odd, from last digits alone."""
    last = [n % 2 for n in numbers]
    match way:
        case "product":
            return all(last)
        case "mixed":
            return (last[0] & last[1]) != last[2]
        case _:
            return sum(last) % 2 == 1


@parity.verify
def _(q: Params, v: Formula) -> bool:
    n = evaluate(build_formula(q.way, tuple(q.numbers)))
    return v == ("word", "even" if n == n // 2 * 2 else "odd")


@parity.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    mis = {
        "one": "num.parity_first_digit",
        "product": "num.parity_product",
        "mixed": "num.parity_product",
    }
    for option in OPTIONS:
        yield option, mis.get(q.way, "num.parity_sum")


@parity.steps
def _(q: Params) -> Iterator[SolutionStep]:
    numbers = tuple(q.numbers)
    true = OPTIONS[0 if is_odd(q.way, numbers) else 1]
    if q.way == "one":
        yield step("num.say.last_digit", digit=numbers[0] % 10)
    for n in numbers[: 0 if q.way == "one" else 3]:
        yield step("num.say.is_odd" if n % 2 else "num.say.is_even", n=n)
    if q.way in ("product", "mixed"):
        yield step("num.say.odd_product")
    if q.way not in ("one", "product"):
        yield step("num.say.odd_sum")
    yield step("num.say.so", m=true)
