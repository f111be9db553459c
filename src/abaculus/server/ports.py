"""Uvicorn: one server for each open port, all in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Generator
from typing import Any

import uvicorn

from abaculus.server.limits import Limits
from abaculus.server.ws.uvicorn import HandoverProtocol


class _Server(uvicorn.Server):
    """Says when it has begun, and leaves signals to whoever runs it."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        self.begun.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Signals are for the one who runs several of these."""
        yield


class Port:
    """An open port and the application behind it."""

    def __init__(self, app: Any, opened: socket.socket, limits: Limits) -> None:
        self.port: int = opened.getsockname()[1]
        self._socket = opened
        self._server = _Server(
            uvicorn.Config(
                app,
                ws=HandoverProtocol,
                # larger ones than a message may be are answered in words, much larger ones are not
                ws_max_size=4 * limits.message_bytes,
                ws_ping_interval=None,
                # a socket with deflate takes ten times the memory and twice the time
                ws_per_message_deflate=False,
                lifespan="off",
                access_log=False,
                log_config=None,
                # below that level it writes down what is sent, keys included
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=3,
            )
        )
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listen from now on."""
        self._task = asyncio.get_running_loop().create_task(
            self._server.serve(sockets=[self._socket])
        )
        begun = asyncio.ensure_future(self._server.begun.wait())
        await asyncio.wait({self._task, begun}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            begun.cancel()
            self._task.result()

    async def close(self) -> None:
        """Let nobody in any more, and those inside out."""
        self._server.should_exit = True
        if self._task is not None:
            await self._task


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024)
    # whoever is let in inherits it: otherwise the body of an answer waits for a receipt of its head
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def open_socket_near(host: str, port: int) -> socket.socket:
    """The same on that port, or on a free one."""
    try:
        return open_socket(host, port)
    except OSError:
        return open_socket(host, 0)
