"""The moves of CalcuSSIMO: intentions only; points and legality are the referee's business."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class LinePlay(Struct, frozen=True, tag="line"):
    """Chips laid in one row or column, told by the whole calculation they stand in."""

    cell: int
    """Where the calculation begins."""
    down: bool
    run: tuple[str, ...]
    """Its chips in order: `4` new, `(2)` on the board already, `?5` a joker announced as 5."""
    total: int | None = None
    """The announced total."""


class FreePlay(Struct, frozen=True, tag="free"):
    """Chips laid anywhere, told one by one."""

    laid: tuple[tuple[int, str], ...]
    """Cells and chips, `?5` for a joker; by row, then column."""
    total: int | None = None


class Swap(Struct, frozen=True, tag="swap"):
    """Chips put back into the bag for as many others."""

    chips: str


class Pass(Struct, frozen=True, tag="pass"):
    """Nothing done."""


class Dispute(Struct, frozen=True, tag="dispute"):
    """The last play is called wrong."""


class Accept(Struct, frozen=True, tag="accept"):
    """The last play is taken as right."""


class Agree(Struct, frozen=True, tag="agree"):
    """Agreement to end the game now, or the taking back of it."""

    back: bool = False


Play: TypeAlias = LinePlay | FreePlay
Move: TypeAlias = LinePlay | FreePlay | Swap | Pass | Dispute | Accept | Agree
