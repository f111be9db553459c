"""Zip archives from strangers: measured before anything is unpacked."""

from __future__ import annotations

import struct
import zipfile
import zlib
from io import BytesIO
from typing import Final

from abaculus.questions.packs.imports.report import LARGEST_ARCHIVE, ImportFileError

_MOST_MEMBERS: Final = 5_000
_DAMAGE: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, RuntimeError),
    *(OSError, EOFError, LookupError, ValueError, OverflowError),
)
"""What the standard library raises for damaged archives."""


def open_archive(data: bytes) -> zipfile.ZipFile:
    """An archive; raises ImportFileError."""
    if len(data) > LARGEST_ARCHIVE:
        raise ImportFileError(f"the file is larger than {LARGEST_ARCHIVE // 1_000_000} MB")
    try:
        archive = zipfile.ZipFile(BytesIO(data))
    except _DAMAGE as fault:
        raise ImportFileError("the archive is damaged") from fault
    if len(archive.infolist()) > _MOST_MEMBERS:
        raise ImportFileError(f"the archive has more than {_MOST_MEMBERS} files in it")
    return archive


def refuse_bomb(archive: zipfile.ZipFile, most: int) -> None:
    """Raise ImportFileError if the files would exceed this many bytes."""
    if sum(member.file_size for member in archive.infolist()) > most:
        raise ImportFileError(f"unpacked, the archive is larger than {most // 1_000_000} MB")


def unpack(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """One file of an archive, at most this many bytes; raises ImportFileError."""
    try:
        size = archive.getinfo(name).file_size
        data = b"" if size > most else archive.open(name).read(most + 1)
    except _DAMAGE as fault:
        raise ImportFileError(f"the archive is damaged: {name} cannot be unpacked") from fault
    if size > most:
        raise ImportFileError(f"unpacked, {name} is larger than {most // 1_000_000} MB")
    return data[:most]
