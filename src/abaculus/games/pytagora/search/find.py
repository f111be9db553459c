# hot: compiled with mypyc where possible
"""The best lines of a turn, and how certain they are."""

from __future__ import annotations

import gc
from typing import Final

from msgspec import Struct

from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms, Play
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.seeker import Seeker
from abaculus.kernel.bot import Stop, never_stop

UNLIMITED: Final = 1 << 60


class LineSearchResult(Struct, frozen=True):
    """The best plays, descending, with their points, and how certain they are."""

    plays: tuple[Play, ...]
    points: tuple[int, ...]
    complete: bool
    """Whether no line scores more."""
    bound: int
    """An upper bound on the points of any line."""
    work: int
    """How much was examined."""


def best_lines(
    terms: LineTerms,
    table: Board,
    hand: Hand,
    face: str | None,
    *,
    top: int = 1,
    stop: Stop = never_stop,
    supply: tuple[int, int] | None = None,
    work: int = UNLIMITED,
    anchors: frozenset[int] | None = None,
) -> LineSearchResult:
    """The best lines of this hand on this board under this face of the die.

    `anchors`: the only cells that may be crossed, one of them at a time; None: all. Ends early when
    `stop` says so or when this much work is done. The first is the best; below it the list may lack
    lines that differ from one of its own only in order or place.
    """
    seeker = Seeker(terms, table, hand, face, top, Effort(stop, work), supply, anchors)
    # the many parts form no reference cycles, and looking for some takes very long
    collects = gc.isenabled()
    gc.disable()
    try:
        if face == "cont":
            seeker.seek_behind()
        else:
            seeker.seek()
    finally:
        if collects:
            gc.enable()
    lines = seeker.best.lines
    most = lines[0].points if lines else 0
    is_complete = not (seeker.effort.is_over or seeker.is_partial)
    return LineSearchResult(
        tuple([line.play for line in lines]),
        tuple([line.points for line in lines]),
        is_complete,
        most if is_complete else max(most, seeker.bound),
        seeker.effort.spent,
    )
