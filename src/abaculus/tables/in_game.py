"""Decisions during a game: moves, leaving, stand-ins, pauses and takebacks."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from abaculus.kernel.awaits import first_due
from abaculus.kernel.events import Left, Played
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.tables import seat_holders
from abaculus.tables.commands import (
    AnswerTakeback,
    HoldSeat,
    Play,
    RequestTakeback,
    Resign,
    ReturnSeat,
)
from abaculus.tables.decision import DecisionBuilder
from abaculus.tables.log import (
    PauseEntry,
    ResumeEntry,
    SeatsEntry,
    TakebackAnswerEntry,
    TakebackEntry,
    TakebackRequestEntry,
)
from abaculus.tables.permissions import (
    Actor,
    holder_at,
    is_host,
    own_holder,
    require_game,
    require_running,
)
from abaculus.tables.table import SeatHolder, TableState, is_person


def parse_gesture(table: TableState, seat: Seat, gesture: Gesture) -> Any | Refusal:
    """The move that a seat's gesture means."""
    game = table.game()
    return table.load_family().stage(game).move(game, game.view(table.state, seat), gesture)


def play(pen: DecisionBuilder, person: Actor, command: Play, now: int) -> None:
    """Make a move; a person whose seat a bot holds takes it back by moving."""
    require_running(pen.table)
    seat = command.seat
    chair = own_holder(pen.table, person, seat)
    pen.pass_time(now)
    require_running(pen.table)
    if seat in pen.table.gone:
        raise RefusedError(Refusal("already-left"))
    move = parse_gesture(pen.table, seat, command.gesture)
    if isinstance(move, Refusal):
        raise RefusedError(move)
    if isinstance(move, ChanceAnswer):
        raise RefusedError(Refusal("only-bots"))
    if chair.stand_in:
        _set_holder(pen, seat, replace(chair, stand_in=""))
    pen.happen(Played(now, seat, move))


def play_bot_move(pen: DecisionBuilder, seat: Seat, move: Any, now: int) -> None:
    """Make a bot's move, in its own seat or as a stand-in."""
    require_running(pen.table)
    chair = holder_at(pen.table, seat)
    if chair.kind != "bot" and not chair.stand_in:
        raise RefusedError(Refusal("not-a-bot"))
    pen.pass_time(now)
    require_running(pen.table)
    pen.happen(Played(now, seat, move))


def resign(pen: DecisionBuilder, person: Actor, command: Resign, now: int) -> None:
    """Let a person resign."""
    require_game(pen.table)
    own_holder(pen.table, person, command.seat)
    leave(pen, command.seat, now)


def leave(pen: DecisionBuilder, seat: Seat, now: int) -> None:
    """Let a seat leave the game for good."""
    require_game(pen.table)
    holder_at(pen.table, seat)
    _pass_time(pen, now)
    require_game(pen.table)
    if seat in pen.table.gone:
        raise RefusedError(Refusal("already-left"))
    pen.happen(Left(now, seat))


def pause(pen: DecisionBuilder, now: int) -> None:
    """Stop the clock."""
    require_running(pen.table)
    pen.pass_time(now)
    require_running(pen.table)
    pen.write(PauseEntry(now))


def resume(pen: DecisionBuilder) -> None:
    """Restart the clock."""
    require_game(pen.table)
    if pen.table.phase != "paused":
        raise RefusedError(Refusal("not-paused"))
    pen.write(ResumeEntry())
    pen.draw_due()


def hold_seat(pen: DecisionBuilder, command: HoldSeat) -> None:
    """Let a bot hold a person's seat for a while."""
    require_game(pen.table)
    chair = holder_at(pen.table, command.seat)
    if chair.kind == "bot":
        raise RefusedError(Refusal("is-bot"))
    if command.seat in pen.table.gone:
        raise RefusedError(Refusal("already-left"))
    bot = seat_holders.resolve_bot(pen.table.load_family(), pen.table.game(), command.bot)
    _set_holder(pen, command.seat, replace(chair, stand_in=bot))


def return_seat(pen: DecisionBuilder, person: Actor, command: ReturnSeat) -> None:
    """Take a seat back from the bot that holds it."""
    require_game(pen.table)
    if is_host(pen.table, person):
        chair = holder_at(pen.table, command.seat)
    else:
        chair = own_holder(pen.table, person, command.seat)
    if not chair.stand_in:
        raise RefusedError(Refusal("not-held"))
    _set_holder(pen, command.seat, replace(chair, stand_in=""))


def request_takeback(
    pen: DecisionBuilder, person: Actor, command: RequestTakeback, now: int
) -> None:
    """Ask to take back the last move, by the seat that made it."""
    seat = command.seat
    require_running(pen.table)
    own_holder(pen.table, person, seat)
    pen.pass_time(now)
    _require_takeback(pen.table, seat, now)
    if pen.table.asks_back is None:
        pen.write(TakebackRequestEntry(seat))
    elif _pending_seats(pen.table):
        raise RefusedError(Refusal("already-asked"))
    _take_back(pen)


def answer_takeback(pen: DecisionBuilder, person: Actor, command: AnswerTakeback, now: int) -> None:
    """Agree to a takeback, or refuse it."""
    seat = command.seat
    require_running(pen.table)
    own_holder(pen.table, person, seat)
    pen.pass_time(now)
    asker = pen.table.asks_back
    if asker is None or asker == seat:
        raise RefusedError(Refusal("nobody-asks"))
    if seat in pen.table.answered_back:
        raise RefusedError(Refusal("already-answered"))
    if seat in pen.table.gone:
        raise RefusedError(Refusal("already-left"))
    if command.agrees:
        _require_takeback(pen.table, asker, now)
    pen.write(TakebackAnswerEntry(seat, command.agrees))
    _take_back(pen)


def _require_takeback(table: TableState, seat: Seat, now: int) -> None:
    if table.phase == "over" or seat not in table.may_ask_back:
        raise RefusedError(Refusal("nothing-to-take-back"))
    if first_due(table.game().awaits(table.before), now) is not None:
        raise RefusedError(Refusal("too-late-to-take-back", {"player": PlayerValue(seat)}))


def _pending_seats(table: TableState) -> list[Seat]:
    """The people who have not answered yet; bots are not asked."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if is_person(chair)
        and seat != table.asks_back
        and seat not in table.answered_back
        and seat not in table.gone
    ]


def _take_back(pen: DecisionBuilder) -> None:
    table = pen.table
    if table.asks_back is not None and not _pending_seats(table):
        pen.write(TakebackEntry(table.events - 1))


def _pass_time(pen: DecisionBuilder, now: int) -> None:
    if pen.table.phase == "playing":
        pen.pass_time(now)


def _set_holder(pen: DecisionBuilder, seat: Seat, chair: SeatHolder) -> None:
    pen.write(SeatsEntry(seat_holders.replace_holder(pen.table.chairs, seat, chair)))
