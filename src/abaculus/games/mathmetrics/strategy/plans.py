"""How a choice is made: at random, by the rule of thumb, for speed, for the win (12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from abaculus.games.mathmetrics.clocks import GAME
from abaculus.games.mathmetrics.keys import CATEGORIES, Category
from abaculus.games.mathmetrics.legal_moves import choices
from abaculus.games.mathmetrics.moves import Move
from abaculus.games.mathmetrics.phases import Ended, Starting
from abaculus.games.mathmetrics.strategy.course import CircleCourse, course
from abaculus.games.mathmetrics.strategy.heuristic import LandingHeuristic
from abaculus.games.mathmetrics.strategy.worth import exact_value, heuristic_value
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.bot import Stop
from abaculus.kernel.rng import GameRng
from abaculus.questions.learning.past_answers import estimate_accuracy, round_percent

if TYPE_CHECKING:
    from abaculus.games.mathmetrics.strategy.values import TurnValues
    from abaculus.games.mathmetrics.strategy.win_solver import Rival

Percents: TypeAlias = tuple[int, int, int]
"""A player's accuracy in each category."""
Plan: TypeAlias = Callable[[View, Percents, GameRng, Stop], Move]
"""Makes a choice for a player with this accuracy."""

_ROUGH: Final = 10
"""The step in percent to which the accuracy of others is known."""
_TURNS_FOR_A_TOKEN: Final = 1.75


def choose_randomly(view: View, right: Percents, rng: GameRng, stop: Stop) -> Move:
    """Choose at random."""
    found = choices(view.rules, view.phase)
    return found[rng.below(len(found))]


def choose_greedily(view: View, right: Percents, rng: GameRng, stop: Stop) -> Move:
    """Choose what promises most at first sight."""
    thumb = heuristic_of(view, right)
    found = choices(view.rules, view.phase)
    return max(found, key=lambda move: heuristic_value(thumb, view.phase, move))


def choose_casually(view: View, right: Percents, rng: GameRng, stop: Stop) -> Move:
    """Choose at random half of the time, else at first sight."""
    plan = choose_greedily if rng.below(2) else choose_randomly
    return plan(view, right, rng, stop)


def choose_fast(view: View, right: Percents, rng: GameRng, stop: Stop) -> Move:
    """Choose to finish in the fewest turns or, where the total counts, with the most tokens."""
    outlook = values_of(view, right, stop)
    return choose_greedily(view, right, rng, stop) if outlook is None else _best(view, outlook)


class WinPlan:
    """Chooses to finish before the others; the same outlook serves every choice of a turn."""

    def __init__(self) -> None:
        self._known: tuple[object, TurnValues] | None = None

    def __call__(self, view: View, right: Percents, rng: GameRng, stop: Stop) -> Move:
        """Choose the move that wins most often."""
        outlook = None if is_for_total(view) else self._outlook(view, right, stop)
        return choose_fast(view, right, rng, stop) if outlook is None else _best(view, outlook)

    def _outlook(self, view: View, right: Percents, stop: Stop) -> TurnValues | None:
        others = _rivals(view)
        run = course_of(view)
        if isinstance(view.phase, Starting) or not others:
            return None
        from abaculus.games.mathmetrics.strategy import win_solver

        if not win_solver.is_foreseeable(run):
            return None
        key = (run, right, others)
        if self._known is None or self._known[0] != key:
            left = win_solver.survival(run, others, stop)
            found = win_solver.surest_win(run, right, left, stop)
            if found is None:
                return None
            self._known = (key, found)
        return self._known[1]


def heuristic_of(view: View, right: Percents) -> LandingHeuristic:
    """The viewer's judgement at first sight."""
    shares: dict[Category, float] = {
        category: percent / 100 for category, percent in zip(CATEGORIES, right, strict=True)
    }
    return LandingHeuristic(
        view.rules, view.players[view.seat or 0].tokens, shares, is_for_total(view)
    )


def values_of(view: View, right: Percents, stop: Stop) -> TurnValues | None:
    """The viewer's values: tokens to come, or turns to go; None: stopped before that."""
    return harvest_of(view, right) if is_for_total(view) else speed_of(view, right, stop)


def speed_of(view: View, right: Percents, stop: Stop) -> TurnValues | None:
    """The viewer's turns to go; None: stopped before they were known."""
    from abaculus.games.mathmetrics.strategy.speed_solver import speed

    return speed(course_of(view), right, stop)


def harvest_of(view: View, right: Percents) -> TurnValues:
    """The viewer's expected tokens in the turns left."""
    from abaculus.games.mathmetrics.strategy.recursion import AHEAD, harvest

    left = _rounds_left(view)
    turns = AHEAD if left is None else min(AHEAD, max(1, round(left)))
    return harvest(course_of(view), right, turns)


def course_of(view: View) -> CircleCourse:
    """The course of the game."""
    rules = view.rules
    return course(rules.board, rules.key, rules.target, rules.gentle)


def is_for_total(view: View) -> bool:
    """Whether all tokens count: in time mode, and where time will end the game first."""
    rules = view.rules
    if rules.mode == "time" or view.is_time_up:
        return True
    left = _rounds_left(view)
    need = sum(max(0, rules.target - count) for count in view.players[view.seat or 0].tokens)
    return left is not None and left < _TURNS_FOR_A_TOKEN * need / 2


def _rounds_left(view: View) -> float | None:
    """How many turns of each seat there is time for, at the pace so far; None: unknown."""
    if view.is_time_up:
        return 1.0
    ends = next((one.at for one in view.deadlines if one.name == GAME), None)
    if ends is None or isinstance(view.phase, Ended) or view.turn <= view.rules.players:
        return None
    left, gone = ends - view.phase.since, max(1, view.phase.since - view.begun)
    return left * view.turn / gone / sum(not one.is_gone for one in view.players)


def _best(view: View, outlook: TurnValues) -> Move:
    player, phase = view.players[view.seat or 0], view.phase
    found = choices(view.rules, phase)
    return max(found, key=lambda move: exact_value(outlook, phase, player, move))


def _rivals(view: View) -> tuple[Rival, ...]:
    """All other seats still in, at the beginning of a turn each."""
    from abaculus.games.mathmetrics.strategy.win_solver import Rival

    return tuple(
        Rival(
            one.position,
            one.tokens,
            one.miss,
            round_percent(estimate_accuracy(view.past, seat), _ROUGH),
        )
        for seat, one in enumerate(view.players)
        if seat != view.seat and not one.is_gone and one.position
    )
