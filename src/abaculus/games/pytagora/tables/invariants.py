"""What can never be true of a state of Multiplication Tables."""

from __future__ import annotations

from abaculus.games.pytagora.digits import (
    add_bags,
    bag_with,
    find_bad_hand,
    find_lost_pieces,
    hand_without,
)
from abaculus.games.pytagora.tables.state import SKIPPED, Answering, State, playing_seats


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return (
        _lost_pieces(state)
        or find_bad_hand(state.hands, state.rules.players, state.gone)
        or _bad_turn(state)
        or _bad_answers(state)
    )


def _lost_pieces(state: State) -> str | None:
    lying = state.sequence.digits if state.sequence else ""
    there = bag_with(add_bags(state.bag, state.spent), "".join(state.hands) + lying)
    return find_lost_pieces(state.rules.bag, there, state.bag)


def _bad_turn(state: State) -> str | None:
    if not 0 <= state.turn <= state.rules.times:
        return f"turn {state.turn} has no ×"
    placed = {seat for place in state.behind for seat in place}
    if placed & {*state.tied, *state.gone}:
        return "a seat has two places"
    done = state.sequence
    if done is not None and any(laid.product != done.product for laid in done.answers):
        return "a wrong answer lies on the table"
    return None


def _bad_answers(state: State) -> str | None:
    phase = state.phase
    if not isinstance(phase, Answering):
        return None
    if state.sequence is None:
        return "there is nothing to answer"
    for seat, answer in enumerate(phase.answers):
        if answer in (None, SKIPPED):
            continue
        if answer != state.sequence.product or hand_without(state.hands[seat], answer) is None:
            return f"seat {seat} cannot answer {answer}"
        if seat not in playing_seats(state):
            return f"seat {seat} takes no part and answers"
    return None
