"""The clock that bots are never shown."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.bots.match import Match, seed_rngs
from abaculus.bots.time_limit import limit_seconds, no_limit
from abaculus.kernel.bot import Stop
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family


def ticking(*times: float) -> Callable[[], float]:
    left = iter(times)
    return lambda: next(left)


def test_each_decision_has_its_own_time() -> None:
    begin = limit_seconds(2, clock=ticking(10.0, 11.9, 12.0, 50.0, 51.0))

    first = begin()
    answers = [first(), first()]
    second = begin()

    assert answers == [False, True]
    assert not second()


def test_without_a_limit_nobody_is_stopped() -> None:
    assert not no_limit()()


def test_a_match_asks_for_time_before_every_choice() -> None:
    family = load_family("pebbles")
    game = family.game("noughts")
    asked: list[Stop] = []

    def patience() -> Stop:
        asked.append(no_limit())
        return asked[-1]

    bots = [family.bots(game)[0].make(game) for _ in range(2)]
    options = choose(game.info.menu, {})
    moves = list(Match(game, options, bots, seed_rngs(1, 2), patience).steps())

    assert len(asked) == len(moves)
