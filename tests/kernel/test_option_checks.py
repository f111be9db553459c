"""Everything that is wrong with options is told together, and nothing that may be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.errors import OptionError, RefusedError
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, join_refusals, split_refusal
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.option_faults import OptionFaults
from abaculus.kernel.options import BoolOption, ChoiceOption, IntOption, Menu, choose
from abaculus.kernel.registry import load_family
from abaculus.testing import family_at

MENU = Menu(
    players=(2, 4),
    default_players=2,
    options=(
        ChoiceOption("end", "bag", ("bag", "round"), "E-END"),
        IntOption("seconds", 30, 5, 60),
        BoolOption("bonus", True),
    ),
    seat_options=(IntOption("handicap", 0, 0, 20, code="E-HANDICAP"),),
    players_code="E-PLAYERS",
    code_order=("E-END", "E-PLAYERS", "E-HANDICAP"),
)
MORRA = family_at(Path(__file__).parents[1] / "toys" / "pebbles").game("morra")


def faults_of(**given: object) -> list[tuple[str, object]]:
    with pytest.raises(OptionError) as raised:
        choose(MENU, {key.replace("__", "."): value for key, value in given.items()})
    return [(one.code, one.values["key"]) for one in raised.value.refusals]


def test_every_wrong_choice_is_reported_in_the_order_of_the_menu() -> None:
    found = faults_of(seconds=99, players=9, seat0__handicap=21, end="never", colour="red")

    assert [
        ("E-END", "end"),
        ("E-PLAYERS", "players"),
        ("E-HANDICAP", "seat0.handicap"),
        ("E-OPTION", "seconds"),
        ("E-OPTION", "colour"),
    ] == found


def test_code_and_values_are_those_of_the_first_reason() -> None:
    with pytest.raises(OptionError) as raised:
        choose(MENU, {"seconds": 99, "end": "never"})

    assert ("E-END", "end") == (raised.value.code, raised.value.values["key"])
    assert 2 == len(raised.value.refusals)


def test_seats_are_not_doubted_where_their_number_is_wrong() -> None:
    assert [("E-PLAYERS", "players")] == faults_of(players=5, seat3__handicap=1)


def test_unknown_options_are_reported_up_to_a_limit() -> None:
    assert 10 == len(faults_of(**{f"strange{n}": 1 for n in range(1000)}))


def test_the_sentences_follow_one_another() -> None:
    refusal = join_refusals((Refusal("not-begun"), Refusal("not-over")))
    say = load_translator().say

    assert f"{say(Refusal('not-begun'))} {say(Refusal('not-over'))}" == say(refusal)


def test_joined_refusals_can_be_split_again() -> None:
    one, two, three = Refusal("a"), Refusal("b", {"key": "k"}), Refusal("c")

    assert (one, two, three) == split_refusal(join_refusals((one, join_refusals((two, three)))))
    assert (one,) == split_refusal(one)


def test_a_fault_is_kept_once_and_names_its_option() -> None:
    faults = OptionFaults()
    for _ in range(2):
        with faults.catch("board"):
            raise RefusedError(Refusal("bad-board"))

    assert (Refusal("bad-board", {"key": "board"}),) == faults.found


def test_nothing_is_refused_where_nothing_is_wrong() -> None:
    OptionFaults().refuse()

    assert choose(MORRA.info.menu, {}) == check_options(MORRA, {})


def test_conflicts_are_reported_beside_wrong_values() -> None:
    game = load_family("mathematicus").game("basic")
    given = {"seat0.pawn": "T", "seat1.pawn": "T", "window_s": 99}

    with pytest.raises(OptionError) as raised:
        check_options(game, given)

    found = [(one.code, one.values["key"]) for one in raised.value.refusals]
    assert [("X-PAWN", "pawn"), ("X-OPTION", "window_s")] == found


def test_a_conflict_that_another_choice_solves_is_left_out() -> None:
    game = load_family("mathematicus").game("basic")

    with pytest.raises(OptionError) as raised:
        check_options(game, {"dealer": "fixed", "dealer_seat": 4, "players": 99})

    assert ["X-SEATS"] == [one.code for one in raised.value.refusals]
