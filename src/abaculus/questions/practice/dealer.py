"""Deals questions: draws them, and finds them again by their handles."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from abaculus.kernel.messages import Refusal, Refused
from abaculus.questions.delivery.sources import PACK, ItemOrigin, Origin, PlaceOrigin
from abaculus.questions.engine import Unknown, Unsound
from abaculus.questions.packs.pick import PackWish
from abaculus.questions.practice.messages import PracticeWanted
from abaculus.questions.practice.sealed_ids import Handle, nonce, unsealed
from abaculus.questions.practice.syllabus import PackShelf, fitting
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import place_of

_LOG = logging.getLogger(__name__)
SEEN = 200
"""So many of the questions asked lately are looked at."""


class Dealt:
    """A question with its handle and where it comes from."""

    __slots__ = ("handle", "origin", "question")

    def __init__(self, handle: Handle, question: Question, origin: Origin) -> None:
        self.handle = handle
        self.question = question
        self.origin = origin


class Dealer:
    """Draws questions under a secret."""

    def __init__(
        self,
        secret: bytes,
        nonces: Callable[[], bytes] = nonce,
        packs: PackShelf | None = None,
    ) -> None:
        self._secret = secret
        self._nonces = nonces
        self._packs = packs

    def sealed(self, dealt: Dealt) -> str:
        """The text that stands for a question."""
        return dealt.handle.sealed(self._secret)

    def found(self, text: str) -> Dealt:
        """The question that a text stands for; raises `Refused`."""
        handle = unsealed(text, self._secret)
        try:
            origin = self._origin(handle.place)
            return Dealt(handle, origin.made(*handle.draw(self._secret)), origin)
        except (Unknown, Unsound) as fault:
            raise Refused(Refusal("practice-gone")) from fault

    def _origin(self, tag: str) -> Origin:
        if not tag.startswith(PACK):
            return PlaceOrigin(place_of(tag))
        name, _, item = tag.removeprefix(PACK).partition("/")
        found = [one for one in self._items(name, PackWish(items=(item,))) if one.place == item]
        if not found:
            raise Unknown(tag)
        return found[0]

    def _items(self, name: str, wish: PackWish) -> list[ItemOrigin]:
        pack = None if self._packs is None else self._packs.get(name)
        if pack is None:
            raise Refused(Refusal("practice-no-pack"))
        return [ItemOrigin(name, pack, item) for item in pack.items if wish.takes(item)]

    # drawing

    def deal(self, wanted: PracticeWanted) -> Dealt:
        """A question that serves, new if there is anything new; raises `Refused`."""
        served = self._served(wanted)
        seen = [one for text in wanted.seen[-SEEN:] if (one := self._glimpse(text)) is not None]
        had = {one.question.fp: age for age, one in enumerate(seen)}
        oldest: tuple[int, Dealt] | None = None
        for origin in self._ordered(served, seen):
            for _ in range(origin.tries):
                dealt = self._drawn(origin, choose=wanted.choose)
                if dealt is None:
                    continue
                age = had.get(dealt.question.fp)
                if age is None:
                    return dealt
                if oldest is None or age < oldest[0]:
                    oldest = age, dealt
        if oldest is None:
            raise Refused(Refusal("practice-nothing"))
        return oldest[1]

    def _served(self, wanted: PracticeWanted) -> Sequence[Origin]:
        if wanted.like:
            return (self.found(wanted.like).origin,)
        if wanted.pack:
            wish = PackWish(
                wanted.level, wanted.grade, wanted.category, wanted.topics, wanted.places
            )
            return self._items(wanted.pack, wish)
        return [PlaceOrigin(place) for place in fitting(wanted)]

    def _ordered(self, served: Sequence[Origin], seen: Sequence[Dealt]) -> Sequence[Origin]:
        """In any order; what the last question was of comes last."""
        last = seen[-1].origin.family if seen else ""
        mixed = Rng(self._nonces().hex()).shuffle(served)
        return sorted(mixed, key=lambda origin: origin.family == last)

    def _glimpse(self, text: str) -> Dealt | None:
        try:
            return self.found(text)
        except Refused:
            return None

    def _drawn(self, origin: Origin, *, choose: bool) -> Dealt | None:
        handle = Handle(self._nonces(), origin.tag, choose)
        try:
            return Dealt(handle, origin.made(*handle.draw(self._secret)), origin)
        except Unsound as fault:
            _LOG.warning("dropped %s", fault)
            return None
