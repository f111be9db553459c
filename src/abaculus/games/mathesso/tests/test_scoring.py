"""Points, their reasons, and what a pair more is worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.material import BOX
from abaculus.games.mathesso.options import rules
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scoring import gain, items, reason_news, score, score_hand
from abaculus.i18n import load_translator
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family

EVERY = (
    "M1.2 M2.6 M3.4 M3.7 M3.8 M4.6 M2.8 Q1 Q4 P2 P11 P37 F1 F1 F2 F21 "
    "Z21a Z34 Z12 Z12 Z37 Z11 C12 C37 !2 !4"
)
WHOLE = deck(BOX, EVERY)
POINTS = rules("pico", choose(Mathesso("pico").info.menu, {}))
VOICE = load_translator(load_family("mathesso"))


@pytest.mark.parametrize(
    ("hand", "expected", "doubled"),
    [
        ("F21 M3.7", 8, 8),
        ("Q4 M2.8", 10, 10),
        ("M3.7 Z21a", 4, 4),
        ("P11 Z11", 2, 2),
        ("C12 C37", 12, 12),
        ("C37", 5, 5),
        ("F21 M3.7 Z21a", 12, 16),
        ("M2.6 M3.4", 8, 8),
        ("M2.6 M3.4 Z12 Z12", 16, 32),
        ("Q1 F1 F1", 21, 21),
        ("P2 F2 M1.2 !2", 19, 19),
        ("!4 M3.8 M4.6", 12, 12),
        ("P37 C37 Z37", 7, 7),
        ("Z34", 0, 0),
        ("", 0, 0),
    ],
)
def test_the_examples_of_the_rules(hand: str, expected: int, doubled: int) -> None:
    keys = hand.split()

    assert expected == score(WHOLE, POINTS, keys)
    assert doubled == score(WHOLE, replace(POINTS, double=True), keys)


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("key", sorted(set(EVERY.split())))
def test_a_pair_more_is_worth_the_difference(key: str, double: bool) -> None:
    table = replace(POINTS, double=double)
    for hand in ("", "F21 M3.7", "Z12 Z21a C12", EVERY.replace(f"{key} ", "", 1)):
        held = hand.split()

        more = score(WHOLE, table, [*held, key]) - score(WHOLE, table, held)

        assert more == gain(WHOLE, table, held, key)


def test_where_pairs_count_each_is_worth_one() -> None:
    table = replace(POINTS, by_pairs=True)

    assert 1 == gain(WHOLE, table, ["F21", "M3.7"], "Z21a")
    assert 3 == score(WHOLE, table, ["F21", "M3.7", "Z21a"])


def test_every_part_of_a_hand_is_explained() -> None:
    hand = ["F21", "M3.7", "Z21a", "P37", "!2", "C12", "Z34"]

    reasons = [VOICE.say(item) for item in reason_news(WHOLE, score_hand(WHOLE, POINTS, hand))]

    assert [
        "21: M3.7 F21 Z21a together, (2 + 2 + 0) × 3 = 12.",
        "34: a zero without another pair has nothing to multiply: 0.",
        "37: P37 alone, 1 = 1.",
        "!2: a factorial, always 4.",
        "C12: mirrored numbers, 5.",
    ] == reasons


def test_parts_add_up() -> None:
    found = items(WHOLE, EVERY.split(), by_pairs=False, double=False)

    assert all(one.points == one.sum * one.times for one in found)
