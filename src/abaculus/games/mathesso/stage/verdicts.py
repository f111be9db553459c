"""The referee's verdict on a move before it is made."""

from __future__ import annotations

from typing import Final, assert_never

from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.view import View
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict

_RULES: Final = {
    "need-one": "2.2",
    "order-first": "2.2",
    "wait-lots": "2.3",
    "nothing-up": "3.1",
    "must-two": "3.2",
    "show-first": "3.3",
    "already-up": "3.1",
    "gone": "3.3",
    "no-extra": "5.3",
    "extra-busy": "5.3",
    "fresh-needed": "6.3",
}
"""The rule behind each refusal."""


def verdict(view: View, move: Move | Refusal, preview: Preview | None) -> MoveVerdict[Text]:
    """Whether the move would be legal, and its effect."""
    if isinstance(move, Refusal):
        return _refusal_verdict(view, move, "")
    place = move.place if isinstance(move, Flip) else ""
    if preview is not None and preview.refusal is not None:
        return _refusal_verdict(view, preview.refusal, place)
    return MoveVerdict("yes", _legal_text(move), confirm=_confirm(move))


def _refusal_verdict(view: View, refusal: Refusal, place: str) -> MoveVerdict[Text]:
    known = place_names(view.rows).places
    cells = (place,) if view.spots and place in known else ()
    rule = _RULES.get(refusal.code, "")
    return MoveVerdict("no", Text(refusal.code, refusal.values), cells=cells, rule=rule)


def _legal_text(move: Move) -> Text:
    match move:
        case Flip(place=place):
            return Text("yes-turn", {"place": place})
        case Stop():
            return Text("yes-stop")
        case Cover():
            return Text("yes-cover")
        case Extra():
            return Text("yes-extra")
        case Agree():
            return Text("yes-agree")
        case Disagree():
            return Text("yes-disagree")
        case _ as never:
            assert_never(never)


def _confirm(move: Move) -> Text:
    match move:
        case Flip():
            return Text("turn-label")
        case Stop():
            return Text("stop-label")
        case Cover():
            return Text("cover-label")
        case Extra():
            return Text("extra-label")
        case Agree():
            return Text("agree-label")
        case Disagree():
            return Text("disagree-label")
        case _ as never:
            assert_never(never)
