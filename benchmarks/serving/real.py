"""A real game at many tables at once: random legal moves chosen from views alone."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from abaculus.kernel.codec import decode
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from benchmarks.serving.home import Server, furnish

GAME = "calcussimo"
TABLES = 200
SECONDS = 20
PLAYERS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]


def report() -> list[str]:
    """Moves, times and the server's CPU time."""
    with tempfile.TemporaryDirectory() as place:
        home = furnish(Path(place))
        server = Server(home, home / "books.db")
        try:
            server.wait()
            with get_context("spawn").Pool(1) as pool:
                times, sent, spent = pool.apply(_load, (server.url, server.process.pid))
        finally:
            server.stop()
    cuts = statistics.quantiles(times, n=100)
    return [
        "## A real game over the network",
        "",
        f"{load_family(GAME).title}, {TABLES} tables of two sockets, random legal moves for {SECONDS} seconds, chosen from views by one process; choosing takes longer than serving, so that the load limits the moves and the times.",
        "",
        "| moves/s | p50 ms | p99 ms | server CPU ms a move | KiB sent a move |",
        "| --- | --- | --- | --- | --- |",
        f"| {len(times) / SECONDS:,.0f} | {cuts[49]:.0f} | {cuts[98]:.0f} | {spent / len(times) * 1000:.2f} | {sent / len(times) / 1024:.1f} |",
    ]


def _load(url: str, server: int) -> tuple[list[float], int, float]:
    return asyncio.run(_play_all(url, server))


async def _play_all(url: str, server: int) -> tuple[list[float], int, float]:
    async with httpx.AsyncClient(timeout=60) as http:
        tables = [await _open(http, url, number) for number in range(TABLES)]
    process = psutil.Process(server)
    before = _cpu(process)
    end = time.perf_counter() + SECONDS
    await asyncio.gather(*(table.play(end) for table in tables))
    spent = _cpu(process) - before
    return [one for table in tables for one in table.times], sum(t.sent for t in tables), spent


def _cpu(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


async def _open(http: httpx.AsyncClient, url: str, number: int) -> _Table:
    # no deadlines, so that no turn is lost while the load is busy
    new = {"family": GAME, "players": PLAYERS, "start": True, "options": {"turn_seconds": 0}}
    opened = (await http.post(f"{url}/api/tables", json=new)).json()
    address = f"{url.replace('http', 'ws')}/api/tables/{opened['table']}/play"
    sockets = [await connect(address, compression=None, max_size=None) for _ in (0, 1)]
    table = _Table(sockets, opened["token"], number)
    await table.greet()
    return table


class _Table:
    """Two people, each with their own view of the table."""

    def __init__(self, sockets: list[ClientConnection], token: str, number: int) -> None:
        self.times: list[float] = []
        self.sent = 0
        self._sockets = sockets
        self._token = token
        self._rng = SeededRng(number)
        self._game = load_family(GAME).game()
        self._moves = 0
        self._shown: dict[int, dict[str, Any]] = {}

    async def greet(self) -> None:
        for seat, socket in enumerate(self._sockets):
            hello = {"type": "hello", "token": self._token, "seat": seat, "wants": "view"}
            await socket.send(msgspec.json.encode(hello).decode())
            self._shown[seat] = await self._hear(seat)

    async def play(self, end: float) -> None:
        while time.perf_counter() < end:
            awaits = self._shown[0].get("awaits")
            if not awaits or awaits["type"] != "turn":
                return
            await self._move(awaits["must"][0])

    async def _move(self, seat: int) -> None:
        view = decode(msgspec.json.encode(self._shown[seat]["view"]), self._game.shapes.view)
        move = self._game.sample(self._game.imagine(view, self._rng), seat, self._rng)
        text = self._game.notation.write_move(move)
        act = {"type": "play", "seat": seat, "gesture": {"type": "press", "move": text}}
        self._moves += 1
        began = time.perf_counter()
        do = {"type": "do", "id": f"move-{self._moves}", "act": act}
        await self._sockets[seat].send(msgspec.json.encode(do).decode())
        for other in (seat, 1 - seat):
            self._shown[other] = await self._hear(other)
        self.times.append((time.perf_counter() - began) * 1000)

    async def _hear(self, seat: int) -> dict[str, Any]:
        data = await self._sockets[seat].recv()
        message = msgspec.json.decode(data, type=dict[str, Any])
        if message["type"] != "view":
            raise RuntimeError(str(message))
        self.sent += len(data)
        return message


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
