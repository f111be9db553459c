"""The discriminant of a quadratic equation, and what it says about the solutions."""

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
    generator,
    jux,
    mul,
    number,
    power,
    step,
    sub,
    sums,
    t,
    term,
)


@generator(
    presets={
        "11N1": P(kinds=("size", "size", "size", "count"), secs=15, few=2),
        "L4": P(kinds=("last", "last", "first", "middle"), level=4, secs=30, finite=328),
    }
)
def discriminant(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, b, c = pick_coefficients(r, kind)
    if 0 in (a, b, c):
        return REJECT
    known = kind in ("size", "count")
    size = b * b - 4 * a * c
    truth = {"size": size, "count": (size > 0) + (size >= 0), "first": a, "middle": b}.get(kind, c)
    work = ("recall", "fact", "fact") if known else ("recall", "idea", "power", "step", "fact")
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c},
        prompt=(t(f"alg.discriminant_{kind}", equation=build_equation(kind, a, b, c)),),
        answer=number(truth, form="plain"),
        work=effort(*work),
        normal=(kind, build_equation(kind, a, b, c)),
    )


def pick_coefficients(r: Rng, kind: str) -> tuple[int, int, int]:
    """Coefficients; if k is asked for, the equation has exactly one solution."""
    if kind == "size" or (kind == "count" and r.below(3)):
        return r.between(1, 6), r.between(-9, 9), r.between(-9, 9)
    if kind == "count":
        k = r.between(1, 4)
        return 1, 2 * k * r.sign(), k * k
    lead, inner, outer = r.between(1, 4), r.between(1, 5), r.between(2, 6)
    if kind != "middle" and inner > 3:
        inner = 1
    a, b, c = lead * inner * inner, 2 * lead * inner * outer, lead * outer * outer
    return a, b if kind == "middle" else b * r.sign(), c


def build_equation(kind: str, a: int, b: int, c: int) -> Formula:
    """The equation, with k for the unknown coefficient."""
    first = term(a, "x", 2) if kind != "first" else jux("k", power("x", 2))
    middle = term(b, "x") if kind != "middle" else jux("k", "x")
    return eq(sums((first, middle, "k" if kind == "last" else c)), 0)


@discriminant.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "size":
        # four times the leading coefficient times the negated minimum of the parabola
        x = F(-q.b, 2 * q.a)
        return -4 * q.a * (q.a * x * x + q.b * x + q.c) == v
    if q.kind == "count":
        lowest = q.c - F(q.b * q.b, 4 * q.a)
        return v == (2 if lowest < 0 else 1 if lowest == 0 else 0)
    a, b, c = ({"first": (v, q.b, q.c), "middle": (q.a, v, q.c)}).get(q.kind, (q.a, q.b, v))
    return bool(a) and not (q.kind == "middle" and v < 0) and a * F(-b, 2 * a) ** 2 == c


@discriminant.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.c
    if q.kind == "size":
        yield b * b + 4 * a * c, "alg.last_sign"
        yield -b * b - 4 * a * c, "alg.square_stays_negative"
        yield b * b - a * c, "alg.four_forgotten"
        yield 2 * b - 4 * a * c, "alg.square_is_double"
        yield b - 4 * a * c, "alg.not_squared"
    elif q.kind == "count":
        yield from (
            (2, "alg.always_two"),
            (0, "alg.negative_has_none"),
            (1, "alg.zero_has_one"),
        )
    elif q.kind == "middle":
        yield b * b, "alg.not_rooted"
        yield 2 * a * c, "alg.not_rooted"
        yield b // 2, "alg.four_forgotten"
        yield a * c, "alg.middle_is_product"
        yield b + 1, "alg.one_slip"
    else:
        sought, other = (a, c) if q.kind == "first" else (c, a)
        yield 4 * sought, "alg.four_forgotten"
        yield -sought, "alg.sign_lost"
        yield abs(b) // 2, "alg.not_squared"
        yield sought * other, "alg.lead_not_divided"
        yield sought + 1, "alg.one_slip"


@discriminant.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, c = q.a, q.b, q.c
    if q.kind in ("size", "count"):
        size = b * b - 4 * a * c
        rule = sub(power("b", 2), jux(4, "a", "c"))
        yield step("alg.say.discriminant", m=rule)
        put = sub(power(b, 2), mul(4, a, c))
        yield step("alg.say.put_in", m=eq(put, size))
        if q.kind == "count":
            sign = "positive" if size > 0 else "zero" if size == 0 else "negative"
            yield step(f"alg.say.discriminant_{sign}", m=(size > 0) + (size >= 0))
        return
    yield step("alg.say.one_solution_means", m=eq(power("b", 2), jux(4, "a", "c")))
    if q.kind == "middle":
        yield step("alg.say.put_in", m=eq(power("k", 2), mul(4, a, c), b * b))
        yield step("alg.say.positive_root", m=eq("k", b))
    else:
        other, truth = (c, a) if q.kind == "first" else (a, c)
        yield step("alg.say.put_in", m=eq(b * b, jux(4 * other, "k")))
        yield step("alg.say.divide", p=4 * other, m=eq("k", truth))
