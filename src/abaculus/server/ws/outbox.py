"""Messages waiting for one client, which may be slow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from abaculus.server.limits import Limits

_REPLIES = 8
"""How many times more replies than updates may wait before a slow client is dropped."""


class Outlet(Protocol):
    """The way to one client; its owner is notified when more can be sent."""

    def send(self, message: bytes) -> bool:
        """Send one message at once; False if it has to wait."""
        ...

    def close(self) -> None:
        """Close the way."""
        ...

    def read_on(self, *, is_wanted: bool) -> None:
        """Let the client send more, or make it wait."""
        ...


class Outbox:
    """A bounded queue: updates that a slow client has not taken give way to one fresh snapshot."""

    __slots__ = (
        "_confirm",
        "_is_behind",
        "_is_ended",
        "_is_stuck",
        "_most",
        "_most_bytes",
        "_outlet",
        "_refresh",
        "_waiting",
        "size",
    )

    def __init__(
        self,
        outlet: Outlet,
        refresh: Callable[[], object],
        confirm: Callable[[str], bytes],
        limits: Limits,
    ) -> None:
        self._outlet = outlet
        self._confirm = confirm
        """Makes the answer to a command whose update the client does not get."""
        self._refresh = refresh
        """Called when a client that has missed something can take a snapshot."""
        self._most = limits.queue
        self._most_bytes = limits.queue_bytes
        self._waiting: list[tuple[bytes, str | None]] = []
        """Messages; those that show the table and so may be dropped, with the command they answer.

        The command is empty if they answer none; None marks a reply, which is never dropped.
        """
        self.size = 0
        """The bytes of those messages."""
        self._is_behind = False
        self._is_ended = False
        self._is_stuck = False
        """Whether a message had to wait; the outlet's owner calls `pump` when there is room."""

    def put(self, message: bytes) -> None:
        """Send a reply, which is never dropped."""
        if self._is_ended:
            return
        if self._has_waiting(_REPLIES):
            self.give_up()
        else:
            self._add(message, None)

    def put_snapshot(self, snapshot: bytes) -> None:
        """Send a snapshot; updates and snapshots that wait are dropped, because it has it all."""
        if self._is_ended:
            return
        self._drop_updates()
        self._add(snapshot, "")

    def show(self, message: bytes, ack: str = "") -> None:
        """Send an update that answers a command; a client that is behind gets only the answer."""
        if self._is_ended:
            return
        if not self._is_behind and self._has_waiting(1):
            self.fall_behind()
        if not self._is_behind:
            self._add(message, ack)
        elif ack:
            self.put(self._confirm(ack))

    def refresh(self, snapshot: bytes) -> None:
        """Send a snapshot to a client that was behind."""
        self._is_behind = False
        self.put_snapshot(snapshot)

    def fall_behind(self) -> None:
        """Drop waiting updates, but no answers; a snapshot follows when there is room."""
        self._drop_updates()
        if not self._is_behind:
            self._is_behind = True
            if not self._is_stuck:
                self._refresh()

    def end(self) -> None:
        """Accept no more messages, and close the outlet when all are sent."""
        self._is_ended = True
        self.pump()

    def give_up(self) -> None:
        """Forget everything, because nobody takes it, and close the outlet."""
        self._is_ended = True
        self._waiting.clear()
        self.size = 0
        # its owner could not go before the next big collection
        self._refresh = _rest
        self._confirm = str.encode
        self._outlet.close()

    def pump(self) -> None:
        """Send waiting messages, now that there is room."""
        self._is_stuck = False
        while self._waiting:
            if not self._outlet.send(self._waiting[0][0]):
                self._is_stuck = True
                return
            self.size -= len(self._waiting.pop(0)[0])
        if self._is_ended:
            self._outlet.close()
        elif self._is_behind:
            self._refresh()

    def _add(self, message: bytes, ack: str | None) -> None:
        if self._is_stuck or not self._outlet.send(message):
            self._is_stuck = True
            self._waiting.append((message, ack))
            self.size += len(message)

    def _has_waiting(self, times: int) -> bool:
        """Whether as many messages wait as may, or this many times as many."""
        return len(self._waiting) >= self._most * times or self.size >= self._most_bytes * times

    def _drop_updates(self) -> None:
        if self._waiting:
            self._waiting = [
                (message if ack is None else self._confirm(ack), None)
                for message, ack in self._waiting
                if ack != ""
            ]
            self.size = sum(len(message) for message, _ in self._waiting)


def _rest() -> None:
    """Do nothing, for nobody."""
