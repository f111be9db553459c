"""Mutations of texts and files: pieces moved, repeated and cut, and values nobody expects."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.fuzz.values import TEXTS

_PIECE: Final = re.compile(r"\w+|\s+|[^\w\s]")
_NUMBER: Final = re.compile(r"\d+")
_LONGEST: Final = 20_000
"""What grew longer is cut, so that most inputs are fast."""
NASTY: Final = (
    *TEXTS, "\ufeff", "\r\n", "\r", "\x0b", "\x85", "\u2028", "\u2029", "\u200f", "\u202e",
    "\u0301",
    "a" + "\u0301" * 60, "\U000f0000", "\U0010ffff", "\ufffe", "\x7f", "\x1f", "\x1b[31m", "　",
    "１２３", "٣", "Ⅷ", "𝟗", "½", "²", "⅒", "−", "×", "÷", "√", "∞", "ß", "ŉ", "ﬁ", "ǅ", "-0", "+1",
    "00", "1.", ".5", "1,000", "1 000", "1e9", "1e-9", "0x1f", "0b1", "1_0", "1/0", "0/0", "10^6",
    "[" * 60, "{" * 60, "((((1))))", "[[]]", "'", "''", '""', "`", "%s", "%(a)s", "{0}", "{a.b}",
    "\\n", "\\u0000", "\\N{BULLET}", "&amp;", "&#0;", "&#x110000;", "<!--", "]]>", "<?", "$", "$$",
    "\\(", "\\frac{1}{0}", "^", "_", "!", "!!", "?", "~", "|", "#", "@", ";", ";;", ":", "::", ",,",
)  # fmt: skip
NUMBERS: Final = (
    "0", "-1", "1", "2", "9", "10", "99", "100", "255", "256", "1000", "65536", "99999999",
    "2147483648", "9007199254740993", "9223372036854775808", "18446744073709551616", "9" * 40,
    "9" * 400, "0" * 400 + "1", "1" + "0" * 4300, "-9223372036854775809", "0.1", "1e308", "1e309",
)  # fmt: skip
_HUGE: Final = ("9" * 1_000_000, "(" * 100_000, "[" * 100_000, "a" * 1_000_000, "\n" * 100_000)

Operation = Callable[[Random, str, Sequence[str]], str]


def mutate(rng: Random, text: str, others: Sequence[str] = ()) -> str:
    """The text with one to five changes; `others` lend it their pieces."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 5))):
        text = rng.choice(_OPERATIONS)(rng, text, others)[:_LONGEST]
    return _insert(text, rng, rng.choice(_HUGE)) if rng.random() < 0.001 else text


def mutate_bytes(rng: Random, data: bytes, others: Sequence[bytes] = ()) -> bytes:
    """A file with a few changes, as text in some encoding or as mere bytes."""
    if rng.random() < 0.2 or data[:2] == b"PK":
        for _ in range(rng.randrange(1, 6)):
            data = rng.choice(_BYTE_OPERATIONS)(rng, data)
        return data[: 10 * _LONGEST]
    text = mutate(rng, decode(data), [decode(other) for other in _pick_some(rng, others)])
    if rng.random() < 0.03:
        text = text.replace("\n", rng.choice(("\r\n", "\r", "\n\r", "\x85", "\x00")))
    return encode(rng, text)


def decode(data: bytes) -> str:
    """The text of an input, lone surrogates included."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def encode(rng: Random, text: str) -> bytes:
    """The text as bytes, now and then in an encoding that was not asked for."""
    if rng.random() < 0.96:
        return text.encode("utf-8", "surrogatepass")
    encoding = rng.choice(("utf-8-sig", "utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252"))
    return text.encode(encoding, "replace")


# changes of a text


def _insert(text: str, rng: Random, more: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + more + text[at:]


def _insert_nasty(rng: Random, text: str, _others: Sequence[str]) -> str:
    return _insert(text, rng, rng.choice(NASTY))


def _cut_span(rng: Random, text: str, _others: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + text[at + rng.choice((1, 1, 2, 5, 20)) :]


def _repeat_span(rng: Random, text: str, _others: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    end = at + rng.choice((1, 2, 4, 16))
    times = rng.choice((2, 2, 2, 3, 9, 300))
    return text[:at] + text[at:end] * times + text[end:]


def _truncate(rng: Random, text: str, _others: Sequence[str]) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _change_character(rng: Random, text: str, _others: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    old = ord(text[at]) if at < len(text) else 32
    return text[:at] + chr((old + rng.choice((-1, 1, 32, 0xFEE0))) % 0x110000) + text[at + 1 :]


def _change_number(rng: Random, text: str, others: Sequence[str]) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return _insert(text, rng, rng.choice(NUMBERS))
    one = rng.choice(found)
    near = str(int(one[0][:18]) + rng.choice((-1, 1, 10, 100)))
    return text[: one.start()] + rng.choice((near, rng.choice(NUMBERS))) + text[one.end() :]


def _swap_pieces(rng: Random, text: str, others: Sequence[str]) -> str:
    """A piece gives way to another, of this text or of one of the others."""
    pieces = _PIECE.findall(text)
    if not pieces:
        return text
    source = pieces
    if others and rng.random() < 0.5:
        source = _PIECE.findall(rng.choice(others)) or pieces
    pieces[rng.randrange(len(pieces))] = rng.choice(source)
    return "".join(pieces)


def _drop_piece(rng: Random, text: str, _others: Sequence[str]) -> str:
    pieces = _PIECE.findall(text)
    if pieces:
        del pieces[rng.randrange(len(pieces))]
    return "".join(pieces)


def _move_line(rng: Random, text: str, _others: Sequence[str]) -> str:
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    for _ in range(rng.choice((0, 1, 1, 2))):
        lines.insert(rng.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _splice(rng: Random, text: str, others: Sequence[str]) -> str:
    if not others:
        return text
    other = rng.choice(others)
    start = rng.randrange(len(other) + 1)
    return text[: rng.randrange(len(text) + 1)] + other[start : start + rng.choice((5, 40, 4000))]


_OPERATIONS: Final[tuple[Operation, ...]] = (
    _insert_nasty, _insert_nasty, _cut_span, _repeat_span, _truncate, _change_character,
    _change_number, _change_number, _swap_pieces, _swap_pieces, _drop_piece, _move_line, _splice,
)  # fmt: skip


# changes of mere bytes


def _flip(rng: Random, data: bytes) -> bytes:
    if not data:
        return b"\x00"
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def _overwrite(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    more = rng.choice((b"\x00", b"\xff" * 4, b"\x00" * 4, b"\xff\xff\xff\x7f", rng.randbytes(3)))
    return data[:at] + more + data[at + len(more) :]


def _cut_bytes(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.choice((1, 4, 64, 10_000)) :]


_BYTE_OPERATIONS: Final[tuple[Callable[[Random, bytes], bytes], ...]] = (
    _flip, _flip, _overwrite, _cut_bytes,
)  # fmt: skip


def _pick_some(rng: Random, others: Sequence[bytes]) -> list[bytes]:
    return rng.choices(others, k=2) if others else []
