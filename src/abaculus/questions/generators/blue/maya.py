"""Results composed in Mayan storeys of twenties and units."""

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
from abaculus.questions.generators.blue._mistakes import product_slips, sum_product_slips

SIGNS = ("recall", "long", "carry", "count", "count", "count", "count")
CARDS = {
    "MY1": BlueCard(
        dice=("d20",),
        result=lambda q: 10 * q.a,
        formula=lambda q: mul(5, 2, q.a),
        slips=lambda q: (
            (5 * q.a, "blue.one_of_each_couple"),
            (2 * q.a, "blue.heads_only"),
            (10 + q.a, "blue.added"),
        ),
        work=("model", "fact", *SIGNS),
    ),
    "MY2": BlueCard(
        dice=("d12",),
        result=lambda q: 20 * q.a,
        formula=lambda q: mul(20, q.a),
        slips=lambda q: ((30 * q.a, "blue.our_months"), *product_slips(20, q.a)),
        work=("model", "long", *SIGNS),
    ),
    "MY3": BlueCard(
        dice=("d12", "d4"),
        square=True,
        result=lambda q: q.n + q.a * q.b,
        formula=lambda q: add(q.n, mul(q.a, q.b)),
        slips=lambda q: sum_product_slips(q.n, q.a, q.b),
        work=("model", "fact", "digits", *SIGNS),
    ),
    "MY4": BlueCard(
        dice=("d12",),
        result=lambda q: 18 * q.a,
        formula=lambda q: mul(18, q.a),
        slips=lambda q: ((12 * q.a, "blue.our_years"), *product_slips(18, q.a)),
        work=("model", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 45))
def maya(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


_cards.compose(maya, "mayan", CARDS)


@maya.mistakes
def _(q: Params) -> Iterator[Slip]:
    card = CARDS[q.card]
    v = card.result(q)
    if v % 20 == 0:
        yield v // 20, "blue.shell_forgotten"
    elif v > 9:
        yield 20 * (v // 10) + v % 10, "blue.storeys_of_ten"
    yield from _cards.writable_slips(card.slips(q))
    yield from _cards.writable_slips(((v + 5, "blue.bar_more"), (v - 5, "blue.bar_less")))
    yield from _cards.writable_slips(((v + 20, "blue.storey_slip"), (v - 20, "blue.storey_slip")))
