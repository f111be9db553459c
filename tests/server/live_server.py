"""A real server on a free port, and its clients."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from abaculus.server.assets import FOLDER
from abaculus.server.gate import Access
from abaculus.server.lifecycle import GameServer
from abaculus.server.limits import Limits
from abaculus.server.ports import open_socket
from abaculus.stores import open_store

PATIENCE = 60.0
"""Seconds after which a waiting test fails; nothing here takes that long."""
TOKEN = "the-owner-of-this-server"  # noqa: S105 - of tests only
OWNED = Access(TOKEN)
PERSON = {"kind": "here"}
FRIEND = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}

Json = dict[str, Any]


@asynccontextmanager
async def serving(
    database: Path,
    *,
    limits: Limits | None = None,
    pace: float = 0.0,
    assets: Path = FOLDER,
    access: Access = OWNED,
    host: str = "127.0.0.1",
) -> AsyncGenerator[GameServer]:
    running = GameServer(
        open_store(database),
        open_socket(host, 0),
        limits=limits,
        pace=pace,
        assets=assets,
        access=access,
    )
    await running.begin()
    try:
        yield running
    finally:
        await running.end()


class Elsewhere:
    """A server in another process, or at another address."""

    def __init__(self, link: str) -> None:
        self.link = link


Server = GameServer | Elsewhere


@contextmanager
def serving_beside(database: Path, *, limits: Limits | None = None) -> Generator[str]:
    """A server in its own thread; yields its link."""
    links: Queue[str] = Queue()
    stop = Event()

    async def serve() -> None:
        async with serving(database, limits=limits) as running:
            links.put(running.link)
            await asyncio.to_thread(stop.wait)

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield links.get(timeout=PATIENCE)
    finally:
        stop.set()
        thread.join()


@asynccontextmanager
async def asking(running: Server) -> AsyncGenerator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=running.link, timeout=PATIENCE) as client:
        yield client


@asynccontextmanager
async def owning(running: Server) -> AsyncGenerator[httpx.AsyncClient]:
    """A client that has the owner's cookie."""
    async with asking(running) as client:
        answer = await client.post("/api/owner", json={"token": TOKEN})
        assert answer.status_code == 200, answer.text
        yield client


async def new_table(running: Server, *seats: Json, **more: Any) -> Json:
    """A table of the toy family; returns the host's grant."""
    request = {"family": "pebbles", "players": seats, **more}
    async with asking(running) as client:
        answer = await client.post("/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def join(running: Server, table: str, **more: Any) -> Json:
    async with asking(running) as client:
        answer = await client.post("/api/join", json={"table": table, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Socket:
    """A client's end of a WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []

    async def say(self, kind: str, **parts: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **parts}))

    async def hear(self, *kinds: str) -> Json:
        """The next message of these kinds; others are skipped."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = str(await self.connection.recv())
                self.heard.append(text)
                message: Json = json.loads(text)
                if not kinds or message["type"] in kinds:
                    return message

    async def do(self, kind: str, *, id: str = "", **parts: Any) -> Json:  # noqa: A002
        """The answer to a command."""
        name = id or secrets.token_hex(4)
        await self.say("do", id=name, act={"type": kind, **parts})
        while True:
            message = await self.hear("update", "view", "refused", "done")
            if name in (message.get("ack"), message.get("id")):
                return message

    async def play(self, seat: int, move: str, **more: Any) -> Json:
        return await self.do("play", seat=seat, gesture={"type": "press", "move": move}, **more)

    async def until(self, number: int) -> Json:
        """The message that brings the table to that entry."""
        while True:
            message = await self.hear("snapshot", "update", "view")
            if message["number"] >= number:
                return message


@asynccontextmanager
async def visiting(
    running: Server, table: str, token: str = "", seat: int | None = None, **hello: Any
) -> AsyncGenerator[Socket]:
    """A socket after its hello."""
    async with bare(running, table) as socket:
        await socket.say("hello", token=token, seat=seat, **hello)
        yield socket


@asynccontextmanager
async def bare(running: Server, table: str) -> AsyncGenerator[Socket]:
    link = running.link.replace("http", "ws", 1)
    async with connect(f"{link}/api/tables/{table}/play", proxy=None) as connection:
        yield Socket(connection)
