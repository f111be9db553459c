"""How often somebody is right, judged by a few answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.state import QuestionRecord
from abaculus.kernel.messages import Seat

USUAL: Final = 70
"""The accuracy in percent of somebody of whom nothing is known."""
_WEIGHT: Final = 6
"""So many answers weigh as much as what is usual."""
_LOWEST: Final = 30
"""Lower, and games would take so long that nothing is decided by planning them."""
_HIGHEST: Final = 95
_FINE: Final = 5


def overall(past: Sequence[QuestionRecord], seat: Seat) -> float:
    """The accuracy of a seat in percent; with few answers it is drawn to what is usual."""
    return shrink([one.outcome == "right" for one in past if one.seat == seat], USUAL)


def percents(past: Sequence[QuestionRecord], seat: Seat) -> tuple[int, int, int]:
    """The same in each category, to 5 percent; few answers are drawn to what all show."""
    towards = overall(past, seat)
    found = [
        shrink(
            [one.outcome == "right" for one in past if (one.seat, one.category) == (seat, name)],
            towards,
        )
        for name in CATEGORIES
    ]
    one, two, three = (round_percent(percent, _FINE) for percent in found)
    return one, two, three


def shrink(answers: Sequence[bool], towards: float) -> float:
    """The share of right answers in percent, drawn towards a guess."""
    return (100 * sum(answers) + _WEIGHT * towards) / (len(answers) + _WEIGHT)


def round_percent(percent: float, step: int) -> int:
    """To so many percent, and within what can be planned with."""
    return min(_HIGHEST, max(_LOWEST, step * round(percent / step)))
