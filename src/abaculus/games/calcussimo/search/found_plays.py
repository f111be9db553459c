# hot: compiled with mypyc where possible
"""What a filler uses and finds: chains of factors, plays and shared premiums."""

from collections.abc import Sequence

from abaculus.games.calcussimo.search.lines import PLUS, CrossSquare


class FoundPlay:
    """A legal play: its points, and the rank it was chosen by."""

    def __init__(
        self, points: int, rank: int, cells: tuple[int, ...], chips: str, laid: str
    ) -> None:
        self.points = points
        self.rank = rank
        self.cells = cells
        self.chips = chips
        self.laid = laid


class FactorChain:
    """Numbers joined by × and ÷, `begin` to `end` in filling order; old ones multiplied up.

    `cap` is the most it can add to the sum: 0 if it is subtracted.
    """

    def __init__(self, is_taken: bool, begin: int) -> None:
        self.is_taken = is_taken
        self.begin = begin
        self.end = begin
        self.above = 1
        self.below = 1
        self.cap = 0

    def whole(self, above: int, below: int) -> int:
        """What the complete chain adds to the sum, rounded up."""
        return -(above // below) if self.is_taken else -(-above // below)


def share_premiums(
    worth: int, factor: int, crossings: int, joins: Sequence[CrossSquare], signs: Sequence[int]
) -> int:
    """The points of a play when each premium under a sign shared by two calculations goes to the
    one where it scores more.
    """
    best = 0
    for given in range(1 << len(joins)):
        main, crossed = factor, crossings
        for bit, join in enumerate(joins):
            if given >> bit & 1:
                main //= join.factor
            else:
                crossed -= join.worth[signs[bit] - PLUS] * (join.factor - 1)
        best = max(best, worth * main + crossed)
    return best
