"""Products of larger numbers, many of which become easy with a trick."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
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
from abaculus.questions.generators.arith._mistakes import near_misses

WORK = {
    "short": ("long", "fact", "fact"),
    "three": ("long", "long"),
    "both": ("product", "digits", "fact"),
    "large": ("product", "product", "long"),
    "about_10": ("idea", "digits"),
    "about_100": ("idea", "digits", "carry", "fact"),
    "about_1000": ("idea", "product", "digits", "digits", "carry"),
    "part_10": ("idea", "digits"),
    "part_100": ("idea", "long", "carry"),
    "part_1000": ("idea", "product", "product"),
    "near_100": ("idea", "digits", "carry", "fact", "fact"),
    "near_1000": ("idea", "product", "digits", "digits", "carry"),
}


@generator(
    presets={
        "4G1": P(ways=("short", "three", "both"), secs=30),
        "5G3": P(ways=("large",), secs=45),
        "L2": P(ways=("about_10", "part_10"), level=2, secs=30, finite=407),
        "L3": P(ways=("about_100", "part_100", "near_100"), level=3, secs=30, finite=628),
        "L4": P(ways=("about_1000", "part_1000", "near_1000"), level=4, secs=45, finite=1227),
        "g6": P(ways=("about_100", "part_100"), grade="6", category="G", secs=30, finite=584),
    }
)
def product(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    a, b = map(r.pick, FACTORS[way])
    if a % 10 == 0 or a == b:
        return REJECT
    asked = mul(a, b) if way in ("large", "three") or r.flip() else mul(b, a)
    return Draft(
        params={"a": a, "b": b, "way": way},
        prompt=(t("arith.work_out", x=asked),),
        answer=number(a * b, form="plain"),
        work=effort(*WORK[way]),
        normal=sorted((a, b)),
    )


FACTORS = {
    "short": (range(13, 99), range(3, 10)),
    "three": (range(112, 490), range(3, 10)),
    "both": (range(13, 50), range(12, 50)),
    "large": (range(112, 490), (11, 12, 15, 20, 25)),
    "about_10": (range(23, 198), (9, 11)),
    "about_100": (range(14, 298), (99, 101)),
    "about_1000": (range(23, 288), (998, 999, 1001, 1002)),
    "part_10": (range(34, 260, 2), (5,)),
    "part_100": (range(28, 400, 4), (25,)),
    "part_1000": (range(56, 900, 8), (125,)),
    "near_100": (range(88, 98), range(91, 99)),
    "near_1000": (range(975, 998), range(988, 999)),
}
"""The two factors; the trick is for the second one."""


def base(way: str) -> int:
    """The round number behind the trick; 0 without one."""
    return int(way.partition("_")[2] or 0)


@product.verify
def _(q: Params, v: int) -> bool:
    quotient, rest = divmod(v, q.b)
    return rest == 0 and quotient == q.a


@product.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, ten = q.a, q.b, base(q.way)
    true = a * b
    match q.way.partition("_")[0]:
        case "about":
            yield a * ten, "arith.trick_half_done"
            yield 2 * a * ten - true, "arith.trick_wrong_way"
            yield true + a, "arith.once_too_often"
            yield a * ten + (1 if b > ten else -1), "arith.trick_one_only"
        case "part":
            yield a * ten, "arith.not_divided_back"
            yield 2 * true, "arith.halved_too_little"
            yield true * 10, "arith.zero_too_many"
            yield true // 10, "arith.zero_too_few"
        case "near":
            x, y = ten - a, ten - b
            yield ten * (ten - x - y), "arith.trick_half_done"
            yield ten * (ten - x - y) - x * y, "arith.trick_wrong_way"
            yield ten * (ten - x - y) + x + y, "arith.gaps_added"
            yield true + ten, "arith.hundred_off" if ten == 100 else "arith.thousand_off"
        case "both" | "large":
            yield a // 10 * 10 * (b // 10 * 10) + a % 10 * (b % 10), "arith.crosswise_left_out"
            yield a * (b // 10) + a * (b % 10), "arith.tens_as_ones"
            yield true - a, "arith.once_too_little"
            yield true + a, "arith.once_too_often"
        case _:
            yield a // 10 * 10 * b + a % 10 * b % 10, "arith.carry_dropped"
            yield a // 10 * 10 * b + a % 10, "arith.ones_not_multiplied"
            yield true - a, "arith.once_too_little"
            yield true + b, "arith.once_too_often"
    yield from near_misses(true)


@product.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, ten = q.a, q.b, base(q.way)
    true = a * b
    match q.way.partition("_")[0]:
        case "about":
            more = b - ten
            parts = add(a * ten, a * more) if more > 0 else sub(a * ten, -a * more)
            split = add(ten, more) if more > 0 else sub(ten, -more)
            yield step("arith.say.near_round", m=eq(mul(a, b), mul(a, split)))
            yield step(m=eq(parts, true))
        case "part":
            yield step("arith.say.part_of_round", m=eq(b, div(ten, ten // b)))
            yield step(m=eq(mul(a, b), div(a * ten, ten // b), true))
        case "near":
            x, y = ten - a, ten - b
            yield step("arith.say.gaps", ten=ten, x=x, y=y)
            yield step("arith.say.gaps_off", m=eq(sub(ten, x, y), ten - x - y))
            yield step("arith.say.gaps_product", m=eq(mul(x, y), x * y))
            yield step("arith.say.put_together", m=eq(add(ten * (ten - x - y), x * y), true))
        case "both" | "large":
            tens, ones = b // 10 * 10, b % 10
            if not ones:
                yield step("arith.say.ten_times", m=eq(mul(a, b), mul(a * (b // 10), 10), true))
                return
            yield step("arith.say.split", m=eq(mul(a, b), add(mul(a, tens), mul(a, ones))))
            yield step(m=eq(add(a * tens, a * ones), true))
        case _:
            worths = [one for one in (a // 100 * 100, a // 10 % 10 * 10, a % 10) if one]
            yield step("arith.say.split", m=eq(mul(a, b), add(*(mul(one, b) for one in worths))))
            yield step(m=eq(add(*(one * b for one in worths)), true))
