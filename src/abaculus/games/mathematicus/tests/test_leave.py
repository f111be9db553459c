"""Leaving: pieces to the supply, turns and challenges that come to an end (section 7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.phases import Answering, Opening, TieRoll, Window
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table
from abaculus.kernel.events import Drawn, Left
from abaculus.kernel.options import choose

FIGHT = (
    "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2/20:A:1,1,1,1,0:-:0:-:i2 4,4,4,7,3:202222:AB 1"
)
OWNERS = (
    "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,0,1,0:-:0:-:i2/20:A:1,1,0,1,0:-:0:-:i2 4,4,6,7,3:202222:AB 1"
)
"""Only the active player could still challenge, for Archimedes."""
MEDALS = (
    "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2/20:A:1,1,1,1,0:-:0:-:i2 4,4,4,7,0:202222:AB 1"
)


@pytest.mark.parametrize(
    ("start", "transcript", "expected"),
    [
        pytest.param(POS_B, "1:resign", {"active": "2", "phase": "START"}, id="in-turn"),
        pytest.param(POS_B, "3:resign", {"active": "1", "supply.r4": "5"}, id="not-in-turn"),
        pytest.param(
            POS_B,
            "R12=10 F 2:C 1:resign 2:A+",
            {"2.pos": "10", "2.figs": "A", "active": "2"},
            id="an-ambusher-is-still-asked",
        ),
        pytest.param(
            POS_B,
            "R12=10 F 2:C A- 1:resign 2:A-",
            {"2.pos": "12", "active": "2"},
            id="while-the-ambusher-answers",
        ),
        pytest.param(
            POS_B,
            "R12=10 F 2:C 2:resign A-",
            {"1.pos": "0", "active": "3"},
            id="without-its-ambusher-the-question-is-ordinary",
        ),
        pytest.param(
            POS_B,
            "R12=10 F 2:C A- 2:resign",
            {"1.pos": "0", "active": "3", "phase": "START"},
            id="an-ambusher-leaves-when-asked",
        ),
        pytest.param(
            FIGHT,
            "R12=5 F C>2 2:resign A+",
            {"1.figs": "A", "1.pos": "10", "supply.A": "0"},
            id="the-challenged-leaves",
        ),
        pytest.param(
            FIGHT,
            "R12=5 F C>2 2:A- 2:resign A+",
            {"1.figs": "A", "supply.A": "0", "1.pos": "10"},
            id="the-prize-comes-from-the-supply",
        ),
        pytest.param(
            FIGHT,
            "R12=5 F C>2 1:resign",
            {"active": "2", "2.figs": "A"},
            id="the-challenger-leaves",
        ),
        pytest.param(
            MEDALS,
            "R12=12 F C>2 2:resign",
            {"1.md": "1", "supply.md": "2", "phase": "AFTER"},
            id="a-medal-from-the-supply",
        ),
        pytest.param(POS_B, "R12=10 F 2:resign 3:C-", {"phase": "QUESTION"}, id="in-the-window"),
        pytest.param(
            OWNERS,
            "R12=5 F 2:resign",
            {"phase": "QUESTION", "active": "1", "supply.A": "1"},
            id="5.6-a-window-that-nobody-can-use-closes",
        ),
        pytest.param(POS_B, "R12=10 F 1:resign", {"active": "2"}, id="the-lander-in-the-window"),
        pytest.param(POS_B, "2:resign 3:resign", {"over": "win 1"}, id="one-is-left"),
        pytest.param(
            "5:-:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2/1:-:1,1,1,1,0:-:0:-:i2 "
            "4,4,4,7,3:212222:A 1",
            "R4=2 F A+ 1:resign",
            {"supply.half": "AB", "active": "2", "phase": "START"},
            id="with-a-complete-nonagon",
        ),
        pytest.param(
            "0:-:1,1,1,1,1:-:0:-:i2/12:E:1,1,1,1,0:-:0:C29:i2/1:E:1,1,1,1,0:-:0:-:i2 "
            "4,4,4,7,2:022222:AB 1",
            "M:E<2 2:resign",
            {"1.figs": "E", "1.md": "0", "supply.E": "0", "phase": "START"},
            id="the-owner-before-refusing",
        ),
    ],
)
def test_leaving_in_the_middle(start: str, transcript: str, expected: dict[str, str]) -> None:
    table = Table(start).play(transcript)

    assert ("", expected) == (table.refused, {name: table.field(name) for name in expected})
    assert None is table.game.fault(table.state)


def test_kept_cards_go_under_the_deck() -> None:
    table = Table(
        "5:EA:1,1,0,0,1:-:1:C23:b1/12:H:1,1,0,0,0:-:0:-:b1/2:-:1,1,0,0,0:-:0:-:b1 "
        "4,4,0,0,2:112222:- 2"
    ).play("1:resign")

    assert ("C23",) == table.state.queue
    assert ((), "", 0) == (
        table.state.hands[0].kept,
        table.state.hands[0].figures,
        table.state.hands[0].skips,
    )


def test_leaving_while_the_start_is_rolled_for() -> None:
    game = Mathematicus("basic")
    state = game.setup(choose(game.info.menu, {"players": 3}))
    for event in (Drawn(0, (9,)), Left(1, 0), Drawn(1, (4,)), Drawn(1, (5,))):
        assert isinstance(state.phase, Opening)
        state = game.apply(state, event).state

    assert 2 == state.turn


def test_leaving_an_elimination() -> None:
    start = (
        "29:E:1,1,0,0,0:-:0:-:b1/0:A:1,1,0,0,0:-:0:-:b1/0:H:1,1,0,0,0:-:0:-:b1 4,4,0,0,3:000001:- 1"
    )
    table = Table(start).play("1:U:end 2:Y 3:Y")
    assert isinstance(table.phase, TieRoll)

    table.play("#O=5 #O=3 #O=9")
    assert isinstance(table.phase, Answering)
    assert 1 == table.phase.question.seat
    table.play("2:resign")
    assert 2 == table.phase.question.seat
    table.play("1:resign")

    assert "win 3" == table.field("over")


def test_by_the_first_rules_such_a_window_stays_open() -> None:
    table = Table(OWNERS)
    table.state = replace(table.state, rules=replace(table.state.rules, by_first_rules=True))

    table.play("R12=5 F 2:resign")

    assert isinstance(table.phase, Window)
    assert (0,) == table.phase.open
