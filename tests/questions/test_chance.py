"""Seeds and names: the same for ever, on every machine."""

from __future__ import annotations

from collections import Counter

import pytest

from abaculus.questions.ids import Qid, format_seed, is_seed, parse_qid
from abaculus.questions.rng import Rng

GOLDEN = [
    0x18C4A3342595EF29,
    0x2326C5C5868417E7,
    0x9E23663E6CFCA8DB,
    0xD3A6318FB96EE62A,
]


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng("frac.mul/1/L3/0f3k9c2m")
    assert GOLDEN == [rng.below(1 << 64) for _ in GOLDEN]


def test_all_numbers_of_a_range_are_equally_likely() -> None:
    rng = Rng("fair")
    counts = Counter(rng.between(3, 9) for _ in range(7_000))
    assert {3, 4, 5, 6, 7, 8, 9} == set(counts)
    assert all(850 < count < 1150 for count in counts.values())


def test_weights_count() -> None:
    rng = Rng("heavy")
    counts = Counter(rng.weighted((("a", 3), ("b", 1), ("c", 0))) for _ in range(4_000))
    assert 2_800 < counts["a"] < 3_200
    assert 0 == counts["c"]


def test_shuffle_keeps_all_items_and_sample_takes_distinct_ones() -> None:
    rng = Rng("mixed")
    things = tuple(range(10))
    assert things == tuple(sorted(rng.shuffle(things)))
    assert 6 == len(set(rng.sample(things, 6)))
    with pytest.raises(ValueError, match="no 11 things among 10"):
        rng.sample(things, 11)
    with pytest.raises(ValueError, match="nothing is below 0"):
        rng.below(0)


def test_coprime_numbers_share_no_factor() -> None:
    rng = Rng("coprime")
    assert {1, 5, 7, 11} == {rng.coprime_below(12) for _ in range(200)}


def test_seeds_are_eight_clear_signs() -> None:
    assert "00000000" == format_seed(0)
    assert "zzzzzzzz" == format_seed((1 << 40) - 1)
    assert is_seed(format_seed(123_456_789))
    assert not is_seed("0f3k9c2l"), "no l: it looks like 1"
    with pytest.raises(ValueError, match="forty bits"):
        format_seed(1 << 40)


@pytest.mark.parametrize(
    "text",
    [
        "frac.mul@1/L3#0f3k9c2m",
        "blue.maya@2/MY3#0f3k9c2m?a=12&d=4&sq=25",
        "alg.expand@1/7N2#0f3k9c2m",
    ],
)
def test_names_are_read_back(text: str) -> None:
    assert text == str(parse_qid(text))


def test_a_name_says_what_was_rolled() -> None:
    expected = Qid("blue.maya", 1, "MY3", "0f3k9c2m", (("a", 12), ("sq", 25)))
    assert expected == parse_qid("blue.maya@1/MY3#0f3k9c2m?a=12&sq=25")


@pytest.mark.parametrize(
    "text", ["", "frac.mul", "frac.mul@0/L3#0f3k9c2m", "frac.mul@1/L3#short", "a" * 5000]
)
def test_other_texts_are_no_names(text: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a question"):
        parse_qid(text)
