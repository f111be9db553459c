"""From the bytes of a file to a report: detects the format and calls its importer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Final

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports import anki, apkg, blooket, columns, kahoot, quizizz
from abaculus.questions.packs.imports.archives import open_archive
from abaculus.questions.packs.imports.basket import Basket, slug
from abaculus.questions.packs.imports.gift import read_gift
from abaculus.questions.packs.imports.moodle_xml import read_moodle_xml
from abaculus.questions.packs.imports.report import ImportFileError, ImportReport, refusal
from abaculus.questions.packs.imports.sheets import (
    SheetRow,
    find_header,
    sniff_separator,
    text_rows,
    workbook_rows,
)
from abaculus.questions.packs.imports.texts import shorten
from abaculus.questions.packs.model import PackInfo

FORMATS: Final = ("gift", "moodle", "kahoot", "quizizz", "blooket", "columns", "anki", "apkg")
_SHEETS: Final = {
    "quizizz": (quizizz.WORDS, quizizz.NEEDED, quizizz.read_quizizz),
    "kahoot": (kahoot.WORDS, kahoot.NEEDED, kahoot.read_kahoot),
    "blooket": (blooket.WORDS, blooket.NEEDED, blooket.read_blooket),
}
_ZIP: Final = b"PK\x03\x04"
_BINARY: Final = re.compile("[\x00-\x08\x0e-\x1f]")
_OWN: Final = re.compile(r'\s*\{\s*"(?:pack|items)"|(?:pack|items):|(?:\w+[,;])*prompt[,;]')
_GIFT: Final = re.compile(r"^\s*::|(?<!\\)\{\s*(?:[=~#]|T\b|F\b|TRUE|FALSE|\})", re.MULTILINE)
_UNSURE: Final = "it is not clear what kind of file this is; name it with --format: " + ", ".join(
    FORMATS
)


def import_pack(data: bytes, name: str = "", *, kind: str | None = None) -> ImportReport:
    """The report on a file, with the pack made from it; never raises for bad bytes."""
    found = kind or ""
    try:
        _refuse_early(data, kind)
        if data.startswith(_ZIP):
            return _from_archive(data, name, kind)
        found = kind or _format(data)
        return _from_text(data, name, found)
    except ImportFileError as fault:
        return refusal(found, fault)


def _refuse_early(data: bytes, kind: str | None) -> None:
    """Raise ImportFileError for files that need not be read."""
    if kind is not None and kind not in FORMATS:
        raise ImportFileError(f'there is no format "{kind[:20]}", only {", ".join(FORMATS)}')
    if not data or data.isspace():
        raise ImportFileError("the file is empty")
    if len(data) > limits.BYTES and not data.startswith(_ZIP):
        raise ImportFileError(f"the file is larger than {limits.BYTES // 1024**2} MB")


def _from_archive(data: bytes, name: str, kind: str | None) -> ImportReport:
    names = set(open_archive(data).namelist())
    if kind == "apkg" or (kind is None and names & {*apkg.COLLECTIONS, apkg.NEWEST}):
        basket = _basket("apkg", name)
        apkg.read_apkg(data, basket)
        return basket.report()
    if kind in ("gift", "moodle", "anki"):
        raise ImportFileError("this is an archive: unpack it first")
    if "xl/workbook.xml" not in names:
        raise ImportFileError(
            "this archive is neither a workbook (.xlsx) nor an Anki package (.apkg)"
        )
    rows = workbook_rows(data)
    return _from_rows(rows, name, kind or _sheet(rows) or "columns")


def _from_text(data: bytes, name: str, kind: str) -> ImportReport:
    if kind == "apkg":
        raise ImportFileError("this is not an archive")
    basket = _basket(kind, name)
    if kind == "moodle":
        read_moodle_xml(data, basket)
        return basket.report()
    text = decode_text(data)
    if kind == "gift":
        read_gift(text, basket)
    elif kind == "anki":
        anki.read_anki(text, basket)
    else:
        return _from_rows(text_rows(text), name, kind)
    return basket.report()


def _from_rows(rows: Sequence[SheetRow], name: str, kind: str) -> ImportReport:
    basket = _basket(kind, name)
    if kind == "columns":
        columns.read_columns(rows, basket)
    elif not _SHEETS[kind][2](rows, basket):
        needed = ", ".join(_SHEETS[kind][1])
        raise ImportFileError(f"no header row was found; it must name these columns: {needed}")
    return basket.report()


def decode_text(data: bytes) -> str:
    """The text of a file with uniform line ends; raises ImportFileError with the line."""
    try:
        is_wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        text = data.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise ImportFileError("the text is not UTF-8; save the file as UTF-8", line) from fault
    if found := _BINARY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise ImportFileError("this is not text but a program's own data", line)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _format(data: bytes) -> str:
    """The format of a text; raises ImportFileError if it is unclear."""
    if data.removeprefix(b"\xef\xbb\xbf").lstrip()[:5] in (b"<?xml", b"<quiz"):
        return "moodle"
    text = decode_text(data)
    if text.startswith(("<?xml", "<quiz")):
        return "moodle"
    if _OWN.match(text):
        raise ImportFileError("this is a pack already: `abaculus questions pack check` reads it")
    if anki.HEAD.match(text.partition("\n")[0]):
        return "anki"
    rows = _first_rows(text)
    if (sheet := _sheet(rows)) is not None:
        return sheet
    if _GIFT.search(text):
        return "gift"
    if rows and sniff_separator(text) in text and all(len(row.cells) == 2 for row in rows):
        return "columns"
    raise ImportFileError(_UNSURE)


def _first_rows(text: str) -> list[SheetRow]:
    """Enough of a table to recognise it; empty if it is not a table."""
    try:
        return text_rows("\n".join(text[:40_000].split("\n")[:60]))
    except ImportFileError:
        return []


def _sheet(rows: Sequence[SheetRow]) -> str | None:
    for kind, (words, needed, _) in _SHEETS.items():
        if find_header(rows, words, needed) is not None:
            return kind
    return None


def _basket(kind: str, name: str) -> Basket:
    stem = PurePath(name).stem
    return Basket(
        kind, PackInfo(id=f"import.{slug(stem) or 'pack'}", title=shorten(stem) or "Imported")
    )
