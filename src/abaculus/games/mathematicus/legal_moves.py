"""The legal moves of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

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
from abaculus.games.mathematicus.moves import (
    BuyOff,
    Challenge,
    Decline,
    DoubleTime,
    End,
    Extra,
    GiveUp,
    Go,
    Judge,
    Level,
    Medal,
    Move,
    No,
    NoChallenge,
    Number,
    Objection,
    Pass,
    Remainder,
    Roll,
    Serve,
    StopNow,
    TakeHalf,
    Use,
    Walk,
    Yes,
)
from abaculus.games.mathematicus.phases import (
    After,
    Answering,
    BackRoll,
    BluePick,
    Choosing,
    Ended,
    FreeRoll,
    Gimmick,
    Half,
    Judging,
    MedalSquare,
    Nonagon,
    Penalty,
    Refusing,
    Rolled,
    SecondTry,
    Shield,
    Skipping,
    Starting,
    Window,
)
from abaculus.games.mathematicus.pieces import in_supply, kept_card
from abaculus.games.mathematicus.rolls import BUY_FIGURE, CLOCKWISE, NAME_SCORE, backward_refusal
from abaculus.games.mathematicus.settle import SECOND
from abaculus.games.mathematicus.skips import NO_SKIP
from abaculus.games.mathematicus.state import CHALLENGE, D4, D12, MEDAL, State, still_in
from abaculus.games.mathematicus.votes import LEVELS, objection_refusal
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer

EVEN: Final = ChanceAnswer(50)
FORWARD, PASS, R4, R12 = Walk(forward=True), Pass(), Roll(4), Roll(12)
_BACKWARD, _END, _K4, _K12 = Walk(forward=False), End(), Extra(4), Extra(12)
_DECLINE, _NO_CHALLENGE = Decline(), NoChallenge()
_NUMBERS: Final = tuple(Number(number) for number in range(1, NUMBERS + 1))


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The moves of a seat in play and beside it; answer texts are too many to list."""
    if isinstance(state.phase, Ended) or is_chance(state.phase) or seat in state.gone:
        return
    is_judging_again = state.vote is not None and state.vote.judge == seat
    if seat in due(state) and not (is_judging_again and isinstance(state.phase, Judging)):
        yield from phase_moves(state, seat)
    yield from side_moves(state, seat)


def side_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Votes, objections and proposals."""
    vote = state.vote
    if vote is not None:
        if seat in voters(state):
            if vote.judge is not None:
                yield from (Judge(True), Judge(False))
            else:
                yield from (Yes(), No())
        return
    if objection_refusal(state, 0) is None:
        yield Objection()
    yield StopNow()
    least, most = LEVELS
    for other in still_in(state):
        level = state.hands[other].level
        for near in (level - 1, level + 1):
            if least <= near <= most:
                yield Level(other, near)


def phase_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The moves the phase allows a seat that is due."""
    return _LISTS[type(state.phase)](state, state.phase, seat)


def _score_moves(state: State, phase: Rolled, seat: Seat) -> Iterator[Move]:
    yield FORWARD
    if backward_refusal(state, seat, phase.score) is None:
        yield _BACKWARD
    card = kept_card(state, seat, CLOCKWISE)
    if card and state.hands[seat].moved:
        yield Use(card)
    yield PASS


def _skip(state: State, phase: Skipping | Penalty, seat: Seat) -> Iterator[Move]:
    tokens = state.hands[seat].tokens
    yield Serve()
    if tokens[D4]:
        yield BuyOff("4")
    if tokens[D12]:
        yield BuyOff("12")
    if kept_card(state, seat, NO_SKIP):
        yield BuyOff("J")


def _choice_moves(state: State, phase: Choosing, seat: Seat) -> Iterator[Move]:
    yield from choices.possible_choices(state, seat, phase.what)
    if phase.what in choices.OPTIONAL:
        yield _DECLINE


def _free_roll(state: State, phase: FreeRoll, seat: Seat) -> Iterator[Move]:
    yield from (Roll(phase.die), PASS)


def _back_roll(state: State, phase: BackRoll, seat: Seat) -> Iterator[Move]:
    yield R12


def _remainders(state: State, phase: Gimmick, seat: Seat) -> Iterator[Move]:
    yield from (Remainder(0), Remainder(1), Remainder(2), Remainder(None))


def _on_medal_square(state: State, phase: MedalSquare, seat: Seat) -> Iterator[Move]:
    if can_fight_for_medal(state, seat):
        for rival in still_in(state):
            if rival != seat and has_challenges(state, rival) and state.hands[rival].tokens[MEDAL]:
                yield Challenge(rival=rival)
    yield _DECLINE
    yield from _extras(state, phase, seat)


