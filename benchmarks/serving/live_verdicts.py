"""The live verdict over the network: how long it takes while others play."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from abaculus.games.pytagora.equality.terms import Board
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.search import best_lines
from benchmarks.serving.home import Server, furnish

TABLES = 30
"""A whole class laying pieces."""
QUESTIONS = 40
PLAYERS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]
WORK = 100_000


def report() -> list[str]:
    """The times of all requests."""
    with tempfile.TemporaryDirectory() as place:
        home = furnish(Path(place))
        server = Server(home, home / "books.db")
        try:
            server.wait()
            alone = asyncio.run(_ask_all(server.url, 1))
            crowd = asyncio.run(_ask_all(server.url, TABLES))
        finally:
            server.stop()
    return [
        "## The live verdict over the network",
        "",
        f"A laid equality of a full hand, from being sent until the verdict with its points is there, milliseconds of the clock; {QUESTIONS} questions a table, one after another.",
        "",
        "| tables asking at once | p50 ms | p99 ms | worst |",
        "| --- | --- | --- | --- |",
        _row(1, alone),
        _row(TABLES, crowd),
    ]


def _row(tables: int, times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=100)
    return f"| {tables} | {cuts[49]:.1f} | {cuts[98]:.1f} | {max(times):.1f} |"


async def _ask_all(url: str, tables: int) -> list[float]:
    async with httpx.AsyncClient(timeout=60) as http:
        opened = [await _open(http, url) for _ in range(tables)]
    measured = await asyncio.gather(*(_ask(*one) for one in opened))
    return [one for times in measured for one in times]


async def _open(http: httpx.AsyncClient, url: str) -> tuple[ClientConnection, int, str]:
    """A socket, its seat to move, and a line from its hand."""
    new = {"family": "pytagora", "variant": "basic", "players": PLAYERS, "start": True}
    table = (await http.post(f"{url}/api/tables", json=new)).json()
    address = f"{url.replace('http', 'ws')}/api/tables/{table['table']}/play"
    socket = await connect(address, compression=None, max_size=None)
    hello = {"type": "hello", "token": table["token"], "seat": 0, "wants": "view"}
    await socket.send(msgspec.json.encode(hello).decode())
    shown = await _hear(socket, "view")
    seat = int(shown["awaits"]["must"][0])
    hand = tuple(shown["view"]["hands"][seat])
    lines = best_lines(terms_of("basic"), Board(), hand, None, work=WORK)
    line = "".join(lines.plays[0].pieces) if lines.plays else "1+1=2"
    return socket, seat, f"h0,0:{line}"


async def _ask(socket: ClientConnection, seat: int, move: str) -> list[float]:
    times: list[float] = []
    for number in range(QUESTIONS):
        gesture = {"type": "press", "move": move}
        asked = {"type": "try", "id": number, "seat": seat, "gesture": gesture}
        began = time.perf_counter()
        await socket.send(msgspec.json.encode(asked).decode())
        await _hear(socket, "tried")
        times.append((time.perf_counter() - began) * 1000)
    return times


async def _hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    message = msgspec.json.decode(await socket.recv(), type=dict[str, Any])
    if message["type"] != kind:
        raise RuntimeError(str(message)[:500])
    return message


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
