"""Legal plays for a rack on a board: the search in terms of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from abaculus.games.calcussimo import search
from abaculus.games.calcussimo.moves import LinePlay
from abaculus.games.calcussimo.placement import line_play
from abaculus.games.calcussimo.search import FoundPlay, SearchRules
from abaculus.games.calcussimo.terms import PlayTerms
from abaculus.grids import Grid, cell_at, x_of, y_of
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.rng import GameRng


def search_rules(terms: PlayTerms) -> SearchRules:
    """The search's form of the terms, cached."""
    return _search_rules(
        terms.board.side,
        terms.board.premiums,
        terms.joker_kinds,
        terms.rack_size,
        terms.result_rule,
        terms.intermediate,
        terms.centre_start == "number",
    )


@cache
def _search_rules(
    side: int,
    premiums: str,
    joker_kinds: str,
    rack_size: int,
    result_rule: str,
    intermediate: str,
    centre_number: bool,
) -> SearchRules:
    return SearchRules(
        side, premiums, joker_kinds, rack_size, result_rule, intermediate, centre_number
    )


def board_text(terms: PlayTerms, grid: Grid) -> str:
    """The board row by row, `.` for an empty square."""
    side = terms.board.side
    squares = ["."] * (side * side)
    for place, chip in grid.pieces.items():
        squares[y_of(place) * side + x_of(place)] = chip
    return "".join(squares)


def play_of(terms: PlayTerms, grid: Grid, found: FoundPlay) -> LinePlay:
    """The canonical move of a found play."""
    side = terms.board.side
    laid = {
        cell_at(place % side, place // side): "?" + chip if held == "?" else chip
        for place, chip, held in zip(found.cells, found.chips, found.laid, strict=True)
    }
    return line_play(grid, laid)


def has_play(terms: PlayTerms, grid: Grid, rack: str) -> bool:
    """Whether a legal play in one line exists.

    Exact for line placement. Under free placement a rack whose only plays need several lines counts
    as stuck: a swap is never refused because of a play a person could hardly find.
    """
    return search.has_play(search_rules(terms), board_text(terms, grid), rack)


def sample_play(terms: PlayTerms, grid: Grid, rack: str, rng: GameRng) -> FoundPlay | None:
    """A random legal line play; None if there is none."""
    return search.sample(search_rules(terms), board_text(terms, grid), rack, rng.below)


def all_plays(terms: PlayTerms, grid: Grid, rack: str) -> Iterator[FoundPlay]:
    """Every legal line play."""
    yield from search.plays(search_rules(terms), board_text(terms, grid), rack)


def best_plays(
    terms: PlayTerms,
    grid: Grid,
    rack: str,
    top: int = 1,
    keep: Callable[[str], int] | None = None,
    stop: Stop = never_stop,
) -> list[FoundPlay]:
    """The best line plays, by points plus the worth of the chips kept."""
    return search.best(search_rules(terms), board_text(terms, grid), rack, top, keep, stop)
