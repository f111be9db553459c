"""Sums and differences of positive and negative numbers."""

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
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    sums,
    t,
)


@generator(
    presets={
        "7G1": P(count=2, most=20, secs=15),
        "L2": P(count=2, most=50, level=2, secs=15),
        "L3": P(count=4, most=30, level=3, secs=30),
    }
)
def total(r: Rng, p: Params) -> MaybeDraft:
    numbers = [r.sign() * r.between(2, p.most) for _ in range(p.count)]
    minus = [False, *(r.flip() for _ in numbers[1:])]
    if (
        all(n > 0 for n in numbers[1:])
        and numbers[0] > 0
        and not (minus[1] and numbers[0] < numbers[1])
    ):
        return REJECT
    if len(set(map(abs, numbers))) < len(numbers):
        return REJECT
    true = sum(-n if less else n for n, less in zip(numbers, minus, strict=True))
    return Draft(
        params={"numbers": numbers, "minus": minus},
        prompt=(t("arith.work_out", x=build_sum(numbers, minus)),),
        answer=number(true, form="plain"),
        work=effort("fact", "sign", "sign", "carry", *(("carry", "sign") * (p.count - 2))),
    )


def build_sum(numbers: list[int], minus: list[bool]) -> Formula:
    """The sum; negative numbers after a sign are in brackets."""
    pairs = zip(numbers[1:], minus[1:], strict=True)
    return ("+", numbers[0], *(("neg", n) if less else n for n, less in pairs))


def plain(numbers: list[int], minus: list[bool]) -> list[int]:
    """The terms after resolving double signs."""
    return [-n if less else n for n, less in zip(numbers, minus, strict=True)]


@total.verify
def _(q: Params, v: int) -> bool:
    for n, less in zip(reversed(q.numbers), reversed(q.minus), strict=True):
        v = v + n if less else v - n
    return v == 0


@total.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    terms = plain(q.numbers, q.minus)
    true = sum(terms)
    yield -true, "arith.sign_turned"
    pairs = list(zip(q.numbers, q.minus, strict=True))
    yield sum(-n if less and n > 0 else n for n, less in pairs), "arith.minus_minus"
    yield sum(map(abs, terms)), "arith.signs_dropped"
    yield terms[0] - terms[1] + sum(terms[2:]), "arith.wrong_direction"
    yield -sum(map(abs, terms)), "arith.all_negative"
    yield true + 10, "arith.ten_off"
    yield true - 1, "arith.one_off"
    yield true + 1, "arith.one_off"


@total.steps
def _(q: Params) -> Iterator[SolutionStep]:
    terms = plain(q.numbers, q.minus)
    true = sum(terms)
    if any(n < 0 for n in q.numbers[1:]):
        yield step("arith.say.double_signs", m=eq(build_sum(q.numbers, q.minus), sums(terms)))
    if len(terms) == 2:
        down = terms[1] < 0
        yield step(
            "arith.say.go_left" if down else "arith.say.go_right", a=terms[0], n=abs(terms[1])
        )
        yield step(m=eq(sums(terms), true))
        return
    plus, less = sum(n for n in terms if n > 0), -sum(n for n in terms if n < 0)
    yield step("arith.say.plus_and_minus", plus=plus, less=less)
    yield step(m=eq(sub(plus, less), true))
