"""Equations with a root, or with the unknown in a denominator."""

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
    comma_list,
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
    sums,
    t,
    term,
    value,
)


@generator(
    presets={
        "11N4": P(kinds=("root", "root_of_line", "over", "over_sum"), secs=15),
        "L4": P(kinds=("root_is_line", "fractions", "fractions"), level=4, secs=45, finite=579),
    }
)
def root_or_fraction(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    drawn = numbers(r, kind)
    if drawn is None:
        return REJECT
    x, a, b, c = drawn
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "x": x},
        prompt=(t("alg.find", equation=build_equation(kind, a, b, c), letter="x"),),
        answer=number(x, form="rational"),
        work=effort(*WORK[kind]),
    )


WORK = {
    "root": ("power", "step"),
    "root_of_line": ("power", "step", "step"),
    "over": ("step", "fact"),
    "over_sum": ("step", "step", "fact"),
    "root_is_line": ("idea", "step", "step", "list", "fact", "substitute", "compare"),
    "fractions": ("idea", "step", "step", "step", "step", "fact", "fact", "sign", "step"),
}


def numbers(r: Rng, kind: str) -> tuple[F, int, int, int] | None:
    """The solution and the numbers of the equation; empty if they do not fit."""
    match kind:
        case "root":
            b, c = r.between(2, 15) * r.sign(), r.between(2, 12)
            return F(c * c - b), 1, b, c
        case "root_of_line":
            a, b, c = r.between(2, 5), r.between(2, 15) * r.sign(), r.between(2, 9)
            return (F(c * c - b, a), a, b, c) if (c * c - b) % a == 0 else None
        case "over":
            a, c = r.between(6, 60), r.between(2, 12)
            return (F(a, c), a, 0, c) if a % c == 0 or F(a, c).denominator == 2 else None
        case "over_sum":
            c, whole, b = r.between(2, 9), r.between(2, 9), r.between(2, 9) * r.sign()
            return (F(whole - b), c * whole, b, c) if whole != b else None
        case "root_is_line":
            x, d = r.between(2, 12), r.between(-5, 5)
            b = (x - d) ** 2 - x
            # the other root of the squared equation must be extraneous
            return (F(x), 1, b, d) if 0 < x - d < 10 and b and 2 * d + 1 - x < d else None
        case _:
            a, c = r.sample(range(2, 10), 2)
            b = r.between(2, 9) * r.sign()
            found = F(c * b, a - c)
            suits = found.denominator == 1 and abs(found) < 40
            return (found, a, b, c) if suits else None


def build_equation(kind: str, a: int, b: int, c: int) -> Formula:
    """The equation."""
    match kind:
        case "root" | "root_of_line":
            return eq(root(poly((a, b))), c)
        case "over":
            return eq(frac(a, "x"), c)
        case "over_sum":
            return eq(frac(a, sums(("x", b))), c)
        case "root_is_line":
            return eq(root(poly((1, b))), sums(("x", -c)) if c else "x")
        case _:
            return eq(frac(a, sums(("x", b))), frac(c, "x"))


@root_or_fraction.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "root" | "root_of_line":
            return q.a * v + q.b == q.c**2
        case "over":
            return v * q.c == q.a
        case "over_sum":
            return (v + q.b) * q.c == q.a
        case "root_is_line":
            return v >= q.c and v + q.b == (v - q.c) ** 2
        case _:
            return bool(v * (v + q.b)) and q.a * v == q.c * (v + q.b)


@root_or_fraction.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b, c, x = q.a, q.b, q.c, q.x
    match q.kind:
        case "root" | "root_of_line":
            yield F(c - b, a), "alg.not_squared"
            yield F(2 * c - b, a), "alg.square_is_double"
            yield F(c * c + b, a), "alg.same_way"
            yield F(c * c, a), "alg.stopped_early"
        case "over":
            yield F(a * c), "alg.multiplied_for_divided"
            yield F(c, a), "alg.upside_down"
            yield F(a - c), "alg.subtracted_for_divided"
        case "over_sum":
            yield F(a, c) + b, "alg.same_way"
            yield F(a, c), "alg.stopped_early"
            yield F(a * c - b), "alg.multiplied_for_divided"
            yield F(a - b, c), "alg.undone_in_wrong_order"
        case "root_is_line":
            yield F(2 * c + 1 - x), "alg.false_root"
            yield F(-x), "alg.sign_lost"
            yield F(c * c - b), "alg.line_not_squared"
        case _:
            yield F(c * b, a + c), "alg.letter_moved_unchanged"
            yield -x, "alg.sign_lost"
            yield F(b, a - c), "alg.only_first"
            yield F(a * b, a - c), "alg.cross_wrong"
    yield x + 1, "alg.one_slip"
    yield x - 1, "alg.one_slip"


@root_or_fraction.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c, x = q.a, q.b, q.c, value(q.x)
    match q.kind:
        case "root" | "root_of_line":
            yield step("alg.say.square_both", m=eq(poly((a, b)), c * c))
            if a > 1:
                yield step("alg.say.numbers_right", m=eq(term(a, "x"), c * c - b))
            yield step("alg.say.solve_x", m=eq("x", x))
        case "over":
            yield step("alg.say.times_below", p="x", m=eq(a, jux(c, "x")))
            yield step("alg.say.divide", p=c, m=eq("x", x))
        case "over_sum":
            below = sums(("x", b))
            yield step("alg.say.times_below", p=below, m=eq(a, jux(c, ("()", below))))
            yield step("alg.say.divide", p=c, m=eq(below, a // c))
            yield step("alg.say.solve_x", m=eq("x", x))
        case "root_is_line":
            right = power(sums(("x", -c)), 2) if c else power("x", 2)
            yield step("alg.say.square_both", m=eq(poly((1, b)), right))
            other = 2 * c + 1 - q.x
            yield step("alg.say.two_candidates", m=comma_list((x, value(other))))
            yield step("alg.say.false_root", p=value(other), m=eq("x", x))
        case _:
            yield step("alg.say.cross", m=eq(jux(a, "x"), jux(c, sums(("x", b)))))
            yield step("alg.say.letters_left", m=eq(term(a - c, "x"), c * b))
            yield step("alg.say.solve_x", m=eq("x", x))
