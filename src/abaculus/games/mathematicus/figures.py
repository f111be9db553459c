"""Medals, half nonagons and the nonagon: figures from the supply and from rivals (5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES, board
from abaculus.games.mathematicus.game_end import end_by_figures
from abaculus.games.mathematicus.moves import Decline, Exchange, Medal, Move, TakeHalf, Use
from abaculus.games.mathematicus.phases import Done, Half, Nonagon, Shield, Starting
from abaculus.games.mathematicus.pieces import (
    discard,
    in_supply,
    kept_card,
    return_half,
    return_token,
    rob_figure,
    take_figure,
    with_hand,
)
from abaculus.games.mathematicus.state import MEDAL, State, still_in
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value

SHIELD = "shield"


def owners(state: State, figure: str, but: Seat) -> list[Seat]:
    """The seats that own a figure, besides this one."""
    return [seat for seat in still_in(state) if seat != but and figure in state.hands[seat].figures]


# medals


def medal_refusal(state: State, seat: Seat, move: Medal) -> Refusal | None:
    """Why this medal cannot be played like this."""
    hand, figure = state.hands[seat], move.figure
    if not hand.tokens[MEDAL]:
        return Refusal("X-NONE")
    if figure in hand.figures:
        return Refusal("X-DUP", {"figure": figure})
    if move.rival is None:
        return None if in_supply(state, figure) else Refusal("X-GONE", {"figure": figure})
    if not state.rules.poaching:
        return Refusal("X-ELEMENT")
    if in_supply(state, figure):
        return Refusal("X-ONBOARD", {"figure": figure})
    return _owner_refusal(state, seat, figure, move.rival)


def _owner_refusal(state: State, seat: Seat, figure: str, rival: Seat) -> Refusal | None:
    if rival not in owners(state, figure, seat):
        return Refusal("X-OWNER", {"figure": figure})
    if f"{figure}{rival}" in state.shielded:
        return Refusal("X-SHIELDED", {"figure": figure})
    return None


def play_medal(state: State, seat: Seat, move: Medal, news: list[News]) -> State | Refusal:
    """Take a figure with a medal, unless its owner may and does refuse."""
    refusal = medal_refusal(state, seat, move)
    if refusal is not None:
        return refusal
    if move.rival is not None and kept_card(state, move.rival, SHIELD):
        news.append(News("wants-figure", _claim_values(seat, move.figure, move.rival)))
        return replace(state, phase=Shield(seat, move.rival, move.figure, by_medal=True))
    return take_by_medal(state, seat, move.figure, move.rival, news)


def _claim_values(seat: Seat, figure: str, owner: Seat) -> dict[str, Value]:
    return {"player": PlayerValue(seat), "figure": figure, "owner": PlayerValue(owner)}


def take_by_medal(
    state: State, seat: Seat, figure: str, rival: Seat | None, news: list[News]
) -> State:
    """Return the medal and take the figure."""
    news.append(News("medal-spent", {"player": PlayerValue(seat)}))
    state = return_token(state, seat, MEDAL)
    state = _take(state, seat, figure, rival, news)
    return end_by_figures(state, news) or replace(state, phase=Starting())


def _take(state: State, seat: Seat, figure: str, rival: Seat | None, news: list[News]) -> State:
    if rival is None:
        return take_figure(state, seat, figure, news)
    return rob_figure(state, seat, figure, rival, news)


# halves


def award_half(state: State, seat: Seat, square: int, news: list[News]) -> State:
    """Give a half, or the choice of one, for a number of the nonagon; or complete it."""
    hand = state.hands[seat]
    bearing = board(state.rules.board).bearing[square] if "n" in hand.elements else ""
    free = [half for half in bearing if half in state.supply.halves]
    if not free or (hand.half and hand.half in free):
        return replace(state, phase=Done())
    if len(free) > 1:
        return replace(state, phase=Half(seat))
    return take_half(state, seat, free[0], news)


def take_half(state: State, seat: Seat, half: str, news: list[News]) -> State:
    """Take a half; at most one player ever holds one."""
    for other, hand in enumerate(state.hands):
        if hand.half and other != seat:
            news.append(News("half-lost", {"player": PlayerValue(other), "half": hand.half}))
            state = return_half(state, other)
    hand, supply = state.hands[seat], state.supply
    news.append(News("half", {"player": PlayerValue(seat), "half": half}))
    both = "".join(sorted(hand.half + half))
    state = with_hand(state, seat, replace(hand, half=both))
    state = replace(state, supply=replace(supply, halves=supply.halves.replace(half, "")))
    if len(both) == 1:
        return replace(state, phase=Done())
    news.append(News("nonagon", {"player": PlayerValue(seat)}))
    return replace(state, phase=Nonagon(seat))


def handle_half(
    state: State, phase: Half, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Choose one of two halves."""
    return take_half(state, seat, move.half, news) if isinstance(move, TakeHalf) else None


# the nonagon


def exchanges(state: State, seat: Seat) -> Iterator[Exchange]:
    """Everything a complete nonagon can be exchanged for."""
    for figure in FIGURES:
        if figure in state.hands[seat].figures:
            continue
        rivals = owners(state, figure, seat)
        for rival in rivals:
            if f"{figure}{rival}" not in state.shielded:
                yield Exchange(figure, rival)
        if not rivals and in_supply(state, figure):
            yield Exchange(figure)


def _exchange_refusal(state: State, seat: Seat, move: Exchange) -> Refusal | None:
    figure = move.figure
    if figure in state.hands[seat].figures:
        return Refusal("X-DUP", {"figure": figure})
    if move.rival is not None:
        return _owner_refusal(state, seat, figure, move.rival)
    if owners(state, figure, seat):
        return Refusal("X-POACHFIRST", {"figure": figure})
    return None if in_supply(state, figure) else Refusal("X-GONE", {"figure": figure})


def handle_nonagon(
    state: State, phase: Nonagon, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Exchange the nonagon, unless the owner may and does refuse."""
    if not isinstance(move, Exchange):
        return None
    refusal = _exchange_refusal(state, seat, move)
    if refusal is not None:
        return refusal
    if move.rival is not None and kept_card(state, move.rival, SHIELD):
        news.append(News("wants-figure", _claim_values(seat, move.figure, move.rival)))
        return replace(state, phase=Shield(seat, move.rival, move.figure, by_medal=False))
    return take_by_nonagon(state, seat, move.figure, move.rival, news)


def take_by_nonagon(
    state: State, seat: Seat, figure: str, rival: Seat | None, news: list[News]
) -> State:
    """Return both halves and take the figure."""
    state = _take(return_half(state, seat), seat, figure, rival, news)
    return end_by_figures(state, news) or replace(state, phase=Done())


def handle_shield(
    state: State, phase: Shield, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Give up the figure, or keep it."""
    if isinstance(move, Decline):
        if phase.by_medal:
            return take_by_medal(state, phase.seat, phase.figure, phase.owner, news)
        return take_by_nonagon(state, phase.seat, phase.figure, phase.owner, news)
    if not isinstance(move, Use) or kept_card(state, seat, SHIELD) != move.card:
        return None
    kept = replace(state, shielded=(*state.shielded, f"{phase.figure}{phase.owner}"))
    if not phase.by_medal and next(exchanges(kept, phase.seat), None) is None:
        return Refusal("X-SHIELD")
    kept = discard(kept, seat, move.card, news)
    news.append(News("shielded", _claim_values(phase.seat, phase.figure, phase.owner)))
    return replace(kept, phase=Starting() if phase.by_medal else Nonagon(phase.seat))
