"""What can be shown about learners."""

from __future__ import annotations

import csv
import io

import pytest
from msgspec.structs import replace

from abaculus.questions.learning.learner import Learner, Topic, new_learner
from abaculus.questions.learning.rating import Ability
from abaculus.questions.learning.statistics import (
    ClassTopic,
    MisconceptionCount,
    class_view,
    format_csv,
    topic_lines,
)

FRAC = Topic(
    Ability(1.0, 0.25),
    answers=10,
    right=7,
    times=(9000, 4000, 5000, 7000),
    mistakes={"a.one": 1, "b.two": 2, "c.three": 3, "d.four": 1},
    seen=1_767_261_600_000,
)


def learner(name: str, **topics: Topic) -> Learner:
    return replace(new_learner(name), topics=topics)


def test_a_line_tells_everything_about_a_topic() -> None:
    (line,) = topic_lines(learner("Mila", frac=FRAC))

    assert (line.topic, line.ability, line.answers, line.right) == ("frac", 1.0, 10, 7)
    assert (line.low, line.high) == pytest.approx((0.02, 1.98))
    assert line.median_ms == 5000
    assert line.mistakes == (
        MisconceptionCount("c.three", 3),
        MisconceptionCount("b.two", 2),
        MisconceptionCount("a.one", 1),
    )
    assert line.seen == FRAC.seen


def test_lines_are_in_the_order_of_the_alphabet() -> None:
    assert ["alg", "frac"] == [
        line.topic for line in topic_lines(learner("M", frac=FRAC, alg=FRAC))
    ]


def test_a_class_sees_first_what_most_learners_mistake() -> None:
    often = replace(FRAC, mistakes={"only.one": 99})
    shared = replace(FRAC, mistakes={"shared": 1, "also": 2})

    view = class_view(
        [learner("A", frac=often, alg=shared), learner("B", alg=shared), learner("C", geo=FRAC)]
    )

    assert view.learners == 3
    assert view.mistakes == (
        MisconceptionCount("also", 4, 2),
        MisconceptionCount("shared", 2, 2),
        MisconceptionCount("only.one", 99, 1),
    )
    assert view.topics == (
        ClassTopic("alg", 2, 20, 14),
        ClassTopic("frac", 1, 10, 7),
        ClassTopic("geo", 1, 10, 7),
    )


def test_one_learner_with_a_mistake_in_two_topics_counts_once() -> None:
    twice = learner("A", alg=replace(FRAC, mistakes={"x": 1}), geo=replace(FRAC, mistakes={"x": 2}))

    assert class_view([twice]).mistakes == (MisconceptionCount("x", 3, 1),)


def test_the_table_lists_learners_by_name_and_ranks_nobody() -> None:
    weak = replace(FRAC, ability=Ability(-1.0, 0.25), right=1)
    text = format_csv([learner("Zoe", frac=FRAC), learner("Ada", frac=weak)])

    rows = list(csv.DictReader(io.StringIO(text)))
    assert ["Ada", "Zoe"] == [row["learner"] for row in rows]
    assert rows[1] == {
        "learner": "Zoe",
        "topic": "frac",
        "ability": "1.00",
        "low": "0.02",
        "high": "1.98",
        "answers": "10",
        "right": "7",
        "median_ms": "5000",
        "misconceptions": "c.three:3 b.two:2 a.one:1",
        "last_seen": "2026-01-01",
    }


def test_no_name_becomes_a_formula_in_a_spreadsheet() -> None:
    (row,) = csv.DictReader(io.StringIO(format_csv([learner('=HYPERLINK("x")', frac=FRAC)])))

    assert row["learner"] == '\'=HYPERLINK("x")'


def test_a_topic_without_times_has_no_median() -> None:
    assert topic_lines(learner("M", frac=replace(FRAC, times=())))[0].median_ms == 0
