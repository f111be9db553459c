# hot: compiled with mypyc where possible
"""Where a line with crossings may be (5.9), distinguished only by the pieces required there."""

from __future__ import annotations

from abaculus.games.pytagora.equality.terms import Board, Equality
from abaculus.grids import ACROSS, DOWN, REACH, cell_at, cross_step, x_of, y_of


class LineSite:
    """A stretch of cells a line would fill exactly."""

    def __init__(self, first: int, step: int, fixed: tuple[str, ...], crossings: int) -> None:
        self.first = first
        self.step = step
        self.fixed = fixed
        """The piece on each cell; empty: none yet."""
        self.crossings = crossings


class SiteGroup:
    """Sites that cross the same kinds, besides =."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.sites: dict[int, list[LineSite]] = {}
        """By length, those with most crossings first."""
        self.seen: set[tuple[str, ...]] = set()

    def add(self, site: LineSite) -> None:
        """Add a site unless another one requires the same."""
        if site.fixed not in self.seen:
            self.seen.add(site.fixed)
            self.sites.setdefault(len(site.fixed), []).append(site)

    def bonus(self, length: int) -> int:
        """The most points of crossings for a line of this length; -1: it has no site."""
        sites = self.sites.get(length)
        if not sites:
            return -1
        return max([site.crossings * site.crossings for site in sites])


class SiteScout:
    """Looks for sites on a board."""

    def __init__(self, table: Board, held: int) -> None:
        self.pieces = table.pieces
        self.ways = table.ways
        self.held = held
        """How many pieces the hand has."""
        self.groups: dict[tuple[str, ...], SiteGroup] = {}

    def scout(self) -> list[SiteGroup]:
        """All sites with a crossing, by what they cross."""
        for step in (ACROSS, DOWN):
            own = 1 if step == ACROSS else 2
            starts: set[int] = set()
            for cell in self.pieces:
                if not self.ways[cell] & own:
                    self.reach_back(cell, step, own, starts)
            for start in sorted(starts):
                self.stretch(start, step, own)
        return list(self.groups.values())

    def is_open(self, cell: int, step: int, own: int) -> bool:
        """Whether a line could pass through a cell."""
        if cell in self.pieces:
            return not self.ways[cell] & own
        side = cross_step(step)
        x, y = x_of(cell), y_of(cell)
        if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
            return False
        return cell - side not in self.pieces and cell + side not in self.pieces

    def reach_back(self, anchor: int, step: int, own: int, starts: set[int]) -> None:
        """Where lines through an anchor can begin."""
        cell = anchor
        free = 0
        while free <= self.held + 1 and self.is_open(cell, step, own):
            if cell - step not in self.pieces:
                starts.add(cell)
            if cell not in self.pieces:
                free += 1
            cell -= step

    def stretch(self, start: int, step: int, own: int) -> None:
        """All lines that begin at a cell."""
        fixed: list[str] = []
        free = 0
        equals = 0
        crossings = 0
        cell = start
        while self.is_open(cell, step, own):
            piece = self.pieces.get(cell, "")
            fixed.append(piece)
            if piece:
                crossings += 1
                equals += piece == "="
            else:
                free += 1
            if equals > 1 or free > self.held + 1 - equals:
                return
            cell += step
            enough = len(fixed) > 2 and crossings and free > 1 - equals
            if enough and cell not in self.pieces:
                self.note(LineSite(start, step, tuple(fixed), crossings))

    def behind(self, equality: Equality) -> list[SiteGroup]:
        """The sites for one more member of an equality, behind a new =."""
        step, own = equality.step, 2 if equality.down else 1
        cell = equality.cells[-1] + step
        if cell in self.pieces or not self.is_open(cell, step, own):
            return []
        start = cell + step
        cell = start
        fixed: list[str] = []
        free = 0
        crossings = 0
        while self.is_open(cell, step, own) and free <= self.held:
            piece = self.pieces.get(cell, "")
            if piece == "=":
                break
            fixed.append(piece)
            if piece:
                crossings += 1
            else:
                free += 1
            cell += step
            if 0 < free <= self.held and cell not in self.pieces:
                self.note(LineSite(start, step, tuple(fixed), crossings))
        return list(self.groups.values())

    def note(self, site: LineSite) -> None:
        """Add a site to those that cross the same."""
        kinds = tuple(sorted([piece for piece in site.fixed if piece and piece != "="]))
        group = self.groups.get(kinds)
        if group is None:
            group = SiteGroup(kinds)
            self.groups[kinds] = group
        group.add(site)


def aside(table: Board, length: int) -> LineSite | None:
    """The site of a line that crosses nothing (D29); None in the rare case of a full board."""
    rows = [y_of(cell) for cell in table.pieces]
    columns = [x_of(cell) for cell in table.pieces]
    x = min(columns, default=0)
    y = max(rows, default=-2) + 2
    if x + length - 1 > REACH:
        x = REACH - length + 1
    if y > REACH:
        y = min(rows) - 2
    if y < -REACH:
        return None
    return LineSite(cell_at(x, y), ACROSS, ("",) * length, 0)
