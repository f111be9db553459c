"""An event loop whose clock jumps to the next thing to do, and the processes that live in it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

_TICK = 1e-3
"""Timers are rounded up to this, so that several are due at the same moment."""


class VirtualProcess:
    """Everything that one program has in memory; when it is killed, nothing of it runs again."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.is_dead = False
        self.tasks: list[asyncio.Task[Any]] = []
        self.on_death: Callable[[], object] = lambda: None
        self.context = copy_context()
        self.context.run(_PROCESS.set, self)

    def call(self, delay: float, work: Callable[..., object], *args: Any) -> None:
        """Let it do something later."""
        self.loop.call_later(delay, work, *args, context=self.context)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let it begin a task."""
        return self.loop.create_task(work, context=self.context)

    def kill(self) -> None:
        """End it between two of its instructions."""
        if not self.is_dead:
            self.is_dead = True
            self.loop.outside(0, self._bury)

    def _bury(self) -> None:
        self.on_death()
        self.loop.drop_handles(self)
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                # its `finally` clauses run now, and can reach nothing
                with suppress(Exception):
                    self.context.run(_close, task.get_coro())


def _close(work: Any) -> None:
    """End a coroutine; one that has not begun also holds others that nobody will await."""
    if inspect.getcoroutinestate(work) == inspect.CORO_CREATED:
        for held in work.cr_frame.f_locals.values():
            if inspect.iscoroutine(held):
                _close(held)
    work.close()


_PROCESS: ContextVar[VirtualProcess | None] = ContextVar("process", default=None)


class VirtualLoop(asyncio.BaseEventLoop):
    """Sleeps in no time; the seed decides which of several due timers comes first."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = 0.0
        self._selector = self
        """What `BaseEventLoop` waits with."""
        self._outside = copy_context()
        """What belongs to no process."""

    def time(self) -> float:
        """Seconds since the beginning of the history."""
        return self._now

    def select(self, timeout: float | None) -> tuple[()]:
        """Jump to the next timer."""
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        if timeout > 0:
            self._now = max(self._now, self._scheduled[0].when())  # type: ignore[attr-defined]
        return ()

    def _process_events(self, event_list: Any) -> None:
        """There are no files and sockets."""

    def _write_to_self(self) -> None:
        """There are no threads."""

    def outside(self, delay: float, work: Callable[..., object], *args: Any) -> None:
        """Do something later that belongs to no process."""
        self.call_later(delay, work, *args, context=self._outside)

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Do something next, unless its process is dead."""
        context = context or copy_context()
        if _is_dead(context):
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Do something at that time or a little later, unless its process is dead."""
        context = context or copy_context()
        if _is_dead(context):
            return asyncio.TimerHandle(when, callback, args, self, context)
        when = -(-when // _TICK) * _TICK + self._rng.random() * _TICK / 10
        return super().call_at(when, callback, *args, context=context)

    def create_task(  # type: ignore[override]
        self, coro: Any, *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        """A task that its process keeps."""
        context = context or copy_context()
        task = super().create_task(coro, name=name, context=context)
        process = context.get(_PROCESS)
        if process is not None:
            process.tasks.append(task)
        return task

    def drop_handles(self, process: VirtualProcess) -> None:
        """Cancel all that a process was going to do."""
        handles: tuple[Any, ...] = (*self._ready, *self._scheduled)  # type: ignore[attr-defined]
        for handle in handles:
            if handle._context.get(_PROCESS) is process:
                handle.cancel()


def _is_dead(context: Context) -> bool:
    process = context.get(_PROCESS)
    return process is not None and process.is_dead
