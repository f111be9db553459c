"""Many games between the same bots, on all cores, with seats that rotate from game to game."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import get_context
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from abaculus.bots.match import play_game, seed_rngs
from abaculus.bots.time_limit import limit_seconds, no_limit
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.events import Played
from abaculus.kernel.game import POINTS, Measure, Step
from abaculus.kernel.options import Options
from abaculus.kernel.records import Record, RecordPlayer, format_record
from abaculus.kernel.registry import load_family


class Plan(Struct, frozen=True):
    """A series of games, as plain values that can be sent to other processes."""

    family: str
    variant: str
    options: Options
    bots: tuple[str, ...]
    """The names of the bots; the same bot may play several times."""
    games: int
    seed: int | str
    think: float | None = None
    """Seconds a bot may think about a move; None: no limit, and games can be repeated."""
    measure: Measure = POINTS
    """What the scores count."""

    @property
    def names(self) -> tuple[str, ...]:
        """The contestants' names, with a letter if the same bot plays itself."""
        return tuple(
            f"Bot {bot}" if self.bots.count(bot) == 1 else f"Bot {bot} {chr(ord('A') + twin)}"
            for bot, twin in zip(self.bots, _count_twins(self.bots), strict=True)
        )

    def seating(self, number: int) -> tuple[int, ...]:
        """The contestant on each seat in a game; they move on by one seat from game to game."""
        players = len(self.bots)
        return tuple((seat + number) % players for seat in range(players))


def _count_twins(bots: tuple[str, ...]) -> list[int]:
    """For each bot, how many before it have the same name."""
    return [bots[:place].count(bot) for place, bot in enumerate(bots)]


class GameResult(Struct, frozen=True):
    """The result of one game of a series."""

    number: int
    seating: tuple[int, ...]
    outcome: Outcome
    moves: int
    """The moves of all seats together."""
    record: str | None = None

    def without_record(self) -> GameResult:
        """The same without the record, to save memory in a long series."""
        return replace(self, record=None)


def play_one(
    plan: Plan, number: int, watch: Callable[[Step[Any, Any]], object] | None = None
) -> Record:
    """The record of one game of the series, counted from 0; it does not depend on the others."""
    family = load_family(plan.family)
    game = family.game(plan.variant)
    seating = plan.seating(number)
    return play_game(
        family=plan.family,
        game=game,
        options=plan.options,
        bots=[family.bot(plan.bots[who], game).make(game) for who in seating],
        players=[RecordPlayer(plan.names[who], f"bot {plan.bots[who]}") for who in seating],
        rngs=seed_rngs(f"{plan.seed} game {number}", len(plan.bots)),
        watch=watch,
        patience=no_limit if plan.think is None else limit_seconds(plan.think),
    )


def result_of(plan: Plan, number: int, record: Record, *, keep: bool = False) -> GameResult:
    """The result of a record of the series, with its text if `keep`."""
    if record.outcome is None:
        raise ValueError("a game that is not over counts for nothing")
    return GameResult(
        number=number,
        seating=plan.seating(number),
        outcome=record.outcome,
        moves=sum(isinstance(event, Played) for event in record.events),
        record=format_record(load_family(plan.family).game(plan.variant), record) if keep else None,
    )


def series(
    plan: Plan, processes: int | None = None, *, keep: bool = False
) -> Generator[GameResult]:
    """The results as the games end, played on all cores; closing the iterator stops the rest."""
    play = partial(_play, plan, keep)
    many = min(processes or cores(), plan.games)
    if many <= 1:
        yield from map(play, range(plan.games))
        return
    # start new processes: a fork could inherit locks held by the threads of a screen
    with get_context("spawn").Pool(many, initializer=_ignore_interrupt) as pool:
        yield from pool.imap_unordered(play, range(plan.games))


def cores() -> int:
    """The number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play(plan: Plan, keep: bool, number: int) -> GameResult:
    return result_of(plan, number, play_one(plan, number), keep=keep)


def _ignore_interrupt() -> None:
    """Leave Ctrl-C to the parent process, which ends its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
