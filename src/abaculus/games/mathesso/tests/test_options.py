"""Options: defaults, what is refused and in which words."""

from __future__ import annotations

import pytest

from abaculus.errors import OptionError
from abaculus.games.mathesso.options import VARIANTS, rules
from abaculus.games.mathesso.rules import Mathesso
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family

VOICE = load_translator(load_family("mathesso"))


def refused(variant: str, **given: object) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        Mathesso(variant).setup(choose(Mathesso(variant).info.menu, given))
    return caught.value.refusal


@pytest.mark.parametrize(
    ("code", "variant", "given"),
    [
        ("opt-cjv", "atto", {"cjv": "on"}),
        ("opt-cjv", "femto", {"cjv": True}),
        ("opt-cjv", "custom", {"cjv": "on"}),
        ("opt-cjv", "pico", {"cjv": "perhaps"}),
        ("opt-factorial", "atto", {"factorial": "on"}),
        ("opt-factorial", "custom", {"factorial": True}),
        ("opt-deck", "pico", {"deck": "M3.7"}),
        ("opt-deck", "custom", {"deck": "M3.7 X5"}),
        ("opt-deck", "custom", {"deck": "M3.7 M3.7"}),
        ("opt-deck", "custom", {"deck": "F1 F1 F1"}),
        ("opt-deck", "custom", {"deck": "M3.7 " * 2000}),
        ("opt-deck", "custom", {"deck": " "}),
        ("opt-players", "atto", {"players": 7}),
        ("opt-players", "atto", {"players": 0}),
        ("opt-order", "atto", {"order": "age"}),
        ("opt-order", "custom", {"deck": "M3.7 Q3"}),
        ("opt-scoring", "atto", {"scoring": "money"}),
        ("opt-min-flips", "atto", {"min_flips": 3}),
        ("opt-zero-rule", "nano", {"zero_rule": "triple"}),
        ("opt-stall", "atto", {"stall_rounds": 21}),
        ("opt-seconds", "atto", {"turn_seconds": 4}),
        ("opt-seconds", "atto", {"seat0.time_factor": "9"}),
        ("opt-show", "atto", {"show_seconds": 0}),
        ("opt-memory", "atto", {"memory": "elephant"}),
        ("opt-ruler", "atto", {"ruler": "broken"}),
        ("opt-words", "atto", {"words": "sounds"}),
        ("opt-hints", "atto", {"hints": "all"}),
        ("opt-box", "atto", {"box": "{}"}),
        ("opt-unknown", "atto", {"colour": "red"}),
    ],
)
def test_what_is_not_allowed_is_refused_in_its_own_words(
    code: str, variant: str, given: dict[str, object]
) -> None:
    refusal = refused(variant, **given)

    assert code == refusal.code
    assert VOICE.say(refusal)


@pytest.mark.parametrize(
    ("variant", "given"), [("femto", {"cjv": "off"}), ("custom", {"cjv": False})]
)
def test_what_is_not_there_may_be_switched_off(variant: str, given: dict[str, object]) -> None:
    options = choose(Mathesso(variant).info.menu, given)

    assert "cjv" not in options.chosen


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_defaults(variant: str) -> None:
    table = rules(variant, choose(Mathesso(variant).info.menu, {}))

    assert (variant == "atto", 2 if variant == "atto" else 1) == (table.by_pairs, table.min_flips)
    assert ("ones", False, 5, 3000) == (
        *(table.order, table.double, table.stall_rounds, table.show_time),
    )
    assert ((0, 0), False, True, "off") == (
        *(table.turn_times, table.open_memory, table.ruler, table.hints),
    )


def test_a_single_player_needs_no_ones() -> None:
    state = Mathesso("custom").setup(
        choose(Mathesso("custom").info.menu, {"deck": "M3.7 Q3", "players": 1})
    )

    assert "M3.7 Q3" == state.rules.deck


def test_own_decks_are_put_in_order_and_may_hold_spare_zeros() -> None:
    menu = Mathesso("custom").info.menu
    options = choose(menu, {"deck": "Z11 F1 M1.2 F1 Z12 Z21a", "order": "seats"})

    assert "M1.2 F1 F1 Z21a Z12 Z11" == rules("custom", options).deck


@pytest.mark.parametrize("given", [{}, {"cjv": True}, {"factorial": True}])
def test_extensions_add_their_pairs(given: dict[str, object]) -> None:
    menu = Mathesso("pico").info.menu
    added = {"cjv": 7, "factorial": 5}
    pairs = len(rules("pico", choose(menu, given)).deck.split())

    assert 31 + sum(added[name] for name in given) == pairs


def test_10_all_refusals_come_in_the_order_of_the_section() -> None:
    wrong = {
        "hints": "some",
        "ruler": "bent",
        "memory": "lost",
        "show_seconds": 99,
        "turn_seconds": 1,
        "stall_rounds": 99,
        "zero_rule": "none",
        "min_flips": 3,
        "scoring": "luck",
        "order": "age",
        "players": 9,
        "factorial": "on",
        "cjv": "on",
        "deck": "M1.2",
        "colour": "red",
    }

    with pytest.raises(OptionError) as raised:
        check_options(Mathesso("atto"), wrong)

    assert [
        *("opt-deck", "opt-cjv", "opt-factorial", "opt-players", "opt-order", "opt-scoring"),
        *("opt-min-flips", "opt-zero-rule", "opt-stall", "opt-seconds", "opt-show"),
        *("opt-memory", "opt-ruler", "opt-hints", "opt-unknown"),
    ] == [one.code for one in raised.value.refusals]
