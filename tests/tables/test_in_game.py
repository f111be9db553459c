"""During a game: moves, time, leaving, stand-ins and pauses."""

from __future__ import annotations

import pytest

from abaculus.kernel.gestures import PressGesture
from abaculus.tables.commands import (
    Command,
    HoldSeat,
    Pause,
    Play,
    Remove,
    Resign,
    Resume,
    ReturnSeat,
    Start,
)
from abaculus.tables.decide import Actor, decide_bot_move, next_deadline, pass_time
from abaculus.tables.log import EventEntry, PauseEntry
from tests.tables.samples import (
    ANN,
    BOT,
    HERE,
    HOST,
    RNG,
    SPECTATOR,
    STRANGER,
    Evening,
    code,
    ok,
    tags,
    two_friends,
)

TIMED: dict[str, str | int | bool] = {"seconds": 10}


def mark(square: str) -> object:
    return two_friends().table.game().notation.read_move(square)


def test_a_move_is_one_line_and_one_step() -> None:
    evening = two_friends()

    decision = evening.do(HOST, Play(0, PressGesture(" B2 ")), now=1500)

    assert (EventEntry(1500, 0, "b2"),) == decision.entries
    assert [decision.table.state] == [step.state for step in decision.steps]
    assert (1, 1500) == (decision.table.events, decision.table.at)


def test_the_last_move_ends_the_game() -> None:
    evening = two_friends()
    for host, ann in (("a1", "a2"), ("b1", "b2")):
        evening.play(HOST, 0, host)
        evening.play(ANN, 1, ann)

    evening.play(HOST, 0, "c1")

    assert "over" == evening.table.phase
    assert "game-over" == evening.no(ANN, Play(1, PressGesture("c2")))
    assert "game-over" == evening.no(ANN, Resign(1))
    assert "game-over" == evening.no(HOST, Pause())


@pytest.mark.parametrize(
    ("expected", "seat", "move"),
    [
        ("not-your-seat", 1, "b2"),
        ("no-seat", 2, "b2"),
        ("no-seat", -1, "b2"),
        ("pebbles-unreadable", 0, "z9"),
        ("noughts-taken", 0, "a1"),
    ],
)
def test_a_wrong_move_is_refused_and_changes_nothing(expected: str, seat: int, move: str) -> None:
    evening = two_friends()
    evening.play(HOST, 0, "a1")
    evening.play(ANN, 1, "a2")

    assert expected == evening.no(HOST, Play(seat, PressGesture(move)))


def test_nobody_moves_out_of_turn() -> None:
    assert "pebbles-not-your-turn" == two_friends().no(ANN, Play(1, PressGesture("b2")))


@pytest.mark.parametrize("person", [STRANGER, SPECTATOR])
@pytest.mark.parametrize("seat", [0, 1])
def test_strangers_and_spectators_move_nothing(person: Actor, seat: int) -> None:
    assert "not-your-seat" == two_friends().no(person, Play(seat, PressGesture("b2")))


def test_the_host_moves_for_everyone_on_the_shared_screen() -> None:
    evening = Evening(HERE, HERE)
    evening.do(HOST, Start())

    evening.play(HOST, 0, "a1")
    evening.play(HOST, 1, "a2")

    assert 2 == evening.table.events


def test_draws_follow_a_move_at_its_time() -> None:
    evening = two_friends("morra")
    evening.play(HOST, 0, "1:3", now=100)

    decision = evening.do(ANN, Play(1, PressGesture("2:5")), now=200)

    assert [200, 200] == [entry.at for entry in decision.entries if isinstance(entry, EventEntry)]
    assert [1, None] == [entry.seat for entry in decision.entries if isinstance(entry, EventEntry)]


def test_what_is_due_comes_before_a_later_move() -> None:
    evening = two_friends("morra", TIMED)

    decision = evening.do(HOST, Play(0, PressGesture("1:3")), now=10_500)

    texts = [
        (entry.at, entry.seat, entry.text[0])
        for entry in decision.entries
        if type(entry) is EventEntry
    ]
    assert [(10_000, 0, "t"), (10_000, 1, "t"), (10_000, None, "*"), (10_500, 0, "1")] == texts


def test_a_move_at_the_very_moment_of_a_deadline_is_in_time() -> None:
    evening = two_friends("morra", TIMED)

    decision = evening.do(HOST, Play(0, PressGesture("1:3")), now=10_000)

    assert [EventEntry(10_000, 0, "1:3")] == list(decision.entries)


def test_deadlines_pass_by_themselves() -> None:
    evening = two_friends("morra", TIMED)

    assert 10_000 == next_deadline(evening.table)
    assert None is pass_time(evening.table, 10_000, RNG)
    passed = pass_time(evening.table, 10_001, RNG)

    assert passed is not None
    assert 3 == len(passed.entries)
    assert 10_000 == evening.keep(passed).table.at
    assert 20_000 == next_deadline(evening.table)


def test_a_table_nobody_looks_after_for_long_catches_up() -> None:
    evening = two_friends("morra", {**TIMED, "rounds": 3})

    passed = pass_time(evening.table, 10**9, RNG)

    assert passed is not None
    assert "over" == evening.keep(passed).table.phase
    assert None is next_deadline(evening.table)
    assert None is pass_time(evening.table, 10**10, RNG)


def test_time_never_runs_back() -> None:
    evening = two_friends()
    evening.play(HOST, 0, "a1", now=900)

    evening.play(ANN, 1, "a2", now=300)

    assert 900 == evening.table.at


