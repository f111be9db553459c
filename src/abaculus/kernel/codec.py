"""Values as JSON and back: one encoding for states, views, news and events."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from abaculus.kernel.messages import Refusal, RefusedError

T = TypeVar("T")

_FRACTION = re.compile("-?[0-9]{1,500}/0*[1-9][0-9]{0,499}")
"""Bounded in length, and never divided by zero."""


def encode_hook(value: object) -> str:
    """The JSON form of a value that JSON has no type for."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"{type(value).__name__} has no wire form")


def _decode_hook(kind: type, value: Any) -> object:
    if kind is Fraction and isinstance(value, str) and _FRACTION.fullmatch(value):
        return Fraction(value)
    raise ValueError(f"a {kind.__name__} cannot be read here")


def encode(value: object) -> bytes:
    """The canonical JSON of a value: equal values give equal bytes."""
    plain = msgspec.to_builtins(value, str_keys=True, order="deterministic", enc_hook=encode_hook)
    return msgspec.json.encode(plain)


def decode(text: bytes | str, kind: type[T]) -> T:
    """Decode JSON to a value of this type.

    Raises `RefusedError` with place and reason if the text does not fit the type.
    """
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=_decode_hook)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RefusedError(Refusal("malformed", {"reason": str(error)})) from error
    except RecursionError as error:
        raise RefusedError(Refusal("malformed", {"reason": "nested too deeply"})) from error


def has_type(value: object, kind: Any) -> bool:
    """Whether a value is of this type, in all its fields."""
    try:
        return bool(decode(encode(value), kind) == value)
    except (RefusedError, TypeError):
        return False
