"""Kahoot's sheet: a question, up to four answers, a time and the numbers of the right answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.choices import fill_choices
from abaculus.questions.packs.imports.sheet_rows import Columns, RowOptions, fill_rows
from abaculus.questions.packs.imports.sheets import SheetRow, right_places
from abaculus.questions.packs.imports.texts import import_text

WORDS: Final = {
    "question": r"question(?! (?:text|type|#))",
    **{f"answer {number}": rf"answer {number}\b" for number in range(1, 7)},
    "time": "time limit",
    "correct": "correct answer",
}
NEEDED: Final = ("question", "answer 1", "answer 2", "time", "correct")


def read_kahoot(rows: Sequence[SheetRow], basket: Basket) -> bool:
    """Put the questions of a sheet into a basket; False if the header does not match."""
    return fill_rows(rows, basket, WORDS, NEEDED, "answer", _fill)


def _fill(draft: ImportDraft, row: SheetRow, columns: Columns, given: RowOptions) -> None:
    draft.prompt = import_text(row.cell(columns["question"]))
    draft.seconds(row.cell(columns["time"]))
    rights = right_places(row.cell(columns["correct"]), given)
    fill_choices(draft, [text for _, text in given], rights)
