"""The keys to chairs this person has: tokens, kept where nobody else can read them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

_MOST = 500


class SeatToken(Struct, frozen=True):
    """The key to a place at a table."""

    server: str
    """Its address; empty for a table on this machine alone."""
    table: str
    token: str
    code: str = ""
    """The code that was used to join, so that the same link finds the chair again."""


class TokenFile:
    """A small file of keys, the latest last."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "chairs.json"

    def all(self) -> tuple[SeatToken, ...]:
        """Every key; none if the file is missing or damaged."""
        with suppress(OSError, msgspec.DecodeError, msgspec.ValidationError, UnicodeError):
            return msgspec.json.decode(self._file.read_bytes(), type=tuple[SeatToken, ...])
        return ()

    def find(self, server: str, table: str = "", code: str = "") -> SeatToken | None:
        """The latest key to a table, by its id or by the code used to join it."""
        for key in reversed(self.all()):
            same = (table and key.table == table) or (code and key.code == code)
            if key.server == server and same:
                return key
        return None

    def keep(self, key: SeatToken) -> None:
        """Adds a key."""
        self._write((*self._others(key)[-_MOST:], key))

    def drop(self, key: SeatToken) -> None:
        """Throws away a key that opens nothing any more."""
        self._write(self._others(key))

    def _others(self, key: SeatToken) -> tuple[SeatToken, ...]:
        place = (key.server, key.table)
        return tuple(other for other in self.all() if (other.server, other.table) != place)

    def _write(self, keys: tuple[SeatToken, ...]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # readable by its owner alone from its first moment
        fresh = self._file.with_suffix(".new")
        with suppress(FileNotFoundError):
            fresh.unlink()
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(keys))
        fresh.replace(self._file)


def data_folder() -> Path:
    """Where this person's tables and keys lie."""
    return platformdirs.user_data_path("abaculus", appauthor=False)
