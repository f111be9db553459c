"""Stages with faulty tables: boards without edges, bands, dice, piles, new prompts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.prompts import (
    Button,
    Cards,
    Choose,
    FaceGroup,
    Lay,
    Point,
    PromptCard,
    Put,
    PutChoice,
)
from abaculus.kernel.scene_parts import (
    Box,
    Cell,
    CellBand,
    Die,
    Disc,
    Face,
    Ground,
    Piece,
    Plane,
    Shape,
    Text,
    Zone,
    ZoneKind,
)
from abaculus.kernel.scenes import Ruler, RulerReading, Scene
from tests.toys.mutants import NOUGHTS, bent_scene

TEXT = Text("pebbles-choose")
FACE = Face("7", "number", TEXT)


def beside(**parts: Any) -> Any:
    """The toys' stage with more on every table."""
    return bent_scene(
        lambda view, scene: {name: (*getattr(scene, name), *more) for name, more in parts.items()}
    )


def asking(prompt: Any, **parts: Any) -> Any:
    """The toys' stage with another prompt for the seats to move."""

    def bend(view: Any, scene: Scene[Text]) -> dict[str, Any]:
        more = {name: (*getattr(scene, name), *these) for name, these in parts.items()}
        return {"prompts": (prompt,) if scene.prompts else (), **more}

    return bent_scene(bend)


def plane(name: str = "plane", kind: ZoneKind = "board", reach: int = 9) -> Zone[Text]:
    """A board without edges."""
    return Zone(name, kind, TEXT, (), plane=Plane(reach))


def row(name: str, kind: ZoneKind) -> Zone[Text]:
    """A zone of one cell."""
    return Zone(name, kind, TEXT, (Cell(f"{name}-0", Box(0, 0, 100, 100), TEXT),))


def scattered_board(shape: Shape) -> Zone[Text]:
    """A table top with one place."""
    return Zone("top", "board", TEXT, (Cell("top-0", shape, TEXT),), ground=Ground(200, 200))


def ruler_stage(**parts: Any) -> Any:
    """The toys' stage with a faulty ruler of one box that reads a piece."""
    ruler = Ruler(TEXT, (FACE,), (RulerReading("held", ("7",), TEXT),))
    rack = row("rack", "rack")
    return bent_scene(
        lambda view, scene: {
            "zones": (*scene.zones, rack),
            "pieces": (*scene.pieces, Piece("held", rack.cells[0].id, FACE)),
            "ruler": replace(ruler, **parts),
        }
    )


def pile(cell: str, many: int | None) -> Piece[Text]:
    return Piece("pile", cell, FACE, many=many)


def band(first: str, last: str, board: str = "plane", **parts: Any) -> dict[str, Any]:
    """A table without edges and a band on it."""
    return {"zones": (plane(),), "bands": (CellBand("band", board, first, last, **parts),)}


def putting(**parts: Any) -> Any:
    """A faulty prompt to put a piece on a1."""
    good = PutChoice("held", "a1", "a1", TEXT)
    choices = (replace(good, **parts),) if parts else ()
    return asking(
        Put("put", TEXT, choices),
        zones=(row("rack", "rack"),),
        pieces=(Piece("held", "rack-0", FACE),),
    )


def card(name: str, move: str, **parts: Any) -> PromptCard[Text]:
    return PromptCard(name, "picture", "1", TEXT, move, **parts)


def choosing(*groups: FaceGroup[Text]) -> Any:
    return asking(Choose("choose", TEXT, TEXT, groups, TEXT))


def laying(**parts: Any) -> Any:
    """A faulty laying from rack and stock on a board without edges."""
    good = Lay("lay", TEXT, "rack", "plane", (), (), stock="stock")
    zones = (plane(), row("rack", "rack"), row("stock", "stock"))
    return asking(replace(good, **parts), zones=zones)


