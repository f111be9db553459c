"""Plays over several lines: good ones, found by adding line to line (specification 12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from abaculus.games.calcussimo.judging import judge
from abaculus.games.calcussimo.moves import FreePlay
from abaculus.games.calcussimo.offers import Keep, Offer, announced, in_one_line
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.state import without
from abaculus.games.calcussimo.supply import best_plays
from abaculus.games.calcussimo.terms import Chip, Judged
from abaculus.grids import Grid, cell_at
from abaculus.kernel.said import Refusal

BEAM = 20
"""How many partial turns are kept from one line to the next."""
_BRANCHES = 8
"""How many ways to go on are tried from each."""


def best_offers(
    rules: Rules, grid: Grid, rack: str, top: int, keep: Keep | None = None, beam: int = BEAM
) -> list[Offer]:
    """The best plays a rack has: exact in one line; where several are allowed, at least as good."""
    if rules.terms.placement == "line":
        return in_one_line(rules, grid, rack, top, keep)
    turns = _Turns(rules, grid, rack, keep)
    return turns.best(top, beam)


class _Partial(Struct, frozen=True):
    """A turn so far: a legal play that more lines may be added to."""

    judged: Judged
    offer: Offer


class _Turns:
    """The search for the turns of one rack on one board."""

    def __init__(self, rules: Rules, grid: Grid, rack: str, keep: Keep | None) -> None:
        self._rules = rules
        self._grid = grid
        self._rack = rack
        self._keep = keep

    def best(self, top: int, beam: int) -> list[Offer]:
        wave = self._first_lines(max(top, beam))
        known = {partial.judged.placed: partial.offer for partial in wave}
        while wave:
            wider = {
                partial.judged.placed: partial
                for old in wave[:beam]
                for partial in self._with_another_line(old)
                if partial.judged.placed not in known
            }
            known |= {placed: partial.offer for placed, partial in wider.items()}
            wave = sorted(wider.values(), key=_rank, reverse=True)[:beam]
        return sorted(known.values(), key=lambda offer: offer.rank, reverse=True)[:top]

    def _first_lines(self, many: int) -> list[_Partial]:
        found: list[_Partial] = []
        for offer in in_one_line(self._rules, self._grid, self._rack, many, self._keep):
            judged = judge(self._rules.terms, self._grid, self._rack, offer.play)
            if isinstance(judged, Judged):
                found.append(_Partial(judged, offer))
        return found

    def _with_another_line(self, turn: _Partial) -> Iterator[_Partial]:
        terms = self._rules.terms
        kept = turn.offer.kept
        if not kept:
            return
        side = terms.board.side
        for found in best_plays(terms, turn.judged.grid, kept, _BRANCHES, self._keep):
            line = tuple(
                (cell_at(place % side, place // side), chip, held == "?")
                for place, chip, held in zip(found.cells, found.chips, found.laid, strict=True)
            )
            judged = self._judged((*turn.judged.placed, *line))
            if isinstance(judged, Judged):
                yield _Partial(judged, self._offer(judged, without(kept, found.laid) or ""))

    def _judged(self, chips: tuple[Chip, ...]) -> Judged | Refusal:
        laid = sorted((cell, f"?{chip}" if joker else chip) for cell, chip, joker in chips)
        return judge(self._rules.terms, self._grid, self._rack, FreePlay(tuple(laid)))

    def _offer(self, judged: Judged, kept: str) -> Offer:
        play = announced(self._rules, judged.play, judged.points)
        rank = judged.points + (self._keep(kept) if self._keep else 0)
        return Offer(play, judged.points, rank, kept)


def _rank(turn: _Partial) -> int:
    return turn.offer.rank
