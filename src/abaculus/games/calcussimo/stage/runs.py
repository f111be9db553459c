"""The calculations a play makes on a board, before they are judged."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from abaculus.games.calcussimo.kinds import format_chips
from abaculus.games.calcussimo.move_text import format_square
from abaculus.games.calcussimo.moves import LinePlay, Play
from abaculus.games.calcussimo.placement import chips_to_lay, occupancy_fault
from abaculus.games.calcussimo.terms import Chip
from abaculus.games.calcussimo.view import View
from abaculus.grids import Grid, find_runs, has_gap, line_of
from abaculus.kernel.messages import FormulaValue, Refusal, Value


class TrialPlay(Struct, frozen=True):
    """Chips as they would be laid on the board."""

    chips: tuple[Chip, ...]
    """In reading order."""
    after: Grid
    step: int | None
    """The direction in which they have no gap; None: they have one."""
    runs: tuple[range, ...]
    """The runs they would belong to, the main one first."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The new cells."""
        return tuple(cell for cell, _, _ in self.chips)

    def fresh(self, run: range) -> tuple[str, ...]:
        """The squares of a run that are new."""
        return squares(cell for cell in self.cells if cell in run)


def try_play(view: View, play: Play) -> TrialPlay | None:
    """The play as it would be on the board; None if its chips cannot be laid at all."""
    chips = chips_to_lay(view.rules.terms, view.grid, play)
    if isinstance(chips, Refusal) or occupancy_fault(view.grid, chips):
        return None
    chips.sort()
    after = view.grid.laid({cell: chip for cell, chip, _ in chips})
    cells = [cell for cell, _, _ in chips]
    step = line_of(cells)
    if step is not None and has_gap(after, cells, step):
        step = None
    return TrialPlay(tuple(chips), after, step, tuple(find_runs(after, cells, step)))


def squares(cells: Iterable[int]) -> tuple[str, ...]:
    """The names of cells."""
    return tuple(format_square(cell) for cell in cells)


def main_run(play: Play) -> Value:
    """The main calculation of a play; of a play over several lines, its chips."""
    if isinstance(play, LinePlay):
        return FormulaValue("".join(chip.strip("(?)") for chip in play.run))
    return format_chips("".join(chip.strip("?") for _, chip in play.laid))
