"""Two linear equations with two unknowns."""

from collections.abc import Iterator
from math import gcd

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
    generator,
    jux,
    mul,
    point,
    point_at,
    poly,
    step,
    sums,
    t,
    term,
)

Row = tuple[int, int, int]
EXPLICIT = ("simple", "explicit")


@generator(
    presets={
        "8N3": P(kinds=("sum_difference", "simple"), most=30, secs=30),
        "10N4": P(kinds=("elimination",), most=9, secs=30),
        "L3": P(kinds=("explicit", "elimination"), most=9, level=3, secs=30),
        "L4": P(kinds=("multiplied",), most=8, level=4, secs=45),
        "g9": P(kinds=("explicit", "elimination"), most=9, grade="9", category="N", secs=30),
    }
)
def two_equations(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    x, y = r.between(2, p.most), r.between(2, p.most)
    if kind == "sum_difference":
        x, y = max(x, y), min(x, y)
    elif kind == "simple":
        x, y = r.between(2, 9), r.between(2, 30)
    else:
        x, y = x * r.sign(), y * r.sign()
    first, second = rows(r, kind, x, y)
    if abs(x) == abs(y) or 0 in (first[2], second[2]) or first[:2] == second[:2]:
        return REJECT
    if first[0] * second[1] == first[1] * second[0] or max(abs(first[2]), abs(second[2])) > 80:
        return REJECT
    if gcd(*first[:2]) * gcd(*second[:2]) > 1:
        return REJECT
    one, two = first_equation(kind, first), equation_of(second)
    return Draft(
        params={"kind": kind, "first": first, "second": second},
        prompt=(t("alg.system", first=one, second=two, pair=("pt", "x", "y")),),
        answer=point_at(x, y),
        work=effort(*WORK[kind]),
    )


WORK = {
    "sum_difference": ("idea", "fact", "fact", "fact"),
    "simple": ("substitute", "step", "step", "fact", "substitute"),
    "explicit": ("substitute", "step", "step", "fact", "fact", "substitute"),
    "elimination": ("idea", "fact", "fact", "fact", "substitute", "step"),
    "multiplied": ("idea", "step", *("fact",) * 6, "substitute", "step", "step"),
}


def rows(r: Rng, kind: str, x: int, y: int) -> tuple[Row, Row]:
    """Coefficients and right sides; an explicit first row says y = −ax + c."""
    if kind == "sum_difference":
        return (1, 1, x + y), (1, -1, x - y)
    if kind == "simple":
        m, a = r.between(1, 4), r.between(1, 3)
        return (-m, 1, y - m * x), (a, 1, a * x + y)
    if kind == "explicit":
        m, b = r.between(2, 4) * r.sign(), r.pick((1, 1, 2, 3, -1))
        a = r.between(1, 4)
        return (-m, 1, y - m * x), (a, b, a * x + b * y)
    a, c = r.between(1, 5), r.between(1, 6)
    b = r.between(1, 4) * r.sign()
    d = (-b if r.below(3) else b) * (1 if kind == "elimination" else r.pick((2, 3)))
    return (a, b, a * x + b * y), (c, d, c * x + d * y)


def equation_of(row: Row) -> Formula:
    """ax + by = c."""
    a, b, c = row
    return eq(sums((term(a, "x"), term(b, "y"))), c)


def first_equation(kind: str, row: Row) -> Formula:
    """The first equation as written on the card."""
    return eq("y", poly((-row[0], row[2]))) if kind in EXPLICIT else equation_of(row)


@two_equations.verify
def _(q: Params, v: tuple[int, int]) -> bool:
    return all(a * v[0] + b * v[1] == c for a, b, c in (q.first, q.second))


def solve(q: Params) -> tuple[int, int]:
    """The solution by Cramer's rule."""
    (a, b, c), (d, e, f) = q.first, q.second
    below = a * e - b * d
    return (c * e - b * f) // below, (a * f - c * d) // below


@two_equations.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, int], str]]:
    x, y = solve(q)
    yield (y, x), "alg.pair_swapped"
    if q.kind == "sum_difference":
        yield (q.first[2], q.second[2]), "alg.right_sides_taken"
        yield (2 * x, 2 * y), "alg.forgot_to_halve"
        yield (x, q.first[2] + x), "alg.back_substitution"
    else:
        yield (x, -y), "alg.sign_lost"
        yield (-x, y), "alg.sign_lost"
    yield (x + 1, y - 1), "alg.one_equation_only"
    yield (x - 1, y + 1), "alg.one_equation_only"


@two_equations.steps
def _(q: Params) -> Iterator[SolutionStep]:
    x, y = solve(q)
    (a, b, c), (d, e, f) = q.first, q.second
    if q.kind in EXPLICIT:
        put = sums((term(d, "x"), jux(e, ("()", poly((-a, c))))))
        yield step("alg.say.replace_y", m=eq(put, f))
        yield step("alg.say.one_unknown", m=eq(term(d - a * e, "x"), f - c * e))
        yield step("alg.say.solve_x", m=eq("x", x))
        yield step("alg.say.back_for_y", m=eq("y", sums((mul(-a, x), c)), y))
    else:
        times = abs(e) // abs(b)
        a, b, c = a * times, b * times, c * times
        if times > 1:
            yield step("alg.say.times_first", p=times, m=equation_of((a, b, c)))
        if b == -e:
            yield step("alg.say.add_equations", m=eq(term(a + d, "x"), c + f))
        else:
            yield step("alg.say.subtract_equations", m=eq(term(a - d, "x"), c - f))
        yield step("alg.say.solve_x", m=eq("x", x))
        yield step("alg.say.back_for_y", m=eq("y", y))
    yield step("alg.say.so_pair", m=point(x, y))
