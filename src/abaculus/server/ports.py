"""Uvicorn: one server per open port, all in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Generator
from typing import Any

import uvicorn

from abaculus.server.admission import Admission
from abaculus.server.ws.uvicorn import GuardedProtocol, GuardedState, HandoverProtocol

_BUFFER = 65_536
"""Bytes that the system keeps for a client in each direction before it waits."""


class _Server(uvicorn.Server):
    """A server that signals when it has started and leaves signals to its owner."""

    def __init__(self, config: uvicorn.Config, admission: Admission) -> None:
        super().__init__(config)
        self.server_state = GuardedState(admission)
        self.begun = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then signal the start."""
        await super().startup(sockets)
        self.begun.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave signals to the owner of the ports."""
        yield


class Port:
    """An open port and the application behind it."""

    def __init__(self, app: Any, opened: socket.socket, admission: Admission) -> None:
        self.port: int = opened.getsockname()[1]
        self._socket = opened
        self._server = _Server(
            uvicorn.Config(
                app,
                http=GuardedProtocol,
                ws=HandoverProtocol,
                # messages over the limit are answered in words, much larger ones are not
                ws_max_size=4 * admission.limits.message_bytes,
                ws_ping_interval=None,
                # deflate takes ten times the memory and twice the time per socket
                ws_per_message_deflate=False,
                lifespan="off",
                access_log=False,
                log_config=None,
                # below that level uvicorn logs what is sent, tokens included
                log_level="warning",
                server_header=False,
                # uvicorn would believe whatever any local program says of its client
                proxy_headers=False,
                timeout_graceful_shutdown=3,
            ),
            admission,
        )
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start to listen."""
        self._task = asyncio.get_running_loop().create_task(
            self._server.serve(sockets=[self._socket])
        )
        begun = asyncio.ensure_future(self._server.begun.wait())
        await asyncio.wait({self._task, begun}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            begun.cancel()
            self._task.result()

    async def close(self) -> None:
        """Refuse new clients and close the connections of the others."""
        self._server.should_exit = True
        if self._task is not None:
            await self._task


def open_socket(host: str, port: int) -> socket.socket:
    """A listening socket; raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024)
    # accepted sockets inherit it: otherwise a body waits until its head is acknowledged
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # inherited too: the system's own buffers would hold megabytes for each client
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _BUFFER)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _BUFFER)
    return listening


def open_socket_near(host: str, port: int) -> socket.socket:
    """A listening socket on that port, or on a free one."""
    try:
        return open_socket(host, port)
    except OSError:
        return open_socket(host, 0)
