"""Leaving the game, at any moment (D53)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.chance import can_rob, compose, deal_next, start_game
from abaculus.games.pytagora.compose.flow import empty_hand, end_turn
from abaculus.games.pytagora.compose.game_end import finish
from abaculus.games.pytagora.compose.state import State, still_in
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State | Refusal:
    """Return the seat's hand to the bag; a turn under way ends without refill."""
    if seat in state.gone:
        return Refusal("wrong_phase", {"expected": "gone"})
    news.append(News("compose-left", {"player": PlayerValue(seat)}))
    state = replace(
        empty_hand(state, seat),
        gone=tuple(sorted((*state.gone, seat))),
        tied=tuple(other for other in state.tied if other != seat),
        due=tuple(other for other in state.due if other != seat),
    )
    remaining = still_in(state)
    if not remaining:
        return finish(state, "end-nobody", (), news)
    if len(remaining) == 1:
        return finish(state, "end-left", remaining, news)
    if len(state.tied) == 1:
        return finish(state, "end-tie", state.tied, news)
    return _continue_without(state, seat, at, news)


def _continue_without(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Continue the phase without the seat."""
    match state.phase:
        case phases.Dealing(seat=dealt):
            return deal_next(state, dealt, at, news)
        case phases.Lots(contenders=contenders):
            return _lots(state, tuple(s for s in contenders if s != seat), at, news)
        case phases.Drawing() as phase if phase.seat == seat and phase.thief is not None:
            return compose(state, phase, at, news)
        case phases.Stealing(seat=thief) as phase if thief != seat:
            return (
                state
                if can_rob(state, thief)
                else replace(state, phase=phases.Composing(thief, phase.since))
            )
        case (
            phases.Rolling()
            | phases.Facing()
            | phases.Stealing()
            | phases.Composing()
            | phases.Drawing()
            | phases.Asking() as phase
        ):
            return end_turn(state, seat, at, news) if phase.seat == seat else state
        case phases.Ended():
            raise AssertionError("nobody leaves a game that is over")


def _lots(state: State, contenders: tuple[Seat, ...], at: int, news: list[News]) -> State:
    if len(contenders) == 1:
        return start_game(state, contenders[0], at, news)
    return replace(state, phase=phases.Lots(contenders))
