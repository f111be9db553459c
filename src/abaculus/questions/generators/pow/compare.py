"""Which power is larger, without working it out."""

from collections.abc import Iterator
from itertools import combinations

from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    comma_list,
    effort,
    eq,
    generator,
    power,
    rel,
    step,
    t,
)

SMALL = ((2, 3), (3, 2), (2, 4), (5, 2), (3, 3), (2, 5), (6, 2), (7, 2), (2, 6), (3, 4), (5, 3),
         (10, 2), (2, 7), (11, 2), (6, 3), (3, 5), (12, 2))  # fmt: skip
"""Small powers; raised once more, they are compared by value."""


ROWS = {
    count: tuple(
        row
        for row in combinations(SMALL, count)
        if len({a for a, _ in row}) == len({k for _, k in row}) == count
        and max(a**k for a, k in row) <= 5 * min(a**k for a, k in row)
    )
    for count in (2, 3)
}
"""Powers with different bases and exponents and similar values."""
ASKS = {
    (2, True): "pow.larger",
    (2, False): "pow.smaller",
    (3, True): "pow.largest",
    (3, False): "pow.smallest",
}
SORTING = {
    2: ("power", "power", "compare"),
    3: ("power", "power", "power", "compare", "list", "step"),
}


@generator(
    presets={
        "g9": P(count=2, grade="9", category="G", secs=30, few=1),
        "g11": P(count=3, grade="11", category="G", secs=45, few=2),
        "L4": P(count=3, level=4, secs=45, few=2),
    }
)
def largest(r: Rng, p: Params) -> MaybeDraft:
    inside = r.shuffle(r.pick(ROWS[p.count]))
    raised = r.between(8, 40)
    worths = [a**k for a, k in inside]
    more = r.flip()
    options = [power(a, k * raised) for a, k in inside]
    true = worths.index(max(worths) if more else min(worths))
    shown = comma_list(options) if p.count > 2 else ("or", *options)
    return Draft(
        params={"inside": inside, "raised": raised, "more": more},
        prompt=(t(ASKS[p.count, more], powers=shown),),
        answer=choice(options, true),
        work=effort("idea", "fact", *SORTING[p.count]),
        normal=(sorted(inside), raised, more),
    )  # fmt: skip


@largest.verify
def _(q: Params, v: Formula) -> bool:
    all_of_them = {a ** (k * q.raised): power(a, k * q.raised) for a, k in q.inside}
    return v == all_of_them[max(all_of_them) if q.more else min(all_of_them)]


@largest.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    chosen = max if q.more else min
    base = chosen(a for a, _ in q.inside)
    exponent = chosen(k for _, k in q.inside)
    for a, k in q.inside:
        only = "pow.exponents_only" if k == exponent else "pow.not_the_end"
        cause = "pow.base" if a == base else only
        yield power(a, k * q.raised), cause


@largest.steps
def _(q: Params) -> Iterator[SolutionStep]:
    chosen = sorted(q.inside, key=lambda one: one[0] ** one[1], reverse=q.more)
    same = (eq(power(a, k * q.raised), power(("()", power(a, k)), q.raised)) for a, k in q.inside)
    yield step("pow.say.same_exponent", n=q.raised, m=comma_list(same))
    sides = [power(a, k) for a, k in chosen]
    worths = [a**k for a, k in chosen]
    yield step("pow.say.compare_inside", m=comma_list(map(eq, sides, worths)))
    sign = ">" if q.more else "<"
    yield step("pow.say.order_inside", m=rel(sign, *worths))
    a, k = chosen[0]
    yield step("pow.say.so", m=power(a, k * q.raised))
