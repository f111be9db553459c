"""Dice, piles, cards and the points of a line, as text."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import PiecePlacement
from abaculus.kernel.prompts import PromptCard
from abaculus.kernel.scene_parts import Die, Piece
from abaculus.kernel.scenes import MoveVerdict, PiecePoints, SeatStatus
from abaculus.terminal.input.placement import PendingPlacement
from abaculus.terminal.render import panels
from abaculus.terminal.render.board import Overlay, draw_boards, draw_racks
from abaculus.terminal.render.layout import fit_boards
from abaculus.terminal.render.palette import PALETTES
from abaculus.terminal.render.pieces import card_line, die_line, racks_line, strip_lines
from tests.terminal.render.test_viewport import table
from tests.terminal.scenes import face, scene, state

LOOK = next(iter(PALETTES.values()))


def test_a_die_is_a_boxed_sign_with_name_and_meaning() -> None:
    die = Die[RichSentence]("die", "p", "+3", ("Three more",), "blue", detail=("you drew 1 2 3",))

    assert "▐ +3 ▌ Three more: you drew 1 2 3" == die_line(die, 60, LOOK).plain


def test_a_die_not_thrown_yet_is_an_empty_box() -> None:
    assert "▐   ▌ Roll" == die_line(Die("die", "", "", ("Roll",), "blue"), 60, LOOK).plain


def test_a_long_meaning_is_cut_to_the_width() -> None:
    die = Die[RichSentence]("die", "p", "1", ("word " * 20,), "blue")

    assert 30 == die_line(die, 30, LOOK).cell_len


def test_piece_stands_over_its_points_with_unusual_explained() -> None:
    strip = (
        PiecePoints(face("1"), 2, ("ten",)),
        PiecePoints(face("6"), 1, tags=("crossed",)),
        PiecePoints(face("÷"), 3, tags=("doubled",)),
    )

    pieces, points, why = strip_lines(strip, LOOK)

    assert "  1 6 ÷   " == pieces.plain
    assert "  2 1 3×2 " == points.plain
    assert "  1 ten" == why.plain
    assert [span.style for span in pieces.spans if "underline" in str(span.style)]


def test_a_strip_belongs_to_the_verdict() -> None:
    verdict = MoveVerdict[RichSentence]("yes", ("Right.",), strip=(PiecePoints(face("7"), 1),))

    assert "= Right.\n  7 \n  1 " == panels.verdict_panel(verdict, 30, LOOK).plain


def test_the_stock_tells_what_is_left_of_each_pile() -> None:
    shown = table(many=5)
    laid = PendingPlacement((PiecePlacement("eq", "0,0"), PiecePlacement("eq", "1,0")))

    assert "Your rack · For all =×3" == racks_line(shown, shown.zones[1:], laid)


def test_a_pile_stays_in_sight_until_it_is_used_up() -> None:
    shown = table(many=1)
    used = Overlay(laying=PendingPlacement((PiecePlacement("eq", "0,0"),)))

    before, after = (draw_racks(shown, shown.zones[2:], o, LOOK, 20) for o in (Overlay(), used))

    assert "=" in before.text()
    assert "_" in after.text()


def test_a_card_tells_what_it_means_or_why_not() -> None:
    good = PromptCard[RichSentence](
        "a", "p", "×2", ("Double",), "m", detail=("one piece counts twice",)
    )
    bad = PromptCard[RichSentence](
        "b", "p", "…=C", ("Go on",), "m", why_not=("nothing lies there",)
    )

    assert "×2  Double: one piece counts twice" == card_line(good)
    assert "(…=C) Go on: nothing lies there" == card_line(bad)


def test_a_seat_shows_its_goal_and_how_many_pieces_it_holds() -> None:
    shown = replace(scene(), seats=(SeatStatus(12, goal=41, held=7), SeatStatus()))

    text = panels.seats_panel(state(shown), 0.0, 40, LOOK).plain

    assert "12 / 41" in text
    assert "7 pieces" in text


def test_a_crossed_piece_is_marked() -> None:
    shown = scene()
    crossed = tuple(
        Piece(one.id, one.cell, one.face, ("crossed",)) if one.cell == "c2" else one
        for one in shown.pieces
    )
    shown = replace(shown, pieces=crossed)

    text = draw_boards(shown, shown.zones[:1], fit_boards(shown.zones[:1], 60, 20), Overlay(), LOOK)

    assert "┼" in text.text()
