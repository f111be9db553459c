"""Who sees what (5.1), what is imagined behind it, and what a table holds for impossible."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.moves import Move
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.kinds import HIDDEN, pieces_in
from abaculus.games.pytagora.tests.compose_tables import (
    GAME,
    codes,
    draw,
    happen,
    pieces,
    read,
    refused,
    table,
)
from abaculus.kernel.events import Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import news_for
from abaculus.kernel.rng import SeededRng

HANDS = ("617+5", "1289*", "34-")
BAG = "0055+/"


def covered(phase: phases.Phase | None = None) -> State:
    """A table whose hands are hidden."""
    return table(HANDS, bag=BAG, phase=phase, hidden_racks=True)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_usually_everyone_sees_all_hands_and_what_the_bag_holds(seat: int | None) -> None:
    state = table(HANDS, bag=BAG)

    seen = GAME.view(state, seat)

    assert (state.hands, state.bag, 6) == (seen.hands, seen.bag, seen.held)
    assert ("0", "5", "+", "/") == seen.in_bag


def test_hidden_hands_show_own_pieces_and_counts_of_others() -> None:
    seen = GAME.view(covered(), 1)

    assert ((HIDDEN,) * 5, pieces("1289*"), (HIDDEN,) * 3) == seen.hands
    assert (6, None, ()) == (seen.held, seen.bag, seen.in_bag)


def test_with_hidden_hands_a_spectator_sees_none() -> None:
    assert {HIDDEN} == {piece for hand in GAME.view(covered(), None).hands for piece in hand}


def test_a_thief_sees_all_hands_and_nobody_else_does() -> None:
    state = covered(phases.Stealing(0, 0))

    assert state.hands == GAME.view(state, 0).hands
    assert HIDDEN in GAME.view(state, 1).hands[0]


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        (phases.Composing(0, 0), ("0", "5", "+", "/")),
        (phases.Composing(0, 0, bought=True), ()),
        (phases.Composing(0, 0, second=True), ()),
        (phases.Composing(1, 0), ()),
    ],
)
def test_a_player_who_may_buy_sees_the_kinds_without_counts(
    phase: phases.Phase, kinds: tuple[str, ...]
) -> None:
    seen = GAME.view(covered(phase), 0)

    assert (kinds, None) == (seen.in_bag, seen.bag)


def test_after_the_end_everyone_sees_everything() -> None:
    state = table(["1", "2"], hidden_racks=True, idle=1)

    seen = GAME.view(happen(state, "pass").state, None)

    assert ((("1",), ("2",)), True) == (seen.hands, seen.bag is not None)


def heard(step: Step[State, Move], seat: int | None) -> list[str]:
    """The codes a seat hears."""
    return [item.code for item in news_for(step.news, seat)]


def test_drawn_pieces_are_shown_to_those_allowed() -> None:
    phase = phases.Drawing(0, 1, "any", "refill", 0)
    open_, hidden = (
        happen(table(HANDS, bag=BAG, phase=phase, hidden_racks=hide, topup="off"), draw("5"))
        for hide in (False, True)
    )

    assert ["compose-drew-own"] == heard(open_, 0) == heard(hidden, 0)
    assert ["compose-drew"] == heard(open_, 1) == heard(open_, None)
    assert ["compose-drew-some"] == heard(hidden, 1) == heard(hidden, None)
    assert "pieces" not in news_for(hidden.news, 1)[0].values


def test_hidden_theft_is_shown_to_thief_and_victim_only() -> None:
    step = happen(covered(phases.Stealing(0, 0)), "steal:2:8")

    assert ["compose-stole"] == heard(step, 0) == heard(step, 1)
    assert ["compose-stole-something"] == heard(step, 2) == heard(step, None)


def test_hidden_purchase_is_shown_to_the_buyer_only() -> None:
    step = happen(covered(), "buy:5/")

    assert ["compose-bought"] == heard(step, 0)
    assert ["compose-bought-some"] == heard(step, 1)


def test_fresh_pieces_are_shown_to_those_allowed_the_hand() -> None:
    state = happen(covered(), "buy:5/").state

    assert pieces("5/") == GAME.view(state, 0).fresh
    assert ((), 0) == (GAME.view(state, 1).fresh, GAME.view(state, 1).fresh_seat)


def test_nothing_stays_fresh_in_a_hand_that_gave_something_away() -> None:
    bought = happen(covered(), "buy:5/").state

    assert () == happen(bought, "h0,0:6+1=7").state.fresh


def test_nothing_stays_fresh_in_a_hand_that_was_robbed() -> None:
    state = replace(covered(phases.Stealing(0, 0)), fresh=("8",), fresh_seat=1)

    assert () == happen(state, "steal:2:8").state.fresh


# Imagining


def imagined(state: State, seat: int | None) -> list[State]:
    """What a seat may imagine, several times."""
    rng = SeededRng(7)
    return [GAME.imagine(GAME.view(state, seat), rng) for _ in range(40)]


def test_what_is_imagined_differs_and_looks_the_same() -> None:
    state = covered()

    dreams = imagined(state, 1)

    assert {GAME.view(state, 1).hands} == {GAME.view(dream, 1).hands for dream in dreams}
    assert len({dream.hands for dream in dreams}) > 10
    assert {None} == {GAME.fault(dream) for dream in dreams}


def test_open_tables_are_imagined_as_they_are() -> None:
    state = table(HANDS, bag=BAG, phase=phases.Asking(0, 0, "symbol"))

    assert all(state == dream for dream in imagined(state, 1))


def test_buyer_imagines_only_bags_with_just_these_kinds() -> None:
    bags = {frozenset(pieces_in(dream.bag)) for dream in imagined(covered(), 0)}

    assert {frozenset("05+/")} == bags


@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        (phases.Drawing(1, 2, "symbol", "refill", 0), 0),
        (phases.Drawing(1, 2, "symbol", "refill", 0), 1),
        (phases.Drawing(1, 2, "symbol", "refill", 0), None),
        (phases.Asking(1, 0, "symbol"), 2),
    ],
)
def test_symbol_draw_is_imagined_short_in_hand_not_in_bag(
    phase: phases.Drawing | phases.Asking, seat: int | None
) -> None:
    many = phase.many if isinstance(phase, phases.Drawing) else 1

    for dream in imagined(covered(phase), seat):
        in_bag = Counter(pieces_in(dream.bag))
        held = sum(1 for piece in dream.hands[1] if piece in "+-*/")
        assert many <= in_bag["+"] + in_bag["-"] + in_bag["*"] + in_bag["/"]
        assert held <= 3 - many


def test_a_preview_tells_nothing_of_hidden_hands() -> None:
    state = covered()

    dreams = imagined(state, 1)

    previews = [GAME.preview(dream, 1, read("h0,0:1+1=2")) for dream in dreams]
    assert all(GAME.preview(state, 1, read("h0,0:1+1=2")) == preview for preview in previews)


def test_pieces_of_another_hand_cannot_be_written() -> None:
    assert "not_in_rack" == refused(covered(), "h0,0:8=8")


# Soundness


def test_an_impossible_table_is_found_out() -> None:
    state = happen(table(HANDS, bag=BAG), "h0,0:6+1=7").state
    impossible = [
        replace(state, bag=(9,) * len(state.bag)),
        replace(state, hands=(*state.hands[:2], ())),
        replace(state, hands=state.hands[:2]),
        replace(state, hands=(state.hands[0], state.hands[1][::-1], state.hands[2])),
        replace(state, supply=(19, 9)),
        replace(state, table=replace(state.table, ways={})),
        replace(state, fresh=("9",), fresh_seat=2),
        replace(state, gone=(1,)),
        replace(state, last=(2,)),
        replace(state, gained=()),
        replace(state, due=(0,)),
        replace(state, scores=(1, 2)),
    ]

    assert None is GAME.fault(state)
    assert all(GAME.fault(wrong) is not None for wrong in impossible)


# Listed and random moves


def test_listed_lines_are_legal_and_purchases_and_pass_come_last() -> None:
    state = table(["617+5-*2", "1"], bag="9-", lines=["h0,0:6+1=7"])

    moves = list(GAME.moves(state, 0))

    assert all(GAME.check(state, Played(0, 0, move)) is None for move in moves)
    assert [read("buy:9-"), read("pass")] == moves[-2:]
    assert read("v4,-4:5+2=[7]") in moves


def test_player_who_must_continue_is_offered_continuations_only() -> None:
    state = table(["7815-+", "1"], lines=["h0,0:6+1=7"], face="cont")

    assert {"e1:=7", "e1:=8-1", "pass"} == {
        GAME.notation.write_move(move) for move in GAME.moves(state, 0)
    }


def test_random_play_usually_writes_a_line() -> None:
    state = table(["617+5-*2", "1"], bag="9-", lines=["h0,0:6+1=7"])
    rng = SeededRng(1)

    words = Counter(GAME.notation.write_move(GAME.sample(state, 0, rng))[0] for _ in range(100))

    assert words["h"] + words["v"] > 80
    assert 0 < words["p"] < 15


def test_random_play_buys_before_it_passes() -> None:
    state = table(["1+", "1"], bag="9-")
    rng = SeededRng(1)

    words = Counter(GAME.notation.write_move(GAME.sample(state, 0, rng)) for _ in range(50))

    assert words["buy:9-"] > 40
    assert ["compose-bought"] == codes(happen(state, "buy:9-"))
