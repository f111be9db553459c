"""Calculations with numbers in scientific notation."""

from collections.abc import Iterator
from typing import Any

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
    power,
    step,
    sub,
    t,
)

WORK = {"product": ("recall", "fact", "fact", "sign", "convert"),
        "quotient": ("recall", "fact", "fact", "sign", "convert"),
        "both": ("recall", "recall", "fact", "long", "carry", "sign", "convert")}  # fmt: skip

Sci = tuple[int, int]
"""The coefficient in tenths, and the exponent of ten."""
Slip = tuple[Formula, int, str]


@generator(
    presets={
        "8G3": P(kinds=("product", "quotient"), high=8, low=2, tenths=False, secs=30),
        "L3": P(kinds=("product", "quotient"), high=9, low=-9, tenths=True, level=3, secs=30),
        "L4": P(kinds=("both",), high=9, low=-9, tenths=True, level=4, secs=45),
    }
)
def scientific(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    fronts = [front(r, p.tenths) for _ in range(3 if kind == "both" else 2)]
    if kind == "both":
        fronts[2] = r.pick((20, 25, 40, 50, 80))
    if kind == "quotient":
        fronts[0] = fronts[0] * fronts[1] // 10
    numbers = [(one, r.between(p.low, p.high)) for one in fronts]
    shift = kind == "quotient" and fronts[0] >= 100
    if shift:
        if fronts[0] % 10:
            return REJECT
        numbers[0] = (fronts[0] // 10, numbers[0][1])
    if (kind == "both" and fronts[2] in fronts[:2]) or min(numbers)[0] < 11:
        return REJECT
    above, below, exponent = tidy(*result(kind, numbers))
    if above == below or 100 * above % below:
        return REJECT
    if -2 < exponent < 2 or any(-2 < e < 2 for _, e in numbers):
        return REJECT
    if kind == "quotient" and not p.tenths and p.low > 0 and exponent < 0:
        return REJECT
    return Draft(
        params={"kind": kind, "numbers": numbers},
        prompt=(t("pow.scientific", x=build_formula(kind, numbers)),),
        answer=number(
            build_scientific(F(above, below), exponent), form="scientific", keypad="digits"
        ),
        work=effort(*WORK[kind], *(("long",) if p.tenths else ("fact",))),
    )


def front(r: Rng, tenths: bool) -> int:
    """A coefficient from 1.1 to 9.5, in tenths."""
    return (
        10 * r.between(2, 9) if not tenths or r.flip() else r.pick((12, 15, 25, 32, 35, 45, 48, 64))
    )


def result(kind: str, numbers: list[Sci]) -> tuple[int, int, int]:
    """The resulting coefficient (numerator and denominator) and exponent."""
    (one, d), (two, e), *more = numbers
    if kind == "product":
        return one * two, 100, d + e
    if kind == "quotient":
        return one, two, d - e
    three, f = more[0]
    return one * two, 10 * three, d + e - f


def tidy(above: int, below: int, exponent: int) -> tuple[int, int, int]:
    """The number with one digit before the point."""
    while above >= 10 * below:
        below, exponent = 10 * below, exponent + 1
    while above < below:
        above, exponent = 10 * above, exponent - 1
    return above, below, exponent


def build_scientific(mantissa: F, exponent: int) -> Formula:
    """Scientific notation."""
    return mul(dec(mantissa), power(10, exponent))


def in_tenths(one: int) -> Formula:
    """A coefficient as a decimal."""
    return ("dec", one, 1) if one % 10 else one // 10


def build_formula(kind: str, numbers: list[Sci]) -> Formula:
    """The calculation as written on the card."""
    parts: list[Formula] = [("()", mul(in_tenths(one), power(10, e))) for one, e in numbers]
    if kind == "product":
        return mul(*parts)
    return div(parts[0] if kind == "quotient" else mul(*parts[:2]), parts[-1])


@scientific.verify
def _(q: Params, v: Any) -> bool:
    _, mantissa, (_, _, exponent) = v
    digits, places = (mantissa, 0) if isinstance(mantissa, int) else mantissa[1:]
    # the answer times the divisor is the product of the rest
    back, zeros, whole = digits, exponent - places, 1
    if q.kind != "product":
        tenths, e = q.numbers[-1]
        back, zeros = back * tenths, zeros + e - 1
    for tenths, e in q.numbers[: 1 if q.kind == "quotient" else 2]:
        whole, zeros = whole * tenths, zeros - e + 1
    is_one_digit = 10**places <= int(digits) < 10 ** (places + 1)
    return is_one_digit and back * 10 ** max(zeros, 0) == whole * 10 ** max(-zeros, 0)


@scientific.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    rough = result(q.kind, q.numbers)
    above, below, exponent = tidy(*rough)
    mantissa = dec(F(above, below))
    for wrong, e, mis in slips(q, mantissa, exponent, rough[2]):
        if not -2 < e < 2:
            yield mul(wrong, power(10, e)), mis
    far = "pow.one_too_many" if exponent > 0 else "pow.one_too_few"
    yield mul(mantissa, power(10, exponent + (2 if exponent > 0 else -2))), far


def slips(q: Params, mantissa: Formula, exponent: int, plain: int) -> Iterator[Slip]:
    """Wrong coefficients and exponents; `plain` is the exponent before normalising."""
    if exponent != plain:
        yield mantissa, plain, "pow.shift_forgotten"
        yield mantissa, 2 * plain - exponent, "pow.shift_wrong_way"
    (one, e), (two, _) = q.numbers[:2]
    last = q.numbers[-1][1]
    if q.kind == "product":
        yield mantissa, e * last + exponent - plain, "pow.exponents_multiplied"
        lost = "pow.minus_lost" if last < 0 else "pow.subtracted_for_product"
        yield mantissa, exponent - 2 * last, lost
        above, below, carried = tidy(one + two, 10, plain)
        yield dec(F(above, below)), carried, "pow.fronts_added"
    else:
        yield mantissa, exponent + 2 * last, "pow.divided_adds"
    yield mantissa, exponent + 1, "pow.one_too_many"
    yield mantissa, exponent - 1, "pow.one_too_few"


@scientific.steps
def _(q: Params) -> Iterator[SolutionStep]:
    up, down, plain = result(q.kind, q.numbers)
    rough = F(up, down)
    fronts = [in_tenths(one) for one, _ in q.numbers]
    first = fronts[0] if q.kind == "quotient" else mul(*fronts[:2])
    calculation = first if q.kind == "product" else div(first, fronts[-1])
    yield step("pow.say.fronts", m=eq(calculation, dec(rough)))
    exponents: list[Formula] = [("()", e) if e < 0 else e for _, e in q.numbers]
    lead = q.numbers[0][1]
    above = lead if q.kind == "quotient" else add(lead, *exponents[1:2])
    shown = above if q.kind == "product" else sub(above, exponents[-1])
    yield step("pow.say.exponents", m=eq(shown, plain))
    up, down, exponent = tidy(up, down, plain)
    mantissa = F(up, down)
    if rough != mantissa:
        yield step(
            "pow.say.one_digit", m=eq(dec(rough), mul(dec(mantissa), power(10, exponent - plain)))
        )
    yield step("pow.say.so", m=build_scientific(mantissa, exponent))
