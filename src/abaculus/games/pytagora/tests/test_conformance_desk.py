"""The conformance cases of section 13 that a referee's desk can answer, by their numbers."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import NamedTuple

import pytest

from abaculus.games.pytagora.tests.stage_games import desk_of, game_of
from abaculus.kernel.desk import Reply
from abaculus.kernel.options import choose

P2 = "h0,0:4*3=8+4;v1,-1:2*3=6"
P3 = f"{P2};h0,3:16/4=7-3"
SIX = "h0,0:6+1=7"


class Case(NamedTuple):
    """A row of the table: what is put on the desk, and the points or the code it answers."""

    number: str
    move: str
    expected: int | str
    position: str = ""
    rack: str | None = None
    die: str = ""
    mode: str = "pytagora"
    option: str = ""


CASES = (
    Case("PY-01", "4*3=8+4", 7),
    Case("PY-02", "1[6]/4=7-3", 11),
    Case("PY-03", "1[6]/4=7-3", 14, die="double"),
    Case("PY-04", "[8]-1[=]7", 8),
    Case("PY-05", "53=53", 4),
    Case("PY-06", "3+2=5*1", 6),
    Case("PY-07", "6*12=6*12", 8),
    Case("PY-08", "25/25=1", 6),
    Case("PY-09", "e1:=21/3", 7, SIX),
    Case("PY-10", "r21=1", 3, mode="pro"),
    Case("PY-11", "0,25={1/4}", 11, mode="pro"),
    Case("PY-12", "6+3=09", "leading_zero"),
    Case("PY-13", "1/4=0,250", "trailing_zero", mode="pro"),
    Case("PY-14", "5-5=0*12345", "times_zero"),
    Case("PY-15", "3-3=0/12345", "zero_divided"),
    Case("PY-16", "3/0=4", "divided_by_zero"),
    Case("PY-17a", "h0,0:4*3=8+4", 7),
    Case("PY-17b", "v1,-1:2[*]3=6", 6, "h0,0:4*3=8+4"),
    Case("PY-17c", "h0,3:1[6]/4=7-3", 11, P2),
    Case("PY-17d", "v4,0:[8]-1[=]7", 8, P3),
    Case("PY-18", "h6,1:9=9", "touches", f"{P3};v4,0:8-1=7"),
    Case("PY-20", "h0,0:[6][+][1][=][7]+0", "crosses_parallel", SIX),
    Case("PY-21", "h4,0:[7]=3+4", "crosses_parallel", SIX),
    Case("PY-22", "v5,-1:7=5+2", "touches", SIX),
    Case("PY-23", "v0,1:8=8", "runs_on", SIX),
    Case("PY-24", "v4,-2:9-2=[7]", "cell_taken", SIX),
    Case("PY-25", "v4,-4:9-2=[7]", 5, SIX),
    Case("PY-26", "h0,2:6+1=7", 4, SIX),
    Case("PY-27", "h0,2:6+1=7", "not_connected", SIX, option="must_connect"),
    Case("PY-28", "7/2=14/4", 12),
    Case("PY-29", "3-5=2-4", 6),
    Case("PY-30", "-3+5=2", "bad_expression"),
    Case("PY-31", "2+3*4=14", 9),
    Case("PY-32", "2+3*4=20", "not_equal"),
    Case("PY-33", "2=2=2", "too_many_equals"),
    Case("PY-34", "4*3=12", "piece_not_in_mode", mode="basic"),
    Case("PY-35", "1/3=0,~3", 16, mode="pro"),
    Case("PY-36", "1/3=0,~33", "period_not_shortest", mode="pro"),
    Case("PY-37", "r2(9+16)=5", 10, mode="pro"),
    Case("PY-38", "r28=2*r22", 11, mode="pro"),
    Case("PY-39", "2^3=8", 6, mode="pro"),
    Case("PY-40", "(5)=5", "bracket_pointless", mode="pro"),
    Case("PY-41", "2(3+4)=14", "bad_expression", mode="pro"),
    Case("PY-42", "12+5=17", 11, rack="12517+"),
    Case("PY-43", "123=120+3", 14),
    Case("PY-44", "1[2]+[5]=1[7]", 17),
    Case("PY-48", "put:7", 0, "6", "178", "+1", "number"),
    Case("PY-49", "put:0", "does_not_fit", "9", "0358", "+1", "number"),
    Case("PY-50", "ans:24", 0, "3*8", "2234", mode="tables"),
    Case("PY-51", "ans:24", "not_in_rack", "3*8", "2235", mode="tables"),
    Case("PY-52a", "L:4", 0, rack="46", mode="square"),
    Case("PY-52b", "R:6", 0, rack="46", mode="square"),
    Case("PY-52c", "R:4", "does_not_fit", rack="46", mode="square"),
    Case("PY-53a", "L:3", 0, "4/678987", "36", mode="square"),
    Case("PY-53b", "R:6", 0, "4/678987", "36", mode="square"),
    Case("PY-54a", "EL:2", 0, rack="26", mode="evenodd"),
    Case("PY-54b", "ER:6", 0, rack="26", mode="evenodd"),
    Case("PY-59", "2^2^3=64", "stacked_power", mode="pro"),
    Case("PY-60", "12+5-5=12", 8),
    Case("PY-61", "7/2=14/4", "division_not_whole", option="whole_division"),
    Case("PY-63", "h0,3:1[6]/4=7-3", 11, P2),
    Case("PY-64", "h0,3:1[6]/4=7-3", 14, P2, "134777/-", "double"),
    Case("PY-65", "h0,3:1[6]/4=7-3", "not_in_rack", P2, "1477/-"),
    Case("PY-66", "h0,3:1[6]/4=7-3", 14, P2, "1347/-"),
    Case("PY-67", "h0,9:7=7", "bad_position", "h0,0:4*3=8+4;v1,-1:2+4=6"),
    Case("PY-68", "h0,9:7=7", "bad_position", "h0,0:4*3=8+4;h0,1:7=7"),
    Case("PY-69", "v500,498:7=7", 2),
    Case("PY-70", "v500,499:7=7", "out_of_table"),
    Case("PY-71", "e1:=14/2", 7, "h0,0:6+1=7=21/3", die="cont"),
    Case("PY-72", "v4,-4:9-2=[7]", "die_says_continue", "h0,0:6+1=7=21/3", die="cont"),
    Case("PY-73", "6/6*2=2", 7),
    Case("PY-74", "6*2/6=2", 9),
)

BEST = (
    ("PY-75", "", "1236*+", "", 5),
    ("PY-76", SIX, "922-", "", 5),
    ("PY-77", f"{P3};v4,0:8-1=7", "951-", "", 8),
    ("PY-78", SIX, "213/", "cont", 10),
)


EACH = pytest.mark.parametrize("case", CASES, ids=[case.number for case in CASES])


def question(case: Case) -> dict[str, str]:
    """What the desk is given."""
    given = {"move": case.move, "position": case.position, "die": case.die}
    return given if case.rack is None else {**given, "rack": case.rack}


def chosen(case: Case) -> dict[str, bool]:
    return {case.option: True} if case.option else {}


@pytest.fixture(scope="module")
def printed() -> dict[str, dict[str, object]]:
    """The answers of the command line, all cases in one go."""
    lines = [
        json.dumps({**question(case), "variant": case.mode, "options": chosen(case)})
        for case in CASES
    ]
    command = [sys.executable, "-m", "abaculus", "judge", "pytagora", "--batch", "-"]
    done = subprocess.run(command, input="\n".join(lines).encode(), capture_output=True, check=True)  # noqa: S603 - our own command
    answers = done.stdout.splitlines()
    return {case.number: json.loads(line) for case, line in zip(CASES, answers, strict=True)}


@EACH
def test_the_desk_answers_as_the_specification_says(case: Case) -> None:
    game = game_of(case.mode)
    options = choose(game.info.menu, chosen(case))

    answer = desk_of(game).judge(game, options, question(case))

    actual = answer.facts["points"] if isinstance(answer, Reply) else answer.code
    assert case.expected == actual


@EACH
def test_the_command_line_answers_as_the_specification_says(
    case: Case, printed: dict[str, dict[str, object]]
) -> None:
    facts = printed[case.number]

    actual = facts["points"] if facts["legal"] else facts["code"]

    assert case.expected == actual


@pytest.mark.parametrize(("number", "position", "rack", "die", "expected"), BEST)
def test_the_desk_finds_the_best_line(
    number: str, position: str, rack: str, die: str, expected: int
) -> None:
    game = game_of("pytagora")
    given = {"position": position, "rack": rack, "die": die}

    answer = desk_of(game).best(game, choose(game.info.menu, {}), given, 1)

    assert isinstance(answer, tuple)
    assert [reply.facts["points"] for reply in answer] == [expected]
    assert answer[0].facts["proved"] is True


def test_where_there_is_no_line_the_desk_finds_none() -> None:
    game = game_of("pytagora")

    answer = desk_of(game).best(
        game, choose(game.info.menu, {}), {"position": SIX, "rack": "35+"}, 1
    )

    assert answer == ()
