"""Who sees what (specification 5.7), and what the table itself holds for impossible."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.state import Ended, LastPlay, State
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, draw, happen, table, with_board
from abaculus.games.calcussimo.view import unseen_counts
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

RACK = "1269+-/"
OTHER = "3457+*?"
THIRD = "1188+-/"


def dealt_again(state: State, seat: int, rack: str) -> State:
    """The same table but for one rack, whose chips change places with chips of the bag."""
    everything = table([rack if other == seat else held for other, held in enumerate(state.racks)])
    return replace(state, racks=everything.racks, bag=everything.bag)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_rack_is_its_owners_secret(viewer: int | None) -> None:
    state = table([RACK, OTHER, THIRD])

    again = dealt_again(state, 0, "2345678")

    assert GAME.view(again, viewer) == GAME.view(state, viewer)
    assert GAME.view(again, 0) != GAME.view(state, 0)


def test_the_owner_sees_their_own_rack_and_counts_of_the_others() -> None:
    seen = GAME.view(table([RACK, OTHER]), 1)

    assert seen.racks == ("_______", OTHER)
    assert seen.bag == 86


def test_a_spectator_sees_no_rack() -> None:
    assert GAME.view(table([RACK, "35"]), None).racks == ("_______", "__")


def test_after_the_end_everyone_sees_all_racks() -> None:
    step = happen(table([RACK, OTHER]), "0 =", "1 =")

    assert isinstance(step.state.phase, Ended)
    assert GAME.view(step.state, None).racks == (RACK, OTHER)


def test_unseen_chips_are_the_set_without_board_and_own_rack() -> None:
    state = with_board(table([RACK, OTHER]), E1_TO_E5[:1])

    left = unseen_counts(GAME.view(state, 0))

    assert sum(left) == 100 - 5 - 7
    assert left[9] == 6 - 1 - 1


def test_a_joker_on_the_board_is_a_joker_that_is_gone() -> None:
    step = happen(table(["?26+/", OTHER]), "D8h ?9+6/2")

    left = unseen_counts(GAME.view(step.state, None))

    assert (left[9], left[-1]) == (6, 3)


def test_drawn_chips_are_shown_to_nobody_else() -> None:
    played = happen(table([RACK, OTHER]), "D8h 9+6/2").state

    one, other = (happen(played, draw(chips)).state for chips in ("11234", "5678+"))

    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, None) == GAME.view(other, None)


@pytest.mark.parametrize(
    "broken",
    [
        replace(table([RACK, OTHER]), racks=(RACK, OTHER[1:])),
        replace(table([RACK, OTHER]), racks=(RACK[::-1], OTHER)),
        replace(table([RACK, OTHER]), jokers=(5,)),
        replace(table([RACK, OTHER]), scores=(0,)),
        replace(table([RACK, OTHER]), gone=(0,)),
        replace(table([RACK, OTHER]), last=LastPlay(0, (5,))),
    ],
)
def test_an_impossible_table_is_found_out(broken: State) -> None:
    assert GAME.fault(table([RACK, OTHER])) is None
    assert GAME.fault(broken)


def test_on_honour_totals_are_always_announced() -> None:
    options = choose(GAME.info.menu, {"referee": "honour", "announce": "auto"})

    assert GAME.setup(options).rules.claim


def test_a_set_must_have_more_chips_than_the_racks_hold() -> None:
    few = '{"chips": {"counts": {"5": 7, "+": 7}}}'
    enough = '{"chips": {"counts": {"5": 7, "+": 8}}}'

    assert sum(GAME.setup(choose(GAME.info.menu, {"chips": enough})).bag) == 15
    with pytest.raises(RefusedError) as refused:
        GAME.setup(choose(GAME.info.menu, {"chips": few}))
    assert refused.value.refusal.code == "E-CHIPS"
