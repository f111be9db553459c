"""The same fraction in other terms: simplest form, or a missing number."""

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
    div,
    effort,
    eq,
    frac,
    gap,
    generator,
    mul,
    number,
    step,
    t,
)


@generator(
    presets={
        "4G7": P(finite=430, most=24, times=(2, 6), kinds=("simplest", "above", "below"), secs=15),
        "g5": P(
            finite=2526,
            most=60,
            times=(2, 9),
            kinds=("simplest", "above", "below"),
            grade="5",
            category="G",
            secs=15,
        ),
        "L2": P(
            finite=2256,
            most=96,
            times=(3, 12),
            kinds=("simplest", "simplest", "above"),
            level=2,
            secs=15,
        ),
    }
)
def terms(r: Rng, p: Params) -> MaybeDraft:
    k = r.between(*p.times)
    b = r.between(2, max(3, p.most // k))
    if b * k > p.most:
        return REJECT
    a = r.coprime_below(b)
    kind, up = r.pick(p.kinds), r.flip()
    small, large = frac(a, b), frac(a * k, b * k)
    params = {"a": a, "b": b, "k": k, "kind": kind, "up": up}
    if kind == "simplest":
        return Draft(
            params=params,
            prompt=(t("frac.simplest", x=large),),
            answer=number(F(a, b), form="lowest", echo=large),
            work=effort("fact", "reduce"),
            normal=(kind, a, b, k),
        )
    given, (above, below) = (small, (a * k, b * k)) if up else (large, (a, b))
    other = frac(gap(), below) if kind == "above" else frac(above, gap())
    return Draft(
        params=params,
        prompt=(t("frac.missing", equation=eq(given, other)),),
        answer=number(above if kind == "above" else below, form="plain"),
        work=effort("fact", "fact", "look"),
    )


@terms.verify
def _(q: Params, v: F) -> bool:
    if q.kind == "simplest":
        # common divisors are divided out one after another
        above, below = q.a * q.k, q.b * q.k
        for divisor in range(below, 1, -1):
            while above % divisor == below % divisor == 0:
                above, below = above // divisor, below // divisor
        return (v.numerator, v.denominator) == (above, below)
    above, below = (q.a * q.k, q.b * q.k) if q.up else (q.a, q.b)
    return v * q.b == q.a * below if q.kind == "above" else v * q.a == q.b * above


@terms.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b, k = q.a, q.b, q.k
    if q.kind == "simplest":
        yield F(a, b * k), "frac.only_above_divided"
        yield F(a * k, b), "frac.only_below_divided"
        if a * k > k:
            yield F(a * k - k, b * k - k), "frac.subtracted_same"
        yield F(b, a), "frac.upside_down"
        yield F(a, b + 1), "frac.division_slip"
        return
    old, new = ((a, b), (a * k, b * k)) if q.up else ((a * k, b * k), (a, b))
    if q.kind == "below":
        old, new = old[::-1], new[::-1]
    if old[0] + new[1] - old[1] > 0:
        yield old[0] + new[1] - old[1], "frac.added_same"
    yield old[0], "frac.term_unchanged"
    yield k, "frac.factor_for_term"
    yield new[0] + (1 if q.up else old[0]), "frac.division_slip"
    yield new[1], "frac.other_term"
    yield new[0] + 2, "frac.division_slip"


@terms.steps
def _(q: Params) -> Iterator[SolutionStep]:
    small, large = frac(q.a, q.b), frac(q.a * q.k, q.b * q.k)
    if q.kind == "simplest":
        yield step("frac.say.common_factor", k=q.k)
        yield step(
            "frac.say.divide_both",
            m=eq(large, frac(div(q.a * q.k, q.k), div(q.b * q.k, q.k)), small),
        )
        return
    old, new = (
        ((q.a, q.b), (q.a * q.k, q.b * q.k)) if q.up else ((q.a * q.k, q.b * q.k), (q.a, q.b))
    )
    known, asked = (1, 0) if q.kind == "above" else (0, 1)
    turn = mul if q.up else div
    yield step("frac.say.compare_terms", m=eq(turn(old[known], q.k), new[known]))
    yield step("frac.say.same_with_other", m=eq(turn(old[asked], q.k), new[asked]))
