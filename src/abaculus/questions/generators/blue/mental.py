"""Dice in a formula, worked out in the head."""

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
    power,
    step,
    sub,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip
from abaculus.questions.generators._evaluate import evaluate

CARDS = {
    "ME1": BlueCard(
        dice=("d12", "d20"),
        result=lambda q: 2 * q.a**2 + q.b,
        formula=lambda q: add(mul(2, power(q.a, 2)), q.b),
        slips=lambda q: (
            (4 * q.a**2 + q.b, "blue.all_squared"),
            (4 * q.a + q.b, "blue.square_doubled"),
            (q.a**2 + q.b, "blue.two_forgotten"),
            (2 * (q.a**2 + q.b), "blue.sum_doubled"),
            (2 * q.a**2 - q.b, "blue.taken_away"),
        ),
        work=("substitute", "power", "fact", "digits"),
    ),
    "ME2": BlueCard(
        dice=("d4",),
        square=True,
        result=lambda q: q.n * (10 + q.a),
        formula=lambda q: mul(q.n, 10 + q.a),
        slips=lambda q: (
            (10 * q.n + q.a, "blue.units_once"),
            (q.n * (11 + q.a), "blue.one_group_more"),
            (q.n * (9 + q.a), "blue.one_group_less"),
            (10 * q.n, "blue.units_forgotten"),
        ),
        work=("fact", "long", "digits"),
    ),
    "ME3": BlueCard(
        dice=("d12",),
        result=lambda q: 900 - q.a**2,
        formula=lambda q: mul(30 + q.a, 30 - q.a),
        slips=lambda q: (
            (900 + q.a**2, "blue.squares_added"),
            (900 - 2 * q.a, "blue.square_doubled"),
            ((30 - q.a) ** 2, "blue.smaller_squared"),
            ((30 + q.a) ** 2, "blue.larger_squared"),
        ),
        work=("idea", "power", "digits"),
    ),
    "ME4": BlueCard(
        dice=("d12",),
        result=lambda q: (10 * q.a + 5) ** 2,
        formula=lambda q: power(10 * q.a + 5, 2),
        slips=lambda q: (
            (100 * q.a**2 + 25, "blue.twice_product_forgotten"),
            (2 * (10 * q.a + 5), "blue.square_doubled"),
            (100 * (q.a + 1) ** 2 + 25, "blue.upper_tens_squared"),
            (10 * q.a * (q.a + 1) + 25, "blue.zero_lost"),
        ),
        work=("idea", "long", "fact"),
    ),
}


@generator(presets=_cards.presets(CARDS, 30))
def mental(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


@mental.bind
def _(q: Params, rolls: Params) -> Draft:
    card = CARDS[q.card]
    given = _cards.add_rolls(card, q, rolls)
    answer = number(card.result(given), form="plain")
    return _cards.draft("blue", card, given, answer)


@mental.verify
def _(q: Params, v: int) -> bool:
    return v == evaluate(CARDS[q.card].formula(q))


@mental.mistakes
def _(q: Params) -> Iterator[Slip]:
    v = CARDS[q.card].result(q)
    yield from CARDS[q.card].slips(q)
    yield v + 10, "blue.ten_more"
    yield v - 10, "blue.ten_less"


@mental.steps
def _(q: Params) -> Iterator[SolutionStep]:
    formula, result = CARDS[q.card].formula(q), CARDS[q.card].result(q)
    match q.card:
        case "ME1":
            yield step("blue.say.square_first", m=eq(power(q.a, 2), q.a**2))
            yield step(m=eq(formula, add(mul(2, q.a**2), q.b), result))
        case "ME2":
            parts = add(mul(q.n, 10), mul(q.n, q.a))
            yield step("blue.say.ten_and_rest", m=eq(formula, parts))
            yield step(m=eq(add(10 * q.n, q.n * q.a), result))
        case "ME3":
            squares = sub(power(30, 2), power(q.a, 2))
            yield step("blue.say.two_squares", m=eq(formula, squares))
            yield step(m=eq(sub(900, q.a**2), result))
        case _:
            tens = mul(q.a, q.a + 1)
            yield step("blue.say.ends_in_five", a=q.a, b=q.a + 1, m=eq(tens, q.a * (q.a + 1)))
            yield step(m=eq(formula, add(mul(q.a * (q.a + 1), 100), 25), result))
