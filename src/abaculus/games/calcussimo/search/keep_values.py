# hot: compiled with mypyc where possible
"""The worth of the chips kept on the rack."""

from collections.abc import Callable
from typing import Final

from abaculus.games.calcussimo.search.lines import CHIPS, JOKER, PLUS
from abaculus.games.calcussimo.search.slots import Rack

NOTHING: Final = -(1 << 60)


class KeepValues:
    """The value of every set of chips that may be kept."""

    def __init__(self, rack: Rack, keep: Callable[[str], int] | None) -> None:
        self.is_asked = keep is not None
        self.weight = [0] * len(CHIPS)
        self.size = 1
        self.count = rack.count[:]
        for kind in range(len(CHIPS)):
            self.weight[kind] = self.size
            self.size *= rack.count[kind] + 1
        self.values: list[int] = []
        self.by_chips = [NOTHING] * (sum(rack.count) + 1)
        self.bests: dict[int, int] = {}
        if keep is not None:
            self._ask(rack, keep)

    def _ask(self, rack: Rack, keep: Callable[[str], int]) -> None:
        for used in range(self.size):
            chips = 0
            kept = ""
            for kind in range(len(CHIPS)):
                spent = used // self.weight[kind] % (rack.count[kind] + 1)
                chips += spent
                kept += CHIPS[kind] * (rack.count[kind] - spent)
            value = keep(kept)
            self.values.append(value)
            self.by_chips[chips] = max(self.by_chips[chips], value)

    def best(self, used: int, numbers: int) -> int:
        """The greatest value that can be kept when this many number squares are still empty."""
        if not self.is_asked:
            return 0
        if numbers == 0:
            return self.values[used]
        key = used * 16 + numbers
        known = self.bests.get(key, NOTHING)
        if known == NOTHING:
            for kind in range(len(CHIPS)):
                is_number = kind < PLUS or kind == JOKER
                weight = self.weight[kind]
                if is_number and used // weight % (self.count[kind] + 1) < self.count[kind]:
                    known = max(known, self.best(used + weight, numbers - 1))
            self.bests[key] = known
        return known
