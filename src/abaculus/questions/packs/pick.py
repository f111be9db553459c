"""Draws a question from a pack on request, without repeats while there are others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from abaculus.questions.packs.instantiate import PackQuestion, ask
from abaculus.questions.packs.model import Pack, PackItem
from abaculus.questions.picker import fresh_seed
from abaculus.questions.rng import Rng

_AGAIN = 8
"""The further seeds of one item that are tried before another item is."""


class PackRequest(msgspec.Struct, frozen=True):
    """A request for a question of a pack; fields left out do not matter."""

    level: int | None = None
    grade: str | None = None
    category: str | None = None
    tags: tuple[str, ...] = ()
    """Any of these."""
    items: tuple[str, ...] = ()
    """Only these ids."""

    def takes(self, item: PackItem) -> bool:
        """Whether an item fits."""
        grade = item.grade or (item.row[:-2] if item.row else None)
        category = item.category or (item.row[-2] if item.row else None)
        return (
            self.level in (None, item.level)
            and self.grade in (None, grade)
            and self.category in (None, category)
            and (not self.tags or bool(set(self.tags) & set(item.tags)))
            and (not self.items or item.id in self.items)
        )


def pick(
    pack: Pack, request: PackRequest, rng: Rng, used: Sequence[int] = ()
) -> tuple[PackItem, str, PackQuestion] | None:
    """An item, a seed and its question; `used` are fingerprints, oldest first.

    The one used longest ago is repeated only if nothing new is left; None if nothing fits.
    """
    had = {fp: age for age, fp in enumerate(used)}
    oldest: tuple[int, tuple[PackItem, str, PackQuestion]] | None = None
    for item in rng.shuffle([item for item in pack.items if request.takes(item)]):
        for _ in range(1 + _AGAIN if item.vars else 1):
            seed = fresh_seed(rng)
            question = ask(pack, item, seed)
            if question.fp not in had:
                return item, seed, question
            age = had[question.fp]
            if oldest is None or age < oldest[0]:
                oldest = age, (item, seed, question)
    return None if oldest is None else oldest[1]
