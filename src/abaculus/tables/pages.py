"""Lines of a book as bytes, as a store keeps them."""

from __future__ import annotations

import msgspec

from abaculus.kernel.said import Refusal, Refused
from abaculus.tables.book import Line

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def written(line: Line) -> bytes:
    """The line as a store keeps it."""
    return _ENCODER.encode(line)


def read_line(text: bytes, number: int = 0) -> Line:
    """The line behind the bytes; raises `Refused` if there is none."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(Refusal("book-damaged", {"line": number})) from error
