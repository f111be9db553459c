"""Draws a question by a wish, without repeats as long as there are others."""

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
"""So many further seeds are tried before another preset is."""
ALL = 6
"""So many seeds for each question of a few, and hardly one is overlooked."""
MOST = 3_000


_log = logging.getLogger(__name__)
PickedQuestion: TypeAlias = tuple[Place, str, Question | DiceQuestion]
"""Where a question comes from, its seed, and what that gives."""


def fresh_seed(rng: Rng) -> str:
    """A seed."""
    return format_seed(rng.below(1 << 40))


def pick_question(
    wish: PresetFilter, rng: Rng, used: Sequence[int] = (), last: str | None = None
) -> PickedQuestion | None:
    """A place, a seed and what it gives, new to the table if there is anything new.

    `used` are the fingerprints the table has had, oldest first; `last` is the generator this seat
    had last, which does not come twice running if another serves. None: nothing serves the wish.
    """
    found = matching_places(wish)
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
    """How many seeds are tried; where questions are few, enough to meet them all."""
    return 1 + (AGAIN if finite is None else min(max(AGAIN, ALL * finite), MOST))
