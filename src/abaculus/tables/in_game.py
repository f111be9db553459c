"""What is decided during a game: moves, leaving, stand-ins, pauses and taking back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from abaculus.kernel.awaits import first_due
from abaculus.kernel.events import Left, Played
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Player, Refusal, Refused, Seat
from abaculus.kernel.question_source import ByChance
from abaculus.tables import seat_holders
from abaculus.tables.commands import AnswerBack, AskBack, HandBack, Hold, Play, Resign
from abaculus.tables.decision import Pen
from abaculus.tables.log import Answered, Asked, Paused, Reseated, Resumed, TakenBack
from abaculus.tables.permissions import (
    Person,
    chair_at,
    is_host,
    need_game,
    need_play,
    own_chair,
)
from abaculus.tables.table import Chair, Table, is_person


def meant(table: Table, seat: Seat, gesture: Gesture) -> Any | Refusal:
    """The move a gesture of a seat means."""
    game = table.game()
    return table.house().stage.move(game, game.view(table.state, seat), gesture)


def play(pen: Pen, person: Person, command: Play, now: int) -> None:
    """A move; a person whose seat a bot holds has it back by that."""
    need_play(pen.table)
    seat = command.seat
    chair = own_chair(pen.table, person, seat)
    pen.pass_time(now)
    need_play(pen.table)
    if seat in pen.table.gone:
        raise Refused(Refusal("already-left"))
    move = meant(pen.table, seat, command.gesture)
    if isinstance(move, Refusal):
        raise Refused(move)
    if isinstance(move, ByChance):
        raise Refused(Refusal("only-bots"))
    if chair.stand_in:
        _reseat(pen, seat, replace(chair, stand_in=""))
    pen.happen(Played(now, seat, move))


def bot_move(pen: Pen, seat: Seat, move: Any, now: int) -> None:
    """A move by a bot, on its own chair or standing in."""
    need_play(pen.table)
    chair = chair_at(pen.table, seat)
    if chair.kind != "bot" and not chair.stand_in:
        raise Refused(Refusal("not-a-bot"))
    pen.pass_time(now)
    need_play(pen.table)
    pen.happen(Played(now, seat, move))


def resign(pen: Pen, person: Person, command: Resign, now: int) -> None:
    """A person leaves the game."""
    need_game(pen.table)
    own_chair(pen.table, person, command.seat)
    leave(pen, command.seat, now)


def leave(pen: Pen, seat: Seat, now: int) -> None:
    """The one on this seat is gone for good."""
    need_game(pen.table)
    chair_at(pen.table, seat)
    _pass_time(pen, now)
    need_game(pen.table)
    if seat in pen.table.gone:
        raise Refused(Refusal("already-left"))
    pen.happen(Left(now, seat))


def pause(pen: Pen, now: int) -> None:
    """The clock stands still."""
    need_play(pen.table)
    pen.pass_time(now)
    need_play(pen.table)
    pen.write(Paused(now))


def resume(pen: Pen) -> None:
    """The clock runs again."""
    need_game(pen.table)
    if pen.table.phase != "paused":
        raise Refused(Refusal("not-paused"))
    pen.write(Resumed())
    pen.draw_due()


def hold(pen: Pen, command: Hold) -> None:
    """A bot holds a person's seat for a while."""
    need_game(pen.table)
    chair = chair_at(pen.table, command.seat)
    if chair.kind == "bot":
        raise Refused(Refusal("is-bot"))
    if command.seat in pen.table.gone:
        raise Refused(Refusal("already-left"))
    bot = seat_holders.bot_level(pen.table.house(), command.bot)
    _reseat(pen, command.seat, replace(chair, stand_in=bot))


def hand_back(pen: Pen, person: Person, command: HandBack) -> None:
    """The bot gives the seat back to its person."""
    need_game(pen.table)
    if is_host(pen.table, person):
        chair = chair_at(pen.table, command.seat)
    else:
        chair = own_chair(pen.table, person, command.seat)
    if not chair.stand_in:
        raise Refused(Refusal("not-held"))
    _reseat(pen, command.seat, replace(chair, stand_in=""))


def ask_back(pen: Pen, person: Person, command: AskBack, now: int) -> None:
    """The one who moved last would like to take it back."""
    seat = command.seat
    need_play(pen.table)
    own_chair(pen.table, person, seat)
    pen.pass_time(now)
    _need_back(pen.table, seat, now)
    if pen.table.asks_back is None:
        pen.write(Asked(seat))
    elif _undecided(pen.table):
        raise Refused(Refusal("already-asked"))
    _take_back(pen)


def answer_back(pen: Pen, person: Person, command: AnswerBack, now: int) -> None:
    """Another one agrees to that, or does not."""
    seat = command.seat
    need_play(pen.table)
    own_chair(pen.table, person, seat)
    pen.pass_time(now)
    asker = pen.table.asks_back
    if asker is None or asker == seat:
        raise Refused(Refusal("nobody-asks"))
    if seat in pen.table.answered_back:
        raise Refused(Refusal("already-answered"))
    if seat in pen.table.gone:
        raise Refused(Refusal("already-left"))
    if command.agrees:
        _need_back(pen.table, asker, now)
    pen.write(Answered(seat, command.agrees))
    _take_back(pen)


def _need_back(table: Table, seat: Seat, now: int) -> None:
    if table.phase == "over" or seat not in table.may_ask_back:
        raise Refused(Refusal("nothing-to-take-back"))
    if first_due(table.game().awaits(table.before), now) is not None:
        raise Refused(Refusal("too-late-to-take-back", {"player": Player(seat)}))


def _undecided(table: Table) -> list[Seat]:
    """The people whose answer is still awaited; bots do not mind."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if is_person(chair)
        and seat != table.asks_back
        and seat not in table.answered_back
        and seat not in table.gone
    ]


def _take_back(pen: Pen) -> None:
    table = pen.table
    if table.asks_back is not None and not _undecided(table):
        pen.write(TakenBack(table.events - 1))


def _pass_time(pen: Pen, now: int) -> None:
    if pen.table.phase == "playing":
        pen.pass_time(now)


def _reseat(pen: Pen, seat: Seat, chair: Chair) -> None:
    pen.write(Reseated(seat_holders.put(pen.table.chairs, seat, chair)))
