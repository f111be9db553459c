"""Writes the results of the model, which the same model in the browser must match.

`python -m tests.questions.learning.vectors` writes the file again.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from abaculus.questions.learning import level_advice, rating, scale, statistics
from abaculus.questions.learning.learner import AnswerResult, Learner, new_learner, record_answer
from abaculus.questions.learning.next_question import DAY, TARGETS, Candidate, choose
from abaculus.questions.learning.rating import Ability
from abaculus.questions.learning.spaced_repetition import rate_answer, update_memory
from abaculus.questions.rng import Rng
from abaculus.questions.syllabus import GRADES

FILE = Path(__file__).parent / "vectors.json"
START = 1_767_261_600_000
MISTAKES = ("frac.add_across", "neg.minus_minus", "pow.times", "area.perimeter", "")
CODES = ("wrong", "rounded", "wrong_sign", "power_of_ten")
GRADED = (("g3", None, "3"), ("g6", None, "6"), ("g9", None, "9"))
DIFFERENCES = (0.0, 1e-12, 1e-6, 0.01, 0.0999, 0.1, 0.1001, 0.5, 1.0986, 3.0, 12.0, 40.0, 800.0)


def vectors() -> dict[str, Any]:
    """Everything."""
    classmates = [learner(number) for number in range(3)]
    everything: dict[str, Any] = msgspec.to_builtins(
        {
            "expected": [expect(sign * z) for z in DIFFERENCES for sign in (1, -1)],
            "scores": [
                {
                    "right": right,
                    "spent": spent,
                    "given": 30,
                    "score": rating.score(right, spent, 30),
                }
                for right in (True, False)
                for spent in (-1, 0, 7.5, 29.9, 30, 45)
            ],
            "scale": list(standings()),
            "candidates": candidates(),
            "learners": [{"answers": answers(n), "learner": learner(n)} for n in range(3)],
            "draws": list(draws(classmates)),
            "fits": list(proposals()),
            "runs": [
                {
                    "answers": run,
                    "here": here,
                    "told": level_advice.advise_by_runs(run, here, scale.LEVELS),
                }
                for here in scale.LEVELS
                for run in ([True] * 5, [True] * 4, [False] * 4, [True, *[False] * 4], [False] * 3)
            ],
            "facts": list(facts()),
            "sheets": [statistics.topic_lines(one) for one in classmates],
            "class": statistics.class_view(classmates),
            "table": statistics.format_csv(classmates),
        }
    )
    return everything


def expect(z: float) -> dict[str, float]:
    """The model around a difference."""
    timed, untimed = rating.timed_model(z), rating.untimed_model(z)
    return {
        "z": z,
        "chance": rating.chance(z),
        "timed": timed.mean,
        "timed_variance": timed.variance,
        "untimed": untimed.mean,
        "untimed_variance": untimed.variance,
    }


def standings() -> Iterator[object]:
    """Difficulties and abilities of every clock, level and grade."""
    for secs in (15, 30, 45, 60, 90):
        for level, name in (*((n, None) for n in scale.LEVELS), *((None, g) for g in GRADES)):
            yield {
                "secs": secs,
                "level": level,
                "grade": name,
                "difficulty": scale.difficulty_of(secs, level, name),
                "ability": scale.ability_of(level, name),
            }


def candidates() -> list[Candidate]:
    """Invented places: four topics, each level and some grades, clocks in turn."""
    ranks = (*((f"L{level}", level, None) for level in scale.LEVELS), *GRADED)
    clocks = (15, 30, 45, 60)
    return [
        Candidate(
            f"{topic}.{kind}/{name}",
            topic,
            scale.difficulty_of(clocks[(number + len(kind)) % 4], level, grade_name),
            is_fact=kind == "facts" and number < 2,
        )
        for topic in ("frac", "arith", "pow", "pct")
        for kind in ("facts", "of", "change")
        for number, (name, level, grade_name) in enumerate(ranks)
    ]


def answers(number: int) -> list[AnswerResult]:
    """A person's answers over some weeks, in sessions whole days apart."""
    rng, known = Rng(f"answers {number}"), candidates()
    found: list[AnswerResult] = []
    for visit in range(4):
        for _ in range(15):
            place, right = rng.pick(known), rng.between(1, 4) > 1
            found.append(
                AnswerResult(
                    place.name,
                    place.topic,
                    place.difficulty,
                    right,
                    START + visit * 3 * DAY,
                    rng.between(500, 40_000),
                    30,
                    timed=rng.between(1, 5) > 1,
                    helped=rng.between(1, 10) == 1,
                    code="exact" if right else rng.pick(CODES),
                    mis="" if right else rng.pick(MISTAKES),
                    is_fact=place.is_fact,
                )
            )
    return found


