"""Equations with the unknown on both sides."""

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
    generator,
    jux,
    number,
    poly,
    step,
    sums,
    t,
    term,
)


@generator(
    presets={
        "8N1": P(bracket=False, secs=30),
        "L3": P(bracket=True, level=3, secs=30),
    }
)
def unknown_on_both_sides(r: Rng, p: Params) -> MaybeDraft:
    a, c = r.sample(range(2, 10), 2)
    x, b = r.between(-9, 12), r.between(2, 12) * r.sign()
    if r.below(4) == 0:
        c = -c
    d = (a - c) * x + (a * b if p.bracket else b)
    if x in (0, 1) or d == 0 or abs(d) > 60:
        return REJECT
    return Draft(
        params={"a": a, "b": b, "c": c, "d": d, "bracket": p.bracket},
        prompt=(t("alg.find", equation=build_equation(a, b, c, d, bracket=p.bracket), letter="x"),),
        answer=number(x, form="plain"),
        work=effort("step", "step", "step", "fact", "carry", *(("fact",) if p.bracket else ())),
    )


def build_equation(a: int, b: int, c: int, d: int, *, bracket: bool) -> Formula:
    """The equation."""
    left = jux(a, sums(("x", b))) if bracket else poly((a, b))
    return eq(left, poly((c, d)))


@unknown_on_both_sides.verify
def _(q: Params, v: int) -> bool:
    return q.a * v + q.b * (q.a if q.bracket else 1) == q.c * v + q.d


@unknown_on_both_sides.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    b = q.a * q.b if q.bracket else q.b
    x = (q.d - b) // (q.a - q.c)
    for above, below, why in (
        (q.d - q.b, q.a - q.c, "alg.only_first"),
        (q.d - b, q.a + q.c, "alg.letter_moved_unchanged"),
        (q.d + b, q.a - q.c, "alg.number_moved_unchanged"),
    ):
        if below and above % below == 0:
            yield above // below, why
    yield -x, "alg.sign_lost"
    yield q.d - b, "alg.forgot_to_divide"
    yield x + 1, "alg.table_slip"
    yield x - 1, "alg.table_slip"


@unknown_on_both_sides.steps
def _(q: Params) -> Iterator[SolutionStep]:
    b = q.b
    if q.bracket:
        b = q.a * q.b
        yield step("alg.say.open_bracket", m=eq(poly((q.a, b)), poly((q.c, q.d))))
    moved = "alg.say.take_away" if q.c > 0 else "alg.say.put_on"
    yield step(moved, p=term(abs(q.c), "x"), m=eq(poly((q.a - q.c, b)), q.d))
    moved = "alg.say.take_away" if b > 0 else "alg.say.put_on"
    rest, x = q.d - b, (q.d - b) // (q.a - q.c)
    if q.a - q.c == 1:
        yield step(moved, p=abs(b), m=eq("x", rest))
    else:
        yield step(moved, p=abs(b), m=eq(term(q.a - q.c, "x"), rest))
        yield step("alg.say.divide", p=q.a - q.c, m=eq("x", div(rest, q.a - q.c), x))
