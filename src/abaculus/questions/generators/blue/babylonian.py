"""Results composed in Babylonian wedges: sixties and units."""

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
from abaculus.questions.generators.blue._mistakes import product_slips

SIGNS = ("recall", "long", "digits", "convert", "convert", *("count",) * 8)
CARDS = {
    "BA1": BlueCard(
        dice=("d20",),
        result=lambda q: 12 * q.a,
        formula=lambda q: mul(2, 6, q.a),
        slips=lambda q: (
            (24 * q.a, "blue.whole_salary"),
            (6 * q.a, "blue.shekels_counted"),
            (12 + q.a, "blue.added"),
        ),
        work=("model", "fact", "fact", *SIGNS),
    ),
    "BA2": BlueCard(
        dice=("d4", "d20"),
        result=lambda q: 45 * q.a + q.b,
        formula=lambda q: add(mul(45, q.a), q.b),
        slips=lambda q: (
            (45 * q.a, "blue.rest_forgotten"),
            (45 * (q.a + 1) + q.b, "blue.one_group_more"),
            (45 + q.a + q.b, "blue.added"),
        ),
        work=("model", "long", "digits", *SIGNS),
    ),
    "BA3": BlueCard(
        dice=("d20",),
        square=True,
        result=lambda q: 6 * q.a + q.n,
        formula=lambda q: add(q.n, mul(6, q.a)),
        slips=lambda q: (
            (6 * q.a, "blue.start_forgotten"),
            (6 + q.a + q.n, "blue.added"),
            (6 * (q.a + 1) + q.n, "blue.one_group_more"),
        ),
        work=("model", "long", "digits", *SIGNS),
    ),
    "BA4": BlueCard(
        dice=("d4",),
        stories=3,
        result=lambda q: 60 * q.a,
        formula=lambda q: mul(60, q.a),
        slips=lambda q: ((100 * q.a, "blue.hundreds_for_sixties"), *product_slips(60, q.a)),
        work=("model", "fact", "idea", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 60))
def babylonian(r: Rng, p: Params) -> DiceQuestion:
    card = CARDS[p.card]
    return _cards.asks("blue", p.card, card, r.below(card.stories))


_cards.compose(babylonian, "babylonian", CARDS)


@babylonian.mistakes
def _(q: Params) -> Iterator[Slip]:
    card = CARDS[q.card]
    v = card.result(q)
    if v % 60 == 0:
        yield v // 60, "blue.empty_column_forgotten"
    elif v > 99:
        yield 60 * (v // 100) + v % 100, "blue.columns_of_hundred"
    yield from _cards.writable_slips(card.slips(q))
    yield from _cards.writable_slips(((v + 60, "blue.wedge_in_front"), (v - 60, "blue.wedge_lost")))
    yield from _cards.writable_slips(((v + 10, "blue.ten_more"), (v - 10, "blue.ten_less")))
