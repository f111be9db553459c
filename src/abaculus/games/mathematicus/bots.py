"""The five levels of Mathematicus' bots (specification 12)."""

from __future__ import annotations

from typing import Final

from abaculus.bots.levels import MemorylessBot, make_level
from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue import NUMBERS
from abaculus.games.mathematicus.clocks import due, voters
from abaculus.games.mathematicus.legal_moves import phase_moves
from abaculus.games.mathematicus.moves import Judge, Move, Number, Pawn, Remainder, Roll, Yes
from abaculus.games.mathematicus.skips import remainder
from abaculus.games.mathematicus.state import State, is_cards_only
from abaculus.games.mathematicus.strategy.course import HARDER
from abaculus.games.mathematicus.strategy.plans import (
    Plan,
    choose_casually,
    choose_exactly,
    choose_greedily,
    choose_thriftily,
)
from abaculus.games.mathematicus.strategy.playouts import choose_by_trial
from abaculus.games.mathematicus.turns import free_pawns
from abaculus.games.mathematicus.view import View
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, BotPause, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import GameRng

_SECONDS: Final = 2
_LOOK: Final = 3
"""Seconds for everyone to read a verdict before play continues."""
_WINDOW: Final = (1, 3)
"""Seconds until a bot decides whether to challenge."""
_SURE: Final = 98
_BLUE: Final = 5
"""How many percentage points less often a bot is right with a blue card."""
_GIMMICK_SECONDS: Final = 4


class MathematicusBot(MemorylessBot):
    """A bot, defined by how it chooses and how often its answers are right."""

    def __init__(self, plan: Plan, percent: int) -> None:
        self._plan, self._percent = plan, percent

    def choose(self, view: View, memory: None, rng: GameRng, stop: Stop) -> BotMove[Move]:
        """The bot's move; of a question it sees the level and nothing of the key."""
        state, seat = view.table, view.seat or 0
        if seat in voters(state):
            return BotMove(_vote(state, seat), _SECONDS)
        phase = state.phase
        if isinstance(phase, phases.Ended) or seat not in due(state):
            return BotMove(Yes(), _SECONDS)
        if isinstance(phase, phases.Answering):
            return self._answer(state, phase.question, rng)
        if isinstance(phase, phases.Gimmick):
            seconds = _GIMMICK_SECONDS + rng.below(_GIMMICK_SECONDS)
            return BotMove(self._remainder(phase, rng), seconds, BotPause(seconds))
        if isinstance(phase, phases.Judging):
            return BotMove(Judge(None), _SECONDS)
        if isinstance(phase, phases.Starting) and not state.hands[seat].pawn:
            return BotMove(_pawn(state, rng), _SECONDS)
        seconds, pause = _SECONDS, _pause(state)
        if isinstance(phase, phases.Window):
            least, most = _WINDOW
            seconds = least + rng.below(most - least + 1)
            pause = BotPause(seconds)
        return BotMove(self._planned(state, seat, rng, stop), seconds, pause)

    def _planned(self, state: State, seat: Seat, rng: GameRng, stop: Stop) -> Move:
        if isinstance(state.phase, phases.BackRoll):
            return Roll(12)
        if isinstance(state.phase, phases.BluePick):
            return Number(1 + rng.below(NUMBERS))
        moves = list(phase_moves(state, seat))
        if len(moves) == 1:
            return moves[0]
        return self._plan(state, seat, self._percent, moves, rng, stop)

    def _answer(self, state: State, question: phases.QuestionState, rng: GameRng) -> BotMove[Move]:
        """Right by chance, after a quarter to three quarters of the question's time."""
        quarter = max(1, question.seconds // 4)
        seconds = quarter + rng.below(2 * quarter + 1)
        harder = HARDER * (question.level - state.hands[question.seat].level)
        lost = _BLUE if question.blue is not None else harder
        percent = min(_SURE, max(1, self._percent - lost))
        return BotMove(ChanceAnswer(percent), seconds, BotPause(seconds))

    def _remainder(self, phase: phases.Gimmick, rng: GameRng) -> Move:
        """Worked out correctly as often as its answers are."""
        answer = remainder(phase.rolls)
        if rng.below(100) >= self._percent:
            answer = (answer + 1 + rng.below(2)) % 3
        return Remainder(answer)


def _vote(state: State, seat: Seat) -> Move:
    """The bot's vote: it follows the humans, and repeats a verdict already given."""
    vote, verdict = state.vote, state.verdict
    if vote is not None and vote.judge == seat:
        return Judge(verdict is not None and verdict.is_right)
    return Yes()


def _pawn(state: State, rng: GameRng) -> Move:
    free = free_pawns(state)
    solid = free[rng.below(len(free))]
    return next(pawn for pawn in _PAWNS if pawn.solid == solid)


_PAWNS: Final = (Pawn("T"), Pawn("C"), Pawn("O"), Pawn("D"), Pawn("I"))


def _pause(state: State) -> BotPause | None:
    """A pause after a verdict, so that people can read it."""
    return None if state.before is None or is_cards_only(state) else BotPause(_LOOK)


def _level(number: int, plan: Plan, percent: int) -> BotMaker:
    def make(game: AnyGame) -> AnyBot:
        return MathematicusBot(plan, percent)

    return make_level(number, make)


BOTS: Final = (
    _level(1, choose_casually, 50),
    _level(2, choose_greedily, 60),
    _level(3, choose_thriftily, 75),
    _level(4, choose_exactly, 85),
    _level(5, choose_by_trial, 95),
)
"""Wanderer, Collector, Saver, Racer, Champion."""
