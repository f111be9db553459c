"""Timeouts, default moves, absence, return and leaving (5.7, 5.8)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases, questions, setup, turns
from abaculus.games.mathmetrics.clocks import ABANDONED, GAME
from abaculus.games.mathmetrics.game_end import finish
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.state import State, still_in
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.messages import PlayerValue as Named

PATIENCE: Final = 3
"""After this many consecutive decisions left to the clock a seat is absent."""


def time_out(state: State, deadline: str, at: int, news: list[News]) -> State:
    """Apply a clock that has run out."""
    phase = state.phase
    if isinstance(phase, phases.Rolling | phases.Fetching | phases.Marking | phases.Ended):
        raise AssertionError(f"no time runs in {phase}")
    if deadline == ABANDONED:
        return finish(state, "end-abandoned", news)
    if deadline == GAME:
        news.append(News("time-up", {"end": state.rules.time_end}))
        if state.rules.time_end == "now":
            return finish(state, "", news)
        return replace(state, is_time_up=True)
    seat = phase.seat
    if isinstance(phase, phases.Asking):
        if phase.limit and not state.players[seat].is_absent:
            return questions.give_up(state, phase, "late", at, news)
        state = _lapse(state, seat, at, news)
        return questions.give_up(state, phase, "passed", at, news)
    return _by_default(_lapse(state, seat, at, news), phase, at, news)


def _lapse(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Count one more decision left to the clock."""
    player = state.players[seat]
    if player.is_absent:
        return state
    news.append(News("lapsed", {"player": Named(seat)}))
    lapses = player.lapses + 1
    is_absent = lapses >= PATIENCE
    if is_absent:
        news.append(News("absent", {"player": Named(seat)}))
    player = replace(player, lapses=lapses, is_absent=is_absent)
    return _with_pause(replace(state, players=turns.with_player(state, seat, player)), at, news)


def _with_pause(state: State, at: int, news: list[News]) -> State:
    """Pause the game if all players are absent."""
    players = state.players
    if state.paused_at is None and all(players[seat].is_absent for seat in still_in(state)):
        news.append(News("paused"))
        return replace(state, paused_at=at)
    return state


def _by_default(
    state: State,
    phase: phases.Ordering
    | phases.Starting
    | phases.Ready
    | phases.Bonus
    | phases.Choosing
    | phases.Picking
    | phases.HoleIn
    | phases.Hole,
    at: int,
    news: list[News],
) -> State:
    """Make the default move for a seat that does not act (D36)."""
    seat = phase.seat
    match phase:
        case phases.Starting():
            return setup.place_piece(state, seat, setup.default_start(state), at, news)
        case phases.Choosing(options=options):
            return turns.walk(state, seat, options[0], at, news)
        case phases.Picking():
            tokens = state.players[seat].tokens
            fewest = CATEGORIES[tokens.index(min(tokens))]
            return turns.pick_category(state, seat, fewest, at, news)
        case phases.HoleIn():
            return turns.wait(state, seat, at, news)
        case phases.Hole():
            return turns.roll_in_hole(state, seat, "seven", at)
        case phases.Ordering() | phases.Ready() | phases.Bonus():
            return turns.roll(state, seat, at)


def come_back(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Mark a seat as present after its move; a paused game continues."""
    player = state.players[seat]
    if player.is_absent:
        news.append(News("back", {"player": Named(seat)}))
    player = replace(player, lapses=0, is_absent=False)
    state = replace(state, players=turns.with_player(state, seat, player))
    if state.paused_at is None:
        return state
    phase = state.phase
    if isinstance(phase, phases.Waiting):
        phase = replace(phase, since=at)
    begun = state.begun + at - state.paused_at if state.turn else 0
    return replace(state, phase=phase, begun=begun, paused_at=None)


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat for good; if it was its turn, nothing more happens on its space."""
    news.append(News("left", {"player": Named(seat)}))
    player = replace(state.players[seat], is_gone=True)
    state = replace(state, players=turns.with_player(state, seat, player))
    remaining = still_in(state)
    if not remaining:
        return finish(state, "end-unfinished", news)
    if len(remaining) == 1:
        return finish(state, "end-left", news, remaining[0])
    if not state.turn:
        state = setup.leave(state, seat, at, news)
    elif not isinstance(state.phase, phases.Ended) and state.phase.seat == seat:
        state = turns.end_turn(replace(state, question=None, trio=()), seat, at, news)
    return state if isinstance(state.phase, phases.Ended) else _with_pause(state, at, news)
