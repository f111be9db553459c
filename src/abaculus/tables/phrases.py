"""What people at a table can say to each other: set phrases, so that nobody has to watch a chat."""

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
"""The codes of their sentences, in the order of an evening."""


def is_phrase(code: str) -> bool:
    """Whether this may be said."""
    return code in PHRASES
