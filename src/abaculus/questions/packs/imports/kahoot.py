"""Kahoot's sheet: a question, up to four answers, a time and the numbers of the right answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.basket import Basket, Draft
from abaculus.questions.packs.imports.choices import several
from abaculus.questions.packs.imports.sheet_rows import Columns, Given, fill_rows
from abaculus.questions.packs.imports.sheets import Row, right_places
from abaculus.questions.packs.imports.texts import read

WORDS: Final = {
    "question": r"question(?! (?:text|type|#))",
    **{f"answer {number}": rf"answer {number}\b" for number in range(1, 7)},
    "time": "time limit",
    "correct": "correct answer",
}
NEEDED: Final = ("question", "answer 1", "answer 2", "time", "correct")


def read_kahoot(rows: Sequence[Row], basket: Basket) -> bool:
    """Puts the questions of a sheet into a basket; False if there is no such header."""
    return fill_rows(rows, basket, WORDS, NEEDED, "answer", _fill)


def _fill(draft: Draft, row: Row, columns: Columns, given: Given) -> None:
    draft.prompt = read(row.cell(columns["question"]))
    draft.seconds(row.cell(columns["time"]))
    rights = right_places(row.cell(columns["correct"]), given)
    several(draft, [text for _, text in given], rights)
