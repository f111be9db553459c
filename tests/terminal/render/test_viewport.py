"""A board without an edge: the window that is seen of it, and what is laid there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import PiecePlacement, PressGesture
from abaculus.kernel.prompts import Lay, Prompt, Put, PutChoice
from abaculus.kernel.scene_parts import Box, Cell, CellBand, Piece, Plane, Zone
from abaculus.kernel.scenes import Scene, SeatStatus
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.state import InputState
from abaculus.terminal.render.layout import PITCHES, CellArea, lay_out
from abaculus.terminal.render.viewport import Viewport, clip_state, fit_viewport, parse_cell
from tests.terminal.scenes import face, rack, state

ROOM = (45, 17)
"""What a board has of a screen of 80 by 24."""


def laying(after: str = "") -> Lay[RichSentence]:
    return Lay("lay", ("Lay",), "rack", "table", ("p0", "p1", "eq"), (), stock="stock", after=after)


def table(
    lying: Sequence[str] = (),
    prompts: Sequence[Prompt[RichSentence]] = (laying(),),
    bands: Sequence[CellBand] = (),
    many: int = 2,
) -> Scene[RichSentence]:
    """Nines on an endless table, 1 and 2 on the rack, a pile of = in the stock."""
    stock = Cell[RichSentence]("s0", Box(0, 0, 100, 100), ("place",))
    return Scene(
        (
            Zone("table", "board", ("table",), (), plane=Plane(50)),
            rack(("1", "2")),
            Zone("stock", "stock", ("For all",), (stock,)),
        ),
        (
            *(Piece(f"on{cell}", cell, face("9")) for cell in lying),
            Piece("p0", "r0", face("1")),
            Piece("p1", "r1", face("2")),
            Piece("eq", "s0", face("="), many=many),
        ),
        (SeatStatus(), SeatStatus()),
        ("Lay",),
        tuple(prompts),
        bands=tuple(bands),
    )


def look(scene: Scene[RichSentence], cursor: str = "") -> tuple[Viewport, ClientState]:
    window = fit_viewport(None, scene, cursor, ROOM)
    return window, clip_state(window, state(scene), ())


def hands_on(scene: Scene[RichSentence]) -> InputState:
    window, shown = look(scene)
    assert shown.scene is not None
    spots = dict(lay_out(shown.scene.zones[:1], window.pitch).spots)
    spots |= {cell: CellArea(4 * n, 40, 4, 2) for n, cell in enumerate(("r0", "r1", "s0"))}
    hands = InputState()
    hands.see(shown, spots)
    return hands


def test_an_empty_table_is_seen_around_its_middle() -> None:
    window, shown = look(table())

    assert window.holds((0, 0), 3)
    assert shown.scene is not None
    assert window.columns * window.rows == len(shown.scene.zones[0].cells)
    assert "0,0" == hands_on(table()).cursor


def test_all_pieces_are_visible_with_a_margin_while_they_fit() -> None:
    window, _ = look(table(("-4,-2", "6,3")))

    assert window.holds((-4, -2), 1)
    assert window.holds((6, 3), 1)


def test_cells_are_drawn_smaller_before_pieces_are_left_out() -> None:
    near, _ = look(table(("0,0", "2,0")))
    wide, _ = look(table(("0,0", "9,0")))

    assert PITCHES[-2] == near.pitch
    assert PITCHES[-1] == wide.pitch


def test_a_table_too_wide_is_seen_around_the_cursor() -> None:
    window, _ = look(table(("0,0", "40,0")), cursor="40,0")

    assert window.holds((40, 0), 2)
    assert not window.holds((0, 0))


def test_the_window_stays_until_the_cursor_comes_near_its_edge() -> None:
    scene = table(("0,0", "40,0"))
    first = fit_viewport(None, scene, "0,0", ROOM)

    inside = fit_viewport(first, scene, f"{first.left + 2},0", ROOM)
    at_edge = fit_viewport(first, scene, f"{first.left + 1},0", ROOM)

    assert first == inside
    assert first.left > at_edge.left


def test_no_cell_lies_beyond_the_reach_of_the_table() -> None:
    _, shown = look(table(), cursor="50,-50")

    assert shown.scene is not None
    spots = [parse_cell(cell.id) for cell in shown.scene.zones[0].cells]
    assert 50 == max(abs(part) for spot in spots if spot is not None for part in spot)


def test_what_is_laid_out_of_sight_stays() -> None:
    scene = table(("0,0", "40,0"))
    window = fit_viewport(None, scene, "0,0", ROOM)

    shown = clip_state(window, state(scene), ["39,1", "40,0"])

    assert shown.lay is not None
    assert "39,1" in shown.lay.cells
    assert "40,0" not in shown.lay.cells


def test_a_pile_is_laid_until_nothing_is_left_of_it() -> None:
    hands = hands_on(table())

    typed = [hands.type(key) for key in ("1", "=", "=", "=")]

    assert [True, True, True, False] == typed
    assert [
        PiecePlacement("p0", "0,0"),
        PiecePlacement("eq", "1,0"),
        PiecePlacement("eq", "2,0"),
    ] == list(hands.laying.placings)


def test_typing_begins_behind_a_row() -> None:
    scene = table(("0,0", "1,0"), [laying("1,0")], [CellBand("b", "table", "0,0", "1,0")])

    hands = hands_on(scene)

    assert ("2,0", False) == (hands.cursor, hands.laying.down)


def test_typing_begins_below_a_column() -> None:
    scene = table(("0,0", "0,1"), [laying("0,1")], [CellBand("b", "table", "0,0", "0,1")])

    hands = hands_on(scene)

    assert ("0,2", True) == (hands.cursor, hands.laying.down)


def test_cursor_follows_a_new_prompt_even_after_it_was_moved() -> None:
    hands = hands_on(table(("0,0", "1,0")))
    hands.move("down")
    scene = table(("0,0", "1,0"), [laying("1,0")], [CellBand("b", "table", "0,0", "1,0")])

    hands.see(clip_state(fit_viewport(None, scene, "", ROOM), state(scene), ()), hands.spots)

    assert "2,0" == hands.cursor


def putting() -> Put[RichSentence]:
    places = (("p0", "1,0", "one"), ("p1", "1,0", "two"), ("p1", "0,1", "below"))
    return Put("put", ("Put",), tuple(PutChoice(p, c, move, (move,)) for p, c, move in places))


def test_cell_for_one_piece_is_chosen_and_for_several_asked() -> None:
    hands = hands_on(table(("0,0",), [putting()]))

    assert {"1,0": ["one", "two"], "0,1": ["below"]} == {
        cell: [target.move for target in targets] for cell, targets in hands.target_cells().items()
    }
    assert hands.gesture() is None


def test_the_key_of_a_piece_leaves_only_its_cells() -> None:
    hands = hands_on(table(("0,0",), [putting()]))

    assert hands.knows("1")
    assert hands.type("1")

    assert PressGesture("one") == hands.gesture()
    assert ["1,0"] == list(hands.target_cells())


def test_equal_pieces_for_one_cell_are_one_choice() -> None:
    put = putting()
    twice = replace(put, choices=(put.choices[0], replace(put.choices[1], move="one")))

    hands = hands_on(table(("0,0",), [twice]))

    assert PressGesture("one") == hands.gesture()
