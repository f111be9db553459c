"""The tables backwards."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)


@generator(
    presets={
        "3G2": P(most=10, secs=15, finite=81),
        "L1": P(most=12, level=1, secs=15, finite=121),
        "g4": P(most=12, grade="4", category="G", secs=15, finite=121),
    }
)
def division(r: Rng, p: Params) -> MaybeDraft:
    a, b = r.between(2, p.most), r.between(2, p.most)
    asked = (
        t("arith.work_out", x=div(a * b, b)) if r.below(3) else t("arith.how_often", c=a * b, b=b)
    )
    return Draft(
        params={"c": a * b, "b": b},
        prompt=(asked,),
        answer=number(a, form="plain"),
        work=effort("fact", "look", *(("carry",) if a > 5 and b > 5 else ())),
        normal=(a, b),
    )


@division.verify
def _(q: Params, v: int) -> bool:
    return v * q.b == q.c


@division.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.c // q.b
    yield true + 1, "arith.next_in_table"
    yield true - 1, "arith.previous_in_table"
    yield q.c - q.b, "arith.subtracted_for_divided"
    yield true + 2, "arith.table_slip"
    yield q.b, "arith.divisor_said"


@division.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = q.c // q.b
    yield step("arith.say.think_times", b=q.b, c=q.c, m=eq(mul(true, q.b), q.c))
    yield step(m=eq(div(q.c, q.b), true))
