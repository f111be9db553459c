# hot: compiled with mypyc where possible
"""The best lines of a turn, and how sure that is."""

from __future__ import annotations

import gc
from typing import Final

from msgspec import Struct

from abaculus.bots.time_limit import never_stop
from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms, Play
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.seeker import Seeker
from abaculus.kernel.bot import Stop

UNLIMITED: Final = 1 << 60


class LineSearchResult(Struct, frozen=True):
    """The best plays, falling, with their points, and how sure that is."""

    plays: tuple[Play, ...]
    points: tuple[int, ...]
    complete: bool
    """Whether no line of more points exists."""
    bound: int
    """No line brings more than this."""
    work: int
    """How much was looked at."""


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
    """The best lines of this hand on this table under this face of the die.

    `anchors`: the only cells that may be crossed, and one of them at a time; None: all.
    Ends early when `stop` says so or when so much work is done. The first is the best; below it
    the list may lack lines that differ from one of its own only in their order or their place.
    """
    seeker = Seeker(terms, table, hand, face, top, Effort(stop, work), supply, anchors)
    # there are no rings to be found among so many parts, and looking for some takes for ever
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
