"""How long a seat may take: the table's time, and what a seat gets of it."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.options import Choice, Options

_FACTORS: Final = {"0": (0, 1), "1": (1, 1), "1.5": (3, 2), "2": (2, 1), "3": (3, 1)}

TIME_FACTOR: Final = Choice("time_factor", "1", tuple(_FACTORS))
"""How much more time a seat gets; 0: no clock for this seat."""


def turn_times(options: Options) -> tuple[int, ...]:
    """Milliseconds for a turn of each seat, by `turn_seconds` and `time_factor`; 0: no clock."""
    seconds = int(options.chosen["turn_seconds"])
    factors = [_FACTORS[str(seat["time_factor"])] for seat in options.seats]
    return tuple(seconds * 1000 * times // parts for times, parts in factors)
