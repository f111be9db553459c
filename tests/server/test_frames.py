"""Our WebSocket and the plain library, given the same bytes, hear and answer the same."""

from __future__ import annotations

import asyncio
import os
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from abaculus.kernel.messages import Refusal
from abaculus.server.admission import Admission
from abaculus.server.limits import Limits, Rate
from abaculus.server.ws.websocket import WebSocket

STREAMS = int(os.environ.get("ABACULUS_FRAME_STREAMS", "1500"))
"""About twenty frames each; the environment may ask for more."""
MOST = 600
PLENTY = Rate(1e12, 1e12)
GENEROUS = Limits(frames=PLENTY, frame_bytes=PLENTY)
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Streams:
    """Random streams of frames, most of them well-formed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - not a secret

    def stream(self) -> list[bytes]:
        """What one client sends, frame by frame."""
        fault = self.random.choice([0, 0, 0.03, 0.2])
        pieces: list[bytes] = []
        while len(pieces) < 40 and self.random.random() > 0.05:
            if self.random.random() < fault:
                pieces.append(self._fault())
            else:
                pieces += self._message()
        if self.random.random() < 0.4:
            pieces.append(self._goodbye())
        if pieces and self.random.random() < 0.1:
            pieces[-1] = pieces[-1][: -self.random.randrange(1, 9)]
        return [piece for piece in pieces if piece]

    def chunks(self, pieces: list[bytes]) -> list[bytes]:
        """The same bytes as a network may cut them, often between frames."""
        if self.random.random() < 0.4:
            return pieces
        data = b"".join(pieces)
        longest = self.random.choice([1, 3, 20, 200, len(data) or 1])
        cut: list[bytes] = []
        while data:
            size = self.random.randint(1, longest)
            cut.append(data[:size])
            data = data[size:]
        return cut

    def _message(self) -> list[bytes]:
        kind = self.random.choice([TEXT, TEXT, TEXT, BINARY, PING, PONG])
        if kind in (PING, PONG):
            return [
                self._frame(kind, self.random.randbytes(self.random.choice([0, 0, 4, 4, 9, 20])))
            ]
        data = self._text() if kind == TEXT else self.random.randbytes(self.random.randrange(20))
        if self.random.random() < 0.6:
            return [self._frame(kind, data)]
        pieces = [self._frame(kind, data[:3], last=False)]
        for _ in range(self.random.randrange(5)):
            between = self.random.choice([CONT, CONT, PING, PONG])
            pieces.append(self._frame(between, b"", last=between != CONT))
        return [*pieces, self._frame(CONT, data[3:])]

    def _fault(self) -> bytes:
        some = self.random.randbytes(self.random.randrange(30))
        size = self.random.randrange(MOST - 1, MOST + 3)
        huge = self.random.choice([MOST + 1, 2**16, 2**63, 2**64 - 1]).to_bytes(8, "big")
        return self.random.choice(
            [
                some,
                bytes([0x80 | TEXT, len(some)]) + some,  # without a mask
                b"\x82\xff" + huge + bytes(4),
                self._frame(TEXT, b"a" * 500, last=False) + b"\x80\xfe\x00\xc8",
                self._frame(TEXT, b"\xff" + some),
                self._frame(TEXT, some, last=False),
                self._frame(CONT, some, last=self.random.random() < 0.5),
                self._frame(self.random.choice([3, 7, 11, 15]), some),
                self._frame(self.random.choice([CLOSE, PING, PONG]), some, last=False),
                self._frame(PING, bytes(126)),
                self._frame(TEXT, some, reserved=self.random.choice([0x10, 0x20, 0x40])),
                self._frame(BINARY, bytes(size)),
            ]
        )

    def _goodbye(self) -> bytes:
        code = self.random.choice([1000, 1001, 1005, 1006, 1012, 3000, 4999, 5000, 0])
        reason = self.random.choice([b"", "tschüss".encode(), b"\xff"])
        whole = code.to_bytes(2, "big") + reason
        return self._frame(CLOSE, whole[: self.random.choice([0, 1, 2, 99, 99])])

    def _text(self) -> bytes:
        if self.random.random() < 0.05:
            return b"a" * self.random.choice([121, 125, 126, 127, 300])
        return "".join(self.random.choices("aé€😀{}", k=self.random.randrange(12))).encode()

    def _frame(self, kind: int, data: bytes, *, last: bool = True, reserved: int = 0) -> bytes:
        size, long = len(data), self.random.random()
        if size > 125 or long < 0.1:
            wide = size > 0xFFFF or long < 0.03
            length = (
                b"\xff" + size.to_bytes(8, "big") if wide else b"\xfe" + size.to_bytes(2, "big")
            )
        else:
            length = bytes([0x80 | size])
        mask = self.random.choice([bytes(4), self.random.randbytes(4)])
        hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        return bytes([0x80 * last | reserved | kind]) + length + mask + hidden


class Transport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.is_paused = False
        self.is_closed = False
        self.is_over = False
        """Whether nothing more will be sent."""
        self.pauses = 0

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = self.is_over = True

    abort = close

    def write_eof(self) -> None:
        self.is_over = True

    def is_closing(self) -> bool:
        return self.is_closed

    async def wait(self) -> None:
        """Wait until more may come, or nothing will."""
        while self.is_paused and not self.is_closed:
            await asyncio.sleep(0)

    def pause_reading(self) -> None:
        self.pauses += not self.is_paused
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


class Ear:
    """A client that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes | str] = []
        self.dropped: list[str] = []

    def take(self, data: bytes | str) -> None:
        self.heard.append(data)

    def pump(self) -> None: ...

    def leave(self) -> None: ...

    def close(self, refusal: Refusal, *, again: bool) -> None:
        self.dropped.append(refusal.code)


