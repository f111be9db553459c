"""Output: sentences for people, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from abaculus.i18n import Translator
from abaculus.kernel.messages import Refusal, split_refusal

_WRONG_NAMES = ("no-game", "no-variant", "no-bot")
_BLANKS = "\n\t\u00a0\u202f"
"""Line ends, and the spaces inside numbers and before units."""
_WRONG_USE = "use-"
"""The prefix of codes for wrong command lines."""


def write(text: str) -> None:
    """Write one line to standard output, without control characters."""
    sys.stdout.write(_harmless(text) + "\n")


def write_json(value: object) -> None:
    """Write one line of JSON, flushed because a program may wait for it."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()


def complain(sentence: str) -> None:
    """Write one line to standard error."""
    sys.stderr.write(" ".join(_harmless(sentence).split()) + "\n")


def refuse(refusal: Refusal, voice: Translator, *, as_json: bool) -> int:
    """Report a refusal; returns the exit code."""
    if as_json:
        write_json(refusal_facts(refusal, voice))
    else:
        complain(voice.say(refusal))
    return exit_code(refusal)


def refusal_facts(refusal: Refusal, voice: Translator) -> dict[str, object]:
    """A refusal as JSON facts: the first code, all sentences, and each reason if there are more."""
    facts: dict[str, object] = {"code": refusal.code, "say": voice.say(refusal)}
    if refusal.more:
        reasons = split_refusal(refusal)
        facts["faults"] = [{"code": one.code, "say": voice.say(one)} for one in reasons]
    return facts


def exit_code(refusal: Refusal) -> int:
    """2 if the command line is wrong or names something that does not exist, otherwise 1."""
    return 2 if refusal.code in _WRONG_NAMES or refusal.code.startswith(_WRONG_USE) else 1


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines of text with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _harmless(text: str) -> str:
    """The text without control characters."""
    return "".join(sign if sign.isprintable() or sign in _BLANKS else "�" for sign in text)
