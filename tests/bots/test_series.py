"""Many games: who sits where, what repeats, and what it all adds up to."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from abaculus.bots.series import GameResult, Plan, series
from abaculus.bots.statistics import WinShare, compute_stats, student_interval, wilson_interval
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.game import Measure
from abaculus.kernel.options import Options, choose
from abaculus.kernel.records import parse_headers, parse_record
from abaculus.kernel.registry import load_family


def plan(*bots: str, games: int = 6, seed: int = 7, variant: str = "morra") -> Plan:
    menu = load_family("pebbles").game(variant).info.menu
    options = choose(menu, {"players": len(bots)})
    return Plan("pebbles", variant, options, bots, games, seed)


def result(number: int, seating: tuple[int, ...], *scores: int, moves: int = 10) -> GameResult:
    best = max(scores)
    first = tuple(seat for seat, score in enumerate(scores) if score == best)
    rest = tuple(seat for seat, score in enumerate(scores) if score < best)
    return GameResult(number, seating, Outcome("end", (first, rest), scores), moves)


def two(games: int) -> Plan:
    return Plan("none", "none", Options(2, {}, ({}, {})), ("weak", "strong"), games, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_sits_everywhere_equally_often(players: int) -> None:
    table = plan(*["random"] * players, games=12)

    sat = Counter((who, seat) for game in range(12) for seat, who in enumerate(table.seating(game)))

    assert {(who, seat): 12 // players for who in range(players) for seat in range(players)} == sat


def test_a_bot_that_plays_itself_gets_two_names() -> None:
    assert plan("random", "careful").names == ("Bot random", "Bot careful")
    assert plan("random", "random", "careful").names == (
        "Bot random A",
        "Bot random B",
        "Bot careful",
    )


def test_the_same_seed_gives_the_same_series() -> None:
    first, again, other = (
        list(series(plan("random", "careful", seed=seed), processes=1)) for seed in (7, 7, 8)
    )

    assert first == again
    assert first != other
    assert len({game.outcome.scores for game in first}) > 1


def test_kept_records_can_be_read() -> None:
    table = plan("random", "careful", games=2)

    results = list(series(table, processes=1, keep=True))

    game = load_family("pebbles").game("morra")
    for number, result in enumerate(results):
        record = parse_record(game, parse_headers(result.record or ""))
        assert record.outcome == result.outcome
        assert [player.name for player in record.players] == [
            table.names[who] for who in table.seating(number)
        ]


def test_points_follow_the_bot_not_the_seat() -> None:
    results = [
        result(0, (0, 1), 10, 30, moves=8),
        result(1, (1, 0), 40, 20, moves=12),
        result(2, (0, 1), 25, 25, moves=9),
        result(3, (1, 0), 10, 35, moves=11),
    ]

    found = compute_stats(two(4), reversed(results))

    weak, strong = found.standings
    assert (weak.wins, weak.draws, weak.losses) == (1, 1, 2)
    assert (strong.wins, strong.draws, strong.losses) == (2, 1, 1)
    assert (weak.won.share, strong.won.share) == (0.375, 0.625)
    assert (weak.score.mean, strong.score.mean) == (22.5, 26.25)
    assert [one.ahead and one.ahead.mean for one in found.standings] == [-3.75, 3.75]
    assert [seat.share for seat in found.seats] == [0.375, 0.625]
    assert found.moves.mean == 10
    assert found.games == 4


def test_fewer_is_ahead_where_the_fewest_are_best() -> None:
    left = msgspec.structs.replace(two(1), measure=Measure("pieces", fewest=True))

    found = compute_stats(left, [result(0, (0, 1), 3, 7)])

    assert [one.score.mean for one in found.standings] == [3, 7]
    assert [one.ahead and one.ahead.mean for one in found.standings] == [4, -4]


def test_alone_nobody_is_ahead() -> None:
    alone = Plan("none", "none", Options(1, {}, ({},)), ("weak",), 1, 0)

    found = compute_stats(alone, [result(0, (0,), 12)])

    assert found.standings[0].ahead is None


def test_where_nobody_wins_nobody_has_a_share() -> None:
    lost = GameResult(0, (0, 1), Outcome("end", ((), (0, 1)), (0, 0)), 3)

    found = compute_stats(two(1), [lost])

    assert [standing.won.share for standing in found.standings] == [0, 0]
    assert [standing.losses for standing in found.standings] == [1, 1]


def test_shares_have_the_interval_of_wilson() -> None:
    assert pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4) == as_tuple(wilson_interval(8, 10))
    assert pytest.approx((0.0, 0.0, 0.2775), abs=1e-4) == as_tuple(wilson_interval(0, 10))


def as_tuple(share: WinShare) -> tuple[float, float, float]:
    return share.share, share.low, share.high


def test_means_have_the_interval_of_student() -> None:
    few = student_interval([1, 2, 3, 4, 5])
    many = student_interval([0, 1] * 50)

    assert few.mean == 3
    assert few.low == pytest.approx(1.0368, abs=1e-3)
    assert many.mean == 0.5
    assert many.high == pytest.approx(0.5997, abs=1e-3)


def test_one_game_has_no_interval() -> None:
    assert (student_interval([5]).low, student_interval([5]).high) == (None, None)
