"""Statistics of a series: shares of wins, scores and moves, each with its 95% interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from abaculus.bots.series import GameResult, Plan

_Z = 1.959964
_T = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Student's t for 95%, by degrees of freedom from 1."""


class WinShare(Struct, frozen=True):
    """The share of games won, a shared first place counting in parts; Wilson's interval."""

    share: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """An average with Student's interval; a single game has no interval."""

    mean: float
    low: float | None
    high: float | None


class ContestantStats(Struct, frozen=True):
    """The results of one contestant."""

    name: str
    bot: str
    wins: int
    """Games in which it alone was first."""
    draws: int
    """Games in which it shared first place."""
    losses: int
    won: WinShare
    score: Mean
    ahead: Mean | None
    """How much better its score is than the others' average; None: it plays alone."""


class SeriesStats(Struct, frozen=True):
    """The statistics of a series."""

    games: int
    standings: tuple[ContestantStats, ...]
    seats: tuple[WinShare, ...]
    """The share of wins of each seat, from the first seat on."""
    moves: Mean
    """Moves per game, of all seats together."""


def compute_stats(plan: Plan, results: Iterable[GameResult]) -> SeriesStats:
    """The statistics of a series, which do not depend on the order in which games ended."""
    played = sorted(results, key=lambda result: result.number)
    return SeriesStats(
        games=len(played),
        standings=tuple(_contestant_stats(plan, who, played) for who in range(len(plan.bots))),
        seats=tuple(
            wilson_interval(sum(_win_part(result, seat) for result in played), len(played))
            for seat in range(len(plan.bots))
        ),
        moves=student_interval([result.moves for result in played]),
    )


def _contestant_stats(plan: Plan, who: int, results: Sequence[GameResult]) -> ContestantStats:
    seated = [(result, result.seating.index(who)) for result in results]
    parts = [_win_part(result, seat) for result, seat in seated]
    own = [result.outcome.scores[seat] for result, seat in seated]
    return ContestantStats(
        name=plan.names[who],
        bot=plan.bots[who],
        wins=sum(part == 1 for part in parts),
        draws=sum(0 < part < 1 for part in parts),
        losses=sum(part == 0 for part in parts),
        won=wilson_interval(sum(parts), len(parts)),
        score=student_interval(own),
        ahead=_mean_lead(plan, own, [sum(result.outcome.scores) for result in results]),
    )


def _mean_lead(plan: Plan, own: Sequence[int], sums: Sequence[int]) -> Mean | None:
    rivals = len(plan.bots) - 1
    if not rivals:
        return None
    better = -1 if plan.measure.fewest else 1
    return student_interval(
        [better * (mine - (all_ - mine) / rivals) for mine, all_ in zip(own, sums, strict=True)]
    )


def _win_part(result: GameResult, seat: int) -> float:
    first = result.outcome.places[0]
    return 1 / len(first) if seat in first else 0


def wilson_interval(won: float, games: int) -> WinShare:
    """Wilson's score interval for a share."""
    share = won / games
    spread = _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return WinShare(share, max(0.0, middle - reach), min(1.0, middle + reach))


def student_interval(values: Sequence[float]) -> Mean:
    """The mean of some values with the interval of Student's t."""
    mean = fmean(values)
    freedom = len(values) - 1
    if freedom == 0:
        return Mean(mean, None, None)
    quantile = _T[freedom - 1] if freedom <= len(_T) else _Z + (_Z**3 + _Z) / (4 * freedom)
    reach = quantile * stdev(values) / sqrt(len(values))
    return Mean(mean, mean - reach, mean + reach)
