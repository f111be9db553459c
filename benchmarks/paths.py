"""Ways of choosing paths in MathMetrics against each other, all equally good at questions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from abaculus.bots.match import play_game, seed_rngs
from abaculus.bots.series import GameResult, Plan, result_of
from abaculus.bots.statistics import WinShare, compute_stats
from abaculus.games.mathmetrics.board import BOARD
from abaculus.games.mathmetrics.bots import MathMetricsBot
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.strategy.course import course
from abaculus.games.mathmetrics.strategy.plans import Plan as Ways
from abaculus.games.mathmetrics.strategy.plans import (
    WinPlan,
    choose_casually,
    choose_fast,
    choose_greedily,
    choose_randomly,
)
from abaculus.games.mathmetrics.strategy.win_solver import Rival, curves, surest_win, survival
from abaculus.kernel.bot import never_stop
from abaculus.kernel.options import choose
from abaculus.kernel.records import RecordPlayer

_RIGHT = (70, 70, 70)
_SECONDS = 8
_WAYS: dict[str, Callable[[], Ways]] = {
    "random": lambda: choose_randomly,
    "casual": lambda: choose_casually,
    "greedy": lambda: choose_greedily,
    "exact for speed": lambda: choose_fast,
    "for winning": WinPlan,
}
_CELLS = (
    ("casual", "random", 2000),
    ("greedy", "random", 2000),
    ("greedy", "casual", 2000),
    ("exact for speed", "random", 2000),
    ("exact for speed", "casual", 2000),
    ("exact for speed", "greedy", 2000),
    ("for winning", "greedy", 40),
)
"""The pairings and their numbers of games; those who play to win search anew in each turn."""
_RIVALS = (1, 3, 5)


def _game(plan: Plan, number: int) -> GameResult:
    game = MathMetrics(plan.variant)
    seating = plan.seating(number)
    record = play_game(
        family=plan.family,
        game=game,
        options=plan.options,
        bots=[MathMetricsBot(_WAYS[plan.bots[who]](), _RIGHT, _SECONDS) for who in seating],
        players=[RecordPlayer(plan.names[who], plan.bots[who]) for who in seating],
        rngs=seed_rngs(f"{plan.seed} game {number}", len(plan.bots)),
    )
    return result_of(plan, number, record)


def measure_share(strong: str, weak: str, games: int) -> WinShare:
    """The share of games that one way of choosing wins against another."""
    options = choose(MathMetrics("token").info.menu, {})
    plan = Plan("mathmetrics", "token", options, (strong, weak), games, "paths")
    return compute_stats(plan, [_game(plan, number) for number in range(games)]).standings[0].won


def report() -> list[str]:
    """The section of the results."""
    lines = [
        "## Ways of choosing paths in MathMetrics",
        "",
        f"Two players who answer {_RIGHT[0]} of 100 questions rightly, target 4, seats alternating; share of games won, in brackets the 95% interval (Wilson).",
        "",
        "| paths | against | games | won |",
        "| --- | --- | --- | --- |",
    ]
    for strong, weak, games in _CELLS:
        won = measure_share(strong, weak, games)
        lines.append(
            f"| {strong} | {weak} | {games} | {won.share:.1%} ({won.low:.1%} to {won.high:.1%}) |"
        )
    return [*lines, "", *_worth_of_watching()]


def _worth_of_watching() -> list[str]:
    """What playing to win adds, computed exactly against players who do not react."""
    run = course(BOARD, "symmetric", 4, False)
    rival = Rival("O29", (0, 0, 0), False, _RIGHT[0])
    done = curves(run, rival.percent).of(rival)
    comparisons: list[str] = []
    for many in _RIVALS:
        fast_wins = sum((now - before) * (1 - before) ** many for before, now in pairwise(done))
        outlook = surest_win(run, _RIGHT, survival(run, [rival] * many, never_stop), never_stop)
        assert outlook is not None
        comparisons.append(
            f"{outlook.rolling('O29', (0, 0, 0)):.2%} instead of {fast_wins:.2%} against {many}"
        )
    return [
        "Playing for the win instead of for speed, from the beginning of a game, against players for speed who do not react (worked out, not played): "
        + ", ".join(comparisons)
        + "."
    ]
