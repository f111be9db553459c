"""All moves of a seat, or a random one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from abaculus.games.mathmetrics import moves, phases
from abaculus.games.mathmetrics.board import board, space_of
from abaculus.games.mathmetrics.keys import CATEGORIES, Symbol, key
from abaculus.games.mathmetrics.state import Rules, State
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import GameRng

_LIKELY: Final = ChanceAnswer(95)
_WILD: Final = 6
"""One move in this many is any legal one; otherwise a random game would take very long."""
_HERE: Final = moves.Here()
_FIXED: Final[dict[type, tuple[moves.Move, ...]]] = {
    phases.Ordering: (moves.Roll(),),
    phases.Ready: (moves.Roll(),),
    phases.Bonus: (moves.Roll(),),
    phases.Asking: (moves.Pass(), _LIKELY),
    phases.Picking: tuple(map(moves.Choose, CATEGORIES)),
    phases.HoleIn: (moves.Wait(), moves.Blast()),
    phases.Hole: (moves.Seven(), moves.Blast()),
}
"""The moves of a phase where they are always the same."""


def legal_moves(state: State, seat: Seat) -> Iterator[moves.Move]:
    """The legal moves of a seat; answers that are typed cannot be listed."""
    phase = state.phase
    if isinstance(phase, phases.Rolling | phases.Fetching | phases.Marking | phases.Ended):
        return
    if not 0 <= seat < state.rules.players:
        return
    if state.players[seat].is_absent and not state.players[seat].is_gone:
        yield _HERE
    if seat == phase.seat:
        yield from turn_moves(state.rules, phase)


def turn_moves(rules: Rules, phase: phases.Waiting) -> tuple[moves.Move, ...]:
    """What the seat that is waited for may do."""
    match phase:
        case phases.Choosing(options=options):
            return tuple(go_move(options, option) for option in options)
        case phases.Starting():
            spaces = board(rules.board).spaces.values()
            return tuple(moves.Place(space.id) for space in spaces if space.ring == "outer")
        case _:
            return _FIXED[type(phase)]


def go_move(options: tuple[phases.Destination, ...], option: phases.Destination) -> moves.Go:
    """The canonical move to a destination: its space, unless two ways end there."""
    space = space_of(option.to)
    is_shared = sum(space_of(other.to) == space for other in options) > 1
    return moves.Go(option.to if is_shared else space)


def random_move(state: State, seat: Seat, rng: GameRng) -> moves.Move:
    """One of the legal moves, mostly one that helps to end the game."""
    phase = state.phase
    if not isinstance(phase, phases.Ended) and phase.seat == seat and rng.below(_WILD):
        if isinstance(phase, phases.Asking):
            return _LIKELY
        if isinstance(phase, phases.HoleIn | phases.Hole):
            return _FIXED[type(phase)][0]
        if isinstance(phase, phases.Choosing):
            return go_move(phase.options, _richest(state, phase.options))
    found = list(legal_moves(state, seat))
    return found[rng.below(len(found))] if len(found) > 1 else found[0]


def _richest(state: State, options: tuple[phases.Destination, ...]) -> phases.Destination:
    """The first destination where most can be gained."""
    table, symbols = board(state.rules.board), key(state.rules.key)
    return max(
        options, key=lambda option: _worth(symbols[table.spaces[table.sole[option.to]].symbol])
    )


def _worth(symbol: Symbol) -> int:
    return 4 * symbol.doubles + 2 * symbol.gain - symbol.loss + (symbol.then != "end")


def choices(rules: Rules, phase: phases.Phase) -> tuple[moves.Move, ...]:
    """The moves among which a player has to choose; none where there is nothing to choose."""
    if isinstance(
        phase, phases.Starting | phases.Choosing | phases.Picking | phases.HoleIn | phases.Hole
    ):
        return turn_moves(rules, phase)
    return ()


def end_of(move: moves.Go, options: Sequence[phases.Destination]) -> str:
    """The position a destination stands for."""
    return next(option.to for option in options if move.to in (option.to, space_of(option.to)))
