"""What the viewer may do now."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.moves import Done, More, Pass, RollDie, Steal
from abaculus.games.pytagora.compose.notation import ComposeNotation
from abaculus.games.pytagora.compose.stage.dice import DIE, cards
from abaculus.games.pytagora.compose.stage.zones import (
    BOARD,
    STOCK,
    open_racks,
    rack_id,
    rack_pieces,
    stock_pieces,
)
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.kinds import HIDDEN, format_piece, is_number
from abaculus.games.pytagora.refusals import cell_name
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.prompts import Button, Cards, Choose, FaceGroup, Lay, Point, Prompt, Target
from abaculus.kernel.scene_parts import Text

LAY: Final = "lay"
BUY: Final = "buy"

_LINES: Final = ComposeNotation()


def is_ahead(view: View) -> bool:
    """Whether the viewer is not to write yet, so that laying is only trying."""
    return not (isinstance(view.phase, phases.Composing) and view.phase.seat == view.seat)


def prompts(view: View) -> tuple[Prompt[Text], ...]:
    """Everything the viewer can do, the most common first."""
    seat = view.seat
    if seat is None or seat in view.gone:
        return ()
    match view.phase:
        case phases.Composing() as phase if phase.seat == seat:
            return (*_lay(view, seat), *_otherwise(view, phase))
        case phases.Rolling(seat=turn, thrown=False) if turn == seat:
            return (_roll(), *_lay(view, seat))
        case phases.Facing(seat=turn) if turn == seat:
            return (Cards("face", Text("face-label"), cards(view)), *_lay(view, seat))
        case phases.Stealing(seat=turn) if turn == seat:
            return (_steal(view, seat), *_lay(view, seat))
        case phases.Asking(seat=turn, sort=sort) if turn == seat:
            return _more(sort)
        case phases.Drawing(seat=drawing) if drawing == seat:
            return ()
        case (
            phases.Rolling()
            | phases.Facing()
            | phases.Stealing()
            | phases.Composing()
            | phases.Drawing()
            | phases.Asking()
        ):
            return _lay(view, seat)
        case _:
            return ()


def _roll() -> Prompt[Text]:
    return Button(
        "roll", Text("roll"), _LINES.write_move(RollDie()), is_main=True, icon="die", die=DIE
    )


def _lay(view: View, seat: Seat) -> tuple[Prompt[Text], ...]:
    hand = view.hands[seat]
    if not hand:
        return ()
    ahead = is_ahead(view)
    lay = Lay(
        id=LAY,
        label=Text("write"),
        rack=rack_id(seat),
        board=BOARD,
        pieces=(*rack_pieces(seat, hand), *stock_pieces(view)),
        cells=(),
        ahead=ahead,
        stock=STOCK,
        after="" if ahead else _after(view),
    )
    return (lay,)


def _after(view: View) -> str:
    """The cell where the die asks for a continuation: behind the newest equality with room."""
    if view.face != "cont":
        return ""
    for line in reversed(view.table.equalities):
        end = line.cells[-1]
        if end + line.step not in view.table.pieces:
            return cell_name(end)
    return ""


def _otherwise(view: View, phase: phases.Composing) -> tuple[Prompt[Text], ...]:
    """What else a player who is to write can do."""
    if phase.second:
        return (Button("done", Text("no-second"), _LINES.write_move(Done()), icon="done"),)
    giving_up = Button(
        "pass", Text("pass"), _LINES.write_move(Pass()), confirm=Text("pass-confirm"), icon="skip"
    )
    return (*_buy(view, phase), giving_up)


def _buy(view: View, phase: phases.Composing) -> tuple[Prompt[Text], ...]:
    if phase.bought or not view.in_bag:
        return ()
    numbers = tuple(piece_face(kind) for kind in view.in_bag if is_number(kind))
    symbols = tuple(piece_face(kind) for kind in view.in_bag if not is_number(kind))
    groups = tuple(
        FaceGroup(Text(name), faces)
        for name, faces in (("buy-number", numbers), ("buy-symbol", symbols))
        if faces
    )
    count = len(groups)
    choose = Choose(
        id=BUY,
        label=Text("buy"),
        ask=Text("buy-ask", {"count": count}),
        groups=groups,
        confirm=Text("buy-confirm", {"count": count}),
    )
    return (choose,)


def _steal(view: View, seat: Seat) -> Prompt[Text]:
    """Each kind once per player, because equal pieces are equal."""
    targets = tuple(
        Target(
            piece,
            _LINES.write_move(Steal(other, kind)),
            Text("steal-this", {"piece": format_piece(kind), "player": PlayerValue(other)}),
        )
        for other in open_racks(view)
        if other != seat
        for piece, kind in rack_pieces(other, view.hands[other]).items()
        if kind != HIDDEN
    )
    return Point("steal", Text("steal-label"), targets)


def _more(sort: str) -> tuple[Prompt[Text], ...]:
    more = Button(
        "more", Text("more", {"sort": sort}), _LINES.write_move(More()), is_main=True, icon="bag"
    )
    return more, Button("done", Text("no-more"), _LINES.write_move(Done()), icon="done")
