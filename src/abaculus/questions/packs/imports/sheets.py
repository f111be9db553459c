"""Sheets as rows of texts, from comma-separated text or from a workbook."""

from __future__ import annotations

import csv
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO, StringIO
from typing import Any, Final

from msgspec import Struct

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.archives import open_archive, refuse_bomb, unpack
from abaculus.questions.packs.imports.report import ImportFileError, UnfitItemError

_MOST_ROWS: Final = limits.ITEMS + 100
_MOST_COLUMNS: Final = 40
_LARGEST_WORKBOOK: Final = 16_000_000
_LOOKED_AT: Final = 30
"""How many rows are searched for a header: the templates begin with advice."""
_SEPARATORS: Final = "\t;,"


class SheetRow(Struct, frozen=True):
    """A row with its number, from 1."""

    line: int
    cells: tuple[str, ...]

    def cell(self, column: int | None) -> str:
        """The text in a column; empty if there is none."""
        return self.cells[column] if column is not None and column < len(self.cells) else ""


def text_rows(text: str, separator: str | None = None) -> list[SheetRow]:
    """The rows of a text; raises ImportFileError."""
    sign = separator or sniff_separator(text)
    reader = csv.reader(StringIO(text, newline=""), delimiter=sign)
    rows: list[SheetRow] = []
    try:
        for cells in reader:
            if any(cells):
                begun = reader.line_num - sum(cell.count("\n") for cell in cells)
                rows.append(SheetRow(begun, tuple(cell.strip() for cell in cells[:_MOST_COLUMNS])))
            if len(rows) > _MOST_ROWS:
                raise ImportFileError(f"there are more than {_MOST_ROWS} rows", reader.line_num)
    except csv.Error as fault:
        raise ImportFileError(f"the rows cannot be read: {fault}", reader.line_num) from fault
    return rows


def sniff_separator(text: str) -> str:
    """The sign between the columns: the one that most lines have equally often."""
    lines = [line for line in text[:20_000].split("\n") if line.strip()][:_LOOKED_AT]

    def constancy(sign: str) -> tuple[int, int]:
        counts = [line.count(sign) for line in lines if line.count(sign)]
        return len(counts), -len(set(counts))

    return max(_SEPARATORS, key=constancy)


def workbook_rows(data: bytes) -> list[SheetRow]:
    """The rows of the first sheet of an .xlsx workbook; raises ImportFileError."""
    archive = open_archive(data)
    refuse_bomb(archive, _LARGEST_WORKBOOK)
    for name in archive.namelist():
        if name.endswith((".xml", ".rels")):
            _refuse_unsafe_xml(unpack(archive, name, _LARGEST_WORKBOOK))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about every decoration it does not know
        try:
            return list(_cells(data))
        except (ImportFileError, MemoryError):
            raise
        except Exception as fault:  # the library has no error of its own
            raise ImportFileError("the workbook is damaged") from fault


def _refuse_unsafe_xml(data: bytes) -> None:
    """Refuse a document type; a sheet in another encoding could hide one."""
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data or b"\x00" in data:
        raise ImportFileError("the workbook has a DOCTYPE or an odd encoding in it")


def _cells(data: bytes) -> Iterator[SheetRow]:
    from openpyxl import load_workbook

    workbook = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    sheet = workbook.worksheets[0]
    rows = sheet.iter_rows(max_row=_MOST_ROWS, max_col=_MOST_COLUMNS, values_only=True)
    for number, values in enumerate(rows, 1):
        cells = tuple(_format_cell(value) for value in values)
        if any(cells):
            yield SheetRow(number, cells)


def _format_cell(value: Any) -> str:
    """A cell as a text: 3.0 is 3."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value).strip()


def find_header(
    rows: Sequence[SheetRow], words: Mapping[str, str], needed: Sequence[str]
) -> tuple[int, dict[str, int]] | None:
    """The row of the header and the column of each thing, by the header's text.

    `words` are patterns; a row is the header if everything required is found in it.
    """
    for place, row in enumerate(rows[:_LOOKED_AT]):
        columns: dict[str, int] = {}
        for column, cell in enumerate(row.cells):
            heading = " ".join(cell.lower().split())[:80]
            for name, pattern in words.items():
                if name not in columns and re.match(pattern, heading):
                    columns[name] = column
                    break
        if all(name in columns for name in needed):
            return place, columns
    return None


def options(row: SheetRow, columns: Mapping[str, int], name: str) -> list[tuple[int, str]]:
    """The nonempty options of a row, with their numbers."""
    found = [(number, row.cell(columns.get(f"{name} {number}"))) for number in range(1, 7)]
    return [(number, text) for number, text in found if text]


def right_places(text: str, given: Sequence[tuple[int, str]]) -> list[int]:
    """`1, 3` as indices among the given options; raises UnfitItemError."""
    numbers = text.strip().removesuffix(".0")
    known = [str(number) for number, _ in given]
    places: set[int] = set()
    for part in filter(None, re.split(r"[\s,;.]+", numbers)):
        if part not in known:
            raise UnfitItemError(f'the right answer "{part[:20]}" is not the number of an answer')
        places.add(known.index(part))
    if not places:
        raise UnfitItemError("no answer is marked as right")
    return sorted(places)
