"""The moves of CalcuSSIMO: intentions only; points and legality are the referee's business."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class LinePlay(Struct, frozen=True, tag="line"):
    """Chips laid in one row or column, given by the whole calculation."""

    cell: int
    """Where the calculation starts."""
    down: bool
    run: tuple[str, ...]
    """Its chips in order: `4` new, `(2)` already on the board, `?5` a joker announced as 5."""
    total: int | None = None
    """The announced total."""


class FreePlay(Struct, frozen=True, tag="free"):
    """Chips laid anywhere, given one by one."""

    laid: tuple[tuple[int, str], ...]
    """Cells and chips, `?5` for a joker; by row, then column."""
    total: int | None = None


class Swap(Struct, frozen=True, tag="swap"):
    """Chips returned to the bag for the same number of others."""

    chips: str


class Pass(Struct, frozen=True, tag="pass"):
    """A turn in which nothing is done."""


class Dispute(Struct, frozen=True, tag="dispute"):
    """An objection to the last play."""


class Accept(Struct, frozen=True, tag="accept"):
    """Acceptance of the last play."""


class Agree(Struct, frozen=True, tag="agree"):
    """Agreement to end the game now, or its withdrawal."""

    back: bool = False


Play: TypeAlias = LinePlay | FreePlay
Move: TypeAlias = LinePlay | FreePlay | Swap | Pass | Dispute | Accept | Agree
