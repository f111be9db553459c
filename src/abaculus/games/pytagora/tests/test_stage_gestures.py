"""What somebody does on the screen becomes a move, or is refused."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose.moves import Buy, Pass
from abaculus.games.pytagora.equality.notation import format_play
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.tests.stage_tables import PICTURE, has_words, laid, read, table
from abaculus.kernel import gestures
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text

SIX = "h0,0:6+1=7"
STATE = table("1347/-", "2", position=SIX)


def refused(gesture: gestures.Gesture, seat: int | None = 0) -> str:
    answer = read(STATE, gesture, seat)
    assert isinstance(answer, Refusal)
    assert has_words(Text(answer.code, answer.values))
    return answer.code


@pytest.mark.parametrize("text", ["h0,2:7=7", "v4,-4:9-2=[7]", "v0,0:[6]=6", "v2,-2:7-[1]=6"])
def test_pieces_on_cells_are_the_line_they_make(text: str) -> None:
    state = table("26677799-", "2", position=SIX)

    play = read(state, laid(text))

    assert isinstance(play, Write)
    assert format_play(play) == text


def test_equals_behind_an_equality_continues_it() -> None:
    state = table("123/", "2", position=SIX, face="cont")

    play = read(state, laid("e1:=21/3", lines=state.table))

    assert play == Continue(1, ("=", "2", "1", "/", "3"), (False,) * 5)


def test_one_pile_gives_many_pieces() -> None:
    state = table("1(2+3(4+5", "2", mode="pro")

    play = read(state, laid("h0,0:(2+3)=(4+1)"))

    assert isinstance(play, Write)
    assert play.pieces.count(")") == 2


def test_a_piece_of_the_hand_can_be_laid_only_once() -> None:
    twice = gestures.LayGesture(
        "lay", (gestures.PiecePlacement("r0:7:1", "0,5"), gestures.PiecePlacement("r0:7:1", "1,5"))
    )

    assert refused(twice) == "not_in_rack"


def test_pieces_of_others_and_unknown_ones_are_refused() -> None:
    assert (
        refused(gestures.LayGesture("lay", (gestures.PiecePlacement("r1:2:1", "0,5"),)))
        == "not_in_rack"
    )
    assert (
        refused(gestures.LayGesture("lay", (gestures.PiecePlacement("nonsense", "0,5"),)))
        == "bad_notation"
    )
    assert (
        refused(gestures.LayGesture("lay", (gestures.PiecePlacement("r0:7:1", "0,5"),)), None)
        == "not_in_rack"
    )


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("0,0", "cell_taken"),
        ("501,0", "out_of_table"),
        ("0,-501", "out_of_table"),
        ("rack0-1", "bad_notation"),
        ("", "bad_notation"),
        ("99999,1", "bad_notation"),
        ("٣,1", "bad_notation"),
    ],
)
def test_a_cell_must_be_free_and_on_the_table(cell: str, code: str) -> None:
    assert refused(gestures.LayGesture("lay", (gestures.PiecePlacement("r0:7:1", cell),))) == code


def test_two_pieces_on_one_cell_are_refused() -> None:
    both = gestures.LayGesture(
        "lay", (gestures.PiecePlacement("r0:7:1", "0,5"), gestures.PiecePlacement("r0:3:1", "0,5"))
    )

    assert refused(both) == "cell_taken"


def test_buttons_carry_their_move() -> None:
    assert read(STATE, gestures.PressGesture("pass")) == Pass()


def test_chosen_faces_are_bought() -> None:
    assert read(STATE, gestures.ChooseGesture("buy", ("7", "÷"))) == Buy(("7", "/"))
    assert read(STATE, gestures.ChooseGesture("buy", ("‾",))) == Buy(("~",))


@pytest.mark.parametrize(
    "gesture",
    [
        gestures.ChooseGesture("buy", ()),
        gestures.ChooseGesture("buy", ("7", "nonsense")),
        gestures.TakeGesture("lay", ("r0:7:1",)),
        gestures.PressGesture("nonsense"),
        gestures.PressGesture(""),
        gestures.LayGesture("lay", ()),
        gestures.LayGesture(
            "lay",
            (
                gestures.PiecePlacement("s:=", "0,5"),
                gestures.PiecePlacement("r0:7:1", "4,9"),
                gestures.PiecePlacement("r0:3:1", "1,1"),
            ),
        ),
    ],
)
def test_what_makes_no_move_is_refused_in_words(gesture: gestures.Gesture) -> None:
    assert refused(gesture)


def test_line_across_equalities_includes_the_crossed_pieces() -> None:
    state = table("8*372/", "2", position=PICTURE)

    play = read(state, laid("v7,1:8*[3]=72/3"))

    assert isinstance(play, Write)
    assert (play.x, play.y, play.down, play.crossed.index(True)) == (7, 1, True, 2)