def open_protocol() -> ServerProtocol:
    conn = ServerProtocol(max_size=MOST)
    conn.receive_data(REQUEST)
    (request,) = conn.events_received()
    conn.send_response(conn.accept(cast(Any, request)))
    conn.data_to_send()
    return conn


def close_code(conn: ServerProtocol) -> int | None:
    return None if conn.close_sent is None else conn.close_sent.code


def ask_library(stream: bytes) -> tuple[list[bytes | str], bytes, int | None]:
    """What the library hears, answers and closes with, byte by byte."""
    conn, heard, sent = open_protocol(), list[bytes | str](), b""
    message, is_text = b"", True
    for at in range(len(stream)):
        conn.receive_data(stream[at : at + 1])
        for event in conn.events_received():
            if not isinstance(event, Frame) or event.opcode > Opcode.BINARY:
                continue
            is_text = event.opcode is Opcode.TEXT if event.opcode else is_text
            message += event.data
            if event.fin:
                try:
                    heard.append(message.decode() if is_text else message)
                except UnicodeDecodeError:
                    conn.fail(1007)
                message = b""
        sent += b"".join(conn.data_to_send())
    return heard, sent, close_code(conn)


async def ask_ours(chunks: list[bytes]) -> tuple[list[bytes | str], bytes, int | None]:
    """What our socket hears, answers and closes with."""
    conn, transport, ear = open_protocol(), Transport(), Ear()
    socket = WebSocket(conn, cast(asyncio.Transport, transport), MOST, Admission(GENEROUS))
    socket.connect(ear)
    for chunk in chunks:
        await transport.wait()
        if transport.is_closed:
            break
        socket.data_received(chunk)
    await transport.wait()
    return ear.heard, transport.written, close_code(conn)


@pytest.mark.anyio
async def test_frames_are_read_as_the_library_reads_them() -> None:
    endings: set[int | None] = set()
    heard = 0
    for seed in range(STREAMS):
        streams = Streams(seed)
        stream = streams.stream()
        expected = ask_library(b"".join(stream))
        async with asyncio.timeout(60):
            assert expected == await ask_ours(streams.chunks(stream)), f"seed {seed}"
        endings.add(expected[2])
        heard += len(expected[0])

    # every way to end was met, and most streams were read for long
    assert {None, 1000, 1002, 1005, 1007, 1009} <= endings
    assert heard > 5 * STREAMS


