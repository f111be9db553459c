"""A pool of processes for long computations, with time limits and a way to stop them."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Concatenate, ParamSpec, TypeVar

import abaculus.games as all_games
from abaculus.errors import WorkerError
from abaculus.kernel.bot import Stop
from abaculus.server.metrics import Metrics

T = TypeVar("T")
P = ParamSpec("P")

_LOG = logging.getLogger(__name__)
_GRACE = 5.0
"""Seconds over its limit after which a process that does not stop is killed."""


class WorkerTimeoutError(WorkerError):
    """A task ran past its limit and did not stop."""


class WorkerPool:
    """A few processes with one task each; they start when first needed."""

    def __init__(self, metrics: Metrics, workers: int = 2) -> None:
        self._metrics = metrics
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._stops: Any = None
        # hand over only what can start at once, so that waiting does not count as running
        self._free = list(range(workers))
        self._gate = asyncio.Semaphore(workers)

    async def ask(
        self,
        task: Callable[Concatenate[Stop, P], T],
        seconds: float,
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a task; it is asked to stop after that time, or when its caller is cancelled.

        A task must be a module-level function. Raises `WorkerTimeoutError`, and
        `BrokenProcessPool` if its process died twice.
        """
        self._metrics.tasks += 1
        try:
            return await self._once(task, seconds, *args, **kwargs)
        except BrokenProcessPool:
            return await self._once(task, seconds, *args, **kwargs)

    async def _once(
        self,
        task: Callable[Concatenate[Stop, P], T],
        seconds: float,
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        await self._gate.acquire()
        slot = self._free.pop()
        pool, stops = self._started()
        stops[slot] = 0
        try:
            future = pool.submit(_run_task, task, slot, seconds, args, kwargs)
        except BrokenProcessPool:
            self._release(slot)
            self._give_up(pool)
            raise
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: _call_soon(loop, self._release, slot))
        try:
            return await self._awaited(future, seconds)
        except asyncio.CancelledError:
            stops[slot] = 1
            raise
        except (BrokenProcessPool, WorkerTimeoutError):
            self._give_up(pool)
            raise

    async def _awaited(self, future: Future[T], seconds: float) -> T:
        result = asyncio.wrap_future(future)
        try:
            return await asyncio.wait_for(result, seconds + _GRACE)
        except TimeoutError as error:
            raise WorkerTimeoutError from error

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            _LOG.warning("a thinker died or did not stop; new ones are started when needed")
            self._metrics.broken_pools += 1
            self.end()

    def _release(self, slot: int) -> None:
        self._free.append(slot)
        self._gate.release()

    def _started(self) -> tuple[ProcessPoolExecutor, Any]:
        if self._pool is None:
            # fresh processes: a fork would inherit sockets and threads
            context = get_context("spawn")
            self._stops = context.Array("b", self._workers, lock=False)
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=context,
                initializer=_init_worker,
                initargs=(self._stops, list(all_games.__path__)),
            )
        return self._pool, self._stops

    def end(self) -> None:
        """Kill all workers; they start again when next needed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _call_soon(loop: asyncio.AbstractEventLoop, call: Callable[[int], None], slot: int) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, slot)


# in the worker process

_stops: Any = None


def _init_worker(stops: Any, games: list[str]) -> None:
    """Leave Ctrl-C to the server, which stops its workers; find games where the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    global _stops
    _stops = stops
    all_games.__path__[:] = games


def _run_task(
    task: Callable[..., T], slot: int, seconds: float, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> T:
    end = time.monotonic() + seconds

    def stop() -> bool:
        return bool(_stops[slot]) or time.monotonic() >= end

    return task(stop, *args, **kwargs)
