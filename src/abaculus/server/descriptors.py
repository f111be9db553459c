"""How many files and sockets the system lets the server have open."""

from __future__ import annotations

import logging
from contextlib import suppress

_LOG = logging.getLogger(__name__)
_UNKNOWN = 8_192
"""Where the system has no such limit, or does not say."""
_MANY = 65_536


def raise_limit() -> int:
    """Raise the limit on open files as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:
        return _UNKNOWN  # Windows
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY if most == resource.RLIM_INFINITY else most
    if before == resource.RLIM_INFINITY:
        return _MANY
    if before < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    _LOG.info("open files and sockets: at most %d; %d before the start", now, before)
    return now


def read_limit() -> int:
    """The limit on open files."""
    try:
        import resource
    except ImportError:
        return _UNKNOWN  # Windows
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _MANY if now == resource.RLIM_INFINITY else now
