"""Signs between numbers that make the result right."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    comma_list,
    effort,
    generator,
    predicate,
    step,
    t,
)
from abaculus.questions.generators._evaluate import evaluate
from abaculus.questions.generators.arith._expressions import (
    SignedNumber,
    build_formula,
    left_to_right,
    signs,
    without_brackets,
)


@generator(
    presets={
        "L3": P(count=3, signs="+-*÷", high=12, level=3, secs=45),
        "L4": P(count=4, signs="+-*÷", high=9, level=4, secs=60),
        "g4": P(count=3, signs="+-*", high=10, grade="4", category="N", secs=45),
        "g8": P(count=4, signs="+-*÷", high=12, grade="8", category="N", secs=60),
    }
)
def puzzle(r: Rng, p: Params) -> MaybeDraft:
    now = r.between(3, p.high)
    row: list[SignedNumber] = [("+", now)]
    left = [n for n in range(2, p.high + 1) if n != now]
    for sign in r.pick(patterns(p.signs, p.count - 1)):
        fits = [n for n in left if now % n == 0 and n < now] if sign == "÷" else left
        if not fits:
            return REJECT
        n = r.pick(fits)
        left.remove(n)
        now = {"*": now * n, "÷": now // n}.get(sign, n)
        row.append((sign, n))
    target = without_brackets(row)
    numbers = [n for _, n in row]
    if not 1 <= target <= 99 or target == sum(numbers):
        return REJECT
    arguments = {"numbers": numbers, "target": int(target)}
    return Draft(
        params={"row": row, "target": int(target)},
        prompt=(
            t(f"arith.insert_{len(p.signs)}", numbers=comma_list(numbers), target=int(target)),
        ),
        answer=predicate("insert_signs", arguments, build_formula(row), read="text"),
        work=effort("idea", *("list",) * (3 if p.count == 3 else 5)),
        normal=(numbers, int(target)),
    )


@cache
def patterns(signs: str, count: int) -> list[tuple[str, ...]]:
    """Rows of signs of at least two kinds, including times or divided by."""
    rows = product(signs, repeat=count)
    return [row for row in rows if len(set(row)) > 1 and set(row) & {"*", "÷"}]


@puzzle.verify
def _(q: Params, v: Formula) -> bool:
    return [n for _, n in signs(v)] == [n for _, n in q.row] and evaluate(v) == q.target


@puzzle.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    def wrong(row: list[SignedNumber]) -> bool:
        return without_brackets(row) != q.target

    numbers = [n for _, n in q.row]
    plus: list[SignedNumber] = [("+", n) for n in numbers]
    yield build_formula(plus), "arith.only_plus"
    for place in range(1, len(numbers)):
        for sign in "*-+":
            other = [*q.row[:place], (sign, numbers[place]), *q.row[place + 1 :]]
            if wrong(other):
                mis = (
                    "arith.left_to_right"
                    if left_to_right(other) == q.target
                    else "arith.sign_misses"
                )
                yield build_formula(other), mis


@puzzle.steps
def _(q: Params) -> Iterator[SolutionStep]:
    row = [tuple(one) for one in q.row]
    formula = build_formula(row)
    yield step("arith.say.try_products")
    yield step("arith.say.one_way", target=q.target, m=formula)
