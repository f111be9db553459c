"""The most tokens in the turns that are left, where only their total counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from abaculus.games.mathmetrics.strategy.course import CircleCourse
from abaculus.games.mathmetrics.strategy.recursion import SureStyle, TurnRecursion
from abaculus.games.mathmetrics.strategy.sweep import Sweep, TotalColumns
from abaculus.games.mathmetrics.strategy.values import TurnValues

AHEAD: Final = 8
"""Turns that are looked ahead; tokens double so often that more would change little."""
_CAP: Final = 255
_LIKELY: Final = 64
"""More tokens are worth as much each as these."""


@lru_cache(maxsize=64)
def harvest(course: CircleCourse, percents: tuple[int, ...], turns: int) -> TurnValues:
    """The tokens to be expected after so many turns, the present one included."""
    totals = TotalColumns(_CAP, _LIKELY)
    sweep = Sweep(course, percents, totals)
    last = np.broadcast_to(np.arange(_CAP + 1, dtype=np.float64), sweep.shape)
    recursion = TurnRecursion(sweep, SureStyle(), last)
    for _ in range(turns - 1):
        recursion.back(0.0)
    return TurnValues(sweep, recursion.back(0.0), np.maximum, more_is_better=True, ahead=turns)
