"""One at a time: a lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio


class Latch:
    """Held by one; those who wait get it in the order they came."""

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Takes it if nobody holds it; tells whether it did."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    def release(self) -> None:
        """The next one's turn."""
        self._is_held = False
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                self._is_held = True
                turn.set_result(None)
                return

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting = self._waiting or []
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