STRAY = "prompts-name-what-exists"
_BENT: dict[str, tuple[str, Any]] = {
    "a piece beyond the reach of the table": (
        "pieces-lie-on-cells",
        beside(zones=(plane(),), pieces=(Piece("far", "10,0", FACE),)),
    ),
    "a piece on a cell nobody writes so": (
        "pieces-lie-on-cells",
        beside(zones=(plane(),), pieces=(Piece("far", "+1,0", FACE),)),
    ),
    "two bands of one name": (
        "things-are-told-apart",
        beside(zones=(plane(),), bands=(CellBand("band", "plane", "0,0", "1,0"),) * 2),
    ),
    "two dice of one name": (
        "things-are-told-apart",
        beside(dice=(Die("die", "p", "1", TEXT, "blue"),) * 2),
    ),
    "two boards without an edge": (
        "boards-without-an-edge-are-boards",
        beside(zones=(plane("one"), plane("two"))),
    ),
    "a rack without an edge": (
        "boards-without-an-edge-are-boards",
        beside(zones=(plane(kind="rack"),)),
    ),
    "a board without an edge that lists a cell": (
        "boards-without-an-edge-are-boards",
        beside(zones=(replace(row("row", "board"), plane=Plane(9)),)),
    ),
    "a board that reaches nowhere": (
        "boards-without-an-edge-are-boards",
        beside(zones=(plane(reach=0),)),
    ),
    "a band on a board that is not there": (
        "bands-lie-in-a-line",
        beside(**band("0,0", "1,0", board="elsewhere")),
    ),
    "a band across": ("bands-lie-in-a-line", beside(**band("0,0", "1,1"))),
    "a band backwards": ("bands-lie-in-a-line", beside(**band("1,0", "0,0"))),
    "a band over the edge": ("bands-lie-in-a-line", beside(**band("0,0", "10,0"))),
    "a band of nobody": ("bands-lie-in-a-line", beside(**band("0,0", "1,0", seat=2))),
    "a band across the squares": (
        "bands-lie-in-a-line",
        beside(bands=(CellBand("band", "board", "a1", "b2"),)),
    ),
    "a die that cannot be written": (
        "dice-show-a-face",
        beside(dice=(Die("die", "picture", "", TEXT, "blue"),)),
    ),
    "a die that cannot be drawn": (
        "dice-show-a-face",
        beside(dice=(Die("die", "", "1", TEXT, "blue"),)),
    ),
    "a die thrown less than never": (
        "dice-show-a-face",
        beside(dice=(Die("die", "", "", TEXT, "blue", throw=-1),)),
    ),
    "a die without words": (
        "scenes-have-sentences",
        beside(dice=(Die("die", "p", "1", Text("nobody-says-this"), "blue"),)),
    ),
    "a pile on a rack": (
        "piles-lie-in-the-stock",
        beside(zones=(row("rack", "rack"),), pieces=(pile("rack-0", 3),)),
    ),
    "a piece in the stock that is no pile": (
        "piles-lie-in-the-stock",
        beside(zones=(row("stock", "stock"),), pieces=(pile("stock-0", None),)),
    ),
    "a pile of less than nothing": (
        "piles-lie-in-the-stock",
        beside(zones=(row("stock", "stock"),), pieces=(pile("stock-0", -1),)),
    ),
    "a table top that is a rack": (
        "strewn-pieces-lie-on-the-table",
        beside(zones=(replace(row("rack", "rack"), ground=Ground(200, 200)),)),
    ),
    "a table top without an edge": (
        "strewn-pieces-lie-on-the-table",
        beside(zones=(replace(plane(), ground=Ground(200, 200)),)),
    ),
    "a place over the edge of the table": (
        "strewn-pieces-lie-on-the-table",
        beside(zones=(scattered_board(Disc(160, 100, 50)),)),
    ),
    "a square over the edge of the table": (
        "strewn-pieces-lie-on-the-table",
        beside(zones=(scattered_board(Box(150, -1, 50, 50)),)),
    ),
    "a ruler without boxes": ("rulers-read-what-is-there", ruler_stage(boxes=())),
    "a ruler with two equal boxes": ("rulers-read-what-is-there", ruler_stage(boxes=(FACE, FACE))),
    "a ruler that reads a piece that is not there": (
        "rulers-read-what-is-there",
        ruler_stage(readings=(RulerReading("lost", ("7",), TEXT),)),
    ),
    "a ruler that reads with boxes it has not": (
        "rulers-read-what-is-there",
        ruler_stage(readings=(RulerReading("held", ("8",), TEXT),)),
    ),
    "a ruler without words": (
        "scenes-have-sentences",
        ruler_stage(name=Text("nobody-says-this")),
    ),
    "a button for a die that is not there": (STRAY, asking(Button("b", TEXT, "a1", die="die"))),
    "nothing to put": (STRAY, putting()),
    "a piece to put that is not there": (STRAY, putting(piece="lost")),
    "a place to put it that is not there": (STRAY, putting(cell="z9")),
    "cards of which none can be chosen": (
        STRAY,
        asking(Cards("cards", TEXT, (card("one", "a1", why_not=TEXT),))),
    ),
    "two cards of one name": (
        STRAY,
        asking(Cards("cards", TEXT, (card("one", "a1"), card("one", "b1")))),
    ),
    "nothing to choose from": (STRAY, choosing()),
    "an empty group": (STRAY, choosing(FaceGroup(TEXT, ()))),
    "two faces that cannot be told apart": (STRAY, choosing(FaceGroup(TEXT, (FACE, FACE)))),
    "a stock that is not there": (STRAY, laying(stock="elsewhere")),
    "a piece neither on the rack nor in the stock": (STRAY, laying(pieces=("lost",))),
    "a typing cursor beyond the table": (STRAY, laying(after="10,0")),
    "a free cell where none is listed": (STRAY, laying(cells=("0,0",))),
    "a piece to put that is no move": ("offered-moves-are-legal", putting(move="?")),
    "a card that is no move": (
        "offered-moves-are-legal",
        asking(Cards("cards", TEXT, (card("one", "?"),))),
    ),
    "faces to choose that make no move": (
        "offered-moves-are-legal",
        choosing(FaceGroup(TEXT, (FACE,))),
    ),
    "a card that could be chosen after all": (
        "cards-that-cannot-be-chosen-are-refused",
        bent_scene(
            lambda view, scene: {
                "prompts": tuple(
                    Cards(
                        "cards",
                        TEXT,
                        (
                            card("open", point.targets[0].move),
                            card("shut", point.targets[-1].move, why_not=TEXT),
                        ),
                    )
                    for point in scene.prompts
                    if isinstance(point, Point)
                )
            }
        ),
    ),
}

BENT_TABLES: dict[str, tuple[str, AnyGame, Any, dict[str, Any]]] = {
    name: (law, NOUGHTS, stage, {}) for name, (law, stage) in _BENT.items()
}
"""As the other mutants: the broken law, the game, its stage, its extra arguments."""

SOUND = {
    "strewn places within the edge": beside(zones=(scattered_board(Disc(150, 50, 50)),)),
    "a ruler that reads a piece": ruler_stage(),
    "a board without an edge": beside(
        zones=(plane(),),
        pieces=(Piece("near", "-9,9", FACE),),
        bands=(CellBand("band", "plane", "0,-1", "0,9", seat=1),),
    ),
    "a band over squares": beside(bands=(CellBand("band", "board", "a1", "a3"),)),
    "dice": beside(
        dice=(Die("one", "p", "1", TEXT, "blue", throw=3), Die("two", "", "", TEXT, "sky"))
    ),
    "a pile": beside(zones=(row("stock", "stock"),), pieces=(pile("stock-0", 0),)),
}
"""Tables without faults."""
