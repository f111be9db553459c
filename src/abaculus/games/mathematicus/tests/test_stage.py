"""Mathematicus on a screen: where things lie, what it says, what can be done."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.look.geometry import square
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.tests.screens import cards, render, scene_of, sheet, targets
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table
from abaculus.kernel.gestures import ChooseGesture, PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.registry import load_family
from abaculus.kernel.scene_parts import Polygon

MEDAL = "9:E:1,1,0,0,1:-:0:-:b1/0:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:001111:- 1"
OWNER = "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1"


def test_the_board_has_thirty_five_squares() -> None:
    board, supply = scene_of(Table("b1 b1")).zones

    assert [str(number) for number in range(35)] == [cell.id for cell in board.cells]
    assert Polygon(square(7)) == board.cells[7].shape
    assert ("board", "stock") == (board.kind, supply.kind)


@pytest.mark.parametrize(
    ("number", "name", "detail"),
    [
        (0, "0: Brahmagupta and zero", "You draw a Chance card."),
        (
            1,
            "1: The unit",
            "A question. Right: you stay. Wrong: you go back to where you came from.",
        ),
        (
            7,
            "7, prime: The bridges of Königsberg",
            "A question. Right: you stay and take a d12 roll."
            " Wrong: you go back to where you came from.",
        ),
        (
            8,
            "8: The Möbius strip",
            "You skip your next turn, or pay with a roll token.",
        ),
        (
            10,
            "10: Archimedes",
            "A question. Right: Archimedes is yours. Wrong: you go back to where you came from.",
        ),
    ],
)
def test_a_square_says_its_rule(number: int, name: str, detail: str) -> None:
    board = scene_of(Table("b1 b1")).zones[0]
    cell = board.cells[number]

    assert (name, detail) == (render(cell.spoken), render(cell.detail))


def test_squares_mention_tokens_and_halves_where_used() -> None:
    board = scene_of(Table("b1 i1")).zones[0]

    assert [
        "You skip your next turn, or pay with a roll token. You get a ×2 token.",
        "A question. Right: you stay and take a d4 roll and half A or B of the nonagon."
        " Wrong: you go back to where you came from.",
        "Find the remainder when dividing by 3, or skip your next turn. You get a ×2 token.",
    ] == [render(board.cells[number].detail) for number in (8, 13, 3)]


def test_without_the_gimmick_square_three_is_a_plain_penalty() -> None:
    board = scene_of(Table("b1 b1", gimmick="off")).zones[0]

    assert "You skip your next turn, or pay with a roll token." == render(board.cells[3].detail)


def test_pawns_stand_on_their_squares() -> None:
    pieces = {piece.id: piece for piece in scene_of(Table(POS_B)).pieces}

    assert ["0", "12", "20"] == [pieces[f"pawn{seat}"].cell for seat in range(3)]


def test_a_player_who_has_left_has_no_pawn() -> None:
    table = Table(POS_B).play("3:resign")

    assert {"pawn0", "pawn1"} == {
        piece.id for piece in scene_of(table).pieces if piece.face.role == "pawn"
    }


def test_the_supply_lies_in_piles() -> None:
    piles = {piece.cell: piece.many for piece in scene_of(Table(POS_B)).pieces}

    assert (2, 4, 7, 3, 1) == tuple(
        piles[cell] for cell in ("figure-E", "token-4", "token-x", "token-m", "half-A")
    )


def test_a_basic_table_has_no_places_for_what_nobody_uses() -> None:
    supply = scene_of(Table("b1 b1")).zones[1]
    names = [cell.id for cell in supply.cells]

    assert ["token-4", "token-12", "token-m", "questions", "chance"] == names[6:]


def test_blue_deck_lies_there_where_it_may_be_used() -> None:
    supply = scene_of(Table(OWNER.replace(":i2 ", ":2rcxnI "))).zones[1]

    assert ["questions", "advanced", "chance"] == [cell.id for cell in supply.cells][-3:]


def test_every_picture_of_the_screen_is_drawn() -> None:
    drawn = load_family("mathematicus").drawings
    table = Table("i1 i1 i1")
    for word in ("W:D", "R12=7"):
        table.play(word)
    scene = scene_of(table)
    pictures = {cell.picture for zone in scene.zones for cell in zone.cells if cell.picture}
    pictures |= {piece.face.picture for piece in scene.pieces if piece.face.picture}
    pictures |= {target.picture for target in targets(table).values() if target.picture}

    assert set() == pictures - drawn.keys()


def test_a_seat_tells_its_figures_and_tokens() -> None:
    table = Table("5:EA:1,2,1,0,1:A:1:C23:i2/12:H:1,1,1,1,0:-:0:-:i2 4,3,4,8,2:001111:B 1")
    seat = scene_of(table).seats[0]

    assert 2 == seat.score
    assert [("E", 1), ("A", 1), ("H", 0), ("K", 0), ("G", 0), ("T", 0)] == [
        (tally.sign, tally.many) for tally in seat.tallies if tally.role == "slot"
    ]
    assert [("4", 1), ("12", 2), ("c", 1), ("x", 0), ("m", 1)] == [
        (tally.sign, tally.many) for tally in seat.tallies if tally.role == "token"
    ]
    assert ["Half A", "Newton", "Turns to skip"] == [
        render(tally.name) for tally in seat.tallies if tally.role in ("half", "card", "skip")
    ]


@pytest.mark.parametrize(
    ("start", "badges"),
    [
        ("b1 b3", ["level 1", "level 3"]),
        ("b2 i2", ["level 2", "intermediate, level 2"]),
    ],
)
def test_mode_and_level_stand_in_one_line(start: str, badges: list[str]) -> None:
    assert badges == [render(seat.badge) for seat in scene_of(Table(start)).seats]


def test_both_dice_tell_where_they_may_lead() -> None:
    table = Table("9:E:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1")

    assert {
        "R4": ("4", "1 to 4, each\N{NBSP}25\N{NBSP}%"),
        "R12": ("2", "1 to 12, each\N{NBSP}8.3\N{NBSP}%"),
    } == {move: (card.key, render(card.detail)) for move, card in cards(table).items()}
    assert [(str(number), "25\N{NBSP}%") for number in range(10, 14)] == reached(table, "R4")
    assert [(str(number), "8.3\N{NBSP}%") for number in range(10, 22)] == reached(table, "R12")
    assert "Choose a die and roll. Archimedes is 1 away." == render(scene_of(table).ask)


def test_squares_are_counted_on_past_the_start() -> None:
    table = Table("33:-:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1")

    assert ["34", "0", "1", "2"] == [square for square, _ in reached(table, "R4")]


def test_prime_scores_light_the_squares_behind_as_well() -> None:
    table = Table("2:-:1,1,1,1,0:-:0:-:i1/0:-:1,1,1,1,0:-:0:-:i1 3,3,3,8,3:111111:AB 1")

    back = [one for one in cards(table)["R4"].reaches if one.is_aside]

    assert [("0", "2 back"), ("34", "3 back")] == [(one.cell, render(one.note)) for one in back]
    first = Table("i1 i1")
    assert not any(one.is_aside for one in cards(first)["R12"].reaches), "the first move"


def test_binary_numbers_surround_the_board_where_used() -> None:
    plain = scene_of(Table(OWNER)).zones[0].painted
    binary = scene_of(Table(OWNER.replace(":i2 ", ":2rcxnI "))).zones[0].painted

    assert plain is not None
    assert binary is not None
    assert ("ground", "ground-binary") == (plain.ground, binary.ground)


def test_a_medal_is_played_before_the_roll() -> None:
    assert {
        "M:A<2": "Archimedes from Bob",
        "M:H": "Hypatia",
        "M:K": "Al-Khwarizmi",
        "M:G": "Gauss",
        "M:T": "Turing",
    } == sheet(Table(MEDAL), "medal")


def test_what_is_chosen_on_a_sheet_is_a_move() -> None:
    table = Table(MEDAL)
    view = table.game.view(table.state, 0)

    pressed = STAGE.move(table.game, view, PressGesture("M:A<2"))

    assert pressed == STAGE.move(table.game, view, ChooseGesture("medal", ("M:A<2",)))


def test_a_gesture_that_means_nothing_is_refused() -> None:
    table = Table(MEDAL)
    view = table.game.view(table.state, 0)
    move = STAGE.move(table.game, view, TakeGesture("medal", ("M:A<2",)))

    assert "no" == STAGE.verdict(table.game, view, move, None).says


def test_spectators_are_offered_nothing() -> None:
    assert () == scene_of(Table(POS_B), None).prompts


def test_a_refusal_names_its_rule() -> None:
    table = Table(POS_B).play("R12=9")
    view = table.game.view(table.state, 0)
    move = STAGE.move(table.game, view, PressGesture("B"))
    assert not isinstance(move, Refusal)
    verdict = STAGE.verdict(table.game, view, move, table.game.preview(table.state, 0, move))

    assert ("no", "7.1") == (verdict.says, verdict.rule)


def test_the_chance_card_of_this_turn_lies_open_and_is_reported() -> None:
    start = "11:E:1,1,0,0,0:-:0:-:b1/12:A:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:001111:- 1"
    table = Table(start).play("R4=3 F #C05")

    assert ["Mirzakhani", "Take a Fields Medal."] == [
        render(note.text) for note in scene_of(table).legend
    ]
    pile = next(piece for piece in scene_of(table).pieces if piece.cell == "chance")
    assert "card-C05" == pile.face.picture
    table.play("E")
    assert () == scene_of(table).legend


def test_the_last_throw_lies_on_the_table() -> None:
    table = Table("b1 b1").play("R4=2")
    (die,) = scene_of(table).dice

    assert ("d4-2", "You rolled 2") == (die.picture, render(die.detail))
    assert "Ann rolled 2" == render(scene_of(table, 1).dice[0].detail)
    table.play("F A- R4=2")
    assert die.throw < scene_of(table).dice[0].throw


def reached(table: Table, move: str) -> list[tuple[str, str]]:
    return [(one.cell, render(one.note)) for one in cards(table)[move].reaches]


def pales(table: Table) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.cell, one.path) for one in scene_of(table).pieces if "pale" in one.tags]


def test_a_pale_pawn_waits_where_it_came_from_until_the_verdict() -> None:
    table = Table("b1 b1").play("R4=2")

    assert [] == pales(table)
    table.play("F")
    assert [("0", ("0", "1", "2"))] == pales(table)
    table.play("A-")
    assert [] == pales(table)


def test_a_pawn_that_was_wrong_walks_back() -> None:
    table = Table("b1 b1").play("R4=2 F A-")
    pawn = next(piece for piece in scene_of(table).pieces if piece.id == "pawn0")

    assert ("2", "1", "0") == pawn.path


def test_a_pawn_knows_the_way_it_came() -> None:
    table = Table(POS_B).play("R4=3 B")
    pawn = next(piece for piece in scene_of(table).pieces if piece.id == "pawn0")

    assert ("0", "34", "33", "32") == pawn.path
