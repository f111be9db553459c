"""Factorials and their quotients."""

from collections.abc import Iterator
from math import comb, factorial, prod

from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)

WORK = {
    "plain": ("recall", "fact", "fact", "long"),
    "quotient": ("recall", "idea", "long"),
    "sum": ("recall", "fact", "fact", "long", "carry"),
    "binomial": ("recall", "idea", "long", "fact", "reduce"),
    "zeros": ("idea", "list", "fact", "fact", "carry"),
    "solve": ("idea", "recall", "product"),
}  # fmt: skip


@generator(
    presets={
        "g9": P(kinds=("plain", "quotient", "sum"), most=20, grade="9", category="G", secs=30,
                finite=52),
        "g12": P(kinds=("binomial", "zeros", "solve"), most=60, grade="12", category="G", secs=30,
                 finite=90),
        "L3": P(kinds=("quotient", "quotient", "sum"), most=60, level=3, secs=30, finite=98),
        "L4": P(kinds=("binomial", "zeros", "solve"), most=99, level=4, secs=30, finite=129),
    }
)  # fmt: skip
def factorials(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    match kind:
        case "plain":
            a, b = r.between(4, 7), 0
        case "quotient":
            b = r.between(1, 2) if r.flip() else 2
            a = r.between(6, p.most if b == 1 or p.most < 30 else 30)
        case "sum":
            a = r.between(4, 6)
            b = r.between(2, a - 1) * r.sign()
        case "binomial":
            a = r.between(6, 12)
            b = r.between(2, min(a // 2, 4))
        case "zeros":
            a, b = r.between(10, p.most), 0
        case _:
            a, b = r.between(6, 25), 2
    shown = build_formula(kind, a, b)
    if kind == "solve":
        shown = a * (a - 1)
    return Draft(
        params={"kind": kind, "a": a, "b": b},
        prompt=(
            t(f"pow.factorial_{kind}" if kind in ("zeros", "solve") else "pow.value", x=shown),
        ),
        answer=number(result(kind, a, b), form="plain"),
        work=effort(*WORK[kind]),
    )


def factorial_formula(n: int) -> Formula:
    """n!"""
    return ("!", n)


def build_formula(kind: str, a: int, b: int) -> Formula:
    """The calculation as written on the card."""
    match kind:
        case "quotient":
            return div(factorial_formula(a), factorial_formula(a - b))
        case "sum":
            return (
                add(factorial_formula(a), factorial_formula(b))
                if b > 0
                else sub(factorial_formula(a), factorial_formula(-b))
            )
        case "binomial":
            return frac(factorial_formula(a), mul(factorial_formula(b), factorial_formula(a - b)))
        case _:
            return factorial_formula(a)


def result(kind: str, a: int, b: int) -> int:
    """The answer."""
    match kind:
        case "plain":
            return prod(range(2, a + 1))
        case "quotient":
            return prod(range(a - b + 1, a + 1))
        case "sum":
            return factorial(a) + (factorial(b) if b > 0 else -factorial(-b))
        case "binomial":
            return comb(a, b)
        case "zeros":
            return a // 5 + a // 25
        case _:
            return a


@factorials.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "zeros":
            whole = str(factorial(q.a))
            return len(whole) - len(whole.rstrip("0")) == v
        case "solve":
            return v > 1 and factorial(v) == q.a * (q.a - 1) * factorial(v - 2)
        case "plain":
            return v % q.a == 0 and v // q.a == factorial(q.a - 1)
        case "sum":
            smaller = abs(q.b)
            within = prod(range(smaller + 1, q.a + 1)) + (1 if q.b > 0 else -1)
            return v == factorial(smaller) * within
        case "quotient":
            return v * factorial(q.a - q.b) == factorial(q.a)
        case _:
            return v * factorial(q.b) * factorial(q.a - q.b) == factorial(q.a)


@factorials.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b = q.a, q.b
    true = result(q.kind, a, b)
    match q.kind:
        case "plain":
            yield a * (a + 1) // 2, "pow.added_up"
            yield factorial(a - 1), "pow.factor_missing"
            yield factorial(a) * (a + 1), "pow.factor_too_many"
            yield a * (a - 1), "pow.two_factors"
        case "quotient":
            if a % (a - b) == 0:
                yield a // (a - b), "pow.cancelled_signs"
            yield factorial(b), "pow.factorial_of_difference"
            yield prod(range(a - b, a + 1)), "pow.factor_too_many"
            yield true // a if b > 1 else a - 1, "pow.factor_missing"
            yield true + a, "pow.product_slip"
        case "sum":
            if a + b < 9:
                yield factorial(a + b), "pow.factorials_joined"
            yield result("sum", a, -b), "pow.other_sign"
            yield a * (a + 1) // 2 + b, "pow.added_up"
            yield factorial(a), "pow.one_part_only"
            yield factorial(a) + b, "pow.one_factorial_lost"
        case "binomial":
            yield prod(range(a - b + 1, a + 1)), "pow.divisor_forgotten"
            yield factorial(b), "pow.factorial_of_difference"
            yield comb(a - 1, b), "pow.factor_missing"
            yield comb(a + 1, b), "pow.factor_too_many"
        case "zeros":
            yield a // 10, "pow.tens_only"
            yield a // 5, "pow.fives_once"
            yield a // 2, "pow.twos_counted"
            yield true + 1, "pow.fives_miscounted"
            yield true - 1, "pow.fives_miscounted"
        case _:
            yield a - 1, "pow.smaller_factor"
            yield a + 1, "pow.neighbour"
            yield 2 * a - 1, "pow.factors_summed"
            yield a * (a - 1) // 2, "pow.halved"


@factorials.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    true = result(q.kind, a, b)
    match q.kind:
        case "plain":
            yield step(
                "pow.say.factorial_is", m=eq(factorial_formula(a), mul(*range(1, a + 1)), true)
            )
        case "quotient":
            yield step("pow.say.cancel", n=a - b)
            left: list[Formula] = list(range(a, a - b, -1))
            yield step("pow.say.what_is_left", m=eq(mul(*left), true) if b > 1 else true)
        case "sum":
            for n in (a, abs(b)):
                yield step(
                    None if n != a else "pow.say.each_factorial",
                    m=eq(factorial_formula(n), factorial(n)),
                )
            parts = factorial(a), factorial(abs(b))
            yield step("pow.say.put_together", m=eq(add(*parts) if b > 0 else sub(*parts), true))
        case "binomial":
            yield step("pow.say.cancel", n=a - b)
            above = mul(*range(a, a - b, -1))
            yield step(
                "pow.say.what_is_left",
                m=eq(frac(above, mul(*range(b, 1, -1)) if b > 2 else b), true),
            )
        case "zeros":
            yield step("pow.say.zeros_from_tens")
            more = a // 25
            yield step("pow.say.count_fives", n=a, m=eq(add(a // 5, more), true) if more else true)
        case _:
            yield step("pow.say.cancel_n", m=eq(mul("n", ("()", sub("n", 1))), a * (a - 1)))
            yield step("pow.say.neighbours", m=eq(mul(a, a - 1), a * (a - 1)))
            yield step("pow.say.larger_one", m=eq("n", a))
