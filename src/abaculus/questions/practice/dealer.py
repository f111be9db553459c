"""Deals questions: draws them, and finds them again by their sealed ids."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.questions.delivery.sources import DeliverySource, ItemSource, PlaceSource
from abaculus.questions.engine import UnknownPresetError, UnsoundError
from abaculus.questions.ids import PACK
from abaculus.questions.packs.pick import PackRequest
from abaculus.questions.practice.messages import PracticeRequest
from abaculus.questions.practice.sealed_ids import SealedId, make_nonce, unseal
from abaculus.questions.practice.syllabus import PackLibrary, find_places
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import find_place

_LOG = logging.getLogger(__name__)
SEEN = 200
"""How many recent questions are considered."""


class DealtQuestion:
    """A question with its sealed id and its source."""

    __slots__ = ("handle", "origin", "question")

    def __init__(self, handle: SealedId, question: Question, origin: DeliverySource) -> None:
        self.handle = handle
        self.question = question
        self.origin = origin


class Dealer:
    """Deals questions, sealed with a secret."""

    def __init__(
        self,
        secret: bytes,
        nonces: Callable[[], bytes] = make_nonce,
        packs: PackLibrary | None = None,
    ) -> None:
        self._secret = secret
        self._nonces = nonces
        self._packs = packs

    def seal(self, dealt: DealtQuestion) -> str:
        """The sealed id of a question."""
        return dealt.handle.seal(self._secret)

    def found(self, text: str) -> DealtQuestion:
        """The question of a sealed id; raises `RefusedError`."""
        handle = unseal(text, self._secret)
        try:
            origin = self._origin(handle.place)
            return DealtQuestion(handle, origin.made(*handle.draw(self._secret)), origin)
        except (UnknownPresetError, UnsoundError) as fault:
            raise RefusedError(Refusal("practice-gone")) from fault

    def _origin(self, tag: str) -> DeliverySource:
        if not tag.startswith(PACK):
            return PlaceSource(find_place(tag))
        name, _, item = tag.removeprefix(PACK).partition("/")
        found = [one for one in self._items(name, PackRequest(items=(item,))) if one.place == item]
        if not found:
            raise UnknownPresetError(tag)
        return found[0]

    def _items(self, name: str, request: PackRequest) -> list[ItemSource]:
        pack = None if self._packs is None else self._packs.get(name)
        if pack is None:
            raise RefusedError(Refusal("practice-no-pack"))
        return [ItemSource(name, pack, item) for item in pack.items if request.takes(item)]

    # dealing

    def deal(self, request: PracticeRequest) -> DealtQuestion:
        """A question that fits, new if possible; raises `RefusedError`."""
        served = self._served(request)
        seen = [one for text in request.seen[-SEEN:] if (one := self._glimpse(text)) is not None]
        had = {one.question.fp: age for age, one in enumerate(seen)}
        oldest: tuple[int, DealtQuestion] | None = None
        for origin in self._ordered(served, seen):
            for _ in range(origin.tries):
                dealt = self._drawn(origin, choose=request.choose)
                if dealt is None:
                    continue
                age = had.get(dealt.question.fp)
                if age is None:
                    return dealt
                if oldest is None or age < oldest[0]:
                    oldest = age, dealt
        if oldest is None:
            raise RefusedError(Refusal("practice-nothing"))
        return oldest[1]

    def _served(self, request: PracticeRequest) -> Sequence[DeliverySource]:
        if request.like:
            return (self.found(request.like).origin,)
        if request.pack:
            pack_request = PackRequest(
                request.level, request.grade, request.category, request.topics, request.places
            )
            return self._items(request.pack, pack_request)
        return [PlaceSource(place) for place in find_places(request)]

    def _ordered(
        self, served: Sequence[DeliverySource], seen: Sequence[DealtQuestion]
    ) -> Sequence[DeliverySource]:
        """The sources in random order, that of the last question last."""
        last = seen[-1].origin.family if seen else ""
        mixed = Rng(self._nonces().hex()).shuffle(served)
        return sorted(mixed, key=lambda origin: origin.family == last)

    def _glimpse(self, text: str) -> DealtQuestion | None:
        try:
            return self.found(text)
        except RefusedError:
            return None

    def _drawn(self, origin: DeliverySource, *, choose: bool) -> DealtQuestion | None:
        handle = SealedId(self._nonces(), origin.tag, choose)
        try:
            return DealtQuestion(handle, origin.made(*handle.draw(self._secret)), origin)
        except UnsoundError as fault:
            _LOG.warning("dropped %s", fault)
            return None
