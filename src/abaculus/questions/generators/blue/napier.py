"""Products with Napier's bones."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    DiceQuestion,
    Draft,
    Params,
    Rng,
    SolutionStep,
    add,
    eq,
    generator,
    mul,
    number,
    step,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip
from abaculus.questions.generators._evaluate import evaluate

BONES = ("recall", "convert", "convert", "carry", "look", "look", "look", "look")
CARDS = {
    "NA1": BlueCard(
        dice=("d20", "d12", "d4", "d4"),
        result=lambda q: q.a * q.b * (q.c + q.d),
        formula=lambda q: mul(mul(q.a, q.b), add(q.c, q.d)),
        slips=lambda q: (
            (q.a * q.b * q.c + q.d, "blue.brackets_lost"),
            (q.a * q.b + q.c + q.d, "blue.added"),
            (q.a * q.b * q.c * q.d, "blue.rolls_multiplied"),
        ),
        work=("long", "fact", "product", "carry", *BONES),
    ),
    "NA2": BlueCard(
        dice=("d12", "d4"),
        square=True,
        result=lambda q: int(f"{q.n}{q.a}") * (q.b + 5),
        formula=lambda q: mul(q.n * (10 if q.a < 10 else 100) + q.a, add(q.b, 5)),
        slips=lambda q: (
            ((q.n + q.a) * (q.b + 5), "blue.not_side_by_side"),
            (int(f"{q.a}{q.n}") * (q.b + 5), "blue.bones_turned"),
            (int(f"{q.n}{q.a}") * q.b + 5, "blue.brackets_lost"),
        ),
        work=("convert", "fact", "product", "long", *BONES),
    ),
    "NA3": BlueCard(
        dice=("d4", "d4", "d4"),
        square=True,
        result=lambda q: (100 * q.a + q.n) * (q.b + q.c),
        formula=lambda q: mul(add(mul(100, q.a), q.n), add(q.b, q.c)),
        slips=lambda q: (
            ((100 * q.a + q.n) * q.b + q.c, "blue.brackets_lost"),
            ((10 * q.a + q.n) * (q.b + q.c), "blue.zero_bone_forgotten"),
            ((100 * q.a + q.n) * q.b * q.c, "blue.rolls_multiplied"),
        ),
        work=("convert", "fact", "product", "long", *BONES),
    ),
    "NA4": BlueCard(
        dice=("d20", "d12"),
        square=True,
        result=lambda q: q.n * q.a * q.b,
        formula=lambda q: mul(q.n, q.a, q.b),
        slips=lambda q: (
            (q.n * q.a + q.b, "blue.added"),
            (q.n * (q.a + q.b), "blue.rolls_added"),
            (q.n * q.a, "blue.second_use_forgotten"),
        ),
        work=("product", "product", "carry", *BONES),
    ),
}


@generator(presets=_cards.presets(CARDS, 60))
def napier(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


@napier.bind
def _(q: Params, rolls: Params) -> Draft:
    card = CARDS[q.card]
    given = _cards.add_rolls(card, q, rolls)
    answer = number(card.result(given), form="plain")
    return _cards.draft("blue", card, given, answer, "blue.with_bones", tools=("napier",))


@napier.verify
def _(q: Params, v: int) -> bool:
    return v == evaluate(CARDS[q.card].formula(q))


@napier.mistakes
def _(q: Params) -> Iterator[Slip]:
    v = CARDS[q.card].result(q)
    yield from CARDS[q.card].slips(q)
    yield 10 * v, "blue.shifted"
    yield v + 10, "blue.diagonal_carry"
    if v > 100:
        yield v - 100, "blue.diagonal_carry"


@napier.steps
def _(q: Params) -> Iterator[SolutionStep]:
    v = CARDS[q.card].result(q)
    match q.card:
        case "NA1":
            first, factor = q.a * q.b, q.c + q.d
            yield step("blue.say.first_product", m=eq(mul(q.a, q.b), first))
            yield step("blue.say.rolls_together", m=eq(add(q.c, q.d), factor))
        case "NA2":
            first, factor = int(f"{q.n}{q.a}"), q.b + 5
            yield step("blue.say.lay_side_by_side", m=first)
            yield step("blue.say.rolls_together", m=eq(add(q.b, 5), factor))
        case "NA3":
            first, factor = 100 * q.a + q.n, q.b + q.c
            yield step("blue.say.lay_hundreds", m=eq(add(mul(100, q.a), q.n), first))
            yield step("blue.say.rolls_together", m=eq(add(q.b, q.c), factor))
        case _:
            first, factor = q.n * q.a, q.b
            yield step("blue.say.first_product", m=eq(mul(q.n, q.a), first))
    yield step("blue.say.read_row", n=first, k=factor, m=eq(mul(first, factor), v))
