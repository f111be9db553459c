"""What every viewer sees in every phase, and what nobody sees."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.stage import STAGE
from abaculus.games.calcussimo.state import Disputing, Ended, State
from abaculus.games.calcussimo.tests.screens import has_words, random_game, render, scene
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, draw, happen, table, with_board
from abaculus.kernel.codec import encode
from abaculus.kernel.events import Left, TimedOut
from abaculus.kernel.prompts import Button, Lay, Take
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import CellMark, Text
from abaculus.kernel.scenes import Scene

RACK = "1269+-/"
OTHER = "2357+*?"


def prompt_ids(state: State, seat: int | None) -> list[str]:
    return [prompt.id for prompt in scene(state, seat).prompts]


def lay_of(shown: Scene[Text]) -> Lay[Text]:
    return next(prompt for prompt in shown.prompts if isinstance(prompt, Lay))


def asked(*racks: str) -> State:
    """A play on honour that waits for the others."""
    state = with_board(table([*racks], referee="honour"), E1_TO_E5[:1])
    return happen(state, "H6v 4-(2)+3 #12").state


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_no_screen_shows_more_than_its_viewer_may_know(name: str) -> None:
    game = Calcussimo(name)
    for number, step in enumerate(random_game(game, f"secrets {name}")):
        for seat in (*range(step.state.rules.players), None):
            view = game.view(step.state, seat)
            imagined = game.imagine(view, SeededRng(number))

            one = STAGE.scene(game, view)
            other = STAGE.scene(game, game.view(imagined, seat))

            assert one == other
            assert has_words(replace(one, zones=one.zones[1:]))
            if not isinstance(step.state.phase, Ended):
                written = encode(one.pieces + one.prompts)
                hidden = [f'"r{them}:'.encode() for them in range(4) if them != seat]
                assert not any(mark in written for mark in hidden)


def test_the_board_has_its_squares_marks_and_margins() -> None:
    shown = scene(table([RACK, OTHER]), 0)
    board = shown.zones[0]
    cells = {cell.id: cell for cell in board.cells}

    assert has_words(shown)
    assert (len(cells), board.columns[-1], board.rows[-1]) == (225, "O", "15")
    assert cells["D8"].mark == CellMark("×2", "green", round=True)
    assert cells["N2"].mark == CellMark("×3", "purple")
    assert cells["H8"].mark == CellMark("×2", "yellow")
    assert (cells["H8"].shaded, cells["I8"].shaded) == (False, True)
    assert render(cells["F6"].spoken) == "F6, triples the number"


def test_a_sign_on_the_logo_makes_it_a_sign_square() -> None:
    state = happen(table(["35+", OTHER]), "G8h 3+5").state

    cells = {cell.id: cell for cell in scene(state, 1).zones[0].cells}

    assert (cells["H8"].shaded, cells["I8"].shaded) == (True, False)


def test_equal_chips_have_ids_of_their_own() -> None:
    rack = [piece.id for piece in scene(table(["337+", OTHER]), 0).pieces]

    assert rack == ["r0:3:1", "r0:3:2", "r0:7:1", "r0:+:1"]


def test_the_last_play_and_its_jokers_are_tagged() -> None:
    state = happen(table(["?26+/", OTHER]), "D8h ?9+6/2").state

    pieces = {piece.cell: piece for piece in scene(state, 1).pieces if piece.id[0] == "b"}

    assert pieces["D8"].tags == ("joker", "last")
    assert (pieces["D8"].face.sign, pieces["G8"].face.sign) == ("9", "÷")
    assert {piece.seat for piece in pieces.values()} == {0}


def test_only_the_newest_play_is_the_last_one() -> None:
    state = with_board(table(["34+-", OTHER]), E1_TO_E5[:1])
    state = happen(state, "H6v 4-(2)+3").state

    last = [piece.cell for piece in scene(state, None).pieces if "last" in piece.tags]

    assert last == ["H6", "H7", "H9", "H10"]


def test_a_play_taken_back_is_not_the_last_one() -> None:
    laid_wrong = happen(table(["25-", OTHER], referee="honour"), "F8h 2-5 #1").state
    state = happen(laid_wrong, "1 !").state

    assert any("last" in piece.tags for piece in scene(laid_wrong, 1).pieces)
    assert [piece.id for piece in scene(state, None).pieces] == []


def test_the_first_turn() -> None:
    shown = scene(table([RACK, OTHER]), 0)

    assert render(shown.ask) == "Lay a calculation over the middle square."
    assert [render(tag) for tag in shown.tags] == ["86 chips in the bag"]
    assert [render(fact) for fact in shown.seats[1].facts] == ["7 chips"]
    assert prompt_ids(table([RACK, OTHER]), 0) == ["lay", "swap", "pass", "agree"]


def test_later_turns() -> None:
    state = with_board(table([RACK, OTHER]), E1_TO_E5[:1])

    assert render(scene(state, 0).ask) == "Lay a calculation that touches the board."
    assert render(scene(state, 1).ask) == "It is Mila’s turn."
    assert render(scene(state, None).ask) == "It is Mila’s turn."


def test_a_second_turn_is_reported() -> None:
    shown = scene(with_board(table([RACK, OTHER], second=True), E1_TO_E5[:1]), 0)

    assert render(shown.ask) == "You laid every chip. Lay another calculation!"
    assert "second turn" in [render(tag) for tag in shown.tags]


def test_last_turns_are_reported() -> None:
    state = with_board(table(["234+-", "26+", "19"], bag=1, end_mode="round"), E1_TO_E5[:1])
    state = happen(state, "H6v 4-(2)+3", draw("1")).state

    shown = scene(state, 1)

    assert render(shown.ask).endswith("This is your last turn.")
    assert [render(tag) for tag in shown.tags] == ["the bag is empty", "last turns"]


def test_time_used_up_is_reported() -> None:
    state = happen(table([RACK, OTHER], timeout="warn"), TimedOut(120_000, "turn", 0)).state

    assert render(scene(state, 0).ask).startswith("Your time is up.")


def test_the_start_is_reported() -> None:
    state = next(random_game(GAME, "start")).state

    assert render(scene(state, 0).ask) == "Each player draws a chip. The highest number starts."
    assert scene(state, 0).prompts == ()


def test_player_out_of_turn_may_arrange_and_offer_to_end() -> None:
    state = table([RACK, OTHER])

    assert prompt_ids(state, 1) == ["lay", "agree"]
    assert lay_of(scene(state, 1)).ahead
    assert not lay_of(scene(state, 0)).ahead
    assert prompt_ids(state, None) == []


def test_a_joker_may_be_named_anything_but_times() -> None:
    faces = lay_of(scene(table([OTHER, RACK]), 0)).faces

    assert "".join(face.sign for face in faces) == "123456789+−÷"
    assert lay_of(scene(table([RACK, OTHER]), 0)).faces == ()


@pytest.mark.parametrize(
    ("rack", "swap_count", "counts"),
    [("12345++", "one_or_all", (1, 7)), ("5", "one_or_all", (1,)), ("123", "any", (1, 2, 3))],
)
def test_a_swap_offers_as_many_as_the_rule_allows(
    rack: str, swap_count: str, counts: tuple[int, ...]
) -> None:
    shown = scene(table([rack, OTHER], swap_count=swap_count), 0)

    take = next(prompt for prompt in shown.prompts if isinstance(prompt, Take))

    assert take.counts == counts


def test_an_empty_bag_offers_no_swap() -> None:
    assert "swap" not in prompt_ids(table([RACK, OTHER], bag=0, end_mode="playout"), 0)


def test_passing_is_asked_twice() -> None:
    buttons = {one.id: one for one in scene(table([RACK, OTHER]), 0).prompts}
    passing = buttons["pass"]

    assert isinstance(passing, Button)
    assert passing.confirm is not None


def test_agreement_can_be_withdrawn_and_the_last_is_confirmed() -> None:
    state = happen(table([RACK, OTHER]), "0 =").state
    mine, last = (scene(state, seat).prompts[-1] for seat in (0, 1))

    assert isinstance(mine, Button)
    assert isinstance(last, Button)
    assert (mine.move, render(mine.label)) == ("=-", "Keep playing after all")
    assert (last.move, render(last.label)) == ("=", "End the game")
    assert last.confirm is not None
    assert "wants to stop" in [render(fact) for fact in scene(state, 1).seats[0].facts]


def test_a_dispute_asks_the_others() -> None:
    state = asked("34+-", OTHER, RACK)

    assert isinstance(state.phase, Disputing)
    assert render(scene(state, 1).ask) == "Mila lays 4 − 2 + 3 and announces 12. Is that right?"
    assert render(scene(state, 0).ask) == "You announced 12. The others are checking it."
    assert prompt_ids(state, 1) == ["accept", "dispute", "lay"]
    assert prompt_ids(state, 0) == []
    main = [one for one in scene(state, 1).prompts if isinstance(one, Button) and one.is_main]
    assert [button.id for button in main] == ["accept"]


def test_a_player_who_has_accepted_may_still_object() -> None:
    state = happen(asked("34+-", OTHER, RACK), "1 ok").state

    assert render(scene(state, 1).ask).startswith("You accept 4 − 2 + 3 for 12.")
    assert prompt_ids(state, 1) == ["dispute", "lay"]
    assert [render(fact) for fact in scene(state, 2).seats[1].facts][-1] == "accepts the play"


def test_announced_totals_are_asked_for() -> None:
    assert lay_of(scene(table([RACK, OTHER], announce="claim"), 0)).total is not None
    assert lay_of(scene(table([RACK, OTHER]), 0)).total is None


def test_end_shows_all_racks_and_what_they_cost() -> None:
    state = happen(table(["15", "3+"], scores=(30, 9)), "0 =", "1 =").state

    shown = scene(state, 1)

    assert [zone.id for zone in shown.zones] == ["board", "rack1", "rack0"]
    assert [render(fact) for fact in shown.seats[0].facts] == [
        "30, minus 6 for chips left on the rack"
    ]
    assert render(shown.ask) == "Everyone agreed to stop: the game is over."
    assert shown.prompts == ()


def test_a_player_who_has_left_only_watches() -> None:
    state = happen(table([RACK, OTHER, "12"]), Left(0, 1)).state

    shown = scene(state, 1)

    assert shown.seats[1].is_gone
    assert render(shown.ask) == "You have left the game. It is Mila’s turn."
    assert shown.prompts == ()


def test_the_legend_explains_only_marks_that_are_there() -> None:
    plain = scene(table([RACK, OTHER], board="plain-15"), 0).legend
    full = scene(table([RACK, OTHER]), 0).legend

    assert [render(note.text) for note in plain] == ["the whole calculation"]
    assert [[mark.sign for mark in note.marks] for note in full] == [["×2", "×3"], ["×2", "×3"]]
