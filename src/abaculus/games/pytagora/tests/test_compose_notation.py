"""Moves and events as text (5.2)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose import moves, phases
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.tests.compose_tables import GAME, pieces, read, table
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

NEW = (False, False, False)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", moves.RollDie()),
        ("face:two", moves.ChooseFace("two")),
        ("steal:2:/", moves.Steal(1, "/")),
        ("steal:1:{1/2}", moves.Steal(0, "{1/2}")),
        ("buy:7+", moves.Buy(("7", "+"))),
        ("buy:{1/2}r2", moves.Buy(("{1/2}", "r2"))),
        ("buy:7", moves.Buy(("7",))),
        ("pass", moves.Pass()),
        ("done", moves.Done()),
        ("more", moves.More()),
        ("h0,-3:7=7", Write(0, -3, False, ("7", "=", "7"), NEW)),
        ("v1,2:7=[7]", Write(1, 2, True, ("7", "=", "7"), (False, False, True))),
        ("e1:=21", Continue(1, ("=", "2", "1"), NEW)),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: moves.Move) -> None:
    assert move == read(text)
    assert text == GAME.notation.write_move(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (" roll ", moves.RollDie()),
        ("steal:2:÷", moves.Steal(1, "/")),
        ("steal:2::", moves.Steal(1, "/")),
        ("buy:½ √", moves.Buy(("{1/2}", "r2"))),
        ("buy: 7 ×", moves.Buy(("7", "*"))),
    ],
)
def test_other_ways_to_write_a_move_are_understood(text: str, move: moves.Move) -> None:
    assert move == read(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_notation"),
        ("rolls", "bad_notation"),
        ("face:", "bad_face"),
        ("face:six", "bad_face"),
        ("steal:/", "bad_notation"),
        ("steal:0:/", "bad_notation"),
        ("steal:2:78", "bad_notation"),
        ("steal:2: ", "bad_notation"),
        ("steal:2:y", "unknown_piece"),
        ("buy:7y", "unknown_piece"),
        ("buy:" + "7" * 500, "bad_notation"),
        ("put:7", "bad_notation"),
    ],
)
def test_what_is_no_move_is_refused(text: str, code: str) -> None:
    found = GAME.notation.read_move(text)

    assert isinstance(found, Refusal)
    assert code == found.code


def test_a_purchase_of_nothing_is_refused_by_the_rules() -> None:
    refusal = GAME.check(table(["6", "1"], bag="1+"), Played(0, 0, read("buy:")))

    assert refusal is not None
    assert "buy_form" == refusal.code


@pytest.mark.parametrize(
    ("phase", "result", "text"),
    [
        (phases.Dealing(1), pieces("1124+-*/"), "deal:2:1124+-*/"),
        (phases.Drawing(0, 2, "any", "refill", 0), ("7", "{1/2}"), "draw:1:7{1/2}"),
        (phases.Lots((0, 1)), ("1",), "start:2"),
        (phases.Rolling(0, 0, thrown=True), (2,), "die:plus3"),
    ],
)
def test_chance_is_written_as_the_specification_does(
    phase: phases.Phase, result: Result, text: str
) -> None:
    line = GAME.notation.write(table(["6", "1"], phase=phase), Drawn(9, result))

    assert EventText(None, text) == line
    assert Drawn(9, result) == GAME.notation.read(line, 9)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Left(9, 1), EventText(1, "leave")),
        (TimedOut(9, "turn", 0), EventText(0, "time")),
        (Played(9, 0, moves.Pass()), EventText(0, "pass")),
    ],
)
def test_other_events_are_written_with_their_seat(
    event: Event[moves.Move], line: EventText
) -> None:
    state = table(["6", "1"], phase=phases.Composing(0, 0))

    assert line == GAME.notation.write(state, event)
    assert event == GAME.notation.read(line, 9)


@pytest.mark.parametrize(
    "text", ["", "deal:1:", "deal:1:y", "draw:7", "die:", "die:six", "start:x", "roll", "bag:12"]
)
def test_what_chance_cannot_say_is_refused(text: str) -> None:
    assert isinstance(GAME.notation.read(EventText(None, text), 0), Refusal)


def test_pieces_of_a_draw_may_come_in_any_order() -> None:
    assert Drawn(0, pieces("17+")) == GAME.notation.read(EventText(None, "draw:1:+71"), 0)
