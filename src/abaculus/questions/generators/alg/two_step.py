"""Equations that are solved in two steps."""

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
    frac,
    generator,
    jux,
    mul,
    number,
    step,
    sums,
    t,
    term,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "7N1": P(kinds=("sum", "bracket"), least=-12, below=-9, secs=30),
        "L2": P(kinds=("sum",), least=2, below=2, level=2, secs=30),
        "L3": P(kinds=("bracket", "taken", "quotient"), least=-12, below=2, level=3, secs=30),
    }
)
def equation_of_two_steps(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a = r.between(2, 9) * (r.sign() if p.below < 0 and r.below(3) == 0 else 1)
    x, b = r.between(p.least, 12), r.between(2, 15) * r.sign()
    if x in (0, 1) or (kind == "taken" and b < 0):
        return REJECT
    if kind == "quotient":
        c, x = x + b, a * x
    else:
        c = {"sum": a * x + b, "bracket": a * (x + b), "taken": b - a * x}[kind]
    if c == 0 or (p.least > 0 and c < 0):
        return REJECT
    more = ("sign",) if a < 0 or b < 0 or x < 0 else ()
    harder = ("carry",) if p.least < 0 else ()
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c},
        prompt=(t("alg.find", equation=build_equation(kind, a, b, c), letter="x"),),
        answer=number(x, form="plain"),
        work=effort("step", "step", "fact", "fact", *more, *harder),
    )


def build_equation(kind: str, a: int, b: int, c: int) -> Formula:
    """The equation."""
    return eq(left_side(kind, a, b), c)


def left_side(kind: str, a: int, b: int) -> Formula:
    """The left side."""
    left: dict[str, Formula] = {
        "sum": sums((term(a, "x"), b)),
        "bracket": jux(a, sums(("x", b))),
        "taken": sums((b, term(-a, "x"))),
        "quotient": sums((frac("x", a), b)),
    }
    return left[kind]


@equation_of_two_steps.verify
def _(q: Params, v: int) -> bool:
    return evaluate(left_side(q.kind, q.a, q.b), x=v) == q.c


def solve(q: Params) -> int:
    """The solution, by undoing the steps."""
    match q.kind:
        case "sum":
            x = (q.c - q.b) // q.a
        case "bracket":
            x = q.c // q.a - q.b
        case "taken":
            x = (q.b - q.c) // q.a
        case _:
            x = (q.c - q.b) * q.a
    return int(x)


@equation_of_two_steps.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    x = solve(q)
    if q.kind == "quotient":
        yield (q.c + q.b) * q.a, "alg.same_way"
        yield q.c * q.a - q.b, "alg.undone_in_wrong_order"
        yield q.c - q.b, "alg.forgot_to_multiply"
    elif q.kind == "bracket":
        yield q.c // q.a + q.b, "alg.same_way"
        if (q.c - q.b) % q.a == 0:
            yield (q.c - q.b) // q.a, "alg.only_first"
        yield q.c // q.a, "alg.stopped_early"
    else:
        if (q.c + q.b) % q.a == 0:
            yield (q.c + q.b) // q.a, "alg.same_way"
        yield q.c - q.b, "alg.forgot_to_divide"
        yield q.c - q.b - q.a, "alg.factor_subtracted"
    yield -x, "alg.sign_lost"
    yield x + 1, "alg.table_slip"
    yield x - 1, "alg.table_slip"


@equation_of_two_steps.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x = solve(q)
    match q.kind:
        case "sum":
            rest = q.c - q.b
            moved = "alg.say.take_away" if q.b > 0 else "alg.say.put_on"
            yield step(moved, p=abs(q.b), m=eq(term(q.a, "x"), rest))
            yield step("alg.say.divide", p=q.a, m=eq("x", div(rest, q.a), x))
        case "bracket":
            yield step("alg.say.divide", p=q.a, m=eq(sums(("x", q.b)), div(q.c, q.a), q.c // q.a))
            moved = "alg.say.take_away" if q.b > 0 else "alg.say.put_on"
            yield step(moved, p=abs(q.b), m=eq("x", sums((q.c // q.a, -q.b)), x))
        case "taken":
            yield step("alg.say.take_away", p=q.b, m=eq(term(-q.a, "x"), q.c - q.b))
            yield step("alg.say.divide", p=-q.a, m=eq("x", div(q.c - q.b, -q.a), x))
        case _:
            rest = q.c - q.b
            moved = "alg.say.take_away" if q.b > 0 else "alg.say.put_on"
            yield step(moved, p=abs(q.b), m=eq(frac("x", q.a), rest))
            yield step("alg.say.multiply", p=q.a, m=eq("x", mul(rest, q.a), x))
