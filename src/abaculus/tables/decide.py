"""What a table answers to a command: the lines it writes, or why not. Chance and time come in."""

from __future__ import annotations

from typing import Any, assert_never

from abaculus.kernel.awaits import Turn
from abaculus.kernel.messages import Refusal, Refused, Seat
from abaculus.kernel.rng import Nature
from abaculus.tables import in_game, lobby
from abaculus.tables.commands import (
    AnswerBack,
    Arrange,
    AskBack,
    Command,
    HandBack,
    Hold,
    Pause,
    Play,
    Rematch,
    Remove,
    Rename,
    Resign,
    Resume,
    Rise,
    Seating,
    Start,
)
from abaculus.tables.decision import Decision, Pen
from abaculus.tables.lobby import open_table, rematch, sit
from abaculus.tables.permissions import Person, is_host, need_host, seats_of
from abaculus.tables.table import Table

__all__ = [
    "Decision",
    "Person",
    "bot_plays",
    "decide",
    "is_host",
    "next_deadline",
    "open_table",
    "pass_time",
    "rematch",
    "seats_of",
    "sit",
]


def decide(
    table: Table, person: Person, command: Command, now: int, nature: Nature
) -> Decision | Refusal:
    """What a command leads to at this table millisecond; deadlines that are due come first.

    A `Rematch` that is allowed writes nothing here: `rematch` opens the new table.
    """
    pen = Pen(table, nature)
    at = _moment(table, now)
    try:
        match command:
            case Play():
                in_game.play(pen, person, command, at)
            case Resign() | Rename() | AskBack() | AnswerBack() | Rise() | HandBack():
                _for_seat(pen, person, command, at)
            case _:
                need_host(table, person)
                _for_table(pen, command, at, nature)
    except Refused as refused:
        return refused.refusal
    return pen.decision()


def pass_time(table: Table, now: int, nature: Nature) -> Decision | None:
    """What the deadlines before `now` lead to; None if none has passed."""
    if table.phase != "playing":
        return None
    pen = Pen(table, nature)
    pen.pass_time(now)
    decision = pen.decision()
    return decision if decision.lines else None


def bot_plays(table: Table, seat: Seat, move: Any, now: int, nature: Nature) -> Decision | Refusal:
    """A move by the bot on a chair, or by the one that stands in."""
    pen = Pen(table, nature)
    try:
        in_game.bot_move(pen, seat, move, _moment(table, now))
    except Refused as refused:
        return refused.refusal
    return pen.decision()


def next_deadline(table: Table) -> int | None:
    """The earliest deadline that runs; it has passed one millisecond later."""
    awaits = table.awaits() if table.phase == "playing" else None
    if not isinstance(awaits, Turn) or not awaits.deadlines:
        return None
    return min(deadline.at for deadline in awaits.deadlines)


def _moment(table: Table, now: int) -> int:
    """Time never runs back, and stands still in a pause."""
    return table.at if table.phase == "paused" else max(now, table.at)


def _for_seat(
    pen: Pen,
    person: Person,
    command: Resign | Rename | AskBack | AnswerBack | Rise | HandBack,
    now: int,
) -> None:
    match command:
        case Resign():
            in_game.resign(pen, person, command, now)
        case Rename():
            lobby.rename(pen, person, command)
        case AskBack():
            in_game.ask_back(pen, person, command, now)
        case AnswerBack():
            in_game.answer_back(pen, person, command, now)
        case Rise():
            lobby.rise(pen, person, command)
        case HandBack():
            in_game.hand_back(pen, person, command)
        case _ as never:
            assert_never(never)


def _for_table(
    pen: Pen,
    command: Seating | Arrange | Start | Pause | Resume | Hold | Remove | Rematch,
    now: int,
    nature: Nature,
) -> None:
    match command:
        case Seating():
            lobby.reseat(pen, command, nature)
        case Arrange():
            lobby.arrange(pen, command)
        case Start():
            lobby.start(pen)
        case Pause():
            in_game.pause(pen, now)
        case Resume():
            in_game.resume(pen)
        case Hold():
            in_game.hold(pen, command)
        case Remove():
            _remove(pen, command, now)
        case Rematch():
            lobby.need_rematch(pen.table)
        case _ as never:
            assert_never(never)


def _remove(pen: Pen, command: Remove, now: int) -> None:
    if pen.table.phase == "waiting":
        lobby.free_chair(pen, command)
    else:
        in_game.leave(pen, command.seat, now)