def test_a_resigned_seat_is_gone() -> None:
    evening = Evening(HERE, HERE, HERE, variant="morra")
    evening.do(HOST, Start())

    evening.do(HOST, Resign(1), now=50)

    assert (1,) == evening.table.gone
    assert "playing" == evening.table.phase
    assert "already-left" == evening.no(HOST, Resign(1))
    assert "already-left" == evening.no(HOST, Play(1, PressGesture("1:3")))
    assert "already-left" == evening.no(HOST, HoldSeat(1))
    assert "already-left" == evening.no(HOST, Remove(1))


def test_the_host_lets_a_person_leave_and_nobody_else_does() -> None:
    evening = two_friends()

    assert "not-host" == evening.no(ANN, Remove(0))
    assert "not-your-seat" == evening.no(HOST, Resign(1))
    assert "no-seat" == evening.no(HOST, Remove(5))
    evening.do(HOST, Remove(1))

    assert ("over", (1,)) == (evening.table.phase, evening.table.gone)


def test_a_bot_moves_on_its_own_seat_only() -> None:
    evening = Evening(HERE, BOT)
    evening.do(HOST, Start())

    assert "not-a-bot" == code(decide_bot_move(evening.table, 0, mark("a1"), 0, RNG))
    assert "no-seat" == code(decide_bot_move(evening.table, 9, mark("a1"), 0, RNG))
    evening.play(HOST, 0, "a1")
    assert "not-your-seat" == evening.no(HOST, Play(1, PressGesture("a2")))
    evening.keep(ok(decide_bot_move(evening.table, 1, mark("a2"), 7, RNG)))

    assert 2 == evening.table.events
    assert "noughts-taken" != code(decide_bot_move(evening.table, 1, mark("a2"), 7, RNG))


def test_a_bot_holds_a_seat_until_its_person_moves() -> None:
    evening = two_friends()
    evening.do(HOST, HoldSeat(1, "random"))
    evening.play(HOST, 0, "a1")
    evening.keep(ok(decide_bot_move(evening.table, 1, mark("a2"), 0, RNG)))
    evening.play(HOST, 0, "b1")

    decision = evening.do(ANN, Play(1, PressGesture("b2")))

    assert ["SeatsEntry", "EventEntry"] == tags(decision.entries)
    assert "" == evening.table.holders[1].stand_in
    assert "not-a-bot" == code(decide_bot_move(evening.table, 1, mark("c2"), 0, RNG))


def test_a_refused_move_hands_nothing_back() -> None:
    evening = two_friends()
    evening.do(HOST, HoldSeat(1))

    assert "pebbles-not-your-turn" == evening.no(ANN, Play(1, PressGesture("b2")))
    assert "careful" == evening.table.holders[1].stand_in


@pytest.mark.parametrize("person", [HOST, ANN])
def test_host_and_person_hand_a_seat_back(person: Actor) -> None:
    evening = two_friends()
    evening.do(HOST, HoldSeat(1))

    evening.do(person, ReturnSeat(1))

    assert "" == evening.table.holders[1].stand_in
    assert "not-held" == evening.no(ANN, ReturnSeat(1))


@pytest.mark.parametrize(
    ("expected", "command"),
    [
        ("not-host", HoldSeat(0)),
        ("not-your-seat", ReturnSeat(0)),
    ],
)
def test_a_guest_holds_nobody_s_seat(expected: str, command: Command) -> None:
    evening = two_friends()
    evening.do(HOST, HoldSeat(0))

    assert expected == evening.no(ANN, command)


def test_only_a_person_is_held_and_only_by_a_bot_there_is() -> None:
    evening = Evening(HERE, BOT)

    assert "not-begun" == evening.no(HOST, HoldSeat(0))
    evening.do(HOST, Start())

    assert "is-bot" == evening.no(HOST, HoldSeat(1))
    assert "no-bot" == evening.no(HOST, HoldSeat(0, "genius"))
    assert "no-seat" == evening.no(HOST, HoldSeat(4))


def test_a_pause_stops_moves_and_time() -> None:
    evening = two_friends("morra", TIMED)

    decision = evening.do(HOST, Pause(), now=4000)

    assert (PauseEntry(4000),) == decision.entries
    assert "paused" == evening.no(HOST, Play(0, PressGesture("1:3")), now=99_000)
    assert "paused" == evening.no(HOST, Pause())
    assert None is pass_time(evening.table, 99_000, RNG)
    assert None is next_deadline(evening.table)
    evening.do(HOST, Resume(), now=99_000)
    assert (4000, 10_000) == (evening.table.at, next_deadline(evening.table))
    evening.play(HOST, 0, "1:3", now=4500)


def test_a_pause_comes_after_what_was_due() -> None:
    evening = two_friends("morra", TIMED)

    decision = evening.do(HOST, Pause(), now=12_000)

    assert ["EventEntry", "EventEntry", "EventEntry", "PauseEntry"] == tags(decision.entries)


def test_the_game_may_be_over_before_it_can_be_paused() -> None:
    evening = two_friends("morra", {**TIMED, "rounds": 1})

    assert "game-over" == evening.no(HOST, Pause(), now=12_000)


def test_only_a_paused_game_is_resumed_and_only_by_the_host() -> None:
    evening = two_friends()

    assert "not-paused" == evening.no(HOST, Resume())
    evening.do(HOST, Pause())
    assert "not-host" == evening.no(ANN, Resume())


def test_a_person_may_leave_during_a_pause() -> None:
    evening = Evening(HERE, HERE, HERE, variant="morra", options=TIMED)
    evening.do(HOST, Start())
    evening.do(HOST, Pause(), now=3000)

    evening.do(HOST, Resign(2), now=50_000)

    assert ("paused", 3000, (2,)) == (evening.table.phase, evening.table.at, evening.table.gone)
