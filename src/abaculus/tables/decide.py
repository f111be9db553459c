"""Decides a command: the entries to append, or a refusal; chance and time come from outside."""

from __future__ import annotations

from typing import Any, assert_never

from abaculus.kernel.awaits import Turn
from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.kernel.rng import GameRng
from abaculus.tables import in_game, lobby
from abaculus.tables.commands import (
    AnswerTakeback,
    ArrangeSeats,
    ChangeOptions,
    Command,
    HoldSeat,
    LeaveSeat,
    LockDoor,
    Pause,
    Play,
    Rematch,
    Remove,
    Rename,
    RequestTakeback,
    Resign,
    Resume,
    ReturnSeat,
    Start,
)
from abaculus.tables.decision import Decision, DecisionBuilder
from abaculus.tables.lobby import open_table, rematch, sit
from abaculus.tables.permissions import Actor, is_host, require_host, seats_of
from abaculus.tables.table import TableState

__all__ = [
    "Actor",
    "Decision",
    "decide",
    "decide_bot_move",
    "is_host",
    "next_deadline",
    "open_table",
    "pass_time",
    "rematch",
    "seats_of",
    "sit",
]


def decide(
    table: TableState, person: Actor, command: Command, now: int, rng: GameRng
) -> Decision | Refusal:
    """Decide a command at this table time in milliseconds; deadlines that are due come first.

    An allowed `Rematch` appends nothing here: `rematch` opens the new table.
    """
    draft = DecisionBuilder(table, rng)
    at = _table_time(table, now)
    try:
        match command:
            case Play():
                in_game.play(draft, person, command, at)
            case (
                Resign()
                | Rename()
                | RequestTakeback()
                | AnswerTakeback()
                | LeaveSeat()
                | ReturnSeat()
            ):
                _run_seat_command(draft, person, command, at)
            case _:
                require_host(table, person)
                _run_host_command(draft, command, at, rng)
    except RefusedError as refused:
        return refused.refusal
    return draft.decision()


def pass_time(table: TableState, now: int, rng: GameRng) -> Decision | None:
    """The decision that deadlines before `now` cause; None if none has passed."""
    if table.phase != "playing":
        return None
    draft = DecisionBuilder(table, rng)
    draft.pass_time(now)
    decision = draft.decision()
    return decision if decision.entries else None


def decide_bot_move(
    table: TableState, seat: Seat, move: Any, now: int, rng: GameRng
) -> Decision | Refusal:
    """Decide a move by a bot, in its own seat or as a stand-in."""
    draft = DecisionBuilder(table, rng)
    try:
        in_game.play_bot_move(draft, seat, move, _table_time(table, now))
    except RefusedError as refused:
        return refused.refusal
    return draft.decision()


def next_deadline(table: TableState) -> int | None:
    """The earliest running deadline; it has passed one millisecond later, unless it is sharp."""
    awaits = table.awaits() if table.phase == "playing" else None
    if not isinstance(awaits, Turn) or not awaits.deadlines:
        return None
    return min(deadline.at for deadline in awaits.deadlines)


def _table_time(table: TableState, now: int) -> int:
    """The table time, which never runs backwards and stops during a pause."""
    return table.at if table.phase == "paused" else max(now, table.at)


def _run_seat_command(
    draft: DecisionBuilder,
    person: Actor,
    command: Resign | Rename | RequestTakeback | AnswerTakeback | LeaveSeat | ReturnSeat,
    now: int,
) -> None:
    match command:
        case Resign():
            in_game.resign(draft, person, command, now)
        case Rename():
            lobby.rename(draft, person, command)
        case RequestTakeback():
            in_game.request_takeback(draft, person, command, now)
        case AnswerTakeback():
            in_game.answer_takeback(draft, person, command, now)
        case LeaveSeat():
            lobby.leave_seat(draft, person, command)
        case ReturnSeat():
            in_game.return_seat(draft, person, command)
        case _ as never:
            assert_never(never)


def _run_host_command(
    draft: DecisionBuilder,
    command: ArrangeSeats
    | ChangeOptions
    | LockDoor
    | Start
    | Pause
    | Resume
    | HoldSeat
    | Remove
    | Rematch,
    now: int,
    rng: GameRng,
) -> None:
    match command:
        case ArrangeSeats():
            lobby.arrange_seats(draft, command, rng)
        case ChangeOptions():
            lobby.change_options(draft, command)
        case LockDoor():
            lobby.lock_door(draft, command)
        case Start():
            lobby.start(draft)
        case Pause():
            in_game.pause(draft, now)
        case Resume():
            in_game.resume(draft)
        case HoldSeat():
            in_game.hold_seat(draft, command)
        case Remove():
            _remove(draft, command, now)
        case Rematch():
            lobby.require_rematch(draft.table)
        case _ as never:
            assert_never(never)


def _remove(draft: DecisionBuilder, command: Remove, now: int) -> None:
    if draft.table.phase == "waiting":
        lobby.clear_seat(draft, command)
    else:
        in_game.leave(draft, command.seat, now)
