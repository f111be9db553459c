"""How answers leave: sentences for people, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from abaculus.i18n import Translator
from abaculus.kernel.messages import Refusal

_WRONG_NAMES = ("no-game", "no-variant", "no-bot")
_BLANKS = "\n\t\u00a0\u202f"
"""Ends of lines, and the blanks inside numbers and before units."""
_WRONG_USE = "use-"
"""How the codes of senseless command lines begin."""


def write(text: str) -> None:
    """One line to the standard output, harmless to a terminal whoever wrote it."""
    sys.stdout.write(_harmless(text) + "\n")


def write_json(value: object) -> None:
    """One line of JSON, sent at once, so that a program may wait for it."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()


def complain(sentence: str) -> None:
    """One line to the standard error output."""
    sys.stderr.write(" ".join(_harmless(sentence).split()) + "\n")


def refuse(refusal: Refusal, voice: Translator, *, as_json: bool) -> int:
    """Tells why not; returns the exit code."""
    sentence = voice.say(refusal)
    if as_json:
        write_json({"code": refusal.code, "say": sentence})
    else:
        complain(sentence)
    return exit_code(refusal)


def exit_code(refusal: Refusal) -> int:
    """2 where the command line names what does not exist or makes no sense, otherwise 1."""
    return 2 if refusal.code in _WRONG_NAMES or refusal.code.startswith(_WRONG_USE) else 1


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines of text, the columns one under another."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _harmless(text: str) -> str:
    """The text without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() or sign in _BLANKS else "�" for sign in text)
