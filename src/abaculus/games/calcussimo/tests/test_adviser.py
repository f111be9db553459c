"""The adviser knows the best play, and tells it only a little at a time."""

from __future__ import annotations

import pytest

from abaculus.games.calcussimo.adviser import ADVISER
from abaculus.games.calcussimo.desk import DESK
from abaculus.games.calcussimo.move_text import parse_move
from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.play_search import all_plays
from abaculus.games.calcussimo.positions import format_position
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.state import State, Turning
from abaculus.games.calcussimo.tests.screens import has_words, random_game, render
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, happen, table, with_board
from abaculus.kernel.desk import Reply
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

STATE = with_board(table(["23469+*", "1234567"]), E1_TO_E5)


def never() -> bool:
    return False


def best(state: State, seat: int | None = 0) -> Advice[Text] | None:
    return ADVISER.best(GAME, GAME.view(state, seat), never)


def hints(state: State, rung: int, seat: int = 0) -> list[str]:
    return [render(text) for text in ADVISER.hint(GAME, GAME.view(state, seat), rung, never)]


def test_best_play_agrees_with_desk_and_enumeration() -> None:
    position = format_position(STATE.rules.terms, STATE.grid, STATE.jokers)
    given = {"position": position, "rack": STATE.racks[0]}
    replies = DESK.best(GAME, choose(GAME.info.menu, {}), given, 1)
    everything = all_plays(STATE.rules.terms, STATE.grid, STATE.racks[0])

    advice = best(STATE)

    assert advice is not None
    assert isinstance(replies, tuple)
    assert isinstance(replies[0], Reply)
    assert (advice.move, advice.points) == (replies[0].facts["move"], replies[0].facts["points"])
    assert advice.points == max(found.points for found in everything)


def test_the_best_play_lies_on_the_board_to_be_seen() -> None:
    advice = best(table(["26+/?", "1"]))

    assert advice is not None
    jokers = [piece.cell for piece in advice.pieces if "joker" in piece.tags]
    assert "?" in advice.move
    assert len(jokers) == 1
    assert {piece.cell for piece in advice.pieces} >= {"H8"}
    assert advice.rows[-1].points == str(advice.points)


def test_the_best_play_is_explained_in_a_sentence() -> None:
    advice = best(table(["269+/", "1"]))

    assert advice is not None
    assert advice.points == 48
    assert render(advice.sentence).endswith("H8 multiplies it all: 24 × 2 = 48.")


def test_hints_give_away_a_little_more_each_time() -> None:
    state = table(["269+/", "1"])

    ladder = hints(state, 4)

    assert ladder[0] == "Look at row 8."
    assert ladder[1] == "You can score 48 points."
    assert ladder[2] == "Use these chips: 2 6 9 + ÷."
    assert ladder[3].startswith("From ")
    assert [hints(state, rung) for rung in (1, 2, 3, 9)] == [
        ladder[:1],
        ladder[:2],
        ladder[:3],
        ladder,
    ]


def test_without_a_play_the_chips_are_swapped_or_the_turn_passed() -> None:
    stuck = with_board(table(["++", "1"]), ("H8h 7-2",))
    empty = with_board(table(["//", "1"], bag=0, end_mode="playout"), ("H8h 7-2",))

    assert [advice.move for state in (stuck, empty) if (advice := best(state))] == ["~++", "."]
    assert hints(stuck, 3) == ["You can’t make a play with these chips. Swap them all."]


def test_nobody_is_advised_out_of_turn() -> None:
    assert best(STATE, 1) is None
    assert best(STATE, None) is None
    assert hints(STATE, 4, seat=1) == []


def test_the_adviser_finds_out_wrong_plays() -> None:
    right, wrong = (
        happen(table([rack, "1"], referee="honour"), text).state
        for rack, text in (("35+", "G8h 3+5 #16"), ("25-", "F8h 2-5 #1"))
    )

    assert [advice.move for state in (right, wrong) if (advice := best(state, 1))] == ["ok", "!"]
    assert best(right, 0) is None


@pytest.mark.parametrize("name", PRESETS)
def test_advice_is_legal_worded_and_made_of_the_view_alone(name: str) -> None:
    game = Calcussimo(name)
    for number, step in enumerate(random_game(game, f"advice {name}")):
        phase = step.state.phase
        if not isinstance(phase, Turning) or number % 3:
            continue
        view = game.view(step.state, phase.seat)

        advice = ADVISER.best(game, view, never)

        assert advice is not None
        move = parse_move(advice.move)
        assert not isinstance(move, Refusal)
        imagined = game.imagine(view, SeededRng(number))
        assert game.preview(imagined, phase.seat, move).refusal is None
        assert has_words(advice)
        for rung in range(1, 5):
            hint = ADVISER.hint(game, view, rung, never)
            assert all(has_words(text) for text in hint)
