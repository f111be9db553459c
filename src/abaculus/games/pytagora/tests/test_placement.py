from collections import Counter
from random import Random

import pytest

from abaculus.games.pytagora.equality.judge import judge, lay_line
from abaculus.games.pytagora.equality.line_through import line_through
from abaculus.games.pytagora.equality.notation import format_play
from abaculus.games.pytagora.equality.terms import (
    Board,
    Continue,
    LineJudgement,
    LineTerms,
    Play,
    Write,
)
from abaculus.games.pytagora.kinds import in_order
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.tests import oracle
from abaculus.games.pytagora.tests.line_verdicts import (
    P2,
    PRO,
    PYTAGORA,
    allowed,
    play,
    points_or_code,
    refused,
    table,
    verdict,
)
from abaculus.games.pytagora.tests.oracle_sides import House, lettered, value
from abaculus.games.pytagora.tests.random_lines import line
from abaculus.grids import cell_at, x_of, y_of
from abaculus.kernel.messages import Refusal

ROW = "h0,0:6+1=7"


@pytest.mark.parametrize(
    ("text", "position", "code"),
    [
        ("h501,0:7=7", "", "out_of_table"),
        ("h499,0:7=7", "", "out_of_table"),
        ("h-501,0:7=7", "", "out_of_table"),
        ("v0,-501:7=7", "", "out_of_table"),
        ("v-501,0:7=7", "", "out_of_table"),
        ("h999999,999999:7=7", "", "out_of_table"),
        ("e1:=3+4", "h496,0:6+1=7", "out_of_table"),
        ("h0,0:[7]=7", "", "crossing_on_empty_cell"),
        ("v0,0:6=6", ROW, "crossing_not_marked"),
        ("v0,0:[5]=5", ROW, "cell_taken"),
        ("v0,0:5=5", ROW, "cell_taken"),
        ("h4,0:[7]=7", ROW, "crosses_parallel"),
        ("h0,1:7=7", ROW, "touches"),
        ("h4,-1:7=7", ROW, "touches"),
        ("v-1,0:7=7", ROW, "touches"),
        ("h5,0:7=7", ROW, "runs_on"),
        ("h-3,0:7=7", ROW, "runs_on"),
        ("v2,1:7=7", ROW, "runs_on"),
        ("v2,-3:7=7", ROW, "runs_on"),
        ("e1:=7", "h0,0:6+1=7;v7,-1:3+3=6", "runs_on"),
        ("e1:=7", "h0,0:6+1=7;v6,1:3+3=6", "touches"),
        ("h0,0:[7]=[7]", "v0,0:7=7;v2,0:7=7", "no_new_piece"),
    ],
)
def test_where_a_line_may_not_lie(text: str, position: str, code: str) -> None:
    assert code == refused(text, position).code


@pytest.mark.parametrize(
    ("text", "position", "points"),
    [
        ("h-500,-500:7=7", "", 2),
        ("h498,500:7=7", "", 2),
        ("h6,0:7=7", ROW, 2),
        ("v6,0:7=7", ROW, 2),
        ("h0,2:7=7", ROW, 2),
        ("h5,1:7=7", ROW, 2),
        ("v0,0:[6]=6", ROW, 3),
        ("v3,-1:7[=]7", ROW, 3),
        ("v1,-1:4[+]3=7", ROW, 5),
        ("h0,0:[7]=[7]+0", "v0,0:7=7;v2,0:7=7", 8),
        ("e1:=7", ROW, 1),
    ],
)
def test_where_a_line_may_lie(text: str, position: str, points: int) -> None:
    assert points == allowed(text, position).points


def test_with_must_connect_all_lines_but_the_first_cross() -> None:
    terms = terms_of("pytagora", must_connect=True)

    assert 2 == allowed("h0,0:7=7", "", terms).points
    assert "not_connected" == refused("h0,2:7=7", "h0,0:7=7", terms).code
    assert 3 == allowed("v0,0:[7]=7", "h0,0:7=7", terms).points
    assert 1 == allowed("e1:=7", "h0,0:7=7", terms).points


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        (
            "h6,1:9=9",
            P2,
            Refusal("touches", {"cell": "6,1", "piece": "9", "beside": "6,0", "there": "4"}),
        ),
        (
            "v1,-1:2[*]2=4",
            "h0,0:4/2=2",
            Refusal("cell_taken", {"cell": "1,0", "there": "÷", "piece": "×"}),
        ),
        (
            "h4,0:[7]=7",
            ROW,
            Refusal("crosses_parallel", {"cell": "4,0", "piece": "7", "way": "row"}),
        ),
        ("v0,1:8=8", ROW, Refusal("runs_on", {"cell": "0,0", "there": "6", "end": "before"})),
        ("v0,-3:8=8", ROW, Refusal("runs_on", {"cell": "0,0", "there": "6", "end": "after"})),
        (
            "h0,0:[7]=7",
            "",
            Refusal("crossing_on_empty_cell", {"cell": "0,0", "piece": "7"}),
        ),
    ],
)
def test_refusals_name_cells_and_pieces(text: str, position: str, expected: Refusal) -> None:
    assert expected == refused(text, position)


