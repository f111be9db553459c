"""The blue die on the table, and its faces to choose from."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.turns import CHOICES
from abaculus.games.pytagora.compose.view import View
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import PromptCard
from abaculus.kernel.scene_parts import Die, Text

DIE: Final = "die"

_SIGNS: Final = {
    "cont": "…=",
    "plus3": "+3",
    "double": "×2",
    "two": "=, =",
    "steal": "↙",
    "choose": "?",
}


def dice(view: View) -> tuple[Die[Text], ...]:
    """The die; none in the game without one."""
    if not view.rules.has_die:
        return ()
    face = _face_up(view)
    if not face:
        die = Die(DIE, "", "", Text("die-waits"), "blue", throw=view.throws)
        return (die,)
    die = Die(
        DIE,
        f"die-{face}",
        _SIGNS[face],
        Text(f"die-{face}"),
        "blue",
        Text(f"die-{face}-detail", {"whose": _whose(view)}),
        view.throws,
    )
    return (die,)


def _face_up(view: View) -> str:
    """The face of the die in this turn; empty: not thrown yet."""
    match view.phase:
        case phases.Facing():
            return "choose"
        case phases.Stealing() | phases.Composing():
            return view.face
        case phases.Drawing(then="compose"):
            return view.face
        case _:
            return ""


def _whose(view: View) -> str:
    """How the face came up: `roll` or `choice` of the viewer, or `other`."""
    seat: Seat | None = getattr(view.phase, "seat", None)
    if seat != view.seat or isinstance(view.phase, phases.Drawing):
        return "other"
    return "choice" if view.chosen else "roll"


def cards(view: View) -> tuple[PromptCard[Text], ...]:
    """The five faces, with their meaning and why one cannot be chosen now."""
    return tuple(
        PromptCard(
            id=face,
            picture=f"die-{face}",
            sign=_SIGNS[face],
            name=Text(f"die-{face}"),
            move=f"face:{face}",
            detail=Text(f"die-{face}-detail", {"whose": "offer"}),
            why_not=_why_not(view, face),
        )
        for face in CHOICES
    )


def _why_not(view: View, face: str) -> Text | None:
    if face == "cont" and not view.table.equalities:
        return Text("nothing_to_continue")
    if face == "steal" and not any(
        hand for seat, hand in enumerate(view.hands) if seat != view.seat
    ):
        return Text("nobody_to_rob")
    return None
