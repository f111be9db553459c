"""The seven strengths of CalcuSSIMO's bots (specification 12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from abaculus.bots.levels import MemorylessBot, make_level
from abaculus.games.calcussimo.disputes import grid_before
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.moves import Accept, Dispute, FreePlay, LinePlay, Move, Pass, Swap
from abaculus.games.calcussimo.play_search import sample_play
from abaculus.games.calcussimo.state import Disputing
from abaculus.games.calcussimo.strategy.candidates import CandidatePlay, make_candidate
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.strategy.lookahead import Lookahead
from abaculus.games.calcussimo.strategy.rack_value import make_keep, swap_instead
from abaculus.games.calcussimo.view import View
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import GameRng

Plan: TypeAlias = Callable[[View, str, GameRng, Stop], Move | None]
"""Chooses what to do in a turn with the rack held; None: no play is known."""


class CalcussimoBot(MemorylessBot):
    """A bot, defined by how it plans a turn and whether it objects to wrong plays of others."""

    def __init__(self, plan: Plan, objects: bool) -> None:
        self._plan = plan
        self._objects = objects

    def choose(self, view: View, memory: None, rng: GameRng, stop: Stop) -> BotMove[Move]:
        """The bot's move in a turn, or its answer to another seat's play."""
        if isinstance(view.phase, Disputing):
            wrong = self._objects and is_wrong(view, view.phase)
            return BotMove(Dispute() if wrong else Accept(), 2)
        rack = view.racks[view.seat or 0]
        move = self._plan(view, rack, rng, stop)
        if move is None:
            move = Swap(rack) if view.bag else Pass()
        return BotMove(move, _seconds(view, move))


def is_wrong(view: View, phase: Disputing) -> bool:
    """Whether the exact rules refuse the play in question, or its total is too high."""
    before = grid_before(view.grid, phase)
    verdict = judge(view.rules.terms, before, None, phase.play)
    return isinstance(verdict, Refusal) or verdict.points < (phase.play.total or 0)


def _seconds(view: View, move: Move) -> int:
    """The seconds a person would take: longer on a full board, and for every chip."""
    laid = 0
    if isinstance(move, LinePlay):
        laid = sum(chip[0] != "(" for chip in move.run)
    elif isinstance(move, FreePlay):
        laid = len(move.laid)
    seconds = min(6 + 3 * laid + len(view.grid.pieces) // 6, 40)
    time = view.rules.turn_times[view.seat or 0] // 1000
    return min(seconds, time * 2 // 3) if time else seconds


def _choose_randomly(tries: int, view: View, rack: str, rng: GameRng, stop: Stop) -> Move | None:
    """The best of a few random plays."""
    best: CandidatePlay | None = None
    for _ in range(tries):
        found = sample_play(view.rules.terms, view.grid, rack, rng)
        if found is None:
            return None
        if best is None or found.points > best.points:
            best = make_candidate(view.rules, view.grid, rack, found)
    return best.play if best else None


def _choose_by_points(view: View, rack: str, rng: GameRng, stop: Stop) -> Move | None:
    """The play with the most points now."""
    offers = best_candidates(view.rules, view.grid, rack, 1)
    return offers[0].play if offers else None


def _choose_by_points_and_rack(view: View, rack: str, rng: GameRng, stop: Stop) -> Move | None:
    """The play with the most points now plus the worth of the chips kept."""
    others = view.rules.players - len(view.gone) - 1
    keep = make_keep(view.rules, others, view.bag, view.closing)
    offers = best_candidates(view.rules, view.grid, rack, 1, keep)
    if not offers:
        return None
    chip = swap_instead(view.rules, view.bag, rack, offers[0].points)
    return Swap(chip) if chip else offers[0].play


def _make_lookahead_bot(game: AnyGame) -> AnyBot:
    return CalcussimoBot(Lookahead(game).plan, objects=True)


def _level(number: int, plan: Plan) -> BotMaker:
    def make(game: AnyGame) -> AnyBot:
        return CalcussimoBot(plan, objects=number > 2)

    return make_level(number, make)


BOTS = (
    _level(1, partial(_choose_randomly, 1)),
    _level(2, partial(_choose_randomly, 3)),
    _level(3, partial(_choose_randomly, 15)),
    _level(4, partial(_choose_randomly, 60)),
    _level(5, _choose_by_points),
    _level(6, _choose_by_points_and_rack),
    make_level(7, _make_lookahead_bot),
)
