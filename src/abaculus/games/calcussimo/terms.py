"""The rules by which a play is judged, and the judgement."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.calcussimo.material import ChipSet, SquareBoard
from abaculus.games.calcussimo.moves import Play
from abaculus.grids import Grid

Chip: TypeAlias = tuple[int, str, bool]
"""A chip being laid: its cell, what it counts as, and whether it is a joker."""


class PlayTerms(Struct, frozen=True):
    """The rules a play must follow; each field is an option of section 3."""

    board: SquareBoard
    chips: ChipSet
    placement: str = "line"
    result_rule: str = "both"
    intermediate: str = "free"
    centre_start: str = "any"
    rack_size: int = 7

    @property
    def joker_kinds(self) -> str:
        """What a joker may stand for: every kind in the set but × and another joker."""
        return "".join([kind for kind in self.chips.counts if kind not in "*?"])


class Premium(Struct, frozen=True):
    """A coloured square that acts in this turn."""

    cell: int
    colour: str
    chip: str


class Calculation(Struct, frozen=True):
    """A calculation that a play formed, and its points."""

    cell: int
    """Where it starts."""
    down: bool
    run: str
    """Its chips, such as `9+6/2`."""
    counted: str
    """The same with the coloured numbers multiplied: `9*2+6*2/2`."""
    face: int | None
    """Its result as printed; None if not whole, which only `result_rule` `scored` allows."""
    scored: int | None
    """Its result with the numbers multiplied; None if not 1, 2, 3, ..., so that the face counts."""
    premiums: tuple[Premium, ...]
    """The coloured squares that act in it, in reading order."""
    points: int


class JudgedPlay(Struct, frozen=True):
    """A legal play."""

    play: Play
    """In its canonical form."""
    placed: tuple[Chip, ...]
    """The new chips in reading order."""
    grid: Grid
    """The board after the play."""
    calculations: tuple[Calculation, ...]
    """The main one first; empty if the judging was forgiving, since nothing was counted."""
    points: int
    """The true total; 0 if the judging was forgiving."""
