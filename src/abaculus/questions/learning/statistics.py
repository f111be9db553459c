"""Statistics about learners: by topic, for a class, and as a table; without any ranking."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from math import sqrt
from statistics import median_low
from typing import Final

import msgspec

from abaculus.questions.learning.learner import Learner, Topic

COMMONEST: Final = 3
_NORMAL_95: Final = 1.96
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_COLUMNS: Final = (
    "learner",
    "topic",
    "ability",
    "low",
    "high",
    "answers",
    "right",
    "median_ms",
    "misconceptions",
    "last_seen",
)


class MisconceptionCount(msgspec.Struct, frozen=True):
    """A misconception, how often it occurred, and for how many learners."""

    mis: str
    times: int
    learners: int = 1


class TopicLine(msgspec.Struct, frozen=True):
    """How a learner does in a topic."""

    topic: str
    ability: float
    low: float
    high: float
    """The ability is between these two with a probability of 95 %."""
    answers: int
    right: int
    median_ms: int
    mistakes: tuple[MisconceptionCount, ...]
    seen: int


class ClassTopic(msgspec.Struct, frozen=True):
    """How a class does in a topic."""

    topic: str
    learners: int
    answers: int
    right: int


class ClassView(msgspec.Struct, frozen=True):
    """How a class does, all together."""

    learners: int
    topics: tuple[ClassTopic, ...]
    mistakes: tuple[MisconceptionCount, ...]
    """The three most frequent misconceptions, those shared by most learners first."""


def topic_lines(learner: Learner) -> tuple[TopicLine, ...]:
    """One entry per topic, in alphabetical order."""
    return tuple(_line(name, topic) for name, topic in sorted(learner.topics.items()))


def class_view(learners: Iterable[Learner]) -> ClassView:
    """A class as a whole."""
    everybody = list(learners)
    topics: dict[str, list[Topic]] = {}
    times: Counter[str] = Counter()
    holders: Counter[str] = Counter()
    for learner in everybody:
        own: Counter[str] = Counter()
        for name, topic in learner.topics.items():
            topics.setdefault(name, []).append(topic)
            own.update(topic.mistakes)
        times.update(own)
        holders.update(own.keys())
    return ClassView(
        len(everybody),
        tuple(
            ClassTopic(
                name, len(some), sum(one.answers for one in some), sum(one.right for one in some)
            )
            for name, some in sorted(topics.items())
        ),
        _commonest(times, holders),
    )


def format_csv(learners: Iterable[Learner]) -> str:
    """Everything as CSV, sorted by pseudonym."""
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(_COLUMNS)
    for learner in sorted(learners, key=lambda one: one.name):
        rows.writerows(_row(learner.name, line) for line in topic_lines(learner))
    return written.getvalue()


def _line(name: str, topic: Topic) -> TopicLine:
    ability, spread = topic.ability.mean, _NORMAL_95 * sqrt(topic.ability.variance)
    return TopicLine(
        topic=name,
        ability=ability,
        low=ability - spread,
        high=ability + spread,
        answers=topic.answers,
        right=topic.right,
        median_ms=median_low(topic.times) if topic.times else 0,
        mistakes=_commonest(topic.mistakes, dict.fromkeys(topic.mistakes, 1)),
        seen=topic.seen,
    )


def _commonest(
    times: Mapping[str, int], holders: Mapping[str, int]
) -> tuple[MisconceptionCount, ...]:
    ordered = sorted(times, key=lambda mis: (-holders[mis], -times[mis], mis))
    return tuple(MisconceptionCount(mis, times[mis], holders[mis]) for mis in ordered[:COMMONEST])


def _row(name: str, line: TopicLine) -> tuple[str | int, ...]:
    return (
        # a spreadsheet would take such a name for a formula
        f"'{name}" if name[:1] in ("=", "+", "-", "@") else name,
        line.topic,
        f"{line.ability:.2f}",
        f"{line.low:.2f}",
        f"{line.high:.2f}",
        line.answers,
        line.right,
        line.median_ms,
        " ".join(f"{one.mis}:{one.times}" for one in line.mistakes),
        (_EPOCH + timedelta(milliseconds=line.seen)).date().isoformat(),
    )
