"""What the referee says about a move before it is made."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo import moves
from abaculus.games.calcussimo.arithmetic import form_fault
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import format_chips
from abaculus.games.calcussimo.refusals import form_refusal
from abaculus.games.calcussimo.stage.faults import RULES, explain_refusal
from abaculus.games.calcussimo.stage.prompts import is_ahead
from abaculus.games.calcussimo.stage.runs import TrialPlay, main_run, try_play
from abaculus.games.calcussimo.stage.sums import explain_sum
from abaculus.games.calcussimo.view import View
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict

_FEW = 3
"""Fewer chips than this do not make a calculation alone, but may still reach the board."""

_REACHING = {"E-TOUCH": "wait-touch", "E-CENTRE": "wait-centre", "E-GAP": "wait-gap"}


def verdict(view: View, move: moves.Move | Refusal, preview: Preview | None) -> MoveVerdict[Text]:
    """A preview as people read it, or why a gesture made no move."""
    if isinstance(move, Refusal):
        return _refusal_verdict(view, None, move)
    if preview is not None and preview.refusal is not None:
        return _refusal_verdict(view, move, preview.refusal)
    match move:
        case moves.LinePlay() | moves.FreePlay():
            return _legal_verdict(view, move, is_judged=preview is not None and bool(preview.news))
        case moves.Swap(chips=chips):
            count = len(chips)
            return _plain_verdict(
                "yes-swap", "swap-confirm", count=count, chips=format_chips(chips)
            )
        case moves.Pass():
            return _plain_verdict("yes-pass", "pass")
        case moves.Agree(back=True):
            return _plain_verdict("yes-agree-back", "agree-back")
        case moves.Agree():
            return _plain_verdict("yes-agree", "agree-offer")
        case moves.Dispute():
            return _plain_verdict("yes-dispute", "dispute")
        case moves.Accept():
            return _plain_verdict("yes-accept", "accept")
        case _ as never:
            assert_never(never)


def _plain_verdict(sentence: str, confirm: str, **values: int | str) -> MoveVerdict[Text]:
    return MoveVerdict("yes", Text(sentence, {**values}), confirm=Text(confirm, {**values}))


def _legal_verdict(view: View, play: moves.Play, *, is_judged: bool) -> MoveVerdict[Text]:
    """A play that is allowed, as far as the viewer may know."""
    ahead = is_ahead(view)
    if not is_judged:
        confirm = None if ahead else Text("confirm-announce", {"total": play.total or 0})
        formula = Text("formula-run", {"run": main_run(play)})
        return MoveVerdict("yes", Text("yes-unjudged"), formula, confirm=confirm, rule="7.1")
    rack = "" if view.seat is None else view.racks[view.seat]
    judged = judge(view.rules.terms, view.grid, rack, play)
    if isinstance(judged, Refusal):
        return _refusal_verdict(view, play, judged)
    explanation = explain_sum(view, judged)
    return MoveVerdict(
        says="yes",
        sentence=Text("yes-ahead" if ahead else "yes"),
        formula=explanation.formula,
        rows=explanation.rows,
        total=explanation.total,
        confirm=None if ahead else Text("confirm-lay", {"points": judged.points}),
        rule="4.1",
    )


def _refusal_verdict(view: View, move: moves.Move | None, refusal: Refusal) -> MoveVerdict[Text]:
    play = move if isinstance(move, moves.LinePlay | moves.FreePlay) else None
    if refusal.code == "E-CLAIM" and play is not None and play.total is None:
        return _missing_total_verdict(view, play)
    lying = None if play is None else try_play(view, play)
    waiting = _missing_part(view, move, lying, refusal)
    if waiting is not None:
        formula = None
        if lying is not None and play is not None:
            formula = Text("formula-run", {"run": main_run(play)})
        rule = RULES.get(refusal.code, "")
        return MoveVerdict("wait", Text(waiting, refusal.values), formula, rule=rule)
    if lying is not None and refusal.code == "E-FORM-END":
        refusal = _find_clash(lying) or refusal
    return explain_refusal(view, lying, refusal)


def _missing_total_verdict(view: View, play: moves.Play) -> MoveVerdict[Text]:
    """A play whose total is missing: what is known without adding up."""
    rack = "" if view.seat is None else view.racks[view.seat]
    judged = judge(view.rules.terms, view.grid, rack, play, forgiving=True)
    if isinstance(judged, Refusal):
        return _refusal_verdict(view, play, judged)
    formula = Text("formula-run", {"run": main_run(play)})
    return MoveVerdict("wait", Text("wait-total"), formula, rule="7.1")


def _missing_part(
    view: View, move: moves.Move | None, lying: TrialPlay | None, refusal: Refusal
) -> str | None:
    """What is still missing if nothing is wrong so far, else None."""
    match refusal.code:
        case "E-EMPTY":
            return "wait-swap" if isinstance(move, moves.Swap) else "wait-empty"
        case "E-JOKER-VALUE":
            return "wait-joker"
        case "E-NO-CALCULATION":
            return "wait-calculation"
        case "E-SWAP-COUNT":
            return "wait-swap-count"
        case "E-TOUCH" | "E-CENTRE" | "E-GAP" if lying and len(lying.chips) < _FEW:
            return _REACHING[refusal.code]
        case "E-FORM-END" if lying and _can_extend(view, lying):
            return "wait-number"
        case _:
            return None


def _can_extend(view: View, lying: TrialPlay) -> bool:
    """Whether more chips could complete every run that begins or ends with a sign."""
    faulty = [run for run in lying.runs if form_fault(lying.after.text(run))]
    if _find_clash(lying) or not all(_is_open(lying, run) for run in faulty):
        return False
    if view.rules.terms.placement == "free":
        return True
    return len(faulty) == 1 and (len(lying.chips) == 1 or faulty[0] == lying.runs[0])


def _is_open(lying: TrialPlay, run: range) -> bool:
    """Whether every sign at an end has a free square beside it."""
    pieces, grid = lying.after.pieces, lying.after
    first = pieces[run[0]].isdigit() or grid.inside(run[0] - run.step)
    return first and (pieces[run[-1]].isdigit() or grid.inside(run[-1] + run.step))


def _find_clash(lying: TrialPlay) -> Refusal | None:
    """Two numbers or two signs side by side in any of the runs."""
    for run in lying.runs:
        refusal = form_refusal(lying.after.text(run), run)
        if refusal is not None and refusal.code != "E-FORM-END":
            return refusal
    return None
