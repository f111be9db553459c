"""Draws a question on request, without repeats while there are others."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TypeAlias

from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import UnsoundError, make
from abaculus.questions.ids import format_seed
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place, PresetFilter, matching_places

AGAIN = 8
"""The further seeds that are tried before another preset is."""
ALL = 6
"""Seeds tried per question if there are few, so that hardly one is missed."""
MOST = 3_000


_log = logging.getLogger(__name__)
PickedQuestion: TypeAlias = tuple[Place, str, Question | DiceQuestion]
"""The place of a question, its seed, and the result."""


def fresh_seed(rng: Rng) -> str:
    """A random seed."""
    return format_seed(rng.below(1 << 40))


def pick_question(
    preset_filter: PresetFilter, rng: Rng, used: Sequence[int] = (), last: str | None = None
) -> PickedQuestion | None:
    """A place, a seed and the question, new to the table if possible.

    `used` are the fingerprints the table has had, oldest first; `last` is the generator this seat
    had last, which is not repeated if another fits. None if nothing fits the request.
    """
    found = matching_places(preset_filter)
    others = tuple(place for place in found if place.gen != last) or found
    had = {fp: age for age, fp in enumerate(used)}
    oldest: tuple[int, PickedQuestion] | None = None
    for place in rng.shuffle(others):
        for _ in range(tries(place.preset.finite)):
            seed = fresh_seed(rng)
            try:
                question = make(place.gen, place.preset.name, seed)
            except UnsoundError as fault:
                _log.warning("dropped %s", fault)
                continue
            if isinstance(question, DiceQuestion) or question.fp not in had:
                return place, seed, question
            age = had[question.fp]
            if oldest is None or age < oldest[0]:
                oldest = age, (place, seed, question)
    return None if oldest is None else oldest[1]


def tries(finite: int | None) -> int:
    """How many seeds are tried; if there are few questions, enough to meet them all."""
    return 1 + (AGAIN if finite is None else min(max(AGAIN, ALL * finite), MOST))