def test_earlier_rules_come_first() -> None:
    # content before crossing, crossing before touching, touching before the ends
    assert "cell_taken" == refused("h4,0:[7]=7", "h0,0:6+1=7;v6,0:9=9").code
    assert "crosses_parallel" == refused("h4,0:[7]=7", "h0,0:6+1=7;v6,1:9=9").code
    assert "touches" == refused("h1,0:8=8", "h4,0:6+1=7;v2,1:9=9").code


def laid_on(position: str, **cells: str) -> Play | None:
    """The play that pieces on cells such as x5y0 mean."""
    found: dict[int, str] = {}
    for name, piece in cells.items():
        x, _, y = name[1:].replace("_", "-").partition("y")
        found[cell_at(int(x), int(y))] = piece
    return line_through(table(position, PRO), found)


@pytest.mark.parametrize(
    ("position", "cells", "expected"),
    [
        ("", {"x0y0": "7", "x1y0": "=", "x2y0": "7"}, "h0,0:7=7"),
        ("", {"x2y2": "7", "x2y1": "=", "x2y0": "7"}, "v2,0:7=7"),
        (ROW, {"x4y_1": "=", "x4y_2": "2", "x4y_3": "-", "x4y_4": "9"}, "v4,-4:9-2=[7]"),
        (ROW, {"x0y1": "=", "x0y2": "6"}, "v0,0:[6]=6"),
        (P2, {"x0y3": "1", "x2y3": "/", "x3y3": "4", "x4y3": "=", "x5y3": "4"}, "h0,3:1[6]/4=4"),
        (ROW, {"x5y0": "=", "x6y0": "7"}, "e1:=7"),
        (ROW, {"x5y0": "+", "x6y0": "0"}, "h0,0:[6][+][1][=][7]+0"),
        ("v0,0:6+1=7", {"x0y5": "=", "x0y6": "7"}, "e1:=7"),
        ("h0,0:6+1=7;v7,-1:3+3=6", {"x5y0": "=", "x6y0": "4", "x8y0": "3"}, "e1:=4[+]3"),
        ("h0,0:7=7;v3,-3:7=7", {"x3y0": "=", "x3y1": "7"}, "e2:=7"),
        ("h0,0:7=7;v6,0:7=7", {"x3y0": "=", "x4y0": "0", "x5y0": "+"}, "e1:=0+[7]"),
    ],
)
def test_pieces_on_cells_make_a_play(position: str, cells: dict[str, str], expected: str) -> None:
    found = laid_on(position, **cells)

    assert found is not None
    assert expected == format_play(found)


@pytest.mark.parametrize(
    "cells",
    [{}, {"x0y0": "7", "x2y0": "7"}, {"x0y0": "7", "x1y1": "7"}, {"x0y0": "=", "x0y5": "7"}],
)
def test_pieces_that_fill_no_line_make_no_play(cells: dict[str, str]) -> None:
    assert laid_on("", **cells) is None


def test_a_single_piece_goes_the_way_in_which_it_joins_more() -> None:
    down = laid_on("h5,0:8=8;h5,2:8=8", x5y1="=")
    across = laid_on("v0,0:6-5=1;v2,0:6+0=6", x1y0="=")
    alone = laid_on("", x9y9="7")

    assert Write(5, 0, True, ("8", "=", "8"), (True, False, True)) == down
    assert Write(0, 0, False, ("6", "=", "6"), (True, False, True)) == across
    assert Write(9, 9, False, ("7",), (False,)) == alone


def test_laying_makes_another_table_and_leaves_the_old_one() -> None:
    before = table(ROW)
    judged = judge(PYTAGORA, before, play("v4,-4:9-2=[7]"), None, None)
    assert isinstance(judged, LineJudgement)

    after = lay_line(before, judged, 1, 3)

    assert (1, 5) == (len(before.equalities), len(before.pieces))
    assert (2, 9) == (len(after.equalities), len(after.pieces))
    assert (1, 3) == (after.equalities[1].seat, after.equalities[1].round)
    assert {cell_at(4, 0)} == {cell for cell, ways in after.ways.items() if ways == 3}


