"""The referee's word on a move before it is made."""

from __future__ import annotations

from abaculus.games.mathematicus.moves import Answer, Move
from abaculus.games.mathematicus.stage.rule_numbers import REFUSALS
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.question_card import Reading, Shown
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Verdict


def verdict(move: Move | Refusal, preview: Preview | None) -> Verdict[Text]:
    """Whether it would be allowed; of an answer how it is read, never whether it is right."""
    refusal = move if isinstance(move, Refusal) else preview.refusal if preview else None
    if refusal is not None:
        sentence = Text(refusal.code, refusal.values)
        rule = REFUSALS.get(refusal.code, "")
        return Verdict("no", sentence, rule=rule, reading=_unread(refusal))
    if isinstance(move, Answer):
        return Verdict("yes", Text("yes-answer"), reading=_reading(preview.news if preview else ()))
    return Verdict("yes", Text("yes-move"))


def _unread(refusal: Refusal) -> Reading | None:
    if refusal.code == "X-TILE":
        return Reading("syntax", None, "")
    if refusal.code not in ("X-MALFORMED", "X-FORM"):
        return None
    why = _word(refusal.values, "why")
    return Reading(_word(refusal.values, "code"), None, "" if why == "none" else why)


def _reading(news: tuple[News, ...]) -> Reading | None:
    for item in news:
        if item.code == "reading":
            text, html, spoken = (_word(item.values, name) for name in ("text", "html", "spoken"))
            return Reading("read", Shown(text, html, spoken), "")
    return None


def _word(values: dict[str, Value], name: str) -> str:
    found = values.get(name, "")
    return found if isinstance(found, str) else ""
