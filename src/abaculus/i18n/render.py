"""Scenes, verdicts and move list items as sentences for one viewer."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeVar, overload

from msgspec import Struct
from msgspec.structs import astuple, fields

from abaculus.i18n.rich import RichSentence
from abaculus.i18n.translator import Translator
from abaculus.kernel.scene_parts import Piece, Text, Zone
from abaculus.kernel.scenes import Advice, MoveListItem, MoveVerdict, Scene, ScoreRow, TableQuestion


@overload
def render(thing: Text, voice: Translator, names: tuple[str, ...]) -> RichSentence: ...
@overload
def render(
    thing: Scene[Text], voice: Translator, names: tuple[str, ...]
) -> Scene[RichSentence]: ...
@overload
def render(thing: Zone[Text], voice: Translator, names: tuple[str, ...]) -> Zone[RichSentence]: ...
@overload
def render(
    thing: Piece[Text], voice: Translator, names: tuple[str, ...]
) -> Piece[RichSentence]: ...
@overload
def render(
    thing: MoveVerdict[Text], voice: Translator, names: tuple[str, ...]
) -> MoveVerdict[RichSentence]: ...
@overload
def render(
    thing: ScoreRow[Text], voice: Translator, names: tuple[str, ...]
) -> ScoreRow[RichSentence]: ...
@overload
def render(
    thing: MoveListItem[Text], voice: Translator, names: tuple[str, ...]
) -> MoveListItem[RichSentence]: ...
@overload
def render(
    thing: TableQuestion[Text], voice: Translator, names: tuple[str, ...]
) -> TableQuestion[RichSentence]: ...
@overload
def render(
    thing: Advice[Text], voice: Translator, names: tuple[str, ...]
) -> Advice[RichSentence]: ...
def render(thing: Any, voice: Translator, names: tuple[str, ...]) -> Any:
    """The same value with every `Text` in it as a sentence; raises `MissingMessageError`."""
    return _render(thing, voice, names)


def _render(
    thing: Struct | tuple[Any, ...] | str | int | None, voice: Translator, names: tuple[str, ...]
) -> Any:
    if isinstance(thing, Text):
        return voice.rich(thing.code, thing.values, names)
    if isinstance(thing, tuple):
        return tuple([_render(part, voice, names) for part in thing])
    if isinstance(thing, Zone):
        return _render_zone(_Identity(thing), voice, names)
    return _render_struct(thing, voice, names) if isinstance(thing, Struct) else thing


def _render_struct(thing: Struct, voice: Translator, names: tuple[str, ...]) -> Struct:
    kind = type(thing)
    values = list(astuple(thing))
    for place in _text_fields(kind):
        values[place] = _render(values[place], voice, names)
    return kind(*values)


class _Identity:
    """A key that equals only the same object."""

    __slots__ = ("thing",)

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and self.thing is other.thing


@lru_cache(1024)
def _render_zone(zone: _Identity, voice: Translator, names: tuple[str, ...]) -> Struct:
    """A rendered zone, cached because a game shows the same large board again and again."""
    return _render_struct(zone.thing, voice, names)


@cache
def _text_fields(kind: type[Struct]) -> tuple[int, ...]:
    """The indices of the fields that can hold a text."""
    return tuple(place for place, field in enumerate(fields(kind)) if _can_hold_text(field.type))


def _can_hold_text(kind: Any) -> bool:
    return isinstance(kind, TypeVar) or bool(getattr(kind, "__parameters__", ()))
