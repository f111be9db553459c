"""What joins a client to its table: in process or over a socket, alike to whoever uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from abaculus.server.ws.messages import FromClient, FromServer, Hello


class Up(Struct, frozen=True):
    """The link stands, and the greeting is sent."""


class Down(Struct, frozen=True):
    """The link is lost; it is tried again after some seconds."""

    seconds: int


Incoming: TypeAlias = FromServer | Up | Down

Greeting: TypeAlias = Callable[[], Hello]
"""What to say first, asked anew for every connection: by then the client knows more."""


class Transport(Protocol):
    """A way to one table."""

    def listen(self, greet: Greeting) -> AsyncIterator[Incoming]:
        """Connects, and tells what comes; ends when the table will not be heard again."""
        ...

    async def send(self, message: FromClient) -> bool:
        """Whether it was sent; what is not sent while the link is down is not kept."""
        ...

    async def close(self) -> None:
        """Leaves; the table stays as it is."""
        ...
