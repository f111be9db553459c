"""Memory that is free in the process, given back to the system."""

from __future__ import annotations

import ctypes
from contextlib import suppress


def give_back_memory() -> None:
    """Give free memory back, where the C library can; otherwise it waits for others to need it."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
