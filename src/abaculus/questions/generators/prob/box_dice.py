"""Probabilities with the dice of the box: four, twelve and twenty sides, and the binary die."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import comb

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    t,
    value,
)
from abaculus.questions.generators.prob._events import KINDS, fraction, happens, is_chance, size

PAIRS = ((4, 12), (4, 20), (12, 20), (4, 4), (12, 12))
WORK = {
    "one": ("recall", "fact"), "sum": ("list", "fact", "fact"), "same": ("idea", "fact", "fact"),
    "beats": ("idea", "list", "digits", "fact", "reduce"), "ones": ("idea", "fact", "power"),
    "over": ("idea", "list", "digits", "fact", "reduce"), "some": ("idea", "power", "fact"),
    "word": ("convert", "convert", "power", "look", "idea"),
}  # fmt: skip


@generator(
    presets={
        "L2": P(kinds=("one",), level=2, secs=15, finite=110),
        "L3": P(kinds=("sum", "sum", "same", "ones"), level=3, secs=30, finite=112),
        "L4": P(kinds=("beats", "over", "word"), level=4, secs=45, finite=66),
        "g7": P(kinds=("one",), grade="7", category="G", secs=15, finite=110),
        "g8": P(kinds=("sum", "same"), grade="8", category="G", secs=30, finite=94),
        "g9": P(kinds=("ones", "some", "sum"), grade="9", category="G", secs=30, finite=111),
        "g10": P(kinds=("beats", "over", "word"), grade="10", category="G", secs=45, finite=66),
    }
)
def box_dice(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    m, n, k, event = 0, 0, 0, ""
    match kind:
        case "one":
            n = r.pick((4, 12, 12, 20, 20))
            event = r.pick(KINDS)
            low, high = {"multiple": (3, n // 2 + 1), "factor": (6, n)}.get(event, (2, n - 1))
            k = 0 if event in KINDS[:4] else r.between(min(low, high), high)
        case "ones" | "some":
            n = r.between(2, 5)
            k = r.between(0, n) if kind == "ones" else 1
        case "word":
            n = r.between(3, 4)
            event = r.pick(("prime", "more", "less", "odd"))
            k = r.between(3, 2**n - 3) if event in ("more", "less") else 0
        case _:
            m, n = r.pick(PAIRS)
            k = r.between(*{"sum": (3, m + n - 1), "over": (n, m + n - 2)}.get(kind, (0, 0)))
    good, most = count_outcomes(kind, event, k, m, n)
    if not 0 < good < most or (kind == "beats" and m == n):
        return REJECT
    slots: dict[str, Formula] = {"m": m, "n": n, "k": k, "kind": ("raw", event)}
    slots["pair"] = ("raw", "same" if m == n else "two")
    return Draft(
        params={"kind": kind, "event": event, "k": k, "m": m, "n": n},
        prompt=(t(f"prob.box_{kind}", **slots),),
        answer=number(F(good, most), form="rational"),
        work=effort(*WORK[kind]),
    )


def count_outcomes(kind: str, event: str, k: int, m: int, n: int) -> tuple[int, int]:
    """Favourable and all outcomes."""
    match kind:
        case "one":
            return size(event, k, n), n
        case "ones":
            return comb(n, k), 2**n
        case "some":
            return 2**n - 1, 2**n
        case "word":
            most = 2**n - 1
            return size(event, k, most) + (event == "less"), 2**n
        case "sum":
            return max(0, min(m, k - 1) - max(1, k - n) + 1), m * n
        case "same":
            return min(m, n), m * n
        case "beats":
            return sum([n - one for one in range(1, m + 1)]), m * n
        case _:
            return sum([max(0, min(n, n + one - k)) for one in range(1, m + 1)]), m * n


PAIR_EVENTS: dict[str, Callable[[int, int, int], bool]] = {
    "sum": lambda x, y, k: x + y == k,
    "same": lambda x, y, _k: x == y,
    "beats": lambda x, y, _k: y > x,
    "over": lambda x, y, k: x + y > k,
}


@box_dice.verify
def _(q: Params, v: F) -> bool:
    good, most = enumerate_outcomes(q.kind, q.event, q.k, q.m, q.n)
    return v.numerator * most == v.denominator * good


@cache
def enumerate_outcomes(kind: str, event: str, k: int, m: int, n: int) -> tuple[int, int]:
    """Favourable and all outcomes, one by one."""
    match kind:
        case "one":
            falls = [happens(event, k, one) for one in range(1, n + 1)]
        case "ones":
            falls = [sum(bits) == k for bits in product((0, 1), repeat=n)]
        case "some":
            falls = [1 in bits for bits in product((0, 1), repeat=n)]
        case "word":
            texts = ("".join(bits) for bits in product("01", repeat=n))
            falls = [happens(event, k, int(text, 2)) for text in texts]
        case _:
            pairs = product(range(1, m + 1), range(1, n + 1))
            falls = [PAIR_EVENTS[kind](x, y, k) for x, y in pairs]
    return sum(falls), len(falls)


@box_dice.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    for wrong, mis in slips(q):
        if is_chance(wrong):
            yield wrong, mis


def slips(q: Params) -> Iterator[tuple[F, str]]:
    """Wrong results, some of which are not probabilities."""
    good, most = count_outcomes(q.kind, q.event, q.k, q.m, q.n)
    if q.kind == "ones":
        yield F(1, q.n + 1), "prob.kinds_alike"
        yield F(1, most), "prob.one_order"
    elif q.kind == "some":
        yield F(1, 2), "prob.one_coin"
        yield F(1, most), "prob.other_event"
    elif q.kind in ("sum", "same", "beats", "over"):
        yield F(1, q.m + q.n - 1), "prob.kinds_alike"
        yield F(good, q.m + q.n), "prob.added_sides"
        yield F(1, 2), "prob.kinds_alike"
    elif q.kind == "word":
        yield F(good, most - 1), "prob.zero_forgotten"
        yield F(good, 2 * q.n), "prob.added_sides"
    else:
        yield F(good, 6), "prob.as_cube"
        yield F(1, q.n), "prob.one_outcome"
    yield F(most - good, most), "prob.other_event"
    yield F(good + 1, most), "prob.one_too_many"
    yield F(good - 1, most), "prob.one_too_few"
    yield F(good, most + 1), "prob.total_wrong"
    yield F(good, 2 * most), "prob.total_wrong"


@box_dice.steps
def _(q: Params) -> Iterator[SolutionStep]:
    good, most = count_outcomes(q.kind, q.event, q.k, q.m, q.n)
    if q.kind in ("ones", "some", "word"):
        yield step("prob.say.all_orders", m=eq(power(2, q.n), most))
    elif q.kind == "one":
        yield step("prob.say.sides", n=q.n)
    else:
        yield step("prob.say.pairs", m=eq(mul(q.m, q.n), most))
    match q.kind:
        case "beats":
            terms = [q.n - one for one in range(1, q.m + 1)]
            total: Formula = ("+", *terms) if q.m < 6 else ("+", *terms[:2], ("dots",), terms[-1])
            yield step("prob.say.beaten", m=eq(total, good))
        case "same":
            yield step("prob.say.common_scores", m=good)
        case _:
            yield step("prob.say.favourable_ways", n=good)
    shown, written = value(F(good, most)), fraction(good, most)
    yield step("prob.say.divide", m=shown if shown == written else eq(written, shown))
