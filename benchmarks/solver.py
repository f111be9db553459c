"""How long it takes to solve MathMetrics for the fastest finish, and the solution."""

from __future__ import annotations

from functools import partial

from abaculus.games.mathmetrics.strategy.course import CircleCourse, course
from abaculus.games.mathmetrics.strategy.speed_solver import SpeedSolver, table_cap
from abaculus.games.mathmetrics.strategy.win_solver import Curves, Rival, surest_win
from abaculus.kernel.bot import never_stop
from benchmarks.stopwatch import milliseconds

_TARGETS = (1, 4, 8, 20)
_RIGHT = (50, 70, 90)


def _solve(run: CircleCourse, percent: int) -> SpeedSolver:
    solver = SpeedSolver(run, (percent, percent, percent), table_cap(run), folder=None)
    solver.work(never_stop)
    return solver


def report() -> list[str]:
    """The section of the results."""
    lines = [
        "## Solving MathMetrics",
        "",
        "The fastest finish as a Markov decision process over positions and tokens, swept until no value moves by more than 10⁻⁶; nothing is read from disk.",
        "",
        "| target | right in 100 | values | sweeps | CPU seconds | expected turns from O29 |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for target in _TARGETS:
        run = course("mm-72", "symmetric", target, False)
        for percent in _RIGHT:
            spent, solver = milliseconds(partial(_solve, run, percent))
            turns = 1 + solver.outlook().rolling("O29", (0, 0, 0))
            states, columns = solver.sweep.shape
            lines.append(
                f"| {target} | {percent} | {states * columns:,} | {solver.sweeps} | {spent / 1000:.1f} | {turns:.2f} |"
            )
    run = course("mm-72", "symmetric", 4, False)
    spent, curves = milliseconds(lambda: Curves(run, 70, folder=None))
    left = [1 - done for done in curves.of(Rival("O29", (0, 0, 0), False, 70))]
    ahead, _ = milliseconds(lambda: surest_win(run, (70, 70, 70), left, never_stop))
    return [
        *lines,
        "",
        f"When somebody is done (60 turns, target 4): {spent / 1000:.1f} CPU seconds; the surest win at the beginning of a game: {ahead / 1000:.1f}.",
    ]
