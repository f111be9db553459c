"""Straight lines: intercept, value, equation."""

from collections.abc import Iterator
from typing import Any

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
    equation,
    frac,
    generator,
    mul,
    neg,
    number,
    point,
    poly,
    step,
    sub,
    sums,
    t,
    value,
)
from abaculus.questions.generators._evaluate import evaluate


@generator(
    presets={
        "9N3": P(kinds=("intercept", "value"), secs=15),
        "L3": P(kinds=("two_intercept", "two_value"), level=3, secs=30),
        "L4": P(kinds=("equation",), level=4, secs=45),
    }
)
def straight_line(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    rise, run = r.between(2, 5) * r.sign(), 1
    if kind != "value" and r.below(3) == 0:
        rise, run = r.pick((1, 3)) * r.sign(), 2
    # every x is a multiple of the run, so that every y is whole
    a = r.between(1, 6) * r.sign()
    if run > 1:
        a = 2 * (a if abs(a) < 4 else 1)
    b = r.between(-9, 9)
    c = a + r.between(1, 4) * run
    d, start = b + rise * (c - a) // run, b - rise * a // run
    if 0 in (b, c, d, start) or c == 1 or abs(start) > 20 or b == a:
        return REJECT
    m = F(rise, run)
    params = {"kind": kind, "m": m, "a": a, "b": b, "c": c}
    first, second = point(a, b), point(c, d)
    if kind in ("intercept", "value"):
        prompt = t(f"fn.line_{kind}", gradient=value(m), first=first, x=c)
    elif kind == "two_value":
        c = c + r.between(1, 3) * run
        if c == 0:
            return REJECT
        params = {**params, "e": c}
        prompt = t("fn.line_two_value", first=first, second=second, x=c)
    else:
        prompt = t(f"fn.line_{kind}", first=first, second=second)
    work = effort(*WORK[kind])
    if kind == "equation":
        truth = eq("y", poly((m, start)))
        return Draft(params, (prompt,), equation(truth, truth), work)
    found = start if "intercept" in kind else start + rise * c // run
    return Draft(params, (prompt,), number(found, form="rational"), work)


WORK = {
    "intercept": ("substitute", "fact"),
    "value": ("fact", "fact"),
    "two_intercept": ("recall", "fact", "fact", "reduce", "substitute", "fact"),
    "two_value": ("recall", "fact", "fact", "reduce", "fact", "fact"),
    "equation": ("recall", "step", "fact", "fact", "reduce", "substitute", "step", "idea"),
}


def points(q: Params) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two points of the line."""
    return (q.a, q.b), (q.c, q.b + q.m.numerator * (q.c - q.a) // q.m.denominator)


def line_x(q: Params) -> int:
    """The x for which the line is evaluated."""
    return int(q.e if q.kind == "two_value" else q.c)


@straight_line.verify
def _(q: Params, v: Any) -> bool:
    (a, b), (c, d) = points(q)
    if q.kind == "equation":
        left, right = v[1:]
        fits = [evaluate(left, x=x, y=y) == evaluate(right, x=x, y=y) for x, y in ((a, b), (c, d))]
        return all(fits)
    x = 0 if "intercept" in q.kind else line_x(q)
    # three points of one line enclose no area
    return (c - a) * (v - b) == (x - a) * (d - b)


@straight_line.mistakes
def _(q: Params) -> Iterator[tuple[Formula | F, str]]:
    m, a, b = q.m, q.a, q.b
    if q.kind == "equation":
        for slope, level, why in wrong_lines(m, a, b):
            yield eq("y", poly((slope, level))), why
        return
    if m.denominator == 1:
        m = m.numerator
    start = b - m * a
    x = 0 if "intercept" in q.kind else line_x(q)
    truth = start + m * x
    if x == 0:
        yield b + m * a, "fn.intercept_sign"
        yield b, "fn.height_for_intercept"
        yield a - m * b, "fn.coordinates_swapped"
    else:
        yield m * x, "fn.intercept_forgotten"
        yield m * x + b, "fn.height_for_intercept"
        yield b + m * (a - x), "fn.gradient_sign"
        yield b + m, "fn.one_step_only"
    yield -truth, "fn.sign_lost"
    yield truth + 1, "fn.one_slip"
    yield truth - 1, "fn.one_slip"


def wrong_lines(m: F, a: int, b: int) -> Iterator[tuple[F, F | int, str]]:
    """Other gradients and intercepts."""
    yield 1 / m, b - a / m, "fn.run_over_rise"
    yield -m, b + m * a, "fn.gradient_sign"
    yield m, b + m * a, "fn.intercept_sign"
    yield m, b, "fn.height_for_intercept"
    yield m, m * a - b, "fn.intercept_sign"


@straight_line.steps
def _(q: Params) -> Iterator[SolutionStep]:
    m, a, b = q.m, q.a, q.b
    start = b - m * a
    if "two" in q.kind or q.kind == "equation":
        (_, _), (c, d) = points(q)
        above, below = value(d - b), value(c - a)
        yield step("fn.say.rise_over_run", m=eq("m", frac(above, below), value(m)))
    if q.kind in ("value", "two_value"):
        x = line_x(q)
        yield step("fn.say.go_along", x=x - a, m=eq(sub(x, a), x - a))
        grown = sums((b, value(m * (x - a)) if m * (x - a) > 0 else neg(value(-m * (x - a)))))
        yield step("fn.say.climb", m=eq("y", grown, value(b + m * (x - a))))
        return
    yield step("fn.say.point_fits", m=eq(b, sums((mul(value(m), a), "c"))))
    yield step("fn.say.intercept", m=eq("c", value(start)))
    if q.kind == "equation":
        yield step("fn.say.equation", m=eq("y", poly((m, start))))
