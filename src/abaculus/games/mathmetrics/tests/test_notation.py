"""Moves and events as text (5.3)."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.moves import (
    Answer,
    Blast,
    Choose,
    Go,
    Here,
    Move,
    Pass,
    Place,
    Roll,
    Seven,
    Wait,
)
from abaculus.games.mathmetrics.notation import MathMetricsNotation
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.kernel.question_source import ChanceAnswer

LINES = MathMetricsNotation()
WRITTEN: tuple[tuple[str, Move], ...] = (
    ("r", Roll()),
    ("@O17", Place("O17")),
    (">O13", Go("O13")),
    ("5>O13", Go("O13", 5)),
    (">O08.on", Go("O08.on")),
    (">R2a", Go("R2a")),
    ("=36", Answer("36")),
    ("=3%201/2", Answer("3 1/2")),
    ("=50%25", Answer("50%")),
    ("=%7E65", Answer("~65")),
    ("=%3F", Answer("?")),
    ("=", Answer("")),
    ("=½≤x", Answer("½≤x")),
    ("=a%0Ab%E2%80%A8c", Answer("a\nb\u2028c")),
    ("=?", Pass()),
    ("=~65", ChanceAnswer(65)),
    ("?E", Choose("E")),
    ("w", Wait()),
    ("s", Seven()),
    ("b", Blast()),
    ("here", Here()),
)


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read_back(text: str, move: Move) -> None:
    assert (text, move) == (LINES.write_move(move), LINES.read_move(text))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        (" R ", Roll()),
        (">o9", Go("O09")),
        (">r2A.in", Go("R2a.in")),
        ("?n", Choose("N")),
        ("=3 1/2", Answer("3 1/2")),
        ("=50%", Answer("50%")),
        ("@i3", Place("I03")),
    ],
)
def test_what_people_type_is_understood(typed: str, move: Move) -> None:
    assert move == LINES.read_move(typed)


@pytest.mark.parametrize(
    "text", ["", "zz", "7>O13", ">", "@", "?", "??", "=~", "=~101", "=~x", "rr", "=\ud800"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    read = LINES.read_move(text)

    assert isinstance(read, Refusal)
    assert "E_SYNTAX" == read.code


def test_the_draws_of_a_turn_are_written_as_the_rules_write_them() -> None:
    table = Table("I08 E1N1G1")
    texts: list[str] = []
    moves: list[Move] = [Roll(), Blast(), Roll(), Answer("7")]
    played: list[Event[Move]] = [Played(0, 0, move) for move in moves]
    draws = [((1,),), ((6,),), ((1,), ("gen@1/x y#1", "")), (("-", ""),)]
    events = [
        event
        for one, results in zip(played, draws, strict=True)
        for event in (one, *(Drawn(0, result) for result in results))
    ]
    for event in events:
        texts.append(LINES.write(table.state, event).text)
        table.state = table.game.apply(table.state, event).state

    assert ["r", "r:1", "b", "b:6", "r", "r:1", "q:gen@1/x%20y#1", "=7", "-"] == texts


@pytest.mark.parametrize(
    ("seat", "text", "event"),
    [
        (None, "r:2,5", Drawn(7, (2, 5))),
        (None, 'q:a@1#b {"c":"1%25%20 2"}', Drawn(7, ("a@1#b", '{"c":"1%  2"}'))),
        (None, "+", Drawn(7, ("+", ""))),
        (2, "x", Left(7, 2)),
        (1, "~question", TimedOut(7, "question", 1)),
        (None, "~game", TimedOut(7, "game", None)),
    ],
)
def test_a_line_of_a_record_is_read(seat: int | None, text: str, event: object) -> None:
    assert event == LINES.read(EventText(seat, text), 7)


def test_a_die_shows_one_to_six() -> None:
    assert Refusal("E_DIE") == LINES.read(EventText(None, "r:7"), 0)
