"""Who sees what in the ring games (5.1), and what is impossible there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.rings.ring import Arc
from abaculus.games.pytagora.rings.rules import SQUARE
from abaculus.games.pytagora.rings.state import Attaching, Drawing, FreshPiece, State
from abaculus.games.pytagora.tests.rings_tables import draw, happen, table
from abaculus.kernel.rng import SeededRng


def test_all_hands_and_the_content_of_the_bag_are_open() -> None:
    """D10."""
    state = table("46", "389", bag="77")

    seen = SQUARE.view(state, 0)

    assert ("46", "389") == seen.hands
    assert state.bag == seen.bag


def test_hidden_racks_show_own_hand_and_counts_of_others() -> None:
    state = table("46", "389", bag="77", options={"hidden_racks": True})

    seen, watched = SQUARE.view(state, 0), SQUARE.view(state, None)

    assert (("46", "___"), None, 2) == (seen.hands, seen.bag, seen.held)
    assert ("__", "___") == watched.hands


def test_hidden_drawn_piece_is_shown_to_its_owner_only() -> None:
    state = happen(table("089", "1", options={"hidden_racks": True}), draw("4")).state

    owner, other = SQUARE.view(state, 0), SQUARE.view(state, 1)

    assert FreshPiece(0, "4") == owner.fresh
    assert other.fresh is None


def test_after_the_end_all_hands_are_open() -> None:
    state = happen(table("55", "11", arcs=[(17, 17)], options={"hidden_racks": True}), "L:5").state

    assert ("5", "11") == SQUARE.view(state, None).hands


@pytest.mark.parametrize("seed", range(20))
def test_forced_attach_is_imagined_with_a_fitting_piece(seed: int) -> None:
    state = table("4899", "11", bag="00000000000000000000", options={"hidden_racks": True})

    dream = SQUARE.imagine(SQUARE.view(state, 1), SeededRng(seed))

    assert isinstance(dream.phase, Attaching)
    assert SQUARE.fault(dream) is None


@pytest.mark.parametrize("seed", range(20))
def test_forced_draw_is_imagined_without_a_fitting_piece(seed: int) -> None:
    state = table("0899", "11", bag="444466666644446666", options={"hidden_racks": True})

    dream = SQUARE.imagine(SQUARE.view(state, 1), SeededRng(seed))

    assert Drawing(0, 0) == dream.phase
    assert SQUARE.fault(dream) is None


@pytest.mark.parametrize("seed", range(20))
def test_drawn_fitting_piece_is_imagined_as_the_only_one(seed: int) -> None:
    state = happen(
        table("0899", "11", bag="4444666666", options={"hidden_racks": True}), draw("4")
    ).state

    dream = SQUARE.imagine(SQUARE.view(state, 1), SeededRng(seed))

    assert 1 == sum(digit in "46" for digit in dream.hands[0])


SOUND = table("46", "389")


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (replace(SOUND, bag=(0,) * 10), "the pieces are"),
        (replace(SOUND, hands=("64", "389")), "seat 0 holds 64"),
        (replace(SOUND, hands=("46",)), "the pieces are"),
        (replace(SOUND, gone=(1,)), "has left and holds"),
        (replace(SOUND, fresh=FreshPiece(0, "1")), "does not hold it"),
        (replace(SOUND, phase=Drawing(0, 0)), "is to draw and holds"),
        (replace(SOUND, phase=Attaching(1, 0)), "is to attach and cannot"),
        (replace(SOUND, arcs=(Arc(1, 0),), bag=(1, 1, 1, 1, 0, 1, 1, 1, 1, 1)), "its arc is"),
    ],
)
def test_an_impossible_table_is_found_out(state: State, fault: str) -> None:
    assert fault in (SQUARE.fault(state) or "")
