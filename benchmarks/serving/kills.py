"""Players whose server is killed repeatedly: nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.serving.home import Server, furnish

SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
PLAYERS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]


KILLS = 100
TABLES = 40


class Lost(AssertionError):  # noqa: N818 - named after what it found
    """Something acknowledged is lost, or a client could not continue."""


class Toll(msgspec.Struct):
    """What happened in total."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    resumed: int = 0
    resent: int = 0
    """Moves sent again because the client did not know whether they were carried out."""
    found: int = 0
    """Those of them that were in the event log already."""


class Table:
    """Two people on one socket who keep playing whatever happens to the server."""

    def __init__(self, server: Server, http: httpx.AsyncClient, toll: Toll, seed: int) -> None:
        self._server = server
        self._http = http
        self._toll = toll
        self._random = random.Random(seed)
        self._ids = itertools.count()
        self._acknowledged: dict[str, int] = {}
        """Squares by the seat that marked them."""
        self._number = 0
        """The entry of the last acknowledgement."""
        self._unsure: tuple[str, int, str] | None = None
        """Id, seat and square of the move that is not yet answered."""

    async def play(self, stop: asyncio.Event) -> None:
        """Play game after game until stopped."""
        while not stop.is_set():
            table, token = await self._open()
            self._acknowledged, self._number, self._unsure = {}, 0, None
            await self._game(table, token, stop)
            self._toll.games += 1

    async def _open(self) -> tuple[str, str]:
        while True:
            try:
                new = {"family": "pebbles", "players": PLAYERS, "start": True}
                answer = await self._http.post(f"{self._server.url}/api/tables", json=new)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code >= 300:
                raise Lost(f"no table: {answer.text}")
            opened = answer.json()
            return opened["table"], opened["token"]

    async def _game(self, table: str, token: str, stop: asyncio.Event) -> None:
        address = f"{self._server.url.replace('http', 'ws')}/api/tables/{table}/play"
        while True:
            try:
                async with connect(address, compression=None) as socket:
                    if await self._sit(socket, token, stop):
                        return
            except (WebSocketException, OSError):
                await asyncio.sleep(0.02)

    async def _sit(self, socket: ClientConnection, token: str, stop: asyncio.Event) -> bool:
        """Whether the game is over; raises when the connection breaks."""
        hello = {"type": "hello", "token": token, "seat": 0, "wants": "view", "seen": self._number}
        await self._send(socket, hello)
        shown = await self._hear(socket)
        self._check(shown)
        if self._number:
            self._toll.resumed += 1
        while True:
            awaits = shown["awaits"]
            if awaits["type"] == "over":
                return True
            if self._unsure is None:
                free = [square for square in SQUARES if square not in _marks(shown)]
                self._unsure = (
                    f"move-{next(self._ids)}",
                    awaits["must"][0],
                    self._random.choice(free),
                )
            else:
                self._toll.resent += 1
            shown = await self._make(socket, *self._unsure) or shown
            if stop.is_set():
                return True

    async def _make(
        self, socket: ClientConnection, name: str, seat: int, square: str
    ) -> dict[str, Any] | None:
        gesture = {"type": "press", "move": square}
        act = {"type": "play", "seat": seat, "gesture": gesture}
        await self._send(socket, {"type": "do", "id": name, "act": act})
        reply = await self._hear(socket)
        if reply["type"] == "done":
            self._toll.found += 1
        elif reply["type"] != "view" or reply["ack"] != name:
            raise Lost(f"{name} was answered by {reply}")
        self._acknowledged[square] = seat
        self._number = reply["number"]
        self._unsure = None
        self._toll.acknowledged += 1
        if reply["type"] == "done":
            await self._send(socket, {"type": "resync"})
            reply = await self._hear(socket)
        self._check(reply)
        return reply

    def _check(self, shown: dict[str, Any]) -> None:
        if shown["type"] != "view" or shown["number"] < self._number:
            raise Lost(f"line {self._number} was acknowledged; after it came {shown}")
        marks = _marks(shown)
        missing = {s: seat for s, seat in self._acknowledged.items() if marks.get(s) != seat}
        if missing:
            raise Lost(f"acknowledged and missing: {missing} in {shown}")

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _hear(self, socket: ClientConnection) -> dict[str, Any]:
        return msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30), type=dict[str, Any])


def _marks(shown: dict[str, Any]) -> dict[str, int]:
    board = shown["view"]["board"]
    signs = ((0, board["crosses"]), (1, board["rings"]))
    return {
        square: seat
        for seat, bits in signs
        for place, square in enumerate(SQUARES)
        if bits >> place & 1
    }


async def under_fire(server: Server, kills: int, tables: int, seed: int = 0) -> Toll:
    """Play at many tables while the server is killed at random moments; raises `Lost`."""
    toll = Toll()
    stop = asyncio.Event()
    async with httpx.AsyncClient(timeout=30) as http:
        seats = [Table(server, http, toll, number) for number in range(tables)]
        players = [asyncio.create_task(seat.play(stop)) for seat in seats]
        await _kill(server, kills, players, toll, random.Random(seed))
        stop.set()
        await asyncio.gather(*players)
    return toll


async def _kill(
    server: Server,
    kills: int,
    players: list[asyncio.Task[None]],
    toll: Toll,
    chance: random.Random,
) -> None:
    for _ in range(kills):
        await asyncio.to_thread(server.wait)
        before = toll.acknowledged
        while toll.acknowledged < before + len(players):  # everyone plays again
            if any(task.done() for task in players):
                return
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() * 0.3)
        server.kill()
        toll.kills += 1
        server.start()
    await asyncio.to_thread(server.wait)


def report() -> list[str]:
    """A hundred kills under load; raises `Lost` if anything acknowledged is lost."""
    with tempfile.TemporaryDirectory() as place:
        home = furnish(Path(place))
        server = Server(home, home / "books.db")
        try:
            toll = asyncio.run(under_fire(server, KILLS, TABLES))
        finally:
            server.stop()
    return [
        "## Killed without warning",
        "",
        f"{TABLES} tables play tic-tac-toe while the server is killed (SIGKILL) at random moments and started again on the same books.",
        "Every client reconnects, checks that everything acknowledged is still there, and resends what was not answered.",
        "",
        "| kills | moves acknowledged | acknowledged and missing | games resumed | moves sent again | of them already in the book |",
        "| --- | --- | --- | --- | --- | --- |",
        f"| {toll.kills} | {toll.acknowledged:,} | 0 | {toll.resumed:,} | {toll.resent:,} | {toll.found:,} |",
    ]


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
