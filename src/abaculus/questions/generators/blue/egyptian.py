"""Results composed in Egyptian signs."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import Asks, Draft, Given, Rng, Step, add, generator, mul
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import Card, Slip
from abaculus.questions.generators.blue._mistakes import of_product, of_tens

SIGNS = ("recall", "convert", "count", "count", "count", "count", "count", "count")
CARDS = {
    "EG1": Card(
        dice=("d12", "d20"),
        result=lambda q: 10 * q.a + 5 * q.b,
        formula=lambda q: add(mul(10, q.a), mul(5, q.b)),
        slips=lambda q: (
            (10 * q.a + q.b, "blue.width_forgotten"),
            (5 * q.a + 10 * q.b, "blue.exchanged"),
            (10 + q.a + 5 + q.b, "blue.added"),
        ),
        work=("model", "fact", "fact", "carry", *SIGNS),
    ),
    "EG2": Card(
        dice=("d12",),
        result=lambda q: 16 * q.a,
        formula=lambda q: mul(2, 2, 2, 2, q.a),
        slips=lambda q: (
            (8 * q.a, "blue.doubled_less"),
            (32 * q.a, "blue.doubled_more"),
            (4 * q.a, "blue.times_four"),
        ),
        work=("fact", "fact", "digits", "digits", *SIGNS),
    ),
    "EG3": Card(
        dice=("d4",),
        square=True,
        result=lambda q: q.n * q.a,
        formula=lambda q: mul(q.n, q.a),
        slips=lambda q: of_product(q.n, q.a),
        work=("model", "long", *SIGNS),
    ),
    "EG4": Card(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: of_product(q.a, q.b),
        work=("model", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 45))
def egyptian(_r: Rng, p: Given) -> Asks:
    return _cards.asks("blue", p.card, CARDS[p.card])


@egyptian.bind
def _(q: Given, rolls: Given) -> Draft:
    return _cards.composed("blue", "egyptian", CARDS[q.card], q, rolls)


@egyptian.verify
def _(q: Given, v: int) -> bool:
    return _cards.is_composed("egyptian", CARDS[q.card], q, v)


@egyptian.mistakes
def _(q: Given) -> Iterator[Slip]:
    card = CARDS[q.card]
    yield from _cards.likely(card.slips(q))
    yield from _cards.likely(of_tens(card.result(q)))


@egyptian.steps
def _(q: Given) -> Iterator[Step]:
    return _cards.composing("blue", "egyptian", CARDS[q.card], q)
