"""Codes and values into sentences."""

from abaculus.words.messages import NoWords
from abaculus.words.speaker import Speaker, speaker

__all__ = ["NoWords", "Speaker", "speaker"]
