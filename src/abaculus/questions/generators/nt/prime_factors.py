"""A number, a product or a power as a product of primes."""

from collections.abc import Iterator
from math import factorial

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    t,
)
from abaculus.questions.generators._evaluate import evaluate
from abaculus.questions.generators.nt._primes import PRIMES, factor_formula, factorise


def friendly_numbers(low: int, high: int, parts: int, largest: int) -> tuple[int, ...]:
    """Numbers with at least this many prime factors, none large, at least two different."""
    shapes = ((n, factorise(n)) for n in range(low, high + 1))
    return tuple(
        n
        for n, shape in shapes
        if len(shape) > 1 and sum(k for _, k in shape) >= parts and shape[-1][0] <= largest
    )


SIZES = {
    "small": friendly_numbers(12, 100, 3, 13),
    "middle": friendly_numbers(60, 300, 3, 13),
    "large": friendly_numbers(150, 900, 4, 19),
}
WORK = {
    "small": ("list", "fact", "fact", "fact", "fact"),
    "middle": ("list", "long", "fact", "fact", "fact"),
    "large": ("list", "long", "long", "fact", "fact", "fact", "compare"),
    "power": ("idea", "list", "fact", "fact", "power", "power", "list"),
    "product": ("idea", "list", "list", "fact", "fact", "fact", "power", "power"),
    "factorial": ("idea", "list", "list", "fact", "fact", "fact", "power", "power"),
}
BASES = (6, 10, 12, 14, 15, 18, 20, 24, 28, 30, 36, 40, 42, 45, 50)


@generator(
    presets={
        "g6": P(size="small", grade="6", category="G", secs=30, finite=len(SIZES["small"])),
        "g8": P(size="large", grade="8", category="G", secs=45, finite=len(SIZES["large"])),
        "L2": P(size="small", level=2, secs=30, finite=len(SIZES["small"])),
        "L3": P(size="middle", level=3, secs=30, finite=len(SIZES["middle"])),
        "L4": P(size="", level=4, secs=45, finite=715),
    }
)
def primes(r: Rng, p: Params) -> MaybeDraft:
    kind = p.size or r.weighted((("product", 12), ("power", 2), ("factorial", 1)))
    match kind:
        case "product":
            a, b = r.between(12, 60), r.between(12, 60)
            if a >= b or a in PRIMES or b in PRIMES or not 2 <= len(factorise(a * b)) <= 4:
                return REJECT
        case "power":
            a, b = r.pick(BASES), r.between(2, 4)
        case "factorial":
            a, b = r.between(5, 10), 0
        case _:
            a, b = r.pick(SIZES[kind]), 0
    n = total(kind, a, b)
    asked = build_formula(kind, a, b)
    return Draft(
        params={"kind": kind, "a": a, "b": b},
        prompt=(t("nt.factorise", x=asked),),
        answer=number(factor_formula(n), form="prime_factors", keypad="digits"),
        work=effort(*WORK[kind]),
    )


def total(kind: str, a: int, b: int) -> int:
    """The number to factorise."""
    if kind == "factorial":
        return factorial(a)
    return a * b if kind == "product" else a**b if kind == "power" else a


def build_formula(kind: str, a: int, b: int) -> Formula:
    """The number as written on the card."""
    if kind == "factorial":
        return ("!", a)
    return mul(a, b) if kind == "product" else power(a, b) if kind == "power" else a


@primes.verify
def _(q: Params, v: Formula) -> bool:
    left = total(q.kind, q.a, q.b)
    parts = v[1:] if isinstance(v, tuple) and v[0] == "*" else (v,)
    bases = [one[1] if isinstance(one, tuple) else one for one in parts]
    is_prime = all(isinstance(n, int) and all(n % k for k in range(2, n)) for n in bases)
    return is_prime and evaluate(v) == left


@primes.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    found = factorise(total(q.kind, q.a, q.b))
    (first, times), (second, often) = found[:2]
    rest = [power(prime, k) for prime, k in found[2:]]
    if times > 1:
        yield mul(*(prime for prime, _ in found)), "nt.exponents_lost"
    yield mul(power(first, times + 1), power(second, often), *rest), "nt.prime_too_often"
    if times > 2:
        yield mul(power(first, times - 1), power(second, often), *rest), "nt.prime_too_seldom"
    yield mul(power(first, times), power(second, often + 1), *rest), "nt.prime_too_often"
    if times != often:
        yield mul(power(first, often), power(second, times), *rest), "nt.exponents_swapped"
    joined = first * second
    more = [power(first, times - 1)] if times > 1 else []
    more += [power(second, often - 1)] if often > 1 else []
    yield mul(*more, joined, *rest), "nt.not_split_fully"
    yield mul(power(first + 1 if first > 2 else 4, times), power(second, often), *rest), \
        "nt.not_split_fully"  # fmt: skip


@primes.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n = total(q.kind, q.a, q.b)
    answer = factor_formula(n)
    asked = build_formula(q.kind, q.a, q.b)
    match q.kind:
        case "product":
            yield step("nt.say.each_alone", m=eq(q.a, factor_formula(q.a)))
            yield step(m=eq(q.b, factor_formula(q.b)))
            yield step("nt.say.count_primes", m=eq(asked, answer))
        case "power":
            yield step("nt.say.base_alone", m=eq(q.a, factor_formula(q.a)))
            yield step("nt.say.times_exponent", k=q.b, m=eq(asked, answer))
        case "factorial":
            yield step("nt.say.factorial_is", m=eq(asked, mul(*range(2, q.a + 1))))
            yield step("nt.say.count_primes", m=eq(asked, answer))
        case _:
            tree: list[Formula] = [prime for prime, times in factorise(n) for _ in range(times)]
            yield step("nt.say.smallest_first", m=eq(n, mul(tree[0], n // factorise(n)[0][0])))
            yield step("nt.say.until_primes", m=eq(n, mul(*tree)))
            if answer != mul(*tree):
                yield step("nt.say.as_powers", m=eq(n, answer))
