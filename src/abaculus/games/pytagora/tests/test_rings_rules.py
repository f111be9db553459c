"""The Square and Even & Odd: setup, turns and their ends (specification 4, 5.7, 7; D50 to D53)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.options import RINGS, needed_pieces
from abaculus.games.pytagora.rings.ring import Arc, open_ends, place_at
from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE, RingGame
from abaculus.games.pytagora.rings.state import Attaching, Dealing, Drawing, Ended, State
from abaculus.games.pytagora.tests.rings_tables import (
    codes,
    draw,
    happen,
    move,
    refused,
    table,
    texts,
)
from abaculus.kernel.awaits import Chance, Outcome
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Left, Played
from abaculus.kernel.messages import News, PlayerValue, RefusedError, Value
from abaculus.kernel.options import choose

BOX = '{"pieces": {"groups": {"N1": %s, "S1": {"+": 1}, "E0": {"=": 1}}}}'


def outcome(state: State) -> Outcome:
    assert isinstance(state.phase, Ended)
    return state.phase.outcome


def digits_due(game: RingGame, number: int, arc: Arc) -> dict[str, str]:
    """The digit each open end of a ring asks for."""
    ring = RINGS[game.info.id][number]
    return {side: ring.order[place] for side, place in open_ends(ring, arc)}


# The rings


def test_square_ring_has_36_cells_with_the_right_digits() -> None:
    """PY-58."""
    (ring,) = RINGS["square"]

    assert 36 == len(ring.order)
    assert (2, 4, 4, 4, 4, 4, 4, 4, 4, 2) == needed_pieces((ring,))


def test_square_ring_digits_follow_the_specification() -> None:
    (ring,) = RINGS["square"]
    drawn = {place_at(ring, place): digit for place, digit in enumerate(ring.order)}

    top = "".join(drawn[x, 0] for x in range(10))
    right = "".join(drawn[9, y] for y in range(10))
    bottom = "".join(drawn[x, 9] for x in range(10))
    left = "".join(drawn[0, y] for y in range(10))

    assert ("0123456789", "9876543210", "9876543210", "0123456789") == (top, right, bottom, left)


def test_even_and_odd_have_16_cells_each_with_their_corners() -> None:
    even, odd = RINGS["evenodd"]

    assert (16, 16) == (len(even.order), len(odd.order))
    assert ("0", "8", "0", "8") == tuple(even.order[place] for place in (0, 4, 8, 12))
    assert ("1", "9", "1", "9") == tuple(odd.order[place] for place in (0, 4, 8, 12))


def test_square_start_needs_4_on_the_left_and_6_on_the_right() -> None:
    """PY-52."""
    assert {"L": "4", "R": "6"} == digits_due(SQUARE, 0, Arc())


def test_one_piece_on_the_left_and_six_on_the_right_need_3_and_6() -> None:
    """PY-53."""
    assert {"L": "3", "R": "6"} == digits_due(SQUARE, 0, Arc(1, 6))


def test_even_start_needs_2_and_6_and_odd_start_3_and_7() -> None:
    """PY-54."""
    assert {"L": "2", "R": "6"} == digits_due(EVENODD, 0, Arc())
    assert {"L": "3", "R": "7"} == digits_due(EVENODD, 1, Arc())


def test_when_one_cell_is_left_both_ends_are_that_cell() -> None:
    state = table("555", "1", arcs=[(17, 17)])

    left, right = (happen(state, text) for text in ("L:5", "R:5"))

    assert ["L:5"] == texts(state, 0)
    assert left == right
    assert Played(0, 0, move("L:5")) == right.event


# Setup and deal


@pytest.mark.parametrize(("game", "bag"), [(SQUARE, 76), (EVENODD, 75)])
def test_the_first_pieces_leave_the_bag_before_the_deal(game: RingGame, bag: int) -> None:
    state = game.setup(choose(game.info.menu, {}))

    assert bag == sum(state.bag)
    assert 7 == state.bag[5]


def test_every_seat_is_dealt_ten_pieces_in_seat_order() -> None:
    state = SQUARE.setup(choose(SQUARE.info.menu, {"players": 3, "first_seat": 2}))
    seats: list[object] = []

    for _ in range(3):
        assert isinstance(state.phase, Dealing)
        seats.append(state.phase.seat)
        awaits = SQUARE.awaits(state)
        assert isinstance(awaits, Chance)
        assert isinstance(awaits.draw, Pick)
        assert 10 == awaits.draw.many
        state = happen(state, draw("0123456789")).state

    assert [0, 1, 2] == seats
    assert Attaching(1, 0) == state.phase


def test_the_deal_tells_the_hands_unless_racks_are_hidden() -> None:
    open_, hidden = (
        happen(SQUARE.setup(choose(SQUARE.info.menu, {"hidden_racks": on})), draw("0123456789"))
        for on in (False, True)
    )
    values: dict[str, Value] = {"player": PlayerValue(0), "pieces": "0 1 2 3 4 5 6 7 8 9"}

    assert (News("ring-dealt", values),) == open_.news
    assert News("ring-dealt", values, only=(0,)) == hidden.news[0]
    assert News("ring-dealt-hidden", {"player": PlayerValue(0)}, unless=(0,)) == hidden.news[1]


# Turns


def test_a_piece_that_fits_must_be_attached() -> None:
    state = table("4689", "1")

    assert ["L:4", "R:6"] == texts(state, 0)
    assert "must_put" == refused(state, "done")


def test_exactly_one_piece_is_attached_in_a_turn() -> None:
    state = table("3489", "1")

    after = happen(state, "L:4").state

    assert ("389", "1") == after.hands
    assert (Arc(1, 0),) == after.arcs
    assert Drawing(1, 0) == after.phase


def test_unfitting_piece_is_refused_with_the_needed_digit() -> None:
    state = table("4689", "1")

    refusal = SQUARE.check(state, Played(0, 0, move("L:8")))

    assert refusal is not None
    assert ("does_not_fit", "8", "4") == (
        refusal.code,
        refusal.values["piece"],
        refusal.values["needed"],
    )


def test_a_fitting_piece_one_does_not_hold_is_refused() -> None:
    assert "not_in_rack" == refused(table("489", "1"), "R:6")


def test_a_player_who_holds_nothing_that_fits_draws_one_piece() -> None:
    state = table("089", "1")

    awaits = SQUARE.awaits(state)

    assert Drawing(0, 0) == state.phase
    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    assert 1 == awaits.draw.many
    assert "nothing_fits" == refused(state, Played(0, 0, move("L:4")))


def test_a_drawn_piece_that_fits_may_be_attached_or_kept() -> None:
    state = happen(table("089", "1"), draw("4")).state

    assert ["L:4", "done"] == texts(state, 0)
    assert ("089", "1") == happen(state, "L:4").state.hands
    assert ("0489", "1") == happen(state, "done").state.hands


def test_a_drawn_piece_that_does_not_fit_ends_the_turn() -> None:
    step = happen(table("089", "46"), draw("2"))

    assert ("0289", "46") == step.state.hands
    assert Attaching(1, 0) == step.state.phase
    assert 1 == step.state.turns


def test_a_kept_piece_must_be_attached_in_the_next_turn() -> None:
    state = table("089", "4", bag="46")

    state = happen(state, draw("6"), "done", "L:4").state

    assert Attaching(0, 0) == state.phase
    assert "must_put" == refused(state, "done")


def test_with_an_empty_bag_nobody_draws() -> None:
    step = happen(table("46", "089", bag=""), "L:4")

    assert ["ring-attached", "ring-stuck"] == codes(step)
    assert Attaching(0, 0) == step.state.phase
    assert 2 == step.state.turns


def test_an_empty_hand_plays_on_by_drawing() -> None:
    """D50."""
    state = table("", "4", bag="6")

    assert Drawing(0, 0) == state.phase
    assert ["R:6", "done"] == texts(happen(state, draw("6")).state, 0)


def test_turns_go_round_by_rising_seats() -> None:
    state = table("4", "3", "2", arcs=[(0, 0)])

    seats = [(state := happen(state, text).state).phase for text in ("L:4", "L:3")]

    assert [Attaching(1, 0), Attaching(2, 0)] == seats


def test_nobody_else_moves_and_nobody_before_the_deal() -> None:
    state = table("4", "6")
    before = SQUARE.setup(choose(SQUARE.info.menu, {}))

    assert "not_your_turn" == refused(state, Played(0, 1, move("R:6")))
    assert "wrong_phase" == refused(before, Played(0, 0, move("R:6")))


# Even & Odd


def test_a_piece_may_go_to_any_open_end_of_either_ring() -> None:
    state = table("2367", "1", game=EVENODD)

    assert ["EL:2", "ER:6", "OL:3", "OR:7"] == texts(state, 0, EVENODD)


def test_a_finished_ring_takes_no_more_while_the_other_continues() -> None:
    state = table("03", "1", arcs=[(8, 7), (0, 0)], game=EVENODD)

    assert ["OL:3"] == texts(state, 0, EVENODD)
    assert "square_complete" == refused(state, "EL:0", EVENODD)


def test_even_and_odd_end_with_the_32nd_piece() -> None:
    state = table("5", "1", arcs=[(8, 7), (7, 7)], game=EVENODD, turn=0)

    step = happen(state, "OL:5", game=EVENODD)

    assert "end-rings" == outcome(step.state).reason


# Ends


def test_game_ends_with_the_36th_piece_and_fewest_pieces_win() -> None:
    state = table("55", "1111", "111", arcs=[(17, 17)])

    step = happen(state, "L:5")

    assert Outcome("end-square", ((0,), (2,), (1,)), (1, 4, 3)) == outcome(step.state)
    assert "square_complete" == refused(step.state, Played(0, 0, move("L:5")))


def test_among_equals_the_last_to_attach_wins() -> None:
    """PY-55: hands of 3, 2, 2, and attachments by seats 1, 2, 3, 1."""
    state = table("1115", "11", "11", arcs=[(17, 17)], by=(0, 1, 2))

    step = happen(state, "L:5")

    assert (3, 2, 2) == outcome(step.state).scores
    assert ((2,), (1,), (0,)) == outcome(step.state).places


def test_equals_who_never_attached_share_their_place() -> None:
    state = table("5", "11", "11", arcs=[(17, 17)])

    step = happen(state, "L:5")

    assert ((0,), (1, 2)) == outcome(step.state).places


def test_alone_there_is_no_winner_and_the_turns_are_the_result() -> None:
    state = table("459", arcs=[(17, 16)], bag="")

    step = happen(state, "R:4", "L:5")

    assert Outcome("end-square", ((), (0,)), (2,)) == outcome(step.state)


# Leaving


def test_leaving_returns_the_hand_and_the_turn_continues() -> None:
    """D53."""
    state = table("46", "489", "6", bag="1")

    step = happen(state, Left(5, 0))

    assert ("", "489", "6") == step.state.hands
    assert (0, 1, 0, 0, 1, 0, 1, 0, 0, 0) == step.state.bag
    assert Attaching(1, 5) == step.state.phase


def test_a_seat_that_left_is_skipped_and_placed_last() -> None:
    state = table("4", "489", "35", arcs=[(0, 0)])

    state = happen(state, Left(0, 1), "L:4").state

    assert Attaching(2, 0) == state.phase
    assert (1,) == state.gone
    assert "wrong_phase" == refused(state, Left(0, 1))


def test_leaving_while_pieces_are_dealt_deals_on() -> None:
    state = SQUARE.setup(choose(SQUARE.info.menu, {"players": 3}))

    state = happen(state, Left(0, 0)).state

    assert Dealing(1) == state.phase


def test_youngest_who_left_before_the_first_turn_does_not_begin() -> None:
    state = SQUARE.setup(choose(SQUARE.info.menu, {"players": 3}))

    state = happen(state, draw("0123456789"), Left(0, 0), draw("0123456789")).state
    state = happen(state, draw("0123456789")).state

    assert Attaching(1, 0) == state.phase


def test_the_last_of_several_who_stays_wins_at_once() -> None:
    step = happen(table("4", "6"), Left(0, 0))

    assert Outcome("end-ring-left", ((1,), (0,)), (0, 1)) == outcome(step.state)


def test_a_player_who_leaves_alone_leaves_no_result() -> None:
    step = happen(table("4"), Left(0, 0))

    assert Outcome("end-ring-left", ((), (0,)), (0,)) == outcome(step.state)


# Options


@pytest.mark.parametrize(
    ("given", "key", "reason"),
    [
        ({"players": 5}, "players", "1 to 4"),
        ({"players": 2, "first_seat": 3}, "first_seat", "1 to 2"),
        ({"turn_seconds": 14}, "turn_seconds", "15 to 600"),
        ({"pieces": BOX % '{"5": 99}'}, "pieces", "at least 2 pieces of digit 0"),
        ({"pieces": "nonsense"}, "pieces", "data file"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_can(
    given: dict[str, object], key: str, reason: str
) -> None:
    with pytest.raises(RefusedError) as refusal:
        SQUARE.setup(choose(SQUARE.info.menu, given))

    values = refusal.value.refusal.values
    assert ("bad_option", key) == (refusal.value.refusal.code, values["key"])
    assert reason in str(values["range"])


def test_a_box_too_small_for_all_hands_is_refused() -> None:
    counts = '{"0":2,"1":4,"2":4,"3":4,"4":4,"5":4,"6":4,"7":4,"8":4,"9":2}'

    with pytest.raises(RefusedError) as refusal:
        SQUARE.setup(choose(SQUARE.info.menu, {"players": 4, "pieces": BOX % counts}))

    assert "at least 41 digits" in str(refusal.value.refusal.values["range"])
