"""The rules by which an equality is judged, and the judgement."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from abaculus.grids import ACROSS, DOWN, cell_at
from abaculus.kernel.messages import Seat

Hand: TypeAlias = tuple[str, ...]
"""Pieces in canonical order."""


class LineTerms(Struct, frozen=True):
    """The rules a line must follow; each field is an option of section 3."""

    mode: str
    """`pytagora`, `basic` or `pro`."""
    kinds: tuple[str, ...]
    """The pieces of this mode, including those of the common stock."""
    points: dict[str, int]
    """The points of each piece (2.4), of a digit in the units place; `place`: what each further
    place adds, `plain`: what an exception leaves.
    """
    must_connect: bool = False
    unary_minus: bool = False
    whole_division: bool = False
    rational_roots: bool = False
    strict_supply: bool = False
    hand_size: int = 10


class Equality(Struct, frozen=True):
    """A line on the board, a chain where it was continued."""

    x: int
    y: int
    down: bool
    pieces: tuple[str, ...]
    seat: Seat | None = None
    """The author."""
    round: int = 0

    @property
    def step(self) -> int:
        """The step from one of its cells to the next."""
        return DOWN if self.down else ACROSS

    @property
    def cells(self) -> range:
        """The cells of its pieces."""
        first, step = cell_at(self.x, self.y), self.step
        return range(first, first + step * len(self.pieces), step)


class Board(Struct, frozen=True):
    """The lines of the board; equality number n is the nth."""

    equalities: tuple[Equality, ...] = ()
    pieces: dict[int, str] = {}
    """The piece on each cell; never changed in place."""
    ways: dict[int, int] = {}
    """For each of these cells 1 if it is in a row, 2 if in a column, 3 if in both."""


class Write(Struct, frozen=True, tag="write"):
    """A new line: its pieces in order, divided into new and crossed ones."""

    x: int
    y: int
    down: bool
    pieces: tuple[str, ...]
    crossed: tuple[bool, ...]


class Continue(Struct, frozen=True, tag="continue"):
    """An extension of an equality behind its end."""

    number: int
    pieces: tuple[str, ...]
    """The pieces added, `=` first."""
    crossed: tuple[bool, ...]


Play: TypeAlias = Write | Continue


class Count(Struct, frozen=True):
    """The points of one piece of a line."""

    kind: str
    points: int
    why: str = ""
    """Why it is not the piece's own worth: `place` (a digit worth more than 1 by its place),
    `same-number`, `by-one`, `n-by-n`, `same-term`, `of-one`, `same-root`, `crossed` (scores nothing
    in an extension); empty: its own.
    """
    place: int = 0
    """For a digit: 0 units, 1 tens, 2 hundreds …; -1 tenths, -2 hundredths …."""
    is_crossed: bool = False


class LineJudgement(Struct, frozen=True):
    """A legal line."""

    play: Play | None
    """In its canonical form; None for a line without a place."""
    equality: Equality | None
    """The line as it is then on the board, a chain whole."""
    placed: tuple[tuple[int, str], ...]
    """Cells and kinds of the new pieces, in order."""
    counts: tuple[Count, ...]
    """Each piece that scores or could: all of a new line, the added ones of a continued one."""
    value: Fraction | None
    """The value of every side; None where no side could be worked out as a fraction."""
    crossings: int
    """How many crossings score."""
    doubled: int | None
    """Which of the counts the die doubles."""
    emptied: bool
    """Whether the hand is empty after the line."""
    points: int
