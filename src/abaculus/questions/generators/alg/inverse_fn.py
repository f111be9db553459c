"""Values of inverse functions."""

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
    jux,
    number,
    poly,
    power,
    root,
    step,
    t,
    term,
    value,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "12N4": P(kinds=(*("line",) * 6, "cube", "square"), secs=15),
        "L4": P(kinds=("quotient",), level=4, secs=45),
    }
)
def inverse_value(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, d = r.between(2, 9), r.between(1, 12) * r.sign(), 0
    if kind == "line":
        y = r.between(-20, 30)
        x = F(y - b, a)
        if x.denominator > 2 and r.below(4):
            return REJECT
    elif kind == "quotient":
        a, d = r.between(1, 5), r.between(1, 9) * r.sign()
        whole, y = r.between(-8, 8), r.between(2, 7) * r.sign()
        b = y * (whole + d) - a * whole
        if whole + d == 0 or abs(b) > 25 or b in (0, a * d) or y == a:
            return REJECT
        x = F(whole)
    else:
        a, x = 1, F(r.between(2, 10 if kind == "square" else 5))
        y = int(x ** (2 if kind == "square" else 3)) + b
    if x in (0, y) or y == 0:
        return REJECT
    asked = ("call", ("^", "f", -1), y)
    msgid = "alg.inverse_right" if kind == "square" else "alg.value_of_function"
    return Draft(
        params={"kind": kind, "a": a, "b": b, "d": d, "y": y, "x": x},
        prompt=(t(msgid, formula=function(kind, a, b, d), asked=asked),),
        answer=number(x, form="rational"),
        work=effort(*WORK[kind]),
    )


WORK = {
    "line": ("recall", "step", "fact"),
    "cube": ("recall", "fact", "root"),
    "square": ("recall", "fact", "root"),
    "quotient": ("recall", "idea", "step", "step", "step", "fact", "fact", "sign", "step"),
}


def function(kind: str, a: int, b: int, d: int) -> Formula:
    """The right side of f(x) = …"""
    if kind == "quotient":
        return frac(poly((a, b)), poly((1, d)))
    return poly({"line": (a, b), "square": (1, 0, b), "cube": (1, 0, 0, b)}[kind])


@inverse_value.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "quotient" and v + q.d == 0:
        return False
    x = v.numerator if v.denominator == 1 else v
    return evaluate(function(q.kind, q.a, q.b, q.d), x=x) == q.y and (q.kind != "square" or v >= 0)


@inverse_value.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b, d, y, x = q.a, q.b, q.d, q.y, q.x
    forward = function(q.kind, a, b, d)
    if q.kind != "quotient" or y + d != 0:
        there = F(evaluate(forward, x=y))
        if abs(there) < 1000:
            yield there, "alg.function_itself"
            if there:
                yield 1 / there, "alg.reciprocal_for_inverse"
    if q.kind == "line":
        yield F(y + b, a), "alg.same_way"
        yield F(y - a * b, a), "alg.undone_in_wrong_order"
        yield y - b, "alg.forgot_to_divide"
    elif q.kind == "quotient":
        yield -x, "alg.sign_lost"
        yield F(y * d + b, a + y) if a + y else x + 2, "alg.letter_moved_unchanged"
    else:
        yield y - b, "alg.not_rooted"
        yield x**2 if q.kind == "cube" else -x, "alg.wrong_root"
    yield x + 1, "alg.one_slip"
    yield x - 1, "alg.one_slip"


@inverse_value.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, d, y, x = q.a, q.b, q.d, q.y, value(q.x)
    yield step("alg.say.inverse_means", m=eq(function(q.kind, a, b, d), y))
    if q.kind == "line":
        yield step("alg.say.numbers_right", m=eq(term(a, "x"), y - b))
        yield step("alg.say.divide", p=a, m=eq("x", x))
    elif q.kind == "quotient":
        right = jux(y, ("()", poly((1, d))))
        yield step("alg.say.times_below", p=poly((1, d)), m=eq(poly((a, b)), right))
        yield step("alg.say.letters_left", m=eq(term(a - y, "x"), y * d - b))
        yield step("alg.say.solve_x", m=eq("x", x))
    else:
        degree = 2 if q.kind == "square" else 3
        yield step("alg.say.numbers_right", m=eq(power("x", degree), y - b))
        yield step("alg.say.take_root", m=eq("x", root(y - b, degree), x))
