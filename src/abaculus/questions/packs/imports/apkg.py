"""Anki's .apkg: a zip with an SQLite file, read in memory and never written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

import msgspec

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.anki import AnkiNote, put_note
from abaculus.questions.packs.imports.archives import open_archive, unpack
from abaculus.questions.packs.imports.basket import Basket
from abaculus.questions.packs.imports.report import ImportFileError

COLLECTIONS: Final = ("collection.anki21", "collection.anki2")
NEWEST: Final = "collection.anki21b"
_LARGEST: Final = 40_000_000
_PATIENCE: Final = 400
"""How many times ten thousand SQLite steps reading the notes may take."""
_CLOZE: Final = 1
_DAMAGED: Final = "the collection in the archive is damaged"


class _NoteType(msgspec.Struct):
    type: int = 0


def read_apkg(data: bytes, basket: Basket) -> None:
    """Put the notes of a collection into a basket; raises ImportFileError."""
    archive = open_archive(data)
    names = archive.namelist()
    if NEWEST in names:
        raise ImportFileError(
            "this package is written for the newest Anki only: export it again with "
            '"Support older Anki versions"'
        )
    name = next((name for name in COLLECTIONS if name in names), None)
    if name is None:
        raise ImportFileError("there is no Anki collection in the archive")
    for number, (fields, tags, kind) in enumerate(_notes(unpack(archive, name, _LARGEST)), 1):
        if kind == _CLOZE:
            basket.refuse(number, fields, "a cloze note has several answers in one")
        else:
            put_note(AnkiNote(number, tuple(fields.split("\x1f")), tuple(tags.split())), basket)


def _notes(data: bytes) -> list[tuple[str, str, int]]:
    """The fields, tags and type of every note."""
    steps = iter(range(_PATIENCE))
    with closing(sqlite3.connect(":memory:")) as database:
        try:
            database.deserialize(data)
            database.set_progress_handler(lambda: next(steps, None) is None, 10_000)
            database.execute("PRAGMA trusted_schema = OFF")
            database.execute("PRAGMA query_only = ON")
            tables = database.execute(
                "SELECT count(*) FROM sqlite_master "
                "WHERE type = 'table' AND name IN ('notes', 'col')"
            )
            if tables.fetchone() != (2,):
                raise ImportFileError(_DAMAGED)
            kinds = _kinds(database.execute("SELECT models FROM col LIMIT 1").fetchone())
            rows = database.execute(
                "SELECT CAST(flds AS TEXT), CAST(tags AS TEXT), mid FROM notes ORDER BY id LIMIT ?",
                (limits.ITEMS + 1,),
            ).fetchall()
        except (sqlite3.Error, MemoryError, OverflowError, UnicodeDecodeError) as fault:
            raise ImportFileError(_DAMAGED) from fault
    return [(fields or "", tags or "", kinds.get(str(mid), 0)) for fields, tags, mid in rows]


def _kinds(row: tuple[object, ...] | None) -> dict[str, int]:
    """The kind of every note type: 1 is cloze."""
    text = row[0] if row and isinstance(row[0], str) else "{}"
    try:
        types = msgspec.json.decode(text, type=dict[str, _NoteType])
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise ImportFileError(_DAMAGED) from fault
    return {name: one.type for name, one in types.items()}
