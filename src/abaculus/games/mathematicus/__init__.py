"""Mathematicus: a race around a heptagon, by answering questions."""

from abaculus.games.mathematicus.options import VARIANTS
from abaculus.games.mathematicus.rules import Mathematicus

TITLE = "Mathematicus"
GAMES = tuple(Mathematicus(variant) for variant in VARIANTS)
MAIN_OPTIONS = (
    *("level", "mode", "time_limit", "dealer", "cards_end", "target", "minutes", "rounds"),
    *("deck", "pack"),
)
"""The options shown at once."""
