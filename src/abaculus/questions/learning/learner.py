"""What is known about a learner under a pseudonym, and how an answer changes it."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from msgspec.structs import replace

from abaculus.questions.learning.rating import (
    Ability,
    difficulty_shift,
    recentre_shifts,
    score,
    update_ability,
)
from abaculus.questions.learning.scale import ability_of
from abaculus.questions.learning.spaced_repetition import Memory, Moment, rate_answer, update_memory

TIMES: Final = 51
"""How many times are kept for the median."""
KINDS: Final = 40
"""How many kinds of mistakes are counted per topic, the most frequent ones."""
TOPICS: Final = 100
PLACES: Final = 1000

V = TypeVar("V")


class Topic(msgspec.Struct, frozen=True):
    """What is known about a learner in one topic."""

    ability: Ability
    answers: int = 0
    right: int = 0
    times: tuple[int, ...] = ()
    """Milliseconds taken for the last answers."""
    mistakes: dict[str, int] = {}
    """How often each misconception occurred."""
    codes: dict[str, int] = {}
    """How often each code was the verdict on a wrong answer."""
    shifts: dict[str, float] = {}
    """How much harder than estimated each preset is; their mean is 0."""
    seen: Moment = 0


class Learner(msgspec.Struct, frozen=True):
    """Someone who practises; the answers themselves are not kept."""

    name: str
    """A pseudonym."""
    level: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    grade: Annotated[str, msgspec.Meta(pattern="^(R|[1-9]|1[0-2])$")] | None = None
    """The chosen level or grade, if any."""
    overall: Ability = Ability(0.0)
    since: int = 0
    """Answers since the level or grade was chosen, or since a proposal was refused."""
    topics: dict[str, Topic] = {}
    places: dict[str, Moment] = {}
    """When each preset was last answered, most recent last."""
    facts: dict[str, Memory] = {}


class AnswerResult(msgspec.Struct, frozen=True):
    """An answer that was right or wrong; an unreadable text does not count."""

    place: str
    topic: str
    difficulty: float
    """The difficulty of the preset before anyone has answered."""
    right: bool
    at: int
    """Milliseconds since 1970."""
    ms: int
    """How long it took."""
    secs: int
    """The time limit, or what it would be."""
    timed: bool = True
    """Whether a clock ran; if not, only right or wrong counts for the ability."""
    helped: bool = False
    """Whether a hint was used; if so, the answer says nothing about the ability."""
    code: str = ""
    mis: str = ""
    is_fact: bool = False


def new_learner(name: str, level: int | None = None, grade: str | None = None) -> Learner:
    """A learner of whom only a level or grade is known."""
    overall = Ability(ability_of(level, grade))
    return Learner(" ".join(name.split())[:24].strip(), level, grade, overall)


def change_level(learner: Learner, level: int | None = None, grade: str | None = None) -> Learner:
    """The learner with another level or grade; the abilities stay."""
    return replace(learner, level=level, grade=grade, since=0)


def refuse_proposal(learner: Learner) -> Learner:
    """The learner after refusing a proposal: the next one waits for as many answers again."""
    return replace(learner, since=0)


def ability_in(learner: Learner, topic: str) -> Ability:
    """The ability in a topic, or what is expected at the chosen level or grade."""
    known = learner.topics.get(topic)
    return known.ability if known else Ability(ability_of(learner.level, learner.grade))


def difficulty_for(learner: Learner, topic: str, place: str, difficulty: float) -> float:
    """The difficulty of a preset according to this learner's own answers."""
    known = learner.topics.get(topic)
    return difficulty + known.shifts.get(place, 0.0) if known else difficulty


def record_answer(learner: Learner, answer: AnswerResult) -> Learner:
    """The learner after an answer."""
    before = learner.topics.get(answer.topic) or Topic(ability_in(learner, answer.topic))
    place, facts = answer.place, learner.facts
    topic = _count_answer(before, answer)
    overall = learner.overall
    if not answer.helped:
        spent = answer.ms / 1000
        clock = answer.timed
        got = score(answer.right, spent, answer.secs) if clock else float(answer.right)
        stands = answer.difficulty + before.shifts.get(place, 0.0)
        by = difficulty_shift(before.ability, stands, got, clock=clock)
        topic = replace(
            topic,
            ability=update_ability(before.ability, stands, got, clock=clock),
            shifts=recentre_shifts(before.shifts, place, by),
        )
        overall = update_ability(overall, stands, got, clock=clock)
        if answer.is_fact:
            rating = rate_answer(answer.right, spent, answer.secs)
            memory = update_memory(facts.get(place), rating, answer.at)
            facts = _last({**_without(facts, place), place: memory}, PLACES)
    return replace(
        learner,
        overall=overall,
        since=learner.since + 1,
        topics=_last({**_without(learner.topics, answer.topic), answer.topic: topic}, TOPICS),
        places=_last({**_without(learner.places, place), place: answer.at}, PLACES),
        facts=facts,
    )


def _count_answer(topic: Topic, answer: AnswerResult) -> Topic:
    wrong = not answer.right
    return replace(
        topic,
        answers=topic.answers + 1,
        right=topic.right + answer.right,
        times=(*topic.times, answer.ms)[-TIMES:],
        mistakes=_increment(topic.mistakes, answer.mis) if wrong else topic.mistakes,
        codes=_increment(topic.codes, answer.code) if wrong else topic.codes,
        seen=answer.at,
    )


def _increment(counts: dict[str, int], name: str) -> dict[str, int]:
    """One more count; if there are too many, the rarest is dropped, the oldest first."""
    if not name:
        return counts
    more = {**_without(counts, name), name: counts.get(name, 0) + 1}
    if len(more) > KINDS:
        del more[min(list(more)[:-1], key=more.__getitem__)]
    return more


def _without(values: dict[str, V], name: str) -> dict[str, V]:
    return {key: value for key, value in values.items() if key != name}


def _last(values: dict[str, V], count: int) -> dict[str, V]:
    return dict(list(values.items())[-count:])
