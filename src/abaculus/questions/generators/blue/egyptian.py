"""Results composed in Egyptian signs."""

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

SIGNS = ("recall", "convert", "count", "count", "count", "count", "count", "count")
CARDS = {
    "EG1": BlueCard(
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
    "EG2": BlueCard(
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
    "EG3": BlueCard(
        dice=("d4",),
        square=True,
        result=lambda q: q.n * q.a,
        formula=lambda q: mul(q.n, q.a),
        slips=lambda q: product_slips(q.n, q.a),
        work=("model", "long", *SIGNS),
    ),
    "EG4": BlueCard(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: product_slips(q.a, q.b),
        work=("model", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 45))
def egyptian(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


_cards.compose(egyptian, "egyptian", CARDS)


@egyptian.mistakes
def _(q: Params) -> Iterator[Slip]:
    card = CARDS[q.card]
    yield from _cards.writable_slips(card.slips(q))
    yield from _cards.writable_slips(tens_slips(card.result(q)))
