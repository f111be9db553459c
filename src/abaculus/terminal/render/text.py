"""Worded sentences as plain text, and this part's own sentences."""

from __future__ import annotations

from collections.abc import Iterable

from abaculus.i18n import speaker
from abaculus.i18n.rich import Rich
from abaculus.i18n.rich import plain as joined
from abaculus.kernel.messages import Value


def plain(sentence: Rich) -> str:
    """The sentence as one line that cannot steer the terminal, whoever wrote the names in it."""
    return harmless(joined(sentence))


def harmless(text: str) -> str:
    """The text on one line, without signs that would steer a terminal."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())


def say(code: str, /, **values: Value) -> str:
    """One of this part's own sentences."""
    return speaker().tell(code, values)


def listed(words: Iterable[str]) -> str:
    """Facts side by side on one line."""
    return " · ".join(word for word in words if word)


def phrase(code: str) -> str:
    """A set phrase; one this program does not know yet is shown by its code."""
    voice = speaker()
    return voice.tell(code) if voice.knows(code) else harmless(code)
