"""Roman numerals read, written and added, and four blue cards."""

from collections.abc import Iterator
from typing import Any

from abaculus.maths.numerals import explain, write_numeral
from abaculus.questions.generator_kit import (
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
    generator,
    mul,
    number,
    numeral,
    parts,
    power,
    rel,
    step,
    sub,
    t,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip

WORTH = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
SIGNS = ("recall", "convert", "convert", "count", "count", "count", "count")
CARDS = {
    "RO1": BlueCard(
        dice=("d20", "d4"),
        result=lambda q: (8 * q.a, 25 * q.b),
        formula=lambda q: ("list", mul(8, q.a), mul(25, q.b)),
        slips=lambda q: (
            ((8 * q.a, 100 * q.b), "numeral.grams_for_coins"),
            ((8 + q.a, 25 * q.b), "numeral.added"),
            ((8 * q.a, 50 * q.b), "numeral.two_grams_forgotten"),
            ((25 * q.b, 8 * q.a), "numeral.boxes_exchanged"),
            ((8 * q.a, 25 * q.b + 25), "numeral.one_group_more"),
            ((8 * q.a + 8, 25 * q.b), "numeral.one_group_more"),
        ),
        work=("long", "fact", "fact", *SIGNS[:5]),
    ),
    "RO2": BlueCard(
        dice=("d20",),
        result=lambda q: 12 * q.a,
        formula=lambda q: mul(12, q.a),
        slips=lambda q: ((10 * q.a, "numeral.tens_for_twelves"), (12 + q.a, "numeral.added")),
        work=("model", "long", *SIGNS),
    ),
    "RO3": BlueCard(
        dice=("d12",),
        result=lambda q: 90 + q.a**2,
        formula=lambda q: add(90, power(q.a, 2)),
        slips=lambda q: (
            (90 + 2 * q.a, "numeral.square_doubled"),
            (90 + 4 * q.a, "numeral.rim_only"),
            (q.a**2, "numeral.start_forgotten"),
        ),
        work=("model", "power", "digits", *SIGNS),
    ),
    "RO4": BlueCard(
        dice=("d4", "d20"),
        square=True,
        result=lambda q: q.n * q.a + q.b,
        formula=lambda q: add(mul(q.n, q.a), q.b),
        slips=lambda q: (
            (q.n * q.a, "numeral.start_forgotten"),
            (q.n + q.a + q.b, "numeral.added"),
            (q.n * (q.a + q.b), "numeral.sum_first"),
        ),
        work=("model", "long", "digits", *SIGNS),
    ),
}


@generator(
    presets={
        "L1": P(kinds=("read",), low=4, high=89, level=1, secs=15, finite=86),
        "L2": P(kinds=("write",), low=40, high=399, level=2, secs=30, finite=360),
        "L3": P(kinds=("add", "sub"), low=14, high=190, level=3, secs=45),
        "g4": P(kinds=("read",), low=11, high=100, grade="4", category="G", secs=15, finite=90),
        "g6": P(kinds=("read", "write"), low=140, high=999, grade="6", category="G", secs=30),
        "g8": P(kinds=("year", "write"), low=1400, high=2099, grade="8", category="G", secs=30),
        **_cards.presets(CARDS, 45),
    }
)
def roman(r: Rng, p: Params) -> MaybeDraft:
    if hasattr(p, "card"):
        return _cards.asks("numeral", p.card, CARDS[p.card])
    kind = r.pick(p.kinds)
    a, b = r.between(p.low, p.high), 0
    if kind in ("add", "sub"):
        b = r.between(9, a - 5 if kind == "sub" else p.high)
    v = {"add": a + b, "sub": a - b}.get(kind, a)
    single: dict[str, Formula] = {
        "read": ("numeral", "roman", a),
        "year": ("numeral", "roman", a),
        "write": a,
    }
    operands: dict[str, Formula] = {"add": add(signs(a), signs(b)), "sub": sub(signs(a), signs(b))}
    return Draft(
        params={"kind": kind, "a": a, "b": b},
        prompt=(t(f"numeral.{kind}_roman", x=single.get(kind) or operands[kind]),),
        answer=number(v, form="plain") if kind in ("read", "year") else numeral("roman", v),
        work=effort(*work(kind, v)),
    )


def work(kind: str, v: int) -> tuple[str, ...]:
    """The effort, sign by sign; a sum takes two readings and a writing."""
    once = ("convert", *("fact",) * len(explain("roman", v)))
    match kind:
        case "read" | "year":
            return (*once, "look")
        case "write":
            return (*once, "recall")
        case _:
            return ("convert", "convert", "fact", "fact", "digits", "carry", *once, "recall")


def signs(value: int) -> Formula:
    """A number in Roman signs."""
    return ("numeral", "roman", value)


@roman.bind
def _(q: Params, rolls: Params) -> Draft:
    card = CARDS[q.card]
    if q.card != "RO1":
        return _cards.compose_draft("numeral", "roman", card, q, rolls)
    given = _cards.add_rolls(card, q, rolls)
    gold, coins = card.result(given)
    boxes = (
        ("numeral.grams", numeral("roman", gold, strict=True)),
        ("numeral.sestertii", numeral("roman", coins, strict=True)),
    )
    return _cards.draft("numeral", card, given, parts(boxes), "numeral.both_in_roman")


def parse_roman(text: str) -> int:
    """The sum of the signs; one before a larger one is subtracted."""
    sizes = [WORTH[sign] for sign in text]
    after = [*sizes[1:], 0]
    return sum([-one if one < later else one for one, later in zip(sizes, after, strict=True)])


@roman.verify
def _(q: Params, v: Any) -> bool:
    if not hasattr(q, "card"):
        first, second = [
            parse_roman(write_numeral("roman", one)) if one else 0 for one in (q.a, q.b)
        ]
        return parse_roman(write_numeral("roman", v)) == first + (
            -second if q.kind == "sub" else second
        )
    if q.card != "RO1":
        return _cards.is_composed("roman", CARDS[q.card], q, v)
    gold, coins = v
    return gold * 100 == 8 * q.a * 100 and 8 * coins == 2 * q.b * 100


@roman.mistakes
def _(q: Params) -> Iterator[Slip]:
    if hasattr(q, "card"):
        card = CARDS[q.card]
        if q.card == "RO1":
            yield from card.slips(q)
            return
        v = card.result(q)
        yield from _cards.writable_slips(card.slips(q))
    else:
        v = {"add": q.a + q.b, "sub": q.a - q.b}.get(q.kind, q.a)
        if q.kind in ("add", "sub"):
            yield abs(2 * q.a - v) or v + 5, "numeral.wrong_operation"
    plain = sum([WORTH[sign] for sign in write_numeral("roman", v)])
    yield plain, "numeral.nothing_taken_away"
    if v % 5 == 4:
        yield v + 2, "numeral.sign_order"
    if v % 100 // 10 in (4, 9):
        yield v + 20, "numeral.sign_order"
    if v % 10 == 6:
        yield v - 2, "numeral.sign_order"
    if v > 50 and v % 100 >= 50:
        yield v + 50, "numeral.fifty_for_hundred"
    yield v + 5, "numeral.sign_more"
    yield v + 10, "numeral.sign_more"
    if v > 10:
        yield v - 10, "numeral.sign_less"
    yield v + 1, "numeral.sign_more"


@roman.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if hasattr(q, "card"):
        card = CARDS[q.card]
        if q.card != "RO1":
            yield from _cards.composition_steps("numeral", "roman", card, q)
            return
        gold, coins = card.result(q)
        yield step("numeral.say.gold", m=eq(mul(8, q.a), gold))
        yield step("numeral.say.sestertii", grams=2 * q.b, m=eq(mul(25, q.b), coins))
        both = ("list", signs(gold), signs(coins))
        yield step("numeral.say.signs", m=rel("→", ("list", gold, coins), both))
        return
    if q.kind in ("read", "year"):
        terms = explain("roman", q.a)
        for_each: Formula = ("list", *(("raw", one.glyphs) for one in terms))
        yield step("numeral.say.cut", m=for_each)
        total = add(*(one.value for one in terms))
        yield step("numeral.say.add_up", m=q.a if len(terms) == 1 else eq(total, q.a))
        return
    v = q.a
    if q.kind in ("add", "sub"):
        v = q.a + q.b if q.kind == "add" else q.a - q.b
        worked = add(q.a, q.b) if q.kind == "add" else sub(q.a, q.b)
        yield step("numeral.say.our_digits", m=eq(worked, v))
    yield from _cards.sign_steps("numeral", "roman", v)
