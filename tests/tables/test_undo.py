"""A move is taken back when everybody agrees and nothing has happened since."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.registry import load_family
from abaculus.tables.commands import (
    AnswerTakeback,
    HoldSeat,
    Pause,
    Play,
    Rename,
    RequestTakeback,
    Resign,
    Start,
)
from abaculus.tables.decide import pass_time
from abaculus.tables.fold import current_events
from abaculus.tables.table import SeatRequest, TableState
from tests.tables.samples import (
    ANN,
    BEN,
    BOT,
    HERE,
    HOST,
    LINK,
    RNG,
    STRANGER,
    Evening,
    tags,
    two_friends,
)


def move_once() -> Evening:
    """The host has made the first move against Ann."""
    evening = two_friends()
    evening.play(HOST, 0, "a1")
    return evening


def three() -> Evening:
    """The host has thrown; Ann and Ben have not."""
    evening = Evening(HERE, LINK, LINK, variant="morra", options={"seconds": 10})
    evening.sit(ANN, "Ann")
    evening.sit(BEN, "Ben")
    evening.do(HOST, Start())
    evening.play(HOST, 0, "1:3", now=2000)
    return evening


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    evening = move_once()
    assert (0,) == evening.table.may_ask_back

    evening.do(HOST, RequestTakeback(0))
    assert 0 == evening.table.asks_back
    decision = evening.do(ANN, AnswerTakeback(1, True))

    assert ["TakebackAnswerEntry", "TakebackEntry"] == tags(decision.entries)
    after: TableState = decision.table
    assert (0, None, ()) == (after.events, after.asks_back, after.may_ask_back)
    assert () == current_events(evening.log)
    evening.play(HOST, 0, "b2")
    assert ["b2"] == [event.text for event in current_events(evening.log)]


@pytest.mark.parametrize("trait", ["is_memory", "is_final"])
def test_nothing_is_taken_back_where_what_was_shown_is_known(
    trait: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_family("pebbles").game("noughts")
    traits = replace(game.info.traits, **{trait: True})
    monkeypatch.setattr(game, "info", replace(game.info, traits=traits))

    assert "nothing-to-take-back" == move_once().no(HOST, RequestTakeback(0))


def test_a_no_leaves_everything_as_it_is() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))

    evening.do(ANN, AnswerTakeback(1, False))

    assert (1, None) == (evening.table.events, evening.table.asks_back)
    evening.do(HOST, RequestTakeback(0))


def test_all_must_agree() -> None:
    evening = three()
    evening.do(HOST, RequestTakeback(0), now=2500)

    evening.do(ANN, AnswerTakeback(1, True), now=2600)
    assert (1,) == evening.table.answered_back
    assert "already-answered" == evening.no(ANN, AnswerTakeback(1, True), now=2600)
    evening.do(BEN, AnswerTakeback(2, True), now=2700)

    assert None is evening.table.asks_back
    assert (0, 1, 2) == evening.table.state.table.seats("thinks")


def test_bots_do_not_mind() -> None:
    evening = Evening(HERE, BOT)
    evening.do(HOST, Start())
    evening.play(HOST, 0, "a1")

    decision = evening.do(HOST, RequestTakeback(0))

    assert ["TakebackRequestEntry", "TakebackEntry"] == tags(decision.entries)


def test_a_held_seat_and_one_who_left_are_not_waited_for() -> None:
    evening = three()
    evening.do(BEN, Resign(2), now=2100)
    evening.do(HOST, HoldSeat(1))
    assert "nothing-to-take-back" == evening.no(HOST, RequestTakeback(0), now=2300)
    evening.play(HOST, 0, "2:2", now=2400)

    decision = evening.do(HOST, RequestTakeback(0), now=2500)

    assert ["TakebackRequestEntry", "TakebackEntry"] == tags(decision.entries)


def test_asking_again_counts_those_who_went_away_meanwhile() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))
    assert "already-asked" == evening.no(HOST, RequestTakeback(0))
    evening.do(HOST, HoldSeat(1))

    decision = evening.do(HOST, RequestTakeback(0))

    assert ["TakebackEntry"] == tags(decision.entries)


def test_only_the_last_move_and_only_one_s_own() -> None:
    evening = move_once()

    assert "nothing-to-take-back" == evening.no(ANN, RequestTakeback(1))
    assert "not-your-seat" == evening.no(ANN, RequestTakeback(0))
    assert "not-your-seat" == evening.no(STRANGER, RequestTakeback(0))
    evening.play(ANN, 1, "a2")
    assert "nothing-to-take-back" == evening.no(HOST, RequestTakeback(0))


def test_nothing_is_taken_back_twice_or_behind_chance() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))
    evening.do(ANN, AnswerTakeback(1, True))
    assert "nothing-to-take-back" == evening.no(HOST, RequestTakeback(0))

    dice = two_friends("morra")
    dice.play(HOST, 0, "1:3")
    dice.play(ANN, 1, "1:2")
    assert "nothing-to-take-back" == dice.no(ANN, RequestTakeback(1))


def test_the_end_cannot_be_taken_back() -> None:
    evening = two_friends()
    for host, ann in (("a1", "a2"), ("b1", "b2")):
        evening.play(HOST, 0, host)
        evening.play(ANN, 1, ann)
    evening.play(HOST, 0, "c1")

    assert "game-over" == evening.no(HOST, RequestTakeback(0))
    assert () == evening.table.may_ask_back


def test_the_question_vanishes_when_something_happens() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))

    evening.play(ANN, 1, "a2")

    assert None is evening.table.asks_back
    assert "nobody-asks" == evening.no(ANN, AnswerTakeback(1, True))


def test_time_running_out_ends_the_question_too() -> None:
    evening = three()
    evening.do(HOST, RequestTakeback(0), now=3000)

    passed = pass_time(evening.table, 10_001, RNG)

    assert passed is not None
    assert None is evening.keep(passed).table.asks_back


def test_a_name_may_change_meanwhile() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))

    evening.do(ANN, Rename(1, "Anna"))

    assert 0 == evening.table.asks_back


def test_nobody_answers_for_the_asker_or_without_a_question() -> None:
    evening = move_once()

    assert "nobody-asks" == evening.no(ANN, AnswerTakeback(1, True))
    evening.do(HOST, RequestTakeback(0))
    assert "nobody-asks" == evening.no(HOST, AnswerTakeback(0, True))
    assert "not-your-seat" == evening.no(HOST, AnswerTakeback(1, True))


def test_a_turn_whose_time_has_run_out_stays_played() -> None:
    patient = SeatRequest("link", options={"slow": "on"})
    slow = Evening(HERE, patient, variant="morra", options={"seconds": 10})
    slow.sit(ANN, "Ann")
    slow.do(HOST, Start())
    slow.play(HOST, 0, "1:3", now=9000)

    assert "too-late-to-take-back" == slow.no(HOST, RequestTakeback(0), now=10_001)
    slow.do(HOST, RequestTakeback(0), now=10_000)
    assert "too-late-to-take-back" == slow.no(ANN, AnswerTakeback(1, True), now=10_001)
    slow.do(ANN, AnswerTakeback(1, False), now=10_001)


def test_nothing_is_taken_back_in_a_pause() -> None:
    evening = move_once()
    evening.do(HOST, RequestTakeback(0))

    evening.do(HOST, Pause())

    assert "paused" == evening.no(ANN, AnswerTakeback(1, True))
    assert "paused" == evening.no(HOST, Play(0, PressGesture("b2")))
