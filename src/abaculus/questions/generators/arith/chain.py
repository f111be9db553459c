"""Longer sums and differences, with pairs of terms that fit together."""

from collections.abc import Iterator
from itertools import accumulate

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    number,
    step,
    sums,
    t,
)
from abaculus.questions.generators.arith._mistakes import (
    by_places,
    difference_slips,
    near_misses,
    sum_slips,
)


@generator(
    presets={
        "3G3": P(pairs=0, single=False, unit=10, most=1000, secs=30),
        "L1": P(pairs=1, single=True, unit=10, most=60, level=1, secs=15),
        "L2": P(pairs=2, single=False, unit=10, most=90, level=2, secs=30),
        "L3": P(pairs=2, single=True, unit=100, most=300, level=3, secs=30),
        "g4": P(pairs=2, single=False, unit=10, most=60, grade="4", category="G", secs=30),
        "g6": P(pairs=3, single=False, unit=100, most=200, grade="6", category="G", secs=45),
    }
)
def chain(r: Rng, p: Params) -> MaybeDraft:
    pairs = [pick_round_pair(r, p.unit, p.most) for _ in range(p.pairs)] or [pick_two(r, p.most)]
    terms = [one for pair in pairs for one in pair]
    single = r.between(12, p.most // 2) if p.single else 0
    if p.pairs == 1:
        terms.insert(1, single)
    elif p.pairs:
        terms = list(r.shuffle([*terms, single] if single else terms))
    sizes = set(map(abs, terms))
    if terms[0] < 0 or lowest(terms) < 10 or 1 in sizes:
        return REJECT
    beside = p.pairs and any(set(terms[:2]) == set(pair) for pair in pairs)
    if beside or len(sizes) < len(terms):
        return REJECT
    return Draft(
        params={"terms": terms, "pairs": pairs, "single": single},
        prompt=(t("arith.clever" if p.pairs else "arith.work_out", x=sums(terms)),),
        answer=number(sum(terms), form="plain"),
        work=count_effort(p.pairs, terms),
    )


def pick_two(r: Rng, most: int) -> tuple[int, int]:
    """Two numbers, at least one of three digits, added or subtracted within a thousand."""
    a = r.between(135, 899)
    b = r.between(26, most - a) if r.flip() and most - a > 60 else -r.between(26, a - 20)
    return a, b


def pick_round_pair(r: Rng, unit: int, most: int) -> tuple[int, int]:
    """Two terms whose sum or difference is round."""
    a = 10 * r.between(1, most // 10 - 1) + r.between(1, 9)
    if r.below(3):
        return a, unit - a % unit + (unit * r.below(3) if unit == 10 else 0)
    return a + unit * r.between(1, 3), -a


def count_effort(pairs: int, terms: list[int]) -> int:
    """The effort: two long numbers column by column; pairs, once seen, are easy."""
    if pairs == 0:
        return effort("digits", "digits", "carry", "fact")
    return (
        effort("look", "fact", times=pairs)
        + effort("digits", times=len(terms) - pairs - 1)
        + (effort("idea", "look") if pairs > 1 else 0)
    )


def lowest(terms: list[int]) -> int:
    """The smallest intermediate result, from left to right."""
    return min(accumulate(terms))


@chain.verify
def _(q: Params, v: int) -> bool:
    for one in reversed(q.terms):
        v -= one
    return v == 0


@chain.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = sum(q.terms)
    less = [one for one in q.terms if one < 0]
    if less:
        yield true - 2 * less[-1], "arith.minus_overlooked"
    if len(q.terms) == 2:
        a, b = q.terms
        yield from sum_slips(a, b) if b > 0 else difference_slips(a, -b)
    elif len(q.terms) > 4:
        yield true + 100, "arith.hundred_off"
        yield true - q.terms[-1], "arith.term_forgotten"
    yield from near_misses(true)


@chain.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = sum(q.terms)
    if len(q.terms) == 2:
        yield from by_places(*q.terms)
        return
    groups = [("()", sums(pair)) for pair in q.pairs]
    found = [sum(pair) for pair in q.pairs]
    rest = [q.single] if q.single else []
    yield step("arith.say.pairs", m=eq(sums(q.terms), add(*groups, *rest)))
    yield step("arith.say.pairs_worth", m=eq(sums([*found, *rest]), true))
