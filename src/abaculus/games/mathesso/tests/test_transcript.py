"""The record as people read it: one line a turn."""

from __future__ import annotations

from abaculus.games.mathesso.moves import Move
from abaculus.games.mathesso.notation import SHOW, TURN
from abaculus.games.mathesso.state import State
from abaculus.games.mathesso.tests.tables import L1, L2, L3, OWN, Table
from abaculus.games.mathesso.transcript import TRANSCRIPT
from abaculus.kernel.events import Event
from abaculus.kernel.game import Step
from abaculus.kernel.options import OptionValue


class Written(Table):
    """A table that keeps its steps."""

    def __init__(
        self, layout: str, lots: tuple[int, ...] = (), lapse: str = "", **options: OptionValue
    ) -> None:
        self.steps: list[Step[State, Move]] = []
        super().__init__(layout, lots, lapse, "1", **options)

    def _apply(self, event: Event[Move]) -> None:
        self.steps.append(OWN.apply(self.state, event))
        super()._apply(event)

    @property
    def lines(self) -> list[str]:
        return list(TRANSCRIPT(OWN, OWN.setup(self.options), self.steps))


def test_a_turn_is_a_line_with_its_result() -> None:
    table = Written(L1)
    assert [] == table.play("1:a1 1:a2 1:ok 2:b1 2:b3 2:ok 1:a3 1:. 1:ok")

    assert [
        "1.1 a1[3>21 M3.7] a2[7>21 M3.7] x",
        "2.2 b1[5>5 P5] b3[5>5 F5] -",
        "3.1 a3[3>9 Q3] .",
    ] == table.lines


def test_an_extra_move_has_a_sign_before_its_seat() -> None:
    table = Written(L2)
    table.play("1:a1 1:a2 1:ok 2:b1 2:. 2:ok 1:a4 1:a3 1:ok 1:+ 1:b1 1:b2 1:ok 2:b3 2:.")

    assert [
        "3.1 a4[73>37 C37] a3[37>73 C37] x",
        "4.+1 b1[2>2 P2] b2[2>2 P2] x",
        "5.2 b3[1>2 M1.2] .",
    ] == table.lines[2:]


def test_transcript_has_timeouts_and_not_looking() -> None:
    table = Written(L1, turn_seconds=5)
    table.wait(TURN, 0)
    table.play("2:a1")
    table.wait(TURN, 1)
    table.wait(SHOW, 1)
    table.play("1:a3 1:.")

    assert ["1.1 t", "2.2 a1[3>21 M3.7] t", "3.1 a3[3>9 Q3] ."] == table.lines


def test_starting_player_is_reported_before_the_first_turn() -> None:
    table = Written(L3, lapse="b1", players=3, order="ones", turn_seconds=5)
    table.play("1:a1")
    table.wait(TURN, 1)
    table.play("3:b2")

    assert ["0.1 a1[1>2 M1.2]", "0.2 b1[1>1 Q1] t", "0.3 b2[1>1 Q1]"] == table.lines[:3]


def test_lots_are_reported_with_their_seats() -> None:
    table = Written(L1, lots=(2, 0, 1), players=3, order="random")

    assert ["0.lots 3 1 2"] == table.lines


def test_a_player_who_leaves_cuts_a_turn_short() -> None:
    table = Written(L1, players=3)
    table.play("1:a1 1:resign 2:b1 2:. 3:resign")

    assert [
        "1.1 a1[3>21 M3.7] /",
        "2.1 resign",
        "3.2 b1[5>5 P5] .",
        "4.3 resign",
    ] == table.lines


def test_a_player_who_leaves_while_starts_are_drawn_has_no_turn() -> None:
    table = Written(L3, players=3, order="ones")
    table.play("1:b1 2:resign 3:a1")

    assert ["0.1 b1[1>1 Q1]", "0.2 resign", "0.3 a1[1>2 M1.2]"] == table.lines


def test_only_the_requests_that_end_a_game_are_reported() -> None:
    table = Written(L1)
    table.play("2:= 1:a1 2:= 2:=- 2:= 1:=")

    assert ["1.1 a1[3>21 M3.7] /", "2.2 =", "3.1 ="] == table.lines
