"""The fastest finish: the results of section 12, other tables, and the work it takes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean, stdev

import pytest

from abaculus.bots import cache as disk_cache
from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathmetrics.board import BOARD, board
from abaculus.games.mathmetrics.bots import MathMetricsBot
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.strategy import speed_solver
from abaculus.games.mathmetrics.strategy.course import CircleCourse, chance_of, course
from abaculus.games.mathmetrics.strategy.plans import choose_fast
from abaculus.games.mathmetrics.strategy.speed_solver import SpeedSolver, cap_for, table_cap
from abaculus.games.mathmetrics.strategy.values import TurnValues
from abaculus.kernel.options import choose

pytestmark = pytest.mark.slow

NONE = (0, 0, 0)
HOLE = "I09"
SMALL = (
    '{"id": "small", "outer": ["E_ONE","N_ONE","G_ONE","ROLL","MISS","TWICE",'
    '"E_GO","N_GO","G_GO","ODD","EVEN","PICK"],'
    '"inner": ["TRIO","HOLE","HOLD25","E_TWO","N_TWO","G_RISK"],'
    '"radians": [{"outer": 3, "inner": 2, "spaces": []},'
    ' {"outer": 9, "inner": 5, "spaces": ["PRIME"]}]}'
)
"""The smallest circles, with a radian that has no space."""


def never() -> bool:
    return False


def always() -> bool:
    return True


@cache
def solved(
    percents: tuple[int, int, int],
    target: int = 4,
    table: str = BOARD,
    key: str = "symmetric",
    gentle: bool = False,
) -> TurnValues:
    run = course(table, key, target, gentle)
    solver = SpeedSolver(run, percents, table_cap(run), folder=None)
    assert solver.work(never)
    return solver.outlook()


def starts(outlook: TurnValues) -> dict[str, float]:
    """Expected turns from every space of the outer circle."""
    spaces = [space.id for space in board(BOARD).spaces.values() if space.ring == "outer"]
    return {space: 1 + outlook.rolling(space, NONE) for space in spaces}


@pytest.mark.parametrize(
    ("percent", "fewest", "most"), [(50, 39.5, 40.5), (70, 20.8, 21.8), (90, 12.7, 13.6)]
)
def test_expected_turns_are_those_of_the_specification(
    percent: int, fewest: float, most: float
) -> None:
    turns = starts(solved((percent, percent, percent)))

    assert (fewest, most) == (round(min(turns.values()), 1), round(max(turns.values()), 1))
    assert "O29" == min(turns, key=lambda space: turns[space])
    assert "O03" == max(turns, key=lambda space: turns[space])


@pytest.mark.parametrize(
    ("percent", "tokens", "blasts"),
    [
        (70, (0, 0, 0), True),
        (70, (2, 1, 1), True),
        (70, (2, 2, 0), True),
        (70, (2, 2, 1), False),
        (70, (2, 2, 2), False),
        (90, (2, 2, 2), True),
        (90, (3, 3, 3), False),
    ],
)
def test_the_hole_is_left_as_the_specification_says(
    percent: int, tokens: tuple[int, int, int], blasts: bool
) -> None:
    outlook = solved((percent, percent, percent))

    assert blasts == (outlook.blasting(HOLE, tokens) < outlook.seven(HOLE, tokens))


@pytest.mark.slow
def test_games_played_by_the_rules_last_as_long_as_expected() -> None:
    """The rules know nothing of the solver; seeds are fixed."""
    percents = (80, 60, 70)
    game = MathMetrics("solo")
    options = choose(game.info.menu, {"players": 1, "target": 2})
    turns: list[int] = []
    for seed in range(250):
        match = Match(game, options, [MathMetricsBot(choose_fast, percents, 5)], seed_rngs(seed, 1))
        for _ in match.steps():
            pass
        turns.append(match.state.turn)

    expected = min(starts(solved(percents, target=2)).values())

    assert abs(fmean(turns) - expected) < 2 * stdev(turns) / len(turns) ** 0.5


def test_a_small_board_of_ones_own_is_played_as_long_as_expected() -> None:
    percents = (70, 70, 70)
    game = MathMetrics("solo")
    options = choose(game.info.menu, {"players": 1, "target": 3, "board": SMALL})
    turns: list[int] = []
    for seed in range(250):
        match = Match(game, options, [MathMetricsBot(choose_fast, percents, 5)], seed_rngs(seed, 1))
        for _ in match.steps():
            pass
        turns.append(match.state.turn)
    outlook = solved(percents, target=3, table=SMALL)

    expected = min(1 + outlook.rolling(f"O{number:02}", NONE) for number in range(1, 13))

    assert abs(fmean(turns) - expected) < 2 * stdev(turns) / len(turns) ** 0.5


def test_a_step_further_changes_nothing() -> None:
    """Expected turns are a fixed point: the mean of the best landings of the six faces."""
    run, outlook = course(BOARD, "symmetric", 4, False), solved((70, 70, 70))
    for number in range(0, len(run.positions), 7):
        for tokens in (NONE, (1, 2, 0), (4, 4, 3)):
            faces = [
                min(outlook.landing(run.positions[end], tokens) for end in ends)
                for ends in run.ways[number]
            ]
            expected = fmean(faces)
            assert expected == pytest.approx(outlook.rolling(run.positions[number], tokens))


def test_a_player_who_has_all_tokens_is_done() -> None:
    outlook = solved((70, 70, 70))

    assert 0.0 == outlook.resting("O10", (4, 4, 4))
    assert 0.0 == outlook.resting("O10", (9, 4, 30))
    assert 0.0 < outlook.resting("O10", (9, 3, 30))


def test_a_free_choice_goes_to_what_is_needed() -> None:
    outlook = solved((70, 70, 70))
    for needed in range(3):
        tokens = tuple(3 if place == needed else 4 for place in range(3))
        turns = [outlook.asking("O14", tokens, (category,)) for category in CATEGORIES]
        assert needed == turns.index(min(turns))


def test_knowing_more_of_any_category_saves_turns() -> None:
    usual = min(starts(solved((70, 70, 70))).values())
    for better in range(3):
        one, two, three = (80 if place == better else 70 for place in range(3))
        assert min(starts(solved((one, two, three))).values()) < usual - 0.5


def test_gentle_game_is_shorter_and_printed_key_is_longer() -> None:
    usual = min(starts(solved((70, 70, 70))).values())

    assert min(starts(solved((70, 70, 70), gentle=True)).values()) < usual
    assert usual < min(starts(solved((70, 70, 70), key="printed")).values())


@pytest.mark.parametrize(("target", "cap"), [(1, 2), (4, 8), (6, 12), (8, 12), (20, 21)])
def test_large_games_tell_fewer_surplus_tokens_apart(target: int, cap: int) -> None:
    assert cap == table_cap(course(BOARD, "symmetric", target, False))


def test_a_lower_cap_changes_little() -> None:
    run = course(BOARD, "symmetric", 4, False)
    rough = SpeedSolver(run, (70, 70, 70), 6, folder=None)
    rough.work(never)

    exact, other = (
        outlook.rolling("O29", NONE) for outlook in (solved((70, 70, 70)), rough.outlook())
    )

    assert other == pytest.approx(exact, abs=0.01)
    assert 6 == cap_for(run, 40_000)


def run_of_one() -> CircleCourse:
    return course(BOARD, "symmetric", 1, False)


def test_what_was_solved_is_read_from_disk(tmp_path: Path) -> None:
    first = SpeedSolver(run_of_one(), (70, 70, 70), 2, folder=tmp_path)
    assert first.work(never)

    again = SpeedSolver(run_of_one(), (70, 70, 70), 2, folder=tmp_path)

    assert again.work(always)
    assert 0 == again.sweeps
    assert first.outlook().rolling("O29", NONE) == again.outlook().rolling("O29", NONE)
    assert 1 == len(list(tmp_path.iterdir()))


def test_another_player_is_solved_apart(tmp_path: Path) -> None:
    SpeedSolver(run_of_one(), (70, 70, 70), 2, folder=tmp_path).work(never)
    other = SpeedSolver(run_of_one(), (70, 70, 71), 2, folder=tmp_path)

    other.work(never)

    assert other.sweeps > 0


def test_what_is_solved_is_kept_where_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nowhere else: tests leave the user's own folder alone."""
    users, wanted = tmp_path / "users", tmp_path / "wanted"
    monkeypatch.setenv("XDG_CACHE_HOME", str(users))
    monkeypatch.setenv(disk_cache.FOLDER, str(wanted))

    speed_solver.solver_of(run_of_one(), (71, 72, 73)).work(never)

    assert not users.exists()
    assert 1 == len(list((wanted / speed_solver.FOLDER).iterdir()))


def test_work_that_is_stopped_continues_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed_solver, "_ASK_AFTER", 1)
    patient = SpeedSolver(run_of_one(), (70, 70, 70), 2, folder=None)
    patient.work(never)
    hurried = SpeedSolver(run_of_one(), (70, 70, 70), 2, folder=None)

    tries = 1
    while not hurried.work(always):
        tries += 1

    assert patient.sweeps == tries == hurried.sweeps
    assert patient.outlook().rolling("O29", NONE) == hurried.outlook().rolling("O29", NONE)


@pytest.mark.parametrize(
    ("least", "chances", "expected"),
    [(1, (0.7,), 0.7), (2, (0.5, 0.5, 0.5), 0.5), (2, (0.7,) * 3, 0.784), (0, (0.1,), 1.0)],
)
def test_the_chance_of_enough_right_answers(
    least: int, chances: tuple[float, ...], expected: float
) -> None:
    assert chance_of(least, chances) == pytest.approx(expected)
