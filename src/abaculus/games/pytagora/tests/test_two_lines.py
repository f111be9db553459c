"""The face with two equalities: a turn is planned as a whole."""

from __future__ import annotations

from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.strategy.best_turn import THOROUGH
from abaculus.games.pytagora.compose.strategy.turns import TurnOffer, TurnSearch
from abaculus.games.pytagora.tests.compose_tables import GAME, table
from abaculus.kernel.bot import never_stop

HAND = "126799+-"
"""1=2+96-97 uses it up for 13 points; 2+6=17-9 brings 8, and then [9]=9 through its 9 brings 6."""


def offers(*, second: bool, top: int = 3) -> list[TurnOffer]:
    state = table([HAND, "1"], face="two", phase=Composing(0, 0, second=second))
    return TurnSearch(GAME.view(state, 0), THOROUGH, never_stop).offers(top)


def test_the_turn_that_brings_most_in_all_comes_first() -> None:
    found = offers(second=False)

    assert [(8, 14), (8, 14), (13, 13)] == [(one.points, one.total) for one in found]


def test_after_the_first_line_only_the_second_counts() -> None:
    found = offers(second=True)

    assert [(13, 13)] * 3 == [(one.points, one.total) for one in found]
