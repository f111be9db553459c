"""What each seat may know of a table of The Number (5.1)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.number.faces import fitting_pieces
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import FreshPiece
from abaculus.games.pytagora.tests.number_tables import after, drawn, rolled, seen, step, table
from abaculus.kernel.codec import encode
from abaculus.kernel.messages import news_for
from abaculus.kernel.rng import SeededRng

HIDDEN = {"hidden_racks": True}


def test_usually_all_hands_and_the_bag_lie_open() -> None:
    view = seen(table("17", "25"), 0)

    assert (("17", "25"), (1,) * 10) == (view.hands, view.bag)


def test_with_hidden_racks_each_seat_sees_its_own_hand_only() -> None:
    state = table("17", "25", options=HIDDEN)

    assert ("17", "__") == seen(state, 0).hands
    assert ("__", "25") == seen(state, 1).hands
    assert ("__", "__") == seen(state, None).hands


def test_hidden_racks_show_only_the_size_of_the_bag() -> None:
    view = seen(table("17", "25", options=HIDDEN), 0)

    assert (None, 10) == (view.bag, view.held)


def test_a_drawn_piece_is_shown_to_its_owner_only() -> None:
    state = rolled(table("12", "25", options=HIDDEN), ">")

    done = step(state, drawn("7"))

    assert FreshPiece(0, "7") == seen(done.state, 0).fresh
    assert None is seen(done.state, 1).fresh
    assert ["number-drew"] == [item.code for item in news_for(done.news, 0)]
    assert ["number-drew-hidden"] == [item.code for item in news_for(done.news, 1)]
    assert b"7" not in encode(news_for(done.news, 1))


def test_an_open_table_tells_everyone_what_is_drawn() -> None:
    state = rolled(table("12", "25"), ">")

    done = step(state, drawn("7"))

    assert news_for(done.news, 0) == news_for(done.news, 1)


def test_after_the_end_all_hands_are_shown() -> None:
    state = after(rolled(table("7", "25", options=HIDDEN), "+1"), "put:7")

    assert ("", "25") == seen(state, None).hands


@pytest.mark.parametrize("seed", range(20))
def test_forced_put_is_imagined_with_a_fitting_piece(seed: int) -> None:
    state = rolled(table("1126", "25", bag="0011", number="5", options=HIDDEN), "+1")

    dream = NUMBER.imagine(seen(state, 1), SeededRng(seed))

    assert "6" == fitting_pieces("+1", "5", dream.hands[0])


@pytest.mark.parametrize("seed", range(20))
def test_forced_draw_is_imagined_without_a_fitting_piece(seed: int) -> None:
    state = rolled(table("112", "25", bag="6666", number="5", options=HIDDEN), "+1")

    dream = NUMBER.imagine(seen(state, 1), SeededRng(seed))

    assert "" == fitting_pieces("+1", "5", dream.hands[0])


@pytest.mark.parametrize("seed", range(20))
def test_drawn_fitting_piece_is_imagined_as_the_only_one(seed: int) -> None:
    state = rolled(table("112", "25", bag="6666", number="5", options=HIDDEN), "+1")
    state = after(state, drawn("6"))

    dream = NUMBER.imagine(seen(state, 1), SeededRng(seed))

    assert None is NUMBER.fault(dream)
    assert "6" == fitting_pieces("+1", "5", dream.hands[0])
