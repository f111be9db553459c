"""Kept packs, and which of them may be shared."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import Final, TypeVar

import msgspec

from abaculus.questions.packs.canonical import encode_canonical
from abaculus.questions.packs.licences import is_shareable
from abaculus.questions.packs.model import Pack, PackInfo

T = TypeVar("T")

MOST: Final = 200
BYTES: Final = 100_000_000
_AT_HAND: Final = 8
"""How many packs are held in memory."""
_ID: Final = re.compile("[0-9a-f]{64}")
_LOG = logging.getLogger(__name__)


class _PackHead(msgspec.Struct):
    """As much of a pack as says who may use it."""

    pack: PackInfo


class PackRepository:
    """Packs by the SHA-256 of their canonical text, in a folder or in memory."""

    def __init__(self, file: Path | None, most: int = MOST, most_bytes: int = BYTES) -> None:
        self._folder = None if file is None else file.with_name(f"{file.name}.packs")
        self._most, self._most_bytes = most, most_bytes
        self._texts: OrderedDict[str, bytes] = OrderedDict()
        """The packs in memory, latest last; unused when there is a folder."""
        self._ready: OrderedDict[str, Pack] = OrderedDict()
        self._lock = Lock()

    def get(self, pack: str) -> Pack | None:
        """A pack that is still kept."""
        if not _ID.fullmatch(pack):
            return None
        with self._lock:
            found = self._ready.get(pack)
            if found is None:
                data = self._load(pack)
                found = None if data is None else _decode(pack, data, Pack)
                if found is not None:
                    self._hold(pack, found)
            return found

    def data(self, pack: str, *, is_owners: bool) -> bytes | None:
        """The canonical text of a pack that may be used: elsewhere, only if it may be shared."""
        if not _ID.fullmatch(pack):
            return None
        with self._lock:
            data = self._load(pack)
        if data is None or is_owners:
            return data
        head = _decode(pack, data, _PackHead)
        return data if head is not None and is_shareable(head.pack) else None

    def keep(self, pack: Pack) -> str:
        """Keep a checked pack; returns its id. Raises OSError if it cannot be written."""
        return self.keep_data(encode_canonical(pack))

    def keep_data(self, data: bytes) -> str:
        """Keep the canonical text of a checked pack, as `keep` does."""
        name = sha256(data).hexdigest()
        with self._lock:
            if self._folder is None:
                self._texts[name] = data
                self._texts.move_to_end(name)
            else:
                _save(self._folder, name, data)
            self._tidy()
        return name

    def _hold(self, name: str, pack: Pack) -> None:
        self._ready[name] = pack
        self._ready.move_to_end(name)
        while len(self._ready) > _AT_HAND:
            self._ready.popitem(last=False)

    def _load(self, name: str) -> bytes | None:
        if self._folder is None:
            return self._texts.get(name)
        with suppress(OSError):
            data = (self._folder / f"{name}.json").read_bytes()
            return data if sha256(data).hexdigest() == name else None
        return None

    def _tidy(self) -> None:
        """Delete packs over the limit, oldest first, but never the latest."""
        sizes = self._sizes()
        too_many, too_large = len(sizes) - self._most, sum(sizes.values()) - self._most_bytes
        for name, size in list(sizes.items())[:-1]:
            if too_many <= 0 and too_large <= 0:
                return
            too_many, too_large = too_many - 1, too_large - size
            self._drop(name)

    def _sizes(self) -> dict[str, int]:
        """The bytes of each pack, oldest first."""
        if self._folder is None:
            return {name: len(data) for name, data in self._texts.items()}
        files = [(file.stat(), file.stem) for file in self._folder.glob("*.json")]
        files.sort(key=lambda one: one[0].st_mtime_ns)
        return {name: stat.st_size for stat, name in files}

    def _drop(self, name: str) -> None:
        self._ready.pop(name, None)
        self._texts.pop(name, None)
        if self._folder is not None:
            with suppress(OSError):
                (self._folder / f"{name}.json").unlink(missing_ok=True)


def _decode(name: str, data: bytes, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError:
        _LOG.warning("a pack was written by another version: %s", name)
        return None


def _save(folder: Path, name: str, data: bytes) -> None:
    """Write a file atomically, so that no reader sees half of it."""
    folder.mkdir(mode=0o700, exist_ok=True)
    fresh = folder / f"{name}.{token_hex(4)}.new"
    try:
        fresh.write_bytes(data)
        fresh.replace(folder / f"{name}.json")
    finally:
        fresh.unlink(missing_ok=True)
