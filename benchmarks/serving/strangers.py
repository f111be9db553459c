"""Hostile clients: a flood of pings, silent sockets, clients that do not read."""

from __future__ import annotations

import asyncio
import json
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.serving.home import STRICT_HOST, Server, furnish

PEOPLE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]
ROW = ((0, "a1"), (1, "a2"), (0, "b1"), (1, "b2"), (0, "c1"))
GAMES = 6
PINGS = b"\x89\x80\x00\x00\x00\x00" * 10_000
"""60 kB, sent ten times per second."""
SILENT = 1_200
DESCRIPTORS = 1_024
SLOW_TABLES, SLOW_CLIENTS, RESYNCS = 8, 40, 60
PATIENCE = 60.0


class Player:
    """Two people on one socket."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def open(self, **more: Any) -> dict[str, Any]:
        """A new table."""
        new = {"family": "pebbles", "players": PEOPLE, "start": True, **more}
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.post(f"{self._server.url}/api/tables", json=new)
        answer.raise_for_status()
        return dict(answer.json())

    async def play(self, table: dict[str, Any]) -> list[float]:
        """The milliseconds of each move of a short game."""
        address = f"{self._server.url.replace('http', 'ws')}/api/tables/{table['table']}/play"
        times: list[float] = []
        async with connect(address, compression=None, proxy=None, ping_interval=None) as there:
            await _say(there, type="hello", token=table["token"], seat=0, wants="view")
            await asyncio.wait_for(there.recv(), PATIENCE)
            for seat, square in ROW:
                gesture = {"type": "press", "move": square}
                began = time.perf_counter()
                act = {"type": "play", "seat": seat, "gesture": gesture}
                await _say(there, type="do", id=square, act=act)
                while (
                    json.loads(await asyncio.wait_for(there.recv(), PATIENCE)).get("ack") != square
                ):
                    pass
                times.append((time.perf_counter() - began) * 1000)
        return times


async def _say(there: ClientConnection, **parts: Any) -> None:
    await there.send(json.dumps(parts))


def _handshake(server: Server, table: str) -> socket.socket:
    """A raw socket after its handshake, with small buffers."""
    there = socket.socket()
    there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    there.settimeout(5)
    there.connect(("127.0.0.1", server.port))
    there.sendall(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        piece = there.recv(1)
        if not piece:
            raise ConnectionError("no handshake")
        head += piece
    return there


def _frame(text: str) -> bytes:
    data = text.encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


@contextmanager
def _flood(server: Server, table: str) -> Generator[None]:
    """Pings at 600 kB/s; the client comes back at once when it is closed."""
    stop = Event()

    def flood() -> None:
        while not stop.is_set():
            with suppress(OSError), _handshake(server, table) as there:
                there.sendall(_frame('{"type":"hello"}'))
                there.setblocking(False)
                while not stop.wait(0.1):
                    with suppress(BlockingIOError):
                        there.send(PINGS)
                    with suppress(BlockingIOError):
                        while there.recv(65_536):
                            pass
                        break

    thread = Thread(target=flood)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


async def _moves(player: Player) -> list[float]:
    times: list[float] = []
    for _ in range(GAMES):
        times += await player.play(await player.open())
    return times


def _milliseconds(times: list[float]) -> str:
    return f"{statistics.median(times):.1f} ms, at most {max(times):.0f} ms"


async def _measure_flood(server: Server) -> list[str]:
    player = Player(server)
    await _moves(player)
    calm = await _moves(player)
    table = await player.open()
    with _flood(server, table["table"]):
        await asyncio.sleep(1)
        busy = await _moves(player)
    return [
        f"| another client's move | {_milliseconds(calm)} |",
        f"| the same beside pings at 600 kB/s by a client that always comes back | {_milliseconds(busy)} |",
    ]


async def _measure_silence(server: Server) -> list[str]:
    player = Player(server)
    table = await player.open()
    silent: list[socket.socket] = []
    for _ in range(SILENT):
        there = socket.socket()
        there.settimeout(5)
        with suppress(OSError):
            there.connect(("127.0.0.1", server.port))
        silent.append(there)
    began = time.perf_counter()
    try:
        async with asyncio.timeout(30):
            await player.play(table)
            seated = f"in after {(time.perf_counter() - began) * 1000:.0f} ms"
            began = time.perf_counter()
            await player.play(await player.open())
            new = f"in after {(time.perf_counter() - began) * 1000:.0f} ms"
    except (OSError, WebSocketException, httpx.HTTPError, TimeoutError) as error:
        seated = new = f"shut out ({type(error).__name__})"
    finally:
        for there in silent:
            there.close()
    return [
        f"| a player with a seat, beside {SILENT} silent sockets under {DESCRIPTORS} descriptors | {seated} |",
        f"| a new player, the same | {new} |",
    ]


async def _read_nothing(
    server: Server, player: Player, process: psutil.Process, clients: int
) -> tuple[int, int]:
    """How many clients got in at all tables together, and the server's memory before they leave."""
    slow: list[socket.socket] = []
    for _ in range(SLOW_TABLES):
        table = await player.open(family="calcussimo")
        for _ in range(clients):
            with suppress(OSError):
                there = await asyncio.to_thread(_handshake, server, table["table"])
                slow.append(there)
                there.setblocking(False)
                there.send(_frame('{"type":"hello"}') + _frame('{"type":"resync"}') * RESYNCS)
    await asyncio.sleep(5)
    during = int(process.memory_info().rss)
    for there in slow:
        there.close()
    return len(slow), during


async def _measure_slowness(server: Server) -> list[str]:
    process = psutil.Process(server.process.pid)
    player = Player(server)
    # a game needs memory of its own when it is first played
    await _read_nothing(server, player, process, 1)
    before = process.memory_info().rss
    count, during = await _read_nothing(server, player, process, SLOW_CLIENTS)
    await asyncio.sleep(40)
    after = process.memory_info().rss
    return [
        f"| memory for {count} clients that ask for {RESYNCS} snapshots each and read none | {(during - before) / 1e6:.1f} MB |",
        f"| of it not given back 40 s after they left | {(after - before) / 1e6:.1f} MB |",
    ]


def report() -> list[str]:
    """Each attack, on a server of its own."""
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        home = furnish(Path(place))
        for measure, descriptors in (
            (_measure_flood, 0),
            (_measure_silence, DESCRIPTORS),
            (_measure_slowness, 0),
        ):
            database = home / f"{measure.__name__}.db"
            server = Server(home, database, host=STRICT_HOST, descriptors=descriptors)
            try:
                server.wait()
                rows += asyncio.run(measure(server))
            finally:
                server.stop()
    return ["## Hostile clients", "", "| what | figure |", "| --- | --- |", *rows]


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
