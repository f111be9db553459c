"""A WebSocket after its handshake: a fast path for whole text frames, the library for the rest.

Nothing runs for a silent client: the loop calls when bytes arrive or can be sent.
Every frame counts, and a client that sends too much is read more slowly, then no more.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from abaculus.kernel.messages import Refusal
from abaculus.server.admission import Admission, Guest, Standing
from abaculus.server.limits import TrafficMeter
from abaculus.server.ws.frames import WHOLE_TEXT, frame_end, frame_text, split_frame

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_GOING_AWAY = 1001
_BAD_TEXT = 1007
_TOO_MUCH = 1008
_SILENT = 1011
_PATIENCE = 10.0
"""Seconds a client has to answer a goodbye."""
_SHORT_PATIENCE = 2.0
"""The same for a client that does not stop sending."""
_FRAMES_AT_ONCE = 16
"""Frames that are read before other sockets have their turn."""
_WAITING_BYTES = 32_768
"""Bytes that may wait to be sent before the client counts as slow."""
_WASTE = 8_000_000
"""Bytes of a dropped client that are thrown away so that it may read why it was dropped."""

_UNKNOWN, _FULL, _HELD, _SLOWED, _UNWANTED = 1, 2, 4, 8, 16
"""Why nothing is read: there is no client yet, it does not take what is sent, there are more
frames, it sends too much, or the table has enough to do."""


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

    def close(self, refusal: Refusal, *, again: bool) -> None:
        """Say goodbye for this reason."""
        ...


class WebSocket(asyncio.Protocol):
    """One socket, the outlet of its client."""

    __slots__ = (
        "_admission",
        "_client",
        "_code",
        "_conn",
        "_guest",
        "_held",
        "_is_open",
        "_is_pinged",
        "_is_text",
        "_message",
        "_meter",
        "_most",
        "_pauses",
        "_slowdowns",
        "_transport",
        "_unsent",
        "_wasted",
    )

    def __init__(
        self,
        conn: ServerProtocol,
        transport: asyncio.Transport,
        most: int,
        admission: Admission,
        guest: Guest | None = None,
    ) -> None:
        self._conn = conn
        self._transport = transport
        self._most = most
        """The longest message in bytes."""
        self._admission = admission
        self._guest = guest
        self._client: SocketClient | None = None
        self._meter = TrafficMeter(admission.limits, time.monotonic())
        self._slowdowns = 0
        self._pauses = _UNKNOWN
        self._held = bytearray()
        """Bytes that were not read yet, from the beginning of a frame on."""
        self._message = bytearray()
        """The fragments of a message that is not whole."""
        self._is_text = True
        self._is_open = conn.state is OPEN
        self._is_pinged = False
        self._unsent = 0
        """Bytes that waited to be sent at the last check, if the client was slow."""
        self._code = _GOING_AWAY
        self._wasted = -1
        """Bytes thrown away since the client was dropped; -1: it was not."""

    def connect(self, client: SocketClient) -> None:
        """Set the client that receives messages, and begin to read."""
        if self._transport.is_closing():
            client.leave()
            return
        self._client = client
        if self._guest is not None:
            self._guest.dismiss = self._make_way
        self._resume(_UNKNOWN)

    def note(self, standing: Standing, seconds: float) -> None:
        """Note what the client does now, and how long it may."""
        if self._guest is not None:
            self._admission.move(self._guest, standing, seconds)

    # incoming

    def data_received(self, data: bytes) -> None:
        """Receive bytes."""
        self._is_pinged = False
        if self._wasted >= 0:
            self._waste(len(data))
            return
        text = None if self._pauses or self._held else self._whole_text(data)
        if text is None:
            self._held += data
            self._read_held()
            return
        self._deliver(text)
        if self._meter.count(1, len(data)):
            self._settle()

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if the data is one whole text frame and no message is incomplete."""
        if data[0] != WHOLE_TEXT or not self._is_open or self._conn.current_size is not None:
            return None
        if frame_end(data, 0, self._most) != len(data):
            return None
        mask, hidden = split_frame(data)
        try:
            return apply_mask(hidden, mask).decode()
        except UnicodeDecodeError:
            return None

    def _read_held(self) -> None:
        """Let the library read some whole frames; other sockets have their turn before the rest."""
        was_paused = self._pauses
        self._pauses &= ~_HELD
        held, at, frames, end = self._held, 0, 0, -1
        while frames < _FRAMES_AT_ONCE and not self._pauses:
            end = frame_end(held, at, self._most - (self._conn.current_size or 0))
            if not end:
                break
            end = len(held) if end < 0 else end
            self._conn.receive_data(bytes(held[at:end]))
            self._handle_events()
            at, frames = end, frames + 1
        del held[:at]
        if self._meter.count(frames, at):
            self._settle()
        if self._wasted >= 0:
            held.clear()
        elif end and held and not self._pauses:
            if not was_paused:
                self._pause(_HELD)
            self._pauses = _HELD
            asyncio.get_running_loop().call_soon(self._read_held)
        elif was_paused and not self._pauses:
            self._read_on()

    def _handle_events(self) -> None:
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._hear(event)
        self._flush()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library has answered already
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._message += frame.data
        if frame.fin:
            data, self._message = bytes(self._message), bytearray()
            try:
                self._deliver(data.decode() if self._is_text else data)
            except UnicodeDecodeError:
                self._conn.fail(_BAD_TEXT)

    def _deliver(self, data: bytes | str) -> None:
        if self._client is not None and self._is_open:
            self._client.take(data)

    def _flush(self) -> None:
        """Send what the library wants sent; an empty piece ends the connection."""
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        self._is_open = self._conn.state is OPEN

    # too much

    def _settle(self) -> None:
        """Charge what came; a client in debt waits, and one that does not stop is dropped."""
        wait = self._meter.settle(time.monotonic())
        limits = self._admission.limits
        if not wait:
            if self._slowdowns and self._meter.is_calm():
                self._slowdowns = 0
            return
        self._slowdowns += 1
        if self._slowdowns > limits.slowdowns:
            self._drop()
        elif not self._transport.is_closing():
            self._pause(_SLOWED)
            wait = max(wait, limits.slowdown_seconds)
            asyncio.get_running_loop().call_later(wait, self._resume, _SLOWED)

    def _drop(self) -> None:
        """Say goodbye to a client that does not stop, and read no more of it."""
        if self._wasted >= 0:
            return
        self._wasted = 0
        self._code = _TOO_MUCH
        if self._client is not None:
            self._client.close(Refusal("too-much-traffic"), again=False)
        self._end(_TOO_MUCH)
        if self._pauses & _FULL or self._transport.is_closing():
            self._transport.abort()
            return
        self._transport.write_eof()
        asyncio.get_running_loop().call_later(_SHORT_PATIENCE, self._transport.abort)
        self._pauses = 0
        self._read_on()

    def _waste(self, size: int) -> None:
        self._wasted += size
        if self._wasted > _WASTE:
            self._transport.abort()

    def _make_way(self) -> None:
        """Go at once, because the place is needed."""
        if self._client is not None:
            self._client.close(Refusal("server-full"), again=True)
        if self._pauses & _FULL:
            self._transport.abort()
        else:
            self._transport.close()

    # pauses

    def _pause(self, reason: int) -> None:
        if not self._pauses and not self._transport.is_closing():
            self._transport.pause_reading()
        self._pauses |= reason

    def _resume(self, reason: int) -> None:
        if not self._pauses & reason:
            return
        self._pauses &= ~reason
        if self._pauses:
            return
        if self._held:
            self._pauses = _HELD
            asyncio.get_running_loop().call_soon(self._read_held)
        else:
            self._read_on()

    def _read_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def read_on(self, *, is_wanted: bool) -> None:
        """Let the client send more, or make it wait."""
        if is_wanted:
            self._resume(_UNWANTED)
        else:
            self._pause(_UNWANTED)

    # outgoing

    def send(self, message: bytes) -> bool:
        """Send a text at once; False if it has to wait."""
        if self._pauses & _FULL or not self._is_open:
            return False
        self._transport.write(frame_text(message))
        return True

    def close(self, code: int = 0) -> None:
        """Say goodbye."""
        self._end(code or self._code)
        self._resume(_UNKNOWN)

    def check(self) -> None:
        """Ping a silent client; drop one that did not answer the last ping or takes nothing."""
        if not self._is_open:
            return
        unsent, before = self._transport.get_write_buffer_size(), self._unsent
        self._unsent = unsent if self._pauses & _FULL else 0
        if self._pauses & _FULL:
            if before and unsent >= before:
                self._transport.abort()
        elif self._is_pinged and not self._pauses:
            self._end(_SILENT)
        elif not self._pauses:
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
        """Hold messages back, and read no more: the client is slow."""
        self._pause(_FULL)

    def resume_writing(self) -> None:
        """Send again: the client has caught up."""
        self._resume(_FULL)
        if self._client is not None:
            self._client.pump()

    def eof_received(self) -> bool:
        """Handle the end of the client's data."""
        if self._wasted < 0:
            self._conn.receive_eof()
            self._handle_events()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        self._is_open = False
        self._held.clear()
        self._message.clear()
        if self._guest is not None:
            self._admission.release(self._guest)
            # a circle of references would keep everything until the next big collection
            del self._guest.dismiss
            self._guest = None
        client, self._client = self._client, None
        if client is not None:
            client.leave()


def take_over_socket(
    conn: Any, transport: asyncio.Transport, most: int, admission: Admission, guest: Guest | None
) -> WebSocket:
    """Take a socket over after its handshake, while it is not read."""
    socket = WebSocket(cast(ServerProtocol, conn), transport, most, admission, guest)
    transport.set_write_buffer_limits(high=_WAITING_BYTES)
    transport.set_protocol(socket)
    return socket
