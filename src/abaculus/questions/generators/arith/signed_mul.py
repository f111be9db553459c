"""Products and quotients of positive and negative numbers."""

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
    div,
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


@generator(
    presets={
        "7G2": P(ways=("product", "quotient", "both", "three"), most=12, small=6, secs=15),
        "L2": P(ways=("product", "quotient"), most=15, small=6, level=2, secs=15),
        "L3": P(ways=("three", "both", "square"), most=14, small=9, level=3, secs=30),
    }
)
def signed_product(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    a, b, c = (r.sign() * r.between(2, p.most) for _ in range(3))
    if min((a, b, c) if way in ("three", "both") else (a, b)) > 0:
        return REJECT
    if way in ("three", "square", "both"):
        a, b, c = (n if abs(n) <= p.small else (n // 2 if n > 0 else -(-n // 2)) for n in (a, b, c))
    extra = () if way in ("product", "quotient") else ("fact", "sign", "fact")
    if p.small > 6:
        extra = ("long", "sign", "digits")
    formula = build_formula(way, a, b, c)
    return Draft(
        params={"formula": formula, "way": way},
        prompt=(t("arith.work_out", x=formula),),
        answer=number(compute_result(way, a, b, c), form="plain"),
        work=effort("fact", "sign", "sign", *extra),
    )


def build_formula(way: str, a: int, b: int, c: int) -> Formula:
    """The calculation as written on the card."""
    match way:
        case "product":
            return mul(a, b)
        case "quotient":
            return div(a * b, b)
        case "both":
            return div(mul(a, b * c), c)
        case "square":
            return mul(power(a, 2), b)
        case _:
            return mul(a, b, c)


def compute_result(way: str, a: int, b: int, c: int) -> int:
    """The result."""
    match way:
        case "product" | "both":
            return a * b
        case "quotient":
            return a
        case "square":
            return a * a * b
        case _:
            return a * b * c


@signed_product.verify
def _(q: Params, v: int) -> bool:
    return evaluate(q.formula) == v


@signed_product.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = int(evaluate(q.formula))
    yield -true, "arith.sign_turned"
    if q.way in ("product", "three"):
        yield sum(q.formula[1:]), "arith.added_for_times"
    if q.way == "square":
        yield 2 * q.formula[1][1] * q.formula[2], "arith.doubled_for_squared"
    if q.way == "quotient":
        yield q.formula[1] - q.formula[2], "arith.subtracted_for_divided"
    if q.way == "both":
        yield int(evaluate(q.formula[1])), "arith.term_forgotten"
    size = abs(true)
    step_ = 1 if true > 0 else -1
    yield step_ * (size + 1), "arith.one_off"
    yield step_ * (size + 10), "arith.ten_off"
    yield -step_ * (size + 1), "arith.one_off"


@signed_product.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = int(evaluate(q.formula))
    count = minuses(q.formula)
    msgid = "arith.say.even_minuses" if count % 2 == 0 else "arith.say.odd_minuses"
    yield step(msgid, count=count)
    yield step(m=eq(q.formula, true))


def minuses(part: Formula) -> int:
    """The number of negative factors; a square counts its base twice."""
    if isinstance(part, int):
        return int(part < 0)
    if not isinstance(part, tuple):
        return 0
    if part[0] == "^":
        return 2 * minuses(part[1])
    return sum(minuses(one) for one in part[1:])
