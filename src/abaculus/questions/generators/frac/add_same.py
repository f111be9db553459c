"""Fractions with the same denominator, added and subtracted."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    frac,
    gap,
    generator,
    number,
    step,
    sub,
    t,
    value,
)


@generator(
    presets={
        "4G4": P(finite=190, most=12, kinds=("add",), proper=False, secs=15),
        "L1": P(finite=95, most=12, kinds=("add",), proper=True, level=1, secs=15),
        "L2": P(most=15, kinds=("sub", "three", "gap"), proper=False, level=2, secs=15),
    }
)
def like(r: Rng, p: Params) -> MaybeDraft:
    kind, d = r.pick(p.kinds), r.between(3, p.most)
    a, b, c = r.between(1, d - 1), r.between(1, d - 1), 0
    if kind == "three":
        c = r.between(1, d - 1)
    if kind in ("sub", "gap") and a <= b:
        return REJECT
    if a + b + c == d or a == b or (p.proper and a + b > d) or a + b + c > 2 * d:
        return REJECT
    x, y = frac(a, d), frac(b, d)
    truth = F(a + b + c, d) if kind in ("add", "three") else F(a - b, d)
    asked = {"add": add(x, y), "sub": sub(x, y), "three": add(x, y, frac(c, d))}.get(kind)
    if asked is None:
        prompt, echo = t("frac.fill", equation=eq(add(y, gap()), x)), sub(x, y)
    else:
        prompt, echo = t("frac.sum", sum=asked), asked
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "d": d},
        prompt=(prompt,),
        answer=number(truth, form="rational", echo=echo),
        work=effort("fact", *(("fact", "look") if kind in ("three", "gap") else ("look",))),
        normal=(kind, *sorted((a, b, c)), d),
    )


@like.verify
def _(q: Params, v: F) -> bool:
    counted = v * q.d
    return counted - q.b - q.c == q.a if q.kind in ("add", "three") else counted + q.b == q.a


@like.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    a, b, c, d = q.a, q.b, q.c, q.d
    if q.kind in ("add", "three"):
        yield F(a + b + c, d * (3 if c else 2)), "frac.added_both"
        yield F(a * b * (c or 1), d), "frac.numerators_multiplied"
        if c:
            yield F(a + b, d), "frac.one_left_out"
        yield F(abs(a - b), d), "frac.subtracted"
        yield F(a + b + c + 1, d), "frac.counted_on"
        yield F(d, a + b + c), "frac.upside_down"
    else:
        yield F(a + b, d), "frac.added"
        yield F(a - b + 1, d), "frac.counted_on"
        yield F(a - b, 2 * d), "frac.denominators_added_up"
        yield F(a, d), "frac.nothing_taken"
        yield F(a + 1, d), "frac.counted_on"


@like.steps
def _(q: Params) -> Iterator[SolutionStep]:
    above = [n for n in (q.a, q.b, q.c) if n]
    if q.kind in ("add", "three"):
        terms, written, total = add(*(frac(n, q.d) for n in above)), add(*above), sum(above)
        yield step("frac.say.same_parts_add", d=q.d)
    else:
        terms, written, total = sub(frac(q.a, q.d), frac(q.b, q.d)), sub(q.a, q.b), q.a - q.b
        yield step(
            "frac.say.gap_is_difference" if q.kind == "gap" else "frac.say.same_parts_sub", d=q.d
        )
    sides = [terms, frac(written, q.d), frac(total, q.d)]
    if value(F(total, q.d)) != sides[-1]:
        sides.append(value(F(total, q.d)))
    yield step(m=eq(*sides))
