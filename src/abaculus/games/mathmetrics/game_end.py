"""When a game is over, and who has won (7)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics.phases import Ended
from abaculus.games.mathmetrics.state import PlayerState, State, still_in
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.messages import PlayerValue as Named

TURNS_A_MINUTE: Final = 30
"""The most turns per minute: a timed game ends by them if its clock stands still."""


def has_won(state: State, seat: Seat) -> bool:
    """Whether a seat has the agreed number of tokens in every category."""
    target = state.rules.target
    return target > 0 and min(state.players[seat].tokens) >= target


def is_last_turn(state: State, players: tuple[PlayerState, ...], turn: int) -> bool:
    """Whether no further turn begins, because time is up."""
    rules = state.rules
    if not state.is_time_up:
        return 0 < rules.minutes * TURNS_A_MINUTE <= turn
    if rules.time_end != "round":
        return True
    return len({player.turns for player in players if not player.is_gone}) == 1


def totals(state: State) -> tuple[int, ...]:
    """All tokens of each seat."""
    return tuple(sum(player.tokens) for player in state.players)


def finish(state: State, reason: str, news: list[News], winner: Seat | None = None) -> State:
    """End the game; without a reason because time is up."""
    reason = reason or ("end-time" if state.rules.players > 1 else "end-time-alone")
    for seat, player in enumerate(state.players):
        tokens = player.tokens
        counts = {"e": tokens[0], "n": tokens[1], "g": tokens[2], "total": sum(tokens)}
        news.append(News("counted", {"player": Named(seat), **counts}))
    news.append(News(reason))
    outcome = Outcome(reason, _places(state, reason, winner), _scores(state, reason))
    return replace(state, phase=Ended(outcome), question=None, trio=(), paused_at=None)


def _scores(state: State, reason: str) -> tuple[int, ...]:
    """Full sets of the three categories, or all tokens when time is up; alone, the turns."""
    if state.rules.mode == "time" or reason == "end-time":
        return totals(state)
    if state.rules.players == 1:
        return (state.turn,)
    return tuple(min(player.tokens) for player in state.players)


def _places(state: State, reason: str, winner: Seat | None) -> tuple[tuple[Seat, ...], ...]:
    """The places; seats that left come last and cannot win."""
    gone = tuple(seat for seat, player in enumerate(state.players) if player.is_gone)
    nobody: tuple[tuple[Seat, ...], ...] = ((),)
    remaining = still_in(state)
    if winner is None and reason in ("end-abandoned", "end-unfinished"):
        return (*nobody, tuple(range(state.rules.players)))
    if winner is None and state.rules.players == 1 and state.rules.mode == "token":
        return (*nobody, (0,))
    first = () if winner is None else ((winner,),)
    by_total = winner is None
    worth = {
        seat: (0 if by_total else min(state.players[seat].tokens), sum(state.players[seat].tokens))
        for seat in remaining
        if seat != winner
    }
    levels = sorted(set(worth.values()), reverse=True)
    ranked = tuple(tuple(seat for seat in worth if worth[seat] == level) for level in levels)
    return (*first, *ranked, *((gone,) if gone else ()))
