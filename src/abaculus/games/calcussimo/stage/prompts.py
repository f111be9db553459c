"""What the viewer may do now."""

from __future__ import annotations

from abaculus.games.calcussimo.kinds import in_rack_order
from abaculus.games.calcussimo.move_text import format_move, format_square
from abaculus.games.calcussimo.moves import Accept, Agree, Dispute, Pass
from abaculus.games.calcussimo.stage.faces import chip_face
from abaculus.games.calcussimo.stage.zones import BOARD, rack_id, rack_pieces
from abaculus.games.calcussimo.state import Disputing, Refilling, Swapping, Turning
from abaculus.games.calcussimo.view import View
from abaculus.grids import cell_at
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Button, Lay, Prompt, Take
from abaculus.kernel.scene_parts import Text

LAY = "lay"
SWAP = "swap"


def is_ahead(view: View) -> bool:
    """Whether it is another seat's turn, so that laying chips is only a trial."""
    return not (isinstance(view.phase, Turning) and view.phase.seat == view.seat)


def prompts(view: View) -> tuple[Prompt[Text], ...]:
    """Everything the viewer can do, the most common first."""
    seat = view.seat
    if seat is None or seat in view.gone or seat in view.leaving:
        return ()
    match view.phase:
        case Turning(seat=turn) if turn == seat:
            return (*_lay(view, seat), *_swap(view, seat), _pass(), _agree(view, seat))
        case Turning():
            return (*_lay(view, seat), _agree(view, seat))
        case Disputing() as phase if phase.seat != seat:
            return (*_answers(phase, seat), *_lay(view, seat))
        case Refilling(seat=drawing) | Swapping(seat=drawing) if drawing != seat:
            return _lay(view, seat)
        case _:
            return ()


def _lay(view: View, seat: Seat) -> tuple[Prompt[Text], ...]:
    rack = view.racks[seat]
    if not rack:
        return ()
    side = view.rules.terms.board.side
    squares = (cell_at(x, y) for y in range(side) for x in range(side))
    kinds = in_rack_order(view.rules.terms.joker_kinds) if "?" in rack else ""
    lay = Lay(
        id=LAY,
        label=Text("lay"),
        rack=rack_id(seat),
        board=BOARD,
        pieces=tuple(rack_pieces(seat, rack)),
        cells=tuple(format_square(cell) for cell in squares if cell not in view.grid.pieces),
        faces=tuple(chip_face(kind) for kind in kinds),
        total=Text("lay-total") if view.rules.claim else None,
        ahead=is_ahead(view),
    )
    return (lay,)


def _swap(view: View, seat: Seat) -> tuple[Prompt[Text], ...]:
    rack = view.racks[seat]
    if not (rack and view.bag):
        return ()
    every = range(1, len(rack) + 1)
    counts = tuple(every) if view.rules.swap_any else tuple(sorted({1, len(rack)}))
    take = Take(
        id=SWAP,
        label=Text("swap"),
        ask=Text("swap-ask-any" if view.rules.swap_any else "swap-ask"),
        pieces=tuple(rack_pieces(seat, rack)),
        counts=counts,
        confirm=Text("swap-confirm", {"count": 1} if len(rack) == 1 else {"count": 0}),
    )
    return (take,)


def _pass() -> Prompt[Text]:
    return Button("pass", Text("pass"), format_move(Pass()), confirm=Text("pass-confirm"))


def _agree(view: View, seat: Seat) -> Prompt[Text]:
    if seat in view.agreed:
        return Button("agree", Text("agree-back"), format_move(Agree(back=True)))
    waiting = set(range(view.rules.players)) - {seat, *view.gone, *view.agreed}
    move = format_move(Agree())
    if waiting:
        return Button("agree", Text("agree-offer"), move)
    return Button("agree", Text("agree-end"), move, confirm=Text("agree-confirm"))


def _answers(phase: Disputing, seat: Seat) -> tuple[Prompt[Text], ...]:
    dispute = Button("dispute", Text("dispute"), format_move(Dispute()))
    if seat in phase.accepted:
        return (dispute,)
    return Button("accept", Text("accept"), format_move(Accept()), is_main=True), dispute
