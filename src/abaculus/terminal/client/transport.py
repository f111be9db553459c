"""The way from a client to its table, the same in process and over a socket."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from abaculus.server.ws.messages import FromClient, FromServer, Hello


class Up(Struct, frozen=True):
    """The connection is up, and the greeting is sent."""


class Down(Struct, frozen=True):
    """The connection is lost; the next attempt follows in some seconds."""

    seconds: int


Incoming: TypeAlias = FromServer | Up | Down

Greeting: TypeAlias = Callable[[], Hello]
"""Makes the first message anew for every connection, because by then the client knows more."""


class Transport(Protocol):
    """A way to one table."""

    def listen(self, greet: Greeting) -> AsyncIterator[Incoming]:
        """Connect, and yield what comes; ends when nothing more will come."""
        ...

    async def send(self, message: FromClient) -> bool:
        """Whether it was sent; messages are not kept while the connection is down."""
        ...

    async def close(self) -> None:
        """Disconnect; the table stays as it is."""
        ...
