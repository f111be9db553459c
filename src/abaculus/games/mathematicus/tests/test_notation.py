"""Moves and events as the specification writes them (5.2)."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus import moves
from abaculus.games.mathematicus.move_text import format_move, parse_move
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Refusal

TEXTS = (
    "R4 R12 K4 K12 F B P S S4 S12 SJ G:0 G:2 G- C C* C- C>2 C*>3 C>2:E X A:1/4 A! M:E M:E<2 N:E "
    "N:T<3 H:A H:B J:C28 J:C26=3 J:C32:T I:E I:E/T<2 I- T:4 T:12 T:c T:x E W:T GO L:2=3 "
    "U:window_s=9 U:mode.2=2xn Q:1 Q:9 Q:10 U:end Y Z V+ V- V O A~65"
)


@pytest.mark.parametrize("text", TEXTS.split())
def test_every_move_is_read_and_written(text: str) -> None:
    move = parse_move(text)

    assert not isinstance(move, Refusal)
    assert text == format_move(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C>2:E", moves.Challenge(rival=1, figure="E")),
        ("I:E/T<2", moves.Choose("E", "T", 1)),
        ("J:C26=3", moves.Use("C26", 3)),
        ("L:2=3", moves.Level(1, 3)),
        ("U:mode.2=2xn", moves.Change("mode", "2xn", 1)),
        ("A:x%20=%201/2", moves.Answer("x = 1/2")),
        ("A:1.5%", moves.Answer("1.5%")),
        ("A:√2", moves.Answer("√2")),
    ],
)
def test_what_texts_mean(text: str, move: object) -> None:
    assert move == parse_move(text)


@pytest.mark.parametrize("text", ["", "R7", "A:", "C>0", "M:Z", "A~101", "L:1=", "U:=1", "x" * 999])
def test_what_is_no_move(text: str) -> None:
    assert isinstance(parse_move(text), Refusal)


@pytest.mark.parametrize(
    "move",
    [
        moves.Challenge(figure="E"),
        moves.Choose("E", "T"),
        moves.Choose("Q"),
        moves.Level(200, 1),
        moves.Level(-2, 1),
        moves.Medal("QQ"),
        moves.Medal("Q"),
        moves.Exchange("", 1),
        moves.Remainder(-1),
        moves.Use("C26", 12),
        moves.Use("C32", figure="Q"),
        moves.Answer(""),
        moves.Answer("\x00"),
        moves.Answer("\ud800"),
    ],
)
def test_what_cannot_be_written_cannot_be_played(move: moves.Move) -> None:
    start = "0:-:1,1,1,1,1:-:0:C26+C32:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,2:111111:AB 1"
    asked = Table(start).play("R4=1 F 2:C-")
    for table in (Table(start), Table(start).play("R12=3 F"), Table(start).play("R4=1 F"), asked):
        assert table.game.check(table.state, Played(0, 0, move)) is not None


def test_an_answer_is_kept_without_its_blanks() -> None:
    table = Table("0:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1")
    table.play("R4=1 F")

    step = table.game.apply(table.state, Played(0, 0, moves.Answer("  3  1/2\n")))

    assert Played(0, 0, moves.Answer("3 1/2")) == step.event


@pytest.mark.parametrize("text", ["3 + 4", "~65", "a%20b", "½", "x\u00a0y", "12 %"])
def test_answers_survive_the_record(text: str) -> None:
    move = parse_move(format_move(moves.Answer(text)))

    assert isinstance(move, moves.Answer)
    assert " ".join(text.split()) == move.text
    assert " " not in format_move(move)
