"""The endgame between two seats: all chips are known, none are drawn."""

from __future__ import annotations

from typing import Final

from abaculus.errors import AbaculusError
from abaculus.games.calcussimo import search
from abaculus.games.calcussimo.flow import rack_cost as deduction
from abaculus.games.calcussimo.kinds import remove_chips
from abaculus.games.calcussimo.moves import Move, Pass
from abaculus.games.calcussimo.play_search import board_text, search_rules
from abaculus.games.calcussimo.search import FoundPlay
from abaculus.games.calcussimo.state import State, Turning, still_in
from abaculus.games.calcussimo.strategy.candidates import make_candidate
from abaculus.kernel.bot import Stop

LIMIT: Final = 60_000
"""How many plays may be examined; a position counts as several plays."""
_POSITION: Final = 40
_NEVER: Final = 1 << 60
_IDLE_TURNS: Final = 2
"""Two turns in a row without a chip placed end the game once the bag is empty."""


def is_open(state: State) -> bool:
    """Whether two seats are playing out the game, so that each rack is known."""
    return state.rules.end_mode == "playout" and not any(state.bag) and len(still_in(state)) == 2


def best_endgame_move(state: State, stop: Stop, limit: int = LIMIT) -> tuple[int, Move] | None:
    """The move with the highest future margin, and that margin, when both play their best.

    Exact for an open ending with plays in one line; None if it exceeds the limit or is stopped. The
    margin counts points from here on and the deductions at the end.
    """
    turn = state.phase
    if not isinstance(turn, Turning) or not is_open(state) or state.rules.terms.placement != "line":
        return None
    other = next(seat for seat in still_in(state) if seat != turn.seat)
    board = board_text(state.rules.terms, state.grid)
    own, theirs = state.racks[turn.seat], state.racks[other]
    tree = _Tree(search_rules(state.rules.terms), limit, stop)
    try:
        margin, found = tree.best(board, own, theirs, state.idle - turn.second, -_NEVER, _NEVER)
    except _LimitError:
        return None
    if found is None:
        return margin, Pass()
    return margin, make_candidate(state.rules, state.grid, own, found).play


class _LimitError(AbaculusError):
    """The limit is reached."""


class _Tree:
    """A search to the very end; margins are those of the side to move."""

    def __init__(self, site: search.SearchRules, limit: int, stop: Stop) -> None:
        self._ground = site
        self._left = limit
        self._stop = stop

    def best(
        self, board: str, own: str, theirs: str, idle: int, low: int, high: int
    ) -> tuple[int, FoundPlay | None]:
        """The best margin, cut off at `low` and `high`, and its play; None: pass."""
        best: FoundPlay | None = None
        margin = -_NEVER
        for found in self._plays(board, own):
            if max(low, margin) >= high:
                return margin, best
            value = self._played(board, own, theirs, found, max(low, margin), high)
            if value > margin:
                margin, best = value, found
        passed = self._passed(board, own, theirs, idle, max(low, margin), high)
        return (passed, None) if passed > margin else (margin, best)

    def _played(
        self, board: str, own: str, theirs: str, found: FoundPlay, low: int, high: int
    ) -> int:
        kept = remove_chips(own, found.laid)
        if not kept:
            return found.points + deduction(theirs)
        after = _lay(board, found)
        least, most = found.points - high, found.points - low
        return found.points - self.best(after, theirs, kept, 0, least, most)[0]

    def _plays(self, board: str, own: str) -> list[FoundPlay]:
        plays = search.plays(self._ground, board, own)
        self._left -= len(plays) + _POSITION
        if self._left < 0 or self._stop():
            raise _LimitError
        return sorted(plays, key=lambda found: found.points + deduction(found.laid), reverse=True)

    def _passed(self, board: str, own: str, theirs: str, idle: int, low: int, high: int) -> int:
        if idle + 1 >= _IDLE_TURNS:
            return deduction(theirs) - deduction(own)
        return -self.best(board, theirs, own, idle + 1, -high, -low)[0]


def _lay(board: str, found: FoundPlay) -> str:
    squares = list(board)
    for place, chip in zip(found.cells, found.chips, strict=True):
        squares[place] = chip
    return "".join(squares)
