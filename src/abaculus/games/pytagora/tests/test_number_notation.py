"""Moves and events of The Number as texts (5.2)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.number.moves import ChooseFace, Done, Move, Put, RollDie
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import State
from abaculus.games.pytagora.tests.number_tables import (
    after,
    die,
    drawn,
    opening,
    render,
    rolled,
    table,
)
from abaculus.kernel.events import Event, Left, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", RollDie()),
        ("face:+1", ChooseFace("+1")),
        ("face:<", ChooseFace("<")),
        ("put:7", Put("7")),
        ("done", Done()),
    ],
)
def test_every_move_has_its_text(text: str, move: Move) -> None:
    assert text == NUMBER.notation.write_move(move)
    assert move == NUMBER.notation.read_move(text)


@pytest.mark.parametrize(
    ("text", "move"),
    [(" Roll ", RollDie()), ("face: −1", ChooseFace("-1")), ("PUT: 7", Put("7"))],
)
def test_texts_are_read_leniently(text: str, move: Move) -> None:
    assert move == NUMBER.notation.read_move(text)


@pytest.mark.parametrize("text", ["", "put:", "put:77", "put:+", "put:٧", "roll it", "x" * 900])
def test_what_is_no_move_is_refused(text: str) -> None:
    read = NUMBER.notation.read_move(text)

    assert isinstance(read, Refusal)
    assert "bad_notation" == read.code
    assert render(read)


@pytest.mark.parametrize("text", ["face:", "face:6", "face:cont"])
def test_what_is_no_face_is_refused(text: str) -> None:
    assert Refusal("bad_face") == NUMBER.notation.read_move(text)


@pytest.mark.parametrize(
    ("state", "event", "line"),
    [
        (opening(), drawn("01234"), EventText(None, "deal:1:01234")),
        (after(opening(), drawn("01234")), drawn("56789"), EventText(None, "deal:2:56789")),
        (
            after(opening(), drawn("01234"), drawn("56789")),
            drawn("6"),
            EventText(None, "number:6"),
        ),
        (after(table("17", "2"), "roll"), die("+1"), EventText(None, "die:+1")),
        (after(table("17", "2"), "roll"), die("free"), EventText(None, "die:free")),
        (rolled(table("12", "2"), ">"), drawn("7"), EventText(None, "draw:1:7")),
        (table("17", "2"), Left(0, 1), EventText(1, "leave")),
        (table("17", "2"), TimedOut(0, "turn", 0), EventText(0, "time")),
    ],
)
def test_record_counts_seats_from_1_in_its_texts(
    state: State, event: Event[Move], line: EventText
) -> None:
    assert line == NUMBER.notation.write(state, event)
    assert event == NUMBER.notation.read(line, 0)


@pytest.mark.parametrize("text", ["die:7", "die:", "deal:0:12", "draw:1:", "number:x", "6"])
def test_a_line_that_is_no_event_is_refused(text: str) -> None:
    assert isinstance(NUMBER.notation.read(EventText(None, text), 0), Refusal)
