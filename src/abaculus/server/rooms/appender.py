"""Appends a room's entries, and tries again while the disk is full or the file is locked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.failures import PASSING
from abaculus.stores.store import Addition, AppendCallback

if TYPE_CHECKING:
    from abaculus.server.rooms.commands import RoomCommand
    from abaculus.server.rooms.context import RoomContext

_LOG = logging.getLogger(__name__)
_FIRST_PAUSE = 0.25
_LONGEST_PAUSE = 1.0
_PATIENCE = 300.0
"""Seconds after which a command that cannot be saved is refused."""


class RoomAppender:
    """One addition at a time, tried again until it is saved or the patience ends."""

    def __init__(
        self, context: RoomContext, tell_delay: Callable[[RoomCommand, Refusal], None]
    ) -> None:
        self._context = context
        self._tell_delay = tell_delay
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self.failure: Refusal | None = None
        """Why an addition waits; None: none does."""

    def append(self, addition: Addition, command: RoomCommand, then: AppendCallback) -> None:
        """Append for a command; `then` is called once it is durable or certainly is not."""
        patience = _PATIENCE if command.is_patient else 0.0
        until = self._context.time.monotonic() + patience
        self._try(addition, command, then, until, _FIRST_PAUSE)

    def close(self) -> None:
        """Try no more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _try(
        self,
        addition: Addition,
        command: RoomCommand,
        then: AppendCallback,
        until: float,
        pause: float,
    ) -> None:
        settle = partial(self._settle, addition, command, then, until, pause)
        self._context.store.append_then(addition, settle)

    def _settle(
        self,
        addition: Addition,
        command: RoomCommand,
        then: AppendCallback,
        until: float,
        pause: float,
        error: Exception | None,
    ) -> None:
        if error is not None and self._may_pass(error, until):
            self._report(error, command)
            again = partial(
                self._try, addition, command, then, until, min(2 * pause, _LONGEST_PAUSE)
            )
            self._timer = asyncio.get_running_loop().call_later(pause, again)
            return
        if self.failure is not None:
            _LOG.warning("writing works again" if error is None else "given up for now")
            self._timer = self.failure = None
        then(error)

    def _may_pass(self, error: Exception, until: float) -> bool:
        is_passing = isinstance(error, RefusedError) and error.code in PASSING
        return is_passing and not self._is_closed and self._context.time.monotonic() < until

    def _report(self, error: Exception, command: RoomCommand) -> None:
        """Tell those concerned, once for each cause."""
        refusal = error.refusal if isinstance(error, RefusedError) else None
        if refusal is None or (self.failure is not None and self.failure.code == refusal.code):
            return
        self.failure = refusal
        _LOG.error("%s", error)
        self._tell_delay(command, refusal)
