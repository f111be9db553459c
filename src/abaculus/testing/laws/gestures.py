"""Laws of gestures, of the verdicts on them, and of the desk."""

from __future__ import annotations

from itertools import islice
from typing import Any

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.desk import view_position
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, Scene
from abaculus.testing.bad_events import JUNK
from abaculus.testing.cell_names import cells_of
from abaculus.testing.laws.scenes import missing
from abaculus.testing.stage_cases import DeskCase, GestureCase, ScreenCase

SOME = 6
"""The number of listed moves to judge."""


def gestures_are_read_or_refused(touch: GestureCase) -> str | None:
    """Every gesture is a move that can be judged, or is refused with a sentence."""
    sight = touch.sight
    move = sight.read(touch.gesture)
    if isinstance(move, Refusal):
        return sight.wording_fault(Text(move.code, move.values))
    back = decode(encode(move), sight.game.shapes.move)
    return None if back == move else f"{touch.gesture} makes {move}, which comes back as {back}"


def verdicts_can_be_said(touch: GestureCase) -> str | None:
    """Every gesture gets a verdict with sentences, about cells and rules that exist."""
    verdict = touch.sight.verdict(touch.sight.read(touch.gesture))
    return touch.sight.wording_fault(verdict) or _verdict_fault(touch.sight, verdict)


def _verdict_fault(sight: ScreenCase, verdict: MoveVerdict[Text]) -> str | None:
    rows = (*verdict.rows, *([verdict.total] if verdict.total else []))
    cells = [*verdict.cells, *(cell for row in rows for cell in row.cells)]
    return missing("cell", sight.cells, cells) or sight.show.rule_fault(verdict.rule)


def verdicts_do_not_promise_too_much(touch: GestureCase) -> str | None:
    """The verdict on an unreadable or refused move is never yes."""
    sight = touch.sight
    move = sight.read(touch.gesture)
    if sight.seat is None or sight.verdict(move).says != "yes":
        return None
    if isinstance(move, Refusal):
        return f"{touch.gesture} is not a move and is called right"
    refusal = sight.game.preview(sight.moment.state, sight.seat, move).refusal
    return f"{touch.gesture} is called right and refused: {refusal}" if refusal else None


def legal_moves_are_not_talked_down(sight: ScreenCase) -> str | None:
    """The verdict on a legal move is never no."""
    game, moment = sight.game, sight.moment
    if sight.seat is None or sight.seat not in moment.asked:
        return None
    sampled = game.sample(moment.state, sight.seat, moment.subject.rng)
    for move in (sampled, *islice(game.moves(moment.state, sight.seat), SOME)):
        verdict = sight.verdict(move)
        if verdict.says == "no":
            return f"{move} is legal and the verdict is {verdict}"
        complaint = sight.wording_fault(verdict) or _verdict_fault(sight, verdict)
        if complaint is not None:
            return complaint
    return None


def the_desk_shows_or_refuses(visit: DeskCase) -> str | None:
    """For any texts the desk shows a position with sentences, or refuses them with one."""
    desk, game = visit.show.desk, visit.subject.game
    if desk is None:
        return None
    names = [field.name for field in (*desk.judge_fields, *desk.best_fields)]
    for given in ({}, *({name: junk} for name in names for junk in JUNK), dict.fromkeys(names, "")):
        shown = view_position(desk, game, visit.options, given)
        complaint = visit.show.wording_fault(_scene_or_text(visit, shown), visit.options.players)
        if complaint is not None:
            return complaint
    return None


def the_desk_knows_the_table_again(sight: ScreenCase) -> str | None:
    """The desk's texts for a view give the same signs on the board and on the viewer's rack."""
    desk = sight.show.desk
    given = {} if desk is None else desk.given(sight.game, sight.view)
    if desk is None or not given:
        return None
    shown = view_position(desk, sight.game, sight.moment.options, given)
    if isinstance(shown, Refusal):
        return f"{given} is refused: {shown}"
    again = sight.show.stage.scene(sight.game, shown)
    before, after = _signs(sight.scene, sight.seat), _signs(again, shown.seat)
    return None if before == after else f"{given} shows {after} instead of {before}"


def _signs(scene: Scene[Text], seat: Seat | None) -> tuple[list[tuple[str, str]], list[str]]:
    """The signs on the boards, and those a seat holds, sorted."""
    boards = cells_of(zone for zone in scene.zones if zone.kind == "board")
    rack = cells_of(zone for zone in scene.zones if zone.kind == "rack" and zone.seat == seat)
    laid = sorted((one.cell, one.face.sign) for one in scene.pieces if one.cell in boards)
    return laid, sorted(one.face.sign for one in scene.pieces if one.cell in rack)


def _scene_or_text(visit: DeskCase, shown: Any | Refusal) -> Any:
    if isinstance(shown, Refusal):
        return Text(shown.code, shown.values)
    return visit.show.stage.scene(visit.subject.game, shown)
