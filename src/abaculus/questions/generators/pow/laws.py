"""Powers of one base multiplied, divided and raised."""

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
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    sub,
    sums,
    t,
    value,
)
from abaculus.questions.generators._evaluate import evaluate

LARGEST = {2: 7, 3: 4, 5: 3, 10: 4}
"""The highest power of each base in an answer."""
LOWEST = {2: -5, 3: -3, 5: -2, 10: -3}
WORK = {
    "one": ("recall", "recall", "sign", "fact", "power", "fact"),
    "two": ("recall", "fact", "fact", "power"),
    "long": ("recall", "recall", "recall", "sign", "fact", "fact", "fact", "power"),
    "bases": ("idea", "recall", "recall", "fact", "fact", "sign", "power", "power"),
}

SOME = (-3, -2, 2, 3, 4, 5)

Power = tuple[int, int, int]
"""The base as a power of the smallest one, its exponent, and the exponent of a bracket."""


@generator(
    presets={
        "8G1": P(kind="one", secs=30, finite=295),
        "9G1": P(kind="two", secs=15, finite=542),
        "L3": P(kind="long", level=3, secs=30, finite=683),
        "L4": P(kind="bases", level=4, secs=30),
    }
)
def laws(r: Rng, p: Params) -> MaybeDraft:
    base = r.pick((2, 2, 3, 3, 5, 10)) if p.kind != "bases" else r.pick((2, 2, 3, 5))
    powers, signs = SHAPES[p.kind](r)
    most = LARGEST[base] if p.kind != "two" else {2: 7, 3: 4, 5: 3, 10: 2}[base]
    if len(powers) > 1:
        # the last exponent makes the result easy
        k, _, n = powers[-1]
        missing = r.between(LOWEST[base], most) - total(powers[:-1], signs[:-1])
        powers[-1] = (k, signs[-1] * missing // (k * n), n)
    exponent = total(powers, signs)
    if exponent in (0, 1) or not LOWEST[base] <= exponent <= most:
        return REJECT
    raised = [m_ for _, m_, _ in powers]
    low = 2 if p.kind == "two" else -6
    if 0 in raised or 1 in raised or min(raised) < low or max(raised) > 9:
        return REJECT
    if len(set(powers)) < len(powers) or (p.kind == "bases" and len({k for k, _, _ in powers}) < 2):
        return REJECT
    return Draft(
        params={"kind": p.kind, "base": base, "powers": powers, "signs": signs},
        prompt=(t("pow.value", x=build_formula(base, powers, signs)),),
        answer=number(raise_power(base, exponent), form="rational"),
        work=effort(*WORK[p.kind]),
    )


def single(r: Rng) -> tuple[list[Power], list[int]]:
    """One law: product, quotient, power of a power, negative exponent."""
    match r.below(7):
        case 0 | 1:
            return [(1, r.between(2, 9), 1), (1, r.between(-6, 6), 1)], [1, 1]
        case 2 | 3:
            return [(1, r.between(2, 9), 1), (1, r.between(-3, 9), 1)], [1, -1]
        case 4 | 5:
            return [(1, r.between(-3, 3), r.between(2, 3))], [1]
        case _:
            return [(1, -r.between(2, 5), 1)], [1]


def double(r: Rng) -> tuple[list[Power], list[int]]:
    """Two laws, with a bracket or three powers."""
    match r.below(3):
        case 0:
            return [(1, r.between(2, 4), r.between(2, 3)), (1, r.between(2, 9), 1)], [1, -1]
        case 1:
            return [(1, r.between(2, 9), 1), (1, r.between(2, 4), r.between(2, 3))], [1, -1]
        case _:
            numbers = [(1, r.between(2, 8), 1) for _ in range(3)]
            return numbers, [1, 1, -1]


def longer(r: Rng) -> tuple[list[Power], list[int]]:
    """A bracket and two more powers, negative exponents too."""
    numbers = [(1, r.pick(SOME[:4]), r.between(2, 3)), *((1, r.pick(SOME), 1) for _ in range(2))]
    return numbers, [1, 1, -1]


def several(r: Rng) -> tuple[list[Power], list[int]]:
    """Bases that are powers of one base."""
    numbers = [(r.between(1, 3), r.pick(SOME), 1) for _ in range(r.between(2, 3))]
    return numbers, [1, 1, -1] if len(numbers) > 2 else [1, r.sign()]


SHAPES = {"one": single, "two": double, "long": longer, "bases": several}


def total(powers: list[Power], signs: list[int]) -> int:
    """The exponent of the result."""
    return sum([sign * k * m * n for (k, m, n), sign in zip(powers, signs, strict=True)])


def raise_power(base: int, exponent: int) -> F:
    """A power, in the denominator if the exponent is negative."""
    return F(base**exponent) if exponent >= 0 else F(1, base**-exponent)


def build_formula(base: int, powers: list[Power], signs: list[int]) -> Formula:
    """The calculation as written on the card."""
    parts = [power(power(base**k, m), n) for k, m, n in powers]
    # only the last power is a divisor
    return mul(*parts) if signs[-1] > 0 else div(mul(*parts[:-1]), parts[-1])


@laws.verify
def _(q: Params, v: F) -> bool:
    return evaluate(build_formula(q.base, q.powers, q.signs)) == v


@laws.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    true = total(q.powers, q.signs)
    for exponent, mis in slips(q, true):
        if -5 <= exponent <= 8:
            yield raise_power(q.base, exponent), mis
    if true < 0:
        yield F(-(q.base**-true)), "pow.negative_number"
        yield F(q.base**-true), "pow.minus_lost"
    yield F(q.base * true), "pow.times"
    yield raise_power(q.base, true + 1), "pow.one_too_many"
    yield raise_power(q.base, true - 1), "pow.one_too_few"
    yield raise_power(q.base, true + 2), "pow.one_too_many"
    yield raise_power(q.base, true - 2), "pow.one_too_few"


def slips(q: Params, true: int) -> Iterator[tuple[int, str]]:
    """Exponents from a law used in the wrong place."""
    last = q.powers[-1]
    if len(q.powers) > 1:
        if q.signs == [1, 1] and q.kind == "one":
            yield q.powers[0][1] * last[1], "pow.exponents_multiplied"
        if q.signs[-1] < 0:
            yield true + 2 * last[0] * last[1] * last[2], "pow.divided_adds"
        if last[1] < 0:
            yield true - q.signs[-1] * 2 * last[0] * last[1] * last[2], "pow.minus_lost"
    for (_, m, n), sign in zip(q.powers, q.signs, strict=True):
        if n > 1:
            yield true + sign * (m + n - m * n), "pow.exponents_added"
    if q.kind == "bases":
        flat = sum(s * m for (_, m, _), s in zip(q.powers, q.signs, strict=True))
        yield flat, "pow.bases_differ"


@laws.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = total(q.powers, q.signs)
    base = q.base
    if any(k > 1 for k, _, _ in q.powers):
        same = [(1, k, m) if k > 1 else (1, m, 1) for k, m, _ in q.powers]
        asked = build_formula(base, q.powers, q.signs)
        yield step("pow.say.same_base", base=base, m=eq(asked, build_formula(base, same, q.signs)))
    held = next(((k, m, n) for k, m, n in q.powers if n > 1 or k > 1), None)
    if held is not None:
        inner, outer = (held[0], held[1]) if held[0] > 1 else (held[1], held[2])
        raised = power(power(base, inner), outer)
        yield step("pow.say.power_of_power", m=eq(raised, power(base, inner * outer)))
    terms: list[int] = [k * m * n * s for (k, m, n), s in zip(q.powers, q.signs, strict=True)]
    if len(terms) > 1:
        msgid = "pow.say.product_quotient" if len(set(q.signs)) > 1 and len(terms) > 2 else \
            "pow.say.product" if q.signs[-1] > 0 else "pow.say.quotient"  # fmt: skip
        yield step(msgid, m=eq(exponents(terms, q.signs), true))
    if true < 0:
        turned = ("frac", 1, power(base, -true))
        yield step("pow.say.negative_exponent", m=eq(power(base, true), turned))
    yield step("pow.say.so", m=eq(power(base, true), value(F(base) ** true)))


def exponents(terms: list[int], signs: list[int]) -> Formula:
    """The sum of the exponents; a divisor's is subtracted."""
    if signs[-1] > 0:
        return sums(terms)
    last = -terms[-1]
    return sub(sums(terms[:-1]), last if last >= 0 else ("()", last))
