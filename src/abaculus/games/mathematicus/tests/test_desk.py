"""The referee's desk: where rolls lead, what happens there, the gimmick."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.desk import DESK
from abaculus.games.mathematicus.phases import Gimmick
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.tests.test_laws import voice
from abaculus.games.mathematicus.tests.transcripts import POS_B, started
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.testing.bad_events import JUNK

GAME = Mathematicus("intermediate")
OPTIONS = choose(GAME.info.menu, {})


def judged(**given: str) -> Reply:
    reply = DESK.judge(GAME, OPTIONS, given)
    assert isinstance(reply, Reply)
    return reply


def test_a_prime_score_leads_both_ways() -> None:
    assert {"3F>3": "desk-gimmick-square", "3B>32": "desk-token"} == judged(
        position=POS_B, score="3"
    ).facts
    assert {"4F>4": "desk-token"} == judged(position=POS_B, score="4").facts


def test_all_scores_are_reported_in_words() -> None:
    reply = judged(position=POS_B)

    assert 12 + 5 == len(reply.because)
    sentences = [voice().say(item) for item in (reply.headline, *reply.because)]
    assert "5 forward to 5: a question for Euclid." in sentences


def test_blue_cards_are_shown_to_those_who_play_with_them() -> None:
    position = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB {}"
    sentences = [
        [voice().say(item) for item in judged(position=position.format(seat), score="4").because]
        for seat in (1, 2)
    ]

    assert ["4 forward to 4: a blue card for a challenge token."] == sentences[0]
    assert ["4 forward to 16: a question for a challenge token."] == sentences[1]


def test_own_figures_and_figures_that_are_gone_are_distinguished() -> None:
    position = "0:E:1,1,0,0,0:-:0:-:b1/12:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:001111:- 1"

    facts = judged(position=position).facts

    assert ("desk-own", "desk-figure-gone") == (facts["5F>5"], facts["10F>10"])


def test_the_gimmick_is_worked_out() -> None:
    reply = judged(rolls="12,7,10,4")

    assert {"remainder": 0} == reply.facts
    assert "127104 divided by 3 leaves 0." == voice().say(reply.headline)


def test_the_gimmick_can_be_shown() -> None:
    shown = view_position(DESK, GAME, OPTIONS, {"rolls": "12,7,10,4"})

    assert not isinstance(shown, Refusal)
    assert Gimmick((12, 7, 10, 4)) == shown.table.phase


def test_the_better_die_comes_first() -> None:
    position = "6:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"
    near = DESK.best(GAME, OPTIONS, {"position": position}, 2)

    assert not isinstance(near, Refusal)
    assert [(4, "1/4"), (12, "1/6")] == [(one.facts["die"], one.facts["figure"]) for one in near]


def test_a_table_is_written_and_read_again() -> None:
    view = GAME.view(started("i2 i3"), 0)

    again = view_position(DESK, GAME, OPTIONS, DESK.given(GAME, view))

    assert not isinstance(again, Refusal)
    assert view.table.hands == again.table.hands
    assert view.table.supply == again.table.supply


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_refused_in_words(junk: str) -> None:
    for name in ("position", "rolls"):
        reply = DESK.judge(GAME, OPTIONS, {name: junk})
        if isinstance(reply, Refusal):
            assert voice().say(reply)
    scored = DESK.judge(GAME, OPTIONS, {"position": POS_B, "score": junk})
    assert isinstance(scored, Reply) or voice().say(scored)
