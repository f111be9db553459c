"""The next question in practice: one that fits, sometimes a weak topic, sometimes a repeat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from abaculus.questions.learning.learner import Learner, ability_in, difficulty_for
from abaculus.questions.learning.rating import chance

Mood: TypeAlias = Literal["steady", "confident", "hard"]
TARGETS: Final[dict[Mood, float]] = {"steady": 0.75, "confident": 0.9, "hard": 0.6}
"""The desired share of right answers."""
WEAK: Final = 0.15
REVIEW: Final = 0.1
CLOSE: Final = 0.05
"""Presets whose chances differ by less count as equal, so that they take turns."""
REACH: Final = 0.15
"""A topic where nothing comes this near to the desired chance is left for later."""
DAY: Final = 86_400_000

RandomSource: TypeAlias = Callable[[], float]
"""Random numbers from 0 up to 1, from outside."""


class Candidate(msgspec.Struct, frozen=True):
    """A preset that fits the request."""

    name: str
    topic: str
    difficulty: float
    is_fact: bool = False


class PlaceChoice(msgspec.Struct, frozen=True):
    """The chosen preset, and why."""

    place: str
    why: Literal["level", "weak", "review"]


def choose(
    candidates: Sequence[Candidate], learner: Learner, mood: Mood, now: int, roll: RandomSource
) -> PlaceChoice:
    """Choose one of the candidates; there must be some."""
    kind = roll()
    if kind < WEAK:
        weak = weak_topics(learner, {one.topic for one in candidates})
        found = [one for one in candidates if one.topic in weak]
        if found:
            return PlaceChoice(_pick_suitable(found, learner, mood, roll), "weak")
    elif kind < WEAK + REVIEW:
        again = find_due(candidates, learner, now)
        if again is not None:
            return PlaceChoice(again, "review")
    return PlaceChoice(_pick_suitable(candidates, learner, mood, roll), "level")


def weak_topics(learner: Learner, topics: Iterable[str]) -> tuple[str, ...]:
    """The weaker third of the topics practised, if there are at least two."""
    known = sorted(
        (learner.topics[topic].ability.mean, topic) for topic in topics if topic in learner.topics
    )
    count = (len(known) + 2) // 3 if len(known) > 1 else 0
    return tuple(topic for _, topic in known[:count])


def find_due(candidates: Iterable[Candidate], learner: Learner, now: int) -> str | None:
    """The fact most overdue, or else the preset not asked for longest, at least a day."""
    names = {one.name for one in candidates}
    facts = [
        (memory.due, name)
        for name, memory in learner.facts.items()
        if name in names and memory.due <= now
    ]
    old = [
        (seen, name)
        for name, seen in learner.places.items()
        if name in names and name not in learner.facts and seen <= now - DAY
    ]
    return min(facts or old)[1] if facts or old else None


def _pick_suitable(
    candidates: Sequence[Candidate], learner: Learner, mood: Mood, roll: RandomSource
) -> str:
    """A topic within reach, and the preset in it whose chance is nearest to the desired one."""
    last = _generator(next(reversed(learner.places), ""))
    fresh = [one for one in candidates if _generator(one.name) != last] or list(candidates)
    gaps: dict[str, list[tuple[float, str]]] = {}
    for one in fresh:
        gap = abs(_chance(one, learner) - TARGETS[mood])
        gaps.setdefault(one.topic, []).append((gap, one.name))
    best = {topic: min(found)[0] for topic, found in gaps.items()}
    limit = max(REACH, min(best.values()) + CLOSE)
    topic = _pick([topic for topic, gap in best.items() if gap <= limit], roll)
    return _pick([name for gap, name in gaps[topic] if gap <= best[topic] + CLOSE], roll)


def _chance(one: Candidate, learner: Learner) -> float:
    stands = difficulty_for(learner, one.topic, one.name, one.difficulty)
    return chance(ability_in(learner, one.topic).mean - stands)


def _generator(place: str) -> str:
    return place.partition("/")[0]


def _pick(names: Sequence[str], roll: RandomSource) -> str:
    return sorted(names)[int(roll() * len(names))]
