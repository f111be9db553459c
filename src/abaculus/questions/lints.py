"""Checks that prompts are fit to read."""

from __future__ import annotations

import re
from typing import Final

from abaculus.questions.question import Question
from abaculus.questions.renderer import text

LONGEST: Final = 320
"""The most characters in a prompt."""
LARGE: Final = ("story.facts", "numeral.binary")
"""Generators whose numbers are large because the world is, or have two digits only."""
_UGLY: Final = {
    "an unfilled slot": re.compile(r"[{}]"),
    "the sign of a program": re.compile(r"\*"),
    "a plus before a minus": re.compile(r"\+ −"),
    "a factor 1": re.compile(r"(?<![\d.,])1[a-z](?![a-z])"),
    "an exponent 1": re.compile(r"\^1\b|(?<![⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺₀-₉])¹(?![⁰¹²³⁴⁵⁶⁷⁸⁹⁄])"),
    "a wrong ordinal": re.compile(r"(?<!1)(?:1th|2th|3th)\b"),
    "a doubled blank": re.compile(r"  "),
}
_LARGE: Final = re.compile(r"\d[\d\u202f]{8,}|\d{7}")


def lint_question(question: Question) -> list[str]:
    """What is wrong with the prompt of a question."""
    prompt = text().blocks(question.prompt)
    return [*lint_sentence(prompt), *([] if question.gen in LARGE else _too_large(prompt))]


def lint_sentence(prompt: str) -> list[str]:
    """What is wrong with a sentence."""
    found = [name for name, sign in _UGLY.items() if sign.search(prompt)]
    if not prompt.strip():
        found.append("nothing")
    if len(prompt) > LONGEST:
        found.append(f"{len(prompt)} signs")
    return found


def _too_large(prompt: str) -> list[str]:
    return ["a number of seven digits or more"] if _LARGE.search(prompt) else []
