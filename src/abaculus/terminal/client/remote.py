"""The transport over a WebSocket, which reconnects with growing delays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from abaculus.server.ws.messages import CloseNotice, FromClient, FromServer
from abaculus.terminal.client.transport import Down, Greeting, Incoming, Up

_WAITS: Final = (0.2, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each new attempt; the last one repeats."""
_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
_ENCODER: Final = msgspec.json.Encoder()


class WebSocketTransport:
    """A table on a running server."""

    def __init__(self, address: str, waits: tuple[float, ...] = _WAITS) -> None:
        self._address = address
        self._waits = waits
        self._socket: ClientConnection | None = None

    async def listen(self, greet: Greeting) -> AsyncIterator[Incoming]:
        """See `Transport`; ends only when the server says not to reconnect."""
        failures = 0
        while True:
            try:
                async with connect(
                    self._address, proxy=proxy_for(self._address), max_size=2**23
                ) as socket:
                    await socket.send(_ENCODER.encode(greet()), text=True)
                    self._socket = socket
                    failures = 0
                    yield Up()
                    async for data in socket:
                        message = _DECODER.decode(data)
                        yield message
                        if isinstance(message, CloseNotice) and not message.again:
                            return
            except (OSError, WebSocketException, msgspec.DecodeError, TimeoutError):
                pass
            finally:
                self._socket = None
            wait = self._waits[min(failures, len(self._waits) - 1)]
            failures += 1
            yield Down(round(wait))
            await asyncio.sleep(wait)

    async def send(self, message: FromClient) -> bool:
        """See `Transport`."""
        if self._socket is None:
            return False
        try:
            await self._socket.send(_ENCODER.encode(message), text=True)
        except ConnectionClosed:
            return False
        return True

    async def close(self) -> None:
        """See `Transport`."""
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.close()


def proxy_for(address: str) -> Literal[True] | None:
    """No proxy for an address on the local network; elsewhere the system's choice."""
    host = urlsplit(address).hostname or ""
    try:
        near = ip_address(host).is_private
    except ValueError:
        near = "." not in host or host.endswith(".local")
    return None if near else True
