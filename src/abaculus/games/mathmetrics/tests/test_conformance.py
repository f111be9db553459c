"""The numbered cases of the specification (13.1 to 13.4)."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.board import board, destinations
from abaculus.games.mathmetrics.moves import Roll
from abaculus.games.mathmetrics.phases import Ordering
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.tests.tables import after
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import OptionValue, choose

DESTINATIONS = (
    ("M01", "O03", 4, "O07"),
    ("M02", "O05", 3, "O08.in"),
    ("M03", "O05", 4, "O09, R2a.in"),
    ("M04", "O05", 6, "I04, O11"),
    ("M05", "O08.in", 1, "R2a.in"),
    ("M06", "O08.in", 3, "I04"),
    ("M07", "O08.in", 6, "I07"),
    ("M08", "O08.on", 2, "O10"),
    ("M09", "O08", 2, "O10, R2b.in"),
    ("M10", "R2a.in", 3, "I05"),
    ("M11", "R2b.out", 2, "O08.on"),
    ("M12", "R2b.out", 3, "O09"),
    ("M13", "I02", 2, "I04"),
    ("M14", "I02", 5, "I07, O08.on"),
    ("M15", "I02", 6, "I08, O09, R3b.out"),
    ("M16", "I04", 1, "I05, R2b.out"),
    ("M17", "O42", 1, "O01.in"),
    ("M18", "O42", 2, "O02, R1a.in"),
    ("M19", "I18", 2, "I02, R1b.out"),
    ("M20", "I16", 6, "I04, O01.on, O39"),
)

PLAY = (
    ("R01", "O10 E1N0G0", "r:2", "O12 E1N0G0 ASK:E t1"),
    ("R02", "O10 E1N0G0", "r:2 =/+", "O12 E2N0G0 BONUS:any t1"),
    ("R03", "O10 E1N0G0", "r:2 =/-", "O12 E1N0G0 READY t2"),
    ("R04", "O02 E0N0G0", "r:1 =/+", "O03 E0N1G0 BONUS:any t1"),
    ("R05", "O02 E0N0G0 key=printed", "r:1 =/+", "O03 E0N0G0 BONUS:any t1"),
    ("R06", "O04 E0N0G0", "r:1 =/+ r:2", "O07 E0N0G0 ASK:E t1"),
    ("R07", "O03 E0N0G0", "r:1 r:3", "O07 E0N0G0 ASK:E t1"),
    ("R08", "O03 E0N0G0", "r:1 r:4", "O04 E0N0G0 READY t2"),
    ("R09", "O07 E0N0G0", "r:2 >O09 r:6", "O15.in E0N0G0 ASK:G t1"),
    ("R10", "O12 E0N0G0", "r:1 r:1", "O13 E0N0G0 READY t2"),
    ("R11", "O12 E0N0G0", "r:1 r:2", "O15.in E0N0G0 ASK:G t1"),
    ("R12", "I01 E3N0G0", "r:1 >I02 =/+", "I02 E5N0G0 READY t2"),
    ("R13", "I01 E3N0G0", "r:1 >I02 =/-", "I02 E2N0G0 READY t2"),
    ("R14", "I01 E0N0G0", "r:1 >I02 =/-", "I02 E0N0G0 READY t2"),
    ("R15", "R1a.in E1N1G1", "r:1 =/+", "R1b.in E1N1G1 READY t2"),
    ("R16", "R1a.in E1N1G1", "r:1 =/-", "R1b.in E0N1G1 READY t2"),
    ("R17", "O12 E0N0G0", "r:2 ?N =/+", "O14 E0N1G0 READY t2"),
    ("R18", "I02 E1N2G3", "r:2 =/+ =/- =/+", "I04 E2N4G6 READY t2"),
    ("R19", "I02 E1N2G3", "r:2 =/- =/- =/+", "I04 E1N2G3 READY t2"),
    ("R20", "I02 E2N2G2", "r:2 =/+ =/+ =/-", "OVER winners=0 E4N4G4"),
    ("R21", "O05 E0N0G0", "r:1 r:2,5", "O06 E0N0G0 MOVE{2>O08.in 5>I04 5>O11} t1"),
    ("R22", "O05 E0N0G0", "r:1 r:3,3", "O06 E0N0G0 MOVE{3>O09 3>R2a.in} t1"),
    ("R23", "I05 E0N0G0", "r:1", "I06 E0N0G0 READY t2 held"),
    ("R24", "I06 E0N0G0 held", "r:3", "I06 E0N0G0 READY t2 held"),
    ("R25", "I06 E0N0G0 held", "r:2", "I06 E0N0G0 MOVE{2>I08 2>R3b.out} t1"),
    ("R26", "I08 E1N1G1", "r:1", "I09 E1N1G1 HOLE_IN t1 hole"),
    ("R27", "I08 E1N1G1", "r:1 w", "I09 E1N1G1 HOLE t2 hole"),
    ("R28", "I09 E1N1G1 hole", "s:3,4", "I09 E1N1G1 BONUS:any t1"),
    ("R29", "I09 E1N1G1 hole", "s:3,3", "I09 E1N1G1 HOLE t2 hole"),
    ("R30", "I08 E1N1G1", "r:1 b:6", "I09 E2N2G2 BONUS:any t1"),
    ("R31", "I08 E3N1G1", "r:1 b:2", "I09 E0N0G0 BONUS:any t1"),
    ("R32", "I09 E2N2G3 hole", "b:1", "OVER winners=0 E4N4G6"),
    ("R33", "I09 E0N0G0 hole", "b:4 r:1", "I10 E0N0G0 ASK:E t1"),
    ("R34", "O10 E0N0G0", "r:1", "O11 E0N0G0 READY t3"),
    ("R35", "O05 E0N0G0", "r:3 =/- r:2", "R2b.in E0N0G0 ASK:N t2"),
    ("R36", "O05 E0N0G0", "r:3 =/+ r:4", "I05 E0N0G0 ASK:N t1"),
    ("R37", "R2b.out E0N0G0", "r:2 =/- r:1", "O09 E0N0G0 BONUS:even t2"),
    ("R38", "O10 E3N4G4", "r:2 =/+", "OVER winners=0 E4N4G4"),
    ("R39", "O10 E4N4G3", "r:2 =/+", "O12 E5N4G3 BONUS:any t1"),
    ("R40", "O10 E0N0G0 players=2", "r:1 r:1 =/-", "seat1 O03 E0N0G0 READY t4"),
    ("R41", "O04 E0N0G0", "r:1 t:20000 =/+", "O05 E0N0G0 BONUS:any t1"),
    ("R42", "O04 E0N0G0", "r:1 t:20001", "O05 E0N0G0 READY t2"),
    (
        "R43",
        "O04 E0N1G0 players=2 tok1=E1N0G0 mode=time minutes=1",
        "r:1 t:60000",
        "OVER winners=0,1 E0N1G0 E1N0G0",
    ),
    (
        "R44",
        "O10 E0N0G0 players=2 tok1=E1N0G0 mode=time minutes=1 qsec=0 time_end=turn",
        "t:59000 r:2 t:60000 =/+ r:1 r:1",
        "OVER winners=0,1 E1N0G0 E1N0G0",
    ),
    (
        "R45",
        "O10 E0N0G0 players=2 tok1=E1N0G0 mode=time minutes=1 qsec=0 time_end=round",
        "t:59000 r:2 t:60000 =/- r:1 =/-",
        "OVER winners=1 E0N0G0 E1N0G0",
    ),
    ("R46", "O05 E0N0G0", "r:3 r:2", "refused E_PHASE"),
    ("R47", "O05 E0N0G0", "r:4 >O10", "refused E_PATH"),
    ("R48", "O12 E0N0G0", "r:2 ?X", "refused E_CAT"),
    ("R49", "I08 E0N0G0", "r:1 s:3,4", "refused E_PHASE"),
    ("R50", "players=2", "@I03", "refused E_SPACE"),
    ("R51", "players=2", "@O08 @O08 r:2", "seat0 O08 E0N0G0 MOVE{2>O10 2>R2b.in} t1"),
    ("R52", "O10 E3N4G4", "r:2 =/+ r:1", "refused E_OVER"),
    ("R53", "O03 E0N0G0 players=2", "1!r:3", "refused E_TURN"),
    ("R54", "O03 E0N0G0 players=2", "x", "OVER winners=1 E0N0G0 E0N0G0"),
    ("R55", "O10 E0N0G0 players=3 pos1=O10", "r:1 r:1 x", "seat0 O11 E0N0G0 READY t6"),
    (
        "R56",
        "O04 E5N0G0 players=3 mode=time minutes=1 tok1=E1N0G0 time_end=turn",
        "r:1 =/- 0!x t:60000 r:1 =/-",
        "OVER winners=1 E5N0G0 E1N0G0 E0N0G0",
    ),
    (
        "R57",
        "O04 E0N1G0 players=2 tok1=E2N0G0 also=1",
        "r:1 t:60000",
        "OVER winners=1 E0N1G0 E2N0G0",
    ),
    ("R58", "I09 E2N1G0 hole gentle=1", "b:4", "I09 E2N1G0 BONUS:any t1"),
)

ORDERS = (
    ("Q1", 3, (4, 6, 2), (1, 0, 2)),
    ("Q2", 4, (5, 3, 5, 3, 2, 2, 4, 6, 1, 5), (2, 0, 3, 1)),
    ("Q3", 2, (3, 3, 3, 3, 1, 2), (1, 0)),
)

BOTH = {"seat0.grade": "6", "seat1.grade": "4"}
OPTIONS: tuple[tuple[str, dict[str, OptionValue], str], ...] = (
    ("P1", {**BOTH}, "accepted"),
    ("P2", {"players": 1, "seat0.grade": "6"}, "E_OPT_PLAYERS"),
    ("P3", {**BOTH, "target": 0}, "E_OPT_TARGET"),
    ("P4", {**BOTH, "question_seconds": 3}, "E_OPT_QSEC"),
    ("P5", {**BOTH, "seat0.play_grade": "4"}, "accepted"),
    ("P6", {**BOTH, "seat0.play_grade": "4", "allow_lower_grade": False}, "E_OPT_LOWER"),
    ("P7", {**BOTH, "gentle": "perhaps"}, "E_OPT_VALUE"),
)


def numbered(cases: tuple[tuple[object, ...], ...]) -> list[object]:
    """Cases under their numbers."""
    return [pytest.param(*case[1:], id=str(case[0])) for case in cases]


@pytest.mark.parametrize(("position", "roll", "expected"), numbered(DESTINATIONS))
def test_a_roll_leads_there_and_nowhere_else(position: str, roll: int, expected: str) -> None:
    ways = destinations(board("mm-72"), position, roll)

    assert expected == ", ".join(sorted(way.to for way in ways))


@pytest.mark.parametrize(("before", "record", "expected"), numbered(PLAY))
def test_a_record_leads_there(before: str, record: str, expected: str) -> None:
    assert expected == after(before, record)


@pytest.mark.parametrize(("players", "values", "expected"), numbered(ORDERS))
def test_rolls_decide_the_order(
    players: int, values: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    game = MathMetrics("token")
    state = game.setup(choose(game.info.menu, {"players": players}))
    for value in values:
        assert isinstance(state.phase, Ordering)
        state = game.apply(state, Played(0, state.phase.seat, Roll())).state
        state = game.apply(state, Drawn(0, (value,))).state

    assert expected == state.order


@pytest.mark.parametrize(("given", "expected"), numbered(OPTIONS))
def test_options_are_taken_or_refused(given: dict[str, OptionValue], expected: str) -> None:
    game = MathMetrics("token")
    try:
        game.setup(choose(game.info.menu, given))
        found = "accepted"
    except RefusedError as refused:
        found = refused.refusal.code

    assert expected == found
