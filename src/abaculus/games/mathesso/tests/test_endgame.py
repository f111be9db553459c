"""Endings for points, searched to the last pair."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.bots import BOTS
from abaculus.games.mathesso.moves import Flip, Move, Stop
from abaculus.games.mathesso.strategy import pools
from abaculus.games.mathesso.strategy.endgame import find_endgame
from abaculus.games.mathesso.strategy.pair_solver import PairSolver
from abaculus.games.mathesso.strategy.point_solver import PointSolver, TooManyTablesError
from abaculus.games.mathesso.tests.tables import OWN, Table
from abaculus.games.mathesso.view import view
from abaculus.kernel.rng import SeededRng


def one_each(player: int, number: int, others: tuple[int, ...]) -> int:
    return 1


def strewn(seed: int) -> tuple[tuple[int, int], ...]:
    """Some pairs, each by the classes of its two jettons."""
    rng = SeededRng(seed)
    backs, many = 2 + rng.below(3), 2 + rng.below(4)
    drawn = [sorted((rng.below(backs), rng.below(backs))) for _ in range(many)]
    used = sorted({back for pair in drawn for back in pair})
    return tuple((used.index(first), used.index(second)) for first, second in drawn)


@pytest.mark.parametrize("min_flips", [1, 2])
@pytest.mark.parametrize("seed", range(20))
def test_point_solver_matches_pair_solver_if_pairs_count_one(seed: int, min_flips: int) -> None:
    pairs = strewn(seed)
    kinds = tuple(sorted(set(pairs)))
    backs = len({back for pair in pairs for back in pair})
    by_counts = PairSolver(kinds, backs, min_flips)
    by_pairs = PointSolver(pairs, tuple(range(len(pairs))), one_each, min_flips == 1, 100_000)

    expected = by_counts.value((*[0] * backs, *(pairs.count(kind) for kind in kinds), 0))

    assert expected == pytest.approx(by_pairs.value(0, (0,) * len(pairs)))


def test_two_known_pairs_are_shared_the_dearer_one_first() -> None:
    worth = (2, 5)

    def gain(player: int, number: int, others: tuple[int, ...]) -> int:
        return worth[number]

    ending = PointSolver(((0, 0), (1, 1)), (0, 1), gain, True, 100)

    assert 3 == ending.value(0, (3, 3))
    assert (3, 1) == max(ending.firsts(0, (3, 3)))[:2]


def test_multiplying_pair_is_worth_what_both_make() -> None:
    """Whoever takes the first of two related pairs would get ten more for the second."""

    def gain(player: int, number: int, others: tuple[int, ...]) -> int:
        return 1 + 10 * len(others)

    ending = PointSolver(((0, 0), (1, 1), (2, 2)), (7, 7, 8), gain, True, 100)

    assert 1 - (1 - 1) == ending.value(0, (3, 3, 3))
    assert 11 - 1 == ending.value(0, (4, 3, 3))


def test_too_large_an_ending_is_given_up() -> None:
    pairs = ((0, 1), (0, 2), (1, 2), (0, 0), (1, 1))

    with pytest.raises(TooManyTablesError):
        PointSolver(pairs, tuple(range(5)), one_each, True, 50).value(0, (0,) * 5)


def chosen(table: Table, level: int, seat: int) -> Move:
    bot = BOTS[level].make(OWN)
    memory = bot.notice(bot.start(), view(table.state, seat), tuple(table.news))
    move: Move = bot.choose(view(table.state, seat), memory, SeededRng(1), lambda: False).move
    return move


def test_best_bot_waits_where_a_second_jetton_helps_the_rival() -> None:
    """Three pairs with equal backs: one in five is right, but whatever comes helps the other."""
    layout = "P5/5 P5/5 F5/5 F5/5 M1.5/1 M1.5/5 M2.5/2 M2.5/5"
    table = Table(layout)
    table.play("1:a1 1:. 1:ok 2:a3")

    assert isinstance(chosen(table, 5, 1), Flip)
    assert isinstance(chosen(table, 6, 1), Stop)


@pytest.mark.parametrize(
    ("options", "is_solved"),
    [({}, True), ({"scoring": "pairs"}, False), ({"players": 3}, False)],
)
def test_endings_for_points_between_two_are_searched_to_the_end(
    options: dict[str, str | int | bool], is_solved: bool
) -> None:
    table = Table("P5/5 P5/5 M2.5/2 M2.5/5", (), "", "1", **options)
    seen = view(table.state, 0)

    last = find_endgame(seen, pools.TableKnowledge(seen, {}), 1)

    assert is_solved == (last is not None)


def test_pairs_that_are_there_twice_are_left_to_the_tactician() -> None:
    table = Table("F1/1 F1/1 F1/1 F1/1")
    seen = view(table.state, 0)

    assert find_endgame(seen, pools.TableKnowledge(seen, {}), 1) is None
