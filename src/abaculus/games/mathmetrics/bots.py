"""The five levels of MathMetrics' bots (specification 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from abaculus.bots.levels import MemorylessBot, make_level
from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.moves import Here, Move, Roll
from abaculus.games.mathmetrics.strategy.plans import (
    Percents,
    Plan,
    WinPlan,
    choose_casually,
    choose_fast,
    choose_greedily,
    choose_randomly,
)
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, BotPause, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import GameRng

_ROLL_SECONDS: Final = 1
_CHOICE_SECONDS: Final = 3
_LOOK: Final = 3
"""Seconds for everyone to read a verdict before play continues."""
_IN_TIME: Final = 2
"""Seconds before the end of its time by which a bot has answered."""


class MathMetricsBot(MemorylessBot):
    """A bot, defined by how it chooses, how often it is right, and how long it takes."""

    def __init__(self, plan: Plan, right: Percents, seconds: int) -> None:
        self._plan, self._right, self._seconds = plan, right, seconds

    def choose(self, view: View, memory: None, rng: GameRng, stop: Stop) -> BotMove[Move]:
        """The bot's move; of a question it sees the category and nothing of the key."""
        phase = view.phase
        if isinstance(phase, phases.Ended) or phase.seat != view.seat:
            return BotMove(Here(), _ROLL_SECONDS)
        if isinstance(phase, phases.Asking):
            return self._answer(phase, rng)
        if isinstance(phase, phases.Ordering | phases.Ready | phases.Bonus):
            return BotMove(Roll(), _ROLL_SECONDS, _pause(view))
        return BotMove(self._plan(view, self._right, rng, stop), _CHOICE_SECONDS, _pause(view))

    def _answer(self, phase: phases.Asking, rng: GameRng) -> BotMove[Move]:
        """Right by chance, after half to one and a half times its usual time."""
        seconds = self._seconds // 2 + rng.below(self._seconds + 1)
        if phase.limit:
            seconds = min(seconds, max(1, phase.limit // 1000 - _IN_TIME))
        percent = self._right[CATEGORIES.index(phase.category)]
        return BotMove(ChanceAnswer(percent), seconds, BotPause(seconds))


def _pause(view: View) -> BotPause | None:
    """A pause after a verdict, so that people can read it."""
    if view.judgement is None:
        return None
    begins = isinstance(view.phase, phases.Ready | phases.Hole)
    is_fresh = view.judgement.turn >= view.turn - (1 if begins else 0)
    return BotPause(_LOOK) if is_fresh else None


def _level(number: int, plan: Callable[[], Plan], right: Percents, seconds: int) -> BotMaker:
    def make(game: AnyGame) -> AnyBot:
        return MathMetricsBot(plan(), right, seconds)

    return make_level(number, make)


BOTS: Final = (
    _level(1, lambda: choose_randomly, (50, 45, 55), 12),
    _level(2, lambda: choose_casually, (60, 60, 75), 10),
    _level(3, lambda: choose_greedily, (80, 85, 75), 8),
    _level(4, lambda: choose_fast, (90, 88, 92), 6),
    _level(5, WinPlan, (95, 95, 95), 5),
)
"""Tourist, Pupil, Captain, Professor, Champion."""
