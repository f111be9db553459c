"""The legal moves of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from abaculus.games.mathematicus import moves, phases
from abaculus.games.mathematicus.answers import can_use, double_refusal
from abaculus.games.mathematicus.blue import NUMBERS, is_blue
from abaculus.games.mathematicus.board import FIGURES, board
from abaculus.games.mathematicus.challenges import (
    EASIER,
    REFUSE,
    can_fight_for_medal,
    could_fight_for_figure,
    has_challenges,
)
from abaculus.games.mathematicus.chance import choices
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.clocks import due, is_chance, voters
from abaculus.games.mathematicus.figures import SHIELD, exchanges, medal_refusal
from abaculus.games.mathematicus.pieces import in_supply, kept_card
from abaculus.games.mathematicus.rolls import BUY_FIGURE, CLOCKWISE, NAME_SCORE, backward_refusal
from abaculus.games.mathematicus.settle import SECOND
from abaculus.games.mathematicus.skips import NO_SKIP
from abaculus.games.mathematicus.state import CHALLENGE, D4, D12, MEDAL, State, still_in
from abaculus.games.mathematicus.votes import LEVELS, objection_refusal
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer

EVEN: Final = ChanceAnswer(50)
FORWARD, PASS, R4, R12 = moves.Walk(forward=True), moves.Pass(), moves.Roll(4), moves.Roll(12)
_BACKWARD, _END, _K4, _K12 = moves.Walk(forward=False), moves.End(), moves.Extra(4), moves.Extra(12)
_DECLINE, _NO_CHALLENGE = moves.Decline(), moves.NoChallenge()
_NUMBERS: Final = tuple(moves.Number(number) for number in range(1, NUMBERS + 1))


def legal_moves(state: State, seat: Seat) -> Iterator[moves.Move]:
    """The moves of a seat in play, or else beside it; texts of answers are too many to list."""
    if isinstance(state.phase, phases.Ended) or is_chance(state.phase) or seat in state.gone:
        return
    is_judging_again = state.vote is not None and state.vote.judge == seat
    if seat in due(state) and not (is_judging_again and isinstance(state.phase, phases.Judging)):
        yield from phase_moves(state, seat)
    yield from side_moves(state, seat)


def side_moves(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Votes, objections and proposals."""
    vote = state.vote
    if vote is not None:
        if seat in voters(state):
            if vote.judge is not None:
                yield from (moves.Judge(True), moves.Judge(False))
            else:
                yield from (moves.Yes(), moves.No())
        return
    if objection_refusal(state, 0) is None:
        yield moves.Objection()
    yield moves.StopNow()
    least, most = LEVELS
    for other in still_in(state):
        level = state.hands[other].level
        for near in (level - 1, level + 1):
            if least <= near <= most:
                yield moves.Level(other, near)


def phase_moves(state: State, seat: Seat) -> Iterator[moves.Move]:
    """What the phase lets a seat do that is due."""
    return _LISTS[type(state.phase)](state, state.phase, seat)


def _score_moves(state: State, phase: phases.Rolled, seat: Seat) -> Iterator[moves.Move]:
    yield FORWARD
    if backward_refusal(state, seat, phase.score) is None:
        yield _BACKWARD
    card = kept_card(state, seat, CLOCKWISE)
    if card and state.hands[seat].moved:
        yield moves.Use(card)
    yield PASS


def _skip(
    state: State, phase: phases.Skipping | phases.Penalty, seat: Seat
) -> Iterator[moves.Move]:
    tokens = state.hands[seat].tokens
    yield moves.Serve()
    if tokens[D4]:
        yield moves.BuyOff("4")
    if tokens[D12]:
        yield moves.BuyOff("12")
    if kept_card(state, seat, NO_SKIP):
        yield moves.BuyOff("J")


def _choice_moves(state: State, phase: phases.Choosing, seat: Seat) -> Iterator[moves.Move]:
    yield from choices.possible_choices(state, seat, phase.what)
    if phase.what in choices.OPTIONAL:
        yield _DECLINE


def _free_roll(state: State, phase: phases.FreeRoll, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Roll(phase.die), PASS)


def _back_roll(state: State, phase: phases.BackRoll, seat: Seat) -> Iterator[moves.Move]:
    yield R12


def _remainders(state: State, phase: phases.Gimmick, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Remainder(0), moves.Remainder(1), moves.Remainder(2), moves.Remainder(None))


def _on_medal_square(state: State, phase: phases.MedalSquare, seat: Seat) -> Iterator[moves.Move]:
    if can_fight_for_medal(state, seat):
        for rival in still_in(state):
            if rival != seat and has_challenges(state, rival) and state.hands[rival].tokens[MEDAL]:
                yield moves.Challenge(rival=rival)
    yield _DECLINE
    yield from _extras(state, phase, seat)


def _refusals(state: State, phase: phases.Refusing, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Use(kept_card(state, seat, REFUSE)), _DECLINE)


