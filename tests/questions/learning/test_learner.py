"""What is kept about a learner, and what is not."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from abaculus.questions.learning.learner import (
    KINDS,
    PLACES,
    TIMES,
    TOPICS,
    AnswerResult,
    ability_in,
    change_level,
    difficulty_for,
    new_learner,
    record_answer,
    refuse_proposal,
)
from abaculus.questions.learning.rating import Ability, update_ability
from abaculus.questions.learning.scale import ability_of

RIGHT = AnswerResult("frac.mul/L3", "frac", 0.5, True, at=1000, ms=6000, secs=30, code="exact")
WRONG = replace(RIGHT, right=False, code="mis", mis="frac.add_across")


def test_beginner_starts_at_the_grade_with_the_usual_doubt() -> None:
    mila = new_learner("  Mila   the Bold ", grade="4")

    assert mila.name == "Mila the Bold"
    assert ability_in(mila, "frac") == mila.overall == Ability(ability_of(grade="4"), 1.44)


def test_a_pseudonym_is_short() -> None:
    assert len(new_learner("x" * 99).name) == 24


def test_answer_moves_only_its_topic_and_the_whole() -> None:
    before = new_learner("Mila", level=3)

    after = record_answer(before, RIGHT)

    expected = update_ability(before.overall, 0.5, 0.8, clock=True)
    assert ability_in(after, "frac") == after.overall == expected
    assert ability_in(after, "geo") == ability_in(before, "geo")


def test_answers_are_counted_with_times_codes_and_misconceptions() -> None:
    mila = record_answer(record_answer(new_learner("Mila"), RIGHT), WRONG)

    topic = mila.topics["frac"]
    assert (topic.answers, topic.right, topic.times, topic.seen) == (2, 1, (6000, 6000), 1000)
    assert topic.mistakes == {"frac.add_across": 1}
    assert topic.codes == {"mis": 1}
    assert mila.since == 2


def test_answer_after_a_hint_counts_but_leaves_the_ability() -> None:
    before = new_learner("Mila")

    after = record_answer(before, replace(RIGHT, helped=True, is_fact=True))

    assert after.topics["frac"].answers == 1
    assert ability_in(after, "frac") == ability_in(before, "frac")
    assert after.overall == before.overall
    assert after.facts == {}


def test_only_facts_are_scheduled() -> None:
    fact = replace(RIGHT, place="arith.mul_facts/L1", is_fact=True)

    mila = record_answer(record_answer(new_learner("Mila"), RIGHT), fact)

    assert list(mila.facts) == ["arith.mul_facts/L1"]
    assert mila.facts["arith.mul_facts/L1"].due > 1000


def test_a_place_got_wrong_stands_higher_for_this_learner() -> None:
    mila = record_answer(
        record_answer(new_learner("Mila"), RIGHT), replace(WRONG, place="frac.div/L3")
    )

    assert difficulty_for(mila, "frac", "frac.div/L3", 1.0) > 1
    assert difficulty_for(mila, "frac", "frac.mul/L3", 1.0) < 1
    assert difficulty_for(mila, "frac", "frac.mixed/L2", 1.0) == 1
    assert difficulty_for(mila, "geo", "frac.div/L3", 1.0) == 1


def test_another_grade_keeps_what_is_known_and_counts_anew() -> None:
    mila = record_answer(new_learner("Mila", grade="4"), RIGHT)

    assert change_level(mila, grade="5") == replace(mila, grade="5", since=0)
    assert refuse_proposal(mila) == replace(mila, since=0)


def test_nothing_grows_without_end() -> None:
    mila = new_learner("Mila")
    for number in range(KINDS + TIMES + 20):
        odd = replace(WRONG, mis=f"mis.{number}", at=number)
        mila = record_answer(record_answer(mila, odd), replace(odd, mis="mis.common"))
    many = {f"place/{n}": n for n in range(PLACES)}
    topics = {f"topic {n}": mila.topics["frac"] for n in range(TOPICS)}
    mila = replace(mila, places=many, topics=topics)

    mila = record_answer(mila, RIGHT)

    assert len(mila.places) == PLACES
    assert list(mila.places)[-1] == "frac.mul/L3"
    assert len(mila.topics) == TOPICS
    kept = topics["topic 0"]
    assert len(kept.times) == TIMES
    assert len(kept.mistakes) == KINDS
    assert kept.mistakes["mis.common"] == KINDS + TIMES + 20


def test_a_learner_survives_being_written_down() -> None:
    mila = record_answer(
        record_answer(new_learner("Mila", grade="4"), WRONG), replace(RIGHT, is_fact=True)
    )

    assert mila == msgspec.json.decode(msgspec.json.encode(mila), type=type(mila))
