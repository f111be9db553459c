"""What can never be true of a MathMetrics state."""

from __future__ import annotations

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.game_end import has_won
from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.turns import board_of, symbol_at
from abaculus.kernel.messages import Seat


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    if len(state.players) != state.rules.players:
        return f"there are {len(state.players)} players"
    found = (_player_fault(state, seat) for seat in range(state.rules.players))
    return next(filter(None, found), None) or _phase_fault(state) or _history_fault(state)


def _player_fault(state: State, seat: Seat) -> str | None:
    player = state.players[seat]
    if min(player.tokens) < 0:
        return f"seat {seat} has {player.tokens} tokens"
    if not player.position:
        is_bare = not (any(player.tokens) or player.miss or player.held or player.hole)
        fits = is_bare and (state.turn == 0 or player.is_gone)
        return None if fits else f"seat {seat} plays without standing on the board"
    if player.position not in board_of(state).ways:
        return f"seat {seat} stands on {player.position}"
    symbol = symbol_at(state, seat)[1]
    if (player.held and not symbol.holds) or (player.hole and not symbol.hole):
        return f"seat {seat} is held on {player.position}"
    if has_won(state, seat) and not isinstance(state.phase, phases.Ended):
        return f"seat {seat} has won, but the game has not ended"
    return None


def _phase_fault(state: State) -> str | None:
    phase = state.phase
    if isinstance(phase, phases.Ended):
        return None
    if state.players[phase.seat].is_gone:
        return f"seat {phase.seat} has left and is to act"
    is_early = isinstance(phase, phases.Ordering | phases.Starting) or (
        isinstance(phase, phases.Rolling) and phase.cause == "order"
    )
    if is_early != (state.turn == 0):
        return f"it is turn {state.turn} in {phase}"
    if isinstance(phase, phases.Asking | phases.Marking) != (state.question is not None):
        return f"a question is open in {phase}"
    if (
        isinstance(phase, phases.Asking | phases.Marking | phases.Fetching)
        and len(state.trio) != phase.step
    ):
        return f"{len(state.trio)} answers were given before question {phase.step}"
    in_hole = isinstance(phase, phases.HoleIn | phases.Hole)
    if in_hole and not state.players[phase.seat].hole:
        return f"seat {phase.seat} is not in the black hole"
    return None


def _history_fault(state: State) -> str | None:
    if len(state.past) > state.asked or (state.past and state.past[-1].number > state.asked):
        return "more questions were judged than asked"
    return None
