"""Codes and values into sentences."""

from abaculus.i18n.fluent import NoWords
from abaculus.i18n.render import worded
from abaculus.i18n.rich import Math, Rich, Who, plain
from abaculus.i18n.translator import Speaker, speaker

__all__ = ["Math", "NoWords", "Rich", "Speaker", "Who", "plain", "speaker", "worded"]
