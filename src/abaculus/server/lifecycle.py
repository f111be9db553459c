"""A whole server from start to stop."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import ipaddress
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from msgspec import Struct

from abaculus.kernel.messages import Refusal
from abaculus.server.app import Application
from abaculus.server.assets import FOLDER
from abaculus.server.descriptors import raise_limit
from abaculus.server.gate import Access, Gate
from abaculus.server.limits import Limits
from abaculus.server.owner import Owner
from abaculus.server.ports import Port, open_socket_near
from abaculus.server.proxies import TrustedProxies
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import Listener, ShareSwitch, own_addresses
from abaculus.server.workers.preload import Preloader
from abaculus.server.ws.endpoint import ConnectionGroup
from abaculus.stores.store import Store

_EVERYWHERE = "0.0.0.0"  # noqa: S104 - sharing is meant to listen everywhere
_ARENA_MAX = -8
"""glibc's number for the option that limits the number of heaps."""


class GameServer:
    """A running server; made with its store and a listening socket."""

    def __init__(
        self,
        store: Store,
        listening: socket.socket,
        *,
        limits: Limits | None = None,
        pace: float = 0.9,
        assets: Path = FOLDER,
        access: Access = Access(),  # noqa: B008 - it never changes
    ) -> None:
        self._limits = limits or Limits()
        self._access = access
        host, self.port = listening.getsockname()[:2]
        is_loopback = ipaddress.ip_address(host).is_loopback
        self.is_local = is_loopback and access.can_share
        """Whether only this machine can reach it until it is shared."""
        self.link = access.public_url or f"http://{_format_host(host)}:{self.port}"
        self.rooms = RoomRegistry(store, limits=self._limits, pace=pace)
        self.sharing = (
            ShareSwitch(self._share) if self.is_local else ShareSwitch(links=(self.link,))
        )
        self._app = Application(self.rooms, self.sharing, assets)
        self._group = ConnectionGroup(is_local=self.is_local)
        self._loading: asyncio.Task[None] | None = None
        self._warming = Preloader()
        gate = Gate(access, Owner(access.token, self.port), is_loopback=is_loopback)
        self._app.play.admission.is_proxy = TrustedProxies(access.trusted_proxies).trusts
        self._main = Port(
            self._app.entrance(self._group, gate), listening, self._app.play.admission
        )

    @property
    def instance(self) -> str:
        """Different at every start."""
        return self._app.instance

    @property
    def sockets(self) -> int:
        """How many sockets are open, those of pages included."""
        return self._app.play.admission.sockets

    async def begin(self) -> None:
        """Listen, and let the tables continue."""
        await self._main.begin()
        await self.rooms.begin()
        self._loading = asyncio.get_running_loop().create_task(self._app.routes.load())
        self._warming.begin()

    async def end(self) -> None:
        """Say goodbye, finish pending writes and close everything."""
        self.rooms.rest()
        await asyncio.to_thread(self._warming.end)
        if self._loading is not None:
            await asyncio.wait({self._loading})
        if self.sharing.is_on and self.is_local:
            await self.sharing.switch(on=False)
        await self._group.close(Refusal("server-stops"), again=True)
        await self._main.close()
        await self.rooms.end()

    async def _share(self, group: ConnectionGroup) -> Listener:
        # what is sent on the network can be overheard, so the owner's token is not taken there
        gate = Gate(self._access, Owner("", self.port), is_loopback=False)
        port = Port(
            self._app.entrance(group, gate),
            open_socket_near(_EVERYWHERE, self.port + 1),
            self._app.play.admission,
        )
        await port.begin()
        return port


def _format_host(host: str) -> str:
    if ipaddress.ip_address(host).is_unspecified:
        host = own_addresses()[0]
    return f"[{host}]" if ":" in host else host


class ServerInfo(Struct, frozen=True):
    """What is known once a server listens."""

    link: str
    instance: str


def run(
    store: Callable[[], Store],
    listening: socket.socket,
    began: Callable[[ServerInfo], object],
    *,
    limits: Limits | None = None,
    pace: float = 0.9,
    access: Access = Access(),  # noqa: B008 - it never changes
) -> None:
    """Serve until Ctrl-C or SIGTERM; `began` is called once the server listens."""

    async def serve() -> None:
        stop = asyncio.Event()
        _handle_signals(asyncio.get_running_loop(), stop)
        running = GameServer(store(), listening, limits=limits, pace=pace, access=access)
        await running.begin()
        try:
            began(ServerInfo(running.link, running.instance))
            await stop.wait()
        finally:
            await running.end()

    raise_limit()
    _spare_memory()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve())


def _spare_memory() -> None:
    """Collect young objects often and old ones seldom: requests make cycles, tables do not."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 50)
    with suppress(OSError, AttributeError, TypeError):
        # a heap per thread would keep memory that other threads could use
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)


def _handle_signals(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:
            # Windows: a plain handler, which wakes the loop from outside
            signal.signal(number, _signal_handler(loop, stop))


def _signal_handler(
    loop: asyncio.AbstractEventLoop, stop: asyncio.Event
) -> Callable[[int, FrameType | None], None]:
    def wake(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop.set)

    return wake


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None
