"""CalcuSSIMO: calculations laid as a crossword."""

from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.rules import Calcussimo

TITLE = "CalcuSSIMO"
GAMES = tuple(Calcussimo(variant) for variant in PRESETS)
MAIN_OPTIONS = ("turn_seconds", "intermediate", "referee", "bonus_turn", "placement")
"""The options shown at once."""
