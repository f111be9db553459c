"""Selections in which the order does not matter."""

from collections.abc import Iterator
from itertools import combinations
from math import comb, perm

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
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    t,
)

STORIES = ("people", "toppings", "books", "cities")


@generator(
    presets={
        "12G2": P(kinds=("plain",), low=4, high=10, secs=15, finite=56),
        "g9": P(kinds=("pairs",), low=4, high=12, grade="9", category="G", secs=30, finite=36),
        "g10": P(kinds=("pairs", "lines"), low=5, high=20, grade="10", category="G", secs=30,
                 finite=77),
        "g11": P(kinds=("plain", "two_groups"), low=4, high=9, grade="11", category="G", secs=30,
                 finite=123),
        "L3": P(kinds=("pairs", "lines", "how_many"), low=6, high=20, level=3, secs=30, finite=95),
        "L4": P(kinds=("two_groups", "fixed"), low=6, high=12, level=4, secs=45, finite=89),
    }
)  # fmt: skip
def choose(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    n, k, a, b = r.between(p.low, p.high), r.between(2, 3), 0, 0
    story = ""
    match kind:
        case "plain":
            story = r.pick(STORIES)
        case "pairs":
            k, story = 2, r.pick(("handshakes", "matches", "toasts", "cards"))
        case "how_many":
            n, k, story = r.between(5, 15), 2, r.pick(("handshakes", "matches"))
        case "lines":
            k = r.between(2, 3)
            n = r.between(5, 12 if k == 2 else 9)
        case "two_groups":
            n, k = r.between(3, 7), r.between(3, 7)
            a, b = r.between(1, 2), r.between(1, 2)
            if a + b < 3:
                return REJECT
        case _:
            k = r.between(3, 4)
            if k > n - 2:
                return REJECT
    result = truth(kind, n, k, a, b, story)
    slots: dict[str, Formula] = {
        "n": n, "k": k, "a": a, "b": b, "story": ("raw", story), "all": comb(n, 2),
    }  # fmt: skip
    work = {
        "plain": ("recall", "fact", "fact"), "pairs": ("idea", "fact"), "lines": ("idea", "long"),
        "two_groups": ("idea", "recall", "fact", "fact", "fact", "fact", "long"),
        "fixed": ("idea", "recall", "fact", "fact", "long"),
        "how_many": ("idea", "idea", "fact"),
    }  # fmt: skip
    harder = effort("long") if p.high == 20 else 0
    return Draft(
        params={"kind": kind, "n": n, "k": k, "a": a, "b": b, "story": story},
        prompt=(t(f"comb.choose_{kind}", **slots),),
        answer=number(result, form="plain"),
        work=effort(*work[kind]) + (harder if kind == "pairs" else 0),
    )


def truth(kind: str, n: int, k: int, a: int, b: int, story: str) -> int:
    """The number of selections."""
    match kind:
        case "two_groups":
            return comb(n, a) * comb(k, b)
        case "fixed":
            return comb(n - 1, k - 1)
        case "how_many":
            return n
        case "pairs":
            return comb(n, 2) * (2 if story == "cards" else 1)
        case _:
            return comb(n, k)


def subsets(n: int, k: int) -> list[tuple[int, ...]]:
    """Every selection, one by one."""
    return list(combinations(range(n), k))


@choose.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "two_groups":
            return v == len(subsets(q.n, q.a)) * len(subsets(q.k, q.b))
        case "fixed":
            return v == sum(0 in one for one in subsets(q.n, q.k))
        case "how_many":
            return v > 0 and sum(range(v)) == q.n * (q.n - 1) // 2
        case "pairs" if q.story == "cards":
            return v == q.n * (q.n - 1)
        case "pairs":
            return v == sum(range(q.n))
        case _:
            return v == len(subsets(q.n, q.k))


@choose.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    n, k, a, b = q.n, q.k, q.a, q.b
    true = truth(q.kind, n, k, a, b, q.story)
    match q.kind:
        case "two_groups":
            yield comb(n, a) + comb(k, b), "comb.groups_added"
            yield comb(n + k, a + b), "comb.groups_mixed"
            yield perm(n, a) * perm(k, b), "comb.order_counted"
            yield n * k, "comb.multiplied"
        case "fixed":
            yield comb(n, k), "comb.condition_ignored"
            yield comb(n - 1, k), "comb.opposite"
            yield comb(n, k - 1), "comb.one_person_too_many"
            yield perm(n - 1, k - 1), "comb.order_counted"
        case "how_many":
            yield comb(n, 2) // 2, "comb.half"
            yield n + 1, "comb.one_off"
            yield n - 1, "comb.one_off"
            yield comb(n, 2) + 1, "comb.chain"
        case "pairs" if q.story == "cards":
            yield comb(n, 2), "comb.each_way_counts"
            yield n * n, "comb.with_oneself"
            yield 2 * n, "comb.doubled"
            yield (n - 1) ** 2, "comb.squared"
        case _:
            yield perm(n, k), "comb.order_counted"
            yield n * k, "comb.multiplied"
            yield n**k, "comb.with_repeats"
            yield comb(n, k) + n, "comb.with_oneself"
            yield comb(n - 1, k), "comb.one_off"
    yield true + 1, "comb.calculation_slip"
    yield true + 10, "comb.calculation_slip"


@choose.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, k, a, b = q.n, q.k, q.a, q.b
    true = truth(q.kind, n, k, a, b, q.story)
    match q.kind:
        case "two_groups":
            yield step(
                "comb.say.first_group", m=n if a == 1 else eq(binomial_formula(n, a), comb(n, a))
            )
            yield step(
                "comb.say.second_group", m=k if b == 1 else eq(binomial_formula(k, b), comb(k, b))
            )
            yield step("comb.say.every_with_every", m=eq(mul(comb(n, a), comb(k, b)), true))
        case "fixed":
            yield step("comb.say.one_is_in", n=n - 1, k=k - 1)
            yield step("comb.say.orders_alike", m=eq(binomial_formula(n - 1, k - 1), true))
        case "how_many":
            yield step("comb.say.twice", m=eq(mul("n", ("()", add("n", ("neg", 1)))), n * (n - 1)))
            yield step("comb.say.two_neighbours", m=eq(mul(n, n - 1), n * (n - 1)))
            yield step("comb.say.so", m=eq("n", n))
        case "pairs" if q.story == "cards":
            yield step("comb.say.everyone_writes", n=n - 1, m=eq(mul(n, n - 1), true))
        case "pairs":
            yield step("comb.say.pairs_twice", n=n - 1, m=eq(frac(mul(n, n - 1), 2), true))
        case _:
            yield step("comb.say.orders_alike", m=eq(binomial_formula(n, k), true))


def binomial_formula(n: int, k: int) -> Formula:
    """k factors from n down, over k factors from 1 up."""
    return frac(mul(*(n - place for place in range(k))), mul(*range(k, 0, -1)))
