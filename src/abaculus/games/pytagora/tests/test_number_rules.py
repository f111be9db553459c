"""The Number keeps its rules: rolling, what fits, putting, drawing, the end (5.5, 7)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.number.faces import SIGNED, chain
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import Drawing, Facing, Putting, Rolling
from abaculus.games.pytagora.tests.number_tables import (
    after,
    die,
    drawn,
    in_turn,
    move,
    moves,
    opening,
    outcome,
    refusal,
    render,
    rolled,
    step,
    table,
)
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import Pick, Roll
from abaculus.kernel.events import Left, Played
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

DEALT = (drawn("01234"), drawn("56789"))


def test_each_seat_is_dealt_a_hand_before_the_number_is_drawn() -> None:
    state = opening()

    dealt = after(state, *DEALT)
    opened = after(dealt, drawn("4"))

    assert ("01234", "56789") == dealt.hands
    assert ("4", 77 - 11) == (opened.pile[-1].digit, sum(opened.bag))
    assert (0,) == in_turn(opened)


def test_the_bag_holds_the_77_digits_of_levels_1_and_2() -> None:
    awaits = NUMBER.awaits(opening())

    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    assert (7, 8, 8, 8, 8, 8, 8, 7, 8, 7) == tuple(count for _, count in awaits.draw.bag)


def test_the_hand_has_as_many_pieces_as_chosen() -> None:
    awaits = NUMBER.awaits(opening(rack_number=8))

    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    assert 8 == awaits.draw.many


def test_the_chosen_seat_begins() -> None:
    state = opening(players=3, first_seat=3)

    state = after(state, drawn("00000"), drawn("11111"), drawn("22222"), drawn("4"))

    assert (2,) == in_turn(state)


def test_a_first_seat_that_nobody_sits_on_is_refused() -> None:
    with pytest.raises(RefusedError) as refused:
        opening(players=2, first_seat=3)

    assert "first_seat must be 1 to 2, the number of players." == render(refused.value.refusal)


def test_a_set_with_too_few_digits_is_refused() -> None:
    small = '{"pieces": {"groups": {"N1": {"1": 10}, "S1": {"+": 1}, "E0": {"=": 1}}}}'

    with pytest.raises(RefusedError) as refused:
        opening(pieces=small)

    assert ("bad_option", "pieces") == (
        refused.value.refusal.code,
        refused.value.refusal.values["key"],
    )


def test_a_set_of_ones_own_is_played_with() -> None:
    own = '{"pieces": {"groups": {"N1": {"3": 20}, "S1": {"+": 1}, "E0": {"=": 1}}}}'

    state = opening(pieces=own)

    assert (0, 0, 0, 20, 0, 0, 0, 0, 0, 0) == state.bag


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", 5), ("players", 0), ("rack_number", 2), ("rack_number", 11), ("turn_seconds", 14)],
)
def test_options_out_of_range_are_refused(key: str, value: int) -> None:
    with pytest.raises(RefusedError) as refused:
        choose(NUMBER.info.menu, {key: value})

    assert ("bad_option", key) == (refused.value.refusal.code, refused.value.refusal.values["key"])


def test_a_turn_begins_with_the_die_which_has_six_equal_faces() -> None:
    state = table("17", "2")

    thrown = after(state, "roll")

    assert ["roll"] == moves(state)
    assert Chance(Roll((6,))) == NUMBER.awaits(thrown)


@pytest.mark.parametrize(
    ("face", "fits"),
    [("+1", "7"), ("-1", "5"), (">", "789"), ("<", "012345"), ("=", "6")],
)
def test_the_face_says_which_pieces_fit(face: str, fits: str) -> None:
    state = rolled(table("0123456789", "2"), face)

    assert [f"put:{digit}" for digit in fits] == moves(state)


@pytest.mark.parametrize(("number", "face"), [("9", "+1"), ("9", ">"), ("0", "-1"), ("0", "<")])
def test_nothing_comes_after_9_or_before_0(number: str, face: str) -> None:
    state = rolled(table("0123456789", "2", number=number), face)

    assert isinstance(state.phase, Drawing)


def test_put_piece_becomes_the_number_the_next_one_must_fit() -> None:
    state = rolled(table("178", "2"), "+1")

    state = after(state, "put:7", "put:8")

    assert "8" == state.pile[-1].digit
    assert "1" == state.hands[0]


def test_0_does_not_follow_9() -> None:
    state = rolled(table("09", "2", number="8"), "+1")

    state = after(state, "put:9")

    assert (1,) == in_turn(state)


def test_a_piece_that_does_not_fit_is_refused_as_mathematics() -> None:
    state = rolled(table("79", "2"), "+1")

    why = refusal(state, "put:9")

    assert "does_not_fit" == why.code
    assert "One more than 6 is 7, not 9." == render(why)


@pytest.mark.parametrize(
    ("face", "piece", "sentence"),
    [
        ("-1", "3", "One less than 6 is 5, not 3."),
        (">", "3", "3 is not bigger than 6."),
        ("<", "8", "8 is not smaller than 6."),
        ("=", "8", "The same as 6 is 6, not 8."),
    ],
)
def test_every_face_tells_why_a_piece_does_not_fit(face: str, piece: str, sentence: str) -> None:
    state = rolled(table("356789", "2"), face)

    assert sentence == render(refusal(state, f"put:{piece}"))


def test_a_piece_one_does_not_hold_cannot_be_put() -> None:
    state = rolled(table("79", "2"), ">")

    assert "You don’t have 8." == render(refusal(state, "put:8"))


def test_the_first_piece_that_fits_must_be_put() -> None:
    state = rolled(table("17", "2"), ">")

    assert "must_put" == refusal(state, "done").code
    assert ["put:7"] == moves(state)


def test_after_the_first_piece_one_may_continue_or_stop() -> None:
    state = rolled(table("1789", "2"), ">")

    going = after(state, "put:7")
    stopped = after(going, "done")

    assert ["put:8", "put:9", "done"] == moves(going)
    assert ((1,), "189") == (in_turn(stopped), stopped.hands[0])


def test_the_turn_ends_by_itself_when_nothing_fits_any_more() -> None:
    state = rolled(table("179", "2"), "+1")

    state = after(state, "put:7")

    assert ((1,), "") == (in_turn(state), state.face)


def test_the_same_face_holds_for_the_whole_turn() -> None:
    state = rolled(table("15789", "2"), "+1")

    state = after(state, "put:7")

    assert ["put:8", "done"] == moves(state)


def test_without_a_fitting_piece_one_piece_is_drawn() -> None:
    state = rolled(table("12", "2"), ">")

    awaits = NUMBER.awaits(state)

    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    assert 1 == awaits.draw.many


def test_a_drawn_piece_that_fits_may_be_put_or_kept() -> None:
    state = rolled(table("12", "2"), ">")

    state = after(state, drawn("7"))
    kept = after(state, "done")

    assert ["put:7", "done"] == moves(state)
    assert ((1,), "127") == (in_turn(kept), kept.hands[0])


def test_turn_continues_after_a_draw_without_another_draw() -> None:
    state = rolled(table("18", "2", number="5"), "+1")

    state = after(state, drawn("6"), "put:6")

    assert ((1,), "18") == (in_turn(state), state.hands[0])


def test_a_drawn_piece_that_does_not_fit_ends_the_turn() -> None:
    state = rolled(table("12", "2"), ">")

    state = after(state, drawn("3"))

    assert ((1,), "123") == (in_turn(state), state.hands[0])


def test_nothing_is_drawn_after_a_piece_was_put() -> None:
    state = rolled(table("17", "2"), "+1")

    state = after(state, "put:7")

    assert (Rolling(1, 0), "1") == (state.phase, state.hands[0])


def test_with_an_empty_bag_the_turn_ends_without_a_draw() -> None:
    state = table("12", "2", bag="")

    done = step(state, "roll", die(">"))

    assert (1,) == in_turn(done.state)
    assert "number-stuck-empty" == done.news[-1].code


def test_the_pieces_of_the_pile_never_come_back_into_the_bag() -> None:
    state = rolled(table("77", "2", number="6", bag=""), ">")

    state = after(state, "put:7", "roll", die(">"))

    assert 0 == sum(state.bag)


def test_while_a_piece_is_drawn_nothing_can_be_put() -> None:
    state = rolled(table("12", "2"), ">")

    why = refusal(state, Played(0, 0, move("put:1")))

    assert "nothing_fits" == why.code
    assert "None of your pieces fits now. Draw one." == render(why)


def test_the_free_face_is_put_on_one_of_the_five_others() -> None:
    state = rolled(table("179", "2"), "free")

    chosen = after(state, "face:>")

    assert isinstance(state.phase, Facing)
    assert [f"face:{face}" for face in SIGNED] == moves(state)
    assert (Putting(0, 0, may_stop=False), ">") == (chosen.phase, chosen.face)


def test_a_face_chosen_without_a_fitting_piece_leads_to_a_draw() -> None:
    state = rolled(table("17", "2"), "free")

    state = after(state, "face:=")

    assert isinstance(state.phase, Drawing)


def test_the_free_face_cannot_be_chosen_again() -> None:
    state = rolled(table("179", "2"), "free")

    assert "bad_face" == refusal(state, "face:free").code


def test_putting_the_last_piece_wins_at_once() -> None:
    state = rolled(table("78", "2345", "1"), "+1")

    state = after(state, "put:7", "put:8")

    assert "number-end" == outcome(state).reason
    assert ((0,), (1, 2)) == outcome(state).places
    assert (0, 4, 1) == outcome(state).scores


def test_a_drawn_piece_may_begin_the_chain_that_wins() -> None:
    state = rolled(table("8", "2", number="6"), "+1")

    state = after(state, drawn("7"), "put:7", "put:8")

    assert ((0,), (1,)) == outcome(state).places


def test_alone_nobody_wins_and_the_turns_are_the_result() -> None:
    state = rolled(table("35", number="6"), "+1")

    state = after(state, drawn("0"), "roll", die("<"), "put:5", "put:3", "put:0")

    assert ("number-end-alone", ((), (0,)), (2,)) == (
        outcome(state).reason,
        outcome(state).places,
        outcome(state).scores,
    )


def test_turns_go_round_clockwise() -> None:
    state = table("1", "1", "1", turn=2)

    state = after(state, "roll", die("+1"), drawn("0"))

    assert (0,) == in_turn(state)


def test_only_the_seat_in_turn_may_move() -> None:
    state = table("17", "2")

    why = refusal(state, Played(0, 1, move("roll")))

    assert "It is Mila’s turn." == render(why)


@pytest.mark.parametrize("text", ["put:7", "done", "face:>"])
def test_first_the_die_is_rolled(text: str) -> None:
    why = refusal(table("17", "2"), text)

    assert ("wrong_phase", "roll") == (why.code, why.values["expected"])


def test_the_die_is_rolled_once() -> None:
    state = rolled(table("17", "2"), ">")

    why = refusal(state, "roll")

    assert ("wrong_phase", "put") == (why.code, why.values["expected"])


def test_before_the_deal_is_over_nobody_moves() -> None:
    why = refusal(opening(), Played(0, 0, move("roll")))

    assert ("wrong_phase", "draw") == (why.code, why.values["expected"])


def test_after_the_end_nothing_happens_any_more() -> None:
    state = after(rolled(table("7", "2"), "+1"), "put:7")

    assert "The game is over." == render(refusal(state, Played(0, 1, move("roll"))))
    assert "The game is over." == render(refusal(state, Left(0, 1)))


@pytest.mark.parametrize(
    ("face", "pieces"), [("+1", "789"), ("-1", "5"), (">", "789"), ("<", "532"), ("=", "66")]
)
def test_the_longest_chain_puts_the_nearest_piece_each_time(face: str, pieces: str) -> None:
    assert pieces == chain(face, "6", "2355667789")
