"""Results composed in eastern Arabic digits."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import Asks, Draft, Given, Rng, Step, add, generator, mul
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import Card, Slip
from abaculus.questions.generators.blue._mistakes import of_product, of_sum_with_product, of_tens

SIGNS = ("recall", "convert")
LOOKALIKE = {"0": "5", "5": "0", "6": "7", "7": "6", "2": "3", "3": "2"}
"""Eastern digits that are easily taken for one another, or look like another western one."""
CARDS = {
    "AR1": Card(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: of_product(q.a, q.b),
        work=("long", *SIGNS),
    ),
    "AR2": Card(
        dice=("d4",),
        square=True,
        result=lambda q: q.n * q.a,
        formula=lambda q: mul(q.n, q.a),
        slips=lambda q: of_product(q.n, q.a),
        work=("long", *SIGNS),
    ),
    "AR3": Card(
        dice=("d20", "d4"),
        square=True,
        result=lambda q: q.n + q.a * q.b,
        formula=lambda q: add(q.n, mul(q.a, q.b)),
        slips=lambda q: of_sum_with_product(q.n, q.a, q.b),
        work=("long", "digits", *SIGNS),
    ),
    "AR4": Card(
        dice=("d12", "d4", "d12"),
        result=lambda q: (q.a + q.b) * q.c,
        formula=lambda q: mul(add(q.a, q.b), q.c),
        slips=lambda q: (
            (q.a + q.b * q.c, "blue.brackets_lost"),
            (q.a + q.b + q.c, "blue.added"),
            ((q.a + q.b) * (q.c + 1), "blue.one_group_more"),
        ),
        work=("fact", "long", *SIGNS),
    ),
}


@generator(presets=_cards.presets(CARDS, 30))
def arabic(_r: Rng, p: Given) -> Asks:
    return _cards.asks("blue", p.card, CARDS[p.card])


@arabic.bind
def _(q: Given, rolls: Given) -> Draft:
    return _cards.composed("blue", "arabic-indic", CARDS[q.card], q, rolls)


@arabic.verify
def _(q: Given, v: int) -> bool:
    return _cards.is_composed("arabic-indic", CARDS[q.card], q, v)


@arabic.mistakes
def _(q: Given) -> Iterator[Slip]:
    card = CARDS[q.card]
    written = str(card.result(q))
    for place, digit in enumerate(written):
        if digit in LOOKALIKE and (place or digit != "5"):
            alike = written[:place] + LOOKALIKE[digit] + written[place + 1 :]
            yield int(alike), "blue.digit_looks_alike"
            break
    yield from _cards.likely(card.slips(q))
    yield from _cards.likely(of_tens(card.result(q)))


@arabic.steps
def _(q: Given) -> Iterator[Step]:
    return _cards.composing("blue", "arabic-indic", CARDS[q.card], q)
