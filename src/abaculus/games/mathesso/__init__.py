"""Mathesso: a memory game whose backs are half of a calculation."""

from abaculus.games.mathesso.options import VARIANTS
from abaculus.games.mathesso.rules import Mathesso

TITLE = "Mathesso"
GAMES = tuple(Mathesso(variant) for variant in VARIANTS)
MAIN_OPTIONS = ("cjv", "factorial", "deck", "scoring", "min_flips", "turn_seconds", "hints")
"""The options shown at once."""
