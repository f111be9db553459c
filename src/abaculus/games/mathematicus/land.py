"""Landing on a square, and what a right answer wins there (5.4)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.board import SIZE, Square, board
from abaculus.games.mathematicus.challenges import can_fight_for_medal
from abaculus.games.mathematicus.figures import award_half
from abaculus.games.mathematicus.game_end import end_by_figures
from abaculus.games.mathematicus.pieces import in_supply, place_pawn, take_figure, take_token
from abaculus.games.mathematicus.state import DOUBLE, KINDS, MEDAL, State
from abaculus.kernel.messages import News, PlayerValue, Seat

PRIME_SCORES = (2, 3, 5, 7, 11)


def land(state: State, step: phases.Landing, news: list[News]) -> State:
    """What a square does to a pawn that lands on it."""
    seat, place = step.seat, step.square
    hand = state.hands[seat]
    had_moved = hand.moved
    state = place_pawn(state, seat, place, forward=step.forward, moved=True)
    news.append(News("landed", {"player": PlayerValue(seat), "square": place, "from": step.came}))
    square = board(state.rules.board).squares[place]
    if square.role == "chance":
        if state.unseen or state.queue:
            return replace(state, phase=phases.Drawing())
        return replace(state, phase=phases.Done())
    if square.role == "medal":
        return _medal(state, step, had_moved, news)
    if not square.asks:
        return _penalty(state, seat, place, square, news)
    if square.figure and square.figure in hand.figures:
        news.append(News("own-figure", {"player": PlayerValue(seat), "figure": square.figure}))
        return replace(state, phase=phases.Done())
    stake = phases.Stake("square", seat, place, step.came, had_moved)
    if state.rules.half_rule == "landing":
        pushed = replace(state, stack=(*state.stack, phases.Facing(stake)))
        return award_half(pushed, seat, place, news)
    return replace(state, phase=phases.Facing(stake))


def _penalty(state: State, seat: Seat, place: int, square: Square, news: list[News]) -> State:
    """Give a ×2 token, the half of square 3, and then the penalty."""
    state = take_token(state, seat, DOUBLE, news)
    news.append(News("penalty", {"player": PlayerValue(seat)}))
    is_gimmick = square.role == "gimmick" and state.rules.gimmick
    following: phases.Phase = phases.Shaking() if is_gimmick else phases.Penalty()
    if not board(state.rules.board).bearing[place]:
        return replace(state, phase=following)
    return award_half(replace(state, stack=(*state.stack, following)), seat, place, news)


def _medal(state: State, step: phases.Landing, had_moved: bool, news: list[News]) -> State:
    seat = step.seat
    if state.supply.tokens[MEDAL]:
        return replace(take_token(state, seat, MEDAL, news), phase=phases.Done())
    if can_fight_for_medal(state, seat):
        return replace(state, phase=phases.MedalSquare(step.came, had_moved))
    return replace(state, phase=phases.Done())


def reap(state: State, step: phases.Reaping, news: list[News]) -> State:
    """Figure, token and half of a square, in this order."""
    seat = step.seat
    square = board(state.rules.board).squares[step.square]
    figure = square.figure
    is_lacking = figure and not step.skip_figure and figure not in state.hands[seat].figures
    if is_lacking and in_supply(state, figure):
        state = take_figure(state, seat, figure, news)
        over = end_by_figures(state, news)
        if over is not None:
            return over
    if square.token:
        state = take_token(state, seat, KINDS.index(square.token), news)
    if state.rules.half_rule == "landing":
        return replace(state, phase=phases.Done())
    return award_half(state, seat, step.square, news)


def send_back(state: State, stake: phases.Stake, news: list[News]) -> State:
    """The pawn returns to where it came from; it has not moved (D74)."""
    news.append(News("sent-back", {"player": PlayerValue(stake.seat), "square": stake.came}))
    is_forward = state.walk is not None and not state.walk.forward
    return place_pawn(state, stake.seat, stake.came, forward=is_forward, moved=stake.moved)


def walk(state: State, seat: Seat, by: int) -> State:
    """Move the pawn this many squares forward, or back."""
    came = state.hands[seat].pos
    return replace(state, phase=phases.Landing(seat, came, (came + by) % SIZE, by > 0))
