"""A seat leaves the game: its pieces, its turn and its challenges (section 7)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.challenges import close_window, could_act, drop_challenge
from abaculus.games.mathematicus.dealer import right_neighbour
from abaculus.games.mathematicus.figures import take_by_medal
from abaculus.games.mathematicus.game_end import end_game, find_first, remove_from_tie
from abaculus.games.mathematicus.pieces import take_token, with_hand
from abaculus.games.mathematicus.questions import answerer
from abaculus.games.mathematicus.state import MEDAL, State, still_in
from abaculus.games.mathematicus.turns import continue_opening
from abaculus.kernel.messages import News, PlayerValue, Seat


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove the seat and continue without it."""
    news.append(News("left", {"player": PlayerValue(seat)}))
    tie = state.tie
    is_tied = tie is not None and seat in tie.left
    if tie is not None and is_tied:
        state = replace(state, tie=remove_from_tie(tie, seat))
    state = _empty_hand(replace(state, gone=(*state.gone, seat)), seat)
    others = still_in(state)
    if not others:
        return end_game(state, (), "end-unfinished", news)
    if len(others) == 1:
        return end_game(state, others, "end-left", news)
    if state.dealer == seat:
        state = replace(state, dealer=right_neighbour(state, seat))
    if is_tied:
        return _leave_elimination(state, seat)
    return _leave_phase(state, seat, at, news)


def _empty_hand(state: State, seat: Seat) -> State:
    """Return everything to the supply, kept cards to the bottom of the deck."""
    hand, supply = state.hands[seat], state.supply
    figures = tuple(
        [many + (one in hand.figures) for one, many in zip(FIGURES, supply.figures, strict=True)]
    )
    d4, d12, challenge, double, medal = supply.tokens
    own = hand.tokens
    tokens = (d4 + own[0], d12 + own[1], challenge + own[2], double + own[3], medal + own[4])
    halves = "".join(sorted(supply.halves + hand.half))
    state = replace(
        state,
        supply=replace(supply, tokens=tokens, figures=figures, halves=halves),
        queue=(*state.queue, *hand.kept),
    )
    bare = replace(hand, figures="", tokens=(0, 0, 0, 0, 0), half="", kept=(), skips=0)
    return with_hand(state, seat, replace(bare, coming=None))


def _leave_elimination(state: State, seat: Seat) -> State:
    """Remove the seat that answers, or end the elimination when one is left."""
    tie = state.tie
    is_one = tie is not None and len(tie.left) == 1
    return replace(state, phase=phases.Eliminating()) if is_one or state.turn == seat else state


def _leave_phase(state: State, seat: Seat, at: int, news: list[News]) -> State:
    phase = state.phase
    if isinstance(phase, phases.Opening):
        return _leave_opening(state, phase, seat, at, news)
    if isinstance(phase, phases.TieRoll):
        return _leave_tie_roll(state, phase, seat, news)
    if isinstance(phase, phases.Window):
        return _leave_window(state, phase, seat)
    if isinstance(phase, phases.Shield):
        return _leave_shield(state, phase, seat, news)
    if isinstance(phase, phases.Half | phases.Nonagon):
        return _leave_choice(state, phase.seat, seat)
    if isinstance(phase, phases.Refusing):
        return _leave_challenge(state, phase.stake, seat, None, news)
    if isinstance(phase, phases.QuestionPhase | phases.Settling):
        return _leave_challenge(state, phase.question.stake, seat, phase.question, news)
    if state.turn != seat or isinstance(phase, phases.Ended):
        return state
    return replace(state, phase=phases.TurnOver(), stack=())


def _leave_opening(
    state: State, phase: phases.Opening, seat: Seat, at: int, news: list[News]
) -> State:
    waiting = tuple([one for one in phase.waiting if one != seat])
    rolls = tuple([roll for roll in phase.rolls if roll[0] != seat])
    if not waiting and not rolls:
        waiting = still_in(state)
    return continue_opening(state, phases.Opening(waiting, rolls), at, news)


def _leave_choice(state: State, chooser: Seat, seat: Seat) -> State:
    """Remove a seat while a prize is chosen, perhaps by an ambusher out of turn."""
    if chooser != seat:
        return replace(state, stack=(phases.TurnOver(),)) if state.turn == seat else state
    return replace(state, phase=phases.TurnOver() if state.turn == seat else phases.Done())


def _leave_tie_roll(state: State, phase: phases.TieRoll, seat: Seat, news: list[News]) -> State:
    if seat not in phase.tied:
        return state
    tied = tuple([one for one in phase.tied if one != seat])
    if len(tied) == 1:
        return end_game(state, tied, "end-tie", news)
    waiting = tuple([one for one in phase.waiting if one != seat])
    rolls = tuple([roll for roll in phase.rolls if roll[0] != seat])
    smaller = phases.TieRoll(tied, waiting, rolls, phase.reason)
    if waiting:
        return replace(state, phase=smaller)
    if not rolls:
        return replace(state, phase=replace(smaller, waiting=tied))
    return find_first(state, smaller, news)


def _leave_window(state: State, phase: phases.Window, seat: Seat) -> State:
    if phase.stake.seat == seat:
        return replace(state, phase=phases.TurnOver(), stack=())
    if state.rules.by_first_rules:
        return close_window(state, phase, (seat,)) if seat in phase.open else state
    able = could_act(state, phase.stake)
    return close_window(state, phase, tuple([one for one in phase.open if one not in able]))


def _leave_shield(state: State, phase: phases.Shield, seat: Seat, news: list[News]) -> State:
    """Without its owner the figure returns to the supply; without its taker nobody wants it."""
    if phase.owner != seat:
        return _leave_choice(state, phase.seat, seat)
    if phase.by_medal:
        return take_by_medal(state, phase.seat, phase.figure, None, news)
    return replace(state, phase=phases.Nonagon(phase.seat))


def _leave_challenge(
    state: State,
    stake: phases.Stake,
    seat: Seat,
    question: phases.QuestionState | None,
    news: list[News],
) -> State:
    if stake.seat == seat:
        return _drop_active(state, stake, question)
    if stake.rival != seat:
        return state
    if stake.kind == "ambush":
        if stake.is_second:
            return replace(state, phase=phases.TurnOver(), stack=())
        return _drop_ambusher(state, question, drop_challenge(state, stake))
    if question is not None and stake.is_second:
        return state
    if stake.kind == "medal":
        return replace(take_token(state, stake.seat, MEDAL, news), phase=phases.Done())
    return drop_challenge(state, stake)


def _drop_active(state: State, stake: phases.Stake, question: phases.QuestionState | None) -> State:
    """The turn is over, but an ambusher is still asked."""
    rival = stake.rival
    if stake.kind != "ambush" or rival is None:
        return replace(state, phase=phases.TurnOver(), stack=())
    if question is not None and answerer(question.stake) == rival:
        return state
    return replace(state, phase=phases.Due(replace(stake, is_second=True)), stack=())


def _drop_ambusher(state: State, question: phases.QuestionState | None, plain: State) -> State:
    """The active player's question continues as an ordinary one."""
    phase = state.phase
    if question is None or not isinstance(plain.phase, phases.Due):
        return plain
    ordinary = replace(question, stake=plain.phase.stake)
    if isinstance(phase, phases.QuestionPhase | phases.Settling):
        return replace(state, phase=replace(phase, question=ordinary))
    return plain
