"""Stores for event logs."""

import re
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.memory import MemoryStore
from abaculus.stores.sqlite import SqliteStore
from abaculus.stores.store import Store

MEMORY = "memory:"
BACKUPS = "backups"
"""The folder beside a database."""

_SCHEME = re.compile("[a-z][a-z0-9+]+:")
"""At least two letters: a single one is a drive."""


def open_store(
    address: str | Path, *, is_alone: bool = False, backups: Path | None = None
) -> Store:
    """The store at `memory:`, or in the file with that path; raises `RefusedError`.

    A store that is alone keeps other servers away from its file.
    """
    if address == MEMORY:
        return MemoryStore()
    return SqliteStore(require_file(address), is_alone=is_alone, backups=backups)


def open_server_store(address: str | Path, backups: str = "") -> Store:
    """A server's own store, with daily backups in a folder; raises `RefusedError`.

    Without a folder they are beside the file; `off`: there are none.
    """
    if address == MEMORY:
        return MemoryStore()
    file = require_file(address)
    folder = Path(backups) if backups else file.parent / BACKUPS
    return open_store(file, is_alone=True, backups=None if backups == "off" else folder)


def require_file(address: str | Path) -> Path:
    """The path of a database; raises `RefusedError` for an address of another kind."""
    if isinstance(address, str) and (not address.strip() or _SCHEME.match(address)):
        raise RefusedError(Refusal("store-unknown", {"address": address[:80]}))
    return Path(address)
