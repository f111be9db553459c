"""This person's tokens for seats, in a file that only they can read."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

_MOST = 500


class SeatToken(Struct, frozen=True):
    """The token of a seat at a table."""

    server: str
    """The server's address; empty for a table on this machine alone."""
    table: str
    token: str
    code: str = ""
    """The join code that was used, so that the same link finds the seat again."""


class TokenFile:
    """A small file of tokens, latest last."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "chairs.json"

    def all(self) -> tuple[SeatToken, ...]:
        """Every token; none if the file is missing or damaged."""
        with suppress(OSError, msgspec.DecodeError, msgspec.ValidationError, UnicodeError):
            return msgspec.json.decode(self._file.read_bytes(), type=tuple[SeatToken, ...])
        return ()

    def find(self, server: str, table: str = "", code: str = "") -> SeatToken | None:
        """The latest token for a table, by its id or by the code used to join it."""
        for key in reversed(self.all()):
            same = (table and key.table == table) or (code and key.code == code)
            if key.server == server and same:
                return key
        return None

    def keep(self, key: SeatToken) -> None:
        """Add a token."""
        self._write((*self._others(key)[-_MOST:], key))

    def drop(self, key: SeatToken) -> None:
        """Remove a token that is no longer valid."""
        self._write(self._others(key))

    def _others(self, key: SeatToken) -> tuple[SeatToken, ...]:
        place = (key.server, key.table)
        return tuple(other for other in self.all() if (other.server, other.table) != place)

    def _write(self, keys: tuple[SeatToken, ...]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # readable by its owner only, from the start
        fresh = self._file.with_suffix(".new")
        with suppress(FileNotFoundError):
            fresh.unlink()
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(keys))
        fresh.replace(self._file)


def data_folder() -> Path:
    """The folder of this person's tables and tokens."""
    return platformdirs.user_data_path("abaculus", appauthor=False)
