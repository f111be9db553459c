"""Sources of chance: one repeats, both stay below their bound and leave nothing out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.kernel.rng import GameRng, SecureRng, SeededRng


@given(st.integers() | st.text(), st.lists(st.integers(1, 10**6), max_size=20))
def test_the_same_seed_gives_the_same_numbers(seed: int | str, bounds: list[int]) -> None:
    first, second = SeededRng(seed), SeededRng(seed)

    assert [first.below(b) for b in bounds] == [second.below(b) for b in bounds]


def test_other_seeds_give_other_numbers() -> None:
    first, second = ([SeededRng(seed).below(10**9) for _ in range(3)] for seed in ("a", "b"))

    assert first != second


@pytest.mark.parametrize("rng", [SeededRng(1), SecureRng()])
def test_every_number_below_the_bound_comes_and_no_other(rng: GameRng) -> None:
    assert {rng.below(6) for _ in range(1000)} == set(range(6))
