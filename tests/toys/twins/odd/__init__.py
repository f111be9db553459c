"""The same with seven, and a bot of its own."""

from __future__ import annotations

from abaculus.gamekit import Choices

from ..even import Even, Heap


class Odd(Even):
    """Take one or two of seven."""

    id, title, rules = "odd", "Odd", "odd/1"

    def start(self, options: Choices) -> Heap:
        return Heap(left=7)
