"""MathMetrics: a race over two circles, with questions for each player's grade."""

from abaculus.games.mathmetrics.options import VARIANTS
from abaculus.games.mathmetrics.rules import MathMetrics

TITLE = "MathMetrics"
GAMES = tuple(MathMetrics(variant) for variant in VARIANTS)
MAIN_OPTIONS = (
    *("target", "minutes", "also_minutes", "question_seconds"),
    *("gentle", "answer_mode", "allow_lower_grade", "pack", "grade"),
)
"""The options shown at once."""
