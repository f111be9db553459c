"""Yellow cards: four questions of four levels and four topics on each face."""

from __future__ import annotations

from typing import Final

from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import UnsoundError, make
from abaculus.questions.picker import fresh_seed
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place, PresetFilter, matching_places

LEVELS: Final = (1, 2, 3, 4)
CARDS: Final = 208
FACES: Final = ("a", "b")


def yellow_card(
    deck: str, edition: int, number: int, face: str
) -> dict[int, Question | DiceQuestion]:
    """The four questions of a face by level; the same call gives the same card."""
    if not 1 <= number <= CARDS or face not in FACES:
        raise ValueError(f"card {number}{face} does not exist: 1 to {CARDS}, faces a and b")
    slots: dict[int, Question | DiceQuestion] = {}
    topics: set[str] = set()
    for level in LEVELS:
        rng = Rng(f"card/{deck}/{edition}/{number}/{face}/{level}")
        fitting = [
            one for one in matching_places(PresetFilter(level=level)) if one.topic not in topics
        ]
        place, slots[level] = _slot(rng, fitting)
        topics.add(place.topic)
    return slots


def _slot(rng: Rng, fitting: list[Place]) -> tuple[Place, Question | DiceQuestion]:
    """A question slot; every topic is equally likely, whatever the number of its generators."""
    while True:
        topic = rng.pick(sorted({one.topic for one in fitting}))
        place = rng.pick([one for one in fitting if one.topic == topic])
        try:
            return place, make(place.gen, place.preset.name, fresh_seed(rng))
        except UnsoundError:
            continue
