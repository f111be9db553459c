"""The value of an expression or of a function at a given place."""

from collections.abc import Iterator

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
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    poly,
    power,
    step,
    sub,
    sums,
    t,
    term,
    value,
    with_sign,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "6N2": P(kinds=("line", "square", "square"), low=3, secs=30),
        "8N4": P(kinds=("rule",), low=-9, secs=15),
        "10N2": P(kinds=("parabola", "parabola", "hyperbola", "exponential"), low=-4, secs=15),
        "L2": P(kinds=("line", "square", "square"), low=3, level=2, secs=30),
        "L3": P(kinds=("two", "mixed"), low=-6, level=3, secs=30),
        "L4": P(kinds=("inside",), low=-5, level=4, secs=30),
        "g7": P(kinds=("two",), low=2, grade="7", category="N", secs=30),
        "g9": P(kinds=("two", "mixed"), low=-6, grade="9", category="N", secs=30),
    }
)
def value_of_expression(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    letter = r.pick("anx") if kind in ("line", "square") else "x"
    a, b, c, x, y = pick_numbers(r, p, kind)
    if 0 in (a, b, x) or x in (1, y) or a == 1 or abs(x) == abs(b):
        return REJECT
    params = {"kind": kind, "letter": letter, "a": a, "b": b, "c": c, "x": x, "y": y}
    truth = compute_value(kind, a, b, c, x, y)
    if is_unfriendly(p, kind, a, b, truth, a * x + b):
        return REJECT
    formula = expression_of(kind, letter, a, b, c)
    if kind == "inside":
        inner = poly((a, b))
        prompt = t(
            "alg.value_inside", inner=inner, outer=formula, x=("call", "g", ("call", "f", x))
        )
    elif kind == "rule":
        prompt = t("alg.value_of_rule", formula=formula, x=x)
    elif kind in ("parabola", "hyperbola", "exponential"):
        prompt = t("alg.value_of_function", formula=formula, asked=("call", "f", x))
    elif kind in ("two", "mixed"):
        prompt = t("alg.value_of_two", formula=formula, x=x, y=y)
    else:
        prompt = t("alg.value_of", formula=formula, letter=letter, x=x)
    form = "rational" if kind in ("hyperbola", "exponential", "parabola") else "plain"
    return Draft(params, (prompt,), number(truth, form=form), effort(*WORK[kind]))


def is_unfriendly(p: Params, kind: str, a: int, b: int, truth: F | int, inner: int) -> bool:
    """Whether the numbers are harder than the card intends."""
    if kind == "inside":
        return not 2 <= abs(inner) <= 12
    if kind == "two":
        return a == abs(b)
    return p.low > 0 and not 2 <= truth <= 250


WORK = {
    "line": ("substitute", "fact", "fact"),
    "square": ("substitute", "power", "fact", "carry"),
    "rule": ("substitute", "fact", "sign"),
    "parabola": ("power", "fact", "sign", "fact"),
    "hyperbola": ("substitute", "fact", "sign"),
    "exponential": ("substitute", "power", "fact"),
    "two": ("substitute", "substitute", "fact", "fact", "sign"),
    "mixed": ("substitute", "substitute", "power", "fact", "fact", "sign", "sign"),
    "inside": ("substitute", "fact", "substitute", "power", "fact", "idea"),
}


def pick_numbers(r: Rng, p: Params, kind: str) -> tuple[int, int, int, int, int]:
    """Coefficients and places for this kind; those not needed are 0."""
    if kind == "rule":
        m, x = r.between(2, 9) * r.sign(), r.between(2, 9) * r.sign()
        return (
            (m, r.between(2, 12), 0, x, 0) if m < 0 or x < 0 else (-m, r.between(2, 12), 0, -x, 0)
        )
    if kind in ("line", "square"):
        return r.between(2, 9), r.between(2, 12) * r.sign(), 0, r.between(p.low, 9), 0
    if kind == "parabola":
        return r.between(2, 5), r.between(2, 9) * r.sign(), 0, r.between(p.low, 5), 0
    if kind == "hyperbola":
        return (
            r.pick((4, 6, 8, 12, -6, -8, -12)),
            r.between(2, 9) * r.sign(),
            0,
            r.between(-6, 6),
            0,
        )
    if kind == "exponential":
        return r.pick((2, 3)), r.between(2, 9) * r.sign(), 0, r.pick((-3, -2, -1, 2, 3, 4)), 0
    if kind == "inside":
        return (
            r.between(2, 5),
            r.between(2, 7) * r.sign(),
            r.between(2, 9) * r.sign(),
            r.between(p.low, 5),
            0,
        )
    low = 2 if p.low > 0 else p.low
    a, b = r.between(2, 6), r.between(2, 6) * r.sign()
    return a, b, 0, r.between(low, 9), r.between(2, 9) * (1 if p.low > 0 else r.sign())


def compute_value(kind: str, a: int, b: int, c: int, x: int, y: int) -> F | int:
    """The value, by plain arithmetic."""
    match kind:
        case "line" | "rule":
            return a * x + b
        case "square":
            return a * x * x + b
        case "parabola":
            return x * (a * x + b)
        case "hyperbola":
            return F(a + b * x, x)
        case "exponential":
            return F(a) ** x + b
        case "two":
            return a * x + b * y
        case "mixed":
            return a * x * x + b * y
        case _:
            return (a * x + b) ** 2 + c


def expression_of(kind: str, letter: str, a: int, b: int, c: int) -> Formula:
    """The expression; of two functions, the outer one."""
    match kind:
        case "line" | "rule":
            return poly((a, b), letter)
        case "square":
            return poly((a, 0, b), letter)
        case "parabola":
            return poly((a, b, 0))
        case "hyperbola":
            return sums((with_sign(a < 0, frac(abs(a), "x")), b))
        case "exponential":
            return sums((power(a, "x"), b))
        case "two":
            return sums((term(a, "x"), term(b, "y")))
        case "mixed":
            return sums((term(a, "x", 2), term(b, "y")))
        case _:
            return poly((1, 0, c))


@value_of_expression.verify
def _(q: Params, v: F) -> bool:
    formula = expression_of(q.kind, q.letter, q.a, q.b, q.c)
    if q.kind == "inside":
        return evaluate(formula, x=evaluate(poly((q.a, q.b)), x=q.x)) == v
    return evaluate(formula, **{q.letter: q.x, "y": q.y}) == v


@value_of_expression.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b, x, y = q.a, q.b, q.x, q.y
    truth = compute_value(q.kind, a, b, q.c, x, y)
    if q.kind in ("line", "rule"):
        yield a + x + b, "alg.coefficient_added"
        yield a * (x + b), "alg.bracket_imagined"
        if a < 0 or x < 0:
            yield a * -x + b, "alg.sign_lost"
        yield a * x - b, "alg.last_sign"
        yield truth - 10, "alg.ten_slip"
    elif q.kind in ("square", "parabola", "mixed"):
        rest = {"square": b, "parabola": b * x, "mixed": b * y}[q.kind]
        yield (a * x) ** 2 + rest, "alg.square_of_product"
        yield a * 2 * x + rest, "alg.square_is_double"
        if x < 0:
            yield rest - a * x * x, "alg.square_stays_negative"
        yield a * x * x - rest, "alg.last_sign"
        yield a + x * x + rest, "alg.coefficient_added"
    elif q.kind == "hyperbola":
        yield F(x, a) + b, "alg.upside_down"
        yield -F(a, x) + b, "alg.sign_lost"
        yield F(a, x + b) if x + b else F(a * x), "alg.bracket_imagined"
        yield a * x + b, "alg.multiplied_for_divided"
    elif q.kind == "exponential":
        yield a * x + b, "alg.power_is_product"
        yield F(a) ** -x + b, "alg.exponent_sign"
        yield -(F(a) ** abs(x)) + b, "alg.negative_exponent"
        yield F(a) ** x - b, "alg.last_sign"
    elif q.kind == "two":
        yield a + x + b + y, "alg.coefficient_added"
        yield a * y + b * x, "alg.letters_swapped"
        yield a * x - b * y, "alg.last_sign"
        yield (a + b) * (x + y), "alg.unlike_collected"
    else:
        yield a * (x * x + q.c) + b, "alg.functions_swapped"
        yield (a * x + b) * (x * x + q.c), "alg.functions_multiplied"
        yield a * x + b, "alg.inner_only"
        yield 2 * (a * x + b) + q.c, "alg.square_is_double"
        yield x * x + q.c, "alg.outer_only"
    yield truth + 1, "alg.one_slip"


@value_of_expression.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, x, y = q.a, q.b, q.x, q.y
    truth = value(compute_value(q.kind, a, b, q.c, x, y))
    if q.kind == "inside":
        inner = a * x + b
        yield step("alg.say.inner_first", m=eq(("call", "f", x), sums((mul(a, x), b)), inner))
        yield step(
            "alg.say.outer_next", m=eq(("call", "g", inner), sums((power(inner, 2), q.c)), truth)
        )
        return
    product: Formula
    match q.kind:
        case "line" | "rule":
            put, product = mul(a, x), a * x
        case "square" | "mixed" | "parabola":
            put, product = mul(a, power(x, 2)), mul(a, x * x)
        case "hyperbola":
            put, product = frac(a, x), value(F(a, x))
        case "exponential":
            put, product = power(a, x), value(F(a) ** x)
        case _:
            put, product = mul(a, x), a * x
    other: int = {"two": y, "mixed": y, "parabola": x}.get(q.kind, 1)
    rest: Formula = b if other == 1 else mul(b, other)
    yield step("alg.say.put_in", m=add_terms(put, rest))
    if q.kind in ("square", "mixed", "parabola"):
        yield step("alg.say.power_first", m=add_terms(product, rest))
        product = a * x * x
    yield step("alg.say.then_add", m=eq(add_terms(product, b * other), truth))


def add_terms(first: Formula, second: Formula) -> Formula:
    """A sum of two terms; a second term with a negative factor is subtracted."""
    if isinstance(second, tuple) and isinstance(second[1], int) and second[1] < 0:
        return sub(first, (second[0], -second[1], *second[2:]))
    return sums((first, second))
