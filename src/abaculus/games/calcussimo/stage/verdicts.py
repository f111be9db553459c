"""What the referee says of a move before it is made."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo.arithmetic import form_fault
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import shown
from abaculus.games.calcussimo.moves import (
    Accept,
    Agree,
    Dispute,
    FreePlay,
    LinePlay,
    Move,
    Pass,
    Play,
    Swap,
)
from abaculus.games.calcussimo.refusals import form_refusal
from abaculus.games.calcussimo.stage.faults import RULES, fault
from abaculus.games.calcussimo.stage.prompts import is_ahead
from abaculus.games.calcussimo.stage.runs import Laying, laying, main_run
from abaculus.games.calcussimo.stage.sums import summed
from abaculus.games.calcussimo.view import View
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Verdict

_FEW = 3
"""Fewer chips than this make no calculation alone: they may yet reach where they must."""

_REACHING = {"E-TOUCH": "wait-touch", "E-CENTRE": "wait-centre", "E-GAP": "wait-gap"}


def verdict(view: View, move: Move | Refusal, preview: Preview | None) -> Verdict[Text]:
    """A preview as people read it, or why a gesture made no move."""
    if isinstance(move, Refusal):
        return _refused(view, None, move)
    if preview is not None and preview.refusal is not None:
        return _refused(view, move, preview.refusal)
    match move:
        case LinePlay() | FreePlay():
            return _allowed(view, move, is_told=preview is not None and bool(preview.news))
        case Swap(chips=chips):
            count = len(chips)
            return _other("yes-swap", "swap-confirm", count=count, chips=shown(chips))
        case Pass():
            return _other("yes-pass", "pass")
        case Agree(back=True):
            return _other("yes-agree-back", "agree-back")
        case Agree():
            return _other("yes-agree", "agree-offer")
        case Dispute():
            return _other("yes-dispute", "dispute")
        case Accept():
            return _other("yes-accept", "accept")
        case _ as never:
            assert_never(never)


def _other(sentence: str, confirm: str, **values: int | str) -> Verdict[Text]:
    return Verdict("yes", Text(sentence, {**values}), confirm=Text(confirm, {**values}))


def _allowed(view: View, play: Play, *, is_told: bool) -> Verdict[Text]:
    """A play that is allowed, as far as the viewer may be told."""
    ahead = is_ahead(view)
    if not is_told:
        confirm = None if ahead else Text("confirm-announce", {"total": play.total or 0})
        formula = Text("formula-run", {"run": main_run(play)})
        return Verdict("yes", Text("yes-unjudged"), formula, confirm=confirm, rule="7.1")
    rack = "" if view.seat is None else view.racks[view.seat]
    judged = judge(view.rules.terms, view.grid, rack, play)
    if isinstance(judged, Refusal):
        return _refused(view, play, judged)
    told = summed(view, judged)
    return Verdict(
        says="yes",
        sentence=Text("yes-ahead" if ahead else "yes"),
        formula=told.formula,
        rows=told.rows,
        total=told.total,
        confirm=None if ahead else Text("confirm-lay", {"points": judged.points}),
        rule="4.1",
    )


def _refused(view: View, move: Move | None, refusal: Refusal) -> Verdict[Text]:
    play = move if isinstance(move, LinePlay | FreePlay) else None
    if refusal.code == "E-CLAIM" and play is not None and play.total is None:
        return _unannounced(view, play)
    lying = None if play is None else laying(view, play)
    waiting = _waiting(view, move, lying, refusal)
    if waiting is not None:
        formula = None
        if lying is not None and play is not None:
            formula = Text("formula-run", {"run": main_run(play)})
        rule = RULES.get(refusal.code, "")
        return Verdict("wait", Text(waiting, refusal.values), formula, rule=rule)
    if lying is not None and refusal.code == "E-FORM-END":
        refusal = _worse(lying) or refusal
    return fault(view, lying, refusal)


def _unannounced(view: View, play: Play) -> Verdict[Text]:
    """A play whose total is missing: what can be said without adding up."""
    rack = "" if view.seat is None else view.racks[view.seat]
    judged = judge(view.rules.terms, view.grid, rack, play, forgiving=True)
    if isinstance(judged, Refusal):
        return _refused(view, play, judged)
    formula = Text("formula-run", {"run": main_run(play)})
    return Verdict("wait", Text("wait-total"), formula, rule="7.1")


def _waiting(view: View, move: Move | None, lying: Laying | None, refusal: Refusal) -> str | None:
    """What is still missing, if nothing is wrong so far."""
    match refusal.code:
        case "E-EMPTY":
            return "wait-swap" if isinstance(move, Swap) else "wait-empty"
        case "E-JOKER-VALUE":
            return "wait-joker"
        case "E-NO-CALCULATION":
            return "wait-calculation"
        case "E-SWAP-COUNT":
            return "wait-swap-count"
        case "E-TOUCH" | "E-CENTRE" | "E-GAP" if lying and len(lying.chips) < _FEW:
            return _REACHING[refusal.code]
        case "E-FORM-END" if lying and _can_go_on(view, lying):
            return "wait-number"
        case _:
            return None


def _can_go_on(view: View, lying: Laying) -> bool:
    """Whether more chips could complete every run that begins or ends with a sign."""
    faulty = [run for run in lying.runs if form_fault(lying.after.text(run))]
    if _worse(lying) or not all(_is_open(lying, run) for run in faulty):
        return False
    if view.rules.terms.placement == "free":
        return True
    return len(faulty) == 1 and (len(lying.chips) == 1 or faulty[0] == lying.runs[0])


def _is_open(lying: Laying, run: range) -> bool:
    """Whether there is a square beside every sign that stands at an end."""
    pieces, grid = lying.after.pieces, lying.after
    first = pieces[run[0]].isdigit() or grid.inside(run[0] - run.step)
    return first and (pieces[run[-1]].isdigit() or grid.inside(run[-1] + run.step))


def _worse(lying: Laying) -> Refusal | None:
    """Two numbers or two signs side by side in any of the runs."""
    for run in lying.runs:
        refusal = form_refusal(lying.after.text(run), run)
        if refusal is not None and refusal.code != "E-FORM-END":
            return refusal
    return None
