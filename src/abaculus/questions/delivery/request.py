"""What a game asks of a question source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from abaculus.questions.delivery.sources import DeliverySource, ItemSource, PlaceSource
from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.model import Pack, PackItem
from abaculus.questions.packs.pick import PackRequest
from abaculus.questions.selection import PresetFilter, matching_places

OWN: Final = "own"
"""The row of items that name none."""
PLENTY: Final = 1_000
"""The least supply assumed if it is not counted."""
_LOADS: Final = ((15, 1), (30, 2))


class QuestionRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request for a question; fields left out do not matter."""

    grade: str | None = None
    category: str | None = None
    level: int | None = None
    """For a yellow card: any topic, all equally likely."""
    most_load: int = 3
    without: str = ""
    """The row to avoid if there is another: the previous one."""
    own_only: bool = False
    """Only questions of the pack."""
    choose: bool = False
    blue: str = ""
    """The template of a blue card; nothing else matters then."""
    rolls: tuple[int, ...] = ()
    """The results of the template's dice, in its order."""
    square: int = 0
    """The number of the occupied square."""
    profile: str = "default"
    locale: str = "en"


def encode_request(request: QuestionRequest) -> str:
    """A request as text."""
    return msgspec.json.encode(request).decode()


@lru_cache(maxsize=256)
def decode_request(text: str) -> QuestionRequest:
    """The request in a text."""
    return msgspec.json.decode(text, type=QuestionRequest)


@lru_cache(maxsize=32)
def decode_pack(text: str) -> Pack | None:
    """The pack in a text, assumed valid; None for an empty text."""
    return msgspec.json.decode(text, type=Pack) if text else None


def rows(request: QuestionRequest, pack: Pack | None) -> dict[str, list[DeliverySource]]:
    """The sources that fit a request, row by row; heavy rows only if there are no lighter ones."""
    found = _rows(request, pack, request.most_load)
    return found or _rows(request, pack, 3)


def _rows(
    request: QuestionRequest, pack: Pack | None, most_load: int
) -> dict[str, list[DeliverySource]]:
    found: dict[str, list[DeliverySource]] = {}
    for row, origin in _find_sources(request, pack, most_load):
        found.setdefault(row, []).append(origin)
    return found


def _find_sources(
    request: QuestionRequest, pack: Pack | None, most_load: int
) -> Iterator[tuple[str, DeliverySource]]:
    if pack is not None:
        name, fits = pack_id(pack), _pack_filter(request)
        for item in pack.items:
            if fits.takes(item) and item_load(item) <= most_load:
                yield item.row or OWN, ItemSource(name, pack, item)
    if not request.own_only:
        for place in matching_places(_preset_filter(request, most_load)):
            row = place.preset.name if request.level is None else place.topic
            yield row, PlaceSource(place)


def item_load(item: PackItem) -> int:
    """Light, middling or heavy, by its time in seconds."""
    return next((load for secs, load in _LOADS if item.secs <= secs), 3)


def supply(request: QuestionRequest, pack: Pack | None) -> int:
    """The least number of different questions for a request."""
    ours = () if request.own_only else matching_places(_preset_filter(request))
    if any(place.preset.finite is None for place in ours):
        return PLENTY
    fits = _pack_filter(request)
    items = [] if pack is None else [item for item in pack.items if fits.takes(item)]
    of_items = sum(PLENTY if item.vars else 1 for item in items)
    return of_items + sum(place.preset.finite or 0 for place in ours)


def _preset_filter(request: QuestionRequest, most_load: int = 3) -> PresetFilter:
    """Rows of the syllabus, or presets for yellow cards of a level."""
    return PresetFilter(
        level=request.level,
        grade=request.grade,
        category=request.category,
        rows_only=request.level is None,
        most_load=most_load,
    )


def _pack_filter(request: QuestionRequest) -> PackRequest:
    return PackRequest(request.level, request.grade, request.category)
