"""Brackets first, then times and divided by, then plus and minus."""

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
    div,
    effort,
    eq,
    generator,
    mul,
    neg,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators._evaluate import evaluate
from abaculus.questions.generators.arith._expressions import (
    is_plain,
    left_to_right,
    lines,
    signs,
    without_brackets,
)
from abaculus.questions.generators.arith._mistakes import near_misses

WORK = {
    "brackets": ("fact", "fact", "carry"),
    "plain": ("fact", "fact", "digits", "recall", "look"),
    "nested": ("fact", "fact", "fact", "digits", "carry", "recall"),
}


@generator(
    presets={
        "5N1": P(ways=("brackets",), high=9, secs=15),
        "L2": P(ways=("plain",), high=12, level=2, secs=30),
        "L3": P(ways=("nested",), high=12, level=3, secs=30),
        "g6": P(ways=("plain", "brackets"), high=12, grade="6", category="N", secs=15),
        "g7": P(ways=("nested",), high=15, grade="7", category="N", secs=30),
    }
)
def order_of_operations(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    made = {"brackets": brackets, "plain": plain, "nested": nested_brackets}[way]
    formula, true = made(r, *(r.between(2, p.high) for _ in range(5)))
    if not 2 <= true <= 200:
        return REJECT
    return Draft(
        params={"formula": formula},
        prompt=(t("arith.work_out", x=formula),),
        answer=number(true, form="plain"),
        work=effort(*WORK[way]),
    )


def brackets(r: Rng, a: int, b: int, c: int, d: int, _: int) -> tuple[Formula, int]:
    """Three or four numbers with one pair of brackets."""
    match r.below(8):
        case 0:
            return sub(mul(a, add(b, c)), d), a * (b + c) - d
        case 1:
            return add(mul(a, sub(b + c, c)), d), a * b + d
        case 2:
            return div(sub(a * b + c, c), b), a
        case 3:
            return mul(sub(a + b, b), c), a * c
        case 4:
            return sub(a + b + c + d, add(b, c)), a + d
        case 5:
            return add(a, mul(b, sub(c + d, d))), a + b * c
        case 6:
            return add(div(sub(a * b + c, c), a), d), b + d
        case _:
            return sub(a + b + c, sub(b + d, d)), a + c


def plain(r: Rng, a: int, b: int, c: int, d: int, e: int) -> tuple[Formula, int]:
    """No brackets at all."""
    match r.below(6):
        case 0:
            return add(a, mul(b, c)), a + b * c
        case 1:
            return sub(a + b * c, mul(b, c)), a
        case 2:
            return add(mul(a, b), mul(c, d)), a * b + c * d
        case 3:
            return add(a + b, neg(div(b * c, c)), mul(d, e)), a + d * e
        case 4:
            return add(a, mul(b, c), neg(d)), a + b * c - d
        case _:
            return add(div(a * b, b), mul(c, d)), a + c * d


def nested_brackets(r: Rng, a: int, b: int, c: int, d: int, e: int) -> tuple[Formula, int]:
    """Brackets, products and quotients together."""
    match r.below(6):
        case 0:
            return add(a, add(div((b + c * d) * 2, 2), neg(mul(c, d)))), a + b
        case 1:
            return mul(add(a, b), sub(c + d, d)), (a + b) * c
        case 2:
            rest = d - a * b % d
            return add(div(add(mul(a, b), rest), d), e), (a * b + rest) // d + e
        case 3:
            return sub(mul(a, sub(b + c + d, add(c, d))), e), a * b - e
        case 4:
            return sub(a * b + c * d, mul(b, sub(a + e, e))), c * d
        case _:
            return sub(mul(add(a, b), c), mul(d, e)), (a + b) * c - d * e


@order_of_operations.verify
def _(q: Params, v: int) -> bool:
    return evaluate(q.formula) == v


@order_of_operations.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    row = signs(q.formula)
    true = int(evaluate(q.formula))
    for wrong, mis in (
        (left_to_right(row), "arith.left_to_right"),
        (without_brackets(row), "arith.brackets_overlooked"),
    ):
        if wrong.denominator == 1 and wrong >= 0:
            yield int(wrong), mis
    for part in q.formula[1:]:
        if not is_plain(part):
            yield abs(int(evaluate(part))), "arith.part_only"
    head, *_, last = q.formula
    if head == "+" and is_plain(last) and true > evaluate(last):
        yield true - int(evaluate(last)), "arith.term_forgotten"
    yield from near_misses(true)


@order_of_operations.steps
def _(q: Params) -> Iterator[SolutionStep]:
    for place, (now, then) in enumerate(lines(q.formula)):
        yield step("arith.say.order" if place == 0 else None, m=eq(now, then))