def test_a_continued_line_keeps_number_and_author() -> None:
    first = judge(PYTAGORA, Board(), play(ROW), None, None)
    assert isinstance(first, LineJudgement)
    before = lay_line(Board(), first, 0, 1)
    second = judge(PYTAGORA, before, play("e1:=21/3"), "cont", None)
    assert isinstance(second, LineJudgement)

    (chain,) = lay_line(before, second, 1, 2).equalities

    assert ("6+1=7=21/3", 0, 1) == ("".join(chain.pieces), chain.seat, chain.round)


def random_play(random: Random, family: House, now: Board) -> Play:
    """Somewhere near or across what lies there, usually with the right marks."""
    if now.equalities and random.random() < 0.15:
        return random_continuation(random, family, now)
    pieces = tuple(line(random, family))
    down = random.random() < 0.5
    x, y = random.randint(-6, 6), random.randint(-6, 6)
    if now.pieces and random.random() < 0.8:
        cell, piece = random.choice(sorted(now.pieces.items()))
        while piece not in pieces:
            pieces = tuple(line(random, family))
        down = (now.ways[cell] == 1) != (random.random() < 0.1)
        place = pieces.index(piece)
        x, y = x_of(cell), y_of(cell)
        x, y = (x, y - place) if down else (x - place, y)
    cells = [cell_at(x, y + i) if down else cell_at(x + i, y) for i in range(len(pieces))]
    crossed = tuple((cell in now.pieces) != (random.random() < 0.02) for cell in cells)
    return Write(x, y, down, pieces, crossed)


def random_continuation(random: Random, family: House, now: Board) -> Play:
    number = random.randint(1, len(now.equalities))
    equality = now.equalities[number - 1]
    last = "".join(equality.pieces).rpartition("=")[2]
    worth = value(family, last)
    side = random.choice([last, str(worth), f"{worth}+0", f"{worth * 2}/2", "5"])
    pieces = ("=", *side)
    start = equality.cells.stop
    cells = range(start, start + len(pieces) * equality.step, equality.step)
    return Continue(number, pieces, tuple(cell in now.pieces for cell in cells))


def by_oracle(
    family: House, now: Board, what: Play, face: str | None, held: Counter[str] | None
) -> int | str:
    lines: list[oracle.Line] = [(e.x, e.y, e.down, lettered(e.pieces)) for e in now.equalities]
    text, crossed = lettered(what.pieces), list(what.crossed)
    if isinstance(what, Continue):
        x, y, down, old = lines[what.number - 1]
        added = (x, y, down, old + text)
        return oracle.judge(family, lines, added, crossed, face, held, len(old))
    return oracle.judge(family, lines, (what.x, what.y, what.down, text), crossed, face, held)


@pytest.mark.parametrize("seed", range(6))
def test_random_tables_are_judged_as_by_the_literal_oracle(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - tables for a test
    family = House("pytagora", must_connect=seed % 2 == 1)
    terms: LineTerms = terms_of("pytagora", must_connect=family.must_connect)
    now = Board()
    seen: Counter[str] = Counter()

    for _ in range(700):
        what = random_play(random, family, now)
        face = random.choice([None, "double", "cont"])
        if face and (face == "cont") != isinstance(what, Continue):
            face = None
        new = [p for p, c in zip(what.pieces, what.crossed, strict=True) if not c and p != "="]
        held = None
        if random.random() < 0.5:
            held = in_order(new[random.randint(0, 1) :] + random.choices("0123456789+-*/", k=1))
            held = in_order(new) if random.random() < 0.3 else held
        found = judge(terms, now, what, face, held)

        letters = None if held is None else Counter(held)
        assert by_oracle(family, now, what, face, letters) == points_or_code(found), format_play(
            what
        )
        seen["allowed" if isinstance(found, LineJudgement) else found.code] += 1
        if isinstance(found, LineJudgement):
            now = lay_line(now, found, 0, 1) if len(now.equalities) < 12 else Board()

    assert {"allowed", "touches", "runs_on", "cell_taken", "not_in_rack"} <= set(seen)


def test_judging_says_the_same_with_pieces_of_the_whole_text() -> None:
    assert 11 == points_or_code(verdict("h0,3:1[6]/4=7-3", P2))
    assert 11 == points_or_code(verdict(" H 0 , 3 : 1 [ 6 ] ÷ 4 = 7 − 3 ", P2))
