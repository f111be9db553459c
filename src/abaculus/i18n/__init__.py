"""Turns codes and values into sentences."""

from abaculus.i18n.fluent import MissingMessageError
from abaculus.i18n.render import render
from abaculus.i18n.rich import Math, PlayerName, RichSentence, plain_text
from abaculus.i18n.translator import Translator, load_translator

__all__ = [
    "Math",
    "MissingMessageError",
    "PlayerName",
    "RichSentence",
    "Translator",
    "load_translator",
    "plain_text",
    "render",
]
