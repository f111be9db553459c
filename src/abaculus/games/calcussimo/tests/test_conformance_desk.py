"""The conformance cases of section 13 that a referee's desk can answer, by their numbers."""

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import pytest

from abaculus.games.calcussimo.desk import DESK
from abaculus.games.calcussimo.judge import JudgedPlay, judge
from abaculus.games.calcussimo.positions import format_position
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, play
from abaculus.grids import Grid
from abaculus.kernel.desk import Reply
from abaculus.kernel.options import OptionValue, choose

W = ("D8h 9+6/2", "D8v (9)+1+2", "B12h 3+(2)")
K = ("H6v 4-2", "H6h (4)+1", "J6v (1)+2+3+4", "H12h 3*(4)", "H10v 5+(3)")
E1, E2, E3, E4, E5 = (E1_TO_E5[:many] for many in range(1, 6))
EMPTY: tuple[str, ...] = ()
EXACT: dict[str, OptionValue] = {"intermediate": "exact"}
FREE: dict[str, OptionValue] = {"placement": "free"}
CLAIM: dict[str, OptionValue] = {"announce": "claim"}
NONE: dict[str, OptionValue] = {}


class Case(NamedTuple):
    """A row of the table: the plays on the board, the input, what is expected."""

    number: str
    board: tuple[str, ...]
    text: str
    expected: int | str
    """Points, a refusal's code, or the move in canonical form."""
    options: dict[str, OptionValue] = NONE
    rack: str | None = None


CASES = (
    Case("S02", EMPTY, "D8h 9+6/2", 48),
    Case("S03", E1, "H6v 4-(2)+3", 12),
    Case("S04", E2, "F6h 3*(4)-1", 33),
    Case("S05", E3, "D10h 4+6-(3)+5", 38),
    Case("S06", E4, "J6v (1)*7+(5)", 19),
    Case("S07", EMPTY, "F8h 6/2+9", 48),
    Case("S08", E3, "D10h 6+4-(3)+5", 36),
    Case("S09", EMPTY, "2-5+6", 3),
    Case("S10", EMPTY, "7/2*4", 14),
    Case("S11", EMPTY, "3/2+5/2", 4),
    Case("S12", EMPTY, "8/2/2+1", 3),
    Case("S13", EMPTY, "8-2*4", "E-RESULT"),
    Case("S14", EMPTY, "7/2", "E-RESULT"),
    Case("S15", EMPTY, "2*3+4*5", "E-MULTIPLY"),
    Case("S16", EMPTY, "4+-3", "E-FORM-SIGNS"),
    Case("S17", EMPTY, "-4+9", "E-FORM-END"),
    Case("S18", EMPTY, "45+3", "E-FORM-NUMBERS"),
    Case("S19", EMPTY, "7/2*4", "E-INTERMEDIATE", EXACT),
    Case("S20", EMPTY, "A8h 1+2", "E-CENTRE"),
    Case("S21", EMPTY, "H8h 5", "E-NO-CALCULATION"),
    Case("S22", EMPTY, "G8h 3+4", 14),
    Case("S23", EMPTY, "D8h ?9+6/2", 30),
    Case("S24", EMPTY, "F8h 6?*2+9", "E-JOKER-MULTIPLY"),
    Case("S25", EMPTY, "H8h 9/3", "E-RESULT-PREMIUM"),
    Case("S26", EMPTY, "F8h 3-5", "E-RESULT"),
    Case("S27", E1, "D8h (9+6/2)*3", 27),
    Case("S28", (*E1, "D8h (9+6/2)*3"), "D8h (9+6/2*3)*2", "E-MULTIPLY"),
    Case("S29", E5, "D8h (9+6/2)+(7)", 19),
    Case("S30", E5, "F6v (3)*(6)-(6)", 12),
    Case("S31", E3, "B6h 5+2+(3*4-1)", 40),
    Case("S32", W, "B10v 5+(3)-1", 42),
    Case("S33", K, "G9h 6+2(+)1", 19),
    Case("S34", E1, "D9h 1+2", "E-FORM-NUMBERS"),
    Case("S35", E1, "I8h +", "E-FORM-END"),
    Case("S36", E1, "A1h 1+2", "E-TOUCH"),
    Case("S37", E1, "H6v 4-(3)+3", "E-MISMATCH"),
    Case("S38", E1, "D8v 5+3", "E-OCCUPIED"),
    Case("S39", EMPTY, "D8h 9+6/2", "E-RACK", rack="1269+-*"),
    Case("S40", EMPTY, "@F8=6,G8=+,H8=2,F9=+,F10=3", 43, FREE),
    Case("S41", EMPTY, "@F8=6,G8=+,H8=2,F9=+,F10=3", "E-LINE"),
    Case("S44", EMPTY, "~37", "E-SWAP-COUNT", rack="1379+/?"),
    Case("S47", E3, "D10h 4+6-(3)+5 #40", 38, CLAIM),
    Case("S48", E3, "D10h 4+6-(3)+5 #30", 30, CLAIM),
    Case("S49", E1, "h6v 4−", "H6v 4-(2)"),
    Case("S51", E1, "E7v 3(+)4", 7),
    Case("S57", EMPTY, "@F8=1,J8=2", "E-GAP", FREE),
    Case("S58", EMPTY, "@H8=2,F8=6,G8=+", "F8h 6+2", FREE),
)
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.number)


@cache
def position(plays: tuple[str, ...]) -> str:
    """The board after these plays, as text."""
    rules = GAME.setup(choose(GAME.info.menu, {})).rules
    grid = Grid({}, rules.terms.board.side, rules.terms.board.side)
    for text in plays:
        judged = judge(rules.terms, grid, None, play(text))
        assert isinstance(judged, JudgedPlay), judged
        grid = judged.grid
    return format_position(rules.terms, grid, ())


def question(case: Case) -> dict[str, str]:
    """What the desk is given."""
    given = {"move": case.text}
    if case.board:
        given["position"] = position(case.board)
    if case.rack is not None:
        given["rack"] = case.rack
    return given


def answered(case: Case, facts: Mapping[str, object]) -> object:
    """What the answer says to the question the case asks."""
    if "code" in facts:
        return facts["code"]
    return facts["points" if isinstance(case.expected, int) else "move"]


@pytest.fixture(scope="module")
def printed() -> dict[str, dict[str, object]]:
    """The answers of the command line, all cases in one go."""
    lines = [json.dumps({**question(case), "options": case.options}) for case in CASES]
    command = [sys.executable, "-m", "abaculus", "judge", "calcussimo", "--batch", "-"]
    done = subprocess.run(command, input="\n".join(lines).encode(), capture_output=True, check=True)  # noqa: S603 - our own command
    answers = done.stdout.splitlines()
    return {case.number: json.loads(line) for case, line in zip(CASES, answers, strict=True)}


@EACH
def test_the_desk_answers_as_the_specification_says(case: Case) -> None:
    options = choose(GAME.info.menu, case.options)

    answer = DESK.judge(GAME, options, question(case))

    facts = dict(answer.facts) if isinstance(answer, Reply) else {"code": answer.code}
    assert case.expected == answered(case, facts)


@EACH
def test_the_command_line_answers_as_the_specification_says(
    case: Case, printed: dict[str, dict[str, object]]
) -> None:
    facts = printed[case.number]

    actual = answered(case, facts)

    assert case.expected == actual
    assert ("code" not in facts) == facts["legal"]
