"""A small laying game as a scene, made by hand: a board of five by three and a rack."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Lay
from abaculus.kernel.scene_parts import Box, Cell, CellMark, Face, Piece, Zone
from abaculus.kernel.scenes import Scene, SeatStatus
from abaculus.server.ws.messages import PlayerInfo, TableInfo
from abaculus.terminal.client.state import ClientState

MARKS = {"b1": CellMark("×2", "green", round=True), "d1": CellMark("×3", "purple")}
CELLS = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abcde")


def face(sign: str) -> Face[RichSentence]:
    """A number, a sign, or a joker."""
    if not sign:
        return Face("", "wild", ("joker",))
    return Face(sign, "number" if sign.isdigit() else "sign", (sign,))


def board() -> Zone[RichSentence]:
    """Cells a1 to e3, two with marks."""
    return Zone(
        "board",
        "board",
        ("board",),
        tuple(
            Cell(
                name,
                Box(100 * (ord(name[0]) - 97), 100 * (int(name[1]) - 1), 100, 100),
                (name,),
                MARKS.get(name),
            )
            for name in CELLS
        ),
        columns=tuple("ABCDE"),
        rows=("1", "2", "3"),
    )


def rack(signs: Sequence[str]) -> Zone[RichSentence]:
    """Places r0, r1 and so on."""
    cells = tuple(
        Cell[RichSentence](f"r{n}", Box(100 * n, 0, 100, 100), ("place",))
        for n in range(len(signs))
    )
    return Zone("rack", "rack", ("Your rack",), cells, seat=0)


def scene(
    signs: Sequence[str] = ("1", "2", "+", ""), lying: Sequence[str] = ("c2",)
) -> Scene[RichSentence]:
    """Pieces p0, p1 … on the rack, nines on the board, and a prompt to lay."""
    pieces = [Piece(f"p{n}", f"r{n}", face(sign)) for n, sign in enumerate(signs)]
    pieces += [Piece(f"on-{cell}", cell, face("9"), tags=("last",), seat=1) for cell in lying]
    return Scene(
        (board(), rack(signs)),
        tuple(pieces),
        (SeatStatus(3, (("holds 4",),)), SeatStatus(5)),
        ("Lay something.",),
        (lay(signs, lying),),
    )


def lay(signs: Sequence[str], lying: Sequence[str]) -> Lay[RichSentence]:
    """Everything on the rack may be laid on every free cell; a joker is 7 or minus."""
    return Lay(
        "lay",
        ("Lay it",),
        "rack",
        "board",
        tuple(f"p{n}" for n in range(len(signs))),
        tuple(cell for cell in CELLS if cell not in lying),
        faces=(face("7"), face("−")),
    )


def state(shown: Scene[RichSentence] | None = None) -> ClientState:
    """The state of seat 0 with that scene."""
    players = (PlayerInfo("here", "Mila"), PlayerInfo("bot", "Robo", bot="3"))
    table = TableInfo("t", "f", "v", "Toy", "playing", players, (0,), host=True, must=(0,))
    return ClientState(5, table, 0, shown or scene(), (), (), 0.0)
