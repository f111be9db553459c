"""Reads the rows of a SQLite file page by page, without the pages that lead to them.

The format is described at https://www.sqlite.org/fileformat2.html. A row is on a leaf page; if
the pages above a leaf are damaged, SQLite cannot find it, but it is still in the file.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from struct import unpack_from
from typing import TypeAlias

Value: TypeAlias = "int | bytes | None"
"""A whole number, or the bytes of a text or a blob; none of our columns has fractions."""
Row: TypeAlias = tuple[int, tuple[Value, ...]]
"""The row's number, which is 0 in an index, and its columns."""

_MAGIC = b"SQLite format 3\0"
_USUAL_SIZE = 4096
_LEAF, _INDEX_LEAF, _INDEX_INNER = 0x0D, 0x0A, 0x02
"""Kinds of pages; the entries of an index are on its inner pages too."""
_FRAME = struct.Struct(">6I")
_WAL_HEADER = struct.Struct(">8I")
_WAL_MAGIC = 0x377F0682
"""The lowest bit of the magic number says in which order the checksums read bytes."""
_NUMBER_BYTES = (0, 1, 2, 3, 4, 6, 8)


class DatabasePages:
    """The pages of a SQLite file, with those of its write-ahead log laid over them."""

    def __init__(self, path: Path) -> None:
        """Read the file; raises `OSError`."""
        data = path.read_bytes()
        self._size = _page_size(data)
        self._pages = {
            number + 1: data[start : start + self._size]
            for number, start in enumerate(range(0, len(data), self._size))
        }
        journal = path.with_name(f"{path.name}-wal")
        if journal.is_file():
            self._pages |= _read_journal(journal.read_bytes(), self._size)

    @property
    def header(self) -> tuple[int, int] | None:
        """The number of the application and its version; None if the first page is damaged."""
        first = self._pages.get(1, b"")
        if not first.startswith(_MAGIC):
            return None
        (version,) = unpack_from(">I", first, 60)
        (application,) = unpack_from(">I", first, 68)
        return application, version

    def rows(self) -> Iterator[Row]:
        """The rows on all leaf pages that can be read, except pages that are out of use."""
        free = self._free_pages()
        for number, page in sorted(self._pages.items()):
            if number not in free:
                yield from self._rows_of(page, 100 if number == 1 else 0)

    def _free_pages(self) -> set[int]:
        """The pages out of use, as far as their list can be followed."""
        free: set[int] = set()
        first = self._pages.get(1, b"")
        trunk = unpack_from(">I", first, 32)[0] if first.startswith(_MAGIC) else 0
        while trunk in self._pages and trunk not in free:
            page = self._pages[trunk]
            free.add(trunk)
            trunk, count = unpack_from(">2I", page)
            many = min(count, len(page) // 4 - 2)
            free.update(unpack_from(f">{many}I", page, 8))
        return free

    def _rows_of(self, page: bytes, start: int) -> Iterator[Row]:
        if len(page) != self._size or page[start] not in (_LEAF, _INDEX_LEAF, _INDEX_INNER):
            return
        kind = page[start]
        begin = start + (12 if kind == _INDEX_INNER else 8)
        (count,) = unpack_from(">H", page, start + 3)
        for cell in range(min(count, (self._size - begin) // 2)):
            (place,) = unpack_from(">H", page, begin + 2 * cell)
            try:
                yield self._row(page, kind, place)
            except (IndexError, ValueError, struct.error):
                continue

    def _row(self, page: bytes, kind: int, place: int) -> Row:
        if kind == _LEAF:
            length, place = _varint(page, place)
            row, place = _varint(page, place)
            return row, _columns(self._payload(page, place, length))
        # our keys are short, so all of them is here
        length, place = _varint(page, place + (4 if kind == _INDEX_INNER else 0))
        return 0, _columns(page[place : place + length])

    def _payload(self, page: bytes, place: int, length: int) -> bytes:
        """The bytes of a row, collected from all the pages it is on."""
        most = self._size - 35
        if length <= most:
            return page[place : place + length]
        least = (self._size - 12) * 32 // 255 - 23
        here = least + (length - least) % (self._size - 4)
        here = here if here <= most else least
        parts = [page[place : place + here]]
        missing = length - here
        (number,) = unpack_from(">I", page, place + here)
        while missing > 0:
            more = self._pages.get(number, b"")
            (number,) = unpack_from(">I", more)
            parts.append(more[4 : 4 + missing])
            missing -= self._size - 4
        return b"".join(parts)


def _page_size(data: bytes) -> int:
    if not data.startswith(_MAGIC) or len(data) < 100:
        return _USUAL_SIZE
    (size,) = unpack_from(">H", data, 16)
    size = 65_536 if size == 1 else size
    return size if size >= 512 and size & (size - 1) == 0 else _USUAL_SIZE


def _read_journal(data: bytes, size: int) -> dict[int, bytes]:
    """The committed pages of a write-ahead log."""
    if len(data) < _WAL_HEADER.size:
        return {}
    magic, _, page_size, _, *salts_and_sums = _WAL_HEADER.unpack_from(data)
    if magic | 1 != _WAL_MAGIC | 1 or page_size != size:
        return {}
    salts = salts_and_sums[:2]
    order = ">" if magic & 1 else "<"
    sums = _checksum(data[:24], order, (0, 0))
    committed: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    for start in range(_WAL_HEADER.size, len(data) - size - _FRAME.size + 1, size + _FRAME.size):
        number, pages, *rest = _FRAME.unpack_from(data, start)
        page = data[start + _FRAME.size : start + _FRAME.size + size]
        sums = _checksum(data[start : start + 8] + page, order, sums)
        if rest != [*salts, *sums]:
            break
        pending[number] = page
        if pages:
            committed |= pending
            pending = {}
    return committed


def _checksum(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    one, two = sums
    words = unpack_from(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where the next thing is."""
    value = 0
    for step in range(9):
        byte = data[place + step]
        if step == 8:
            return value << 8 | byte, place + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + step + 1
    raise AssertionError


def _columns(payload: bytes) -> tuple[Value, ...]:
    """The columns of a row; raises `ValueError` or `IndexError` if it is not one."""
    length, place = _varint(payload, 0)
    body = length
    columns: list[Value] = []
    while place < length:
        kind, place = _varint(payload, place)
        value, size = _value(kind, payload, body)
        columns.append(value)
        body += size
    if place != length or body != len(payload):
        raise ValueError(payload[:20])
    return tuple(columns)


def _value(kind: int, payload: bytes, place: int) -> tuple[Value, int]:
    if kind == 0:
        return None, 0
    if kind <= 6:
        size = _NUMBER_BYTES[kind]
        return int.from_bytes(payload[place : place + size], "big", signed=True), size
    if kind in (8, 9):
        return kind - 8, 0
    if kind < 12:
        raise ValueError(kind)
    size = (kind - 12) // 2
    return payload[place : place + size], size
