"""Results composed in Chinese characters."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import Asks, Draft, Given, Rng, Step, add, generator, mul
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import Card, Slip
from abaculus.questions.generators.blue._mistakes import of_product, of_tens

SIGNS = ("recall", "convert", "convert", "count", "count", "count", "count")
CARDS = {
    "CH1": Card(
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
    "CH2": Card(
        dice=("d20",),
        result=lambda q: 8 * q.a,
        formula=lambda q: mul(8, q.a),
        slips=lambda q: of_product(8, q.a),
        work=("model", "long", *SIGNS),
    ),
    "CH3": Card(
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
    "CH4": Card(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: of_product(q.a, q.b),
        work=("model", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 45))
def chinese(_r: Rng, p: Given) -> Asks:
    return _cards.asks("blue", p.card, CARDS[p.card])


@chinese.bind
def _(q: Given, rolls: Given) -> Draft:
    return _cards.composed("blue", "chinese", CARDS[q.card], q, rolls)


@chinese.verify
def _(q: Given, v: int) -> bool:
    return _cards.is_composed("chinese", CARDS[q.card], q, v)


@chinese.mistakes
def _(q: Given) -> Iterator[Slip]:
    card = CARDS[q.card]
    v = card.result(q)
    if 100 < v and 0 < v % 100 < 10:
        yield v - v % 10 + v % 10 * 10, "blue.zero_character_forgotten"
    yield from _cards.likely(card.slips(q))
    yield from _cards.likely(of_tens(v))


@chinese.steps
def _(q: Given) -> Iterator[Step]:
    return _cards.composing("blue", "chinese", CARDS[q.card], q)
