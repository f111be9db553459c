"""The ends of a game, and the elimination between equals (section 7)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.phases import Due, Eliminating, Ended, Stake, TieRoll
from abaculus.games.mathematicus.pieces import throw_die
from abaculus.games.mathematicus.state import State, Tie, is_cards_only, still_in
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat

MOST_ROUNDS = 500
_TWELVE = 12


def scores(state: State) -> tuple[int, ...]:
    """Figures, or points; a lone player's turns."""
    if is_cards_only(state):
        return tuple([hand.points for hand in state.hands])
    if state.rules.players == 1:
        return (state.turns,)
    return tuple([len(hand.figures) for hand in state.hands])


def end_by_figures(state: State, news: list[News]) -> State | None:
    """End the game, if a change of figures has decided it."""
    for seat, hand in enumerate(state.hands):
        if len(hand.figures) == len(FIGURES):
            return end_game(state, (seat,), "end-six", news)
    return None if any(state.supply.figures) else end_by_score(state, "end-supply", news)


def end_by_score(state: State, reason: str, news: list[News]) -> State:
    """End the game by figures or points; an elimination breaks ties."""
    seats = still_in(state)
    if state.rules.players == 1:
        return end_game(state, (), reason, news)
    counted = scores(state)
    best = max([counted[seat] for seat in seats])
    tied = tuple([seat for seat in seats if counted[seat] == best])
    if len(tied) == 1:
        return end_game(state, tied, reason, news)
    news.append(News("tie", {"count": len(tied)}))
    return replace(state, phase=TieRoll(tied, tied, (), reason), stack=(), turn=tied[0])


def end_game(state: State, winners: tuple[Seat, ...], reason: str, news: list[News]) -> State:
    """End the game; there may be no winners."""
    counted = scores(state)
    places: list[tuple[Seat, ...]] = [winners]
    tie = state.tie
    behind = tuple(reversed(tie.out)) if tie is not None else ()
    places += [(seat,) for seat in behind if seat not in state.gone]
    ranked = {seat for place in places for seat in place}
    others = [seat for seat in still_in(state) if seat not in ranked]
    for score in sorted({counted[seat] for seat in others}, reverse=True):
        places.append(tuple([seat for seat in others if counted[seat] == score]))
    if state.gone:
        places.append(tuple(sorted(state.gone)))
    news.append(News(reason))
    news += [News("won", {"player": PlayerValue(seat)}) for seat in winners]
    outcome = Outcome(reason, tuple(places), counted)
    return replace(state, phase=Ended(outcome), stack=(), vote=None, before=None)


def roll_tie(state: State, phase: TieRoll, score: int, news: list[News]) -> State:
    """Roll for one of the tied; the lowest answers first, equal lowest roll again."""
    seat, *waiting = phase.waiting
    news.append(News("tie-rolled", {"player": PlayerValue(seat), "score": score}))
    state = throw_die(state, seat, _TWELVE, (score,))
    rolls = (*phase.rolls, (seat, score))
    if waiting:
        return replace(state, phase=replace(phase, waiting=tuple(waiting), rolls=rolls))
    return find_first(state, replace(phase, waiting=(), rolls=rolls), news)


def find_first(state: State, phase: TieRoll, news: list[News]) -> State:
    """Find who answers first once all of the tied have rolled."""
    lowest = min([score for _, score in phase.rolls])
    low = [seat for seat, score in phase.rolls if score == lowest]
    if len(low) > 1:
        return replace(state, phase=replace(phase, waiting=tuple(low), rolls=()))
    first = low[0]
    place = phase.tied.index(first)
    order = (*phase.tied[place:], *phase.tied[:place])
    if state.rules.is_clockwise:
        order = (order[0], *reversed(order[1:]))
    news.append(News("tie-first", {"player": PlayerValue(first)}))
    return replace(state, tie=Tie(left=order, reason=phase.reason), phase=Eliminating())


def eliminate(state: State, news: list[News]) -> State:
    """Ask the next of the tied; end the elimination when one is left or it takes too long."""
    tie = state.tie
    assert tie is not None  # noqa: S101 - set when the first was found
    if len(tie.left) == 1:
        return end_game(state, tie.left, "end-tie", news)
    if tie.next >= len(tie.left):
        tie = replace(tie, next=0, rounds=tie.rounds + 1)
        if tie.rounds >= state.rules.tie_cap:
            return end_game(replace(state, tie=tie), tuple(sorted(tie.left)), "end-shared", news)
        state = replace(state, tie=tie)
    seat = tie.left[tie.next]
    return replace(state, turn=seat, phase=Due(Stake("tie", seat)))


def answer_tie(state: State, *, is_right: bool) -> State:
    """Keep a tied seat in after a right answer; a wrong one eliminates it at once."""
    tie = state.tie
    assert tie is not None  # noqa: S101 - such questions are asked in eliminations only
    if is_right:
        return replace(state, tie=replace(tie, next=tie.next + 1), phase=Eliminating())
    return replace(state, tie=remove_from_tie(tie, tie.left[tie.next]), phase=Eliminating())


def remove_from_tie(tie: Tie, seat: Seat) -> Tie:
    """Remove a seat that has left from an elimination."""
    place = tie.left.index(seat)
    left = tuple([one for one in tie.left if one != seat])
    following = tie.next - 1 if place < tie.next else tie.next
    return replace(tie, left=left, out=(*tie.out, seat), next=following)
