"""The times tables."""

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
    generator,
    mul,
    number,
    step,
    sub,
    t,
)


@generator(
    presets={
        "3G1": P(most=10, secs=15, finite=44),
        "L1": P(most=12, level=1, secs=15, finite=65),
        "g4": P(most=12, grade="4", category="G", secs=15, finite=65),
    }
)
def times(r: Rng, p: Params) -> MaybeDraft:
    a, b = r.between(2, p.most), r.between(2, p.most)
    return Draft(
        params={"a": a, "b": b},
        prompt=(t("arith.work_out", x=mul(a, b)) if r.below(3) else t("arith.times", a=a, b=b),),
        answer=number(a * b, form="plain"),
        work=effort("fact", *(("carry",) if a > 5 and b > 5 else ())),
        normal=sorted((a, b)),
    )


@times.verify
def _(q: Params, v: int) -> bool:
    return sum(q.a for _ in range(q.b)) == v


@times.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    yield q.a * (q.b + 1), "arith.next_in_table"
    yield q.a * (q.b - 1), "arith.previous_in_table"
    yield q.a + q.b, "arith.added_for_times"
    yield (q.a + 1) * q.b, "arith.other_table"
    turned = int(str(q.a * q.b)[::-1])
    if q.a * q.b > 9 and turned > 9:
        yield turned, "arith.digits_turned"
    yield q.a * q.b + 2, "arith.table_slip"


@times.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = max(q.a, q.b), min(q.a, q.b)
    true = a * b
    if a >= 10:
        if a > 10:
            yield step("arith.say.ten_and_rest", m=eq(mul(b, a), add(10 * b, (a - 10) * b), true))
        else:
            yield step("arith.say.times_ten", m=eq(mul(a, b), true))
    elif a == 9:
        yield step("arith.say.nine_is_ten_less_one", m=eq(mul(9, b), sub(10 * b, b), true))
    elif b == 2:
        yield step("arith.say.double", m=eq(mul(2, a), add(a, a), true))
    elif a == 5 or b == 5:
        other = a if b == 5 else b
        yield step("arith.say.half_of_ten_times", m=eq(mul(5, other), div(10 * other, 2), true))
    else:
        yield step("arith.say.from_easier", a=a, near=b - 1)
        yield step(m=eq(mul(b, a), add(mul(b - 1, a), a), add((b - 1) * a, a), true))
