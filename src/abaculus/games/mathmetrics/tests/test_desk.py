"""The referee's desk: where a roll leads, and where to go best."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.desk import DESK
from abaculus.games.mathmetrics.phases import Choosing
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose

GAME = MathMetrics("token")
OPTIONS = choose(GAME.info.menu, {})


def judged(**given: str) -> Reply:
    """What the desk says."""
    reply = DESK.judge(GAME, OPTIONS, given)
    assert isinstance(reply, Reply)
    return reply


def test_a_roll_leads_to_its_destinations() -> None:
    assert "O09 R2a.in" == judged(position="O05", roll="4").facts["destinations"]


def test_two_rolls_lead_to_the_destinations_of_both() -> None:
    assert "O08.in O11 I04" == judged(position="O06", roll="2,5").facts["destinations"]


def test_without_a_roll_every_roll_is_reported() -> None:
    facts = judged(position="o08.IN").facts

    assert ("R2a.in", "I07") == (facts["roll1"], facts["roll6"])


def test_a_destination_is_reported_with_its_path() -> None:
    facts = judged(position="O05", roll="4", destination="r2a").facts

    assert ("O06 O07 O08 R2a", "PRIME") == (facts["path"], facts["symbol"])


def test_unreachable_destination_is_refused_with_reachable_ones() -> None:
    reply = DESK.judge(GAME, OPTIONS, {"position": "O05", "roll": "4", "destination": "O10"})

    assert isinstance(reply, Refusal)
    assert ("E_PATH", "O09, R2a.in") == (reply.code, reply.values["ways"])


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"position": "O43"}, "space"),
        ({"position": "O08", "roll": "7"}, "roll"),
        ({"position": "O08", "tokens": "many"}, "tokens"),
        ({"position": "O08", "accuracy": "101"}, "accuracy"),
        ({"position": "O08", "others": "O01 O02"}, "others"),
    ],
)
def test_what_cannot_be_read_is_refused(given: dict[str, str], why: str) -> None:
    reply = DESK.judge(GAME, OPTIONS, given)

    assert isinstance(reply, Refusal)
    assert ("E_POSITION", why) == (reply.code, reply.values["why"])


def test_the_best_destination_comes_first() -> None:
    replies = DESK.best(GAME, OPTIONS, {"position": "I02", "roll": "6"}, 3)

    assert not isinstance(replies, Refusal)
    assert ["I08", "O09", "R3b.out"] == [reply.facts["destination"] for reply in replies]


def test_player_who_has_little_to_gain_stays_away_from_the_risk() -> None:
    given = {"position": "I02", "roll": "6", "tokens": "E0 N0 G4", "accuracy": "10"}
    replies = DESK.best(GAME, OPTIONS, given, 1)

    assert not isinstance(replies, Refusal)
    assert ["O09"] == [reply.facts["destination"] for reply in replies]


def test_a_table_in_play_is_written_for_the_desk_and_read_back() -> None:
    table = Table("O05 E1N0G2 players=2")
    table.play("r:4")
    given = DESK.given(table.game, table.game.view(table.state, 0))
    shown = view_position(DESK, table.game, table.options, given)

    assert {"position": "O05", "roll": "4", "tokens": "E1 N0 G2", "others": "O02"} == given
    assert isinstance(shown, View)
    assert isinstance(shown.phase, Choosing)
    assert ["O05", "O02"] == [player.position for player in shown.players]
