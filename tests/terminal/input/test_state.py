"""Typing lays along a direction, jokers stand in, and everything can be taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import LayGesture, PiecePlacement, PressGesture, TakeGesture
from abaculus.kernel.prompts import Point, Take, Target
from abaculus.terminal.input.keys import assign_letters, is_key_for
from abaculus.terminal.input.state import InputState, JokerChoice
from abaculus.terminal.render.layout import CellArea, Pitch, lay_out
from tests.terminal.scenes import board, scene, state


def spots() -> dict[str, CellArea]:
    found = dict(lay_out((board(),), Pitch(3, 1)).spots)
    return found | {f"r{n}": CellArea(4 * n, 6, 4, 2) for n in range(4)}


def hands_at(cell: str) -> InputState:
    hands = InputState()
    hands.see(state(), spots())
    hands.cursor = cell
    return hands


def placings(hands: InputState) -> list[tuple[str, str, str]]:
    return [(placing.piece, placing.cell, placing.face) for placing in hands.laying.placings]


def test_typing_lays_to_the_right_over_what_lies_there() -> None:
    hands = hands_at("b2")

    assert hands.type("1")
    assert hands.type("+")

    assert placings(hands) == [("p0", "b2", ""), ("p2", "d2", "")]
    assert hands.cursor == "e2"


def test_tab_turns_the_direction_downwards() -> None:
    hands = hands_at("a1")
    hands.turn()

    hands.type("1")
    hands.type("2")

    assert [cell for _, cell, _ in placings(hands)] == ["a1", "a2"]


def test_a_joker_stands_in_for_a_sign_that_is_missing() -> None:
    hands = hands_at("a1")

    assert hands.type("7")

    assert placings(hands) == [("p3", "a1", "7")]


def test_a_sign_nobody_has_is_not_laid() -> None:
    hands = hands_at("a1")
    hands.type("1")

    assert hands.knows("1")
    assert not hands.type("1")
    assert not hands.knows("8")


def test_a_joker_is_laid_on_purpose_and_named() -> None:
    hands = hands_at("a1")

    naming = hands.joker()
    hands.name(JokerChoice("p3", "a1"), "−")

    assert naming == JokerChoice("p3", "a1")
    assert placings(hands) == [("p3", "a1", "−")]
    assert hands.joker() is None


def test_backspace_takes_back_one_piece_and_moves_the_cursor() -> None:
    hands = hands_at("a1")
    hands.type("1")
    hands.type("2")

    assert hands.back()

    assert (placings(hands), hands.cursor) == ([("p0", "a1", "")], "b1")


def test_what_still_fits_stays_in_a_new_scene() -> None:
    hands = hands_at("a1")
    hands.type("1")
    hands.type("2")

    hands.see(state(scene(lying=("c2", "b1"))), spots())

    assert placings(hands) == [("p0", "a1", "")]


def test_nothing_stays_for_other_eyes() -> None:
    hands = hands_at("a1")
    hands.type("1")
    here = state()

    hands.see(replace(here, seat=1, table=replace(here.table, seats=(0, 1))), spots())

    assert placings(hands) == []


def test_nothing_stays_where_nothing_may_be_laid() -> None:
    hands = hands_at("a1")
    hands.type("1")

    hands.see(state(replace(scene(), prompts=())), spots())

    assert placings(hands) == []


def test_a_laying_is_sent_as_pieces_and_cells() -> None:
    hands = hands_at("a1")
    hands.type("1")

    assert hands.gesture() == LayGesture("lay", (PiecePlacement("p0", "a1"),))


def test_a_click_picks_a_piece_up_and_the_next_lays_it() -> None:
    hands = hands_at("a1")

    hands.click("r1")
    hands.click("e3")
    placed = placings(hands)
    hands.click("e3")

    assert placed == [("p1", "e3", "")]
    assert placings(hands) == []


def test_a_clicked_joker_asks_for_its_name() -> None:
    hands = hands_at("a1")
    hands.click("r3")

    assert hands.click("a2") == JokerChoice("p3", "a2")


def test_pieces_are_chosen_by_sign_by_place_and_by_click() -> None:
    take = Take[RichSentence](
        "swap", ("Swap",), ("Choose.",), ("p0", "p1", "p2", "p3"), (1, 3), ("Do it",)
    )
    hands = InputState()
    shown = scene()
    hands.see(state(replace(shown, prompts=(*shown.prompts, take))), spots())

    hands.begin(take)
    hands.type("2")
    hands.toggle("r0")
    hands.click("r3")
    hands.click("r0")

    assert hands.gesture() == TakeGesture("swap", ("p1", "p3"))


def test_enter_presses_the_target_and_tab_goes_to_the_next() -> None:
    point = Point[RichSentence](
        "mark",
        ("Mark",),
        (
            Target[RichSentence]("b1", "b1", ("Mark b1",)),
            Target[RichSentence]("on-c2", "c2", ("Take c2",)),
        ),
    )
    hands = InputState()
    hands.see(state(replace(scene(), prompts=(point,))), spots())

    first = hands.gesture()
    hands.turn()

    assert (first, hands.cursor, hands.gesture()) == (PressGesture("b1"), "c2", PressGesture("c2"))


@pytest.mark.parametrize(
    ("key", "sign"), [("*", "×"), ("x", "×"), ("/", "÷"), (":", "÷"), ("-", "−"), ("a", "A")]
)
def test_a_key_means_the_drawn_sign(key: str, sign: str) -> None:
    assert is_key_for(key, sign)


def test_a_key_does_not_mean_another_sign() -> None:
    assert not is_key_for("+", "−")
    assert not is_key_for("", "")


def test_letters_come_from_the_labels_and_none_is_given_twice() -> None:
    assert assign_letters(["Pass", "Put back", "Swap", "Show"], "h") == ("p", "b", "s", "o")


def test_no_letter_of_a_piece_becomes_a_button() -> None:
    assert assign_letters(["Pass"], "pa") == ("s",)
