"""Codes and values into sentences."""

from abaculus.words.messages import NoWords
from abaculus.words.rich import Math, Rich, Who, plain
from abaculus.words.speaker import Speaker, speaker
from abaculus.words.wording import worded

__all__ = ["Math", "NoWords", "Rich", "Speaker", "Who", "plain", "speaker", "worded"]
