"""Where tables are reached from: a hall in this process, or a server elsewhere."""

from __future__ import annotations

import sys
from typing import Protocol

from abaculus.server.rooms.rooms import Hall
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.local import LocalLink
from abaculus.terminal.client.remote import SocketLink
from abaculus.terminal.client.reviews import LocalTales, RemoteTales, Tales
from abaculus.terminal.client.tokens import DoorKey, DoorKeys
from abaculus.terminal.client.transport import Link


class Door(Protocol):
    """The way to tables for one person."""

    @property
    def token(self) -> str:
        """The person's key; it opens the table of a rematch too."""
        ...

    def link(self, table: str) -> Link:
        """A new link to a table; the key to it is kept."""
        ...

    def invitation(self, table: str, code: str) -> str:
        """What others need to come; empty if nobody can."""
        ...

    @property
    def tales(self) -> Tales:
        """Who tells games that are over."""
        ...


class LocalDoor:
    """Tables on this machine, for this screen alone."""

    def __init__(self, hall: Hall, token: str, keys: DoorKeys | None) -> None:
        self._hall = hall
        self.tales: Tales = LocalTales(hall)
        self.token = token
        self._keys = keys
        _ready_to_think()

    def link(self, table: str) -> Link:
        """As in `Door`."""
        if self._keys is not None:
            self._keys.keep(DoorKey("", table, self.token))
        return LocalLink(self._hall, table)

    def invitation(self, table: str, code: str) -> str:
        """As in `Door`."""
        return ""


def _ready_to_think() -> None:
    """Starts what watches over thinking processes, while there still is a standard error output:
    once a table is drawn, Python would look for it in vain and no bot could think."""
    if sys.platform != "win32":
        from multiprocessing.resource_tracker import ensure_running

        ensure_running()


class RemoteDoor:
    """Tables on a running server."""

    def __init__(
        self, address: Address, token: str, keys: DoorKeys, waits: tuple[float, ...] = ()
    ) -> None:
        self._address = address
        self.tales: Tales = RemoteTales(address)
        self.token = token
        self._keys = keys
        self._waits = waits

    def link(self, table: str) -> Link:
        """As in `Door`."""
        if self.token:
            self._keys.keep(DoorKey(self._address.server, table, self.token, self._address.code))
        socket = self._address.socket(table)
        return SocketLink(socket, self._waits) if self._waits else SocketLink(socket)

    def invitation(self, table: str, code: str) -> str:
        """As in `Door`."""
        server = self._address.server
        return f"{server}/join/{code}" if code else f"{server}/t/{table}"
