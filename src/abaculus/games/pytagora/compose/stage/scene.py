"""A state of an equality game as one viewer sees it."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.stage.dice import dice
from abaculus.games.pytagora.compose.stage.prompts import prompts
from abaculus.games.pytagora.compose.stage.zones import bands, pieces, zones
from abaculus.games.pytagora.compose.view import View
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Scene, SeatStatus


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
        rule=rule,
        bands=bands(view),
        dice=dice(view),
        cut="puzzle",
    )


def _standing(view: View, seat: Seat) -> SeatStatus[Text]:
    score, goal = view.scores[seat], view.rules.target
    if seat in view.gone:
        return SeatStatus(score, (Text("fact-left"),), is_gone=True, goal=goal)
    facts = [Text("fact-pieces", {"count": len(view.hands[seat])})]
    if seat in view.tied:
        facts.append(Text("fact-tied"))
    return SeatStatus(score, tuple(facts), goal=goal)


def _tags(view: View) -> tuple[Text, ...]:
    if isinstance(view.phase, phases.Ended):
        return ()
    turns = view.rules.turns
    if view.tied:
        first = Text("tag-tied")
    elif turns is None:
        first = Text("tag-round", {"round": view.round})
    else:
        first = Text("tag-round-of", {"round": view.round, "rounds": turns})
    return first, Text("tag-pieces", {"count": view.held})


def _ask(view: View) -> tuple[Text, str]:
    """What the viewer may do now or who is awaited, and the rule that explains more."""
    match view.phase:
        case phases.Dealing():
            return Text("ask-deal", {"count": view.rules.hand_size}), "2.1"
        case phases.Lots():
            return Text("ask-lot"), "2.2"
        case phases.Drawing(then="compose"):
            return Text("ask-draws"), "4.2" if view.face == "plus3" else "4.5"
        case phases.Drawing():
            return Text("ask-draws"), "3.5"
        case phases.Ended(outcome=outcome):
            return Text(outcome.reason), "9.3" if view.rules.target is None else "8.1"
        case (
            phases.Rolling()
            | phases.Facing()
            | phases.Stealing()
            | phases.Composing()
            | phases.Asking() as phase
        ):
            if view.seat == phase.seat:
                return _ask_viewer(view, phase)
            return _ask_other(view, phase)
        case _ as never:
            assert_never(never)


def _ask_other(
    view: View,
    phase: phases.Rolling | phases.Facing | phases.Stealing | phases.Composing | phases.Asking,
) -> tuple[Text, str]:
    player: dict[str, Value] = {"player": PlayerValue(phase.seat)}
    match phase:
        case phases.Rolling():
            return Text("wait-roll", player), "3.1"
        case phases.Facing():
            return Text("wait-face", player), "4.6"
        case phases.Stealing():
            return Text("wait-steal", player), "4.5"
        case phases.Composing():
            return Text("wait-write", player), "3.2"
        case phases.Asking():
            return Text("wait-more", player), "3.6"
        case _ as never:
            assert_never(never)


def _ask_viewer(
    view: View,
    phase: phases.Rolling | phases.Facing | phases.Stealing | phases.Composing | phases.Asking,
) -> tuple[Text, str]:
    match phase:
        case phases.Rolling(thrown=True):
            return Text("ask-rolling"), "3.1"
        case phases.Rolling():
            return Text("ask-roll"), "3.1"
        case phases.Facing():
            return Text("ask-face"), "4.6"
        case phases.Stealing():
            return Text("ask-steal"), "4.5"
        case phases.Asking(sort=sort):
            return Text("ask-more", {"sort": sort}), "3.6"
        case phases.Composing():
            return _ask_writer(view, phase)
        case _ as never:
            assert_never(never)


def _ask_writer(view: View, phase: phases.Composing) -> tuple[Text, str]:
    if phase.second:
        return Text("ask-second-line"), "4.4"
    if not view.hands[phase.seat]:
        return Text("ask-no-pieces"), "3.4"
    match view.face:
        case "cont":
            return Text("ask-continue"), "4.1"
        case "two":
            return Text("ask-two"), "4.4"
        case _:
            return Text("ask-write" if view.table.equalities else "ask-first-line"), "3.2"
