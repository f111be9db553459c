"""Products of roots: two roots, conjugates, squares of sums."""

from collections.abc import Iterator
from math import isqrt

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
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.surd._exact import exact, root_sum, root_term, times

WORK = {"roots": ("recall", "fact", "root"), "conjugate": ("recall", "fact", "fact"),
        "scaled": ("recall", "recall", "power", "power", "fact", "fact", "carry"),
        "square": ("recall", "recall", "fact", "fact", "fact", "carry", "sign")}  # fmt: skip


@generator(
    presets={
        "11G4": P(kinds=("roots", "conjugate"), secs=15, finite=416),
        "L4": P(kinds=("scaled", "scaled", "square"), level=4, secs=30),
    }
)
def product(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    minus = r.flip()
    match kind:
        case "roots":
            inside, x, y = r.between(2, 7), r.between(1, 5), r.between(1, 5)
            if inside == 4 or x == y:
                return REJECT
            numbers = {"a": inside * x * x, "b": inside * y * y}
        case "conjugate":
            numbers = {"a": r.between(2, 30), "b": r.between(1, 6)}
        case "scaled":
            numbers = {"k": r.between(1, 6), "a": r.between(2, 15), "j": r.between(1, 6),
                    "b": r.between(1, 15)}  # fmt: skip
            if numbers["k"] * numbers["j"] == 1 or numbers["a"] == numbers["b"]:
                return REJECT
        case _:
            numbers = {"k": r.between(1, 3), "a": r.between(2, 15), "j": r.between(1, 6), "b": 1}
    if kind != "roots" and (
        isqrt(numbers["a"]) ** 2 == numbers["a"]
        or (numbers["b"] > 1 and kind == "scaled" and not is_square_free(numbers["b"]))
        or not is_square_free(numbers["a"])
    ):
        return REJECT
    params = {"kind": kind, "minus": minus, **numbers}
    q = Params(**params)
    return Draft(
        params=params,
        prompt=(t("surd.work_out", x=build_product(q)),),
        answer=number(result(q), form="surd" if kind == "square" else "plain"),
        work=effort(*WORK[kind]),
    )


def is_square_free(inside: int) -> bool:
    """Whether it has no square factor above 1."""
    return all(inside % (k * k) for k in range(2, 6))


def terms(q: Params) -> tuple[Formula, Formula]:
    """The two parts of the brackets."""
    if q.kind == "conjugate":
        return root(q.a), q.b
    return root_term(q.k, q.a), root_term(q.j, q.b)


def build_product(q: Params) -> Formula:
    """The product as written on the card."""
    if q.kind == "roots":
        return mul(root(q.a), root(q.b))
    one, two = terms(q)
    plus, less = ("()", add(one, two)), ("()", sub(one, two))
    if q.kind == "square":
        return power(less if q.minus else plus, 2)
    return ("jux", less, plus) if q.minus else ("jux", plus, less)


def result(q: Params) -> Formula:
    """The answer."""
    match q.kind:
        case "roots":
            return isqrt(q.a * q.b)
        case "conjugate":
            return int(q.a - q.b**2)
        case "scaled":
            return int(q.k**2 * q.a - q.j**2 * q.b)
        case _:
            middle = 2 * q.k * q.j * (-1 if q.minus else 1)
            return root_sum((q.k**2 * q.a + q.j**2, 1), (middle, q.a))


@product.verify
def _(q: Params, v: Formula) -> bool:
    if q.kind == "roots":
        return isinstance(v, int) and v > 0 and v * v == q.a * q.b
    one, two = (exact(part) for part in terms(q))
    less = {inside: -often for inside, often in two.items()}
    plus_sum, minus_sum = {**one, **two}, {**one, **less}
    if q.kind == "square":
        return (
            times(minus_sum, minus_sum) == exact(v)
            if q.minus
            else times(plus_sum, plus_sum) == exact(v)
        )
    return times(plus_sum, minus_sum) == exact(v)


@product.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    true = result(q)
    match q.kind:
        case "roots":
            yield q.a * q.b, "surd.root_forgotten"
            yield q.a + q.b, "surd.insides_added"
            if q.a * q.b % 2 == 0:
                yield q.a * q.b // 2, "surd.halved"
            yield isqrt(q.a * q.b) + 1, "surd.root_slip"
            yield isqrt(q.a * q.b) - 1, "surd.root_slip"
        case "conjugate":
            yield q.a + q.b**2, "surd.conjugate_added"
            yield q.a - q.b, "surd.second_not_squared"
            yield q.a**2 - q.b**2, "surd.root_stays_squared"
            yield q.b**2 - q.a, "surd.turned_round"
            yield q.a - 2 * q.b, "surd.doubled_for_squared"
        case "scaled":
            yield q.k**2 * q.a + q.j**2 * q.b, "surd.conjugate_added"
            yield q.k * q.a - q.j * q.b, "surd.factor_not_squared"
            yield -(q.k**2 * q.a - q.j**2 * q.b), "surd.turned_round"
            yield q.a - q.b, "surd.factors_lost"
            yield q.k**2 * q.a, "surd.one_square_only"
        case _:
            whole, middle = q.k**2 * q.a + q.j**2, 2 * q.k * q.j * (-1 if q.minus else 1)
            yield q.k**2 * q.a + (-1 if q.minus else 1) * q.j**2, "surd.middle_forgotten"
            yield root_sum((whole, 1), (F(middle, 2), q.a)), "surd.middle_once"
            yield root_sum((whole, 1), (-middle, q.a)), "surd.other_sign"
            if q.k > 1:
                yield root_sum((q.k * q.a + q.j**2, 1), (middle, q.a)), "surd.factor_not_squared"
            yield root_sum((q.k**2 * q.a - q.j**2, 1), (middle, q.a)), "surd.square_negative"
    if isinstance(true, int):
        yield true + 1, "surd.root_slip"


@product.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = result(q)
    if q.kind == "roots":
        yield step("surd.say.one_root", m=eq(build_product(q), root(q.a * q.b)))
        yield step("surd.say.take_root", m=eq(root(q.a * q.b), true))
        return
    one, two = terms(q)
    if q.kind == "square":
        yield step("surd.say.binomial_minus" if q.minus else "surd.say.binomial_plus")
        first, last = q.k**2 * q.a, q.j**2
        middle = root_term(2 * q.k * q.j, q.a)
        parts = (first, ("neg", middle) if q.minus else middle, last)
        yield step("surd.say.each_piece", m=eq(add(*parts), true))
        return
    yield step("surd.say.difference_of_squares")
    squares = [q.a, q.b**2] if q.kind == "conjugate" else [q.k**2 * q.a, q.j**2 * q.b]
    shown = [power(("()", part) if not isinstance(part, int) else part, 2) for part in (one, two)]
    yield step("surd.say.squares", m=eq(sub(*shown), sub(*squares), true))
