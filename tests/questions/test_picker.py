"""Draws by a filter, yellow cards, dice, and what each person may see."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from abaculus.questions import engine
from abaculus.questions.dice import SQUARES, all_rolls, throws
from abaculus.questions.drafts import DiceQuestion, DieRoll
from abaculus.questions.engine import UnknownPresetError
from abaculus.questions.picker import pick_question
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import PresetFilter, matching_places
from abaculus.questions.views import after_view, options, player_view, referee_view
from abaculus.questions.yellow_cards import CARDS, LEVELS, yellow_card


def draw(
    preset_filter: PresetFilter, rng: Rng, used: list[int], last: str | None = None
) -> Question:
    found = pick_question(preset_filter, rng, used, last)
    assert found is not None
    question = found[2]
    assert isinstance(question, Question)
    return question


def test_a_request_is_kept() -> None:
    for preset_filter in (
        PresetFilter(level=2),
        PresetFilter(grade="7", category="N", rows_only=True),
        PresetFilter(topics=("geo",)),
    ):
        for place in matching_places(preset_filter):
            assert preset_filter.level in (None, place.preset.level)
            assert preset_filter.grade in (None, place.preset.grade)
            assert not preset_filter.topics or place.topic == "geo"
            assert not place.preset.is_blue
    assert matching_places(PresetFilter(row="7N2"))
    assert all(place.preset.is_blue for place in matching_places(PresetFilter(blue=True)))
    assert all(
        place.preset.load < 3 for place in matching_places(PresetFilter(grade="11", most_load=2))
    )


def test_nothing_repeats_while_there_is_something_new() -> None:
    preset_filter = PresetFilter(row="RE3")
    few = matching_places(preset_filter)[0].preset.finite
    assert few is not None
    rng, used = Rng("repeats"), list[int]()
    for _ in range(few // 2):
        used.append(draw(preset_filter, rng, used).fp)
    assert len(used) == len(set(used))


def test_the_oldest_question_returns_when_all_have_been_asked() -> None:
    preset_filter = PresetFilter(row="RE3")
    rng, used = Rng("all of them"), list[int]()
    for _ in range(200):
        used.append(draw(preset_filter, rng, used).fp)
    ages = [used[:place][::-1].index(fp) for place, fp in enumerate(used) if fp in used[:place]]
    assert ages, "some returned"
    assert min(ages) >= len(set(used)) // 2, "but not those just asked"


def test_the_same_generator_does_not_come_twice_running() -> None:
    rng, last = Rng("others"), None
    for _ in range(60):
        question = draw(PresetFilter(grade="4", category="G"), rng, [], last)
        assert last != question.gen
        last = question.gen


def test_a_request_that_nothing_serves_is_reported() -> None:
    assert pick_question(PresetFilter(topics=("cooking",)), Rng("x")) is None


def test_card_has_four_levels_of_four_topics_and_is_stable() -> None:
    for number in range(1, 30):
        face = yellow_card("deck", 0, number, "a")
        assert list(LEVELS) == list(face)
        made = [one for one in face.values() if isinstance(one, Question)]
        assert len(made) == len({one.topic for one in made})
        assert [one.level for one in made] == [one.level for one in made if one.level in LEVELS]
    assert yellow_card("deck", 0, 7, "a") == yellow_card("deck", 0, 7, "a")
    assert yellow_card("deck", 0, 7, "a") != yellow_card("deck", 0, 7, "b")
    assert yellow_card("deck", 0, 7, "a") != yellow_card("deck", 1, 7, "a"), (
        "an edition has other questions"
    )


def test_topics_are_spread_over_the_cards() -> None:
    topics = Counter(
        one.topic
        for number in range(1, CARDS + 1)
        for one in yellow_card("spread", 0, number, "a").values()
        if isinstance(one, Question)
    )
    assert len(topics) >= 15
    assert max(topics.values()) < CARDS


@pytest.mark.parametrize(("number", "face"), [(0, "a"), (209, "a"), (1, "c")])
def test_a_card_that_does_not_exist_is_refused(number: int, face: str) -> None:
    with pytest.raises(ValueError, match="does not exist"):
        yellow_card("deck", 0, number, face)


def test_dice_are_named_throw_by_throw() -> None:
    asked = DiceQuestion({}, (), (DieRoll("a", "d20"), DieRoll("n", "bin", 3)), square=True)
    assert ("a", "n", "nn", "nnn") == tuple(name for name, _ in throws(asked))
    assert 20 * 8 == len(all_rolls(asked))
    assert 12 == len(SQUARES)


def test_a_question_without_dice_cannot_be_bound() -> None:
    with pytest.raises(UnknownPresetError, match="asks for no dice"):
        engine.bind("frac.mul", "L3", "00000000", {})
    with pytest.raises(UnknownPresetError, match="no generator"):
        engine.make("frac.nothing", "L3", "00000000")
    with pytest.raises(UnknownPresetError, match="has no preset"):
        engine.make("frac.mul", "L9", "00000000")


def test_a_player_sees_nothing_that_gives_the_answer_away() -> None:
    rng = Rng("secrets")
    for _ in range(300):
        question = draw(PresetFilter(), rng, [])
        shown = msgspec.to_builtins(player_view(question))
        keys = {"prompt", "figure", "keypad", "choices", "secs", "load", "words", "tools"}
        assert keys == set(shown)
        text = json.dumps(shown)
        assert question.seed not in text
        assert question.gen not in text
        assert not any(wrong.mis in text for wrong in question.distractors)


def test_dealer_sees_the_answer_and_everyone_later_the_solution() -> None:
    question = engine.make("frac.mul", "L3", "0f3k9c2m")
    assert isinstance(question, Question)
    assert "1/2" == referee_view(question).answer.text
    after = after_view(question)
    assert "frac.mul@1/L3#0f3k9c2m" == after.qid
    assert after.steps
    assert after.steps[-1].m is not None
    assert after.steps[-1].m.text.endswith("= 1/2")
    assert all(wrong.why for wrong in after.wrong)
    assert r"$\frac{2}{3} \times \frac{3}{4}$" in after.tex


def test_choices_are_mixed_by_seed_and_hold_the_truth_once() -> None:
    places = Counter[int]()
    for number in range(200):
        question = engine.make("frac.mul", "L3", f"{number:08}")
        assert isinstance(question, Question)
        offered = options(question)
        assert 4 == len(offered) == len(set(map(str, offered)))
        assert offered == options(question)
        places[offered.index(question.answer.shown)] += 1
        view = player_view(question, choose=True)
        assert "choice" == view.keypad
        assert 4 == len(view.choices)
    assert all(25 < places[place] < 80 for place in range(4))
