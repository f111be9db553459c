"""What the referee says of a move before it is made."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.pytagora.compose.moves import (
    Buy,
    ChooseFace,
    Done,
    More,
    Move,
    Pass,
    RollDie,
    Steal,
)
from abaculus.games.pytagora.compose.stage.faults import RULES, fault
from abaculus.games.pytagora.compose.stage.prompts import is_ahead
from abaculus.games.pytagora.compose.stage.sums import summed
from abaculus.games.pytagora.compose.stage.unfinished import waiting
from abaculus.games.pytagora.compose.state import Asking
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Continue, Judged, Play, Write
from abaculus.games.pytagora.kinds import shown
from abaculus.games.pytagora.signs import all_shown
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import Player, Refusal, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Verdict
from abaculus.maths import mixed


def verdict(view: View, move: Move | Refusal, preview: Preview | None) -> Verdict[Text]:
    """A preview as people read it, or why a gesture made no move."""
    if isinstance(move, Refusal):
        return _refused(view, None, move)
    if preview is not None and preview.refusal is not None:
        return _refused(view, move, preview.refusal)
    if isinstance(move, Write | Continue):
        return _judged(view, move)
    return _besides(view, move)


def _besides(
    view: View, move: RollDie | ChooseFace | Steal | Buy | Pass | Done | More
) -> Verdict[Text]:
    """Whatever is no line, in a sentence."""
    match move:
        case RollDie():
            return _other("yes-roll", "roll")
        case ChooseFace(face=face):
            return _other("yes-face", f"die-{face}")
        case Steal(seat=seat, piece=piece):
            return _other("yes-steal", "steal", piece=shown(piece), player=Player(seat))
        case Buy(pieces=pieces):
            values: dict[str, Value] = {"pieces": all_shown(pieces), "count": len(pieces)}
            return _other("yes-buy", "buy-confirm", **values)
        case Pass():
            return _other("yes-pass", "pass")
        case Done():
            code = "no-more" if isinstance(view.phase, Asking) else "no-second"
            return _other(f"yes-{code}", code)
        case More():
            sort = view.phase.sort if isinstance(view.phase, Asking) else "number"
            return _other("yes-more", "more", sort=sort)
        case _ as never:
            assert_never(never)


def _other(sentence: str, confirm: str, **values: Value) -> Verdict[Text]:
    return Verdict("yes", Text(sentence, values), confirm=Text(confirm, values))


def _judged(view: View, play: Play) -> Verdict[Text]:
    """A line nothing speaks against, with its points."""
    hand = None if view.seat is None else view.hands[view.seat]
    face = None if is_ahead(view) else view.face
    judged = judge(view.rules.terms, view.table, play, face, hand, supply=view.supply)
    return _refused(view, play, judged) if isinstance(judged, Refusal) else _allowed(view, judged)


def _allowed(view: View, judged: Judged) -> Verdict[Text]:
    ahead = is_ahead(view)
    told = summed(judged)
    sides = "all" if isinstance(judged.play, Continue) else "both"
    values: dict[str, Value] = {"sides": sides, "when": _when(view)}
    if judged.value is None:
        sentence = Text("yes-equal", values)
    else:
        sentence = Text("yes-true", {**values, "value": mixed(judged.value)})
    return Verdict(
        says="yes",
        sentence=sentence,
        formula=told.formula,
        rows=told.rows,
        total=told.total,
        gain=judged.points,
        strip=told.strip,
        confirm=None if ahead else Text("confirm-write", {"points": judged.points}),
        rule="7.8" if isinstance(judged.play, Continue) else "7.1",
    )


def _when(view: View) -> str:
    """When the viewer may write: `now`, after what it is to do `first`, or `later`."""
    if not is_ahead(view):
        return "now"
    return "first" if getattr(view.phase, "seat", None) == view.seat else "later"


def _refused(view: View, move: Move | None, refusal: Refusal) -> Verdict[Text]:
    play = move if isinstance(move, Write | Continue) else None
    unfinished = waiting(view, play, refusal)
    if unfinished is not None:
        rule = RULES.get(refusal.code, "")
        return Verdict("wait", unfinished.sentence, unfinished.formula, rule=rule)
    return fault(view, play, refusal)
