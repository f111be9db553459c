"""Options: completed with defaults, read strictly, spelled out and read back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import (
    KEPT_FILE,
    BoolOption,
    ChoiceOption,
    FileOption,
    IntOption,
    Menu,
    OptionParts,
    Options,
    OptionValue,
    choose,
    describe_values,
    flatten_options,
    hide_secrets,
    part_signs,
    restore_secrets,
)

MENU = Menu(
    players=(2, 4),
    default_players=3,
    options=(
        ChoiceOption("end", "bag", ("bag", "round")),
        IntOption("seconds", 30, 5, 60, also=(0,)),
        BoolOption("bonus", True),
        FileOption("board", "usual", ("usual", "small"), code="E-BOARD"),
    ),
    seat_options=(IntOption("handicap", 0, 0, 20),),
)


def refusal_of(given: Mapping[str, object]) -> Refusal:
    with pytest.raises(RefusedError) as refused:
        choose(MENU, given)
    return refused.value.refusal


def test_choice_lists_its_words_and_how_others_are_written() -> None:
    parts = (OptionParts("garden", "pa"), OptionParts("afar", "Q"))
    words = {"none": "-", "all": "Qap"}
    fruit = ChoiceOption(
        "fruit", "none", ("none", "all", "Qa"), "", lambda text: words.get(text, text), parts, "Qp"
    )

    made = [part_signs(fruit, word) for word in fruit.words]

    assert ["", "paQ", "aQ"] == made
    assert "none, all, Qa or a mix of your own such as Qp" == describe_values(fruit)


def test_a_choice_may_read_what_is_none_of_its_words() -> None:
    def sorted_letters(text: str) -> str:
        if not text.isalpha():
            raise RefusedError(Refusal("E-LETTERS"))
        return "".join(sorted(text))

    menu = Menu((2, 2), 2, (ChoiceOption("mode", "all", ("all", "cba"), "", sorted_letters),))
    read = [choose(menu, {"mode": text}).chosen["mode"] for text in ("all", "cba", "fed")]

    assert ["all", "cba", "def"] == read
    for strange, code in (("1", "E-LETTERS"), (7, "E-OPTION"), (None, "E-OPTION")):
        with pytest.raises(RefusedError) as refused:
            choose(menu, {"mode": strange})
        assert code == refused.value.refusal.code


def test_nothing_given_means_the_defaults() -> None:
    options = choose(MENU, {})

    chosen: dict[str, OptionValue] = {
        "end": "bag",
        "seconds": 30,
        "bonus": True,
        "board": "usual",
    }
    even: dict[str, OptionValue] = {"handicap": 0}
    assert options == Options(3, chosen, (even, even, even))


def test_text_is_read_as_the_option_means_it() -> None:
    given = {"players": "2", "seconds": "0", "bonus": "off", "end": "round", "seat1.handicap": "7"}

    options = choose(MENU, given)

    chosen: dict[str, OptionValue] = {
        "end": "round",
        "seconds": 0,
        "bonus": False,
        "board": "usual",
    }
    assert options == Options(2, chosen, ({"handicap": 0}, {"handicap": 7}))


def test_the_text_of_a_sheet_becomes_one_line() -> None:
    assert choose(MENU, {"board": ' {"a":\n  1} '}).chosen["board"] == '{"a": 1}'


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "players": st.integers(2, 4),
            "end": st.sampled_from(["bag", "round"]),
            "seconds": st.just(0) | st.integers(5, 60),
            "bonus": st.booleans(),
            "board": st.text(min_size=1).filter(lambda text: bool(text.split())),
            "seat0.handicap": st.integers(0, 20),
            "seat1.handicap": st.integers(0, 20),
        },
    )
)
def test_spelled_options_are_read_back(given: dict[str, object]) -> None:
    options = choose(MENU, given)

    assert options == choose(MENU, flatten_options(options))


@pytest.mark.parametrize(
    ("key", "value", "code", "wanted"),
    [
        ("players", 1, "E-OPTION", "2 to 4"),
        ("players", 5, "E-OPTION", "2 to 4"),
        ("players", "two", "E-OPTION", "a whole number from 2 to 4"),
        ("players", True, "E-OPTION", "a whole number from 2 to 4"),
        ("end", "never", "E-OPTION", "bag or round"),
        ("end", 1, "E-OPTION", "bag or round"),
        ("seconds", 4, "E-OPTION", "0 or 5 to 60"),
        ("seconds", 61, "E-OPTION", "0 or 5 to 60"),
        ("seconds", "-5", "E-OPTION", "a whole number: 0 or 5 to 60"),
        ("seconds", "٥", "E-OPTION", "a whole number: 0 or 5 to 60"),
        ("seconds", "9" * 5000, "E-OPTION", "a whole number: 0 or 5 to 60"),
        ("seconds", 5.0, "E-OPTION", "a whole number: 0 or 5 to 60"),
        ("bonus", "yes", "E-OPTION", "on or off"),
        ("bonus", 1, "E-OPTION", "on or off"),
        ("board", " ", "E-BOARD", "usual, small or a data file"),
        ("board", None, "E-BOARD", "usual, small or a data file"),
        ("seat2.handicap", 21, "E-OPTION", "0 to 20"),
    ],
)
def test_a_value_out_of_range_is_refused_with_the_range(
    key: str, value: object, code: str, wanted: str
) -> None:
    assert refusal_of({key: value}) == Refusal(code, {"key": key, "range": wanted})


@pytest.mark.parametrize(
    ("key", "near"),
    [
        ("secnds", "one of these options: seconds"),
        ("seat3.handicap", "one of these options: seat2.handicap"),
        ("Ω", "one of these options: players, end, seconds, bonus, board, seat0.handicap"),
    ],
)
def test_an_unknown_key_is_refused_with_a_suggestion(key: str, near: str) -> None:
    refusal = refusal_of({key: 1})

    assert (refusal.code, refusal.values["key"]) == ("E-OPTION", key)
    assert str(refusal.values["range"]).startswith(near)


def test_an_unknown_key_may_have_a_sentence_of_its_own() -> None:
    menu = Menu((2, 3), 2, (BoolOption("open", default=True),), unknown_code="no-option")

    with pytest.raises(RefusedError) as refused:
        choose(menu, {"opne": True})

    assert Refusal("no-option", {"key": "opne", "known": "players, open"}) == refused.value.refusal


def test_number_without_a_choice_is_named_alone() -> None:
    assert "2" == describe_values(IntOption("players", 2, 2, 2))


PART = Menu(
    players=(2, 4),
    default_players=2,
    code="E-OPTION",
    players_code="E-PLAYERS",
    shut=(BoolOption("bonus", False, code="E-BONUS"), FileOption("board", "usual", ("usual",))),
)
"""A game whose sisters let choose more."""


@pytest.mark.parametrize("given", [{}, {"bonus": "off"}, {"bonus": False, "board": "usual"}])
def test_shut_value_may_be_kept_and_is_not_a_choice(
    given: dict[str, object],
) -> None:
    assert {} == choose(PART, given).chosen


@pytest.mark.parametrize(
    ("given", "code", "wanted"),
    [
        ({"bonus": "on"}, "E-BONUS", "on or off"),
        ({"bonus": "perhaps"}, "E-BONUS", "on or off"),
        ({"board": "small"}, "E-OPTION", "usual or a data file"),
        ({"players": 5}, "E-PLAYERS", "2 to 4"),
    ],
)
def test_what_is_shut_is_refused_in_its_own_words(
    given: dict[str, object], code: str, wanted: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        choose(PART, given)

    assert (code, wanted) == (refused.value.refusal.code, refused.value.refusal.values["range"])


def test_each_kind_says_what_it_takes() -> None:
    values = [describe_values(option) for option in MENU.options]

    assert values == ["bag or round", "0 or 5 to 60", "on or off", "usual, small or a data file"]


def test_the_text_of_a_secret_file_is_never_shown() -> None:
    menu = Menu(
        (1, 1),
        1,
        (FileOption("pack", "none", ("none",), is_secret=True), BoolOption("open", False)),
    )
    chosen = choose(menu, {"pack": "the answers", "open": "on"}).chosen

    seen = hide_secrets(menu, chosen)
    assert {"pack": KEPT_FILE, "open": True} == seen
    assert chosen == restore_secrets(menu, seen, chosen)
    assert {"pack": "others"} == restore_secrets(menu, {"pack": "others"}, chosen)
    assert {"pack": "none"} == hide_secrets(menu, {"pack": "none"})
    assert {"pack": KEPT_FILE} == restore_secrets(menu, {"pack": KEPT_FILE}, {"pack": "none"})
