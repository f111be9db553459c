"""The solved race: right where it can be reckoned by hand, by trial, and in real games."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathematicus.board import SIZE, Square
from abaculus.games.mathematicus.bots import MathematicusBot
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.strategy.course import ALL, RaceCourse, bit, course
from abaculus.games.mathematicus.strategy.plans import choose_exactly
from abaculus.games.mathematicus.strategy.race import RaceRecursion, nearest
from abaculus.games.mathematicus.strategy.solver import Solver
from abaculus.games.mathematicus.tests.transcripts import PLAIN
from abaculus.kernel.options import choose
from abaculus.kernel.rng import GameRng, SeededRng

pytestmark = pytest.mark.slow

T = bit("T")
EMPTY = Square("theme-unit", "question")
NEVER = Square("theme-unit", "penalty")


def track(
    squares: dict[int, Square], other: Square = EMPTY, *, goes_back: bool = False
) -> RaceCourse:
    """A course with these squares, and all others alike."""
    return RaceCourse(
        squares=tuple(squares.get(place, other) for place in range(SIZE)),
        bearing=("",) * SIZE,
        chances=(),
        goes_back=goes_back,
        has_gimmick=False,
    )


def solved(run: RaceCourse, percent: int) -> RaceRecursion:
    race = RaceRecursion(run, percent)
    for _ in race.layers():
        pass
    return race


@cache
def basic(percent: int) -> RaceRecursion:
    return solved(course(PLAIN, ""), percent)


TURING = Square("theme-turing", "figure", "T")
FIGURES = {
    place: Square("theme-unit", "figure", figure) for place, figure in enumerate("EAHKG", 1)
} | {12: TURING}


def test_everyone_who_has_all_figures_is_done() -> None:
    assert 0 == float(basic(70).turn[:, ALL].max())


def test_last_figure_takes_four_rolls_where_nobody_else_moves() -> None:
    """Two squares before it the d4 hits every fourth time, and every other square is a penalty."""
    squares = dict.fromkeys(range(SIZE), NEVER) | FIGURES
    race = solved(track(squares), 100)

    from_ten = race.turn[10, ALL & ~T, 0, 0, 0, 0]

    assert pytest.approx(4, abs=0.01) == float(from_ten)


def test_wrong_answers_make_it_longer_in_proportion() -> None:
    squares = dict.fromkeys(range(SIZE), NEVER) | FIGURES
    race = solved(track(squares), 50)

    from_ten = race.turn[10, ALL & ~T, 0, 0, 0, 0]

    assert pytest.approx(8, abs=0.01) == float(from_ten)


def test_a_token_never_harms_and_a_skip_never_helps() -> None:
    race = basic(70)

    assert float((race.turn[..., 1:, :] - race.turn[..., :-1, :]).max()) < 1e-3
    assert float((race.turn[..., 1:] - race.turn[..., :-1]).max()) < 1e-3
    assert float((race.turn[:, :, 0] - race.turn[:, :, 1]).max()) < 1e-3


def test_the_better_one_knows_the_sooner_one_is_done() -> None:
    start = (0, 0, 0, 0, 1, 1)

    assert (
        float(basic(95).turn[start]) < float(basic(70).turn[start]) < float(basic(40).turn[start])
    )


def test_going_back_and_the_nonagon_shorten_the_race() -> None:
    start = (0, 0, 0, 0, 1, 1)
    back = solved(course(PLAIN, "r"), 70).turn[start]
    whole = solved(course(PLAIN, "rn"), 70).turn[start]

    assert float(whole) < float(back) < float(basic(70).turn[start])


def test_the_nearest_lacking_figure_lies_ahead() -> None:
    run = course(PLAIN, "")

    assert 15 == nearest(run, 14, 0)
    assert 5 == nearest(run, 30, 0)
    assert 30 == nearest(run, 0, ALL & ~T)


def tried(run: RaceCourse, race: RaceRecursion, percent: int, rng: GameRng) -> int:
    """The turns that the last figure takes somebody who follows the solved race, by trial."""
    pos, mask, turns = 0, ALL & ~T, 0
    while True:
        turns += 1
        here = (pos, mask, 0, 0, 0, 0)
        die = 4 if race.rolls[0][here] <= race.rolls[1][here] else 12
        score = 1 + rng.below(die)
        to = (pos + score) % SIZE
        square = run.squares[to]
        is_own = square.figure not in ("", "T")
        there = (to, mask, 0, 0, 0, 0)
        right = 1.0 if is_own else percent / 100
        landed = right * race.there[there] + (1 - right) * race.turn[here]
        if landed > race.after[here]:
            continue
        if is_own or rng.below(100) < percent:
            if to == run.squares.index(TURING):
                return turns
            pos = to


def test_last_figure_simulation_matches_the_average_turns() -> None:
    run = track(FIGURES)
    race = solved(run, 70)
    expected = float(race.turn[0, ALL & ~T, 0, 0, 0, 0])

    found = fmean(tried(run, race, 70, SeededRng(seed)) for seed in range(2000))

    assert pytest.approx(expected, rel=0.05) == found


def test_real_games_alone_take_about_as_long_as_the_race_says() -> None:
    """Kept cards, lost figures and tokens that run out are all that the race leaves aside."""
    game = Mathematicus("basic")
    turns: list[int] = []
    for seed in range(40):
        match = Match(
            game,
            choose(game.info.menu, {"players": 1}),
            [MathematicusBot(choose_exactly, 70)],
            seed_rngs(seed, 1),
        )
        for _ in match.steps():
            pass
        turns.append(match.state.turns)

    assert pytest.approx(float(basic(70).turn[0, 0, 0, 0, 1, 1]), rel=0.2) == fmean(turns)


def test_a_solved_race_is_kept_and_read_again(tmp_path: Path) -> None:
    first = Solver(track(FIGURES), 70, tmp_path)
    assert first.work(lambda: False)

    second = Solver(track(FIGURES), 70, tmp_path)

    assert first.values is not None
    assert second.values is not None
    assert np.array_equal(first.values, second.values)


def test_a_torn_file_is_not_believed(tmp_path: Path) -> None:
    assert Solver(track(FIGURES), 70, tmp_path).work(lambda: False)
    file = next(tmp_path.glob("*.npy"))
    file.write_bytes(file.read_bytes()[:1000])

    assert Solver(track(FIGURES), 70, tmp_path).values is None


def test_work_that_was_stopped_continues_where_it_was() -> None:
    solver = Solver(track(FIGURES), 70, None)
    stops = 0
    while not solver.work(lambda: True):
        stops += 1

    assert 6 == stops
    assert solver.values is not None
    assert float(first_value(solver)) == pytest.approx(
        float(solved(track(FIGURES), 70).turn[0, 0, 0, 0, 0, 0]), rel=1e-4
    )


def first_value(solver: Solver) -> float:
    assert solver.values is not None
    return float(solver.values[0, 0, 0, 0, 0, 0, 0])


def test_an_unpaid_penalty_costs_a_turn() -> None:
    race = basic(70)
    poor, skipping = (8, 0, 0, 0, 0, 0), (8, 0, 1, 0, 0, 0)

    assert pytest.approx(float(race.after[skipping]), abs=0.01) == float(race.there[poor])
    assert pytest.approx(float(race.turn[poor]) + 1, abs=0.01) == float(race.turn[skipping])


def test_the_second_half_brings_the_best_figure() -> None:
    """On 17, holding half A: half B and a d4 roll come, and the nonagon is exchanged at once."""
    race = solved(course(PLAIN, "n"), 70)
    own = bit("E") | bit("A")
    bests = [float(race.after[17, own | bit(one), 0, 0, 1, 0]) for one in "HKGT"]

    assert pytest.approx(min(bests), abs=0.01) == float(race.there[17, own, 0, 1, 0, 0])


def test_the_first_half_is_kept() -> None:
    race = solved(course(PLAIN, "n"), 70)

    assert pytest.approx(float(race.after[17, 0, 0, 2, 1, 0]), abs=0.01) == float(
        race.there[17, 0, 0, 0, 0, 0]
    )
