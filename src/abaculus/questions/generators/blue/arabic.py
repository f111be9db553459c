"""Results composed in eastern Arabic digits."""

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
from abaculus.questions.generators.blue._mistakes import (
    product_slips,
    sum_product_slips,
    tens_slips,
)

SIGNS = ("recall", "convert")
LOOKALIKE = {"0": "5", "5": "0", "6": "7", "7": "6", "2": "3", "3": "2"}
"""Eastern digits that are easily taken for one another, or look like another western one."""
CARDS = {
    "AR1": BlueCard(
        dice=("d20", "d12"),
        result=lambda q: q.a * q.b,
        formula=lambda q: mul(q.a, q.b),
        slips=lambda q: product_slips(q.a, q.b),
        work=("long", *SIGNS),
    ),
    "AR2": BlueCard(
        dice=("d4",),
        square=True,
        result=lambda q: q.n * q.a,
        formula=lambda q: mul(q.n, q.a),
        slips=lambda q: product_slips(q.n, q.a),
        work=("long", *SIGNS),
    ),
    "AR3": BlueCard(
        dice=("d20", "d4"),
        square=True,
        result=lambda q: q.n + q.a * q.b,
        formula=lambda q: add(q.n, mul(q.a, q.b)),
        slips=lambda q: sum_product_slips(q.n, q.a, q.b),
        work=("long", "digits", *SIGNS),
    ),
    "AR4": BlueCard(
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
def arabic(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


_cards.compose(arabic, "arabic-indic", CARDS)


@arabic.mistakes
def _(q: Params) -> Iterator[Slip]:
    card = CARDS[q.card]
    written = str(card.result(q))
    for place, digit in enumerate(written):
        if digit in LOOKALIKE and (place or digit != "5"):
            alike = written[:place] + LOOKALIKE[digit] + written[place + 1 :]
            yield int(alike), "blue.digit_looks_alike"
            break
    yield from _cards.writable_slips(card.slips(q))
    yield from _cards.writable_slips(tens_slips(card.result(q)))
