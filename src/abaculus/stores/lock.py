"""The lock on a database: one server at a time, and a server that dies lets go of it."""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.failures import storage_error

_LOG = logging.getLogger(__name__)
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_mine: set[Path] = set()
"""The locks of this process, which the system would grant it twice."""


class DatabaseLock:
    """Held from its making until it is released, or until the process ends."""

    # a lock of the system on a file of its own: SQLite has locks on the database, and a process
    # that opens and closes that file once more would lose them

    def __init__(self, database: Path) -> None:
        """Take the lock; raises `RefusedError` if another server has it."""
        self._place = database.with_name(f"{database.name}.lock").absolute()
        if self._place in _mine:
            raise _in_use(database)
        try:
            self._file = _open_and_take(self._place)
        except BlockingIOError as error:
            raise _in_use(database) from error
        except OSError as error:
            raise storage_error(database, error) from error
        _mine.add(self._place)

    def release(self) -> None:
        """Let go; once is enough."""
        if self._place in _mine:
            _mine.discard(self._place)
            with suppress(OSError):
                self._place.unlink()
            os.close(self._file)


def _open_and_take(place: Path) -> int:
    """The descriptor of a locked file; raises `OSError`, if it is held `BlockingIOError`."""
    while True:
        file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(file)
        except OSError as error:
            if error.errno in _HELD:
                os.close(file)
                raise BlockingIOError from error
            _LOG.warning("this disk knows no locks, so take care to start one server only")
        # a server that stops removes the file, and a lock on a removed one keeps nobody away
        if _is_at(file, place):
            return file
        os.close(file)


def _is_at(file: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), place.stat())
    except FileNotFoundError:
        return False


def _in_use(database: Path) -> RefusedError:
    return RefusedError(Refusal("store-in-use", {"file": str(database)}))


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        # not `flock`: workers that outlive a killed server must not hold its lock
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
