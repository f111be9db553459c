"""Blooket's sheet: like Kahoot's, but any one of several right answers is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.choices import build_choice
from abaculus.questions.packs.imports.sheet_rows import Columns, RowOptions, fill_rows
from abaculus.questions.packs.imports.sheets import SheetRow, right_places
from abaculus.questions.packs.imports.texts import format_text, import_text, shorten

WORDS: Final = {
    "question": "question text|question(?! #)",
    **{f"answer {number}": rf"answer {number}\b" for number in range(1, 7)},
    "time": "time limit",
    "correct": "correct answer",
}
NEEDED: Final = ("question", "answer 1", "answer 2", "correct")


def read_blooket(rows: Sequence[SheetRow], basket: Basket) -> bool:
    """Put the questions of a sheet into a basket; False if the header does not match."""
    return fill_rows(rows, basket, WORDS, NEEDED, "answer", _fill)


def _fill(draft: ImportDraft, row: SheetRow, columns: Columns, given: RowOptions) -> None:
    """Make a choice with the first right answer; the others would confuse."""
    draft.prompt = import_text(row.cell(columns["question"]))
    draft.seconds(row.cell(columns.get("time")))
    rights = right_places(row.cell(columns["correct"]), given)
    texts = [text for _, text in given]
    for place in reversed(rights[1:]):
        draft.change(f'"{shorten(texts.pop(place))}" was right too and is left out')
    draft.answer = build_choice([format_text(text) for text in texts], rights[0])
