"""What is asked next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from abaculus.questions.learning.learner import Learner, Topic, ability_in, new_learner
from abaculus.questions.learning.next_question import (
    DAY,
    TARGETS,
    Candidate,
    Mood,
    choose,
    find_due,
    weak_topics,
)
from abaculus.questions.learning.rating import Ability, chance
from abaculus.questions.learning.spaced_repetition import Memory
from abaculus.questions.rng import Rng

LADDER = [
    Candidate(f"{topic}.gen{step}/L1", topic, step / 4)
    for topic in ("alg", "frac", "geo")
    for step in range(-16, 20)
]


def rolls(*numbers: float) -> Callable[[], float]:
    return iter(numbers).__next__


def knowing(**means: float) -> Learner:
    topics = {name: Topic(Ability(mean, 0.1), answers=9) for name, mean in means.items()}
    return replace(new_learner("Mila", grade="6"), topics=topics)


@pytest.mark.parametrize("mood", list(TARGETS))
def test_the_chance_of_a_right_answer_suits_the_mood(mood: Mood) -> None:
    mila = knowing(alg=0.3, frac=1.7, geo=-0.5)
    rng = Rng("fitting")
    by_name = {one.name: one for one in LADDER}

    for _ in range(100):
        chosen = choose(LADDER, mila, mood, 0, rolls(0.9, rng.below(99) / 99, rng.below(99) / 99))
        found = by_name[chosen.place]
        right = chance(ability_in(mila, found.topic).mean - found.difficulty)
        assert right == pytest.approx(TARGETS[mood], abs=0.1)


def test_weak_topics_get_15_percent_and_reviews_10() -> None:
    mila = replace(knowing(alg=2, frac=0, geo=1), places={"geo.gen0/L1": 0})

    chosen = [choose(LADDER, mila, "steady", 9 * DAY, rolls(n / 100, 0.5, 0.5)) for n in range(100)]

    assert Counter(one.why for one in chosen) == {"level": 75, "weak": 15, "review": 10}
    assert {one.place.partition(".")[0] for one in chosen if one.why == "weak"} == {"frac"}
    assert {one.place for one in chosen if one.why == "review"} == {"geo.gen0/L1"}


def test_the_weaker_third_of_what_was_practised_is_weak() -> None:
    mila = knowing(a=1, b=3, c=2, d=0, e=4, f=5)

    assert weak_topics(mila, "abcdefz") == ("d", "a")
    assert weak_topics(mila, "bcef") == ("c", "b")
    assert weak_topics(mila, "bz") == ()


def test_the_most_overdue_fact_is_reviewed_first() -> None:
    facts = [Candidate(name, "arith", 0.0, is_fact=True) for name in ("a/1", "b/1", "c/1")]
    memory = Memory(2.0, 5.0, 2, 0, 0, due=900)
    mila = replace(
        new_learner("Mila"),
        facts={"a/1": replace(memory, due=5000), "b/1": memory, "c/1": replace(memory, due=800)},
        places={"a/1": 0, "b/1": 0, "c/1": 0},
    )

    assert find_due(facts, mila, 1000) == "c/1"
    assert find_due(facts[:2], mila, 1000) == "b/1"
    assert find_due(facts[:1], mila, 1000) is None


def test_a_fact_waits_until_it_is_due() -> None:
    fact = Candidate("a/1", "arith", 0.0, is_fact=True)
    memory = Memory(2.0, 5.0, 2, 0, 0, due=5 * DAY)
    mila = replace(new_learner("Mila"), facts={"a/1": memory}, places={"a/1": 0})

    assert find_due([fact], mila, 5 * DAY - 1) is None
    assert find_due([fact], mila, 5 * DAY) == "a/1"


def test_oldest_topic_returns_after_a_day_without_facts() -> None:
    mila = replace(new_learner("Mila"), places={"geo.gen1/L1": 500, "geo.gen0/L1": 400})

    assert find_due(LADDER, mila, DAY + 400) == "geo.gen0/L1"
    assert find_due(LADDER, mila, DAY + 399) is None
    assert find_due(LADDER[:3], mila, 9 * DAY) is None


def test_same_generator_does_not_repeat_while_another_serves() -> None:
    pair = [Candidate("frac.mul/L3", "frac", 0.0), Candidate("frac.div/L3", "frac", 4.0)]
    mila = replace(new_learner("Mila"), places={"frac.div/L3": 0, "frac.mul/L2": 1})

    assert choose(pair, mila, "steady", 2, rolls(0.9, 0, 0)).place == "frac.div/L3"
    assert choose(pair[:1], mila, "steady", 2, rolls(0.9, 0, 0)).place == "frac.mul/L3"


def test_a_topic_out_of_reach_waits() -> None:
    mixed = [Candidate("calc.limit/L4", "calc", 6.0), Candidate("frac.mul/L3", "frac", 0.8)]

    chosen = {
        choose(mixed, new_learner("Mila", grade="6"), "steady", 0, rolls(0.9, n / 10, 0)).place
        for n in range(10)
    }

    assert chosen == {"frac.mul/L3"}


def test_where_nothing_is_near_the_nearest_is_asked() -> None:
    hard = [Candidate("calc.limit/L4", "calc", 6.0), Candidate("log.value/L4", "log", 7.0)]

    chosen = choose(hard, new_learner("Mila", grade="1"), "steady", 0, rolls(0.9, 0, 0))

    assert chosen.place == "calc.limit/L4"
