"""Sockets of strangers: silent, slow, too many or too loud, while everyone else plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from abaculus.server import admission
from abaculus.server.descriptors import raise_limit
from abaculus.server.lifecycle import GameServer
from abaculus.server.limits import Limits, Rate
from abaculus.server.ws.outbox import Outbox
from tests.server.live_server import (
    PATIENCE,
    PERSON,
    Server,
    asking,
    bare,
    new_table,
    serving,
    visiting,
)
from tests.server.test_uvicorn import CLOSE, PING, TEXT, Line, frame, line

pytestmark = pytest.mark.anyio
HURRIED = Limits(ask_seconds=0.3, body_seconds=0.3, hello_seconds=0.3)
PLENTY = Rate(1e6, 1e6)


@asynccontextmanager
async def plug(
    running: Server, data: bytes = b""
) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare TCP connection that sends this."""
    place = urlsplit(running.link)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(data)
    try:
        yield reader, writer
    finally:
        writer.close()


async def read_end(reader: asyncio.StreamReader) -> bytes:
    """Everything up to the end of a connection, which must come."""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    return b""


async def give_time(done: Awaitable[bool]) -> None:
    assert await asyncio.wait_for(done, PATIENCE)


@pytest.mark.parametrize(
    "request_part",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_a_socket_that_does_not_ask_is_given_up(database: Path, request_part: bytes) -> None:
    async with serving(database, limits=HURRIED) as running:
        async with plug(running, request_part) as (reader, _):
            await read_end(reader)

        await give_time(count_sockets(running, 0))


async def count_sockets(running: GameServer, wanted: int) -> bool:
    while running.sockets != wanted:
        await asyncio.sleep(0.01)
    return True


async def test_a_socket_without_a_hello_is_given_up(database: Path) -> None:
    async with serving(database, limits=HURRIED) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with line(running, host["table"]) as there:
            notice = await there.hear()

    assert ("closed", "hello-first") == (notice["type"], notice["code"])


async def test_a_slow_answer_is_not_given_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database, limits=HURRIED) as running:
        load = running.rooms.room

        async def load_slowly(table: str) -> object:
            await asyncio.sleep(2)
            return await load(table)

        host = await new_table(running, PERSON, PERSON, start=True)
        monkeypatch.setattr(running.rooms, "room", load_slowly)
        async with asking(running) as client:
            answer = await client.get(f"/api/tables/{host['table']}")

    assert 200 == answer.status_code


