"""The server's secret, kept between runs, which seals the ids of questions."""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path
from tempfile import mkstemp

_LOG = logging.getLogger(__name__)
_BYTES = 32


def read_secret(file: Path | None) -> bytes:
    """The secret beside a file, created if missing; without a file, a fresh one."""
    if file is None:
        return secrets.token_bytes(_BYTES)
    place = file.with_name(f"{file.name}.secret")
    try:
        found = _read(place)
        return _create(place) if found is None else found
    except OSError as error:
        _LOG.warning("questions are forgotten when the server stops: %s", error)
        return secrets.token_bytes(_BYTES)


def _read(place: Path) -> bytes | None:
    """The stored secret, unless it is damaged."""
    try:
        found = place.read_bytes()
    except FileNotFoundError:
        return None
    if len(found) != _BYTES:
        place.unlink(missing_ok=True)
        return None
    return found


def _install(fresh: Path, place: Path) -> None:
    try:
        place.hardlink_to(fresh)
    except FileExistsError:
        return
    except OSError:
        # a disk without links: the last writer wins
        fresh.replace(place)


def _create(place: Path) -> bytes:
    """Create a secret; the first writer wins, and no reader sees half of it."""
    number, name = mkstemp(prefix=place.name, dir=place.parent)  # readable by its owner only
    try:
        with os.fdopen(number, "wb") as file:
            file.write(secrets.token_bytes(_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _install(Path(name), place)
    finally:
        Path(name).unlink(missing_ok=True)
    found = _read(place)
    if found is None:
        raise FileNotFoundError(place)
    return found
