"""The moves of a seat: all of them, or a random one."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.buy import purchases
from abaculus.games.pytagora.compose.drafts import (
    aside,
    continuations,
    crossable,
    crossing,
    lines,
    spots,
)
from abaculus.games.pytagora.compose.moves import ChooseFace, Done, More, Move, Pass, RollDie
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.compose.theft import loot
from abaculus.games.pytagora.compose.turns import CHOICES, acting_phase, face_refusal
from abaculus.games.pytagora.compose.write import judge_for
from abaculus.games.pytagora.equality.terms import Play
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.rng import GameRng

_RARELY = 24
"""One random move in this many is a pass although a line or purchase is possible."""
_TRIES = 8
"""How many lines are tried in each direction."""


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A seat's moves; of the lines only short ones with at most one crossing."""
    phase = acting_phase(state.phase)
    if phase is None or phase.seat != seat:
        return
    match phase:
        case phases.Composing(second=second, bought=bought):
            yield from _legal_plays(state, seat)
            if not second and not bought:
                yield from purchases(state)
            yield Done() if second else Pass()
        case _:
            yield from _simple_moves(state, phase)


def _simple_moves(
    state: State, phase: phases.Rolling | phases.Facing | phases.Stealing | phases.Asking
) -> Iterator[Move]:
    match phase:
        case phases.Rolling():
            yield RollDie()
        case phases.Facing(seat=seat):
            faces = (face for face in CHOICES if face_refusal(state, seat, face) is None)
            yield from (ChooseFace(face) for face in faces)
        case phases.Stealing(seat=seat):
            yield from loot(state, seat)
        case phases.Asking():
            yield More()
            yield Done()


def _legal_plays(state: State, seat: Seat) -> Iterator[Play]:
    for play in _draft_plays(state, seat):
        if _is_legal(state, seat, play):
            yield play


def _draft_plays(state: State, seat: Seat) -> Iterator[Play]:
    hand, table = state.hands[seat], state.table
    if state.face == "cont":
        yield from continuations(state.rules.terms, table, hand)
        return
    if not (state.rules.terms.must_connect and table.equalities):
        yield from (aside(table, pieces) for pieces in lines(hand))
    for cell in crossable(table):
        yield from (crossing(table, cell, *spot) for spot in spots(hand, table.pieces[cell]))


def _is_legal(state: State, seat: Seat, play: Play) -> bool:
    return not isinstance(judge_for(state, seat, play), Refusal)


def random_move(state: State, seat: Seat, rng: GameRng) -> Move:
    """A random move of a seat: a line if one is found, else a purchase, at last a pass.

    So every turn of random play, except a few passes, lays a piece or takes one from the bag, until
    the bag is empty and turns without a line end the game.
    """
    phase = acting_phase(state.phase)
    if phase is None or phase.seat != seat:
        raise ValueError("the seat is not to move")
    if not isinstance(phase, phases.Composing):
        moves = list(_simple_moves(state, phase))
        return moves[rng.below(len(moves))]
    if rng.below(_RARELY):
        play = _random_play(state, seat, rng)
        if play is not None:
            return play
        wares = [] if phase.second or phase.bought else purchases(state)
        if wares:
            return wares[rng.below(len(wares))]
    return Done() if phase.second else Pass()


def _random_play(state: State, seat: Seat, rng: GameRng) -> Play | None:
    hand, table, terms = state.hands[seat], state.table, state.rules.terms
    if state.face == "cont":
        ways = [p for p in continuations(terms, table, hand) if _is_legal(state, seat, p)]
        return ways[rng.below(len(ways))] if ways else None
    lonely = terms.must_connect and bool(table.equalities)
    if lonely or rng.below(2):
        play = _across(state, seat, rng)
        if play is not None or lonely:
            return play
    short = lines(hand)
    start = rng.below(len(short)) if short else 0
    tried = (aside(table, pieces) for pieces in short[start : start + _TRIES])
    return next((play for play in tried if _is_legal(state, seat, play)), None)


def _across(state: State, seat: Seat, rng: GameRng) -> Play | None:
    """A line with a crossing, if a few tries find one."""
    cells = crossable(state.table)
    for _ in range(_TRIES if cells else 0):
        cell = cells[rng.below(len(cells))]
        found = spots(state.hands[seat], state.table.pieces[cell])
        if found:
            play = crossing(state.table, cell, *found[rng.below(len(found))])
            if _is_legal(state, seat, play):
                return play
    return None
