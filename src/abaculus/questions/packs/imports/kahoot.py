"""Kahoot's sheet: a question, up to four answers, a time and the numbers of the right answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.packs.imports.basket import Basket, Draft
from abaculus.questions.packs.imports.choices import several
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.imports.sheets import Row, headed, options, right_places
from abaculus.questions.packs.imports.wording import read

WORDS: Final = {
    "question": r"question(?! (?:text|type|#))",
    **{f"answer {number}": rf"answer {number}\b" for number in range(1, 7)},
    "time": "time limit",
    "correct": "correct answer",
}
NEEDED: Final = ("question", "answer 1", "answer 2", "time", "correct")


def read_kahoot(rows: Sequence[Row], basket: Basket) -> bool:
    """Puts the questions of a sheet into a basket; False if there is no such header."""
    found = headed(rows, WORDS, NEEDED)
    if found is None:
        return False
    place, columns = found
    for row in rows[place + 1 :]:
        draft = Draft(row.line)
        given = options(row, columns, "answer")
        question = row.cell(columns["question"])
        if not question and not given:
            continue
        try:
            draft.prompt = read(question)
            draft.seconds(row.cell(columns["time"]))
            several(
                draft,
                [text for _, text in given],
                right_places(row.cell(columns["correct"]), given),
            )
        except Unfit as unfit:
            basket.refuse(row.line, question, str(unfit))
        else:
            basket.put(draft)
    return True
