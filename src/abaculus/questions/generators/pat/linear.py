"""The nth term of a sequence with equal steps, or the position of a term."""

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
    add,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    sums,
    t,
)


@generator(
    presets={
        "10N3": P(by=(2, 12), first=(2, 30), n=(10, 50), secs=30),
        "L3": P(by=(3, 15), first=(2, 40), n=(12, 60), level=3, secs=30),
        "g8": P(by=(2, 9), first=(2, 20), n=(8, 25), grade="8", category="N", secs=30),
        "g9": P(by=(2, 12), first=(-10, 30), n=(10, 40), grade="9", category="N", secs=30),
    }
)
def linear(r: Rng, p: Params) -> MaybeDraft:
    by, first, n = r.between(*p.by), r.between(*p.first), r.between(*p.n)
    if r.below(4) == 0:
        by = -by
        first += 40
    if by == first or first in (0, 1):
        return REJECT
    terms = [first + by * place for place in range(3 + r.below(2))]
    asks_place = r.flip()
    last = first + by * (n - 1)
    row: Formula = ("list", *terms, ("dots",))
    asked = t("pat.which_place", row=row, term=last) if asks_place else (
        t("pat.which_term", row=row, n=("nth", n)))  # fmt: skip
    return Draft(
        params={"first": first, "by": by, "n": n, "asks_place": asks_place},
        prompt=(asked,),
        answer=number(n if asks_place else last, form="plain"),
        work=effort("fact", "recall", "long", "carry"),
        normal=(first, by, n, asks_place),
    )


@linear.verify
def _(q: Params, v: int) -> bool:
    last = q.first + q.by * (q.n - 1)
    if q.asks_place:
        row = range(q.first, last + (1 if q.by > 0 else -1), q.by)
        return v == len(row)
    return v - q.by == q.first + q.by * (q.n - 2) and v == last


@linear.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.asks_place:
        yield q.n - 1, "pat.steps_for_place"
        yield q.n + 1, "pat.one_step_too_far"
        last = q.first + q.by * (q.n - 1)
        if last % q.by == 0 and last // q.by > 0:
            yield last // q.by, "pat.start_forgotten"
        yield q.n + 10, "pat.ten_slip"
        yield q.n - 2, "pat.one_step_short"
        return
    true = q.first + q.by * (q.n - 1)
    yield q.first + q.by * q.n, "pat.n_steps"
    yield q.by * q.n, "pat.start_forgotten"
    yield q.first * q.n, "pat.first_times_n"
    yield true - q.by, "pat.one_step_short"
    yield true + 1, "pat.one_slip"
    yield true - 1, "pat.one_slip"


@linear.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first, by, n = q.first, q.by, q.n
    last = first + by * (n - 1)
    second = first + by
    yield step("pat.say.each_step", m=eq(sub(second, first) if first > 0 else
               sums((second, -first)), by))  # fmt: skip
    if q.asks_place:
        up = last - first if by > 0 else first - last
        distance = (
            sums((last, -first)) if by > 0 else sub(first, last if last > 0 else ("()", last))
        )
        yield step("pat.say.whole_way", m=eq(distance, up))
        yield step("pat.say.steps_in_it", m=eq(div(up, abs(by)), n - 1))
        yield step("pat.say.first_has_no_step", m=eq(add(n - 1, 1), n))
    else:
        yield step("pat.say.one_step_less", m=eq(sub(n, 1), n - 1), n=("nth", n))
        total = mul(n - 1, abs(by))
        done = add(first, total) if by > 0 else sub(first, total)
        yield step("pat.say.start_and_steps", m=eq(done, last))
