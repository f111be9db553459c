"""A WebSocket after its handshake: a fast path for whole text frames, the library for the rest.

Nothing runs for a silent client: the loop calls when bytes arrive or can be sent.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_WHOLE_TEXT = 0x81
_MASKED = 0x80
_MASK = 4
_TWO_MORE = 126
_EIGHT_MORE = 127
"""Lengths from 126 on take two or eight more bytes."""
_GOING_AWAY = 1001
_BAD_TEXT = 1007
_SILENT = 1011
_PATIENCE = 10.0
"""Seconds a client has to answer a goodbye."""


class SocketClient(Protocol):
    """The receiver of a socket's messages."""

    def take(self, data: bytes | str) -> None:
        """Receive a message."""
        ...

    def pump(self) -> None:
        """Send waiting messages, now that there is room."""
        ...

    def leave(self) -> None:
        """End, because the other side is gone."""
        ...


class WebSocket(asyncio.Protocol):
    """One socket, the outlet of its client."""

    __slots__ = (
        "_client",
        "_conn",
        "_early",
        "_fragments",
        "_is_astray",
        "_is_full",
        "_is_lost",
        "_is_open",
        "_is_pinged",
        "_is_text",
        "_most",
        "_transport",
    )

    def __init__(self, conn: ServerProtocol, transport: asyncio.Transport, most: int) -> None:
        self._conn = conn
        self._transport = transport
        self._most = most
        """The longest message in bytes that the fast path takes."""
        self._client: SocketClient | None = None
        self._early: list[bytes | str] = []
        """Messages that came before there was a client."""
        self._fragments: list[bytes] = []
        self._is_text = True
        self._is_open = conn.state is OPEN
        self._is_lost = False
        self._is_full = False
        self._is_astray = False
        """Whether a frame came in pieces, so that only the library knows where the next begins."""
        self._is_pinged = False

    def begun(self, fragments: list[bytes], *, is_text: bool) -> None:
        """Take over the beginning of a message that came with the handshake."""
        self._fragments = list(fragments)
        self._is_text = is_text
        self._is_astray = bool(self._conn.reader.buffer)

    def connect(self, client: SocketClient) -> None:
        """Set the client that receives messages from now on."""
        self._client = client
        early, self._early = self._early, []
        for data in early:
            client.take(data)
        if self._is_lost:
            client.leave()

    # incoming

    def data_received(self, data: bytes) -> None:
        """Receive bytes."""
        self._is_pinged = False
        text = self._whole_text(data)
        if text is not None:
            self.deliver(text)
            return
        self._is_astray = self._is_astray or not _is_whole(data)
        self._conn.receive_data(data)
        self.handle()

    def handle(self) -> None:
        """Handle every frame the library has read."""
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._hear(event)
        self._flush()

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if the data is one whole text frame and no message is incomplete."""
        if data[0] != _WHOLE_TEXT or self._is_astray or not self._is_open:
            return None
        begin, end = _payload(data, 0)
        if end != len(data) or self._fragments or end - begin > self._most:
            return None
        try:
            return apply_mask(data[begin:], data[begin - _MASK : begin]).decode()
        except UnicodeDecodeError:
            return None

    def _hear(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library has answered already
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            data = b"".join(self._fragments)
            self._fragments = []
            try:
                self.deliver(data.decode() if self._is_text else data)
            except UnicodeDecodeError:
                self._conn.fail(_BAD_TEXT)

    def deliver(self, data: bytes | str) -> None:
        """Pass a whole message to the client."""
        if self._client is None:
            self._early.append(data)
        elif self._is_open:
            self._client.take(data)

    def _flush(self) -> None:
        """Send what the library wants sent; an empty piece ends the connection."""
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        self._is_open = self._conn.state is OPEN

    # outgoing

    def send(self, message: bytes) -> bool:
        """Send a text at once; False if it has to wait."""
        if self._is_full or not self._is_open:
            return False
        length = len(message)
        if length < _TWO_MORE:
            head = bytes((_WHOLE_TEXT, length))
        elif length < 0x10000:
            head = bytes((_WHOLE_TEXT, _TWO_MORE)) + length.to_bytes(2, "big")
        else:
            head = bytes((_WHOLE_TEXT, _EIGHT_MORE)) + length.to_bytes(8, "big")
        self._transport.write(head + message)
        return True

    def read_on(self, *, is_wanted: bool) -> None:
        """Let the client send more, or make it wait."""
        if not self._transport.is_closing():
            if is_wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def close(self, code: int = _GOING_AWAY) -> None:
        """Say goodbye."""
        self._end(code)

    def check(self) -> None:
        """Ping a silent client; drop one that did not answer the last ping."""
        if not self._is_open:
            return
        if self._is_pinged:
            self._end(_SILENT)
        else:
            self._is_pinged = True
            self._conn.send_ping(b"")
            self._flush()

    def _end(self, code: int) -> None:
        if not self._is_open:
            return
        self._conn.send_close(code)
        self._flush()
        asyncio.get_running_loop().call_later(_PATIENCE, self._transport.abort)

    # the transport

    def pause_writing(self) -> None:
        """Hold messages back: the client is slow."""
        self._is_full = True

    def resume_writing(self) -> None:
        """Send again: the client has caught up."""
        self._is_full = False
        if self._client is not None:
            self._client.pump()

    def eof_received(self) -> bool:
        """Handle the end of the client's data."""
        self._conn.receive_eof()
        self.handle()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        self._is_open = False
        self._is_lost = True
        if self._client is not None:
            self._client.leave()


def take_over_socket(conn: Any, transport: asyncio.Transport, most: int) -> WebSocket:
    """Take a socket over after its handshake."""
    line = WebSocket(cast(ServerProtocol, conn), transport, most)
    transport.set_protocol(line)
    return line


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; the end is -1 if unknown."""
    if len(data) < at + 2 or data[at + 1] < _MASKED:
        return 0, -1
    length, begin = data[at + 1] - _MASKED, at + 2
    if length >= _TWO_MORE:
        more = 2 if length == _TWO_MORE else 8
        length, begin = int.from_bytes(data[begin : begin + more], "big"), begin + more
    return begin + _MASK, begin + _MASK + length


def _is_whole(data: bytes) -> bool:
    """Whether the data ends where a frame ends."""
    at = 0
    while 0 <= at < len(data):
        _, at = _payload(data, at)
    return at == len(data)
