"""How long a seat may take."""

from __future__ import annotations

import pytest

from abaculus.kernel.awaits import TIME_FACTOR, turn_times
from abaculus.kernel.options import Menu, choose

MENU = Menu((1, 3), 3, (), (TIME_FACTOR,))


def test_without_a_clock_nobody_has_a_time() -> None:
    assert (0, 0, 0) == turn_times(0, choose(MENU, {"seat1.time_factor": "3"}))


@pytest.mark.parametrize(
    ("factor", "time"), [("0", 0), ("1", 15_000), ("1.5", 22_500), ("2", 30_000), ("3", 45_000)]
)
def test_a_seat_gets_its_share_of_the_time(factor: str, time: int) -> None:
    options = choose(MENU, {"seat1.time_factor": factor})

    assert (15_000, time, 15_000) == turn_times(15, options)
