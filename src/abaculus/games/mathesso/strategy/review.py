"""Reviews with a perfect memory: what a turn promised and lost, what had been seen (12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathesso.moves import Flip, Move
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import Starting, State, WonPair
from abaculus.games.mathesso.strategy.candidates import CandidateTurn, back_value
from abaculus.games.mathesso.strategy.pair_values import PairValues
from abaculus.games.mathesso.strategy.plans import (
    best_greedy,
    next_seat,
    tactician,
    turn_candidates,
)
from abaculus.games.mathesso.strategy.pools import TableKnowledge
from abaculus.games.mathesso.view import View, view
from abaculus.kernel.events import Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Seat


class KnownPair(Struct, frozen=True):
    """A pair that everyone could know."""

    key: str
    first: int
    second: int
    """The places of two of its jettons."""
    was_seen: bool
    """Whether both had been turned; if not, the backs proved the rest."""


class SecondFlip(Struct, frozen=True):
    """The choice after a first jetton with an unknown partner: stop, or look for it.

    Each is worth its gain less what the next player can then make of the table.
    """

    place: int
    """The place of the first jetton."""
    top: str
    """The back under which its partner is likeliest."""
    many: int
    of: int
    """This many in that many of those backs are right."""
    stop: float
    on: float


class MemoryReview(Struct, frozen=True):
    """A turn reviewed with a perfect memory."""

    view: View
    best: CandidateTurn
    ranked: tuple[CandidateTurn, ...]
    """All candidates, the best first."""
    pairs: tuple[KnownPair, ...]
    """The pairs that could be known, most valuable first."""
    chance: float
    """The chance of a pair after the best first jetton."""
    lost: float
    """How much less the turn was worth than the best one."""
    second: SecondFlip | None
    """The worth of one jetton and of two, where that was a choice."""


def recall_view(state: State, seat: Seat) -> View:
    """What a seat with perfect memory knows."""
    return view(replace(state, rules=replace(state.rules, open_memory=True)), seat)


def review_turn(before: State, moves: Sequence[Move], after: State) -> MemoryReview | None:
    """A turn, from the states before and after it; None: it had no decision."""
    phase = before.phase
    flips = [
        place_names(before.rows).places[move.place] for move in moves if isinstance(move, Flip)
    ]
    if not isinstance(phase, Starting) or not flips:
        return None
    seen = recall_view(before, phase.seat)
    table = TableKnowledge(seen, {})
    best = best_greedy(seen, table)
    if best is None:
        return None
    even = dict.fromkeys(table.pool.pairs, 1.0)
    return MemoryReview(
        view=seen,
        best=best,
        ranked=tuple(sorted(turn_candidates(seen, table), key=lambda one: -one.value)),
        pairs=known_pairs(seen, table),
        chance=back_value(table.pool, even, best.top) if best.top else 1.0,
        lost=max(0.0, best.value - _turn_value(seen, table, flips, after)),
        second=_second(seen, table, flips[0], after),
    )


def _second(seen: View, table: TableKnowledge, first: int, after: State) -> SecondFlip | None:
    key, top, rival = after.faces[first], seen.tops[first], next_seat(seen)
    if seen.rules.min_flips > 1 or rival is None or key in table.places:
        return None
    pool = table.pool.turned(top, key)
    wanted, many, of = pool.hit(key, top)
    if not many:
        return None
    tactics = tactician(seen, table, rival)
    on = tactics.search(pool, key, wanted)
    return SecondFlip(first, wanted, many, of, tactics.rest(pool), on)


def known_pairs(seen: View, table: TableKnowledge) -> tuple[KnownPair, ...]:
    """The pairs known by perfect memory and the backs, those worth most first."""
    worths, seat = PairValues(seen), seen.seat or 0
    found: list[KnownPair] = []
    for key in sorted(table.pool.known_pairs(), key=lambda key: -worths.of(seat, key)):
        first, second = sorted(table.places[key], key=lambda place: not seen.faces[place])[:2]
        was_seen = bool(seen.faces[first] and seen.faces[second])
        found.append(KnownPair(key, first, second, was_seen))
    return tuple(found)


def _turn_value(seen: View, table: TableKnowledge, flips: Sequence[int], after: State) -> float:
    """The expected worth of the turn made, without luck."""
    worths, seat, pool = PairValues(seen), seen.seat or 0, table.pool
    worth = {key: worths.of(seat, key) for key in pool.pairs}
    first, key, top = flips[0], after.faces[flips[0]], seen.tops[flips[0]]
    is_known = first in table.places.get(key, ())
    partners = [place for place in table.places.get(key, ()) if place != first]
    begun = 0.0 if is_known else back_value(pool, worth, top)
    rest = pool if is_known else pool.turned(top, key)
    wanted, many, of = rest.hit(key, top)
    could = worth[key] if partners else worth[key] * many / of
    second = flips[1] if len(flips) > 1 else None
    is_found = (
        second in partners if partners else second is not None and seen.tops[second] == wanted
    )
    did = could if is_found else 0.0
    return did if is_known else begun - could + did


class MemoryAccount(Struct):
    """A seat's use of the pairs that could be known at the start of its turns."""

    chances: int = 0
    """Turns that began with such a pair."""
    taken: int = 0
    """Those in which one was taken."""
    missed: dict[str, KnownPair] = {}
    """The most valuable of each turn in which none was taken."""


def accounts(start: State, steps: Sequence[Step[Any, Any]]) -> tuple[MemoryAccount, ...]:
    """The memory of every seat over a whole game."""
    found = tuple(MemoryAccount() for _ in range(start.rules.players))
    state = start
    open_turn: tuple[Seat, tuple[KnownPair, ...], int] | None = None
    for step in steps:
        phase, event = state.phase, step.event
        if (
            isinstance(phase, Starting)
            and isinstance(event, Played)
            and isinstance(event.move, Flip)
        ):
            _close_turn(found, open_turn, state)
            seen = recall_view(state, event.seat)
            pairs = known_pairs(seen, TableKnowledge(seen, {}))
            open_turn = (event.seat, pairs, len(state.hands[event.seat]))
        state = step.state
    _close_turn(found, open_turn, state)
    return found


def _close_turn(
    found: tuple[MemoryAccount, ...],
    turn: tuple[Seat, tuple[KnownPair, ...], int] | None,
    state: State,
) -> None:
    if turn is None or not turn[1]:
        return
    seat, pairs, held = turn
    account = found[seat]
    account.chances += 1
    won: tuple[WonPair, ...] = state.hands[seat][held:]
    if any(one.key == pair.key for one in won for pair in pairs):
        account.taken += 1
    else:
        account.missed.setdefault(pairs[0].key, pairs[0])