def _second_tries(state: State, phase: phases.SecondTry, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Use(kept_card(state, seat, SECOND)), _DECLINE)


def _shields(state: State, phase: phases.Shield, seat: Seat) -> Iterator[moves.Move]:
    kept = (*state.shielded, f"{phase.figure}{phase.owner}")
    if phase.by_medal or _has_other_exchange(state, phase, kept):
        yield moves.Use(kept_card(state, seat, SHIELD))
    yield _DECLINE


def _halves(state: State, phase: phases.Half, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.TakeHalf("A"), moves.TakeHalf("B"))


def _exchanges(state: State, phase: phases.Nonagon, seat: Seat) -> Iterator[moves.Move]:
    yield from exchanges(state, seat)


def _verdicts(state: State, phase: phases.Judging, seat: Seat) -> Iterator[moves.Move]:
    yield from (moves.Judge(True), moves.Judge(False), moves.Judge(None))


def _has_other_exchange(state: State, phase: phases.Shield, kept: tuple[str, ...]) -> bool:
    return any(f"{one.figure}{one.rival}" not in kept for one in exchanges(state, phase.seat))


def _extras(
    state: State, phase: phases.After | phases.MedalSquare, seat: Seat
) -> Iterator[moves.Move]:
    tokens = state.hands[seat].tokens
    if tokens[D4]:
        yield _K4
    if tokens[D12]:
        yield _K12
    yield _END


def _start_moves(state: State, phase: phases.Starting, seat: Seat) -> Iterator[moves.Move]:
    yield from (R4, R12)
    yield from _before_roll(state, seat)
    yield PASS


def _before_roll(state: State, seat: Seat) -> Iterator[moves.Move]:
    hand = state.hands[seat]
    if hand.tokens[MEDAL]:
        for figure in FIGURES:
            for rival in (None, *still_in(state)):
                move = moves.Medal(figure, rival)
                if medal_refusal(state, seat, move) is None:
                    yield move
    if not hand.kept:
        return
    card = kept_card(state, seat, NAME_SCORE)
    if card:
        yield from (moves.Use(card, score) for score in range(1, 5))
    card = kept_card(state, seat, BUY_FIGURE)
    if card and hand.tokens[D4] and hand.tokens[D12]:
        for figure in FIGURES:
            if figure not in hand.figures and in_supply(state, figure):
                yield moves.Use(card, figure=figure)


def _numbers(state: State, phase: phases.BluePick, seat: Seat) -> Iterator[moves.Move]:
    yield from _NUMBERS


def _answers(state: State, phase: phases.Answering, seat: Seat) -> Iterator[moves.Move]:
    question = phase.question
    yield EVEN
    yield moves.GiveUp()
    if question.started is None:
        yield moves.Go()
    if double_refusal(state, question, seat) is None:
        yield moves.DoubleTime()
    for card in state.hands[seat].kept:
        if can_use(state, question, seat, deck(state.rules.chance).named[card].effect):
            yield moves.Use(card)


def _challenges(state: State, phase: phases.Window, seat: Seat) -> Iterator[moves.Move]:
    stake, tokens = phase.stake, state.hands[seat].tokens
    if seat != stake.seat:
        if tokens[CHALLENGE]:
            yield moves.Challenge()
        if tokens[MEDAL]:
            yield moves.Challenge(by_medal=True)
        yield _NO_CHALLENGE
        return
    card = kept_card(state, seat, EASIER)
    if card and not is_blue(state, stake, seat):
        yield moves.Use(card)
    if has_challenges(state, seat) and could_fight_for_figure(state, stake):
        figure = board(state.rules.board).squares[stake.square].figure
        for rival in still_in(state):
            if (
                rival != seat
                and has_challenges(state, rival)
                and figure in state.hands[rival].figures
            ):
                if tokens[CHALLENGE]:
                    yield moves.Challenge(rival=rival)
                if tokens[MEDAL]:
                    yield moves.Challenge(by_medal=True, rival=rival)
    yield _NO_CHALLENGE


_LISTS: Final[dict[type, Callable[[State, Any, Seat], Iterator[moves.Move]]]] = {
    phases.Skipping: _skip,
    phases.Starting: _start_moves,
    phases.Rolled: _score_moves,
    phases.FreeRoll: _free_roll,
    phases.Gimmick: _remainders,
    phases.Penalty: _skip,
    phases.MedalSquare: _on_medal_square,
    phases.Window: _challenges,
    phases.Refusing: _refusals,
    phases.BluePick: _numbers,
    phases.Answering: _answers,
    phases.Judging: _verdicts,
    phases.SecondTry: _second_tries,
    phases.Half: _halves,
    phases.Nonagon: _exchanges,
    phases.Shield: _shields,
    phases.Choosing: _choice_moves,
    phases.BackRoll: _back_roll,
    phases.After: _extras,
}