def _refusals(state: State, phase: Refusing, seat: Seat) -> Iterator[Move]:
    yield from (Use(kept_card(state, seat, REFUSE)), _DECLINE)


def _second_tries(state: State, phase: SecondTry, seat: Seat) -> Iterator[Move]:
    yield from (Use(kept_card(state, seat, SECOND)), _DECLINE)


def _shields(state: State, phase: Shield, seat: Seat) -> Iterator[Move]:
    kept = (*state.shielded, f"{phase.figure}{phase.owner}")
    if phase.by_medal or _has_other_exchange(state, phase, kept):
        yield Use(kept_card(state, seat, SHIELD))
    yield _DECLINE


def _halves(state: State, phase: Half, seat: Seat) -> Iterator[Move]:
    yield from (TakeHalf("A"), TakeHalf("B"))


def _exchanges(state: State, phase: Nonagon, seat: Seat) -> Iterator[Move]:
    yield from exchanges(state, seat)


def _verdicts(state: State, phase: Judging, seat: Seat) -> Iterator[Move]:
    yield from (Judge(True), Judge(False), Judge(None))


def _has_other_exchange(state: State, phase: Shield, kept: tuple[str, ...]) -> bool:
    return any(f"{one.figure}{one.rival}" not in kept for one in exchanges(state, phase.seat))


def _extras(state: State, phase: After | MedalSquare, seat: Seat) -> Iterator[Move]:
    tokens = state.hands[seat].tokens
    if tokens[D4]:
        yield _K4
    if tokens[D12]:
        yield _K12
    yield _END


def _start_moves(state: State, phase: Starting, seat: Seat) -> Iterator[Move]:
    yield from (R4, R12)
    yield from _before_roll(state, seat)
    yield PASS


def _before_roll(state: State, seat: Seat) -> Iterator[Move]:
    hand = state.hands[seat]
    if hand.tokens[MEDAL]:
        for figure in FIGURES:
            for rival in (None, *still_in(state)):
                move = Medal(figure, rival)
                if medal_refusal(state, seat, move) is None:
                    yield move
    if not hand.kept:
        return
    card = kept_card(state, seat, NAME_SCORE)
    if card:
        yield from (Use(card, score) for score in range(1, 5))
    card = kept_card(state, seat, BUY_FIGURE)
    if card and hand.tokens[D4] and hand.tokens[D12]:
        for figure in FIGURES:
            if figure not in hand.figures and in_supply(state, figure):
                yield Use(card, figure=figure)


def _numbers(state: State, phase: BluePick, seat: Seat) -> Iterator[Move]:
    yield from _NUMBERS


def _answers(state: State, phase: Answering, seat: Seat) -> Iterator[Move]:
    question = phase.question
    yield EVEN
    yield GiveUp()
    if question.started is None:
        yield Go()
    if double_refusal(state, question, seat) is None:
        yield DoubleTime()
    for card in state.hands[seat].kept:
        if can_use(state, question, seat, deck(state.rules.chance).named[card].effect):
            yield Use(card)


def _challenges(state: State, phase: Window, seat: Seat) -> Iterator[Move]:
    stake, tokens = phase.stake, state.hands[seat].tokens
    if seat != stake.seat:
        if tokens[CHALLENGE]:
            yield Challenge()
        if tokens[MEDAL]:
            yield Challenge(by_medal=True)
        yield _NO_CHALLENGE
        return
    card = kept_card(state, seat, EASIER)
    if card and not is_blue(state, stake, seat):
        yield Use(card)
    if has_challenges(state, seat) and could_fight_for_figure(state, stake):
        figure = board(state.rules.board).squares[stake.square].figure
        for rival in still_in(state):
            if (
                rival != seat
                and has_challenges(state, rival)
                and figure in state.hands[rival].figures
            ):
                if tokens[CHALLENGE]:
                    yield Challenge(rival=rival)
                if tokens[MEDAL]:
                    yield Challenge(by_medal=True, rival=rival)
    yield _NO_CHALLENGE


_LISTS: Final[dict[type, Callable[[State, Any, Seat], Iterator[Move]]]] = {
    Skipping: _skip,
    Starting: _start_moves,
    Rolled: _score_moves,
    FreeRoll: _free_roll,
    Gimmick: _remainders,
    Penalty: _skip,
    MedalSquare: _on_medal_square,
    Window: _challenges,
    Refusing: _refusals,
    BluePick: _numbers,
    Answering: _answers,
    Judging: _verdicts,
    SecondTry: _second_tries,
    Half: _halves,
    Nonagon: _exchanges,
    Shield: _shields,
    Choosing: _choice_moves,
    BackRoll: _back_roll,
    After: _extras,
}
