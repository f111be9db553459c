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


def gestures_are_read_or_refused(case: GestureCase) -> str | None:
    """Every gesture is a move that can be judged, or is refused with a sentence."""
    screen = case.screen
    move = screen.read(case.gesture)
    if isinstance(move, Refusal):
        return screen.wording_fault(Text(move.code, move.values))
    back = decode(encode(move), screen.game.shapes.move)
    return None if back == move else f"{case.gesture} makes {move}, which comes back as {back}"


def verdicts_have_sentences(case: GestureCase) -> str | None:
    """Every gesture gets a verdict with sentences, about cells and rules that exist."""
    verdict = case.screen.verdict(case.screen.read(case.gesture))
    return case.screen.wording_fault(verdict) or _verdict_fault(case.screen, verdict)


def _verdict_fault(screen: ScreenCase, verdict: MoveVerdict[Text]) -> str | None:
    rows = (*verdict.rows, *([verdict.total] if verdict.total else []))
    cells = [*verdict.cells, *(cell for row in rows for cell in row.cells)]
    return missing("cell", screen.cells, cells) or screen.show.rule_fault(verdict.rule)


def verdicts_do_not_promise_too_much(case: GestureCase) -> str | None:
    """The verdict on an unreadable or refused move is never yes."""
    screen = case.screen
    move = screen.read(case.gesture)
    if screen.seat is None or screen.verdict(move).says != "yes":
        return None
    if isinstance(move, Refusal):
        return f"{case.gesture} is not a move and is called right"
    refusal = screen.game.preview(screen.moment.state, screen.seat, move).refusal
    return f"{case.gesture} is called right and refused: {refusal}" if refusal else None


def legal_moves_are_not_talked_down(screen: ScreenCase) -> str | None:
    """The verdict on a legal move is never no."""
    game, moment = screen.game, screen.moment
    if screen.seat is None or screen.seat not in moment.asked:
        return None
    sampled = game.sample(moment.state, screen.seat, moment.subject.rng)
    for move in (sampled, *islice(game.moves(moment.state, screen.seat), SOME)):
        verdict = screen.verdict(move)
        if verdict.says == "no":
            return f"{move} is legal and the verdict is {verdict}"
        complaint = screen.wording_fault(verdict) or _verdict_fault(screen, verdict)
        if complaint is not None:
            return complaint
    return None


def the_desk_shows_or_refuses(case: DeskCase) -> str | None:
    """For any texts the desk shows a position with sentences, or refuses them with one."""
    desk, game = case.show.desk, case.subject.game
    if desk is None:
        return None
    names = [field.name for field in (*desk.judge_fields, *desk.best_fields)]
    for given in ({}, *({name: junk} for name in names for junk in JUNK), dict.fromkeys(names, "")):
        shown = view_position(desk, game, case.options, given)
        complaint = case.show.wording_fault(_scene_or_text(case, shown), case.options.players)
        if complaint is not None:
            return complaint
    return None


def the_desk_knows_the_table_again(screen: ScreenCase) -> str | None:
    """The desk's texts for a view give the same signs on the board and on the viewer's rack."""
    desk = screen.show.desk
    given = {} if desk is None else desk.given(screen.game, screen.view)
    if desk is None or not given:
        return None
    shown = view_position(desk, screen.game, screen.moment.options, given)
    if isinstance(shown, Refusal):
        return f"{given} is refused: {shown}"
    again = screen.show.stage.scene(screen.game, shown)
    before, after = _signs(screen.scene, screen.seat), _signs(again, shown.seat)
    return None if before == after else f"{given} shows {after} instead of {before}"


def _signs(scene: Scene[Text], seat: Seat | None) -> tuple[list[tuple[str, str]], list[str]]:
    """The signs on the boards, and those a seat holds, sorted."""
    boards = cells_of(zone for zone in scene.zones if zone.kind == "board")
    rack = cells_of(zone for zone in scene.zones if zone.kind == "rack" and zone.seat == seat)
    laid = sorted((one.cell, one.face.sign) for one in scene.pieces if one.cell in boards)
    return laid, sorted(one.face.sign for one in scene.pieces if one.cell in rack)


def _scene_or_text(case: DeskCase, shown: Any | Refusal) -> Any:
    if isinstance(shown, Refusal):
        return Text(shown.code, shown.values)
    return case.show.stage.scene(case.subject.game, shown)
