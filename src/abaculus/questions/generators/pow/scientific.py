"""Calculations with numbers in scientific notation."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.authoring import (
    REJECT,
    Draft,
    F,
    Formula,
    Given,
    Made,
    P,
    Rng,
    Step,
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
"""Tenths in front, and the exponent of ten."""


@generator(
    presets={
        "8G3": P(kinds=("product", "quotient"), high=8, low=2, tenths=False, secs=30),
        "L3": P(kinds=("product", "quotient"), high=9, low=-9, tenths=True, level=3, secs=30),
        "L4": P(kinds=("both",), high=9, low=-9, tenths=True, level=4, secs=45),
    }
)
def scientific(r: Rng, p: Given) -> Made:
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
    mantissa, exponent = tidy(*result(kind, numbers))
    if kind == "both" and fronts[2] in fronts[:2]:
        return REJECT
    if mantissa == 1:
        return REJECT
    small = any(-2 < e < 2 for _, e in numbers) or -2 < exponent < 2
    if small or (mantissa * 100).denominator > 1 or any(one[0] < 11 for one in numbers):
        return REJECT
    if kind == "quotient" and not p.tenths and p.low > 0 and exponent < 0:
        return REJECT
    return Draft(
        params={"kind": kind, "numbers": numbers},
        prompt=(t("pow.scientific", x=asked(kind, numbers)),),
        answer=number(written(mantissa, exponent), form="scientific", keypad="digits"),
        work=effort(*WORK[kind], *(("long",) if p.tenths else ("fact",))),
    )


def front(r: Rng, tenths: bool) -> int:
    """A number from 1.1 to 9.5, in tenths."""
    return (
        10 * r.between(2, 9) if not tenths or r.flip() else r.pick((12, 15, 25, 32, 35, 45, 48, 64))
    )


def result(kind: str, numbers: list[Sci]) -> tuple[F, int]:
    """What the fronts and the exponents give, each for itself."""
    fronts, exponents = [F(one, 10) for one, _ in numbers], [e for _, e in numbers]
    if kind == "product":
        return fronts[0] * fronts[1], sum(exponents)
    if kind == "quotient":
        return fronts[0] / fronts[1], exponents[0] - exponents[1]
    return fronts[0] * fronts[1] / fronts[2], exponents[0] + exponents[1] - exponents[2]


def tidy(mantissa: F, exponent: int) -> tuple[F, int]:
    """One digit before the point."""
    while mantissa >= 10:
        mantissa, exponent = mantissa / 10, exponent + 1
    while mantissa < 1:
        mantissa, exponent = mantissa * 10, exponent - 1
    return mantissa, exponent


def written(mantissa: F, exponent: int) -> Formula:
    """Scientific notation."""
    return mul(dec(mantissa), power(10, exponent))


def asked(kind: str, numbers: list[Sci]) -> Formula:
    """The calculation as it stands on the card."""
    parts: list[Formula] = [("()", written(F(one, 10), e)) for one, e in numbers]
    if kind == "product":
        return mul(*parts)
    return div(parts[0] if kind == "quotient" else mul(*parts[:2]), parts[-1])


@scientific.verify
def _(q: Given, v: Any) -> bool:
    _, mantissa, (_, _, exponent) = v
    digits, places = (mantissa, 0) if isinstance(mantissa, int) else mantissa[1:]
    back: F = F(digits, 10**places) * F(10) ** exponent
    if q.kind != "product":
        tenths, e = q.numbers[-1]
        back *= F(tenths, 10) * F(10) ** e
    for tenths, e in q.numbers[: 1 if q.kind == "quotient" else 2]:
        back /= F(tenths, 10) * F(10) ** e
    return back == 1 and 10**places <= int(digits) < 10 ** (places + 1)


@scientific.mistakes
def _(q: Given) -> Iterator[tuple[Formula, str]]:
    rough, plain = result(q.kind, q.numbers)
    mantissa, exponent = tidy(rough, plain)
    wrong: list[tuple[F, int, str]] = []
    if rough != mantissa:
        wrong.append((mantissa, plain, "pow.shift_forgotten"))
        wrong.append((mantissa, 2 * plain - exponent, "pow.shift_wrong_way"))
    last = q.numbers[-1][1]
    if q.kind == "product":
        wrong.append(
            (mantissa, q.numbers[0][1] * last + exponent - plain, "pow.exponents_multiplied")
        )
        lost = "pow.minus_lost" if last < 0 else "pow.subtracted_for_product"
        wrong.append((mantissa, exponent - 2 * last, lost))
        total = F(q.numbers[0][0] + q.numbers[1][0], 10)
        wrong.append((*tidy(total, plain), "pow.fronts_added"))
    else:
        wrong.append((mantissa, exponent + 2 * last, "pow.divided_adds"))
    wrong.append((mantissa, exponent + 1, "pow.one_too_many"))
    wrong.append((mantissa, exponent - 1, "pow.one_too_few"))
    for front_, e, mis in wrong:
        if not -2 < e < 2:
            yield written(front_, e), mis
    far = "pow.one_too_many" if exponent > 0 else "pow.one_too_few"
    yield written(mantissa, exponent + (2 if exponent > 0 else -2)), far


@scientific.steps
def _(q: Given) -> Iterator[Step]:
    rough, plain = result(q.kind, q.numbers)
    fronts: list[Formula] = [dec(F(one, 10)) for one, _ in q.numbers]
    first = fronts[0] if q.kind == "quotient" else mul(*fronts[:2])
    calculation = first if q.kind == "product" else div(first, fronts[-1])
    yield step("pow.say.fronts", m=eq(calculation, dec(rough)))
    exponents: list[Formula] = [("()", e) if e < 0 else e for _, e in q.numbers]
    lead = q.numbers[0][1]
    above = lead if q.kind == "quotient" else add(lead, *exponents[1:2])
    shown = above if q.kind == "product" else sub(above, exponents[-1])
    yield step("pow.say.exponents", m=eq(shown, plain))
    mantissa, exponent = tidy(rough, plain)
    if rough != mantissa:
        yield step(
            "pow.say.one_digit", m=eq(dec(rough), mul(dec(mantissa), power(10, exponent - plain)))
        )
    yield step("pow.say.so", m=written(mantissa, exponent))
