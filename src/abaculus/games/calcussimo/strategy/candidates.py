"""Plays a bot considers, with their points and the chips they leave on the rack."""

from __future__ import annotations

from msgspec import Struct

from abaculus.games.calcussimo.kinds import remove_chips
from abaculus.games.calcussimo.legal_moves import add_total
from abaculus.games.calcussimo.moves import Play
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.play_search import best_plays, play_of
from abaculus.games.calcussimo.search import FoundPlay
from abaculus.games.calcussimo.strategy.rack_value import Keep
from abaculus.grids import Grid
from abaculus.kernel.bot import Stop, never_stop


class CandidatePlay(Struct, frozen=True):
    """A legal play as a bot sees it."""

    play: Play
    """The play, with its true total where totals are announced."""
    points: int
    rank: int
    """Its points plus the worth of the chips kept."""
    kept: str


def make_candidate(rules: Rules, grid: Grid, rack: str, found: FoundPlay) -> CandidatePlay:
    """The candidate for a play the search has found."""
    play = add_total(rules, play_of(rules.terms, grid, found), found.points)
    return CandidatePlay(play, found.points, found.rank, remove_chips(rack, found.laid) or "")


def best_line_plays(
    rules: Rules,
    grid: Grid,
    rack: str,
    top: int,
    keep: Keep | None = None,
    stop: Stop = never_stop,
) -> list[CandidatePlay]:
    """The best plays in one line, exactly; those found so far once `stop` says so."""
    return [
        make_candidate(rules, grid, rack, found)
        for found in best_plays(rules.terms, grid, rack, top, keep, stop)
    ]
