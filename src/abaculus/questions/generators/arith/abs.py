"""Absolute values, opposites, distances on the number line, and order below zero."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Block,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    rel,
    step,
    sub,
    sums,
    t,
)

WORK = {
    "sum": ("recall", "fact", "sign"),
    "difference": ("recall", "fact", "sign"),
    "opposite": ("recall", "sign"),
    "distance": ("recall", "fact", "sign"),
    "smallest": ("compare", "compare", "sign"),
    "largest": ("compare", "compare", "sign"),
    "inside": ("recall", "carry", "sign", "fact", "fact"),
    "twice": ("recall", "carry", "sign", "fact", "fact", "fact"),
}


MANY = ("sum", "difference", "distance") * 3 + ("smallest", "largest") * 2 + ("opposite",)
"""The kinds of question; those with fewer questions come up less often."""


@generator(
    presets={
        "6G5": P(
            ways=MANY,
            most=12,
            secs=15,
        ),
        "L2": P(ways=("sum", "difference", "distance"), most=40, level=2, secs=15),
        "L3": P(ways=("inside", "twice"), most=15, level=3, secs=30),
    }
)
def distance(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    a, b, c = (r.sign() * r.between(2, p.most) for _ in range(3))
    if (
        len({abs(a), abs(b), abs(c)}) < 3
        or min(a, b) > 0
        or (way == "difference" and abs(a) < abs(b))
    ):
        return REJECT
    if way in ("smallest", "largest") and (
        max(a, b, c, key=abs) > 0 or sum(n < 0 for n in (a, b, c)) < 2
    ):
        return REJECT
    if way == "inside" and abs(a - b) <= abs(c):
        return REJECT
    numbers = (
        (a,)
        if way == "opposite"
        else (a, b)
        if way in ("sum", "difference", "distance")
        else (a, b, c)
    )
    return Draft(
        params={"way": way, "numbers": numbers},
        prompt=(build_prompt(way, numbers),),
        answer=number(compute_answer(way, *numbers), form="plain"),
        work=effort(*WORK[way]),
    )


def build_prompt(way: str, numbers: tuple[int, ...]) -> Block:
    """The question."""
    match way:
        case "opposite":
            return t("arith.opposite", n=numbers[0])
        case "distance":
            return t("arith.distance", a=numbers[0], b=numbers[1])
        case "smallest" | "largest":
            return t(f"arith.{way}", numbers=comma_list(numbers))
        case _:
            return t("arith.work_out", x=build_formula(way, numbers))


def build_formula(way: str, numbers: tuple[int, ...]) -> Formula:
    """The calculation with its absolute value bars."""
    bars: list[Formula] = [("abs", n) for n in numbers]
    a, b, c = (*numbers, 0)[:3]
    match way:
        case "sum":
            return add(*bars)
        case "difference":
            return sub(*bars)
        case "inside":
            return sub(("abs", sub(a, b)), ("abs", c))
        case _:
            return add(mul(2, ("abs", sums([a, b]))), ("abs", c))


def compute_answer(way: str, a: int, b: int = 0, c: int = 0) -> int:
    """The answer."""
    match way:
        case "sum":
            return abs(a) + abs(b)
        case "difference":
            return abs(a) - abs(b)
        case "opposite":
            return -a
        case "distance":
            return abs(a - b)
        case "smallest":
            return min(a, b, c)
        case "largest":
            return max(a, b, c)
        case "inside":
            return abs(a - b) - abs(c)
        case _:
            return 2 * abs(a + b) + abs(c)


@distance.verify
def _(q: Params, v: int) -> bool:
    match q.way:
        case "opposite":
            return q.numbers[0] + v == 0
        case "distance":
            low, high = sorted(q.numbers)
            return low + v == high
        case "smallest":
            return v in q.numbers and all(v <= n for n in q.numbers)
        case "largest":
            return v in q.numbers and all(v >= n for n in q.numbers)
        case _:
            return evaluate_strokes(build_formula(q.way, tuple(q.numbers))) == v


def evaluate_strokes(part: Formula) -> int:
    """The value of a calculation with absolute value bars, step by step."""
    match part:
        case int():
            return part
        case ("abs", inner):
            value = evaluate_strokes(inner)
            return value if value > 0 else 0 - value
        case ("neg", inner):
            return -evaluate_strokes(inner)
        case ("*", a, b):
            return evaluate_strokes(a) * evaluate_strokes(b)
        case ("+", *terms):
            return sum(map(evaluate_strokes, terms))
        case _:
            raise ValueError(f"{part} does not calculate")


@distance.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = (*q.numbers, 0, 0)[:3]
    true = compute_answer(q.way, *q.numbers)
    match q.way:
        case "opposite":
            yield a, "arith.same_not_opposite"
            yield 0, "arith.opposite_is_not_zero"
            yield a - 1 if a < 0 else a + 1, "arith.next_not_opposite"
            yield 2 * a, "arith.doubled"
        case "smallest" | "largest":
            for n in sorted(q.numbers, key=abs, reverse=q.way == "largest"):
                yield n, "arith.order_without_sign"
            yield -true, "arith.sign_turned"
            yield 0, "arith.not_among_them"
        case "distance":
            yield abs(abs(a) - abs(b)), "arith.signs_dropped"
            yield abs(a) + abs(b), "arith.signs_dropped"
            yield -true, "arith.negative_distance"
            yield true + 1, "arith.both_ends_counted"
            yield true - 1, "arith.one_off"
        case "sum":
            yield a + b, "arith.bars_overlooked"
            yield -true, "arith.negative_distance"
            yield abs(abs(a) - abs(b)), "arith.subtracted"
            yield true + 1, "arith.one_off"
        case "difference":
            yield a - b, "arith.bars_overlooked"
            yield abs(a) + abs(b), "arith.added"
            yield -true, "arith.sign_turned"
            yield true + 1, "arith.one_off"
        case "inside":
            yield a - b - c, "arith.bars_overlooked"
            yield abs(a) - abs(b) - abs(c), "arith.bars_split"
            yield abs(a - b) + abs(c), "arith.added"
            yield true + 1, "arith.one_off"
            yield true + 2, "arith.two_off"
        case _:
            yield 2 * (a + b) + c, "arith.bars_overlooked"
            yield 2 * (abs(a) + abs(b)) + abs(c), "arith.bars_split"
            yield abs(a + b) + abs(c), "arith.factor_forgotten"
            yield true + 1, "arith.one_off"
            yield true + 2, "arith.two_off"


@distance.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = (*q.numbers, 0, 0)[:3]
    true = compute_answer(q.way, *q.numbers)
    match q.way:
        case "opposite":
            yield step("arith.say.opposite", m=true)
        case "smallest" | "largest":
            yield step("arith.say.line_order", m=rel("<", *sorted(q.numbers)))
            yield step("arith.say.so", m=true)
        case "distance":
            low, high = sorted((a, b))
            yield step("arith.say.right_less_left", m=eq(sub(high, low), true))
        case "sum" | "difference":
            yield step("arith.say.bars_positive")
            sizes = add(abs(a), abs(b)) if q.way == "sum" else sub(abs(a), abs(b))
            yield step(m=eq(build_formula(q.way, tuple(q.numbers)), sizes, true))
        case "inside":
            yield step("arith.say.inside_first", m=eq(sub(a, b), a - b))
            yield step("arith.say.bars_positive", m=eq(sub(abs(a - b), abs(c)), true))
        case _:
            yield step("arith.say.inside_first", m=eq(sums([a, b]), a + b))
            yield step("arith.say.bars_positive", m=eq(add(mul(2, abs(a + b)), abs(c)), true))
