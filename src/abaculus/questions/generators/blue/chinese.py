"""Results composed in Chinese characters."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    DiceQuestion,
    Params,
    Rng,
    add,
    generator,
    mul,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip
from abaculus.questions.generators.blue._mistakes import product_slips, tens_slips

SIGNS = ("recall", "convert", "convert", "count", "count", "count", "count")
CARDS = {
    "CH1": BlueCard(
        dice=("d20", "d4"),
        result=lambda q: 3 * q.a * q.b,
        formula=lambda q: mul(3, q.a, q.b),
        slips=lambda q: (
            (q.a * q.b, "blue.weight_forgotten"),
            (3 * q.a + q.b, "blue.added"),
            (3 * (q.a + q.b), "blue.added"),
        ),
        work=("model", "fact", "long", *SIGNS),
    ),
    "CH2": BlueCard(
        dice=("d20",),
        result=lambda q: 8 * q.a,
        formula=lambda q: mul(8, q.a),
        slips=lambda q: product_slips(8, q.a),
        work=("model", "long", *SIGNS),
    ),
    "CH3": BlueCard(
        dice=("d12",),
        square=True,
        result=lambda q: 100 + q.n + q.a,
        formula=lambda q: add(100, q.n, q.a),
        slips=lambda q: (
            (100 + q.n, "blue.rest_forgotten"),
            (100 + q.a, "blue.start_forgotten"),
        ),
        work=("model", "digits", "carry", *SIGNS),
    ),
    "CH4": BlueCard(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: product_slips(q.a, q.b),
        work=("model", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 45))
def chinese(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


_cards.compose(chinese, "chinese", CARDS)


@chinese.mistakes
def _(q: Params) -> Iterator[Slip]:
    card = CARDS[q.card]
    v = card.result(q)
    if 100 < v and 0 < v % 100 < 10:
        yield v - v % 10 + v % 10 * 10, "blue.zero_character_forgotten"
    yield from _cards.writable_slips(card.slips(q))
    yield from _cards.writable_slips(tens_slips(v))
