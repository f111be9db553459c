"""Pools of processes for long computations, with limits and a way to stop them."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, TypeVarTuple

import abaculus.games as all_games
from abaculus.errors import RefusedError, WorkerError
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal
from abaculus.server.metrics import Metrics
from abaculus.server.workers.bounds import (
    KILLED_BY_LIMIT,
    TaskBounds,
    TaskLimitError,
    bound_task,
    make_polite,
    too_large,
    too_long,
)
from abaculus.server.workers.fair_queue import FairQueue, QueueLimits

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_LOG = logging.getLogger(__name__)
_GRACE = 5.0
"""Seconds over its limit after which a process that does not stop is killed."""
_LIVES = 2
"""How many processes may die of one task: the first may have been killed for another reason."""


class WorkerTimeoutError(WorkerError):
    """A task ran past its limit and did not stop."""


class WorkerPool:
    """A few processes with one task each; they start when first needed.

    With bounds it is a pool for other people's texts: its processes come after everything else,
    and a task that needs too much, or waits behind too many, raises `RefusedError`.
    """

    def __init__(
        self,
        metrics: Metrics,
        workers: int = 2,
        *,
        bounds: TaskBounds | None = None,
        limits: QueueLimits | None = None,
    ) -> None:
        self._metrics = metrics
        self._bounds = bounds
        self._workers = [_Worker(bounds) for _ in range(workers)]
        self._free = list(self._workers)
        self._queue = FairQueue(workers, limits)
        self._runs: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        task: Callable[[Stop, *Ts], T],
        seconds: float,
        /,
        *args: *Ts,
        address: str = "",
        size: int = 0,
    ) -> T:
        """Run a task; it is asked to stop after that time, or when its caller is cancelled.

        A task must be a module-level function. `address` says for whom it is and `size` how many
        bytes wait with it. Raises `WorkerTimeoutError`, and `BrokenProcessPool` if its process
        died twice; with bounds, `RefusedError` instead.
        """
        await self._queue.enter(address, size)
        self._metrics.tasks += 1
        worker = self._free.pop()
        # the run outlives a caller who gives up, and keeps its worker until it has ended
        run = asyncio.get_running_loop().create_task(self._run(worker, task, seconds, args))
        self._runs.add(run)
        run.add_done_callback(lambda _: self._release(worker, address, run))
        try:
            return await asyncio.shield(run)
        except asyncio.CancelledError:
            worker.stop()
            raise

    @property
    def is_busy(self) -> bool:
        """Whether a task is running."""
        return bool(self._runs)

    def _release(self, worker: _Worker, address: str, run: asyncio.Task[Any]) -> None:
        self._runs.discard(run)
        if not run.cancelled():
            # a caller who gave up does not ask how it ended
            run.exception()
        self._free.append(worker)
        self._queue.leave(address)

    async def _run(
        self,
        worker: _Worker,
        task: Callable[..., T],
        seconds: float,
        args: tuple[Any, ...],
    ) -> T:
        wait = seconds * (self._bounds.patience if self._bounds else 1) + _GRACE
        for life in range(1, _LIVES + 1):
            process, future = worker.submit(task, seconds, args)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), wait)
            except TimeoutError as error:
                self._replace(worker)
                raise (too_long(seconds) if self._bounds else WorkerTimeoutError()) from error
            except (MemoryError, TaskLimitError) as error:
                if isinstance(error, TaskLimitError) and error.code == "task-time":
                    raise
                # what is left of its memory may be too little for the next task
                self._replace(worker)
                raise (too_large(self._bounds) if self._bounds else error) from error
            except BrokenProcessPool as error:
                if not worker.is_current(process):
                    raise (
                        RefusedError(Refusal("server-stops")) if self._bounds else error
                    ) from error
                code = await _exit_code(process)
                self._replace(worker)
                if self._bounds and code == KILLED_BY_LIMIT:
                    raise too_long(seconds) from error
                if life == _LIVES or worker.is_stopped:
                    raise (
                        TaskLimitError(Refusal("task-died")) if self._bounds else error
                    ) from error
        raise AssertionError("the last life returns or raises")

    def _replace(self, worker: _Worker) -> None:
        _LOG.warning("a worker died or did not stop; a new one is started when needed")
        self._metrics.broken_pools += 1
        worker.kill()

    def end(self) -> None:
        """Kill all workers; they start again when next needed."""
        for worker in self._workers:
            worker.kill()


class _Worker:
    """One process, in a pool of its own, so that its death costs no other task."""

    def __init__(self, bounds: TaskBounds | None) -> None:
        self._bounds = bounds
        # a fresh process: a fork would inherit sockets and threads
        self._context = get_context("spawn")
        self._stop = self._context.RawValue("b", 0)
        self._pool: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None

    def submit(
        self, task: Callable[..., T], seconds: float, args: tuple[Any, ...]
    ) -> tuple[BaseProcess, Future[T]]:
        """Begin a task in the process."""
        self._stop.value = 0
        try:
            return self._submit(task, seconds, args)
        except BrokenProcessPool:
            # it died while nobody used it
            self.kill()
            return self._submit(task, seconds, args)

    def _submit(
        self, task: Callable[..., T], seconds: float, args: tuple[Any, ...]
    ) -> tuple[BaseProcess, Future[T]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=self._context,
                initializer=_init_worker,
                initargs=(self._stop, list(all_games.__path__), self._bounds),
            )
        future = self._pool.submit(_run_task, task, seconds, args)
        (self._process,) = self._pool._processes.values()
        return self._process, future

    def is_current(self, process: BaseProcess) -> bool:
        """Whether this process was not replaced meanwhile."""
        return self._process is process

    @property
    def is_stopped(self) -> bool:
        """Whether the task was asked to stop."""
        return bool(self._stop.value)

    def stop(self) -> None:
        """Ask the task to stop."""
        self._stop.value = 1

    def kill(self) -> None:
        """End the process; the next task gets a new one."""
        pool, process = self._pool, self._process
        self._pool = self._process = None
        if pool is not None and process is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            process.kill()


async def _exit_code(process: BaseProcess) -> int | None:
    await asyncio.to_thread(process.join, _GRACE)
    return process.exitcode


# in the worker process

_stop: Any = None
_bounds: TaskBounds | None = None


def _init_worker(stop: Any, games: list[str], bounds: TaskBounds | None) -> None:
    """Leave Ctrl-C to the server, which stops its workers; find games where the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    global _stop, _bounds
    _stop, _bounds = stop, bounds
    all_games.__path__[:] = games
    if bounds is not None:
        make_polite(bounds)


def _run_task(task: Callable[..., T], seconds: float, args: tuple[Any, ...]) -> T:
    end = time.monotonic() + seconds

    def stop() -> bool:
        return bool(_stop.value) or time.monotonic() >= end

    if _bounds is None:
        return task(stop, *args)
    with bound_task(_bounds, seconds):
        return task(stop, *args)
