"""Virtual sockets between clients and the server: slow, late, cut, half open."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from abaculus.kernel.messages import RefusedError
from abaculus.server.rooms.presentation import format_message, translator_for
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.ws.codec import encode_message
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.messages import CloseNotice, FromClient, FromServer, Hello
from abaculus.terminal.client.transport import Down, Greeting, Incoming, Up
from tests.simulation.history import History
from tests.simulation.loop import VirtualLoop, VirtualProcess

T = TypeVar("T")

_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
_ENCODER: Final = msgspec.json.Encoder()
_WINDOW = 32
"""Messages on their way before a socket is full."""
_PATIENCE = 4.0
"""Seconds a client waits for an answer over HTTP."""
_WAITS = (0.05, 0.1, 0.2, 0.4)
"""Seconds before a client connects again."""


class ServerProcess(VirtualProcess):
    """A running server, and what waits for its answers."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__(loop)
        self.rooms: RoomRegistry
        self.requests: list[asyncio.Future[Any]] = []


class Link:
    """One virtual socket; to the server it is the outlet of a connection."""

    def __init__(self, network: Network, process: ServerProcess, name: str, table: str) -> None:
        self.process = process
        self.name = name
        self.table = table
        self.hello: Hello | None = None
        """The greeting that reached the server last."""
        self.connection: Connection | None = None
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What reached the client; None: the socket is gone."""
        self.is_cut = False
        self.window = _WINDOW
        self.slowness = 0.0
        """Seconds that a message to the client takes longer."""
        self.is_doubled = False
        """Whether the client sends its next message twice."""
        self._network = network
        self._loop = process.loop
        self._up: deque[bytes] = deque()
        self._down: deque[bytes] = deque()
        self._due = 0
        """Messages that have arrived and are not yet taken."""
        self._is_paused = False
        self._is_full = False
        self._is_closing = False
        self._is_left = False

    # the client's side

    def send(self, message: bytes) -> bool:
        """As an outlet: one message to the client; False if it has to wait."""
        if self._is_closing or self._is_left or self.process.is_dead:
            return False
        if len(self._down) >= self.window:
            self._is_full = True
            return False
        self._down.append(message)
        self._network.on_sent(self, message)
        if not self.is_cut:
            self._loop.outside(self._network.delay() + self.slowness, self._reach_client)
        return True

    def say(self, message: FromClient | bytes) -> None:
        """Send a message from the client to the server."""
        data = message if isinstance(message, bytes) else _ENCODER.encode(message)
        many = 2 if self.is_doubled else 1
        self.is_doubled = False
        for _ in range(many):
            if not self.is_cut:
                self._up.append(data)
                self.process.call(self._network.delay(), self._reach_server)

    def _reach_client(self) -> None:
        if self.is_cut or not self._down:
            return
        self.inbox.put_nowait(self._down.popleft())
        if self._is_full and len(self._down) <= self.window // 2:
            self._is_full = False
            self.process.call(0, self._pump)
        if self._is_closing and not self._down:
            self.lose(0, self._network.delay())

    def _pump(self) -> None:
        if self.connection is not None and not self._is_left:
            self.connection.pump()

    # the server's side

    async def accept(self) -> None:
        """Let the client in, as the WebSocket endpoint does."""
        rooms = self.process.rooms
        try:
            room = await rooms.room(self.table)
        except RefusedError as refused:
            code = refused.refusal.code
            sentence = format_message(refused.refusal, translator_for(None, "en"))
            self.send(encode_message(CloseNotice(code, sentence, again=code != "no-table")))
            self.close()
            return
        self.connection = rooms.connect(room, self)
        self.connection.begin(rooms.limits.hello_seconds, lambda _: None)
        self._take_due()
        if self._is_left:
            self.connection.leave()

    def _reach_server(self) -> None:
        if self._up:
            self._due += 1
            self._take_due()

    def _take_due(self) -> None:
        while self._due and self._up and self.connection is not None and not self._is_paused:
            self._due -= 1
            data = self._up.popleft()
            if not self._is_left:
                self._network.on_taken(self, data)
                self.connection.take(data)

    def read_on(self, *, is_wanted: bool) -> None:
        """As an outlet: let the client send more, or make it wait."""
        self._is_paused = not is_wanted
        if is_wanted:
            self.process.call(0, self._take_due)

    def close(self) -> None:
        """As an outlet: close when everything is sent."""
        self._is_closing = True
        if not self._down:
            self.lose(0, self._network.delay())

    # the end

    def cut(self, rng: Random, client: float, server: float) -> None:
        """Lose what is on its way from some message on; each side notices after that time."""
        if self.is_cut:
            return
        for way in (self._up, self._down):
            for _ in range(rng.randrange(len(way) + 1)):
                way.pop()
        kept = list(self._down)
        self._down.clear()
        for data in kept:
            self.inbox.put_nowait(data)
        self._network.ghosts.append(self)
        self.lose(client, server)

    def lose(self, client: float, server: float) -> None:
        """Let both sides notice that the socket is gone."""
        self.is_cut = True
        self._loop.outside(client, self.inbox.put_nowait, None)
        self.process.call(server, self._leave)

    def _leave(self) -> None:
        if not self._is_left:
            self._is_left = True
            self._network.links.pop(self, None)
            if self.connection is not None:
                self.connection.leave()


class Network:
    """All links, and how fast they are."""

    def __init__(self, loop: VirtualLoop, history: History, rng: Random) -> None:
        self.loop = loop
        self.history = history
        self.rng = rng
        self.links: dict[Link, None] = {}
        self.process: ServerProcess | None = None
        """The server that can be reached now."""
        self.ghosts: list[Link] = []
        """The links that were cut; one side may not have noticed."""
        self.lag = 0.0
        """Seconds that any message may take longer."""
        self.on_sent: Callable[[Link, bytes], None] = _ignore
        self.on_taken: Callable[[Link, bytes], None] = _ignore

    def delay(self) -> float:
        """Seconds for the next message."""
        return self.rng.random() * (0.02 + self.lag)

    async def connect(self, name: str, table: str) -> Link | None:
        """A new link; None if no server listens."""
        await asyncio.sleep(self.delay())
        process = self.process
        if process is None or process.is_dead:
            return None
        link = Link(self, process, name, table)
        self.links[link] = None
        process.spawn(link.accept())
        return link

    async def ask(self, work: Callable[[RoomRegistry], Coroutine[Any, Any, T]]) -> T | None:
        """The answer over HTTP; None if it was lost, and nobody knows whether it was done.

        Raises `RefusedError`.
        """
        await asyncio.sleep(self.delay())
        process = self.process
        if process is None or process.is_dead:
            return None
        answer: asyncio.Future[T | RefusedError | None] = self.loop.create_future()
        process.requests.append(answer)
        process.spawn(self._serve(work(process.rooms), answer))
        self.loop.outside(_PATIENCE, _resolve, answer, None)
        result = await answer
        if isinstance(result, RefusedError):
            raise result
        return result

    async def _serve(self, work: Coroutine[Any, Any, T], answer: asyncio.Future[Any]) -> None:
        result: T | RefusedError
        try:
            result = await work
        except RefusedError as refused:
            result = refused
        self.loop.outside(self.delay(), _resolve, answer, result)

    def lose_server(self, process: ServerProcess) -> None:
        """Let every client of a dead server notice, some of them late."""
        for link in list(self.links):
            if link.process is process:
                del self.links[link]
                link.cut(self.rng, self.rng.random(), 0)
        for answer in process.requests:
            _resolve(answer, None)


def _ignore(*_: object) -> None:
    """Nobody looks on."""


def _resolve(answer: asyncio.Future[Any], result: Any) -> None:
    if not answer.done():
        answer.set_result(result)


class VirtualTransport:
    """The way from a client to its table over the virtual network."""

    def __init__(self, network: Network, name: str, table: str) -> None:
        self.link: Link | None = None
        self.is_over = False
        """Whether the server said not to come back."""
        self.is_heard = False
        """Whether the server has said something since the last break."""
        self.on_heard: Callable[[FromServer], None] = lambda _: None
        self._network = network
        self._name = name
        self._table = table

    async def listen(self, greet: Greeting) -> AsyncIterator[Incoming]:
        """See `Transport`."""
        failures = 0
        while not self.is_over:
            link = self.link = await self._network.connect(self._name, self._table)
            if link is not None:
                link.say(greet())
                yield Up()
                while (data := await link.inbox.get()) is not None:
                    failures, self.is_heard = 0, True
                    message = _DECODER.decode(data)
                    self.is_over = isinstance(message, CloseNotice) and not message.again
                    self.on_heard(message)
                    yield message
                self.link, self.is_heard = None, False
            yield Down(0)
            await asyncio.sleep(_WAITS[min(failures, len(_WAITS) - 1)])
            failures += 1

    async def send(self, message: FromClient) -> bool:
        """See `Transport`."""
        if self.link is None:
            return False
        self.link.say(message)
        return True

    async def close(self) -> None:
        """See `Transport`."""
        self.is_over = True
        if self.link is not None:
            self.link.lose(0, self._network.delay())