async def test_a_page_that_nobody_reads_is_given_up(database: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"<!doctype html>" + b"x" * 20_000_000)
    async with serving(database, limits=HURRIED, assets=tmp_path) as running:
        place = urlsplit(running.link)
        with socket.socket() as there:
            there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            there.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(there, (place.hostname, place.port))
            await loop.sock_sendall(there, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await give_time(count_sockets(running, 1))
            await give_time(count_sockets(running, 0))


async def test_new_sockets_of_one_address_are_limited(database: Path) -> None:
    async with serving(database, limits=Limits(address_sockets=2)) as running:
        async with plug(running), plug(running):
            await give_time(count_sockets(running, 2))
            async with plug(running) as (reader, _):
                answer = await read_end(reader)
        await give_time(count_sockets(running, 0))
        async with asking(running) as client:
            again = await client.get("/health")

    assert answer.startswith(b"HTTP/1.1 503 ")
    assert "too-many-connections" == json.loads(answer.partition(b"\r\n\r\n")[2])["code"]
    assert 200 == again.status_code


async def test_handshakes_of_one_address_are_limited(database: Path) -> None:
    async with serving(database, limits=Limits(handshakes=Rate(0.001, 1))) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as first:
            await first.hear("snapshot")
        async with bare(running, host["table"]) as second:
            closed = await second.hear()

    assert ("closed", "too-many-connections", True) == (
        closed["type"],
        closed["code"],
        closed["again"],
    )


async def test_a_school_behind_one_address_gets_in(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        pupils = Limits()
        assert pupils.handshakes.at_once >= 2 * 400
        assert pupils.address_connections >= 2 * 400
        assert pupils.address_sockets >= 7 * 400
        async with visiting(running, host["table"], host["token"], 0) as socket_:
            assert "update" == (await socket_.play(0, "a1"))["type"]


def crowd(monkeypatch: pytest.MonkeyPatch, descriptors: int) -> Limits:
    """Limits of a server that may open only so many files, its own not counted."""
    monkeypatch.setattr(admission, "read_limit", lambda: admission.OWN + descriptors)
    return Limits(arrivals=PLENTY, openings=PLENTY)


async def test_people_get_in_past_silent_sockets(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database, limits=crowd(monkeypatch, 32)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as early:
            await early.hear("snapshot")
            silent = [await asyncio.open_connection("127.0.0.1", running.port) for _ in range(100)]
            sockets = running.sockets
            played = [await early.play(0, "a1")]
            other = await new_table(running, PERSON, PERSON, start=True)
            async with visiting(running, other["table"], other["token"], 0) as late:
                played.append(await late.play(0, "a1"))
            played.append(await early.play(1, "b1"))
            for _, writer in silent:
                writer.close()

    assert sockets <= 32
    assert ["update"] * 3 == [message["type"] for message in played]


async def test_spectators_make_way_but_seats_do_not(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database, limits=crowd(monkeypatch, 8)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with (
            visiting(running, host["table"], host["token"], 0) as seated,
            visiting(running, host["table"]) as spectator,
        ):
            await seated.hear("snapshot")
            await spectator.hear("snapshot")
            crowd_ = [visiting(running, host["table"]) for _ in range(8)]
            for each in crowd_:
                await (await each.__aenter__()).hear("snapshot")
            closed = await spectator.hear("closed")
            played = await seated.play(0, "a1")
            for each in crowd_:
                with suppress(Exception):
                    await each.__aexit__(None, None, None)

    assert ("server-full", True) == (closed["code"], closed["again"])
    assert "update" == played["type"]


async def test_a_flood_from_one_address_drowns_itself() -> None:
    class Wire:
        def __init__(self, address: str) -> None:
            self.address = address
            self.is_gone = False

        def get_extra_info(self, name: str) -> tuple[str, int]:
            return self.address, 1

        def abort(self) -> None:
            self.is_gone = True

    gate = admission.Admission(Limits(sockets=32))
    honest = Wire("192.0.2.7")
    assert gate.admit(honest)  # type: ignore[arg-type]
    flood = [Wire(f"2001:db8::{number:x}") for number in range(1, 200)]
    for wire in flood:
        assert gate.admit(wire)  # type: ignore[arg-type]

    assert not honest.is_gone
    assert [True] * 172 + [False] * 27 == [wire.is_gone for wire in flood]
    assert 28 == gate.sockets


async def test_one_token_does_not_take_all_places(database: Path) -> None:
    async with serving(database, limits=Limits(seat_connections=2)) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        place = (running, host["table"], host["token"], 0)
        async with visiting(*place) as first, visiting(*place) as second, visiting(*place) as third:
            for each in (second, third):
                await each.hear("snapshot")
            closed = await first.hear("closed")
            played = await second.play(0, "a1")

    assert ("opened-elsewhere", False) == (closed["code"], closed["again"])
    assert "update" == played["type"]


async def test_a_client_that_floods_is_closed_with_a_reason(database: Path) -> None:
    limits = Limits(slowdowns=2, slowdown_seconds=0.05)
    async with serving(database, limits=limits) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with (
            line(running, host["table"]) as there,
            visiting(running, host["table"], host["token"], 0) as other,
        ):
            await there.send(frame(b'{"type":"hello"}'))
            flooding = asyncio.create_task(flood(there))
            played = [await other.play(seat, move) for seat, move in ((0, "a1"), (1, "b1"))]
            last = await hear_end(there)
            flooding.cancel()

    assert ["update"] * 2 == [message["type"] for message in played]
    assert "too-much-traffic" == json.loads(last[0])["code"]
    assert 1008 == int.from_bytes(last[1][:2], "big")


async def flood(there: Line) -> None:
    with suppress(ConnectionError):
        while True:
            await there.send(frame(b"", PING) * 2_000)


async def hear_end(there: Line) -> tuple[bytes, bytes]:
    """The last text before the goodbye, and the goodbye."""
    text = b""
    while True:
        kind, payload = await there.next_frame()
        if kind == CLOSE:
            return text, payload
        if kind == TEXT:
            text = payload


def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    class Wall:
        """An outlet that takes nothing."""

        is_closed = False

        def send(self, message: bytes) -> bool:
            return False

        def close(self) -> None:
            self.is_closed = True

        def read_on(self, *, is_wanted: bool) -> None: ...

    limits = Limits()
    wall = Wall()
    outbox = Outbox(wall, lambda: None, str.encode, limits)
    sizes: list[int] = []
    for _ in range(1_000):
        outbox.show(b"u" * 1_000)
        outbox.put_snapshot(b"s" * 40_000)
        sizes.append(outbox.size)
    for _ in range(1_000):
        outbox.put(b"r" * 1_000)
        sizes.append(outbox.size)

    assert max(sizes[:1_000]) <= limits.queue_bytes
    assert max(sizes) <= 8 * limits.queue_bytes + 1_000
    assert wall.is_closed
    assert 0 == outbox.size


def test_an_answer_is_not_lost_in_updates_that_are_dropped() -> None:
    class Door:
        """An outlet that is shut, then open."""

        def __init__(self) -> None:
            self.is_open = False
            self.sent: list[bytes] = []

        def send(self, message: bytes) -> bool:
            if self.is_open:
                self.sent.append(message)
            return self.is_open

        def close(self) -> None: ...

        def read_on(self, *, is_wanted: bool) -> None: ...

    door = Door()
    outbox = Outbox(door, lambda: outbox.refresh(b"snapshot"), str.encode, Limits())
    outbox.show(b"first")
    outbox.show(b"mine", "done")
    outbox.fall_behind()
    door.is_open = True
    outbox.pump()

    assert [b"done", b"snapshot"] == door.sent


async def test_memory_is_given_back_after_many_have_left(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_back = asyncio.Event()
    monkeypatch.setattr(admission, "give_back_memory", given_back.set)
    async with serving(database) as running:
        wires = [await asyncio.open_connection("127.0.0.1", running.port) for _ in range(40)]
        await give_time(count_sockets(running, 40))
        for _, writer in wires:
            writer.close()
        await asyncio.wait_for(given_back.wait(), PATIENCE)


def test_the_limit_on_open_files_is_raised(caplog: pytest.LogCaptureFixture) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    caplog.set_level(logging.INFO)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] - 1, before[1]))
    try:
        limit = raise_limit()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)

    assert before[1] == limit or limit >= 65_536
    assert f"at most {limit}" in caplog.text
