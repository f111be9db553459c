"""What a worker process may use for one task, enforced by its operating system."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from importlib import import_module
from math import ceil
from pathlib import Path
from types import FrameType
from typing import Any, Final

from msgspec import Struct

from abaculus.errors import RefusedError
from abaculus.kernel.messages import Refusal

resource: Any = import_module("resource") if os.name == "posix" else None
"""The limits of the system; without them, as on Windows, the pool's clock is the only one."""
KILLED_BY_LIMIT: Final = -getattr(signal, "SIGXCPU", 0)
"""The exit code of a process that its limit of CPU time has ended."""
_AGAIN: Final = 0.5
"""Seconds of CPU time after which a task that ignored the end of its time is interrupted again."""
_LAST: Final = 2
"""Seconds of CPU time over its limit after which the process of such a task is ended."""
_STATM: Final = Path("/proc/self/statm")
_DATA: Final = 5
"""The place of the data size in that file, counted in pages."""


class TaskBounds(Struct, frozen=True):
    """The bounds of tasks that work on other people's texts."""

    memory: int = 512 << 20
    """Bytes that a task may add to its process."""
    nice: int = 10
    """How far live play comes first."""
    patience: float = 3
    """How many times its CPU time a task may last, since others come first."""


class TaskLimitError(RefusedError):
    """A task needed more time or memory than it may have."""


_is_timed = False
"""Whether a task is running that may be interrupted."""


def make_polite(bounds: TaskBounds) -> None:
    """Let every other process of the server come first."""
    with suppress(AttributeError, OSError):
        os.nice(bounds.nice)


@contextmanager
def bound_task(bounds: TaskBounds, seconds: float) -> Generator[None]:
    """Limit the CPU time and memory of this block; raises `TaskLimitError`.

    Python code is interrupted by a timer and the process lives on. Code that never returns to
    Python, such as one enormous power, is ended with its process by the limit of CPU time.
    """
    try:
        try:
            _set_limits(bounds, seconds)
            yield
        finally:
            _lift_limits()
    except KeyboardInterrupt as error:
        _lift_limits()
        raise too_long(seconds) from error
    except MemoryError as error:
        raise too_large(bounds) from error


def too_long(seconds: float) -> TaskLimitError:
    """The refusal of work that takes too much time."""
    return TaskLimitError(Refusal("task-time", {"seconds": ceil(seconds)}))


def too_large(bounds: TaskBounds) -> TaskLimitError:
    """The refusal of work that takes too much memory."""
    return TaskLimitError(Refusal("task-memory", {"most": bounds.memory >> 20}))


def _set_limits(bounds: TaskBounds, seconds: float) -> None:
    if resource is None:
        return
    _set_soft(resource.RLIMIT_CPU, ceil(time.process_time() + seconds) + _LAST)
    _set_soft(resource.RLIMIT_DATA, _data_size() + bounds.memory)
    global _is_timed
    _is_timed = True
    signal.signal(signal.SIGPROF, _interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)


def _lift_limits() -> None:
    global _is_timed
    _is_timed = False
    if resource is None:
        return
    signal.setitimer(signal.ITIMER_PROF, 0)
    for kind in (resource.RLIMIT_CPU, resource.RLIMIT_DATA):
        _set_soft(kind, resource.RLIM_INFINITY)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    # no handler of ordinary errors catches this one, and Ctrl-C itself is ignored by workers
    if _is_timed:
        raise KeyboardInterrupt


def _set_soft(kind: int, most: int) -> None:
    """Move the soft limit, as far as the hard one allows."""
    _, hard = resource.getrlimit(kind)
    within = hard != resource.RLIM_INFINITY and (most == resource.RLIM_INFINITY or most > hard)
    resource.setrlimit(kind, (hard if within else most, hard))


def _data_size() -> int:
    """Bytes the process has now, where that can be read."""
    try:
        pages = int(_STATM.read_text().split()[_DATA])
        return pages * int(resource.getpagesize())
    except (OSError, ValueError, IndexError):
        return int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
