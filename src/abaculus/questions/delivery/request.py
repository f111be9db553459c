"""What a game wants to ask: the words in which it says so to whoever keeps the questions."""

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
"""Where the supply is not counted, it is at least this."""
_LOADS: Final = ((15, 1), (30, 2))


class QuestionRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish; what is left out does not matter."""

    grade: str | None = None
    category: str | None = None
    level: int | None = None
    """Of a yellow card: any topic, each as likely as any other."""
    most_load: int = 3
    without: str = ""
    """The row that is left out if another is there: the one that came last."""
    own_only: bool = False
    """Only questions of the pack."""
    choose: bool = False
    blue: str = ""
    """The template of a blue card; then nothing else is asked for."""
    rolls: tuple[int, ...] = ()
    """What the dice of the template show, in its order."""
    square: int = 0
    """The number that the square lends it."""
    profile: str = "default"
    locale: str = "en"


def encode_request(wanted: QuestionRequest) -> str:
    """A wish as text."""
    return msgspec.json.encode(wanted).decode()


@lru_cache(maxsize=256)
def decode_request(text: str) -> QuestionRequest:
    """The wish a text holds."""
    return msgspec.json.decode(text, type=QuestionRequest)


@lru_cache(maxsize=32)
def decode_pack(text: str) -> Pack | None:
    """The pack a text holds, taken as sound; None for an empty text."""
    return msgspec.json.decode(text, type=Pack) if text else None


def rows(wanted: QuestionRequest, pack: Pack | None) -> dict[str, list[DeliverySource]]:
    """What serves a wish, row by row; heavy rows only where there are no lighter ones."""
    found = _rows(wanted, pack, wanted.most_load)
    return found or _rows(wanted, pack, 3)


def _rows(
    wanted: QuestionRequest, pack: Pack | None, most_load: int
) -> dict[str, list[DeliverySource]]:
    found: dict[str, list[DeliverySource]] = {}
    for row, origin in _find_sources(wanted, pack, most_load):
        found.setdefault(row, []).append(origin)
    return found


def _find_sources(
    wanted: QuestionRequest, pack: Pack | None, most_load: int
) -> Iterator[tuple[str, DeliverySource]]:
    if pack is not None:
        name, fits = pack_id(pack), _pack_filter(wanted)
        for item in pack.items:
            if fits.takes(item) and item_load(item) <= most_load:
                yield item.row or OWN, ItemSource(name, pack, item)
    if not wanted.own_only:
        for place in matching_places(_preset_filter(wanted, most_load)):
            row = place.preset.name if wanted.level is None else place.topic
            yield row, PlaceSource(place)


def item_load(item: PackItem) -> int:
    """Light, middling or heavy, by the seconds it is given."""
    return next((load for secs, load in _LOADS if item.secs <= secs), 3)


def supply(wanted: QuestionRequest, pack: Pack | None) -> int:
    """How many different questions there are for a wish, at least."""
    ours = () if wanted.own_only else matching_places(_preset_filter(wanted))
    if any(place.preset.finite is None for place in ours):
        return PLENTY
    fits = _pack_filter(wanted)
    items = [] if pack is None else [item for item in pack.items if fits.takes(item)]
    of_items = sum(PLENTY if item.vars else 1 for item in items)
    return of_items + sum(place.preset.finite or 0 for place in ours)


def _preset_filter(wanted: QuestionRequest, most_load: int = 3) -> PresetFilter:
    """Rows of the syllabus, or what stands on yellow cards of a level."""
    return PresetFilter(
        level=wanted.level,
        grade=wanted.grade,
        category=wanted.category,
        rows_only=wanted.level is None,
        most_load=most_load,
    )


def _pack_filter(wanted: QuestionRequest) -> PackRequest:
    return PackRequest(wanted.level, wanted.grade, wanted.category)
