"""How often somebody is right, judged by the answers given so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.mathematicus.state import PastQuestion
from abaculus.kernel.messages import Seat

USUAL: Final = 70
"""The accuracy in percent of somebody of whom nothing is known."""
_WEIGHT: Final = 6
"""So many answers weigh as much as what is usual."""
_LOWEST: Final = 30
_HIGHEST: Final = 95
_STEP: Final = 10


def estimate_accuracy(past: Sequence[PastQuestion], seat: Seat) -> int:
    """The accuracy of a seat in percent, to ten; with few answers it is drawn to what is usual."""
    answers = [one.outcome == "right" for one in past if one.seat == seat]
    share = (100 * sum(answers) + _WEIGHT * USUAL) / (len(answers) + _WEIGHT)
    return min(_HIGHEST, max(_LOWEST, _STEP * round(share / _STEP)))
