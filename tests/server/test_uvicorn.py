"""However the bytes of a WebSocket arrive, the table hears the same."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.live_server import PATIENCE, PERSON, Json, Server, new_table, serving

pytestmark = pytest.mark.anyio

TEXT, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
LAST = 0x80
HELLO = json.dumps({"type": "hello"}).encode()
RESYNC = json.dumps({"type": "resync"}).encode()
LONG = json.dumps({"type": "resync", "blanks": " " * 300}).encode()


def frame(payload: bytes, kind: int = TEXT, last: int = LAST, mask: bytes | None = None) -> bytes:
    """A client's frame; without its head it looks like another whole one, if it is short."""
    mask = bytes([LAST | TEXT, LAST | len(payload) - 2 & 0x7F, 0, 0]) if mask is None else mask
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    length = len(payload)
    head = bytes([kind | last, LAST | min(length, 126)])
    more = length.to_bytes(2, "big") if length > 125 else b""
    return head + more + mask + hidden


class Line:
    """A connection whose every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *pieces: bytes) -> None:
        """Each piece by itself: the server reads one before the next is sent."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            for _ in range(5):
                await asyncio.sleep(0)

    async def next_frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            kind, length = await self._reader.readexactly(2)
            if length >= 126:
                more = await self._reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(more, "big")
            return kind & 0x0F, await self._reader.readexactly(length)

    async def hear(self) -> Json:
        kind, payload = await self.next_frame()
        assert kind == TEXT, (kind, payload)
        return dict(json.loads(payload))


@asynccontextmanager
async def line(running: Server, table: str) -> AsyncGenerator[Line]:
    place = urlsplit(running.link)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {place.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def greet(database: Path) -> AsyncGenerator[Line]:
    async with serving(database) as running:
        table = await new_table(running, PERSON, PERSON, start=True)
        async with line(running, table["table"]) as there:
            await there.send(frame(HELLO))
            assert (await there.hear())["type"] == "snapshot"
            yield there


async def test_a_frame_cut_anywhere_is_put_together(database: Path) -> None:
    whole = frame(RESYNC)
    async with greet(database) as there:
        for cut in range(1, len(whole)):
            await there.send(whole[:cut], whole[cut:])
            assert (await there.hear())["type"] == "snapshot"

            await there.send(frame(RESYNC, mask=os.urandom(4)))
            assert (await there.hear())["type"] == "snapshot"


async def test_several_frames_at_once_are_separated(database: Path) -> None:
    async with greet(database) as there:
        await there.send(frame(RESYNC) + frame(b"", PONG) + frame(LONG) + frame(RESYNC))

        assert ["snapshot"] * 3 == [(await there.hear())["type"] for _ in range(3)]


async def test_a_long_frame_is_read(database: Path) -> None:
    async with greet(database) as there:
        await there.send(frame(LONG))

        assert (await there.hear())["type"] == "snapshot"


async def test_a_message_in_fragments_with_a_ping_between_is_read(database: Path) -> None:
    async with greet(database) as there:
        await there.send(
            frame(RESYNC[:5], TEXT, 0),
            frame(b"are you there", PING),
            frame(RESYNC[5:], CONTINUATION),
        )

        assert (PONG, b"are you there") == await there.next_frame()
        assert (await there.hear())["type"] == "snapshot"


async def test_a_whole_text_amid_fragments_is_a_fault(database: Path) -> None:
    async with greet(database) as there:
        await there.send(frame(RESYNC[:5], TEXT, 0), frame(RESYNC))

        kind, payload = await there.next_frame()
        assert (CLOSE, 1002) == (kind, int.from_bytes(payload[:2], "big"))


async def test_a_frame_without_a_mask_is_a_fault(database: Path) -> None:
    async with greet(database) as there:
        await there.send(bytes([LAST | TEXT, len(RESYNC)]) + RESYNC)

        kind, payload = await there.next_frame()
        assert (CLOSE, 1002) == (kind, int.from_bytes(payload[:2], "big"))


async def test_what_is_no_utf_8_is_a_fault(database: Path) -> None:
    async with greet(database) as there:
        await there.send(frame(b"\xff\xfe"))

        kind, payload = await there.next_frame()
        assert (CLOSE, 1007) == (kind, int.from_bytes(payload[:2], "big"))


async def test_far_too_long_a_message_is_a_fault(database: Path) -> None:
    async with greet(database) as there:
        await there.send(b"\x81\xff" + (10**9).to_bytes(8, "big") + bytes(4))

        kind, payload = await there.next_frame()
        assert (CLOSE, 1009) == (kind, int.from_bytes(payload[:2], "big"))


async def test_goodbye_is_answered(database: Path) -> None:
    async with greet(database) as there:
        await there.send(frame((1000).to_bytes(2, "big"), CLOSE))

        kind, payload = await there.next_frame()
        assert (CLOSE, 1000) == (kind, int.from_bytes(payload[:2], "big"))
