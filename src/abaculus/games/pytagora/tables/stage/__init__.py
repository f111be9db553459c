"""Multiplication Tables on a screen: one multiplication, an answer from each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from abaculus.games.pytagora.events import unreadable
from abaculus.games.pytagora.racks import BOARD, rack_id
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.notation import TablesNotation
from abaculus.games.pytagora.tables.stage.zones import PLACES, pieces, rack_pieces, zones
from abaculus.games.pytagora.tables.state import Answering, Dealing, Drawing, Ended, Factoring
from abaculus.games.pytagora.tables.view import View
from abaculus.kernel import gestures
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Seat
from abaculus.kernel.prompts import Button, Lay, Prompt
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene, SeatStatus
from abaculus.kernel.stage import Stage

NOTHING_LAID: Final = "tables-nothing-laid"
_LINES: Final = TablesNotation()
_SILENT: Final = ("tables-ready", "tables-own", "tables-own-skip")
"""News shown at the seats while it matters; the move list gives the answers when all are in."""


class TablesStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        ask, rule = _ask(view)
        return Scene(
            zones=zones(view),
            pieces=tuple(pieces(view)),
            seats=tuple(_standing(view, seat) for seat in range(view.rules.players)),
            ask=ask,
            prompts=tuple(_prompts(view)),
            tags=tuple(_tags(view)),
            rule=rule,
            cut="puzzle",
            manner="little",
        )

    def move(self, game: AnyGame, view: View, gesture: gestures.Gesture) -> Move | Refusal:
        """The move a gesture means."""
        match gesture:
            case gestures.PressGesture(move=text):
                return _LINES.read_move(text)
            case gestures.LayGesture(placings=placings):
                return _answer(view, placings)
            case (
                gestures.TakeGesture(prompt=prompt)
                | gestures.ChooseGesture(prompt=prompt)
                | gestures.WriteGesture(prompt=prompt)
            ):
                return unreadable(prompt)
            case _ as never:
                assert_never(never)

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it, which does not say whether an answer is right."""
        refusal = move if isinstance(move, Refusal) else preview.refusal if preview else None
        if refusal is not None:
            sentence = Text(refusal.code, refusal.values)
            return MoveVerdict(
                "wait" if refusal.code == NOTHING_LAID else "no", sentence, rule="12.3"
            )
        if isinstance(move, Answer):
            sentence = Text("tables-yes", {"answer": move.product})
            return MoveVerdict("yes", sentence, confirm=Text("tables-lay"), rule="12.3")
        return MoveVerdict("yes", Text("tables-yes-skip"), confirm=Text("tables-skip"), rule="12.4")

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return tuple(_entry(item) for item in news if item.code not in _SILENT)


def _entry(item: News) -> MoveListItem[Text]:
    """An item; it bears the seat's sign, so its text omits the name."""
    player = item.values.get("player")
    if isinstance(player, PlayerValue):
        return MoveListItem(Text(f"log-{item.code}", item.values), player.seat)
    return MoveListItem(Text(item.code, item.values))


def _answer(view: View, placings: tuple[gestures.PiecePlacement, ...]) -> Move | Refusal:
    """The digits on the cells of the answer, from left to right."""
    own = {} if view.seat is None else rack_pieces(view, view.seat)
    digits: dict[str, str] = {}
    for placing in placings:
        digit = own.pop(placing.piece, None)
        if digit is None:
            return unreadable(placing.piece)
        if placing.cell not in PLACES or placing.cell in digits:
            return unreadable(placing.cell)
        digits[placing.cell] = digit
    if not digits:
        return Refusal(NOTHING_LAID)
    return Answer("".join(digits[cell] for cell in PLACES if cell in digits))


def _is_asked(view: View) -> bool:
    """Whether the viewer must still answer."""
    phase, seat = view.phase, view.seat
    if seat is None or not isinstance(phase, Answering) or seat in view.gone:
        return False
    return phase.answers[seat] is None and (not view.tied or seat in view.tied)


def _prompts(view: View) -> Iterator[Prompt[Text]]:
    if view.seat is None or not _is_asked(view):
        return
    if view.hands[view.seat]:
        yield Lay(
            id="answer",
            label=Text("tables-lay"),
            rack=rack_id(view.seat),
            board=BOARD,
            pieces=tuple(rack_pieces(view, view.seat)),
            cells=PLACES,
        )
    move, confirm = _LINES.write_move(Skip()), Text("tables-skip-confirm")
    yield Button("skip", Text("tables-skip"), move, confirm=confirm, icon="skip")


def _ask(view: View) -> tuple[Text, str]:
    """In at most five words, what to do now or who is awaited, and the rule that explains more."""
    match view.phase:
        case Dealing():
            return Text("tables-ask-deal"), "12.1"
        case Factoring():
            return Text("tables-ask-factors"), "12.2"
        case Drawing():
            return Text("tables-ask-draw"), "12.5"
        case Ended(outcome=outcome):
            return Text(outcome.reason), "12.6"
        case Answering() as phase:
            return _ask_answer(view, phase)
        case _ as never:
            assert_never(never)


def _ask_answer(view: View, phase: Answering) -> tuple[Text, str]:
    seat, sequence = view.seat, view.sequence
    if sequence is not None and (seat is None or _is_asked(view)):
        return Text("tables-ask", {"run": FormulaValue(sequence.run)}), "12.3"
    answered = seat is not None and phase.answers[seat] is not None
    return Text("tables-ask-wait" if answered else "tables-ask-others"), "12.3"


def _tags(view: View) -> Iterator[Text]:
    rules = view.rules
    if isinstance(view.phase, Ended) or not view.turn:
        return
    if view.turn <= rules.turns:
        yield Text("tables-turn", {"turn": view.turn, "turns": rules.turns})
    else:
        extra, most = view.turn - rules.turns, rules.times - rules.turns
        yield Text("tables-extra", {"turn": extra, "turns": most})
    yield Text("tables-times", {"count": rules.times - view.turn})


def _standing(view: View, seat: Seat) -> SeatStatus[Text]:
    if seat in view.gone:
        return SeatStatus(facts=(Text("tables-fact-gone"),), is_gone=True)
    phase = view.phase
    facts: tuple[Text, ...] = ()
    if view.tied and seat not in view.tied:
        facts = (Text("tables-fact-out"),)
    elif isinstance(phase, Answering) and phase.answers[seat] is not None:
        facts = (Text("tables-fact-ready"),)
    return SeatStatus(facts=facts, held=len(view.hands[seat]))


STAGE: Final[Stage[View, Move]] = TablesStage()
