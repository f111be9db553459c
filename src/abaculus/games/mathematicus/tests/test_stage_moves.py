"""What a screen offers after a roll, on a square and with a card."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.tests.screens import (
    buttons,
    cards,
    main_button,
    render,
    scene_of,
    sheet,
    targets,
)
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table


def test_a_roll_leads_forward_or_nowhere() -> None:
    table = Table("b1 b1").play("R4=2")

    assert {"F": "2", "P": "0"} == {move: goal.id for move, goal in targets(table).items()}
    assert ("0", "1", "2") == targets(table)["F"].path
    assert (
        "A question. Right: you stay and take a d4 roll. Wrong: you go back to where you came from."
        == (render(targets(table)["F"].detail))
    )


def test_a_prime_score_leads_back_as_well() -> None:
    goals = targets(Table(POS_B).play("R4=3"))

    assert {"F": "3", "B": "32", "P": "0"} == {move: goal.id for move, goal in goals.items()}
    assert ("0", "34", "33", "32") == goals["B"].path
    assert "32: Powers of two, back" == render(goals["B"].meaning)


def test_a_card_leads_back_where_the_score_does_not() -> None:
    table = Table("9:-:1,1,0,0,0:-:0:C27:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1")
    table.play("R4=4")

    assert {"F": "13", "J:C27": "5", "P": "9"} == {
        move: goal.id for move, goal in targets(table).items()
    }


def test_a_card_is_not_offered_where_going_back_is_free() -> None:
    table = Table("9:-:1,1,1,1,0:-:0:C27:i1/0:-:1,1,1,1,0:-:0:-:i1 3,3,3,8,3:111111:AB 1")
    table.play("R4=3")

    assert {"F", "B", "P"} == targets(table).keys()


@pytest.mark.parametrize(
    ("start", "roll", "detail"),
    [
        (
            "0:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1",
            "R12=5",
            "You already have Euclid: nothing happens, and you stay.",
        ),
        (
            "0:-:1,1,0,0,0:-:0:-:b1/0:E:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1",
            "R12=5",
            "A question. There is no Euclid left on the board, but if you are right you stay"
            " and take a d4 roll.",
        ),
        (
            "0:-:4,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 0,3,0,0,3:111111:- 1",
            "R4=2",
            "A question. Right: you stay. Wrong: you go back to where you came from.",
        ),
        (
            "20:-:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,3:-:0:-:b1 3,3,0,0,0:111111:- 1",
            "R4=1",
            "There are no Fields Medals left.",
        ),
    ],
)
def test_a_square_promises_only_what_it_can_give(start: str, roll: str, detail: str) -> None:
    assert detail == render(targets(Table(start).play(roll))["F"].detail)


def test_a_penalty_is_accepted_or_paid() -> None:
    table = Table("b1 b1").play("R12=8 F")

    assert {
        "S": "Skip my next turn",
        "S4": "Pay with a d4 roll",
        "S12": "Pay with a d12 roll",
    } == {move: render(card.name) for move, card in cards(table).items()}


def test_a_kept_card_pays_as_well() -> None:
    table = Table("9:-:0,0,0,0,0:-:1:C23:b1/0:-:1,1,0,0,0:-:0:-:b1 4,4,0,0,3:111111:- 1")

    assert {"S": "Skip this turn", "SJ": "Newton"} == {
        move: render(card.name) for move, card in cards(table).items()
    }


def test_the_gimmick_has_three_answers_and_none() -> None:
    table = Table("b1 b1").play("R4=3 F")

    assert {"0": "G:0", "1": "G:1", "2": "G:2", "I don’t know": "G-"} == buttons(table) | {}
    assert "Divide 127104 by 3. What is left over? The sum of its digits tells you." == render(
        scene_of(table).ask
    )


def test_after_a_landing_tokens_bring_more_rolls() -> None:
    table = Table("b1 b1").play("R12=12 P")

    assert ["K4", "K12"] == list(cards(table))
    assert "End my turn" == main_button(table)


def test_without_tokens_only_the_end_is_left() -> None:
    table = Table("9:-:0,0,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 4,4,0,0,3:111111:- 1")
    table.play("R4=1 P")

    assert "Your turn is over." == render(scene_of(table).ask)
    assert "End my turn" == main_button(table)


def test_on_thirteen_a_half_is_chosen() -> None:
    table = Table(POS_B).play("R12=12 P E R4=1 F A+")

    assert {"H:A": "3, 5, 7, 11, 13", "H:B": "13, 17, 19, 29, 31"} == {
        move: render(card.detail) for move, card in cards(table, 1).items()
    }


def test_a_nonagon_is_exchanged_for_a_figure() -> None:
    start = "5:-:1,1,1,1,0:B:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:A 1"
    table = Table(start).play("R4=2 F A+")

    assert "Archimedes from Bob" == render(cards(table)["N:A<2"].name)
    assert "N:A" not in cards(table)


def test_a_figure_is_protected_by_a_card() -> None:
    start = "9:E:1,1,0,0,1:-:0:-:b1/0:A:1,1,0,0,0:-:0:C29:b1 3,3,0,0,2:001111:- 1"
    table = Table(start).play("M:A<2")

    assert ["J:C29"] == list(cards(table, 1))
    assert {"No, thank you": "I-"}.items() <= buttons(table, 1).items()
    assert "Ann wants your Archimedes. Do you protect it?" == render(scene_of(table, 1).ask)
    assert "Bob may protect Archimedes." == render(scene_of(table, 0).ask)


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("C11", ["T:4", "T:12"]),
        ("C16", ["T:4", "T:12"]),
        ("C18", ["T:4", "T:12"]),
        ("C13", ["I:E/A<2"]),
    ],
)
def test_chance_cards_let_choose(card: str, moves: list[str]) -> None:
    start = "11:E:1,1,0,0,0:-:0:-:b1/12:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:001111:- 1"
    table = Table(start).play(f"R4=3 F #{card}")

    assert moves == list(cards(table))


def test_a_free_roll_may_be_left() -> None:
    start = "11:E:1,1,0,0,0:-:0:-:b1/12:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:001111:- 1"
    table = Table(start).play("R4=3 F #C08")

    assert "Roll the d12" == main_button(table)
    assert "P" == buttons(table)["Pass"]


def test_a_pawn_is_chosen_before_the_first_roll() -> None:
    table = Table("b1 b1").play("2:W:C")

    assert {
        "W:T": "Tetrahedron",
        "W:O": "Octahedron",
        "W:D": "Dodecahedron",
        "W:I": "Icosahedron",
    } == sheet(table, "pawn")
