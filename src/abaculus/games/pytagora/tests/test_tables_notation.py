"""Moves and events of Multiplication Tables as texts (5.2)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.state import State
from abaculus.games.pytagora.tests.multiplication_tables import (
    after,
    by,
    drawn,
    factors,
    opening,
    render,
    table,
)
from abaculus.kernel.events import Event, Left, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal


@pytest.mark.parametrize(("text", "move"), [("ans:24", Answer("24")), ("skip", Skip())])
def test_every_move_has_its_text(text: str, move: Move) -> None:
    assert text == TABLES.notation.write_move(move)
    assert move == TABLES.notation.read_move(text)


def test_texts_are_read_leniently() -> None:
    assert Answer("24") == TABLES.notation.read_move(" ANS: 2 4 ")


@pytest.mark.parametrize("text", ["", "ans:", "ans:-4", "ans:12345", "ans:٤", "24", "x" * 900])
def test_what_is_no_move_is_refused(text: str) -> None:
    read = TABLES.notation.read_move(text)

    assert isinstance(read, Refusal)
    assert "bad_notation" == read.code
    assert render(read)


DEALT = after(opening(), drawn("0011223344"), drawn("5566778899"))


@pytest.mark.parametrize(
    ("state", "event", "line"),
    [
        (opening(), drawn("0011223344"), EventText(None, "deal:1:0011223344")),
        (DEALT, factors("83"), EventText(None, "factors:83")),
        (
            after(table("9", "9"), by(0, "skip"), by(1, "skip"), drawn("1")),
            drawn("7"),
            EventText(None, "draw:2:7"),
        ),
        (table("24", "7"), by(1, "skip"), EventText(1, "skip")),
        (table("24", "7"), Left(0, 1), EventText(1, "leave")),
        (table("24", "7"), TimedOut(0, "turn", 1), EventText(1, "time")),
    ],
)
def test_record_counts_seats_from_1_in_its_texts(
    state: State, event: Event[Move], line: EventText
) -> None:
    assert line == TABLES.notation.write(state, event)
    assert event == TABLES.notation.read(line, 0)


@pytest.mark.parametrize("text", ["factors:8", "factors:838", "deal:0:12", "draw:1:", "38"])
def test_a_line_that_is_no_event_is_refused(text: str) -> None:
    assert isinstance(TABLES.notation.read(EventText(None, text), 0), Refusal)
