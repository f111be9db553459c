"""Turning points of parabolas, and shifted graphs."""

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
    frac,
    generator,
    jux,
    neg,
    number,
    point,
    point_at,
    poly,
    power,
    step,
    sums,
    t,
    with_sign,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "11N3": P(kinds=("least",), secs=30),
        "11N5": P(kinds=("shifted", "shifted", "hyperbola"), secs=15),
        "L4": P(kinds=("turning",), level=4, secs=45),
    }
)
def turning_point(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    x, y = r.between(-9, 9), r.between(-30, 30) if kind == "least" else r.between(-15, 15)
    a = 1 if kind == "least" else r.pick(LEADS[kind])
    if kind == "turning":
        x, a = r.between(-6, 6), r.pick((1, 1, 1, -1, 2, -2))
    if 0 in (x, y) or x == y:
        return REJECT
    asked = graph(kind, a, x, y)
    return Draft(
        params={"kind": kind, "a": a, "x": x, "y": y},
        prompt=(t(f"alg.{kind}", formula=asked if kind == "least" else eq("y", asked)),),
        answer=number(y, form="plain") if kind == "least" else point_at(x, y),
        work=effort(*WORK[kind]),
    )


LEADS = {"shifted": (1, 1, 2, 3, -1, -2), "hyperbola": (1, 2, 3, 4, 6, -2), "turning": (1,)}
WORK = {
    "least": ("idea", "fact", "power", "carry"),
    "shifted": ("recall", "sign"),
    "hyperbola": ("recall", "sign"),
    "turning": ("recall", "idea", "step", "substitute", "power", "carry", "sign"),
}


def graph(kind: str, a: int, x: int, y: int) -> Formula:
    """The right side of the equation of the graph."""
    if kind == "shifted":
        return sums((jux(a, power(sums(("x", -x)), 2)), y))
    if kind == "hyperbola":
        return sums((with_sign(a < 0, frac(abs(a), sums(("x", -x)))), y))
    return poly((a, -2 * a * x, a * x * x + y))


@turning_point.verify
def _(q: Params, v: int | tuple[int, int]) -> bool:
    formula = graph(q.kind, q.a, q.x, q.y)
    x, y = (q.x, v) if isinstance(v, int) else v
    if q.kind == "hyperbola":
        # symmetric about the crossing, and undefined there
        left, right = (evaluate(formula, x=x + d) for d in (-1, 1)) if x == q.x else (0, 0)
        return x == q.x and left + right == 2 * y
    before, at, after = (evaluate(formula, x=x + d) for d in (-1, 0, 1))
    return at == y and before == after


@turning_point.mistakes
def _(q: Params) -> Iterator[tuple[int | tuple[int, int], str]]:
    x, y, last = q.x, q.y, q.a * q.x * q.x + q.y
    if q.kind == "least":
        yield last, "alg.last_taken"
        yield last + x * x, "alg.last_sign"
        yield x, "alg.place_for_value"
        yield -y, "alg.sign_lost"
        yield last - 4 * x * x, "alg.not_halved"
        return
    yield (-x, y), "alg.shift_sign"
    if x not in (y, -y):
        yield (y, x), "alg.pair_swapped"
    yield (x, -y), "alg.sign_lost"
    if q.kind == "turning":
        yield (x, last), "alg.last_taken"
        yield (2 * x, y), "alg.not_halved"
    yield (-x, -y), "alg.both_signs"


@turning_point.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, x, y = q.a, q.x, q.y
    if q.kind == "shifted":
        yield step("alg.say.square_zero", m=eq("x", x))
        yield step("alg.say.height_left", m=eq("y", y))
    elif q.kind == "hyperbola":
        yield step("alg.say.no_division", m=eq("x", x))
        yield step("alg.say.far_away", m=eq("y", y))
    else:
        yield step("alg.say.axis", m=eq("x", frac(neg("b"), jux(2, "a")), x))
        before = graph("turning", a, x, y)
        square = jux(a, power(sums(("x", -x)), 2))
        yield step("alg.say.complete_square", m=eq(before, sums((square, y))))
        if q.kind == "least":
            yield step("alg.say.square_at_least_zero", m=y)
    if q.kind != "least":
        yield step("alg.say.so_point", m=point(x, y))
