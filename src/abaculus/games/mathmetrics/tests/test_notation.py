"""Moves and events as text (5.3)."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics import moves
from abaculus.games.mathmetrics.notation import MathMetricsNotation
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.kernel.question_source import ChanceAnswer

LINES = MathMetricsNotation()
WRITTEN: tuple[tuple[str, moves.Move], ...] = (
    ("r", moves.Roll()),
    ("@O17", moves.Place("O17")),
    (">O13", moves.Go("O13")),
    ("5>O13", moves.Go("O13", 5)),
    (">O08.on", moves.Go("O08.on")),
    (">R2a", moves.Go("R2a")),
    ("=36", moves.Answer("36")),
    ("=3%201/2", moves.Answer("3 1/2")),
    ("=50%25", moves.Answer("50%")),
    ("=%7E65", moves.Answer("~65")),
    ("=%3F", moves.Answer("?")),
    ("=", moves.Answer("")),
    ("=½≤x", moves.Answer("½≤x")),
    ("=a%0Ab%E2%80%A8c", moves.Answer("a\nb\u2028c")),
    ("=?", moves.Pass()),
    ("=~65", ChanceAnswer(65)),
    ("?E", moves.Choose("E")),
    ("w", moves.Wait()),
    ("s", moves.Seven()),
    ("b", moves.Blast()),
    ("here", moves.Here()),
)


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read_back(text: str, move: moves.Move) -> None:
    assert (text, move) == (LINES.write_move(move), LINES.read_move(text))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        (" R ", moves.Roll()),
        (">o9", moves.Go("O09")),
        (">r2A.in", moves.Go("R2a.in")),
        ("?n", moves.Choose("N")),
        ("=3 1/2", moves.Answer("3 1/2")),
        ("=50%", moves.Answer("50%")),
        ("@i3", moves.Place("I03")),
    ],
)
def test_what_people_type_is_understood(typed: str, move: moves.Move) -> None:
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
    found: list[moves.Move] = [moves.Roll(), moves.Blast(), moves.Roll(), moves.Answer("7")]
    played: list[Event[moves.Move]] = [Played(0, 0, move) for move in found]
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
