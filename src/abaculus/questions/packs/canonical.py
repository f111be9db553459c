"""The same bytes for the same pack from any file format, and the id they give it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from abaculus.questions.packs.model import Pack


def encode_canonical(pack: Pack) -> bytes:
    """JSON in UTF-8 with sorted keys, without default values and without floats."""
    return msgspec.json.encode(to_plain_values(pack), order="sorted")


def pack_id(pack: Pack) -> str:
    """SHA-256 of the canonical bytes."""
    return sha256(encode_canonical(pack)).hexdigest()


def to_plain_values(pack: Pack) -> dict[str, Any]:
    """The pack in plain values, fields in their usual order, defaults left out."""
    return {
        "pack": _without_defaults(pack.pack),
        "items": [_without_defaults(item) for item in pack.items],
    }


def _without_defaults(thing: msgspec.Struct) -> dict[str, Any]:
    """The fields that differ from their defaults, compared by value."""
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if value != default:
            fields[field.name] = _plain_value(value)
    return fields


def _plain_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain_value(one) for one in value]  # pyright: ignore[reportUnknownVariableType]
    return _without_defaults(value) if isinstance(value, msgspec.Struct) else value
