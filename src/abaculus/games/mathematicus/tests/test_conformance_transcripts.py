"""The transcripts of the specification, line by line."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.tests.transcripts import POS_A, POS_B, Table

CASES = [
    pytest.param(
        "b1 b1", "R4=2 F A+", "1.pos=2, 1.r4=2, supply.r4=2, phase=AFTER, active=1", id="S17"
    ),
    pytest.param("b1 b1", "R4=2 F A-", "1.pos=0, 1.r4=1, active=2, phase=START", id="S18"),
    pytest.param(
        "b1 b1",
        "R4=2 F A+ K4=3 F A+",
        "1.pos=5, 1.figs=E, 1.r4=2, supply.E=0, supply.r4=2",
        id="S19",
    ),
    pytest.param(
        "b1 b1", "R4=3 F G- S E R4=1 P E S", "1.pos=3, 1.skips=0, active=2, 1.x2=0", id="S20"
    ),
    pytest.param(
        "b1 b1", "R12=8 F S12 E P", "1.pos=8, 1.skips=0, 1.r12=0, active=1, phase=START", id="S21"
    ),
    pytest.param("b1 b1", "R4=3 B", "X-ELEMENT", id="S22"),
    pytest.param(POS_A, "R4=3 B", "X-FIRSTMOVE", id="S23"),
    pytest.param(POS_B, "R4=3 B A+", "1.pos=32, 1.ch=2", id="S24"),
    pytest.param(POS_B, "R12=9 B", "X-PRIME", id="S25"),
    pytest.param(POS_B, "R4=2 F A- 1:K4=1", "X-TURN", id="S26"),
    pytest.param("b2 b2 b2", "R12=12 P K4=2 F A+", "1.pos=2, 1.r4=1, supply.r4=4", id="S27"),
    pytest.param("i i", "R4=3 F", "1.x2=2, 1.half=A, phase=GIMMICK, supply.x2=7", id="S28"),
    pytest.param(
        "8:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1",
        "R12=12 F A+ E P R12=10 F A+",
        "1.pos=30, 1.figs=EKT, over=none",
        id="S30",
    ),
    pytest.param(
        "8:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 2",
        "R12=5 F A+",
        "2.pos=5, 2.figs=, 2.r4=2, phase=AFTER",
        id="S31",
    ),
    pytest.param(
        "0:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1",
        "R12=5 F",
        "1.pos=5, 1.r4=1, phase=AFTER",
        id="S32",
    ),
    pytest.param(
        "9:E:1,1,0,0,1:-:0:-:b1/0:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:001111:- 1",
        "M:H",
        "1.figs=EH, 1.md=0, supply.md=3, phase=START",
        id="S33",
    ),
    pytest.param(
        "9:E:1,1,0,0,1:-:0:-:b1/0:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:001111:- 1",
        "M:A<2",
        "1.figs=EA, 2.figs=, supply.md=3",
        id="S34",
    ),
    pytest.param(
        "9:E:1,1,0,0,1:-:0:-:b1/0:AH:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 "
        "4,4,0,0,2:122222:- 1",
        "M:A<2",
        "X-ONBOARD",
        id="S35",
    ),
    pytest.param(
        "9:E:1,1,0,0,1:-:0:-:b1/0:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:001111:- 1",
        "R4=1 P M:H",
        "X-MEDALTIME",
        id="S36",
    ),
    pytest.param(
        "9:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1",
        "R12=12 F",
        "1.pos=21, 1.md=1, supply.md=2, phase=AFTER",
        id="S37",
    ),
    pytest.param(
        POS_B, "R12=10 F 2:C A+", "1.pos=10, 1.figs=A, 2.ch=0, supply.ch=5, 2.pos=12", id="S38"
    ),
    pytest.param(
        POS_B,
        "R12=10 F 2:C A- 2:A+",
        "1.pos=0, 1.figs=, 2.pos=10, 2.figs=A, 2.ch=0, active=2",
        id="S39",
    ),
    pytest.param(POS_B, "R12=10 F 3:C A0 3:A-", "1.pos=0, 3.pos=20, 3.ch=0, active=2", id="S40"),
    pytest.param(POS_B, "R12=8 F 2:C", "X-WINDOW", id="S41"),
    pytest.param(
        "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1",
        "R12=5 F C>2 2:A- A+",
        "1.pos=10, 1.figs=A, 2.figs=, 1.ch=0, 2.pos=12",
        id="S42",
    ),
    pytest.param(
        "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1",
        "R12=5 F C>2 2:A+",
        "1.pos=5, 1.ch=0, 2.figs=A, phase=AFTER",
        id="S43",
    ),
    pytest.param(POS_B, "R12=10 F C>2", "X-ONBOARD", id="S44"),
    pytest.param(
        "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 3,3,3,8,0:101111:AB 1",
        "R12=12 F C>2 2:A- A+",
        "1.pos=21, 1.md=1, 2.md=2, 1.ch=0",
        id="S45",
    ),
    pytest.param(
        "9:-:1,1,0,1,0:-:0:-:i2/12:-:1,1,0,1,1:-:0:-:i2 3,3,5,8,2:111111:AB 1",
        "R12=6 F 2:C* A- 2:A+",
        "2.md=0, supply.md=3, 2.figs=H, 2.pos=15",
        id="S46",
    ),
    pytest.param(POS_B, "R12=7 F A+", "1.half=A, 1.r12=2, supply.half=B", id="S47"),
    pytest.param(
        "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:A:0:-:i2 3,3,3,8,3:101111:B 1",
        "R12=12 F A+",
        "1.half=B, 2.half=, supply.half=A, 1.r4=2",
        id="S48",
    ),
    pytest.param(
        "5:-:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:A 1",
        "R4=2 F A+ N:A<2",
        "1.figs=A, 2.figs=, 1.half=, supply.half=AB, phase=AFTER",
        id="S49",
    ),
    pytest.param(
        "5:-:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:A 1",
        "R4=2 F A+ N:G",
        "1.figs=G, supply.G=0",
        id="S50",
    ),
    pytest.param(
        "5:-:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2/1:-:1,1,1,1,0:-:0:-:i2 "
        "4,4,4,7,3:212222:A 1",
        "R4=2 F A+ N:A",
        "X-POACHFIRST",
        id="S51",
    ),
    pytest.param(POS_B, "R12=12 P K4=1 P E R4=1 F", "2.pos=13, phase=WINDOW", id="S52"),
    pytest.param(POS_B, "R12=12 P E R4=1 F A+ H:B", "2.half=B, supply.half=A, 2.r4=2", id="S53"),
    pytest.param(
        "11:-:1,1,2,1,0:A:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,2,8,3:111111:B 1",
        "R4=3 F #C14",
        "1.ch=0, 1.half=, supply.ch=4, supply.half=AB",
        id="S54",
    ),
    pytest.param(
        "11:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1",
        "R4=3 F #C14",
        "1.pos=14, phase=AFTER",
        id="S55",
    ),
    pytest.param(
        "11:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1",
        "R4=3 F #C06 A-",
        "1.pos=14, active=2",
        id="S56",
    ),
    pytest.param(
        "11:-:1,1,0,0,0:-:0:-:b3/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1",
        "R4=3 F #C10",
        "level=4, kind=yellow",
        id="S57",
    ),
    pytest.param(
        "11:-:1,1,0,0,0:-:0:C25:b3/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1",
        "R4=4 F A- J:C25 A+",
        "1.pos=15, 1.figs=H, 1.kept=",
        id="S58",
    ),
    pytest.param(
        "29:EAHKG:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1",
        "R4=1 F A+",
        "over=win 1",
        id="S94",
    ),
    pytest.param(
        "29:EA:1,1,0,0,0:-:0:-:b1/0:HKG:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1",
        "R4=1 F A+",
        "over=tie 1+2, phase=TIEBREAK",
        id="S95",
    ),
    pytest.param(
        "29:EA:1,1,0,0,0:-:0:-:b1/0:HKG:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1",
        "#TIME R4=1 F A-",
        "over=win 2",
        id="S96",
    ),
    pytest.param(POS_B, "R12=10 F 2:C- 3:C-", "phase=QUESTION, asked=1", id="S100"),
    pytest.param(POS_B, "R12=10 F 2:C- 2:C", "X-WINDOW", id="S101"),
    pytest.param(
        "0:-:1,1,1,1,0:-:0:-:i2/12:E:1,1,1,1,0:-:0:-:i2/20:-:1,1,1,1,0:-:0:-:i2 "
        "4,4,4,7,3:122222:AB 1",
        "R12=5 F 2:C A- 2:A+",
        "2.pos=5, 2.figs=E, 2.r4=2, 2.half=A, supply.E=1",
        id="S102",
    ),
    pytest.param(POS_A, "R4=2 F A- P P R4=3 B", "X-FIRSTMOVE", id="S103"),
    pytest.param(
        "5:E:1,1,0,0,0:-:0:C28:b2/12:-:1,1,0,0,0:-:0:-:b2 3,3,0,0,3:011111:- 1",
        "R4=4 F J:C28 A+ K4=3 F A+",
        "1.pos=12, level=2",
        id="S104",
    ),
    pytest.param(
        "5:EA:1,1,1,1,1:A:1:C23:i2/12:H:1,1,1,1,0:-:0:-:i2/20:-:1,1,1,1,0:-:0:-:i2 "
        "4,4,4,7,2:112222:B 2",
        "1:resign R12=8 F A+",
        "supply.E=2, supply.md=3, supply.half=AB, 2.pos=20, 2.figs=HK, active=2",
        id="S105",
    ),
    pytest.param("b1 b1", "2:resign", "over=win 1, phase=OVER", id="S106"),
]


@pytest.mark.parametrize(("start", "transcript", "expected"), CASES)
def test_transcripts(start: str, transcript: str, expected: str) -> None:
    table = Table(start).play(transcript)

    if "=" not in expected:
        assert expected == table.refused
        return
    fields = dict(one.split("=", 1) for one in expected.split(", "))
    assert ("", fields) == (table.refused, {name: table.field(name) for name in fields})
