"""The referee's verdict on a move before it is made."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics.moves import Answer, Move
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.question_card import AnswerPreview, CardText
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict

_RULES: Final = {
    "E_SPACE": "2.3",
    "E_PATH": "3.2",
    "E_AMBIGUOUS": "3.2",
    "E_CAT": "4.3",
    "E_ANSWER": "5.1",
}
"""The rule behind each refusal."""


def verdict(move: Move | Refusal, preview: Preview | None) -> MoveVerdict[Text]:
    """Whether it would be legal; for an answer how it is read, never whether it is right."""
    refusal = move if isinstance(move, Refusal) else preview.refusal if preview else None
    if refusal is not None:
        return MoveVerdict(
            "no",
            Text(refusal.code, refusal.values),
            rule=_RULES.get(refusal.code, ""),
            reading=_unread_answer(refusal),
        )
    if isinstance(move, Answer):
        return MoveVerdict(
            "yes", Text("yes-answer"), reading=_answer_reading(preview.news if preview else ())
        )
    return MoveVerdict("yes", Text("yes-move"))


def _unread_answer(refusal: Refusal) -> AnswerPreview | None:
    if refusal.code != "E_ANSWER":
        return None
    return AnswerPreview(_word(refusal.values, "why"), None, _word(refusal.values, "sentence"))


def _answer_reading(news: tuple[News, ...]) -> AnswerPreview | None:
    for item in news:
        if item.code == "reading":
            text, html, spoken = (_word(item.values, name) for name in ("text", "html", "spoken"))
            return AnswerPreview("read", CardText(text, html, spoken), "")
    return None


def _word(values: dict[str, Value], name: str) -> str:
    found = values.get(name, "")
    return found if isinstance(found, str) else ""
