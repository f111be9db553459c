"""Structs with many fields and a short repr."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from typing import Any, Final, cast

from msgspec import Struct

_ROOM: Final = 100
"""Room for all fields together, in characters."""
_VALUE: Final = 24
"""Room for one field's value; longer values and empty ones are left out."""


class BriefStruct(Struct, frozen=True):
    """A struct whose repr is one line under 120 characters; rich still prints every field."""

    def __repr__(self) -> str:
        fields = {field: getattr(self, field) for field in self.__struct_fields__}
        return format_brief(type(self).__name__, fields)


def format_brief(name: str, fields: Mapping[str, Any]) -> str:
    """A value's name and its short, non-empty fields."""
    shown: list[str] = []
    room = _ROOM - len(name)
    is_whole = True
    for field, value in fields.items():
        if value is None or (isinstance(value, Sized) and not value):
            continue
        text = f"{field}={_format_value(value)}"
        if len(text) - len(field) > _VALUE or len(text) > room:
            is_whole = False
            continue
        shown.append(text)
        room -= len(text) + 2
    return f"{name}({', '.join(shown if is_whole else [*shown, '…'])})"


def _format_value(value: Any) -> str:
    """A value in a few characters; a struct's type name."""
    if isinstance(value, Struct):
        return type(value).__name__
    if isinstance(value, Sized) and not isinstance(value, str) and len(value) > _VALUE:
        return "." * (_VALUE + 1)
    return repr(cast(object, value))
