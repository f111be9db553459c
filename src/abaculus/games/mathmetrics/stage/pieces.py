"""The pieces on the board, and the dice in its middle."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathmetrics.board import CircleBoard, board
from abaculus.games.mathmetrics.phases import Ended
from abaculus.games.mathmetrics.state import DiceRoll
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Die, Face, Piece, Text

DIE = "die"


def pieces(view: View) -> Iterator[Piece[Text]]:
    """All pieces on the board."""
    table = board(view.rules.board)
    for seat, player in enumerate(view.players):
        if player.position and not player.is_gone:
            face = Face("", "pawn", Text("pawn", {"player": PlayerValue(seat)}))
            cell = table.sole[player.position]
            yield Piece(
                f"pawn{seat}",
                cell,
                face,
                seat=seat,
                path=_path(view, seat, cell),
                heading=_direction(table, player.position),
            )


def _direction(table: CircleBoard, position: str) -> str:
    """The direction a piece on a junction of the outer circle must take."""
    space, _, way = position.partition(".")
    found = table.spaces[space]
    if found.ring == "radian" or not way:
        return ""
    return found.inward if way == "in" else found.on


def _path(view: View, seat: Seat, cell: str) -> tuple[str, ...]:
    """The path of the last walk, for the player who walked."""
    walk = view.walk
    if walk is None or walk.seat != seat or walk.path[-1:] != (cell,):
        return ()
    return (board(view.rules.board).sole[walk.start], *walk.path)


def dice(view: View) -> Iterator[Die[Text]]:
    """The last dice rolled; before that a blank die."""
    thrown = view.thrown
    if isinstance(view.phase, Ended) and thrown is None:
        return
    if thrown is None:
        yield Die(DIE, "", "", Text("die-none"), "wood")
        return
    for number, value in enumerate(thrown.values):
        name = DIE if number == 0 else f"{DIE}-{number + 1}"
        face = Text("die-face", {"value": value})
        detail = roll_text(view, thrown)
        yield Die(name, f"die-{value}", str(value), face, "wood", detail, thrown.number)


def roll_text(view: View, thrown: DiceRoll) -> Text:
    """The text of a roll."""
    values: dict[str, Value] = {"player": PlayerValue(thrown.seat), "value": thrown.values[0]}
    own = "own" if view.seat == thrown.seat else "other"
    if len(thrown.values) == 1:
        return Text(f"rolled-{own}", values)
    values |= {"second": thrown.values[1], "sum": sum(thrown.values)}
    return Text("rolled-sum" if thrown.cause == "seven" else "rolled-two", values)
