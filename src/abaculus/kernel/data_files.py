"""Reads data files given as the text of an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from abaculus.kernel.messages import RefusedError

T = TypeVar("T")

_SHOWN = 200
"""The longest reason shown, in characters."""


def decode_data(text: str, kind: type[T], longest: int, refuse: Callable[[str], RefusedError]) -> T:
    """Decode a JSON text; if it does not fit the type, raises what `refuse` makes of the reason."""
    if len(text) > longest:
        raise refuse(f"it is longer than {longest} characters")
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise refuse(str(error)[:_SHOWN]) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise refuse(f"it is not proper JSON: {error}"[:_SHOWN]) from error
    except RecursionError as error:
        raise refuse("it is nested too deeply") from error
