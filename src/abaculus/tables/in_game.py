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


def play(draft: DecisionBuilder, person: Actor, command: Play, now: int) -> None:
    """Make a move; a person whose seat a bot holds takes it back by moving."""
    require_running(draft.table)
    seat = command.seat
    holder = own_holder(draft.table, person, seat)
    draft.pass_time(now)
    require_running(draft.table)
    if seat in draft.table.gone:
        raise RefusedError(Refusal("already-left"))
    move = parse_gesture(draft.table, seat, command.gesture)
    if isinstance(move, Refusal):
        raise RefusedError(move)
    if isinstance(move, ChanceAnswer):
        raise RefusedError(Refusal("only-bots"))
    if holder.stand_in:
        _set_holder(draft, seat, replace(holder, stand_in=""))
    draft.happen(Played(now, seat, move))


def play_bot_move(draft: DecisionBuilder, seat: Seat, move: Any, now: int) -> None:
    """Make a bot's move, in its own seat or as a stand-in."""
    require_running(draft.table)
    holder = holder_at(draft.table, seat)
    if holder.kind != "bot" and not holder.stand_in:
        raise RefusedError(Refusal("not-a-bot"))
    draft.pass_time(now)
    require_running(draft.table)
    draft.happen(Played(now, seat, move))


def resign(draft: DecisionBuilder, person: Actor, command: Resign, now: int) -> None:
    """Let a person resign."""
    require_game(draft.table)
    own_holder(draft.table, person, command.seat)
    leave(draft, command.seat, now)


def leave(draft: DecisionBuilder, seat: Seat, now: int) -> None:
    """Let a seat leave the game for good."""
    require_game(draft.table)
    holder_at(draft.table, seat)
    _pass_time(draft, now)
    require_game(draft.table)
    if seat in draft.table.gone:
        raise RefusedError(Refusal("already-left"))
    draft.happen(Left(now, seat))


def pause(draft: DecisionBuilder, now: int) -> None:
    """Stop the clock."""
    require_running(draft.table)
    draft.pass_time(now)
    require_running(draft.table)
    draft.write(PauseEntry(now))


def resume(draft: DecisionBuilder) -> None:
    """Restart the clock."""
    require_game(draft.table)
    if draft.table.phase != "paused":
        raise RefusedError(Refusal("not-paused"))
    draft.write(ResumeEntry())
    draft.draw_due()


def hold_seat(draft: DecisionBuilder, command: HoldSeat) -> None:
    """Let a bot hold a person's seat for a while."""
    require_game(draft.table)
    holder = holder_at(draft.table, command.seat)
    if holder.kind == "bot":
        raise RefusedError(Refusal("is-bot"))
    if command.seat in draft.table.gone:
        raise RefusedError(Refusal("already-left"))
    bot = seat_holders.resolve_bot(draft.table.load_family(), draft.table.game(), command.bot)
    _set_holder(draft, command.seat, replace(holder, stand_in=bot))


def return_seat(draft: DecisionBuilder, person: Actor, command: ReturnSeat) -> None:
    """Take a seat back from the bot that holds it."""
    require_game(draft.table)
    if is_host(draft.table, person):
        holder = holder_at(draft.table, command.seat)
    else:
        holder = own_holder(draft.table, person, command.seat)
    if not holder.stand_in:
        raise RefusedError(Refusal("not-held"))
    _set_holder(draft, command.seat, replace(holder, stand_in=""))


def request_takeback(
    draft: DecisionBuilder, person: Actor, command: RequestTakeback, now: int
) -> None:
    """Ask to take back the last move, by the seat that made it."""
    seat = command.seat
    require_running(draft.table)
    own_holder(draft.table, person, seat)
    draft.pass_time(now)
    _require_takeback(draft.table, seat, now)
    if draft.table.asks_back is None:
        draft.write(TakebackRequestEntry(seat))
    elif _pending_seats(draft.table):
        raise RefusedError(Refusal("already-asked"))
    _take_back(draft)


def answer_takeback(
    draft: DecisionBuilder, person: Actor, command: AnswerTakeback, now: int
) -> None:
    """Agree to a takeback, or refuse it."""
    seat = command.seat
    require_running(draft.table)
    own_holder(draft.table, person, seat)
    draft.pass_time(now)
    asker = draft.table.asks_back
    if asker is None or asker == seat:
        raise RefusedError(Refusal("nobody-asks"))
    if seat in draft.table.answered_back:
        raise RefusedError(Refusal("already-answered"))
    if seat in draft.table.gone:
        raise RefusedError(Refusal("already-left"))
    if command.agrees:
        _require_takeback(draft.table, asker, now)
    draft.write(TakebackAnswerEntry(seat, command.agrees))
    _take_back(draft)


def _require_takeback(table: TableState, seat: Seat, now: int) -> None:
    if table.phase == "over" or seat not in table.may_ask_back:
        raise RefusedError(Refusal("nothing-to-take-back"))
    if first_due(table.game().awaits(table.before), now) is not None:
        raise RefusedError(Refusal("too-late-to-take-back", {"player": PlayerValue(seat)}))


def _pending_seats(table: TableState) -> list[Seat]:
    """The people who have not answered yet; bots are not asked."""
    return [
        seat
        for seat, holder in enumerate(table.holders)
        if is_person(holder)
        and seat != table.asks_back
        and seat not in table.answered_back
        and seat not in table.gone
    ]


def _take_back(draft: DecisionBuilder) -> None:
    table = draft.table
    if table.asks_back is not None and not _pending_seats(table):
        draft.write(TakebackEntry(table.events - 1))


def _pass_time(draft: DecisionBuilder, now: int) -> None:
    if draft.table.phase == "playing":
        draft.pass_time(now)


def _set_holder(draft: DecisionBuilder, seat: Seat, holder: SeatHolder) -> None:
    draft.write(SeatsEntry(seat_holders.replace_holder(draft.table.holders, seat, holder)))
