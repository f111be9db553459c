"""Who leads, and how a game ends (7)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.compose.phases import Ended
from abaculus.games.pytagora.compose.state import State, still_in
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat


def in_front(state: State) -> tuple[Seat, ...]:
    """The seats with the highest score of those that can still win."""
    able = state.tied or still_in(state)
    best = max((state.scores[seat] for seat in able), default=0)
    return tuple(seat for seat in able if state.scores[seat] == best)


def finish(state: State, reason: str, winners: tuple[Seat, ...], news: list[News]) -> State:
    """End the game; seats that left come last, and alone there is a winner only at the goal."""
    if state.rules.players == 1 and reason == "end-stuck":
        winners = ()
    outcome = Outcome(reason, _places(state, winners), state.scores)
    news.append(News(reason))
    if reason == "end-alone":
        news.append(News("compose-alone", {"count": state.round}))
    elif state.rules.players > 1:
        news += [
            News("compose-won", {"player": PlayerValue(seat), "points": state.scores[seat]})
            for seat in winners
        ]
    return replace(state, phase=Ended(outcome), tied=(), due=())


def _places(state: State, winners: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    others = [seat for seat in still_in(state) if seat not in winners]
    ranks = sorted({state.scores[seat] for seat in others}, reverse=True)
    places = [winners]
    places += [tuple(seat for seat in others if state.scores[seat] == rank) for rank in ranks]
    return (*places, state.gone) if state.gone else tuple(places)
