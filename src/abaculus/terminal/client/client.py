"""A client's side of its table: what was sent, what was answered, what is known."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from secrets import token_urlsafe

from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Seat
from abaculus.server.ws.messages import (
    AskHint,
    Do,
    DoneReply,
    Hello,
    Look,
    RefusalReply,
    Resync,
    Say,
    Snapshot,
    Try,
    Update,
    VerdictReply,
)
from abaculus.tables.commands import Command
from abaculus.terminal.client.state import ClientState, apply_update, make_state
from abaculus.terminal.client.transport import Down, Incoming, Transport, Up

_NOT_YOURS = "not-your-seat"


def _make_id() -> str:
    return token_urlsafe(9)


class TableClient:
    """Keeps the state up to date, and resends unacknowledged commands after a lost connection."""

    def __init__(
        self,
        link: Transport,
        token: str,
        now: Callable[[], float] = time.monotonic,
        make_id: Callable[[], str] = _make_id,
    ) -> None:
        self.state: ClientState | None = None
        self.is_up = False
        self._link = link
        self._token = token
        self._now = now
        self._make_id = make_id
        self._seat: Seat | None = None
        self._unanswered: dict[str, Do] = {}
        self._questions = 0
        self._trying = 0
        """The id of the unanswered `Try`; 0: none."""
        self._next: tuple[Seat, Gesture] | None = None

    async def follow(self) -> AsyncIterator[Incoming]:
        """Incoming messages, each after it was handled."""
        async for heard in self._link.listen(self._greeting):
            if await self._handle(heard):
                yield heard

    def _greeting(self) -> Hello:
        seen = self.state.number if self.state is not None else 0
        return Hello(token=self._token, seat=self._seat, seen=seen)

    async def _handle(self, heard: Incoming) -> bool:
        """Whether there is something new to show."""
        match heard:
            case Up():
                self.is_up = True
                for command in list(self._unanswered.values()):
                    await self._link.send(command)
            case Down():
                self.is_up = False
                self.cancel_try()
            case Snapshot():
                # ignore messages for a seat that is no longer shown, unless the new one is lost
                if heard.seat != self._seat and self._seat in (None, *heard.table.seats):
                    return False
                self._seat = heard.seat
                self.state = make_state(heard, self._now())
            case Update():
                return await self._handle_update(heard)
            case VerdictReply(id=number):
                return await self._finish_try(number)
            case DoneReply(id=name):
                self._unanswered.pop(name, None)
            case RefusalReply():
                return await self._handle_refusal(heard)
            case _:
                pass
        return True

    async def _finish_try(self, number: int) -> bool:
        """Whether nothing else was asked meanwhile."""
        if number != self._trying:
            return False
        self._trying = 0
        if self._next is not None:
            await self.ask(*self._next)
            return False
        return True

    async def _handle_refusal(self, refused: RefusalReply) -> bool:
        if refused.id == str(self._trying):
            await self._finish_try(self._trying)
            return False
        if refused.code == _NOT_YOURS and self._seat is not None:
            # the seat was given away: watch
            self._seat = self.state = None
            await self._link.send(self._greeting())
        self._unanswered.pop(refused.id, None)
        return True

    async def _handle_update(self, update: Update) -> bool:
        self._unanswered.pop(update.ack, None)
        if self.state is None:
            return bool(update.ack)
        after = apply_update(self.state, update, self._now())
        if after is None:
            await self._link.send(Resync())
            return bool(update.ack)
        self.state = after
        return True

    def is_waiting(self) -> bool:
        """Whether a command is not yet answered."""
        return bool(self._unanswered)

    async def do(self, act: Command) -> str:
        """Send a command, now or once connected again; returns its id."""
        command = Do(self._make_id(), act)
        self.cancel_try()
        self._unanswered[command.id] = command
        await self._link.send(command)
        return command.id

    async def ask(self, seat: Seat, gesture: Gesture) -> None:
        """Ask for the referee's verdict; while one is awaited, only the last request is kept."""
        if self._trying:
            self._next = (seat, gesture)
            return
        self._next = None
        self._questions += 1
        if await self._link.send(Try(self._questions, seat, gesture)):
            self._trying = self._questions

    def cancel_try(self) -> None:
        """Cancel the request for a verdict: nothing is laid any more."""
        self._next = None
        self._trying = 0

    async def ask_hint(self, seat: Seat, rung: int) -> int:
        """Ask for a hint; returns the id of the request."""
        self._questions += 1
        await self._link.send(AskHint(self._questions, seat, rung))
        return self._questions

    async def say(self, seat: Seat, phrase: str) -> None:
        """Say a set phrase."""
        await self._link.send(Say(seat, phrase))

    async def look(self, seat: Seat | None) -> None:
        """Change to another seat's view, and forget the last one at once."""
        if seat != self._seat:
            self._seat = seat
            self.state = None
            self.cancel_try()
            await self._link.send(Look(seat))

    async def close(self) -> None:
        """Disconnect; the table stays as it is."""
        await self._link.close()