def learner(number: int) -> Learner:
    """The learner after these answers."""
    level, name = ((2, None), (None, "7"), (None, None))[number]
    one = new_learner(("Bold  Badger ", '=Otter, "Calm"', "Zebra")[number], level, name)
    for answer in answers(number):
        one = record_answer(one, answer)
    return one


def draws(learners: list[Learner]) -> Iterator[object]:
    """The next question, for many results of chance."""
    known = candidates()
    for number, one in enumerate(learners):
        for turn in range(40):
            rng = Rng(f"draw {number} {turn}")
            rolls = [rng.between(0, 999) / 1000 for _ in range(3)]
            mood = rng.pick(tuple(TARGETS))
            some = known if turn % 2 else rng.sample(known, 12)
            now = START + rng.between(0, 40) * DAY
            chosen = choose(some, one, mood, now, iter(rolls).__next__)
            names = [candidate.name for candidate in some]
            yield {
                "learner": number,
                "mood": mood,
                "now": now,
                "rolls": rolls,
                "candidates": [] if some is known else names,
                "choice": chosen,
            }


def proposals() -> Iterator[object]:
    """Which levels fit, and what is proposed."""
    for mean in (-3.0, -0.5, 0.4, 1.2, 2.9, 8.0):
        for variance in (1e-4, 0.1, 0.4, 1.44):
            ability = Ability(mean, variance)
            homes = [scale.ability_of(grade=name) for name in GRADES]
            yield {
                "ability": ability,
                "grades": level_advice.fit_probabilities(homes, ability),
                "level": [level_advice.advise_level(ability, 8, level) for level in scale.LEVELS],
                "grade": [level_advice.advise_grade(ability, 8, name) for name in GRADES],
                "early": level_advice.advise_grade(ability, 7, "6"),
            }


def facts() -> Iterator[object]:
    """How memories fade, in whole days, since the libraries count parts of days differently."""
    rng = Rng("facts")
    for _ in range(4):
        memory, now = None, START
        reviews: list[object] = []
        for _ in range(12):
            right, spent = rng.between(1, 5) > 1, rng.between(0, 300) / 10
            memory = update_memory(memory, rate_answer(right, spent, 30), now)
            reviews.append({"right": right, "spent": spent, "now": now, "memory": memory})
            now += rng.pick((0, 1, 2, 5, 11)) * DAY
        yield reviews


def leaves(value: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf of a value, and its path."""
    parts: Iterable[tuple[object, object]]
    if isinstance(value, dict):
        parts = cast("dict[object, object]", value).items()
    elif isinstance(value, list):
        parts = enumerate(cast("list[object]", value))
    else:
        yield path, value
        return
    for name, part in parts:
        yield from leaves(part, f"{path}/{name}")


def same(one: object, other: object, near: float = 1e-9) -> bool:
    """Whether two values are equal, with numbers as near as two languages allow."""
    ours, theirs = dict(leaves(one)), dict(leaves(other))
    return ours.keys() == theirs.keys() and all(
        _alike(ours[path], theirs[path], near) for path in ours
    )


def _alike(one: Any, other: Any, near: float) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, rel_tol=near, abs_tol=near)
    return bool(one == other)


if __name__ == "__main__":
    parts = (f"{json.dumps(name)}: {json.dumps(part)}" for name, part in vectors().items())
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
