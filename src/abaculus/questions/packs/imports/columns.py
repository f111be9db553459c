"""Two columns: a question and its answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.answers import answer_of
from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.sheets import SheetRow
from abaculus.questions.packs.imports.texts import import_text, strip_tags

_HEADS: Final = ("question", "questions", "prompt", "front", "term", "domanda", "frage", "pregunta")
_TAILS: Final = ("answer", "answers", "back", "definition", "risposta", "réponse", "antwort")


def read_columns(rows: Sequence[SheetRow], basket: Basket) -> None:
    """Put a question for each row into a basket."""
    if rows and is_header(rows[0]):
        rows = rows[1:]
    for row in rows:
        draft = ImportDraft(row.line)
        try:
            _fill(draft, row)
        except UnfitItemError as unfit:
            basket.refuse(row.line, row.cells[0], str(unfit))
        else:
            basket.put(draft)


def _fill(draft: ImportDraft, row: SheetRow) -> None:
    if len(row.cells) < 2:
        raise UnfitItemError("the row has one column only")
    draft.prompt = import_text(row.cells[0])
    draft.answer, change = answer_of([strip_tags(row.cells[1])])
    if change:
        draft.change(change)
    if any(row.cells[2:]):
        draft.change("the contents of further columns are left out")


def is_header(row: SheetRow) -> bool:
    """Whether a row names its columns."""
    names = [cell.lower().strip(" :") for cell in row.cells[:2]]
    return len(names) == 2 and names[0] in _HEADS and names[1] in _TAILS
