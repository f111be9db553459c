"""Two coins, two dice, two draws."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations, product

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
    add,
    effort,
    eq,
    frac,
    generator,
    mul,
    number,
    step,
    sub,
    t,
    value,
)
from abaculus.questions.generators.prob._events import COLOURS, happens, is_chance, size

COINS = ("heads2", "tails2", "same", "mixed", "some")
EASY = ("even", "odd", "prime", "more", "less", "multiple")
COLOUR_EVENTS = ("both", "mixed", "same", "order")
SPANS = {"is": (2, 12), "over": (7, 11), "under": (3, 7), "multiple": (3, 6)}
"""The sums of two dice that are asked for."""
WAYS = tuple(max(0, 6 - abs(total - 7)) for total in range(13))
"""The number of ways in which two dice make a sum."""


@generator(
    presets={
        "7G4": P(scenes=("coins", "dice_sum", "coin_die"), secs=30, finite=40),
        "9G2": P(scenes=("dice_sum", "dice_diff", "back", "back"),
                 events=("both", "mixed", "order"),
                 most=6, secs=30, finite=96),
        "11G5": P(scenes=("kept",), events=("both", "mixed", "same", "order"), most=6,
                  secs=30, finite=48),
        "g8": P(scenes=("dice_sum", "dice_diff", "coin_die", "dice_rel"), grade="8", category="G",
                secs=30, finite=47),
        "g10": P(scenes=("kept", "back"), events=COLOUR_EVENTS, most=6, grade="10", category="G",
                 secs=30, finite=128),
        "L3": P(scenes=("dice_sum", "dice_diff", "dice_rel", "back", "back"),
                events=("both", "mixed", "order"), most=7, level=3, secs=30, finite=130),
        "L4": P(scenes=("kept",), events=("same", "some"), most=7, level=4, secs=45, finite=41),
    }
)  # fmt: skip
def two_events(r: Rng, p: Params) -> MaybeDraft:
    scene = r.pick(p.scenes)
    if scene in ("kept", "back"):
        return draws(r, scene, r.pick(p.events), p.most)
    k = 0
    match scene:
        case "coins":
            kind = r.pick(COINS)
        case "coin_die":
            kind = r.pick(EASY)
            k = {"more": r.between(2, 4), "less": r.between(3, 5), "multiple": 3}.get(kind, 0)
        case "dice_sum":
            kind = r.pick(("is", "is", "over", "under", "multiple"))
            k = r.between(*SPANS[kind])
        case "dice_diff":
            kind, k = "is", r.between(0, 5)
        case _:
            kind = r.pick(("same", "first_more", "six", "both_even", "both_odd", "product_odd"))
    heads = r.pick(("heads", "tails"))
    good, most = count_pairs(scene, kind, k)
    if not 0 < good < most:
        return REJECT
    slots: dict[str, Formula] = {"k": k, "kind": ("raw", kind), "side": ("word", f"prob.{heads}")}
    work = {"coins": ("list", "look"), "coin_die": ("recall", "fact", "look")}
    return Draft(
        params={"scene": scene, "kind": kind, "k": k, "counts": [], "names": []},
        prompt=(t(f"prob.{scene}", **slots),),
        answer=number(F(good, most), form="rational"),
        work=effort(*work.get(scene, ("list", "count", "count", "reduce"))),
    )


def draws(r: Rng, scene: str, event: str, most: int) -> MaybeDraft:
    """Two balls, one after the other; in `kept` the first is not put back."""
    a, b = r.between(2, most), r.between(2, most)
    if scene == "kept" and not 3 <= a + b <= 8 + 2 * (most > 6):
        return REJECT
    if a == b and r.below(3):
        return REJECT
    first, second = r.sample(COLOURS, 2)
    true = draw_chance(scene, event, a, b)
    work = ["recall", "fact", "fact", "reduce"]
    if event in ("same", "some"):
        work += ["step", "fact", "fact", "carry"]
    if event == "mixed":
        work += ["step"]
    slots: dict[str, Formula] = {
        "a": a,
        "b": b,
        "x": ("word", first),
        "y": ("word", second),
        "event": ("raw", event),
    }
    return Draft(
        params={"scene": scene, "kind": event, "k": 0, "counts": [a, b], "names": [first, second]},
        prompt=(t(f"prob.{scene}", **slots), t("prob.draw_event", **slots)),
        answer=number(true, form="rational"),
        work=effort(*work),
        normal=(scene, event, sorted((a, b)) if event in ("same", "mixed") else (a, b)),
    )


def count_pairs(scene: str, kind: str, k: int) -> tuple[int, int]:
    """Favourable and all pairs."""
    match scene:
        case "coins":
            return {"same": 2, "mixed": 2, "some": 3}.get(kind, 1), 4
        case "coin_die":
            return size(kind, k, 6), 12
        case "dice_diff":
            return 6 if k == 0 else 2 * (6 - k), 36
        case "dice_sum":
            sums = {"is": slice(k, k + 1), "over": slice(k + 1, 13), "under": slice(k)}
            return sum(WAYS[sums.get(kind, slice(k, 13, k))]), 36
        case _:
            known = {"same": 6, "first_more": 15, "six": 11}
            return known.get(kind, 9), 36


def draw_chance(scene: str, event: str, a: int, b: int) -> F:
    """The probability of two draws."""
    n, left = a + b, 0 if scene == "back" else 1
    pairs, both, other = n * (n - left), a * (a - left), b * (b - left)
    good = {
        "both": both,
        "same": both + other,
        "mixed": pairs - both - other,
        "some": pairs - other,
        "order": a * b,
    }
    return F(good[event], pairs)


@two_events.verify
def _(q: Params, v: F) -> bool:
    good, most = enumerate_pairs(q.scene, q.kind, q.k, *q.counts)
    return v.numerator * most == v.denominator * good


@cache
def enumerate_pairs(scene: str, kind: str, k: int, *counts: int) -> tuple[int, int]:
    """Favourable and all pairs, one by one."""
    if counts:
        balls = [place for place, one in enumerate(counts) for _ in range(one)]
        pairs = product(balls, repeat=2) if scene == "back" else permutations(balls, 2)
        falls = [HOLDS[f"draws/{kind}"](x, y, 0) for x, y in pairs]
    elif scene == "coin_die":
        falls = [x == 1 and happens(kind, k, y) for x in range(2) for y in range(1, 7)]
    else:
        sides = range(2) if scene == "coins" else range(1, 7)
        holds = HOLDS[f"{scene}/{kind}"]
        falls = [holds(x, y, k) for x, y in product(sides, repeat=2)]
    return sum(falls), len(falls)


HOLDS: dict[str, Callable[[int, int, int], bool]] = {
    "coins/heads2": lambda x, y, _k: x == y == 1,
    "coins/tails2": lambda x, y, _k: x == y == 0,
    "coins/same": lambda x, y, _k: x == y,
    "coins/mixed": lambda x, y, _k: x != y,
    "coins/some": lambda x, y, _k: x + y >= 1,
    "dice_diff/is": lambda x, y, k: abs(x - y) == k,
    "dice_sum/is": lambda x, y, k: x + y == k,
    "dice_sum/over": lambda x, y, k: x + y > k,
    "dice_sum/under": lambda x, y, k: x + y < k,
    "dice_sum/multiple": lambda x, y, k: (x + y) % k == 0,
    "dice_rel/same": lambda x, y, _k: x == y,
    "dice_rel/first_more": lambda x, y, _k: x > y,
    "dice_rel/six": lambda x, y, _k: 6 in (x, y),
    "dice_rel/both_even": lambda x, y, _k: x % 2 == y % 2 == 0,
    "dice_rel/both_odd": lambda x, y, _k: x % 2 == y % 2 == 1,
    "dice_rel/product_odd": lambda x, y, _k: x * y % 2 == 1,
    "draws/both": lambda x, y, _k: x == y == 0,
    "draws/same": lambda x, y, _k: x == y,
    "draws/mixed": lambda x, y, _k: x != y,
    "draws/some": lambda x, y, _k: 0 in (x, y),
    "draws/order": lambda x, y, _k: (x, y) == (0, 1),
}
"""Whether a pair of outcomes belongs to an event."""


@two_events.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    for wrong, mis in draw_slips(q) if q.counts else pair_slips(q):
        if is_chance(wrong):
            yield wrong, mis


def draw_slips(q: Params) -> Iterator[tuple[F, str]]:
    """Wrong results with two balls, some of which are not probabilities."""
    a, b = q.counts
    true = draw_chance(q.scene, q.kind, a, b)
    turned = "back" if q.scene == "kept" else "kept"
    yield draw_chance(turned, q.kind, a, b), f"prob.as_{turned}"
    if q.kind == "mixed":
        yield true / 2, "prob.one_order"
    if q.kind in ("same", "some"):
        yield draw_chance(q.scene, "both", a, b), "prob.one_case"
    if q.kind == "order":
        yield 2 * true, "prob.both_orders"
    yield F(a, a + b), "prob.one_draw"
    yield 1 - true, "prob.other_event"
    yield F(a * (a - 1), (a + b) ** 2), "prob.total_kept"
    yield F(1, 3), "prob.kinds_alike"
    yield F(2 * a, 2 * (a + b) + 1), "prob.added_chances"


def pair_slips(q: Params) -> Iterator[tuple[F, str]]:
    """Wrong results with coins and dice, some of which are not probabilities."""
    good, most = count_pairs(q.scene, q.kind, q.k)
    if q.scene == "coins":
        yield F(1, 3), "prob.kinds_alike"
        yield F(1, 2), "prob.one_coin"
    elif q.scene == "coin_die":
        yield F(good, 6), "prob.coin_forgotten"
        yield F(1, 2), "prob.one_coin"
    else:
        if q.kind == "is":
            yield F(1, 11 if q.scene == "dice_sum" else 6), "prob.kinds_alike"
        yield F((good + 1) // 2, 21), "prob.order_ignored"
        if q.kind == "is":
            yield F((good + 1) // 2, 36), "prob.one_order"
    yield F(most - good, most), "prob.other_event"
    yield F(good, most // 2), "prob.total_wrong"
    yield F(good + 1, most), "prob.one_too_many"
    yield F(good - 1, most), "prob.one_too_few"
    yield F(good + 2, most), "prob.one_too_many"


@two_events.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if not q.counts:
        good, most = count_pairs(q.scene, q.kind, q.k)
        all_ = {4: mul(2, 2), 12: mul(2, 6), 36: mul(6, 6)}[most]
        yield step("prob.say.pairs", m=eq(all_, most))
        yield step("prob.say.favourable_pairs", n=good)
        shown = value(F(good, most))
        written = frac(good, most)
        yield step("prob.say.divide", m=shown if shown == written else eq(written, shown))
        return
    a, b = q.counts
    n, left = a + b, 0 if q.scene == "back" else 1
    true = value(draw_chance(q.scene, q.kind, a, b))
    yield step(f"prob.say.{q.scene}", n=n, left=n - left)
    both = mul(frac(a, n), frac(a - left, n - left))
    other = mul(frac(b, n), frac(b - left, n - left))
    match q.kind:
        case "both":
            yield step("prob.say.multiply_branches", m=eq(both, true))
        case "order":
            yield step("prob.say.multiply_branches", m=eq(mul(frac(a, n), frac(b, n - left)), true))
        case "same":
            yield step("prob.say.two_branches", m=eq(add(both, other), true))
        case "mixed":
            branch = mul(frac(a, n), frac(b, n - left))
            back = mul(frac(b, n), frac(a, n - left))
            yield step("prob.say.two_branches", m=eq(add(branch, back), true))
        case _:
            yield step("prob.say.all_but_none", m=eq(sub(1, other), true))
