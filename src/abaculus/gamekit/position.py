"""Positions given by the fields of a state, as JSON."""

from __future__ import annotations

import json
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import fields

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError

_SHAPES = {int: "number", str: "text", bool: "switch"}
"""The names of shapes in the sentence `kit-bad-field`; a list of numbers is `numbers`."""
_LONGEST = 60
"""The most characters of an example."""


def read_fields(game: AnyGame, start: Any, text: str) -> Any | Refusal:
    """The state with the given fields and those of the start for the rest."""
    usual: dict[str, Any] = msgspec.json.decode(encode(start))
    kinds = {field.encode_name: field.type for field in fields(game.shapes.state)}
    try:
        given = decode(text, dict[str, Any])
    except RefusedError:
        return Refusal("kit-json", {"example": _example(usual, next(iter(kinds)))})
    for name, value in given.items():
        if name not in kinds:
            return Refusal("kit-no-field", {"field": name[:40], "known": ", ".join(kinds)})
        if not _fits(value, kinds[name]):
            shape, example = _shape(kinds[name]), _example(usual, name)
            return Refusal("kit-bad-field", {"field": name, "shape": shape, "example": example})
    state = decode(encode({**usual, **given}), game.shapes.state)
    fault = game.fault(state)
    return state if fault is None else Refusal("kit-impossible", {"fault": fault})


def _fits(value: object, kind: Any) -> bool:
    try:
        decode(encode(value), kind)
    except RefusedError:
        return False
    return True


def _shape(kind: Any) -> str:
    if kind in _SHAPES:
        return _SHAPES[kind]
    if get_origin(kind) not in (tuple, list):
        return "other"
    parts = set(get_args(kind)) - {...}
    return {frozenset({int}): "numbers", frozenset({str}): "texts"}.get(frozenset(parts), "list")


def _example(usual: dict[str, Any], name: str) -> str:
    """A field of the start as JSON; the turn if that would be long."""
    text = json.dumps({name: usual.get(name)}, ensure_ascii=False)
    return text if len(text) <= _LONGEST else json.dumps({"turn": 0})
