"""Sentences as plain text, and the terminal's own sentences."""

from __future__ import annotations

from collections.abc import Iterable

from abaculus.i18n import load_translator
from abaculus.i18n.rich import RichSentence
from abaculus.i18n.rich import plain_text as joined
from abaculus.kernel.messages import Value


def plain_text(sentence: RichSentence) -> str:
    """The sentence on one line, without control characters, since names may contain anything."""
    return strip_controls(joined(sentence))


def strip_controls(text: str) -> str:
    """The text on one line, without control characters."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())


def say(code: str, /, **values: Value) -> str:
    """One of the terminal's own sentences."""
    return load_translator().tell(code, values)


def join_facts(words: Iterable[str]) -> str:
    """Facts on one line."""
    return " · ".join(word for word in words if word)


def format_phrase(code: str) -> str:
    """A set phrase; an unknown one is shown by its code."""
    voice = load_translator()
    return voice.tell(code) if voice.knows(code) else strip_controls(code)
