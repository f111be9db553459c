"""What sheets with a header share: each row becomes a question, kept or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.sheets import SheetRow, find_header, options

Columns: TypeAlias = Mapping[str, int]
RowOptions: TypeAlias = Sequence[tuple[int, str]]
"""The nonempty answers of a row, with their numbers."""
Fill: TypeAlias = Callable[[ImportDraft, SheetRow, Columns, RowOptions], None]
"""Fills in a question; raises UnfitItemError."""


def fill_rows(
    rows: Sequence[SheetRow],
    basket: Basket,
    words: Mapping[str, str],
    needed: Sequence[str],
    answers: str,
    fill: Fill,
) -> bool:
    """Put the questions of a sheet into a basket; False if the header does not match."""
    found = find_header(rows, words, needed)
    if found is None:
        return False
    place, columns = found
    for row in rows[place + 1 :]:
        question = row.cell(columns["question"])
        given = options(row, columns, answers)
        if not question and not given:
            continue
        draft = ImportDraft(row.line)
        try:
            fill(draft, row, columns, given)
        except UnfitItemError as unfit:
            basket.refuse(row.line, question, str(unfit))
        else:
            basket.put(draft)
    return True
