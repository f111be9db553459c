"""Moves and events of the ring games as text (5.2)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE, RingGame
from abaculus.games.pytagora.tests.rings_tables import draw, table
from abaculus.kernel.events import Drawn, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose


@pytest.mark.parametrize(
    ("game", "move", "text"),
    [
        (SQUARE, Attach("", "L", "3"), "L:3"),
        (SQUARE, Attach("", "R", "0"), "R:0"),
        (SQUARE, Done(), "done"),
        (EVENODD, Attach("E", "L", "2"), "EL:2"),
        (EVENODD, Attach("O", "R", "7"), "OR:7"),
    ],
)
def test_moves_are_written_as_the_specification_writes_them(
    game: RingGame, move: Move, text: str
) -> None:
    assert text == game.notation.write_move(move)
    assert move == game.notation.read_move(text)


@pytest.mark.parametrize("text", ["l:3", " L : 3 ", "L:3\n"])
def test_blanks_and_small_letters_are_overlooked(text: str) -> None:
    assert Attach("", "L", "3") == SQUARE.notation.read_move(text)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (SQUARE, "EL:2"),
        (EVENODD, "L:2"),
        (SQUARE, ""),
        (SQUARE, "L:"),
        (SQUARE, "L:10"),
        (SQUARE, "L:٣"),
        (SQUARE, "M:3"),
        (SQUARE, "L:3" + " " * 200 + "x"),
        (SQUARE, "ſ:3"),
        (SQUARE, "\ud800"),
    ],
)
def test_what_is_no_move_of_this_game_is_refused(game: RingGame, text: str) -> None:
    read = game.notation.read_move(text)

    assert isinstance(read, Refusal)
    assert "bad_notation" == read.code


def test_draws_are_written_with_seats_counted_from_1() -> None:
    dealing = SQUARE.setup(choose(SQUARE.info.menu, {}))
    drawing = table("4", "089", turn=1)

    deal = SQUARE.notation.write(dealing, draw("0123456789"))
    drew = SQUARE.notation.write(drawing, draw("4"))

    assert EventText(None, "deal:1:0123456789") == deal
    assert EventText(None, "draw:2:4") == drew
    assert Drawn(7, ("4",)) == SQUARE.notation.read(drew, 7)


def test_leaving_and_time_have_a_word_each() -> None:
    state = table("4", "6")

    lines = [SQUARE.notation.write(state, event) for event in (Left(1, 0), TimedOut(1, "turn", 0))]

    assert [EventText(0, "leave"), EventText(0, "time")] == lines
    assert [Left(1, 0), TimedOut(1, "turn", 0)] == [SQUARE.notation.read(line, 1) for line in lines]


@pytest.mark.parametrize("text", ["deal:1:", "draw:1:45", "draw:0:4", "L:3", "draw:1:x", ""])
def test_a_line_of_chance_that_cannot_be_read_is_refused(text: str) -> None:
    assert isinstance(SQUARE.notation.read(EventText(None, text), 0), Refusal)


def test_a_move_with_strange_parts_is_refused_not_stumbled_over() -> None:
    state = table("4", "6")

    for move in (Attach("X", "L", "4"), Attach("", "?", "4"), Attach("", "L", "")):
        assert SQUARE.check(state, Played(0, 0, move)) is not None
