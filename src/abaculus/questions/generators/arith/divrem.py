"""Division with a remainder."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
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
    quotrem,
    step,
    sub,
    t,
)


@generator(
    presets={
        "4G2": P(ways=("quotient", "rest"), low=3, high=9, most=60, secs=30),
        "L2": P(ways=("both",), low=3, high=9, most=45, level=2, secs=30),
        "L3": P(ways=("both",), low=11, high=25, most=60, level=3, secs=45),
        "g5": P(ways=("both",), low=6, high=12, most=85, grade="5", category="G", secs=30),
    }
)
def division(r: Rng, p: Params) -> MaybeDraft:
    way, d = r.pick(p.ways), r.between(p.low, p.high)
    quotient, rest = r.between(10, p.most), r.between(1, d - 1)
    n = d * quotient + rest
    if d == quotient or n > 999:
        return REJECT
    answers = {
        "quotient": number(quotient, form="plain"),
        "rest": number(rest, form="plain"),
        "both": quotrem(quotient, rest),
    }
    large = ("product", "long", "digits", "carry") if p.low > 10 else ("long", "digits")
    return Draft(
        params={"way": way, "n": n, "d": d},
        prompt=(t(f"arith.divide_{way}", n=n, d=d, x=div(n, d), like=("rest", 5, 1)),),
        answer=answers[way],
        work=effort(*large, *(("fact",) if n > 99 else ())),
    )


@division.verify
def _(q: Params, v: Any) -> bool:
    match q.way:
        case "quotient":
            return bool(v * q.d <= q.n < (v + 1) * q.d)
        case "rest":
            return 0 <= v < q.d and (q.n - v) % q.d == 0
        case _:
            return bool(v[0] * q.d + v[1] == q.n and 0 <= v[1] < q.d)


@division.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    whole, rest = divmod(q.n, q.d)
    match q.way:
        case "quotient":
            yield whole + 1, "arith.rounded_up"
            yield whole - 1, "arith.once_too_little"
            yield rest, "arith.remainder_said"
            yield whole + 10, "arith.ten_off"
            yield whole - 10, "arith.ten_off"
        case "rest":
            yield q.d - rest, "arith.missing_to_next"
            yield whole, "arith.quotient_said"
            yield rest + q.d, "arith.remainder_too_large"
            yield q.n % 10, "arith.last_digit_said"
            yield rest + 1, "arith.one_off"
            yield rest - 1, "arith.one_off"
        case _:
            yield (whole - 1, rest + q.d), "arith.remainder_too_large"
            yield (whole, q.d - rest), "arith.missing_to_next"
            yield (whole + 1, q.d - rest), "arith.rounded_up"
            yield (rest, whole), "arith.quotient_and_remainder_swapped"
            yield (whole, rest + 1), "arith.one_off"
            yield (whole + 10, rest), "arith.ten_off"


@division.steps
def _(q: Params) -> Iterator[SolutionStep]:
    whole, rest = divmod(q.n, q.d)
    yield step("arith.say.largest_multiple", d=q.d, n=q.n, m=eq(mul(whole, q.d), whole * q.d))
    if q.way != "quotient":
        yield step("arith.say.left_over", m=eq(sub(q.n, whole * q.d), rest))
    if q.way == "both":
        yield step("arith.say.so", m=eq(div(q.n, q.d), ("rest", whole, rest)))
    if q.way == "quotient":
        yield step("arith.say.fits_so_often", m=whole)
