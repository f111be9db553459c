"""Long sums of numbers in even steps, added up as pairs."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    div,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)


@generator(
    presets={
        "g7": P(finite=104, kinds=("first", "even"), most=60, grade="7", category="G", secs=45),
        "g11": P(kinds=("multiples", "stretch"), most=60, grade="11", category="G", secs=45),
        "L3": P(finite=276, kinds=("first", "even", "odd"), most=100, level=3, secs=45),
        "L4": P(finite=1888, kinds=("multiples", "stretch", "odd"), most=100, level=4, secs=45),
    }
)
def total(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    n = r.between(9, 40 if kind in ("multiples", "stretch") else p.most)
    match kind:
        case "first":
            first, gap_ = 1, 1
        case "even":
            first = gap_ = 2
        case "odd":
            first, gap_ = 1, 2
        case "multiples":
            first = gap_ = r.between(3, 9)
        case _:
            first, gap_ = r.between(11, 60), 1
    last = first + (n - 1) * gap_
    row = add(first, first + gap_, first + 2 * gap_, ("dots",), last)
    return Draft(
        params={"first": first, "gap": gap_, "n": n},
        prompt=(t("arith.long_sum", sum=row),),
        answer=number(n * (first + last) // 2, form="plain"),
        work=effort(
            "idea",
            "recall",
            "fact",
            "long",
            *(("step", "digits") if kind in ("multiples", "stretch") else ("step", "fact")),
        ),
    )


@total.verify
def _(q: Params, v: int) -> bool:
    return v == sum(q.first + q.gap * place for place in range(q.n))


@total.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    last = q.first + (q.n - 1) * q.gap
    true = q.n * (q.first + last) // 2
    yield q.n * (q.first + last), "arith.pairs_not_halved"
    yield true - last, "arith.last_left_out"
    yield q.n * last // 2, "arith.first_left_out"
    yield (q.n + 1) * (q.first + last) // 2, "arith.one_term_more"
    yield (q.n - 1) * (q.first + last) // 2, "arith.one_term_less"


@total.steps
def _(q: Params) -> Iterator[SolutionStep]:
    last = q.first + (q.n - 1) * q.gap
    count = (
        q.n
        if q.gap == 1 == q.first
        else add(div(sub(last, q.first), q.gap) if q.gap > 1 else sub(last, q.first), 1)
    )
    yield step("arith.say.how_many_terms", m=eq(count, q.n) if count != q.n else q.n)
    yield step("arith.say.pair_ends", m=eq(add(q.first, last), q.first + last))
    yield step(
        "arith.say.half_as_many_pairs",
        m=eq(frac(mul(q.n, q.first + last), 2), q.n * (q.first + last) // 2),
    )
