"""The moves of a seat: all of them, or a random one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import remove_chips
from abaculus.games.calcussimo.moves import Accept, Agree, Dispute, FreePlay, Move, Pass, Play, Swap
from abaculus.games.calcussimo.options import Rules
from abaculus.games.calcussimo.play_search import all_plays, has_play, play_of, sample_play
from abaculus.games.calcussimo.search import FoundPlay
from abaculus.games.calcussimo.state import Disputing, State, Turning
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.rng import GameRng

_RARELY = 16
"""One random move in this many is a swap or a pass although a play exists."""


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A seat's moves: every line play first, then swaps, passing and agreements."""
    phase = state.phase
    if seat in state.gone or seat in state.leaving:
        return
    if isinstance(phase, Disputing) and seat != phase.seat:
        if seat not in phase.accepted:
            yield Accept()
        yield Dispute()
    if isinstance(phase, Turning):
        if seat == phase.seat:
            yield from _turn_moves(state, seat)
        yield Agree(back=seat in state.agreed)


def _turn_moves(state: State, seat: Seat) -> Iterator[Move]:
    terms, rack = state.rules.terms, state.racks[seat]
    for found in all_plays(terms, state.grid, rack):
        yield add_total(state.rules, play_of(terms, state.grid, found), found.points)
    yield from _swaps(state, rack)
    yield Pass()


def add_total(rules: Rules, play: Play, points: int) -> Play:
    """The play with its true total, where totals are announced."""
    return replace(play, total=points) if rules.claim else play


def _swaps(state: State, rack: str) -> Iterator[Swap]:
    rules = state.rules
    if not any(state.bag) or not rack:
        return
    if rules.swap_when_stuck and has_play(rules.terms, state.grid, rack):
        return
    if rules.swap_any:
        yield from (Swap(chips) for chips in _subsets(rack) if chips)
        return
    yield from (Swap(chip) for chip in dict.fromkeys(rack))
    if len(rack) > 1:
        yield Swap(rack)


def _subsets(rack: str) -> Iterator[str]:
    """Every selection of chips from a sorted rack, each once."""
    if not rack:
        yield ""
        return
    same = len(rack) - len(rack.lstrip(rack[0]))
    for rest in _subsets(rack[same:]):
        for many in range(same + 1):
            yield rack[0] * many + rest


def random_move(state: State, seat: Seat, rng: GameRng) -> Move:
    """A random move of a seat."""
    phase = state.phase
    if isinstance(phase, Disputing):
        return Dispute() if seat in phase.accepted or rng.below(4) == 0 else Accept()
    if not isinstance(phase, Turning):
        raise ValueError("no seat can move in this phase")
    if seat != phase.seat:
        return Agree(back=seat in state.agreed)
    if rng.below(_RARELY):
        play = _random_play(state, seat, rng)
        if play is not None:
            return play
    others: list[Swap | Pass] = [*_swaps(state, state.racks[seat]), Pass()]
    return others[rng.below(len(others))]


def _random_play(state: State, seat: Seat, rng: GameRng) -> Play | None:
    terms, rack = state.rules.terms, state.racks[seat]
    found = sample_play(terms, state.grid, rack, rng)
    if found is None:
        return None
    play: Play = play_of(terms, state.grid, found)
    points = found.points
    if terms.placement == "free" and rng.below(2):
        wider = _two_line_play(state, rack, found, rng)
        if wider is not None:
            play, points = wider
    return add_total(state.rules, play, points)


def _two_line_play(
    state: State, rack: str, first: FoundPlay, rng: GameRng
) -> tuple[Play, int] | None:
    """The sampled play plus a second one on top of it, if together they are one legal play."""
    terms = state.rules.terms
    judged = judge(terms, state.grid, rack, play_of(terms, state.grid, first))
    kept = remove_chips(rack, first.laid)
    if isinstance(judged, Refusal) or not kept:
        return None
    second = sample_play(terms, judged.grid, kept, rng)
    if second is None:
        return None
    then = judge(terms, judged.grid, kept, play_of(terms, judged.grid, second))
    if isinstance(then, Refusal):
        return None
    laid = sorted(
        (cell, "?" + chip if joker else chip)
        for cell, chip, joker in (*judged.placed, *then.placed)
    )
    both = judge(terms, state.grid, rack, FreePlay(tuple(laid)))
    return None if isinstance(both, Refusal) else (both.play, both.points)
