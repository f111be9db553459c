"""A table as one viewer sees it."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo.flow import rack_cost
from abaculus.games.calcussimo.stage.faces import MARKS
from abaculus.games.calcussimo.stage.prompts import prompts
from abaculus.games.calcussimo.stage.runs import main_run
from abaculus.games.calcussimo.stage.zones import pieces, zones
from abaculus.games.calcussimo.state import (
    Deal,
    Disputing,
    Ended,
    Lots,
    Refilling,
    StartDraw,
    Swapping,
    Turning,
)
from abaculus.games.calcussimo.view import View
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import LegendNote, Scene, SeatStatus


def scene(view: View) -> Scene[Text]:
    """What the viewer sees and may do."""
    ask, rule = _ask(view)
    return Scene(
        zones=zones(view),
        pieces=tuple(pieces(view)),
        seats=tuple(_standing(view, seat) for seat in range(view.rules.players)),
        ask=ask,
        prompts=prompts(view),
        tags=_tags(view),
        legend=_legend(view.rules.terms.board.premiums),
        rule=rule,
    )


def _standing(view: View, seat: Seat) -> SeatStatus[Text]:
    score = view.scores[seat]
    if seat in view.gone:
        return SeatStatus(score, (Text("fact-gone"),), is_gone=True)
    if isinstance(view.phase, Ended):
        less = rack_cost(view.racks[seat])
        return SeatStatus(score, (Text("fact-less", {"before": score + less, "less": less}),))
    facts: list[Text] = []
    if seat != view.seat:
        facts.append(Text("fact-holds", {"count": len(view.racks[seat])}))
    if seat in view.agreed:
        facts.append(Text("fact-agrees"))
    if isinstance(view.phase, Disputing) and seat in view.phase.accepted:
        facts.append(Text("fact-accepts"))
    return SeatStatus(score, tuple(facts))


def _tags(view: View) -> tuple[Text, ...]:
    if isinstance(view.phase, Ended):
        return ()
    tags = [Text("tag-bag", {"count": view.bag})]
    if isinstance(view.phase, Turning) and view.phase.second:
        tags.append(Text("tag-second"))
    if view.closing:
        tags.append(Text("tag-last"))
    return tuple(tags)


def _legend(premiums: str) -> tuple[LegendNote[Text], ...]:
    notes: list[LegendNote[Text]] = []
    for code, colours in (("legend-number", "GB"), ("legend-whole", "YLP")):
        marks = dict.fromkeys(MARKS[colour] for colour in colours if colour in premiums)
        if marks:
            notes.append(LegendNote(Text(code), tuple(marks)))
    return tuple(notes)


def _ask(view: View) -> tuple[Text, str]:
    """What the viewer may do now or who is awaited, and the rule that explains more."""
    match view.phase:
        case StartDraw():
            return Text("ask-start"), "2.1"
        case Lots():
            return Text("ask-lots"), "2.1"
        case Deal():
            return Text("ask-drawing"), "2.2"
        case Refilling() | Swapping():
            return Text("ask-drawing"), "3.8"
        case Turning() as turn:
            return _ask_turn(view, turn)
        case Disputing() as phase:
            return _ask_dispute(view, phase), "7.1"
        case Ended(outcome=outcome):
            return Text(outcome.reason), "5.1"
        case _ as never:
            assert_never(never)


def _ask_turn(view: View, turn: Turning) -> tuple[Text, str]:
    player = PlayerValue(turn.seat)
    if view.seat is not None and (view.seat in view.gone or view.seat in view.leaving):
        return Text("ask-gone", {"player": player}), "5.4"
    if view.seat != turn.seat:
        return Text("ask-other", {"player": player}), "3.1"
    if turn.warned:
        return Text("ask-late"), "3.1"
    if not view.grid.pieces:
        return Text("ask-first"), "3.2"
    if turn.second:
        return Text("ask-second"), "3.9"
    if view.closing:
        return Text("ask-last"), "7.2"
    return Text("ask-turn"), "3.2"


def _ask_dispute(view: View, phase: Disputing) -> Text:
    total = phase.play.total or 0
    if view.seat == phase.seat:
        return Text("ask-announced", {"total": total})
    values: dict[str, Value] = {
        "player": PlayerValue(phase.seat),
        "total": total,
        "run": main_run(phase.play),
    }
    if view.seat is None or view.seat in (*view.gone, *view.leaving):
        return Text("ask-dispute-watched", values)
    accepted = view.seat in phase.accepted
    return Text("ask-dispute-accepted" if accepted else "ask-dispute", values)
