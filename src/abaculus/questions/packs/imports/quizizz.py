"""The sheet of Quizizz (now Wayground): question, type, up to five options, time, explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.answers import answer_of
from abaculus.questions.packs.imports.basket import Basket, Draft
from abaculus.questions.packs.imports.choices import several
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.imports.sheet_rows import Columns, Given, fill_rows
from abaculus.questions.packs.imports.sheets import Row, right_places
from abaculus.questions.packs.imports.texts import read

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


def read_quizizz(rows: Sequence[Row], basket: Basket) -> bool:
    """Puts the questions of a sheet into a basket; False if there is no such header."""
    return fill_rows(rows, basket, WORDS, NEEDED, "option", _fill)


def _fill(draft: Draft, row: Row, columns: Columns, given: Given) -> None:
    kind = "".join(sign for sign in row.cell(columns["type"]).lower() if sign.isalpha())
    if kind in _REASONS:
        raise Unfit(_REASONS[kind])
    if row.cell(columns.get("image")):
        raise Unfit("it has a picture")
    draft.prompt = read(row.cell(columns["question"]))
    draft.seconds(row.cell(columns.get("time")))
    if explanation := row.cell(columns.get("explanation")):
        draft.steps = (read(explanation),)
    if kind in ("fillintheblank", "fillintheblanks"):
        draft.answer, change = answer_of([text for _, text in given])
        if change:
            draft.change(change)
    elif kind in ("multiplechoice", "checkbox", "multipleselect", ""):
        rights = right_places(row.cell(columns["correct"]), given)
        several(draft, [text for _, text in given], rights)
    else:
        raise Unfit(f'questions of the type "{row.cell(columns["type"])[:40]}" are not taken')
