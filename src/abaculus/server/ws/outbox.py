"""Messages on their way to one client, who may be slow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

_REPLIES = 8
"""How many times more answers than pictures may wait before a client is given up."""


class Outlet(Protocol):
    """The way to one client; whoever holds it is told when more can be sent."""

    def send(self, message: bytes) -> bool:
        """Sends one message at once; False if it has to wait."""
        ...

    def close(self) -> None:
        """Nothing more is sent."""
        ...

    def read_on(self, *, is_wanted: bool) -> None:
        """Whether the client may go on talking now."""
        ...


class Outbox:
    """A bounded queue: what a slow client has not taken is dropped for one fresh picture."""

    __slots__ = ("_is_behind", "_is_ended", "_is_stuck", "_most", "_outlet", "_refresh", "_waiting")

    def __init__(self, outlet: Outlet, refresh: Callable[[], object], most: int) -> None:
        self._outlet = outlet
        self._refresh = refresh
        """Called when the client has missed something and can take the present picture."""
        self._most = most
        self._waiting: list[tuple[bytes, bool]] = []
        """Each with whether it only shows the table, and so may be dropped."""
        self._is_behind = False
        self._is_ended = False
        self._is_stuck = False
        """Whether something had to wait; whoever has the outlet calls `pump` when it need not."""

    def put(self, message: bytes) -> None:
        """An answer, which is never dropped."""
        if len(self._waiting) >= self._most * _REPLIES:
            self._give_up()
        elif not self._is_ended:
            self._add(message, shows=False)

    def show(self, message: bytes) -> bool:
        """What the table looks like; False if the client is behind and gets a picture instead."""
        if self._is_behind or self._is_ended:
            return False
        if len(self._waiting) >= self._most:
            self.fall_behind()
            return False
        self._add(message, shows=True)
        return True

    def refresh(self, picture: bytes) -> None:
        """The present picture, for a client that was behind."""
        self._is_behind = False
        self.put(picture)

    def fall_behind(self) -> None:
        """What shows the table is dropped; a fresh picture follows when it can be taken."""
        self._waiting = [(message, shows) for message, shows in self._waiting if not shows]
        if not self._is_behind:
            self._is_behind = True
            if not self._is_stuck:
                self._refresh()

    def end(self) -> None:
        """No more is put in; the way is closed when all is sent."""
        self._is_ended = True
        self.pump()

    def pump(self) -> None:
        """More can be sent."""
        self._is_stuck = False
        while self._waiting:
            if not self._outlet.send(self._waiting[0][0]):
                self._is_stuck = True
                return
            del self._waiting[0]
        if self._is_ended:
            self._outlet.close()
        elif self._is_behind:
            self._refresh()

    def _add(self, message: bytes, *, shows: bool) -> None:
        if self._is_stuck or not self._outlet.send(message):
            self._is_stuck = True
            self._waiting.append((message, shows))

    def _give_up(self) -> None:
        self._waiting.clear()
        self._is_ended = True
        self._outlet.close()
