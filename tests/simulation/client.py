"""The clients of a history: the terminal's own, and the smallest program that plays by views."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from abaculus.kernel.messages import Seat
from abaculus.server.ws.messages import Do, DoneReply, Hello, RefusalReply, ViewUpdate
from abaculus.tables.commands import Command
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.transport import Incoming, Up
from tests.simulation.network import VirtualTransport


class ProgramClient:
    """A program: it is sent bare views, and sends commands again after a cut."""

    def __init__(
        self, link: VirtualTransport, token: str, seat: Seat | None, make_id: Callable[[], str]
    ) -> None:
        self.state: ViewUpdate | None = None
        self.is_up = False
        self.seat = seat
        self._link = link
        self._token = token
        self._make_id = make_id
        self._unanswered: dict[str, Do] = {}

    async def follow(self) -> None:
        """Handle all that comes."""
        async for heard in self._link.listen(self._greet):
            await self._handle(heard)

    def _greet(self) -> Hello:
        return Hello(token=self._token, seat=self.seat, wants="view")

    async def _handle(self, heard: Incoming) -> None:
        self.is_up = isinstance(heard, Up) or (self.is_up and self._link.link is not None)
        match heard:
            case Up():
                for command in list(self._unanswered.values()):
                    await self._link.send(command)
            case ViewUpdate():
                self.state = heard
                self._unanswered.pop(heard.ack, None)
            case DoneReply(id=name):
                self._unanswered.pop(name, None)
            case RefusalReply():
                self._unanswered.pop(heard.id, None)
                if heard.code == "not-your-seat" and not heard.id:
                    self.seat = None
                    await self._link.send(self._greet())
            case _:
                pass

    def is_waiting(self) -> bool:
        """Whether a command is not yet answered."""
        return bool(self._unanswered)

    async def do(self, act: Command) -> str:
        """Send a command, now or once connected again; returns its id."""
        command = Do(self._make_id(), act)
        self._unanswered[command.id] = command
        await self._link.send(command)
        return command.id


AnyClient: TypeAlias = TableClient | ProgramClient