FLOODS = {
    "ping": b"\x89\x80" + bytes(4),
    "pong": b"\x8a\x80" + bytes(4),
    "fragment": b"\x02\x80" + bytes(4) + b"\x00\x80" + bytes(4) + b"\x80\x80" + bytes(4),
    "text": b"\x81\x80" + bytes(4),
    "binary": b"\x82\x84" + bytes(8),
}
ROOM = 400


async def flood(frames: bytes, count: int, limits: Limits) -> tuple[Transport, Ear, bytes]:
    """The end of a client that sends these frames again and again, whatever happens."""
    transport, ear = Transport(), Ear()
    socket = WebSocket(open_protocol(), cast(asyncio.Transport, transport), MOST, Admission(limits))
    socket.connect(ear)
    async with asyncio.timeout(60):
        for _ in range(count):
            await transport.wait()
            if transport.is_over:
                break
            socket.data_received(frames)
    return transport, ear, transport.written


@pytest.mark.anyio
@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_any_kind_is_slowed_then_closed(kind: str) -> None:
    limits = Limits(frames=Rate(1_000, ROOM), slowdown_seconds=0.01, slowdowns=3)

    transport, ear, written = await flood(FLOODS[kind] * 100, 1_000, limits)

    assert ["too-much-traffic"] == ear.dropped
    assert transport.is_over
    assert transport.pauses
    assert b"\x88\x02\x03\xf0" == written[-4:]  # 1008


@pytest.mark.anyio
async def test_many_bytes_in_few_frames_count_too() -> None:
    limits = Limits(frame_bytes=Rate(100_000, 5_000), slowdown_seconds=0.01, slowdowns=3)

    _, ear, _ = await flood(b"\x82\xfe\x02\x00" + bytes(4 + 512), 10_000, limits)

    assert ["too-much-traffic"] == ear.dropped


@pytest.mark.anyio
async def test_a_client_that_stops_in_time_is_kept() -> None:
    limits = Limits(frames=Rate(10_000, ROOM), slowdown_seconds=0.1, slowdowns=1)
    transport, ear = Transport(), Ear()
    socket = WebSocket(open_protocol(), cast(asyncio.Transport, transport), MOST, Admission(limits))
    socket.connect(ear)

    for _ in range(5):
        socket.data_received(FLOODS["ping"] * (ROOM + 100))
        async with asyncio.timeout(60):
            await transport.wait()
        socket.data_received(FLOODS["ping"] * 20)

    assert [] == ear.dropped
    assert transport.pauses >= 5


@pytest.mark.anyio
async def test_a_client_that_does_not_read_is_not_read() -> None:
    transport, ear = Transport(), Ear()
    socket = WebSocket(
        open_protocol(), cast(asyncio.Transport, transport), MOST, Admission(GENEROUS)
    )
    socket.connect(ear)

    socket.pause_writing()
    socket.data_received(FLOODS["text"] * 100)
    await asyncio.sleep(0)
    heard = len(ear.heard)
    paused = transport.is_paused
    sent = socket.send(b"more")
    socket.resume_writing()
    async with asyncio.timeout(60):
        await transport.wait()

    assert (0, True, False) == (heard, paused, sent)
    assert 100 == len(ear.heard)


@pytest.mark.anyio
async def test_others_have_their_turn_between_frames() -> None:
    transport, ear = Transport(), Ear()
    socket = WebSocket(
        open_protocol(), cast(asyncio.Transport, transport), MOST, Admission(GENEROUS)
    )
    socket.connect(ear)

    socket.data_received(FLOODS["text"] * 1_000)
    heard = [0, len(ear.heard)]
    while transport.is_paused:
        await asyncio.sleep(0)
        heard.append(len(ear.heard))

    assert 1_000 == heard[-1]
    assert all(after - before <= 16 for before, after in pairwise(heard))
