"""The assembled server: its rooms, its routes, and one dispatcher per listener."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

from abaculus.server.asgi import Receive, Scope, Send
from abaculus.server.assets import FOLDER, Assets
from abaculus.server.dispatch import Dispatcher
from abaculus.server.gate import Gate
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch
from abaculus.server.ws.endpoint import ConnectionGroup, WebSocketEndpoint


class LazyApi:
    """The HTTP API, loaded while the first page is served because it takes longer than the rest."""

    def __init__(
        self, rooms: RoomRegistry, play: WebSocketEndpoint, sharing: ShareSwitch, instance: str
    ) -> None:
        self._parts = (rooms, play, sharing, instance)
        self._app: Any = None
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Load the API unless it is loaded."""
        async with self._lock:
            if self._app is None:
                self._app = await asyncio.to_thread(self._made)

    def _made(self) -> Any:
        from abaculus.server.http.routes import make_routes

        return make_routes(*self._parts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if self._app is None:
            await self.load()
        app: Any = self._app
        await app(scope, receive, send)


class Application:
    """Everything behind the listeners."""

    def __init__(self, rooms: RoomRegistry, sharing: ShareSwitch, assets: Path = FOLDER) -> None:
        self.instance = secrets.token_hex(8)
        self.play = WebSocketEndpoint(rooms)
        self.routes = LazyApi(rooms, self.play, sharing, self.instance)
        self._assets = Assets(assets)

    def entrance(self, group: ConnectionGroup, gate: Gate) -> Dispatcher:
        """The ASGI application of one listener."""
        return Dispatcher(self.routes, self.play, self._assets, group, gate)
