"""Advice in words, and looking back: answers, turning points, a level that would fit."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import abaculus.i18n
from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathematicus.adviser import ADVISER, MathematicusAdviser
from abaculus.games.mathematicus.bots import BOTS, MathematicusBot
from abaculus.games.mathematicus.phases import Answering
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.state import PastQuestion, State
from abaculus.games.mathematicus.strategy.knowledge import LevelAdvice, level_advice
from abaculus.games.mathematicus.strategy.plans import choose_casually, choose_greedily
from abaculus.games.mathematicus.strategy.report import TurningPoint, turning_points
from abaculus.games.mathematicus.tests.test_bots import chosen, position
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table, started
from abaculus.i18n import Translator
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.adviser import Reviewer, Tutor
from abaculus.kernel.awaits import Chance, Over, Turn
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.questions.learning.past_answers import (
    MistakeCount,
    count_mistakes,
    places_to_practise,
)

pytestmark = pytest.mark.slow

GAME = Mathematicus("intermediate")
HOME = Path(__file__).parents[1]
LAST = "29:EAHKG:1,1,0,0,0:-:0:-:b1/0:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:000001:- 1"


def never() -> bool:
    return False


@cache
def voice() -> Translator:
    shared = Path(str(abaculus.i18n.__file__)).parent
    return Translator(
        *(load_messages(file) for folder in (HOME, shared) for file in message_files(folder))
    )


def render(text: Text) -> str:
    return voice().tell(text.code, text.values)


def advised(state: State, seat: int = 0) -> tuple[str, str]:
    """The best move of a seat, and the sentence about it."""
    best = ADVISER.best(GAME, GAME.view(state, seat), never)
    assert best is not None
    return best.move, render(best.sentence)


def test_adviser_reviews_and_suggests_practice() -> None:
    assert isinstance(ADVISER, Reviewer)
    assert isinstance(ADVISER, Tutor)


@pytest.mark.parametrize(
    ("transcript", "expected"),
    [
        ("", ("R4", "Roll the d4: 18 in 100 to gain Turing, counting wrong answers.")),
        ("R4=1", ("F", "Go to 30: 70 in 100 to gain Turing.")),
        (
            "R4=2 P",
            (
                "K4",
                "Trade in a token and roll the d4: 18 in 100 to gain Turing, "
                "counting wrong answers.",
            ),
        ),
    ],
)
def test_the_best_move_is_reported_with_its_chance(
    transcript: str, expected: tuple[str, str]
) -> None:
    assert expected == advised(position(LAST, transcript))


def test_what_a_square_brings_is_reported() -> None:
    state = position(POS_B.replace("0:-:1,1", "1:-:1,1", 1), "R4=4")

    rows = ADVISER.best(GAME, GAME.view(state, 0), never)

    assert rows is not None
    sentences = [render(row.text) for row in rows.rows]
    assert "Go to 5: 70 in 100 to gain Euclid and a d4 roll." == sentences[0]
    assert ("5",) == rows.rows[0].cells
    assert "0.0" == rows.rows[0].points
    assert "Stay where you are." in sentences


def test_what_a_card_does_is_reported() -> None:
    text = "11:-:1,1,0,0,0:-:0:C25:b3/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"

    state = position(text, "R4=4 F A-")

    assert ("J:C25", "Use your card for another question.") == advised(state)


def test_a_hint_first_shows_the_choices_and_then_the_best() -> None:
    view = GAME.view(position(LAST), 0)

    first = [render(text) for text in ADVISER.hint(GAME, view, 1, never)]
    second = [render(text) for text in ADVISER.hint(GAME, view, 2, never)]

    assert 3 == len(first)
    assert "As far as we can tell, this leaves the fewest turns:" == second[0]
    assert second[1] in first


def test_nobody_is_advised_about_answers_or_others_turns() -> None:
    table = Table(started("b1 b1")).play("R4=2 F")
    assert isinstance(table.phase, Answering)

    assert ADVISER.best(GAME, GAME.view(table.state, 0), never) is None
    assert ADVISER.best(GAME, GAME.view(started("b1 b1"), 1), never) is None
    assert ADVISER.best(GAME, GAME.view(started("b1 b1"), None), never) is None
    assert () == ADVISER.hint(GAME, GAME.view(table.state, 0), 1, never)


def test_a_poor_choice_is_found_on_looking_back() -> None:
    start = position(LAST, "R4=1")
    after = position(LAST, "R4=1 P")
    stays, goes = (GAME.notation.read_move(text) for text in "PF")

    poor = ADVISER.review(GAME, start, (stays,), after, never, (start,))
    fine = ADVISER.review(GAME, start, (goes,), after, never, (start,))

    assert poor is not None
    assert fine is not None
    assert (False, True) == (poor.was_best, fine.was_best)
    assert "F" == poor.best.move
    assert poor.best.rows[-1].points.startswith("+")


def test_moves_of_others_within_a_turn_are_not_reviewed() -> None:
    """The player in turn could challenge too, but it is a rival who says no."""
    text = "5:-:1,1,1,1,1:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,2:101111:AB 1"
    state = position(text, "R12=5 F")
    declined = GAME.notation.read_move("C-")

    assert ADVISER.review(GAME, state, (declined,), state, never, (state,)) is None


def answers(
    marks: str, seat: int = 0, place: str = "frac.div/6G1", level: int = 2
) -> tuple[PastQuestion, ...]:
    return tuple(
        PastQuestion(
            1, seat, level, place, "Divide fractions", "right" if one == "+" else "wrong", "", 7000
        )
        for one in marks
    )


def test_what_went_wrong_is_counted_and_can_be_practised() -> None:
    past = (
        *answers("+--"),
        *answers("-", place="arith.abs/6G5"),
        *answers("---", place="my-own-item"),
        *answers("-", place=""),
        *answers("-", seat=1),
    )

    assert (
        MistakeCount("my-own-item", "Divide fractions", "", 3),
        MistakeCount("frac.div/6G1", "Divide fractions", "", 2),
        MistakeCount("arith.abs/6G5", "Divide fractions", "", 1),
    ) == count_mistakes(past, 0)
    assert ("frac.div/6G1", "arith.abs/6G5") == places_to_practise(past, 0)
    end = replace(started("b2 b2"), past=past)
    assert (("frac.div/6G1", "arith.abs/6G5"), ("frac.div/6G1",)) == MathematicusAdviser().practice(
        GAME, end
    )


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("-+++++", LevelAdvice(2, 3, 5, 83)),
        ("-++++", None),
        ("++----", LevelAdvice(2, 1, 4, 33)),
        ("++---", None),
        ("-+-+-+--+-", LevelAdvice(2, 1, 0, 40)),
        ("++++-" + "++++" + "+-+", None),
        ("", None),
    ],
)
def test_a_level_is_proposed_after_a_row_or_by_the_share(
    marks: str, expected: LevelAdvice | None
) -> None:
    assert expected == level_advice(answers(marks), 0, 2)


def test_no_level_is_proposed_past_the_last_or_across_levels() -> None:
    assert level_advice(answers("+++++", level=4), 0, 4) is None
    assert level_advice(answers("----", level=1), 0, 1) is None
    assert level_advice(answers("+++++", level=2), 0, 3) is None


def game_of(variant: str = "basic", seed: int = 1) -> tuple[State, list[Step[Any, Any]]]:
    game = Mathematicus(variant)
    options = choose(game.info.menu, {"players": 2})
    bots = [MathematicusBot(choose_greedily, 70), MathematicusBot(choose_casually, 50)]
    match = Match(game, options, bots, seed_rngs(seed, 2))
    start: State = match.state
    return start, list(match.steps())


def test_the_turns_that_changed_a_race_most_are_found() -> None:
    """A figure is won in turn 1 and lost again in turn 3."""
    poor = replace(position(LAST.replace("EAHKG", "EAHK").replace("000001", "000011")), turns=1)
    rich = position(LAST)
    states = [
        replace(rich, turns=1),
        replace(rich, turns=2),
        replace(poor, turns=3),
        replace(poor, turns=4),
    ]
    steps = [Step(state, (), Played(0, 0, None)) for state in states]

    points = turning_points(poor, states[-1], 0, steps)

    assert [1, 3] == [point.turn for point in points]
    assert points[0].saved == -points[1].saved
    assert points[0] == TurningPoint(1, points[0].saved)
    assert points[0].saved > 1.5


def test_review_gives_each_seat_answers_turning_points_level() -> None:
    start, steps = game_of()
    past = (*answers("+" * 3 + "-" * 5, level=1), *answers("+" * 5, seat=1, level=1))
    steps[-1] = replace(steps[-1], state=replace(steps[-1].state, past=past))
    people = [step for step in steps if not isinstance(step.event, Played)]

    reports = [[render(text) for text in texts] for texts in ADVISER.summary(GAME, start, people)]

    assert "got 3 of 8 questions right, in 7 seconds each" == reports[0][0]
    assert "missed Divide fractions (5 times)" == reports[0][1]
    assert reports[0][2].startswith("turning point: turn ")
    assert "got 5 of 5 questions right, in 7 seconds each" == reports[1][0]
    assert (
        "the last 5 answers were right: level 2 instead of 1 would be worth a try" == reports[1][-1]
    )


def test_review_of_bots_and_cards_alone_omits_level_and_points() -> None:
    start, steps = game_of("cards")
    steps[-1] = replace(steps[-1], state=replace(steps[-1].state, past=answers("+" * 6, level=1)))

    reports = ADVISER.summary(Mathematicus("cards"), start, steps)

    assert [["report-answers"], []] == [[one.code for one in texts] for texts in reports]


@pytest.mark.parametrize("seed", range(4))
def test_advice_can_be_followed_and_read_in_random_games(seed: int) -> None:
    rng, state = SeededRng(seed), started("i2 b1 i3")
    moves = Counter[str]()
    while not isinstance(waiting := GAME.awaits(state), Over):
        if isinstance(waiting, Chance):
            state = GAME.apply(state, Drawn(0, sample(waiting.draw, rng))).state
            continue
        assert isinstance(waiting, Turn)
        seat = waiting.must[rng.below(len(waiting.must))]
        best = ADVISER.best(GAME, GAME.view(state, seat), never)
        if best is not None:
            move = GAME.notation.read_move(best.move)
            assert not isinstance(move, Refusal)
            assert GAME.check(state, Played(0, seat, move)) is None
            assert all(render(row.text) for row in best.rows)
            moves[type(move).__name__] += 1
        state = GAME.apply(state, Played(0, seat, GAME.sample(state, seat, rng))).state

    assert len(moves) > 5


def test_every_level_says_what_it_does() -> None:
    assert ["Wanderer", "Collector", "Saver", "Racer", "Champion"] == [
        render(Text(maker.summary)).partition(":")[0] for maker in BOTS
    ]


def test_what_is_advised_is_what_a_bot_of_that_knowledge_does() -> None:
    state = position(POS_B)

    assert advised(state)[0] == GAME.notation.write_move(chosen(state).move)
