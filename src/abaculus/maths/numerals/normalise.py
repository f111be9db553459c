"""Cleans up typed text before a system reads it."""

from typing import Final

from abaculus.maths.numerals.values import EMPTY, SYNTAX, TOO_BIG, NumeralFault

LONGEST: Final = 200

_INVISIBLE = (
    *(0x00AD, 0x061C, 0xFEFF),
    *range(0x200B, 0x2010),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x206A),
)
_DROPPED = dict.fromkeys(_INVISIBLE)
_NARROWED = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_BLANKS = "\t\n\r"


def normalise(text: str, strict: bool) -> str | NumeralFault:
    """The text with single blanks, no invisible characters, and full-width letters narrowed."""
    if len(text) > LONGEST:
        return TOO_BIG
    if any(_is_control(char) for char in text):
        return SYNTAX
    visible = text.translate(_DROPPED)
    tidy = " ".join(visible.split())
    if not tidy:
        return EMPTY
    return tidy if strict else tidy.translate(_NARROWED)


def parse_decimal(text: str) -> int | None:
    """The number written in Western digits alone, for questions about another form."""
    tidy = normalise(text, strict=False)
    return int(tidy) if isinstance(tidy, str) and is_western(tidy) else None


def is_western(text: str) -> bool:
    """Whether a text has only the digits 0 to 9."""
    return text.isascii() and text.isdecimal()


def _is_control(char: str) -> bool:
    return (char < " " and char not in _BLANKS) or "\x7f" <= char <= "\x9f"
