"""What an equality is judged by, and what the judging found."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from abaculus.grids import ACROSS, DOWN, cell_at
from abaculus.kernel.messages import Seat

Hand: TypeAlias = tuple[str, ...]
"""Pieces in canonical order."""


class LineTerms(Struct, frozen=True):
    """The rules a line must keep; each word is an option of section 3."""

    mode: str
    """`pytagora`, `basic` or `pro`."""
    kinds: tuple[str, ...]
    """The pieces of this mode, those of the common stock included."""
    points: dict[str, int]
    """What a piece counts by itself (2.4); a digit its units place, `place` what each further
    place adds, `plain` what an exception leaves."""
    must_connect: bool = False
    unary_minus: bool = False
    whole_division: bool = False
    rational_roots: bool = False
    strict_supply: bool = False
    hand_size: int = 10


class Equality(Struct, frozen=True):
    """A line on the table, a chain where it was continued."""

    x: int
    y: int
    down: bool
    pieces: tuple[str, ...]
    seat: Seat | None = None
    """Who wrote it."""
    round: int = 0

    @property
    def step(self) -> int:
        """From one of its cells to the next."""
        return DOWN if self.down else ACROSS

    @property
    def cells(self) -> range:
        """Where its pieces lie."""
        first, step = cell_at(self.x, self.y), self.step
        return range(first, first + step * len(self.pieces), step)


class Board(Struct, frozen=True):
    """The lines of the table; the equality with number n comes nth."""

    equalities: tuple[Equality, ...] = ()
    pieces: dict[int, str] = {}
    """The piece on each cell; never changed in place."""
    ways: dict[int, int] = {}
    """For each of these cells 1 if a row goes through it, 2 if a column, 3 if both."""


class Write(Struct, frozen=True, tag="write"):
    """A new line: its pieces in order, told apart into new ones and crossed ones."""

    x: int
    y: int
    down: bool
    pieces: tuple[str, ...]
    crossed: tuple[bool, ...]


class Continue(Struct, frozen=True, tag="continue"):
    """An equality goes on behind its end."""

    number: int
    pieces: tuple[str, ...]
    """What is added, `=` first."""
    crossed: tuple[bool, ...]


Play: TypeAlias = Write | Continue


class Count(Struct, frozen=True):
    """What one piece of a line brings."""

    kind: str
    points: int
    why: str = ""
    """Why it is not the piece's own worth: `place` (a digit worth more than 1 by its place),
    `same-number`, `by-one`, `n-by-n`, `same-term`, `of-one`, `same-root`, `crossed` (in what
    continues a line it brings nothing); empty: its own."""
    place: int = 0
    """For a digit: 0 units, 1 tens, 2 hundreds …; -1 tenths, -2 hundredths …."""
    is_crossed: bool = False


class LineJudgement(Struct, frozen=True):
    """A line that is allowed."""

    play: Play | None
    """In its canonical form; None for a line without a place."""
    equality: Equality | None
    """The line as it then lies on the table, a chain whole."""
    placed: tuple[tuple[int, str], ...]
    """Cells and kinds of the new pieces, in order."""
    counts: tuple[Count, ...]
    """Each piece that scores or could: all of a new line, the added ones of a continued one."""
    value: Fraction | None
    """What every side is worth; None where no side could be worked out as a fraction."""
    crossings: int
    """How many crossings bring points."""
    doubled: int | None
    """Which of the counts the die doubles."""
    emptied: bool
    """Whether the hand is empty after it."""
    points: int
