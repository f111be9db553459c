"""What is wrong when the database or the disk fails, and what may be tried again."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError

PASSING = frozenset(
    ("store-full", "store-locked", "store-gone", "store-read-only", "store-trouble")
)
"""The codes of failures that may end without a change of the program or the file."""

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
_BY_NAME = (
    ("SQLITE_NOTADB", "store-foreign"),
    ("SQLITE_CORRUPT", "store-damaged"),
    ("SQLITE_FULL", "store-full"),
    ("SQLITE_BUSY", "store-locked"),
    ("SQLITE_LOCKED", "store-locked"),
    ("SQLITE_READONLY_DBMOVED", "store-gone"),
    ("SQLITE_READONLY", "store-read-only"),
)


def storage_error(path: Path, error: sqlite3.Error | OSError) -> RefusedError:
    """The refusal to raise when the database or the disk fails."""
    code = _code_of_os(error) if isinstance(error, OSError) else _code_of_sqlite(path, error)
    reason = str(error.strerror if isinstance(error, OSError) else error)
    return RefusedError(Refusal(code, {"file": str(path), "reason": reason}))


def gone_error(path: Path) -> RefusedError:
    """The refusal to raise when the file is no longer where it was."""
    return RefusedError(Refusal("store-gone", {"file": str(path)}))


def is_damage(error: BaseException) -> bool:
    """Whether SQLite cannot read what is on a page."""
    return getattr(error, "sqlite_errorname", "").startswith("SQLITE_CORRUPT")


def _code_of_os(error: OSError) -> str:
    if error.errno in _FULL:
        return "store-full"
    if error.errno in _FORBIDDEN:
        return "store-read-only"
    return "store-gone" if error.errno == errno.ENOENT else "store-trouble"


def _code_of_sqlite(path: Path, error: sqlite3.Error) -> str:
    name: str = getattr(error, "sqlite_errorname", "")
    for beginning, code in _BY_NAME:
        if name.startswith(beginning):
            return code
    if name.startswith("SQLITE_CANTOPEN"):
        return _code_of_path(path)
    return "store-trouble"


def _code_of_path(path: Path) -> str:
    """Why a file cannot be opened."""
    if not path.parent.exists():
        return "store-gone"
    place = path if path.exists() else path.parent
    return "store-trouble" if os.access(place, os.R_OK | os.W_OK) else "store-read-only"
