"""What people at a table can say to each other: set phrases, so that no chat needs moderating."""

from __future__ import annotations

PHRASES = (
    "phrase-hello",
    "phrase-luck",
    "phrase-moment",
    "phrase-thinking",
    "phrase-nice",
    "phrase-sorry",
    "phrase-thanks",
    "phrase-back",
    "phrase-good-game",
    "phrase-again",
    "phrase-bye",
)
"""The codes of the phrases, from greeting to farewell."""


def is_phrase(code: str) -> bool:
    """Whether the code is one of the phrases."""
    return code in PHRASES
