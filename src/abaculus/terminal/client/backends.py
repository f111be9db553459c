"""Where tables are: in this process, or on a server."""

from __future__ import annotations

import sys
from typing import Protocol

from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.local import LocalTransport
from abaculus.terminal.client.remote import WebSocketTransport
from abaculus.terminal.client.reviews import LocalReviewSource, RemoteReviewSource, ReviewSource
from abaculus.terminal.client.tokens import SeatToken, TokenFile
from abaculus.terminal.client.transport import Transport


class Backend(Protocol):
    """The way to tables for one person."""

    @property
    def token(self) -> str:
        """The person's token, which is valid for the rematch too."""
        ...

    def link(self, table: str) -> Transport:
        """A new transport to a table; its token is kept."""
        ...

    def invitation(self, table: str, code: str) -> str:
        """What others need to join; empty if they cannot."""
        ...

    @property
    def reviews(self) -> ReviewSource:
        """The source of reviews."""
        ...


class LocalBackend:
    """Tables on this machine, for this screen alone."""

    def __init__(self, rooms: RoomRegistry, token: str, keys: TokenFile | None) -> None:
        self._rooms = rooms
        self.reviews: ReviewSource = LocalReviewSource(rooms)
        self.token = token
        self._keys = keys
        _start_resource_tracker()

    def link(self, table: str) -> Transport:
        """See `Backend`."""
        if self._keys is not None:
            self._keys.keep(SeatToken("", table, self.token))
        return LocalTransport(self._rooms, table)

    def invitation(self, table: str, code: str) -> str:
        """See `Backend`."""
        return ""


def _start_resource_tracker() -> None:
    """Start the resource tracker of worker processes while standard error still exists:
    once a table is drawn, Python would not find it and no bot could think.
    """
    if sys.platform != "win32":
        from multiprocessing.resource_tracker import ensure_running

        ensure_running()


class RemoteBackend:
    """Tables on a running server."""

    def __init__(
        self, address: Address, token: str, keys: TokenFile, waits: tuple[float, ...] = ()
    ) -> None:
        self._address = address
        self.reviews: ReviewSource = RemoteReviewSource(address)
        self.token = token
        self._keys = keys
        self._waits = waits

    def link(self, table: str) -> Transport:
        """See `Backend`."""
        if self.token:
            self._keys.keep(SeatToken(self._address.server, table, self.token, self._address.code))
        socket = self._address.socket(table)
        return (
            WebSocketTransport(socket, self._waits) if self._waits else WebSocketTransport(socket)
        )

    def invitation(self, table: str, code: str) -> str:
        """See `Backend`."""
        server = self._address.server
        return f"{server}/join/{code}" if code else f"{server}/t/{table}"
