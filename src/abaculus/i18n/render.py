"""Scenes, verdicts and lines of the log, put into words for one viewer."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeVar, overload

from msgspec import Struct
from msgspec.structs import astuple, fields

from abaculus.i18n.rich import Rich
from abaculus.i18n.translator import Speaker
from abaculus.kernel.scene_parts import Piece, Text, Zone
from abaculus.kernel.scenes import Advice, Asked, Entry, Row, Scene, Verdict


@overload
def worded(thing: Text, voice: Speaker, names: tuple[str, ...]) -> Rich: ...
@overload
def worded(thing: Scene[Text], voice: Speaker, names: tuple[str, ...]) -> Scene[Rich]: ...
@overload
def worded(thing: Zone[Text], voice: Speaker, names: tuple[str, ...]) -> Zone[Rich]: ...
@overload
def worded(thing: Piece[Text], voice: Speaker, names: tuple[str, ...]) -> Piece[Rich]: ...
@overload
def worded(thing: Verdict[Text], voice: Speaker, names: tuple[str, ...]) -> Verdict[Rich]: ...
@overload
def worded(thing: Row[Text], voice: Speaker, names: tuple[str, ...]) -> Row[Rich]: ...
@overload
def worded(thing: Entry[Text], voice: Speaker, names: tuple[str, ...]) -> Entry[Rich]: ...
@overload
def worded(thing: Asked[Text], voice: Speaker, names: tuple[str, ...]) -> Asked[Rich]: ...
@overload
def worded(thing: Advice[Text], voice: Speaker, names: tuple[str, ...]) -> Advice[Rich]: ...
def worded(thing: Any, voice: Speaker, names: tuple[str, ...]) -> Any:
    """The same thing with every `Text` in it put into words; raises `NoWords`."""
    return _worded(thing, voice, names)


def _worded(
    thing: Struct | tuple[Any, ...] | str | int | None, voice: Speaker, names: tuple[str, ...]
) -> Any:
    if isinstance(thing, Text):
        return voice.rich(thing.code, thing.values, names)
    if isinstance(thing, tuple):
        return tuple([_worded(part, voice, names) for part in thing])
    if isinstance(thing, Zone):
        return _worded_zone(_Same(thing), voice, names)
    return _worded_struct(thing, voice, names) if isinstance(thing, Struct) else thing


def _worded_struct(thing: Struct, voice: Speaker, names: tuple[str, ...]) -> Struct:
    kind = type(thing)
    values = list(astuple(thing))
    for place in _speaking(kind):
        values[place] = _worded(values[place], voice, names)
    return kind(*values)


class _Same:
    """A thing that equals nothing but itself, however alike."""

    __slots__ = ("thing",)

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.thing is other.thing


@lru_cache(1024)
def _worded_zone(zone: _Same, voice: Speaker, names: tuple[str, ...]) -> Struct:
    """A game shows the same board again and again, and a board has many cells."""
    return _worded_struct(zone.thing, voice, names)


@cache
def _speaking(kind: type[Struct]) -> tuple[int, ...]:
    """The places of the fields that can hold a text."""
    return tuple(place for place, field in enumerate(fields(kind)) if _speaks(field.type))


def _speaks(kind: Any) -> bool:
    return isinstance(kind, TypeVar) or bool(getattr(kind, "__parameters__", ()))
