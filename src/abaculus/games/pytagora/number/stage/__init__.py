"""The Number on a screen: huge pieces, few words, the prompt read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from abaculus.games.pytagora.events import unreadable
from abaculus.games.pytagora.number.faces import NAMES, SIGNED, fitting_pieces
from abaculus.games.pytagora.number.moves import ChooseFace, Done, Move, Put, RollDie
from abaculus.games.pytagora.number.notation import NumberNotation
from abaculus.games.pytagora.number.stage.zones import (
    DIE,
    PLACE,
    cards,
    die,
    pieces,
    rack_pieces,
    zones,
)
from abaculus.games.pytagora.number.state import (
    Dealing,
    Drawing,
    Ended,
    Facing,
    Opening,
    Putting,
    Rolling,
)
from abaculus.games.pytagora.number.view import View
from abaculus.kernel import prompts
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.prompts import Button, Cards, Prompt
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene, SeatStatus
from abaculus.kernel.stage import Stage

_LINES: Final = NumberNotation()
_RULES: Final = {
    "does_not_fit": "11.3",
    "must_put": "11.4",
    "nothing_fits": "11.5",
    "bad_face": "11.2",
}
"""The rule behind each refusal."""


class NumberStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        ask, rule = _ask(view)
        over = isinstance(view.phase, Ended)
        return Scene(
            zones=zones(view),
            pieces=tuple(pieces(view)),
            seats=tuple(_standing(view, seat) for seat in range(view.rules.players)),
            ask=ask,
            prompts=tuple(_prompts(view)),
            tags=() if over else (Text("number-bag", {"count": view.held}),),
            rule=rule,
            dice=(die(view),),
            cut="puzzle",
            manner="little",
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means: each prompt bears its move's text."""
        if isinstance(gesture, PressGesture):
            return _LINES.read_move(gesture.move)
        return unreadable(gesture.prompt)

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        if isinstance(move, Refusal):
            return _refusal_verdict(move)
        if preview is not None and preview.refusal is not None:
            return _refusal_verdict(preview.refusal)
        return MoveVerdict("yes", _allowed_text(view, move), confirm=_confirm(move))

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return tuple(_entry(item) for item in news)


def _entry(item: News) -> MoveListItem[Text]:
    """An item; it bears the seat's sign, so its text omits the name."""
    player = item.values.get("player")
    if isinstance(player, PlayerValue):
        return MoveListItem(Text(f"log-{item.code}", item.values), player.seat)
    return MoveListItem(Text(item.code, item.values))


def _standing(view: View, seat: Seat) -> SeatStatus[Text]:
    if seat in view.gone:
        return SeatStatus(facts=(Text("number-fact-gone"),), is_gone=True)
    alone = view.rules.players == 1
    facts = (Text("number-fact-turns", {"count": view.turns}),) if alone else ()
    return SeatStatus(facts=facts, held=len(view.hands[seat]))


def _ask(view: View) -> tuple[Text, str]:
    """In at most five words, what to do now or who is awaited, and the rule that explains more."""
    match view.phase:
        case Dealing():
            return Text("number-ask-deal"), "11.1"
        case Opening():
            return Text("number-ask-open"), "11.1"
        case Ended(outcome=outcome):
            return Text(outcome.reason), "11.6"
        case Rolling(seat=seat, thrown=thrown):
            return _for(view, seat, "number-ask-rolling" if thrown else "number-ask-roll"), "11.2"
        case Facing(seat=seat):
            return _for(view, seat, "number-ask-face"), "11.2"
        case Drawing(seat=seat):
            return _for(view, seat, "number-ask-draw"), "11.5"
        case Putting() as phase:
            return _ask_put(view, phase)
        case _ as never:
            assert_never(never)


def _for(view: View, seat: Seat, own: str) -> Text:
    return (
        Text(own) if view.seat == seat else Text("number-ask-other", {"player": PlayerValue(seat)})
    )


def _ask_put(view: View, phase: Putting) -> tuple[Text, str]:
    if view.seat == phase.seat and not phase.may_stop:
        return Text("number-ask-put", {"how": NAMES[view.face]}), "11.3"
    if phase.drawn:
        return _for(view, phase.seat, "number-ask-drawn"), "11.5"
    return _for(view, phase.seat, "number-ask-more"), "11.4"


def _prompts(view: View) -> Iterator[Prompt[Text]]:
    phase, seat = view.phase, view.seat
    if seat is None or isinstance(phase, Dealing | Opening | Drawing | Ended):
        return
    if phase.seat != seat:
        return
    match phase:
        case Rolling(thrown=thrown):
            if not thrown:
                move = _LINES.write_move(RollDie())
                yield Button("roll", Text("number-roll"), move, is_main=True, icon="die", die=DIE)
        case Facing():
            yield Cards("face", Text("number-ask-face"), cards())
        case Putting(may_stop=may_stop):
            yield _put(view, seat)
            if may_stop:
                yield Button(
                    "done", Text("number-done-label"), _LINES.write_move(Done()), icon="done"
                )
        case _ as never:
            assert_never(never)


def _put(view: View, seat: Seat) -> Prompt[Text]:
    """Every piece that fits."""
    fits = fitting_pieces(view.face, view.pile[-1].digit, view.hands[seat])
    choices = tuple(
        prompts.PutChoice(
            piece, PLACE, _LINES.write_move(Put(digit)), _allowed_text(view, Put(digit))
        )
        for piece, digit in rack_pieces(view, seat).items()
        if digit in fits
    )
    return prompts.Put("put", Text("number-put-label"), choices)


def _refusal_verdict(refusal: Refusal) -> MoveVerdict[Text]:
    cells = (PLACE,) if refusal.code == "does_not_fit" else ()
    rule = _RULES.get(refusal.code, "")
    return MoveVerdict("no", Text(refusal.code, refusal.values), cells=cells, rule=rule)


def _allowed_text(view: View, move: Move) -> Text:
    match move:
        case Put(digit=digit):
            if view.face not in SIGNED:
                return Text("number-yes-plain", {"piece": digit})
            values = {"how": NAMES[view.face], "number": view.pile[-1].digit, "piece": digit}
            return Text("number-yes-put", {**values})
        case ChooseFace(face=face):
            return Text("number-yes-face", {"how": NAMES[face]})
        case RollDie():
            return Text("number-yes-roll")
        case Done():
            return Text("number-yes-done")
        case _ as never:
            assert_never(never)


def _confirm(move: Move) -> Text:
    match move:
        case Put():
            return Text("number-put-label")
        case ChooseFace():
            return Text("number-ask-face")
        case RollDie():
            return Text("number-roll")
        case Done():
            return Text("number-done-label")
        case _ as never:
            assert_never(never)


STAGE: Final[Stage[View, Move]] = NumberStage()
