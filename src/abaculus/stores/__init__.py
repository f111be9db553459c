"""Stores for event logs."""

import re
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.memory import MemoryStore
from abaculus.stores.sqlite import SqliteStore
from abaculus.stores.store import Store

MEMORY = "memory:"

_SCHEME = re.compile("[a-z][a-z0-9+]+:")
"""At least two letters: a single one is a drive."""


def open_store(address: str | Path) -> Store:
    """The store at `memory:`, or in the file with that path; raises `RefusedError`."""
    if address == MEMORY:
        return MemoryStore()
    if isinstance(address, str) and (not address.strip() or _SCHEME.match(address)):
        raise RefusedError(Refusal("store-unknown", {"address": address[:80]}))
    return SqliteStore(Path(address))
