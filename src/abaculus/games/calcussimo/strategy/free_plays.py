"""Plays over several lines: good ones, found by adding line to line (specification 12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import remove_chips
from abaculus.games.calcussimo.legal_moves import add_total
from abaculus.games.calcussimo.moves import FreePlay
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.play_search import best_plays
from abaculus.games.calcussimo.strategy.candidates import CandidatePlay, best_line_plays
from abaculus.games.calcussimo.strategy.rack_value import Keep
from abaculus.games.calcussimo.terms import Chip
from abaculus.grids import Grid, cell_at
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.messages import Refusal

BEAM = 20
"""How many partial turns are kept from one line to the next."""
_BRANCHES = 8
"""How many continuations are tried from each."""
_HOPE = 12
"""The points expected of a chip not yet laid in a further line."""


def best_candidates(
    rules: Rules,
    grid: Grid,
    rack: str,
    top: int,
    keep: Keep | None = None,
    stop: Stop = never_stop,
) -> list[CandidatePlay]:
    """The best plays for a rack: exact in one line; over several lines, at least as good."""
    if rules.terms.placement == "line":
        return best_line_plays(rules, grid, rack, top, keep, stop)
    return _Turns(rules, grid, rack, keep).best(top, stop)


class _Partial(Struct, frozen=True):
    """A turn so far: a legal play to which lines may be added."""

    placed: tuple[Chip, ...]
    grid: Grid
    offer: CandidatePlay


class _Turns:
    """The search for the turns of one rack on one board."""

    def __init__(self, rules: Rules, grid: Grid, rack: str, keep: Keep | None) -> None:
        self._rules = rules
        self._grid = grid
        self._rack = rack
        self._keep = keep

    def best(self, top: int, stop: Stop) -> list[CandidatePlay]:
        lines = best_line_plays(self._rules, self._grid, self._rack, top, self._keep, stop)
        known = dict.fromkeys(lines)
        if stop():
            return lines
        wave = list(self._lines(self._grid, self._rack, (), BEAM))
        while wave and not stop():
            known |= dict.fromkeys(partial.offer for partial in wave)
            wider = {
                partial.placed: partial
                for old in sorted(wave, key=_hope, reverse=True)[:BEAM]
                for partial in self._lines(old.grid, old.offer.kept, old.placed, _BRANCHES)
            }
            wave = list(wider.values())
        return sorted(known, key=lambda offer: offer.rank, reverse=True)[:top]

    def _lines(
        self, grid: Grid, held: str, placed: tuple[Chip, ...], many: int
    ) -> Iterator[_Partial]:
        """The turn plus one more line, laid on the board the turn has left so far."""
        if not held:
            return
        side = self._rules.terms.board.side
        for found in best_plays(self._rules.terms, grid, held, many, self._hopeful):
            line = tuple(
                (cell_at(place % side, place // side), chip, kind == "?")
                for place, chip, kind in zip(found.cells, found.chips, found.laid, strict=True)
            )
            turn = self._judged((*placed, *line), remove_chips(held, found.laid) or "")
            if turn is not None:
                yield turn

    def _hopeful(self, kept: str) -> int:
        return self._worth(kept) + _HOPE * len(kept)

    def _worth(self, kept: str) -> int:
        return self._keep(kept) if self._keep else 0

    def _judged(self, chips: tuple[Chip, ...], kept: str) -> _Partial | None:
        laid = sorted((cell, f"?{chip}" if joker else chip) for cell, chip, joker in chips)
        judged = judge(self._rules.terms, self._grid, self._rack, FreePlay(tuple(laid)))
        if isinstance(judged, Refusal):
            return None
        play = add_total(self._rules, judged.play, judged.points)
        rank = judged.points + self._worth(kept)
        return _Partial(judged.placed, judged.grid, CandidatePlay(play, judged.points, rank, kept))


def _hope(turn: _Partial) -> int:
    return turn.offer.rank + _HOPE * len(turn.offer.kept)
