"""Counting up or down in equal steps."""

from collections.abc import Iterator
from itertools import pairwise

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    effort,
    eq,
    gap,
    generator,
    m,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.pat._mistakes import near_misses


@generator(
    presets={
        "1N3": P(steps=(1, 2, 5, 10), high=100, shown=4, hole="end", secs=15, finite=700),
        "2N1": P(steps=(2, 3, 4, 5, 10, 100), high=1000, shown=(3, 4), hole="end", secs=15),
        "3N3": P(steps=tuple(range(2, 13)), high=200, shown=4, hole="end", secs=15),
        "L1": P(steps=tuple(range(3, 13)), high=150, shown=4, hole="end", level=1, secs=15),
        "L2": P(steps=tuple(range(11, 60)), high=600, shown=5, hole="inside", level=2, secs=15),
        "g4": P(steps=(*range(6, 26), 50, 75, 125, 250), high=2000, shown=5, hole="inside",
                grade="4", category="N", secs=15),
    }
)  # fmt: skip
def skip_count(r: Rng, p: Params) -> MaybeDraft:
    by = r.pick(p.steps)
    shown = p.shown if isinstance(p.shown, int) else r.between(*p.shown)
    shift = by * r.sign()
    most = p.high - by * shown
    if most < 1:
        return REJECT
    low = r.between(0 if p.high <= 100 else 1, most)
    start = low if shift > 0 else low + by * shown
    if start in (0, by) and shift > 0 and by == 1:
        return REJECT
    hole = shown if p.hole == "end" else r.between(1, shown - 2)
    terms = [start + shift * place for place in range(shown + (p.hole == "end"))]
    written = comma_list(gap() if place == hole else term for place, term in enumerate(terms))
    carries = by not in (1, 2, 5, 10, 100)
    return Draft(
        params={"start": start, "by": shift, "hole": hole, "many": len(terms)},
        prompt=(m(written), t("pat.which_next" if p.hole == "end" else "pat.which_missing")),
        answer=number(terms[hole], form="plain"),
        work=effort("digits", "digits") if p.hole == "inside"
        else effort("fact", "carry" if carries else "fact"),
    )  # fmt: skip


@skip_count.verify
def _(q: Params, v: int) -> bool:
    terms = [q.start + q.by * place for place in range(q.many)]
    terms[q.hole] = v
    gaps = {after - before for before, after in pairwise(terms)}
    return len(gaps) == 1


@skip_count.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.start + q.by * q.hole
    before = true - q.by
    if before - q.by > 0:
        yield before - q.by, "pat.turned_round"
    if abs(q.by) != 1:
        yield before + (1 if q.by > 0 else -1), "pat.counted_by_one"
    for wrong, mis in near_misses(true, q.by):
        if wrong >= 0 and wrong != before:
            yield wrong, mis
    yield true + 2, "pat.step_slip"


@skip_count.steps
def _(q: Params) -> Iterator[SolutionStep]:
    first, second, size = q.start, q.start + q.by, abs(q.by)
    if q.hole == 1:
        first, second = q.start + 2 * q.by, q.start + 3 * q.by
    up = q.by > 0
    difference = eq(sub(second, first), size) if up else eq(sub(first, second), size)
    yield step("pat.say.step_up" if up else "pat.say.step_down", m=difference)
    before = q.start + q.by * (q.hole - 1)
    done = add(before, size) if up else sub(before, size)
    yield step("pat.say.one_more_step", m=eq(done, before + q.by))
