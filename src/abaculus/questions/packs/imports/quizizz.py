"""The sheet of Quizizz (now Wayground): question, type, up to five options, time, explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.answers import answer_of
from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.choices import fill_choices
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.sheet_rows import Columns, RowOptions, fill_rows
from abaculus.questions.packs.imports.sheets import SheetRow, right_places
from abaculus.questions.packs.imports.texts import import_text

WORDS: Final = {
    "question": "question text",
    "type": "question type",
    **{f"option {number}": rf"option {number}\b" for number in range(1, 7)},
    "correct": "correct answer",
    "time": "time in seconds",
    "image": "image link",
    "explanation": "answer explanation",
}
NEEDED: Final = ("question", "type", "option 1", "correct")
_REASONS: Final = {
    "openended": "an open answer cannot be judged",
    "poll": "a poll has no right answer",
    "draw": "a drawing cannot be judged",
}


def read_quizizz(rows: Sequence[SheetRow], basket: Basket) -> bool:
    """Put the questions of a sheet into a basket; False if the header does not match."""
    return fill_rows(rows, basket, WORDS, NEEDED, "option", _fill)


def _fill(draft: ImportDraft, row: SheetRow, columns: Columns, given: RowOptions) -> None:
    kind = "".join(sign for sign in row.cell(columns["type"]).lower() if sign.isalpha())
    if kind in _REASONS:
        raise UnfitItemError(_REASONS[kind])
    if row.cell(columns.get("image")):
        raise UnfitItemError("it has a picture")
    draft.prompt = import_text(row.cell(columns["question"]))
    draft.seconds(row.cell(columns.get("time")))
    if explanation := row.cell(columns.get("explanation")):
        draft.steps = (import_text(explanation),)
    if kind in ("fillintheblank", "fillintheblanks"):
        draft.answer, change = answer_of([text for _, text in given])
        if change:
            draft.change(change)
    elif kind in ("multiplechoice", "checkbox", "multipleselect", ""):
        rights = right_places(row.cell(columns["correct"]), given)
        fill_choices(draft, [text for _, text in given], rights)
    else:
        raise UnfitItemError(
            f'questions of the type "{row.cell(columns["type"])[:40]}" are not taken'
        )
