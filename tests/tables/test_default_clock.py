"""What is usual where people sit at devices of their own: a clock for decisions."""

from __future__ import annotations

import pytest

from abaculus.tables.commands import Start
from abaculus.tables.table import SeatRequest
from tests.tables.samples import ANN, HERE, HOST, LINK, Evening, tags

CLOCKS = [("mathmetrics", "decision_seconds", 30), ("mathematicus", "decision_s", 60)]
PLAYER = SeatRequest("bot")


@pytest.mark.parametrize(("family", "key", "seconds"), CLOCKS)
def test_remote_players_are_timed(family: str, key: str, seconds: int) -> None:
    evening = Evening(HERE, LINK, family=family, variant="")
    evening.sit(ANN, "Ann")
    assert {} == evening.table.options

    evening.do(HOST, Start())

    assert ["OptionsEntry", "StartEntry"] == tags(evening.log)[2:4]
    assert {key: seconds} == evening.table.options
    assert seconds == evening.table.agreed().chosen[key]


@pytest.mark.parametrize(("family", "key", "seconds"), CLOCKS)
def test_players_on_one_device_are_not_timed(family: str, key: str, seconds: int) -> None:
    evening = Evening(HERE, HERE, PLAYER, family=family, variant="")

    evening.do(HOST, Start())

    assert 0 == evening.table.agreed().chosen[key]


def test_a_seat_that_nobody_took_makes_no_difference() -> None:
    evening = Evening(HERE, HERE, LINK, family="mathmetrics", variant="")

    evening.do(HOST, Start())

    assert {} == evening.table.options


@pytest.mark.parametrize("seconds", [0, 15])
def test_what_the_host_chose_stays(seconds: int) -> None:
    chosen: dict[str, str | int | bool] = {"decision_seconds": seconds}
    evening = Evening(HERE, LINK, family="mathmetrics", variant="", options=chosen)
    evening.sit(ANN, "Ann")

    evening.do(HOST, Start())

    assert chosen == evening.table.options
    assert "OptionsEntry" not in tags(evening.log)
