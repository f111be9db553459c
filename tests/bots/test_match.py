"""One game between bots: who is asked, what each sees, and how time runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from abaculus.bots.match import Match, play_game, seed_rngs
from abaculus.bots.playout import next_timeout, playout
from abaculus.bots.random import RandomBot
from abaculus.errors import BotError
from abaculus.kernel.awaits import Deadline, Turn
from abaculus.kernel.bot import AnyBot, BotMove, Stop
from abaculus.kernel.events import Drawn, Event, Played, TimedOut
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.options import choose
from abaculus.kernel.records import (
    Record,
    RecordPlayer,
    format_record,
    parse_headers,
    parse_record,
    replay,
)
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import GameRng, SeededRng


def morra() -> AnyGame:
    return load_family("pebbles").game("morra")


def play_match(game: AnyGame, bots: Sequence[AnyBot], seed: int = 1, **given: object) -> Record:
    options = choose(game.info.menu, {"players": len(bots), **given})
    players = [RecordPlayer(f"Bot {seat}", "bot") for seat in range(len(bots))]
    return play_game("pebbles", game, options, bots, players, seed_rngs(seed, len(bots)))


def first_round(events: Sequence[Event[Any]]) -> list[Event[Any]]:
    """What happens between the first draw and the second."""
    second = next(
        (n for n, event in enumerate(events) if n and isinstance(event, Drawn)), len(events)
    )
    return list(events[1:second])


class Spy(RandomBot):
    """Remembers all it was told."""

    def start(self) -> Any:
        return ()

    def notice(self, memory: Any, view: Any, news: tuple[News, ...]) -> Any:
        return (*memory, (view, news))

    def choose(self, view: Any, memory: Any, rng: GameRng, stop: Stop) -> BotMove[Any]:
        self.memory = memory
        return super().choose(view, None, rng, stop)


class Cheat(RandomBot):
    """Plays what is no move of the game."""

    def choose(self, view: Any, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
        legal = super().choose(view, memory, rng, stop)
        return BotMove(type(legal.move)(99, 0), 1)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("variant", ["noughts", "morra"])
def test_random_bots_play_any_game_to_its_end(variant: str, seed: int) -> None:
    game = load_family("pebbles").game(variant)

    record = play_match(game, [RandomBot(game), RandomBot(game)], seed)

    assert record.outcome is not None
    assert record == parse_record(game, parse_headers(format_record(game, record)))


def test_the_same_seed_gives_the_same_game() -> None:
    game = morra()
    bots = [RandomBot(game)] * 3

    records = [play_match(game, bots, seed) for seed in (7, 7, 8)]

    assert records[0] == records[1]
    assert records[0] != records[2]


def test_the_deal_does_not_depend_on_who_plays() -> None:
    game = morra()
    careful = load_family("pebbles").bot("careful").make(game)

    games = [play_match(game, [bot] * 2, target=50, rounds=4) for bot in (RandomBot(game), careful)]

    dice = [[event for event in record.events if isinstance(event, Drawn)] for record in games]
    assert [die.result for die in dice[0]] == [die.result for die in dice[1]]


def test_seats_waited_for_together_think_at_the_same_time() -> None:
    game = morra()

    record = play_match(game, [RandomBot(game, 20), RandomBot(game, 10)])

    plays = first_round(record.events)
    assert [(event.seat, event.at) for event in plays if isinstance(event, Played)] == [
        (1, 10_000),
        (0, 20_000),
    ]


def test_a_bot_that_is_too_slow_runs_out_of_time() -> None:
    game = morra()

    record = play_match(game, [RandomBot(game, 31), RandomBot(game, 5)], seconds=30, rounds=1)

    slow = [event for event in record.events if isinstance(event, TimedOut)]
    assert [TimedOut(30_000, slow[0].deadline, 0)] == slow
    assert not [event for event in record.events if isinstance(event, Played) and event.seat == 0]


def test_a_move_at_the_very_deadline_is_in_time() -> None:
    game = morra()

    record = play_match(game, [RandomBot(game, 30), RandomBot(game, 5)], seconds=30, rounds=1)

    assert not [event for event in record.events if isinstance(event, TimedOut)]


def test_a_bot_hears_only_what_its_seat_may_hear() -> None:
    game = morra()
    spies = [Spy(game), Spy(game)]

    play_match(game, spies, rounds=5)

    for seat, spy in enumerate(spies):
        heard = [item for _, news in spy.memory for item in news]
        assert [item for item in heard if item.only == (seat,)]
        assert not [item for item in heard if item.only and seat not in item.only]
        assert {seat} == {view.seat for view, _ in spy.memory}


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    game = morra()

    with pytest.raises(BotError, match="morra-fingers"):
        play_match(game, [Cheat(game), RandomBot(game)])


def test_a_watcher_sees_every_step() -> None:
    game = morra()
    options = choose(game.info.menu, {})
    seen: list[Event[Any]] = []
    bots = [RandomBot(game)] * 2
    players = [RecordPlayer("A"), RecordPlayer("B")]

    record = play_game(
        "pebbles",
        game,
        options,
        bots,
        players,
        seed_rngs(1, 2),
        lambda step: seen.append(step.event),
    )

    assert list(record.events) == seen


def test_bots_are_told_when_to_stop() -> None:
    game = morra()
    asked: list[bool] = []

    class Hasty(RandomBot):
        def choose(self, view: Any, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
            asked.append(stop())
            return super().choose(view, memory, rng, stop)

    bots = [Hasty(game)] * 2
    match = Match(game, choose(game.info.menu, {}), bots, seed_rngs(1, 2), lambda: lambda: True)
    list(match.steps())

    assert {True} == set(asked)


@pytest.mark.parametrize("variant", ["noughts", "morra"])
def test_a_playout_is_a_game(variant: str) -> None:
    game = load_family("pebbles").game(variant)
    options = choose(game.info.menu, {})

    events = playout(game, options, SeededRng(3))

    assert events == [step.event for step in replay(game, options, events)]
    assert events == playout(game, options, SeededRng(3))
    assert len(events) <= game.bound(options)


def test_time_passes_where_nobody_must_move() -> None:
    turn = Turn((), (0, 1), (Deadline("late", 9), Deadline("window", 5, 1), Deadline("tie", 5)))

    assert TimedOut(5, "window", 1) == next_timeout(turn)
