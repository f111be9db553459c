"""The ring games on a screen: few words, huge pieces, every choice in the open."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE, RingGame
from abaculus.games.pytagora.rings.stage import STAGE
from abaculus.games.pytagora.rings.state import State
from abaculus.games.pytagora.tests.rings_tables import NAMES, VOICE, draw, happen, move, table
from abaculus.kernel.events import Left
from abaculus.kernel.game import Preview
from abaculus.kernel.gestures import ChooseGesture, PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.options import choose
from abaculus.kernel.prompts import Button, Put
from abaculus.kernel.scene_parts import Box, Text
from abaculus.kernel.scenes import Scene

MOST_WORDS = 5


def scene(state: State, seat: Seat | None = 0, game: RingGame = SQUARE) -> Scene[Text]:
    return STAGE.scene(game, game.view(state, seat))


def render(text: Text) -> str:
    return VOICE.tell(text.code, text.values, NAMES)


def choices(state: State, game: RingGame = SQUARE) -> list[tuple[str, str, str]]:
    """Piece, cell and move of all that can be put."""
    (put,) = (one for one in scene(state, game=game).prompts if isinstance(one, Put))
    return [(one.piece, one.cell, one.move) for one in put.choices]


def test_the_square_is_drawn_as_the_edge_of_ten_by_ten_cells() -> None:
    board = scene(table("4", "6")).zones[0]

    boxes = [cell.shape for cell in board.cells]

    assert 36 == len(boxes) == len(set(map(str, boxes)))
    assert Box(0, 0, 100, 100) == boxes[0]
    assert Box(900, 900, 100, 100) == boxes[18]
    assert Box(0, 100, 100, 100) == boxes[35]


def test_the_even_and_the_odd_square_stand_side_by_side() -> None:
    board = scene(table("2", "7", game=EVENODD), game=EVENODD).zones[0]

    assert ("E0", Box(0, 0, 100, 100)) == (board.cells[0].id, board.cells[0].shape)
    assert ("O0", Box(600, 0, 100, 100)) == (board.cells[16].id, board.cells[16].shape)
    assert 32 == len(board.cells)


def marked(state: State, seat: Seat | None = 0, game: RingGame = SQUARE) -> list[str]:
    """The cells that ask for a piece."""
    board = scene(state, seat, game).zones[0]
    return [cell.id for cell in board.cells if cell.mark is not None]


def test_open_ends_ask_for_a_piece_that_nobody_holds() -> None:
    state = table("9", "1")

    assert ["S4", "S6"] == marked(state) == marked(state, None)
    assert "Place 5 of the square, an open end" == render(scene(state).zones[0].cells[4].spoken)


def test_each_of_two_rings_has_its_own_open_ends() -> None:
    state = table("9", "1", arcs=[(1, 0), (0, 1)], game=EVENODD)

    assert ["E0", "E3", "O1", "O4"] == marked(state, game=EVENODD)


def test_last_cell_asks_once_and_a_finished_game_asks_nothing() -> None:
    last = table("5", "1", arcs=[(17, 17)])
    over = happen(table("4", "6"), Left(5, 0)).state

    assert ["S23"] == marked(last)
    assert [] == marked(over)


def test_every_piece_that_fits_can_be_put_on_every_end_it_fits() -> None:
    state = table("44689", "1")

    assert [("r0:4:1", "S4", "L:4"), ("r0:4:2", "S4", "L:4"), ("r0:6:1", "S6", "R:6")] == choices(
        state
    )


def test_the_last_cell_is_one_choice() -> None:
    assert [("r0:5:1", "S23", "L:5")] == choices(table("5", "1", arcs=[(17, 17)]))


def test_stopping_is_offered_only_after_a_draw() -> None:
    must, may = table("4", "6"), happen(table("0", "1"), draw("4")).state

    buttons = [
        [one for one in scene(state).prompts if isinstance(one, Button)] for state in (must, may)
    ]

    assert [] == buttons[0]
    assert [("done", "done")] == [(one.move, one.icon) for one in buttons[1]]


def test_a_player_who_is_not_in_turn_is_offered_nothing() -> None:
    state = table("4", "6")

    assert () == scene(state, 1).prompts == scene(state, None).prompts
    assert "It is Mila’s turn" == render(scene(state, 1).ask)


STATES = {
    "deal": SQUARE.setup(choose(SQUARE.info.menu, {})),
    "must": table("4", "6"),
    "draw": table("0", "1"),
    "drawn": happen(table("0", "1"), draw("4")).state,
    "ended": happen(table("5", "1", arcs=[(17, 17)]), "L:5").state,
    "left": happen(table("4", "6"), Left(0, 1)).state,
    "both": happen(
        table("5", "1", arcs=[(8, 7), (7, 7)], game=EVENODD), "OL:5", game=EVENODD
    ).state,
}


@pytest.mark.parametrize("name", STATES)
def test_a_child_is_asked_in_at_most_five_words(name: str) -> None:
    for seat in (0, 1, None):
        asked = render(scene(STATES[name], seat).ask)

        assert MOST_WORDS >= len(asked.split()), asked


def test_picture_is_made_for_children_and_cut_as_a_puzzle() -> None:
    shown = scene(table("4", "6"))

    assert ("little", "puzzle") == (shown.manner, shown.cut)


def test_open_hands_are_shown_and_hidden_ones_only_counted() -> None:
    open_, hidden = (
        scene(table("46", "389", options={"hidden_racks": on})) for on in (False, True)
    )

    assert ["board", "rack0", "rack1"] == [zone.id for zone in open_.zones]
    assert ["board", "rack0"] == [zone.id for zone in hidden.zones]
    assert [2, 3] == [one.held for one in hidden.seats]


def test_the_last_piece_is_marked_with_who_laid_it() -> None:
    shown = scene(happen(table("4", "6"), "L:4").state, 1)

    assert [("S4", 0)] == [(one.cell, one.seat) for one in shown.pieces if "last" in one.tags]


def test_the_piece_just_drawn_is_marked_and_no_other() -> None:
    shown = scene(happen(table("002", "1"), draw("4")).state)

    assert ["r0:4:1"] == [one.id for one in shown.pieces if "fresh" in one.tags]


def test_rack_has_a_place_for_every_piece() -> None:
    rack = scene(table("012345678889", "1")).zones[1]

    assert 12 == len(rack.cells)


def test_the_bag_is_counted_and_alone_the_turns() -> None:
    shown = scene(table("4", bag="12"))

    assert ["Bag: 2"] == [render(one) for one in shown.tags]
    assert ["0 turns"] == [render(one) for one in shown.seats[0].facts]


def test_a_seat_that_left_is_shown_as_gone() -> None:
    shown = scene(happen(table("4", "6", "1"), Left(0, 1)).state)

    assert (True, None) == (shown.seats[1].is_gone, shown.seats[1].held)


def test_pressed_choice_is_its_move_and_others_are_refused() -> None:
    view = SQUARE.view(table("4", "6"), 0)

    assert move("L:4") == STAGE.move(SQUARE, view, PressGesture("L:4"))
    for gesture in (TakeGesture("put", ("r0:4:1",)), ChooseGesture("put", ("4",))):
        refusal = STAGE.move(SQUARE, view, gesture)
        assert isinstance(refusal, Refusal)
        assert "bad_notation" == refusal.code


def test_a_verdict_says_yes_or_names_the_end_that_says_no() -> None:
    state = table("48", "6")
    view = SQUARE.view(state, 0)

    good, bad = (
        STAGE.verdict(SQUARE, view, move(text), SQUARE.preview(state, 0, move(text)))
        for text in ("L:4", "R:8")
    )

    assert ("yes", "4 fits here.") == (good.says, render(good.sentence))
    assert ("no", "does_not_fit", ("S6",)) == (bad.says, bad.sentence.code, bad.cells)


def test_keeping_a_drawn_piece_is_called_right() -> None:
    state = happen(table("0", "1"), draw("4")).state

    verdict = STAGE.verdict(SQUARE, SQUARE.view(state, 0), move("done"), Preview(None))

    assert "yes" == verdict.says


def test_the_log_leaves_out_the_name_and_bears_the_seat() -> None:
    step = happen(table("4", "6"), "L:4")

    (entry,) = STAGE.entries(SQUARE, step.news)

    assert ("adds 4", 0) == (render(entry.text), entry.seat)


def test_the_deal_makes_no_line_of_the_log() -> None:
    step = happen(STATES["deal"], draw("0123456789"))

    assert () == STAGE.entries(SQUARE, step.news)
