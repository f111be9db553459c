"""What the referee says about a move before it is made."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.pytagora.compose import moves
from abaculus.games.pytagora.compose.phases import Asking
from abaculus.games.pytagora.compose.stage.faults import RULES, explain_refusal
from abaculus.games.pytagora.compose.stage.prompts import is_ahead
from abaculus.games.pytagora.compose.stage.sums import explain_points
from abaculus.games.pytagora.compose.stage.unfinished import unfinished_line
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.judge import judge
from abaculus.games.pytagora.equality.terms import Continue, LineJudgement, Play, Write
from abaculus.games.pytagora.kinds import format_piece
from abaculus.games.pytagora.signs import format_pieces
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import PlayerValue, Refusal, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict
from abaculus.maths import format_mixed_number


def verdict(view: View, move: moves.Move | Refusal, preview: Preview | None) -> MoveVerdict[Text]:
    """A preview as people read it, or why a gesture made no move."""
    if isinstance(move, Refusal):
        return _refuse(view, None, move)
    if preview is not None and preview.refusal is not None:
        return _refuse(view, move, preview.refusal)
    if isinstance(move, Write | Continue):
        return _judge_play(view, move)
    return _other_verdict(view, move)


def _other_verdict(
    view: View,
    move: moves.RollDie
    | moves.ChooseFace
    | moves.Steal
    | moves.Buy
    | moves.Pass
    | moves.Done
    | moves.More,
) -> MoveVerdict[Text]:
    """The verdict of a move that is not a line, in a sentence."""
    match move:
        case moves.RollDie():
            return _other("yes-roll", "roll")
        case moves.ChooseFace(face=face):
            return _other("yes-face", f"die-{face}")
        case moves.Steal(seat=seat, piece=piece):
            return _other("yes-steal", "steal", piece=format_piece(piece), player=PlayerValue(seat))
        case moves.Buy(pieces=pieces):
            values: dict[str, Value] = {"pieces": format_pieces(pieces), "count": len(pieces)}
            return _other("yes-buy", "buy-confirm", **values)
        case moves.Pass():
            return _other("yes-pass", "pass")
        case moves.Done():
            code = "no-more" if isinstance(view.phase, Asking) else "no-second"
            return _other(f"yes-{code}", code)
        case moves.More():
            sort = view.phase.sort if isinstance(view.phase, Asking) else "number"
            return _other("yes-more", "more", sort=sort)
        case _ as never:
            assert_never(never)


def _other(sentence: str, confirm: str, **values: Value) -> MoveVerdict[Text]:
    return MoveVerdict("yes", Text(sentence, values), confirm=Text(confirm, values))


def _judge_play(view: View, play: Play) -> MoveVerdict[Text]:
    """The verdict of a legal line, with its points."""
    hand = None if view.seat is None else view.hands[view.seat]
    face = None if is_ahead(view) else view.face
    judged = judge(view.rules.terms, view.table, play, face, hand, supply=view.supply)
    return _refuse(view, play, judged) if isinstance(judged, Refusal) else _allow(view, judged)


def _allow(view: View, judged: LineJudgement) -> MoveVerdict[Text]:
    ahead = is_ahead(view)
    explanation = explain_points(judged)
    sides = "all" if isinstance(judged.play, Continue) else "both"
    values: dict[str, Value] = {"sides": sides, "when": _when(view)}
    if judged.value is None:
        sentence = Text("yes-equal", values)
    else:
        sentence = Text("yes-true", {**values, "value": format_mixed_number(judged.value)})
    return MoveVerdict(
        says="yes",
        sentence=sentence,
        formula=explanation.formula,
        rows=explanation.rows,
        total=explanation.total,
        gain=judged.points,
        strip=explanation.strip,
        confirm=None if ahead else Text("confirm-write", {"points": judged.points}),
        rule="7.8" if isinstance(judged.play, Continue) else "7.1",
    )


def _when(view: View) -> str:
    """When the viewer may write: `now`, after doing something else `first`, or `later`."""
    if not is_ahead(view):
        return "now"
    return "first" if getattr(view.phase, "seat", None) == view.seat else "later"


def _refuse(view: View, move: moves.Move | None, refusal: Refusal) -> MoveVerdict[Text]:
    play = move if isinstance(move, Write | Continue) else None
    unfinished = unfinished_line(view, play, refusal)
    if unfinished is not None:
        rule = RULES.get(refusal.code, "")
        return MoveVerdict("wait", unfinished.sentence, unfinished.formula, rule=rule)
    return explain_refusal(view, play, refusal)
