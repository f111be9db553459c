"""The adviser knows the best move, and tells it only a little at a time."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.adviser import ADVISER
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.stage_games import desk_of, game_of
from abaculus.games.pytagora.tests.stage_tables import GAMES, has_words, render, table
from abaculus.kernel.bot import never_stop
from abaculus.kernel.desk import view_position
from abaculus.kernel.events import Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

FAMILY = load_family("pytagora")
SIX = "h0,0:6+1=7"
PICTURE = "h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3;v4,0:8-1=7"


def best(state: State, seat: int | None = 0) -> Advice[Text] | None:
    game = GAMES[state.rules.terms.mode]
    advice = ADVISER.best(game, game.view(state, seat), never_stop)
    assert advice is None or has_words(advice)
    return advice


def hints(state: State, rung: int, seat: int | None = 0) -> list[str]:
    game = GAMES[state.rules.terms.mode]
    return [render(text) for text in ADVISER.hint(game, game.view(state, seat), rung, never_stop)]


@pytest.mark.parametrize(
    ("position", "hand", "face", "points"),
    [
        ("", "1236*+", "", 5),
        (SIX, "922-", "", 5),
        (PICTURE, "951-", "", 8),
        (SIX, "213/", "cont", 10),
    ],
)
def test_the_best_line_is_that_of_the_specification_and_legal(
    position: str, hand: str, face: str, points: int
) -> None:
    state = table(hand, "2", position=position, face=face)
    game = GAMES["pytagora"]

    advice = best(state)

    assert advice is not None
    assert advice.points == points
    assert advice.rows[-1].points == str(points)
    move = game.notation.read_move(advice.move)
    assert not isinstance(move, Refusal)
    assert game.check(state, Played(0, 0, move)) is None


def test_the_best_line_lies_on_the_table_to_be_seen() -> None:
    advice = best(table("213/", "2", position=SIX, face="cont"))

    assert advice is not None
    assert [(one.cell, one.face.sign) for one in advice.pieces] == [
        ("5,0", "="),
        ("6,0", "2"),
        ("7,0", "1"),
        ("8,0", "÷"),
        ("9,0", "3"),
    ]


def test_the_adviser_says_why_a_line_is_good() -> None:
    several = best(table("17-58", "2", position="h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3"))
    whole = best(table("213/", "2", position=SIX, face="cont"))

    assert several is not None
    assert whole is not None
    assert "crosses" in render(several.sentence)
    assert render(whole.sentence) == (
        "6 + 1 = 7 = 21 ÷ 3 uses all your pieces and scores 10 points."
    )


def test_hints_give_away_a_little_more_each_time() -> None:
    state = table("213/", "2", position=SIX, face="cont")

    ladder = hints(state, 4)

    assert ladder == [
        "There is a line for 10 points.",
        "You can extend 6 + 1 = 7: the new side must be 7 too.",
        "Use your ÷.",
        "After 6 + 1 = 7: = 21 ÷ 3.",
    ]
    assert [hints(state, rung) for rung in (1, 2, 3, 9)] == [
        ladder[:1],
        ladder[:2],
        ladder[:3],
        ladder,
    ]


def test_a_hint_tells_where_to_cross() -> None:
    ladder = hints(table("92-", "2", position=SIX), 4)

    assert ladder[0] == "There is a line for 8 points."
    assert ladder[2].endswith(", and cross the table at 7.")
    assert ladder[3].startswith("Down, through 7 on the table: ")


def test_without_a_line_the_turn_is_passed_or_ended() -> None:
    stuck = table("35+", "2", position=SIX)
    second = table("35+", "2", position=SIX, phase=phases.Composing(0, 0, second=True), face="two")

    moves = [advice.move for state in (stuck, second) if (advice := best(state))]

    assert moves[-1] == "done"
    assert moves[0] == "pass" or moves[0].startswith("buy:")
    assert len(hints(second, 3)) == 1


@pytest.mark.parametrize(
    "phase", [phases.Rolling(0, 0), phases.Composing(1, 0), phases.Asking(1, 0, "number")]
)
def test_no_advice_without_a_decision(phase: phases.Phase) -> None:
    state = table("213/", "2", position=SIX, phase=phase)

    assert best(state) is None
    assert hints(state, 4) == []
    assert best(state, None) is None


@pytest.mark.parametrize(
    ("mode", "given", "move"),
    [
        ("number", {"position": "6", "rack": "178", "die": "+1"}, "put:7"),
        ("tables", {"position": "3*8", "rack": "2234"}, "ans:24"),
        ("square", {"rack": "4"}, "L:4"),
        ("evenodd", {"rack": "7"}, "OR:7"),
    ],
)
def test_the_small_games_are_advised_too(mode: str, given: dict[str, str], move: str) -> None:
    game = game_of(mode)
    view = view_position(desk_of(game), game, choose(game.info.menu, {}), given)

    adviser = FAMILY.adviser(game)
    assert adviser is not None
    advice = adviser.best(game, view, never_stop)
    ladder = adviser.hint(game, view, 4, never_stop)

    assert advice is not None
    assert advice.move == move
    assert has_words(advice)
    assert advice.pieces
    assert len(ladder) > 1
    assert all(render(text) for text in ladder)
    assert adviser.hint(game, view, 1, never_stop) == ladder[:1]


def test_a_ring_hint_goes_from_there_is_one_to_which_one() -> None:
    game = game_of("evenodd")
    view = view_position(desk_of(game), game, choose(game.info.menu, {}), {"rack": "7"})

    adviser = FAMILY.adviser(game)
    assert adviser is not None
    ladder = [render(text) for text in adviser.hint(game, view, 3, never_stop)]

    assert ladder == [
        "One of your pieces fits.",
        "Look at the odd square, on the right.",
        "Put the 7 there.",
    ]
