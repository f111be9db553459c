"""A sequence with equal second differences."""

from collections.abc import Iterator
from itertools import pairwise

from abaculus.questions.generator_kit import (
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
    frac,
    generator,
    mul,
    number,
    poly,
    power,
    step,
    sums,
    t,
)


@generator(
    presets={
        "11N2": P(second=(2, 4), b=(-2, 7), c=(-4, 15), far=(6, 8), rare=6, secs=15, finite=950),
        "L4": P(second=(2, 4, 6), b=(-5, 9), c=(-10, 20), far=(9, 20), rare=1, level=4, secs=45),
    }
)
def quadratic(r: Rng, p: Params) -> MaybeDraft:
    second, b, c = r.pick(p.second), r.between(*p.b), r.between(*p.c)
    far = r.below(p.rare) == 0
    n = r.between(*p.far) if far else 5
    row = [term(second, b, c, place) for place in range(1, 5)]
    shown: Formula = ("list", *row, ("dots",))
    asked = t("pat.quadratic_soon" if n < 9 else "pat.quadratic_term", row=shown, n=("nth", n))
    if not far:
        asked = t("pat.next_term", row=shown)
    return Draft(
        params={"second": second, "b": b, "c": c, "n": n},
        prompt=(asked,),
        answer=number(term(second, b, c, n), form="plain"),
        work=effort(*(NEXT if not far else ("fact",) * n if n < 9 else FORMULA)),
    )


NEXT = ("fact", "fact", "carry")
FORMULA = ("idea", "step", "recall", "power", "long", "carry")


def term(second: int, b: int, c: int, n: int) -> int:
    """The nth term."""
    return second * n * n // 2 + b * n + c


@quadratic.verify
def _(q: Params, v: int) -> bool:
    one, two, three = (term(q.second, q.b, q.c, place) for place in (1, 2, 3))
    gap = two - one
    growth = three - two - gap
    now = one
    for _ in range(q.n - 1):
        now, gap = now + gap, gap + growth
    return v == now


@quadratic.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n: int = q.n
    row = [term(q.second, q.b, q.c, place) for place in range(1, n + 2)]
    true, before = row[n - 1], row[n - 2]
    gap = row[3] - row[2]
    if q.n == 5:
        yield row[3] + gap, "pat.same_difference"
        yield row[3] + gap + 2 * q.second, "pat.second_twice"
    else:
        yield row[3] + gap * (q.n - 4), "pat.same_difference"
        yield row[q.n], "pat.one_step_too_far"
        yield before, "pat.one_step_short"
        yield q.second * q.n * q.n + q.b * q.n + q.c, "pat.not_halved"
    yield true + 1, "pat.one_slip"
    yield true - 1, "pat.one_slip"
    yield true + 10, "pat.ten_slip"


@quadratic.steps
def _(q: Params) -> Iterator[SolutionStep]:
    row = [term(q.second, q.b, q.c, place) for place in range(1, 6)]
    gaps = [after - before for before, after in pairwise(row)]
    yield step("pat.say.first_differences", m=comma_list(gaps[:3]))
    yield step("pat.say.second_differences", m=q.second)
    if q.n == 5:
        yield step("pat.say.next_difference", m=eq(sums((gaps[2], q.second)), gaps[3]))
        yield step("pat.say.next_term", m=eq(sums((row[3], gaps[3])), row[4]))
        return
    half = q.second // 2
    yield step("pat.say.half_of_second", m=eq(frac(q.second, 2), half))
    yield step("pat.say.term_rule", m=poly((half, q.b, q.c), "n"))
    square: Formula = power(q.n, 2)
    parts = [mul(half, square) if half > 1 else square]
    if q.b:
        size = mul(abs(q.b), q.n) if abs(q.b) > 1 else q.n
        parts.append(size if q.b > 0 else ("neg", size))
    if q.c:
        parts.append(q.c)
    yield step("pat.say.put_n", m=eq(sums(parts), term(q.second, q.b, q.c, q.n)))
