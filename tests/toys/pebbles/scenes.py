"""The scenes of both games."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.kernel.awaits import Over, Turn
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.prompts import Button, Point, Target
from abaculus.kernel.scene_parts import Cell, Disc, Face, Piece, Text, Zone
from abaculus.kernel.scenes import Scene, SeatStatus

from .hands import Stance, Table, View, outcome
from .noughts import FREE, SQUARES, Noughts
from .noughts import View as BoardView

BOARD = Zone(
    id="board",
    kind="board",
    name=Text("noughts-board"),
    cells=tuple(
        Cell(
            id=square,
            shape=Disc(50 + number % 3 * 100, 50 + number // 3 * 100, 45),
            spoken=Text("noughts-cell", {"square": square}),
        )
        for number, square in enumerate(SQUARES)
    ),
    columns=("a", "b", "c"),
    rows=("1", "2", "3"),
)
FACES = (
    Face("X", "number", Text("noughts-cross")),
    Face("O", "sign", Text("noughts-ring")),
)
SIGNS = (Text("noughts-has-crosses"), Text("noughts-has-rings"))
STANCES: dict[Stance, Text] = {
    "thinks": Text("morra-thinks"),
    "threw": Text("morra-has-thrown"),
    "changed": Text("morra-has-changed"),
    "missed": Text("morra-has-missed"),
    "gone": Text("pebbles-has-left"),
}


def piece(seat: Seat, square: int) -> Piece[Text]:
    """A seat's sign on a square; a sign never moves, so the square names it."""
    name = SQUARES[square]
    return Piece(f"on-{name}", name, FACES[seat])


def board(view: BoardView) -> Scene[Text]:
    """Noughts and crosses: nine discs, the signs on them, and the free ones as targets."""
    signs = (view.board.crosses, view.board.rings)
    awaits = Noughts().awaits(view.board)
    turn = awaits.must[0] if isinstance(awaits, Turn) else None
    return Scene(
        zones=(BOARD,),
        pieces=tuple(
            piece(seat, square)
            for square in range(9)
            for seat in (0, 1)
            if signs[seat] >> square & 1
        ),
        seats=tuple(
            SeatStatus(facts=(SIGNS[seat],), is_gone=view.board.gone == seat) for seat in (0, 1)
        ),
        ask=Text(awaits.outcome.reason) if isinstance(awaits, Over) else _turn(turn, view.seat),
        prompts=(_squares(view),) if turn is not None and turn == view.seat else (),
        rule="1.2",
    )


def _turn(turn: Seat | None, viewer: Seat | None) -> Text:
    if turn == viewer:
        return Text("noughts-your-turn")
    return Text("noughts-wait", {"player": PlayerValue(turn or 0)})


def _squares(view: BoardView) -> Point[Text]:
    return Point(
        id="mark",
        label=Text("noughts-point"),
        targets=tuple(
            Target(name, name, Text("noughts-mark-here", {"square": name}))
            for mark in FREE[view.board.crosses | view.board.rings]
            for name in [SQUARES[mark.square]]
        ),
    )


def round_of(view: View) -> Scene[Text]:
    """Morra: no board, only who has thrown and which throws are offered."""
    table = view.table
    return Scene(
        zones=(),
        pieces=(),
        seats=tuple(
            SeatStatus(score, (STANCES[stance],), is_gone=stance == "gone")
            for score, stance in zip(table.scores, table.stances, strict=True)
        ),
        ask=_ask(view),
        prompts=tuple(_throws(view)),
        tags=(
            Text("morra-round", {"round": table.round, "rounds": table.agreed.rounds}),
            *([Text("morra-worth", {"value": table.value})] if table.value else []),
            Text("morra-to", {"target": table.agreed.target}),
        ),
        rule="2.2",
    )


def _ask(view: View) -> Text:
    ended = outcome(view.table)
    if ended is not None:
        return Text(ended.reason)
    if view.table.value == 0:
        return Text("morra-rolling")
    if view.seat in view.table.seats("thinks"):
        return Text("morra-throw-now")
    if view.hand is None:
        return Text("morra-wait")
    again = view.seat in view.table.seats("threw")
    hand = {"fingers": view.hand.fingers, "guess": view.hand.guess}
    return Text("morra-threw-once" if again else "morra-threw-twice", dict(hand))


def _throws(view: View) -> Iterator[Button[Text]]:
    """The throws whose guess could be right."""
    table = view.table
    if outcome(table) or not table.value or view.seat not in table.seats("thinks", "threw"):
        return
    for fingers in range(table.agreed.fewest, 6):
        for guess in _sums(table, fingers):
            move = f"{fingers}:{guess}"
            label = Text("morra-throw", {"fingers": fingers, "guess": guess})
            yield Button(f"throw-{fingers}-{guess}", label, move)


def _sums(table: Table, fingers: int) -> range:
    others = table.agreed.players - 1 - len(table.seats("gone", "missed"))
    return range(fingers + others * table.agreed.fewest, fingers + others * 5 + 1)
