"""Sums as products: common factor, trinomial, difference of squares."""

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
    comma_list,
    effort,
    eq,
    expression,
    generator,
    jux,
    mul,
    number,
    poly,
    power,
    step,
    sub,
    sums,
    t,
)
from abaculus.questions.generators._evaluate import agree


@generator(
    presets={
        "9N1": P(kinds=("missing",), secs=15, finite=462),
        "L3": P(kinds=("common", "common_letter"), level=3, secs=30),
        "L4": P(kinds=("trinomial", "trinomial", "squares"), level=4, secs=45, finite=304),
        "g10": P(
            kinds=("trinomial", "squares", "stretched", "stretched", "stretched"),
            grade="10",
            category="N",
            secs=45,
        ),
    }
)
def factors(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    k, a, b, c, d = pick_coefficients(r, kind)
    if 0 in (b, d) or gcd(a, b) * gcd(c, d) > 1 or (kind in ("missing", "trinomial") and b == -d):
        return REJECT
    given = {"kind": kind, "k": k, "a": a, "b": b, "c": c, "d": d}
    whole = poly(coefficients(kind, k, a, b, c, d))
    if kind == "missing":
        product = jux(poly((1, b)), sums(("x", "k")))
        prompt = t("alg.missing_factor", equation=eq(whole, product))
        return Draft(given, (prompt,), number(d, form="plain"), effort("fact", "sign", "recall"))
    shown = build_product(kind, k, a, b, c, d)
    answer = expression(shown, shown, form="factored")
    return Draft(
        given, (t("alg.factorise", formula=whole),), answer, effort(*WORK[kind]), normal=whole
    )


WORK = {
    "common": ("idea", "fact", "fact"),
    "common_letter": ("idea", "look", "fact", "fact"),
    "trinomial": ("idea", "list", "list", "fact", "sign"),
    "squares": ("idea", "recall", "list", "fact", "fact", "sign", "root", "root"),
    "stretched": ("idea", "reduce", "list", "list", "fact", "sign"),
}


def pick_coefficients(r: Rng, kind: str) -> tuple[int, int, int, int, int]:
    """The coefficients of k(ax + b)(cx + d); a common factor has no second bracket."""
    match kind:
        case "common" | "common_letter":
            return r.between(2, 12), r.between(1, 9), r.between(2, 9) * r.sign(), 0, 1
        case "squares":
            a, b = r.between(1, 9), r.between(2, 12)
            return 1, a, b, a, -b
        case "stretched":
            return r.between(2, 6), 1, r.between(-9, 9), 1, r.between(-9, 9)
        case _:
            b, d = r.between(2, 12) * r.sign(), r.between(2, 12) * r.sign()
            return 1, 1, b, 1, d


def coefficients(kind: str, k: int, a: int, b: int, c: int, d: int) -> tuple[int, ...]:
    """The sum, highest power first."""
    if kind == "common":
        return k * a, k * b
    if kind == "common_letter":
        return k * a, k * b, 0
    return k * a * c, k * (a * d + b * c), k * b * d


def build_product(kind: str, k: int, a: int, b: int, c: int, d: int) -> Formula:
    """The product."""
    first = poly((a, b))
    if kind == "common":
        return jux(k, first)
    if kind == "common_letter":
        return jux(k, "x", first)
    if (a, b) == (c, d):
        return jux(k, power(first, 2)) if k > 1 else power(first, 2)
    return jux(k, first, poly((c, d)))


@factors.verify
def _(q: Params, v: Formula | int) -> bool:
    whole = poly(coefficients(q.kind, q.k, q.a, q.b, q.c, q.d))
    product = jux(poly((1, q.b)), sums(("x", v))) if q.kind == "missing" else v
    return agree(whole, product, x=(2, 5, -3))


@factors.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    kind, k, a, b, c, d = q.kind, q.k, q.a, q.b, q.c, q.d
    if kind == "missing":
        yield -d, "alg.sign_lost"
        yield d + b, "alg.middle_taken"
        yield b * d - b, "alg.subtracted_for_divided"
        yield b * d, "alg.last_taken"
        yield d + 1, "alg.one_slip"
    elif kind in ("common", "common_letter"):
        yield build_product(kind, k, a, -b, c, d), "alg.sign_lost"
        yield build_product(kind, k, a, k * b, c, d), "alg.only_first"
        yield build_product(kind, k, k * a, b, c, d), "alg.only_last"
        yield build_product(kind, k, b, a, c, d), "alg.letters_swapped"
        yield build_product(kind, k, a, b + 1, c, d), "alg.table_slip"
    else:
        if kind == "squares":
            yield power(poly((a, d)), 2), "alg.conjugate_is_square"
            yield power(poly((a, b)), 2), "alg.conjugate_is_square"
            yield jux(poly((a * a, b)), poly((1, d))), "alg.coefficient_not_rooted"
        known = {coefficients(kind, k, a, b, c, d)}
        for e, f, why in (
            (-b, -d, "alg.both_signs"),
            (b, -d, "alg.sign_lost"),
            (-b, d, "alg.sign_lost"),
            (b + 1, d - 1, "alg.product_not_checked"),
            (b * d, 1, "alg.sum_not_checked"),
        ):
            made = coefficients(kind, k, a, e, c, f)
            if e and f and made not in known:
                known.add(made)
                yield build_product(kind, k, a, e, c, f), why


@factors.steps
def _(q: Params) -> Iterator[SolutionStep]:
    kind, k, a, b, c, d = q.kind, q.k, q.a, q.b, q.c, q.d
    if kind == "missing":
        yield step("alg.say.last_is_product", m=eq(jux(b, "k") if b > 0 else mul(b, "k"), b * d))
        yield step("alg.say.middle_is_sum", m=eq("k", d))
        return
    shown = build_product(kind, k, a, b, c, d)
    if kind in ("common", "common_letter"):
        factor: Formula = k if kind == "common" else jux(k, "x")
        yield step("alg.say.largest_common", p=factor)
    elif kind == "squares":
        yield step("alg.say.two_squares", m=sub(power(jux(a, "x"), 2), power(b, 2)))
    else:
        if k > 1:
            yield step("alg.say.common_first", p=k, m=jux(k, poly((1, b + d, b * d))))
        yield step("alg.say.sum_and_product", s=b + d, p=b * d, m=comma_list((b, d)))
    yield step("alg.say.so_product", m=shown)
