"""The number of orders in which things can be arranged."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, perm, prod

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
    frac,
    generator,
    mul,
    number,
    step,
    t,
)

WORDS = (
    "ANNA", "NOON", "DEED", "BALL", "BEES", "COOL", "DOOR", "FOOD", "MOON", "ROOM", "TREE",
    "EGG", "BEE", "ADD", "ODD", "EYE", "POP", "APPLE", "HELLO", "HAPPY", "LEVEL", "MAMMA", "ERROR",
    "RADAR", "TEETH", "EERIE", "PIZZA", "GEESE", "COCOA", "BANANA", "PEPPER", "COFFEE", "LETTER",
    "SUMMER", "RABBIT", "KITTEN", "DIVIDE", "ROTTEN",
)  # fmt: skip
PLACES = ("shelf", "queue", "flags", "songs")
PRIZES = ("medals", "offices", "code")


@generator(
    presets={
        "12G1": P(kinds=("row", "row", "word", "some"), most=6, secs=15, finite=72),
        "g9": P(kinds=("row",), most=6, grade="9", category="G", secs=15, finite=16),
        "g10": P(kinds=("some", "digits"), most=8, grade="10", category="G", secs=30, finite=50),
        "g11": P(kinds=("word", "pair"), most=6, grade="11", category="G", secs=30, finite=41),
        "L3": P(kinds=("some", "digits", "some"), most=10, level=3, secs=30, finite=62),
        "L4": P(kinds=("word", "pair", "apart", "ring"), most=7, level=4, secs=45, finite=31),
    }
)
def arrange(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    word, story, k = "", "", 0
    n = r.between(3, p.most)
    match kind:
        case "word":
            word = r.pick(WORDS)
            n = len(word)
            if n > p.most or (p.most > 6 and n < 5):
                return REJECT
        case "row":
            story = r.pick(PLACES)
        case "some":
            n, k = r.between(4, p.most), r.between(2, 3)
            story = r.pick(PRIZES)
        case "digits":
            n, k = r.between(4, 8), r.between(2, 3)
            story = r.pick(("repeats", "different"))
        case _:
            n = r.between(4, p.most if kind == "ring" else 6)
    result = truth(kind, n, k, word, story)
    slots: dict[str, Formula] = {
        "n": n, "k": k, "word": ("raw", word), "story": ("raw", story), "last": n - 1,
    }  # fmt: skip
    work = {
        "row": ("recall", "fact", "fact"), "word": ("recall", "power", "fact"),
        "some": ("model", "fact"),
        "digits": ("model", "fact", "fact", "idea"), "pair": ("idea", "power", "long"),
        "apart": ("idea", "idea", "long", "digits"), "ring": ("idea", "long"),
    }  # fmt: skip
    harder = effort("idea") if p.most in (7, 10) else 0
    return Draft(
        params={"kind": kind, "n": n, "k": k, "word": word, "story": story},
        prompt=(t(f"comb.{kind}", **slots),),
        answer=number(result, form="plain"),
        work=effort(*work[kind]) + harder,
    )


def truth(kind: str, n: int, k: int, word: str, story: str) -> int:
    """The number of orders."""
    match kind:
        case "word":
            return factorial(n) // prod(factorial(one) for one in Counter(word).values())
        case "some":
            return perm(n, k)
        case "digits":
            return n**k if story == "repeats" else perm(n, k)
        case "pair":
            return 2 * factorial(n - 1)
        case "apart":
            return factorial(n) - 2 * factorial(n - 1)
        case "ring":
            return factorial(n - 1)
        case _:
            return factorial(n)


@arrange.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "word":
            return v * prod(factorial(one) for one in Counter(q.word).values()) == factorial(q.n)
        case "some":
            return v * factorial(q.n - q.k) == factorial(q.n)
        case "digits":
            ways = 1
            for place in range(q.k):
                ways *= q.n - (0 if q.story == "repeats" else place)
            return v == ways
        case "pair" | "apart" if q.n <= 5:
            orders = permutations(range(q.n))
            close = sum(abs(one.index(0) - one.index(1)) == 1 for one in orders)
            return v == (close if q.kind == "pair" else factorial(q.n) - close)
        case "pair":
            return v == factorial(q.n) * 2 // q.n
        case "apart":
            return v * q.n == factorial(q.n) * (q.n - 2)
        case "ring":
            return v * q.n == factorial(q.n)
        case _:
            ways = 1
            for left in range(q.n, 0, -1):
                ways *= left
            return v == ways


@arrange.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    n, k = q.n, q.k
    true = truth(q.kind, n, k, q.word, q.story)
    match q.kind:
        case "word":
            yield factorial(n), "comb.repeats_ignored"
            yield factorial(len(set(q.word))), "comb.letters_left_out"
            yield true * 2, "comb.doubled"
            yield n * n, "comb.squared"
        case "some":
            yield n**k, "comb.with_repeats"
            yield perm(n, k) // factorial(k), "comb.order_ignored"
            yield n * k, "comb.multiplied"
            if n < 8:
                yield factorial(n), "comb.all_placed"
        case "digits":
            yield perm(n, k) if q.story == "repeats" else n**k, "comb.repeats_mixed_up"
            yield n * k, "comb.multiplied"
            yield k**n, "comb.power_turned"
            yield perm(n, k) // factorial(k), "comb.order_ignored"
        case "pair":
            yield factorial(n - 1), "comb.pair_not_turned"
            yield factorial(n), "comb.condition_ignored"
            yield 2 * factorial(n - 2), "comb.one_place_less"
            yield factorial(n) // 2, "comb.half"
        case "apart":
            yield 2 * factorial(n - 1), "comb.opposite"
            yield factorial(n) - factorial(n - 1), "comb.pair_not_turned"
            yield factorial(n), "comb.condition_ignored"
            yield factorial(n) // 2, "comb.half"
        case "ring":
            yield factorial(n), "comb.turns_counted"
            yield factorial(n) // 2, "comb.half"
            yield n * (n - 1), "comb.two_places"
            yield n, "comb.turns_only"
        case _:
            yield n * n, "comb.squared"
            yield n * (n + 1) // 2, "comb.added"
            yield factorial(n - 1), "comb.one_place_less"
            yield n**n, "comb.with_repeats"
    yield true + n, "comb.calculation_slip"
    yield true * 3, "comb.calculation_slip"


@arrange.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, k = q.n, q.k
    true = truth(q.kind, n, k, q.word, q.story)
    down = [n - place for place in range(n)]
    all_: Formula = ("!", n)
    match q.kind:
        case "word":
            often = sorted(one for one in Counter(q.word).values() if one > 1)
            yield step("comb.say.all_orders", n=n, m=eq(all_, factorial(n)))
            below = mul(*(("!", one) for one in often))
            yield step("comb.say.equal_letters", m=eq(frac(all_, below), true))
        case "some":
            yield step("comb.say.place_by_place", m=eq(mul(*down[:k]), true))
        case "digits":
            factors = [n] * k if q.story == "repeats" else down[:k]
            yield step(f"comb.say.{q.story}", m=eq(mul(*factors), true))
        case "pair":
            yield step("comb.say.pair_as_one", n=n - 1, m=eq(("!", n - 1), factorial(n - 1)))
            yield step("comb.say.pair_turned", m=eq(mul(2, factorial(n - 1)), true))
        case "apart":
            close = 2 * factorial(n - 1)
            yield step("comb.say.pair_as_one", n=n - 1, m=eq(mul(2, ("!", n - 1)), close))
            yield step("comb.say.the_rest", m=eq(("+", all_, ("neg", close)), true))
        case "ring":
            yield step("comb.say.one_fixed", m=eq(("!", n - 1), true))
        case _:
            yield step("comb.say.place_by_place", m=eq(mul(*down[:-1]), true))
