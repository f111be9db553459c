"""What people do on the screen is read as the move they mean."""

from __future__ import annotations

import pytest

from abaculus.games.calcussimo.move_text import format_move, parse_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay
from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.stage import STAGE
from abaculus.games.calcussimo.state import State, Turning
from abaculus.games.calcussimo.tests.screens import as_laid, laid, random_game, taken
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, table, with_board
from abaculus.kernel.gestures import Gesture, LayGesture, PiecePlacement, PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.rng import SeededRng

STATE = with_board(table(["35789+?", "1"]), E1_TO_E5)


def meant(gesture: Gesture, state: State = STATE, seat: int | None = 0) -> str:
    """The text of the move, or the code of the refusal."""
    move = STAGE.move(GAME, GAME.view(state, seat), gesture)
    return move.code if isinstance(move, Refusal) else format_move(move)


def test_every_listed_play_is_laid_and_read_again() -> None:
    plays = [move for move in GAME.moves(STATE, 0) if isinstance(move, LinePlay)]

    again = [meant(as_laid(play, 0)) for play in plays]

    assert len(plays) > 500
    assert again == [format_move(play) for play in plays]


@pytest.mark.parametrize("name", PRESETS)
def test_random_plays_are_laid_and_read_again(name: str) -> None:
    game = Calcussimo(name)
    for number, step in enumerate(random_game(game, f"gestures {name}")):
        state = step.state
        if not isinstance(state.phase, Turning):
            continue
        seat = state.phase.seat
        move = game.sample(state, seat, SeededRng(number))
        if not isinstance(move, LinePlay | FreePlay):
            continue

        again = STAGE.move(game, game.view(state, seat), as_laid(move, seat))

        assert again == move
        assert parse_move(format_move(move)) == move


@pytest.mark.parametrize(
    ("placed", "text"),
    [
        ("I8=+", "D8h (9+6/2)+(7)"),
        ("K4=3 A9=8", "@K4=3,A9=8"),
        ("B2=3 C2=+ E2=5", "@B2=3,C2=+,E2=5"),
        ("A1=3", "A1v 3"),
        ("L8=?5 K8=+", "J8h (7)+?5"),
        ("K8=?÷ L8=3", "J8h (7)?/3"),
        ("K8=?− L8=3", "J8h (7)?-3"),
    ],
)
def test_chips_are_read_where_they_lie(placed: str, text: str) -> None:
    assert meant(laid(placed)) == text


@pytest.mark.parametrize(
    ("gesture", "code"),
    [
        (laid(""), "E-EMPTY"),
        (laid("K8=?"), "E-JOKER-VALUE"),
        (laid("K8=?x7"), "E-JOKER-VALUE"),
        (laid("K8=?×"), "E-JOKER-MULTIPLY"),
        (laid("K8=4"), "E-RACK"),
        (laid("K8=3 L8=3"), "E-RACK"),
        (laid("K8=3", seat=1), "E-RACK"),
        (laid("H8=3"), "E-OCCUPIED"),
        (laid("K8=3 K8=5"), "E-TWICE"),
        (laid("Z99=3"), "E-SQUARE"),
        (laid("there=3"), "E-SQUARE"),
        (laid("K8=3", total=0), "E-CLAIM"),
        (LayGesture("lay", (PiecePlacement("b:H8", "K8"),)), "E-PARSE"),
        (LayGesture("lay", (PiecePlacement("", "K8"),)), "E-PARSE"),
        (
            LayGesture("lay", (PiecePlacement("r0:3:1", "K8"), PiecePlacement("r0:3:1", "L8"))),
            "E-RACK",
        ),
        (TakeGesture("swap", ("r0:3:1", "r0:3:1")), "E-RACK"),
        (TakeGesture("swap", ("r1:1:1",)), "E-RACK"),
        (PressGesture("what?"), "E-PARSE"),
    ],
)
def test_meaningless_gesture_is_refused(gesture: Gesture, code: str) -> None:
    assert meant(gesture) == code


def test_a_spectator_holds_nothing() -> None:
    assert meant(laid("K8=3"), seat=None) == "E-RACK"


def test_chips_are_taken_for_a_swap() -> None:
    assert meant(taken("9")) == "~9"
    assert meant(taken("?+9")) == "~9+?"
    assert meant(taken("")) == "~"


def test_a_button_sends_its_text() -> None:
    assert meant(PressGesture(".")) == "."
    assert meant(PressGesture("h6v 4 - (2) + 3")) == "H6v 4-(2)+3"
