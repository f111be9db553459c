"""The effects of a verdict, by what depended on the question (5.4, 5.6, 5.10)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.chance.choices import possible_choices
from abaculus.games.mathematicus.game_end import answer_tie, end_by_figures, end_game
from abaculus.games.mathematicus.land import send_back
from abaculus.games.mathematicus.pieces import (
    change_tokens,
    kept_card,
    place_pawn,
    rob_figure,
    take_figure,
    take_token,
    with_hand,
)
from abaculus.games.mathematicus.state import MEDAL, State
from abaculus.kernel.messages import News, PlayerValue, Seat

SECOND = "second"


def settle(state: State, step: phases.Settling, news: list[News]) -> State:
    """A verdict takes effect; a wrong one after the second try, if there is a card for it."""
    question = step.question
    kind = question.stake.kind
    if kind == "cards":
        return _settle_card(state, question, step.is_right, news)
    if kind == "tie":
        return answer_tie(state, is_right=step.is_right)
    if not step.is_right and kept_card(state, question.seat, SECOND):
        return replace(state, phase=phases.SecondTry(question))
    return settle_verdict(state, question, step.is_right, news)


def settle_verdict(
    state: State, question: phases.QuestionState, is_right: bool, news: list[News]
) -> State:
    """Apply the final verdict."""
    stake = question.stake
    kind = stake.kind
    if kind == "square":
        return _settle_landing(state, stake, is_right, news)
    if kind == "ambush":
        return _settle_ambush(state, stake, is_right, news)
    if kind == "above":
        return _settle_above(state, stake.seat, is_right, news)
    if not stake.is_second:
        if not is_right:
            return replace(state, phase=phases.Due(replace(stake, is_second=True)))
        if kind == "figure":
            state = send_back(state, stake, news)
        return replace(state, phase=phases.Done())
    if not is_right:
        if kind == "figure":
            state = send_back(state, stake, news)
        return replace(state, phase=phases.TurnOver())
    return _win_challenge(state, stake, news)


def _settle_landing(state: State, stake: phases.Stake, is_right: bool, news: list[News]) -> State:
    if is_right:
        return replace(state, phase=phases.Reaping(stake.seat, stake.square))
    return replace(send_back(state, stake, news), phase=phases.TurnOver())


def _settle_ambush(state: State, stake: phases.Stake, is_right: bool, news: list[News]) -> State:
    if not stake.is_second:
        if is_right:
            return replace(state, phase=phases.Reaping(stake.seat, stake.square))
        state = send_back(state, stake, news)
        return replace(state, phase=phases.Due(replace(stake, is_second=True)))
    rival = stake.rival
    assert rival is not None  # noqa: S101 - an ambush has an ambusher
    if not is_right:
        return replace(state, phase=phases.TurnOver())
    news.append(News("jumped", {"player": PlayerValue(rival), "square": stake.square}))
    state = place_pawn(state, rival, stake.square, forward=True, moved=True)
    return replace(state, stack=(phases.TurnOver(),), phase=phases.Reaping(rival, stake.square))


def _settle_above(state: State, seat: Seat, is_right: bool, news: list[News]) -> State:
    if not is_right:
        return replace(state, phase=phases.TurnOver())
    if possible_choices(state, seat, "figure"):
        return replace(state, phase=phases.Choosing("figure"))
    return replace(take_token(state, seat, MEDAL, news), phase=phases.Done())


def _win_challenge(state: State, stake: phases.Stake, news: list[News]) -> State:
    """The prize comes from the challenged, or from the supply if that one has left."""
    seat, rival = stake.seat, stake.rival
    is_gone = rival is None or rival in state.gone
    if stake.kind == "medal":
        if is_gone:
            return replace(take_token(state, seat, MEDAL, news), phase=phases.Done())
        return replace(_win_medal(state, seat, rival or 0, news), phase=phases.Done())
    if is_gone:
        state = take_figure(state, seat, stake.figure, news)
    else:
        state = rob_figure(state, seat, stake.figure, rival or 0, news)
    over = end_by_figures(state, news)
    if over is not None:
        return over
    if stake.kind == "duel":
        return replace(state, phase=phases.Done())
    return replace(state, phase=phases.Reaping(seat, stake.square, skip_figure=True))


def _win_medal(state: State, seat: Seat, rival: Seat, news: list[News]) -> State:
    news.append(News("medal-won", {"player": PlayerValue(seat), "rival": PlayerValue(rival)}))
    hand, other = state.hands[seat], state.hands[rival]
    state = with_hand(state, seat, replace(hand, tokens=change_tokens(hand.tokens, MEDAL, 1)))
    return with_hand(state, rival, replace(other, tokens=change_tokens(other.tokens, MEDAL, -1)))


def _settle_card(
    state: State, question: phases.QuestionState, is_right: bool, news: list[News]
) -> State:
    """A point, and perhaps the target."""
    if not is_right:
        return replace(state, phase=phases.TurnOver())
    seat = question.seat
    hand = state.hands[seat]
    state = with_hand(state, seat, replace(hand, points=hand.points + 1))
    rules = state.rules
    if rules.cards_end == "target" and hand.points + 1 >= rules.target:
        return end_game(state, (seat,), "end-target", news)
    return replace(state, phase=phases.TurnOver())
