"""The honour referee: players judge each other, the exact rules decide a dispute (5.6)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.calcussimo.flow import idle_turn, refill
from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.kinds import in_rack_order
from abaculus.games.calcussimo.state import Disputing, State, Turning, still_in
from abaculus.games.calcussimo.terms import JudgedPlay
from abaculus.grids import Grid
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat


def announce(
    state: State, turn: Turning, judged: JudgedPlay, total: int, at: int, news: list[News]
) -> State:
    """Put a play on the board with its total; the other seats may object."""
    phase = Disputing(turn.seat, judged.play, judged.placed, at, turn.second)
    state = replace(state, phase=phase)
    news.append(News("announced", {"player": PlayerValue(turn.seat), "total": total}))
    return close_if_all_accept(state, phase, at, news)


def judges(state: State, phase: Disputing) -> tuple[Seat, ...]:
    """The seats that may object: all others still in the game."""
    return tuple(
        seat for seat in still_in(state) if seat != phase.seat and seat not in state.leaving
    )


def accept(state: State, phase: Disputing, seat: Seat, at: int, news: list[News]) -> State:
    """Accept the play for one seat."""
    accepted = tuple(sorted({*phase.accepted, seat}))
    phase = replace(phase, accepted=accepted)
    return close_if_all_accept(replace(state, phase=phase), phase, at, news)


def close_if_all_accept(state: State, phase: Disputing, at: int, news: list[News]) -> State:
    """Count the play once no seat is left to object."""
    if set(judges(state, phase)) <= set(phase.accepted):
        return count_play(state, phase, at, news)
    return state


def count_play(
    state: State, phase: Disputing, at: int, news: list[News], points: int | None = None
) -> State:
    """Score the play as announced, or as a dispute has lowered it."""
    counted = points if points is not None else (phase.play.total or 0)
    scores = list(state.scores)
    scores[phase.seat] += counted
    news.append(News("counted", {"player": PlayerValue(phase.seat), "points": counted}))
    state = replace(state, scores=tuple(scores), idle=0)
    return refill(state, phase.seat, at, news, cleared=not state.racks[phase.seat])


def dispute(state: State, phase: Disputing, seat: Seat, at: int, news: list[News]) -> State:
    """Judge the first objection by the exact rules and close the window."""
    news.append(News("disputed", {"player": PlayerValue(seat)}))
    before = _before(state, phase)
    verdict = judge(before.rules.terms, before.grid, before.racks[phase.seat], phase.play)
    if isinstance(verdict, Refusal):
        news.append(News(verdict.code, verdict.values))
        news.append(News("upheld", {"player": PlayerValue(phase.seat)}))
        return idle_turn(before, Turning(phase.seat, phase.since, phase.second), at, news)
    announced = phase.play.total or 0
    if verdict.points < announced:
        news.append(News("lowered", {"announced": announced, "points": verdict.points}))
        return count_play(state, phase, at, news, points=verdict.points)
    penalty = state.rules.dispute_penalty
    news.append(News("dispute-failed", {"player": PlayerValue(seat), "points": penalty}))
    scores = list(state.scores)
    scores[seat] -= penalty
    return count_play(replace(state, scores=tuple(scores)), phase, at, news)


def grid_before(grid: Grid, phase: Disputing) -> Grid:
    """The board without the play in question."""
    cells = {cell for cell, _, _ in phase.placed}
    pieces = {cell: chip for cell, chip in grid.pieces.items() if cell not in cells}
    return Grid(pieces, grid.width, grid.height)


def _before(state: State, phase: Disputing) -> State:
    """The state before the play."""
    cells = {cell for cell, _, _ in phase.placed}
    back = "".join("?" if joker else chip for _, chip, joker in phase.placed)
    racks = list(state.racks)
    racks[phase.seat] = in_rack_order(racks[phase.seat] + back)
    return replace(
        state,
        grid=grid_before(state.grid, phase),
        jokers=tuple(cell for cell in state.jokers if cell not in cells),
        racks=tuple(racks),
        last=None,
    )
