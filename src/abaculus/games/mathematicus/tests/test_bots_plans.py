"""What the levels do in given positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.bots import MathematicusBot
from abaculus.games.mathematicus.moves import (
    BuyOff,
    Challenge,
    Decline,
    End,
    Exchange,
    Extra,
    Medal,
    NoChallenge,
    Remainder,
    Roll,
    Serve,
    Use,
    Walk,
)
from abaculus.games.mathematicus.phases import Gimmick, Window
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.state import PastQuestion, State
from abaculus.games.mathematicus.strategy.course import ALL, bit
from abaculus.games.mathematicus.strategy.plans import (
    Plan,
    choose_exactly,
    choose_greedily,
    choose_thriftily,
    outlook_of,
)
from abaculus.games.mathematicus.strategy.playouts import choose_by_trial
from abaculus.games.mathematicus.strategy.stand import useless
from abaculus.games.mathematicus.strategy.trials import Trial, trial_start
from abaculus.games.mathematicus.strategy.values import RaceOutlook
from abaculus.games.mathematicus.tests.test_bots import ALONE, chosen, never, position
from abaculus.games.mathematicus.tests.transcripts import POS_B
from abaculus.kernel.bot import BotPause
from abaculus.kernel.rng import SeededRng

PLANNED = [choose_greedily, choose_thriftily, choose_exactly, choose_by_trial]


@pytest.mark.parametrize("plan", PLANNED)
def test_a_medal_is_played_before_the_roll(plan: Plan) -> None:
    state = position(ALONE.format(medals=1, rival="-", supply="011111"))

    assert isinstance(chosen(state, plan).move, Medal)


@pytest.mark.parametrize("plan", PLANNED)
def test_the_d4_is_rolled_where_the_last_figure_is_near(plan: Plan) -> None:
    text = "29:EAHKG:0,0,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"

    assert Roll(4) == chosen(position(text), plan).move


@pytest.mark.parametrize("plan", PLANNED)
def test_the_last_figure_is_gone_to(plan: Plan) -> None:
    text = "29:EAHKG:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"

    assert Walk(forward=True) == chosen(position(text, "R4=1"), plan).move


@pytest.mark.parametrize("plan", PLANNED)
def test_an_extra_roll_is_made_for_the_last_figure(plan: Plan) -> None:
    text = "29:EAHKG:3,0,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"

    assert Extra(4) == chosen(position(text, "R4=2 P"), plan).move


def test_tokens_are_saved_where_nothing_is_near() -> None:
    text = "31:EHKG:1,0,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:010001:- 1"

    assert End() == chosen(position(text, "R4=4 P"), choose_thriftily).move


@pytest.mark.parametrize("plan", PLANNED)
def test_going_back_on_a_prime_takes_the_figure_behind(plan: Plan) -> None:
    text = "12:EHKGT:1,1,0,0,0:-:0:-:2r/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:010000:- 1"

    assert Walk(forward=False) == chosen(position(text, "R4=2"), plan).move


def test_skip_is_bought_off_for_a_needed_card_only() -> None:
    text = "7:EAHKG:0,0,0,0,0:-:0:C23:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"
    bare = text.replace("C23", "-")

    assert BuyOff("J") == chosen(position(text, "R4=1 F")).move
    assert Serve() == chosen(position(bare, "R4=1 F")).move


AMBUSH = "R12=10 F"


def with_answers(state: State, *outcomes: str) -> State:
    """The table after seat 0 has answered so."""
    past = tuple(
        PastQuestion(1, 0, 1, "", "", "right" if one == "+" else "wrong", "", 0) for one in outcomes
    )
    return replace(state, past=past)


@pytest.mark.parametrize("plan", PLANNED[:-1])
def test_weak_rival_on_figure_square_is_ambushed_strong_is_not(plan: Plan) -> None:
    state = position(POS_B, AMBUSH)
    assert isinstance(state.phase, Window)

    assert Challenge() == chosen(with_answers(state, *"-" * 40), plan, seat=1, percent=90).move
    assert NoChallenge() == chosen(with_answers(state, *"+" * 40), plan, seat=1, percent=90).move


def test_in_the_window_bots_take_one_to_three_seconds() -> None:
    state = position(POS_B, AMBUSH)

    seconds = {chosen(state, seat=1, seed=seed).seconds for seed in range(30)}

    assert {1, 2, 3} == seconds


@pytest.mark.parametrize("plan", PLANNED)
def test_a_nonagon_takes_a_figure_from_the_richer_rival(plan: Plan) -> None:
    text = (
        "5:EHKGT:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2/1:AEHK:1,1,1,1,0:-:0:-:i2"
        " 4,4,4,7,3:012211:A 1"
    )

    assert Exchange("A", 2) == chosen(position(text, "R4=2 F A+"), plan).move


@pytest.mark.parametrize("plan", PLANNED)
def test_a_second_try_and_a_shield_are_used(plan: Plan) -> None:
    text = "11:-:1,1,0,0,0:-:0:C25:b3/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"

    assert Use("C25") == chosen(position(text, "R4=4 F A-"), plan).move


def test_gimmick_is_calculated_as_well_as_questions_are_answered() -> None:
    state = position(
        "0:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:AB 1", "R4=3 F"
    )
    assert isinstance(state.phase, Gimmick)

    def count_moves(percent: int) -> Counter[object]:
        return Counter(chosen(state, percent=percent, seed=seed).move for seed in range(200))

    assert {Remainder(0): 200} == count_moves(100)
    assert count_moves(0)[Remainder(0)] == 0
    assert 100 < count_moves(70)[Remainder(0)] < 180


def test_a_verdict_is_left_to_be_read() -> None:
    state = position(
        "11:-:1,1,0,0,0:-:0:-:b3/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1", "R4=4 F A+"
    )

    assert BotPause(3) == chosen(state).pause


def counting(many: int) -> Callable[[], bool]:
    """Says stop from the so many-th question on."""
    left = many

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return stop


def test_a_bot_that_is_stopped_at_once_still_moves() -> None:
    state = position(POS_B, AMBUSH)
    view = Mathematicus("intermediate").view(state, 1)

    moves = {
        MathematicusBot(choose_by_trial, 90).choose(view, None, SeededRng(1), counting(many)).move
        for many in (0, 1, 40)
    }

    assert moves <= {Challenge(), NoChallenge()}


def test_a_swap_that_brings_nothing_is_declined() -> None:
    text = "11:E:1,1,0,0,0:-:0:-:b3/12:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:001111:- 1"

    assert Decline() == chosen(position(text, "R4=3 F #C13"), choose_exactly).move


def trial_of(state: State) -> Trial:
    outlooks: dict[int, RaceOutlook] = {seat: outlook_of(state, seat, 70, never) for seat in (0, 1)}
    return Trial(trial_start(state, outlooks), SeededRng(1))


def test_a_trial_ends_with_six_figures_or_an_empty_supply() -> None:
    text = "29:{}:1,1,0,0,0:-:0:-:b1/0:HKG:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:{}:- 1"
    six, tie, more = (
        trial_of(position(text.format(own, supply)))
        for own, supply in (("EAHKG", "111111"), ("EA", "000001"), ("EA", "000002"))
    )
    for trial in (six, tie, more):
        trial.take(0, 5, None)

    assert [True, True, False] == [trial.is_over for trial in (six, tie, more)]
    assert [1.0, 0.5] == [trial.share(0) for trial in (six, tie)]
    assert [0.0, 0.5] == [trial.share(1) for trial in (six, tie)]


def test_figure_from_a_rival_changes_two_hands_and_no_supply() -> None:
    text = "29:EA:1,1,0,0,0:-:0:-:b1/0:HKG:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"
    trial = trial_of(position(text))

    trial.take(0, 2, 1)

    assert (1.0, 0.0, False) == (trial.share(0), trial.share(1), trial.is_over)


def test_trials_see_that_the_last_figure_would_only_draw() -> None:
    """Two figures against three: whoever takes from the rival leads, and plays on."""
    text = "31:EA:0,0,0,0,1:-:0:-:b1/31:HKG:0,0,0,0,0:-:0:-:b1 3,3,0,0,2:000001:- 1"
    state = position(text)

    fast, sure = chosen(state, choose_exactly).move, chosen(state, choose_by_trial).move

    assert Medal("T") == fast
    assert isinstance(sure, Medal)
    assert 1 == sure.rival


def test_gone_figures_are_ignored_unless_rivals_hold_the_rest() -> None:
    assert ALL & ~bit("T") == useless(bit("E"), (1, 0, 0, 0, 0, 1))
    assert bit("E") == useless(bit("E"), (1, 0, 0, 0, 0, 0))
