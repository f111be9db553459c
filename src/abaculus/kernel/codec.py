"""Values as JSON and back: one form for states, views, news and events on the wire."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from abaculus.kernel.messages import Refusal, RefusedError

T = TypeVar("T")

_FRACTION = re.compile("-?[0-9]{1,500}/0*[1-9][0-9]{0,499}")
"""Bounded, and never over zero."""


def encode_hook(value: object) -> str:
    """The JSON form of what JSON has none of its own for."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"{type(value).__name__} has no wire form")


def _decode_hook(kind: type, value: Any) -> object:
    if kind is Fraction and isinstance(value, str) and _FRACTION.fullmatch(value):
        return Fraction(value)
    raise ValueError(f"a {kind.__name__} cannot be read here")


def encode(value: object) -> bytes:
    """The one JSON form of a value: equal values give equal bytes."""
    plain = msgspec.to_builtins(value, str_keys=True, order="deterministic", enc_hook=encode_hook)
    return msgspec.json.encode(plain)


def decode(text: bytes | str, kind: type[T]) -> T:
    """The value of that kind.

    Raises `RefusedError` with place and reason if the text is not one.
    """
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=_decode_hook)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RefusedError(Refusal("malformed", {"reason": str(error)})) from error
    except RecursionError as error:
        raise RefusedError(Refusal("malformed", {"reason": "nested too deeply"})) from error
