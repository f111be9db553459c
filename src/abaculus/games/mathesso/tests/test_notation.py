"""Moves and events as text."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.notation import MathessoNotation, format_face
from abaculus.games.mathesso.tests.tables import L2, OWN, Table
from abaculus.kernel.events import Drawn, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

LINES = MathessoNotation()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c7", Flip("c7")),
        (" C12 ", Flip("c12")),
        (".", Stop()),
        ("OK", Cover()),
        ("+", Extra()),
        ("=", Agree()),
        ("=-", Disagree()),
        ("=−", Disagree()),
    ],
)
def test_moves_are_read(text: str, move: Move) -> None:
    assert move == LINES.read_move(text)
    assert move == LINES.read_move(LINES.write_move(move))


@pytest.mark.parametrize(
    "text", ["", "7a", "c0", "c07", "c 7", "c7 d2", "ok!", "resign", "c٣", "x" * 999]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    assert Refusal("bad-text") == LINES.read_move(text)


@pytest.mark.parametrize(
    ("seat", "text", "event"),
    [
        (0, "c7", Played(5, 0, Flip("c7"))),
        (1, "resign", Left(5, 1)),
        (1, "clock", TimedOut(5, "turn", 1)),
        (1, "clock show", TimedOut(5, "show", 1)),
        (None, "c7[5>10 M2.5]", Drawn(5, ("M2.5",))),
        (None, "a3[12>0 Z12]", Drawn(5, ("Z12",))),
        (None, "f1[!>120 !5]", Drawn(5, ("!5",))),
        (None, "b2[21>12 C12]", Drawn(5, ("C12",))),
        (None, "lots 3 1", Drawn(5, (2, 0))),
        (None, "clock a5", Drawn(5, ("a5",))),
        (None, "empty 3 7", Drawn(5, ("3", "7"))),
        (None, "row 700 1 381 41", Drawn(5, (700, 1, 381, 41))),
        (None, "backs 1 5 1 !", Drawn(5, ("1.1", "5.1", "1.2", "!.1"))),
    ],
)
def test_lines_of_a_record_are_read(seat: int | None, text: str, event: object) -> None:
    assert event == LINES.read(EventText(seat, text), 5)


@pytest.mark.parametrize(
    "text", ["", "c7", "lots", "lots 0", "c7[5>10]", "row -1", "backs", "backs x"]
)
def test_what_chance_cannot_say_is_refused(text: str) -> None:
    assert Refusal("bad-text") == LINES.read(EventText(None, text), 5)


@pytest.mark.parametrize(
    ("place", "key", "expected"),
    [(0, "C12", "a1[12>21 C12]"), (1, "C12", "a2[21>12 C12]"), (6, "M1.2", "b3[1>2 M1.2]")],
)
def test_a_turned_jetton_is_written_with_back_number_and_key(
    place: int, key: str, expected: str
) -> None:
    assert expected == format_face(Table(L2).state, place, key)


def test_canonical_draw_of_backs_counts_equal_ones_in_order() -> None:
    table = Table(L2)
    backs = ("12.1", "21.1", "37.1", "73.1", "2.2", "2.3", "1.1", "2.1")
    before = OWN.setup(table.options)
    while type(before.phase).__name__ != "Backing":
        awaits = OWN.awaits(before)
        roll = Drawn(0, tuple(1 for _ in awaits.draw.sides))  # type: ignore[union-attr]
        before = OWN.apply(before, roll).state

    kept = OWN.apply(before, Drawn(0, backs)).event

    assert Drawn(0, ("12.1", "21.1", "37.1", "73.1", "2.1", "2.2", "1.1", "2.3")) == kept
