"""A board as text: marks by shape, pieces by sign, nothing by colour alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.kernel.gestures import PiecePlacement
from abaculus.kernel.scene_parts import CellMark, Piece
from abaculus.terminal.input.placement import PendingPlacement
from abaculus.terminal.render.board import Overlay, draw_boards, draw_racks, format_mark
from abaculus.terminal.render.layout import Pitch, lay_out
from abaculus.terminal.render.palette import LAMPLIGHT, PALETTES, Palette
from tests.terminal.scenes import board, face, rack, scene


def draw(pitch: Pitch, over: Overlay | None = None) -> str:
    layout = lay_out((board(),), pitch)
    canvas = draw_boards(scene(), (board(),), layout, over or Overlay(), LAMPLIGHT)
    return canvas.text()


def test_a_small_board_takes_three_columns_and_one_row_a_cell() -> None:
    assert draw(Pitch(3, 1)).splitlines() == [
        "   A  B  C  D  E",
        "1  · (2) · [3] ·",
        "2  ·  ·  9  ·  ·",
        "3  ·  ·  ·  ·  ·",
    ]


def test_larger_board_shows_whole_marks_and_piece_edges() -> None:
    lines = draw(Pitch(4, 2)).splitlines()

    assert "(×2)" in lines[1]
    assert "[×3]" in lines[1]
    assert "▀▀▀" in lines[4]


def test_laid_piece_is_bracketed_and_cursor_shows_direction() -> None:
    over = Overlay(
        PendingPlacement((PiecePlacement("p0", "a2"), PiecePlacement("p3", "b2", "7"))),
        cursor="d2",
        arrow="▸",
    )

    assert draw(Pitch(3, 1), over).splitlines()[2] == "2 ‹1›☆7› 9  ▸  ·"


def test_what_a_refusal_is_about_carries_a_sign() -> None:
    over = Overlay(PendingPlacement((PiecePlacement("p0", "b2"),)), wrong=frozenset({"b2", "c2"}))

    assert draw(Pitch(3, 1), over).splitlines()[2] == "2  · ‹1! 9! ·  ·"


def test_targets_carry_a_ring() -> None:
    over = Overlay(targets=frozenset({"a1", "c2"}))

    lines = draw(Pitch(3, 1), over).splitlines()

    assert lines[1].startswith("1  ○")
    assert "○9" in lines[2]


@pytest.mark.parametrize(
    ("sign", "shown"), [("7", "○7"), ("12", "○12"), ("121", "121"), ("1212", "121")]
)
def test_a_long_sign_takes_the_room_of_the_marks(sign: str, shown: str) -> None:
    pieces = (Piece("p", "c2", face(sign)),)
    layout = lay_out((board(),), Pitch(3, 1))
    over = Overlay(targets=frozenset({"c2"}))

    canvas = draw_boards(replace(scene(), pieces=pieces), (board(),), layout, over, LAMPLIGHT)

    assert shown == canvas.text().splitlines()[2][8:11].strip()


def test_the_last_play_is_underlined() -> None:
    layout = lay_out((board(),), Pitch(3, 1))
    canvas = draw_boards(scene(), (board(),), layout, Overlay(), LAMPLIGHT)

    underlined = "".join(
        segment.text for segment in canvas.line(2) if segment.style and segment.style.underline
    )

    assert underlined == " 9 "


def test_a_laid_piece_on_a_mark_keeps_the_mark_in_sight() -> None:
    over = Overlay(PendingPlacement((PiecePlacement("p0", "b1"),)))

    lines = draw(Pitch(4, 2), over).splitlines()

    assert "‹1›" in lines[1]
    assert "(×2)" in lines[2]


def test_a_rack_keeps_the_places_of_what_was_laid() -> None:
    signs = ("1", "2", "+", "")
    over = Overlay(PendingPlacement((PiecePlacement("p1", "a1"),)), chosen=frozenset({"p2"}))

    canvas = draw_racks(scene(), (rack(signs),), over, LAMPLIGHT, 16)

    assert canvas.text().splitlines()[0] == " 1   _  ✓+   ☆"


@pytest.mark.parametrize(("width", "shown"), [(5, "(×2)"), (4, "(×2)"), (3, "(2)")])
def test_a_mark_is_shortened_where_a_cell_is_narrow(width: int, shown: str) -> None:
    assert format_mark(CellMark("×2", "green", round=True), width) == shown


@pytest.mark.parametrize("look", PALETTES.values(), ids=list(PALETTES))
def test_text_stands_out_from_its_ground(look: Palette) -> None:
    pairs = [
        (look.ink, look.paper),
        (look.faint, look.paper),
        (look.yes, look.paper),
        (look.no, look.paper),
        (look.on_accent, look.accent),
        (look.on_focus, look.focus),
        (look.piece_ink, look.ivory),
        (look.piece_ink, look.wood),
        *look.marks.values(),
        *((colour, look.paper) for colour in look.seats),
    ]

    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
