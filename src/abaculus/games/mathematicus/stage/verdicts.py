"""The referee's verdict on a move before it is made."""

from __future__ import annotations

from abaculus.games.mathematicus.moves import Answer, Move
from abaculus.games.mathematicus.stage.rule_numbers import REFUSALS
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.question_card import AnswerPreview, CardText
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict


def verdict(move: Move | Refusal, preview: Preview | None) -> MoveVerdict[Text]:
    """Whether it would be legal; for an answer how it is read, never whether it is right."""
    refusal = move if isinstance(move, Refusal) else preview.refusal if preview else None
    if refusal is not None:
        sentence = Text(refusal.code, refusal.values)
        rule = REFUSALS.get(refusal.code, "")
        return MoveVerdict("no", sentence, rule=rule, reading=_unread_text(refusal))
    if isinstance(move, Answer):
        return MoveVerdict(
            "yes", Text("yes-answer"), reading=_reading(preview.news if preview else ())
        )
    return MoveVerdict("yes", Text("yes-move"))


def _unread_text(refusal: Refusal) -> AnswerPreview | None:
    if refusal.code == "X-TILE":
        return AnswerPreview("syntax", None, "")
    if refusal.code not in ("X-MALFORMED", "X-FORM"):
        return None
    why = _word(refusal.values, "why")
    return AnswerPreview(_word(refusal.values, "code"), None, "" if why == "none" else why)


def _reading(news: tuple[News, ...]) -> AnswerPreview | None:
    for item in news:
        if item.code == "reading":
            text, html, spoken = (_word(item.values, name) for name in ("text", "html", "spoken"))
            return AnswerPreview("read", CardText(text, html, spoken), "")
    return None


def _word(values: dict[str, Value], name: str) -> str:
    found = values.get(name, "")
    return found if isinstance(found, str) else ""
