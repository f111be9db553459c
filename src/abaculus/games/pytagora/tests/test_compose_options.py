"""What a table may choose (3)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.tests.compose_tables import GAMES, opened, say
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

SHARED = {
    "hidden_racks",
    "must_connect",
    "unary_minus",
    "strict_supply",
    "topup",
    "turn_seconds",
    "pieces",
    "points",
}


@pytest.mark.parametrize(
    ("mode", "own"),
    [
        ("pytagora", {"target", "whole_division", "tiebreak_cap"}),
        ("basic", {"turns"}),
        ("pro", {"target", "whole_division", "tiebreak_cap", "rational_roots"}),
    ],
)
def test_each_mode_has_the_options_of_the_specification(mode: str, own: set[str]) -> None:
    keys = {option.key for option in GAMES[mode].info.menu.options}

    assert SHARED | own == keys


@pytest.mark.parametrize(("mode", "most"), [("pytagora", 6), ("basic", 4), ("pro", 6)])
def test_one_may_play_alone_and_not_more_than_the_bag_serves(mode: str, most: int) -> None:
    assert (1, most) == GAMES[mode].info.menu.players


@pytest.mark.parametrize(
    ("mode", "has_die", "hand", "target", "turns"),
    [
        ("pytagora", True, 10, 41, None),
        ("basic", False, 10, None, 4),
        ("pro", True, 12, 41, None),
    ],
)
def test_the_usual_rules_of_each_mode(
    mode: str, has_die: bool, hand: int, target: int | None, turns: int | None
) -> None:
    rules = opened(mode).rules

    assert (has_die, hand, target, turns) == (
        rules.has_die,
        rules.hand_size,
        rules.target,
        rules.turns,
    )
    assert (False, "auto", (0, 0)) == (rules.hidden, rules.topup, rules.turn_times)


def test_turns_of_basic_can_be_chosen() -> None:
    assert 7 == opened("basic", turns=7).rules.turns


def test_a_seat_may_have_more_time() -> None:
    rules = opened(turn_seconds=60, **{"seat1.time_factor": "1.5"}).rules

    assert (60_000, 90_000) == rules.turn_times


def test_what_is_chosen_reaches_the_referee() -> None:
    terms = opened(
        "pro",
        must_connect=True,
        unary_minus=True,
        whole_division=True,
        rational_roots=True,
        strict_supply=True,
    ).rules.terms

    assert (True,) * 5 == (
        terms.must_connect,
        terms.unary_minus,
        terms.whole_division,
        terms.rational_roots,
        terms.strict_supply,
    )


@pytest.mark.parametrize(
    ("mode", "key", "value"),
    [
        ("pytagora", "players", 7),
        ("basic", "players", 5),
        ("pytagora", "target", 9),
        ("pytagora", "target", 301),
        ("pytagora", "topup", "never"),
        ("pytagora", "turn_seconds", 14),
        ("basic", "turns", 11),
        ("pro", "tiebreak_cap", 0),
    ],
)
def test_what_is_out_of_range_is_refused_in_words(mode: str, key: str, value: object) -> None:
    with pytest.raises(RefusedError) as refused:
        choose(GAMES[mode].info.menu, {key: value})

    refusal = refused.value.refusal
    assert "bad_option" == refusal.code
    assert key in say(refusal.code, refusal.values)


@pytest.mark.parametrize(("mode", "key"), [("basic", "target"), ("pytagora", "rational_roots")])
def test_options_of_another_mode_are_unknown(mode: str, key: str) -> None:
    with pytest.raises(RefusedError) as refused:
        choose(GAMES[mode].info.menu, {key: 41})

    assert ("no-option", key) == (refused.value.refusal.code, refused.value.refusal.values["key"])


def test_a_set_that_is_too_small_for_the_hands_is_refused() -> None:
    small = '{"pieces": {"groups": {"N1": {"1": 11}, "S1": {"+": 8}, "E0": {"=": 19}}}}'

    with pytest.raises(RefusedError) as refused:
        opened(pieces=small)

    assert "bad_option" == refused.value.refusal.code
    assert "2 hands of 10" in say("bad_option", refused.value.refusal.values)


def test_a_set_of_ones_own_is_played_with() -> None:
    own = '{"pieces": {"groups": {"N1": {"1": 20}, "S1": {"+": 9}, "E0": {"=": 3}}}}'

    state = opened("basic", pieces=own)

    assert (29, 3) == (sum(state.bag), state.supply[0])
