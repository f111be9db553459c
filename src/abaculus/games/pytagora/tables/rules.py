"""Multiplication Tables as the kernel asks for it: what is awaited and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import assert_never

from abaculus.games.pytagora.digit_game import DigitGame
from abaculus.games.pytagora.digits import hand_without, some_of
from abaculus.games.pytagora.events import PIECES_LEFT, RULES, turn_clock, wrong_phase
from abaculus.games.pytagora.refusals import not_in_rack
from abaculus.games.pytagora.tables import invariants, turns
from abaculus.games.pytagora.tables import view as views
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.notation import TablesNotation
from abaculus.games.pytagora.tables.options import MENU, TablesOptions, rules
from abaculus.games.pytagora.tables.state import (
    SKIPPED,
    Answering,
    Dealing,
    Drawing,
    Ended,
    Factoring,
    State,
    playing_seats,
)
from abaculus.games.pytagora.tables.turns import pairs
from abaculus.games.pytagora.tables.view import View
from abaculus.kernel.awaits import Awaits, Chance, Over, TimedSeat, Turn
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Traits
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Seat
from abaculus.kernel.options import Options


class MultiplicationTables(DigitGame[State, Move]):
    """The rules of Multiplication Tables."""

    info = GameInfo(
        id="tables",
        title="Multiplication Tables",
        rules=RULES,
        menu=MENU,
        traits=Traits(hidden=True, chance=True),
        measure=PIECES_LEFT,
    )
    shapes = GameTypes(State, Move, View, TablesOptions, TimedSeat)
    notation = TablesNotation()

    def setup(self, options: Options) -> State:
        """The table before the deal."""
        return turns.initial_state(rules(options))

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        match state.phase:
            case Dealing():
                return Chance(some_of(state.bag, state.rules.hand_size))
            case Factoring():
                return Chance(pairs(state))
            case Drawing():
                return Chance(some_of(state.bag, 1))
            case Answering() as phase:
                return _turn(state, phase)
            case Ended(outcome=outcome):
                return Over(outcome)
            case _ as never:
                assert_never(never)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the seat could answer so, never whether the answer is right."""
        refusal = self.check_moment(state, Played(0, seat, move))
        return Preview(refusal or _readiness_refusal(state, seat, move))

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Every legal move of a seat."""
        phase, sequence = state.phase, state.sequence
        if not isinstance(phase, Answering) or sequence is None:
            return
        if seat in turns.awaited_seats(state, phase):
            if hand_without(state.hands[seat], sequence.product) is not None:
                yield Answer(sequence.product)
            yield Skip()

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat cannot make this move while the game runs."""
        return _readiness_refusal(state, seat, move) or _product_refusal(state, move)

    def advance(self, state: State, event: Event[Move], news: list[News]) -> State:
        """The table after an event that can happen."""
        match event:
            case Drawn(at=at, result=result):
                return _apply_draw(state, "".join(map(str, result)), at, news)
            case Played(seat=seat, move=move):
                answer = move.product if isinstance(move, Answer) else SKIPPED
                return turns.take_answer(state, _answering_phase(state), seat, answer, news)
            case TimedOut(seat=seat):
                late = seat or 0
                news.append(News("tables-late", {"player": PlayerValue(late)}))
                return turns.note_answer(state, _answering_phase(state), late, SKIPPED, news)
            case Left(seat=seat):
                return turns.leave(state, seat, news)
            case _ as never:
                assert_never(never)

    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)

    def bound(self, options: Options) -> int:
        """Each × lets everyone answer and draw; before it all are dealt, and all may leave."""
        chosen = rules(options)
        return 2 * chosen.players + chosen.times * (1 + 2 * chosen.players)


def _turn(state: State, phase: Answering) -> Turn:
    waited_for = turns.awaited_seats(state, phase)
    clocks = (turn_clock(state.rules.turn_times, seat, phase.since) for seat in waited_for)
    return Turn(must=waited_for, deadlines=tuple(chain.from_iterable(clocks)))


def _readiness_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the seat cannot make such a move, whatever the product is."""
    phase = state.phase
    if seat in state.gone:
        return wrong_phase("gone")
    if not isinstance(phase, Answering):
        return wrong_phase("draw")
    if seat not in playing_seats(state):
        return Refusal("not_your_turn", {"player": PlayerValue(playing_seats(state)[0])})
    if phase.answers[seat] is not None:
        return wrong_phase("answered")
    if isinstance(move, Skip):
        return None
    return _hand_refusal(state.hands[seat], move.product)


def _hand_refusal(hand: str, product: str) -> Refusal | None:
    for digit in product:
        needed = product.count(digit)
        if hand.count(digit) < needed:
            return not_in_rack(digit, hand.count(digit), needed)
    if len(product) > 1 and product[0] == "0":
        better = FormulaValue(product.lstrip("0") or "0")
        return Refusal("leading_zero", {"number": FormulaValue(product), "better": better})
    return None


def _product_refusal(state: State, move: Move) -> Refusal | None:
    sequence = state.sequence
    if sequence is None or isinstance(move, Skip) or move.product == sequence.product:
        return None
    return Refusal("wrong_product", {"run": FormulaValue(sequence.run), "answer": move.product})


def _answering_phase(state: State) -> Answering:
    if not isinstance(state.phase, Answering):
        raise AssertionError(f"nothing is answered in {state.phase}")
    return state.phase


def _apply_draw(state: State, drawn: str, at: int, news: list[News]) -> State:
    match state.phase:
        case Dealing(seat=seat):
            return turns.deal(state, seat, drawn, news)
        case Factoring():
            return turns.draw_factors(state, drawn, at, news)
        case Drawing() as phase:
            return turns.draw_piece(state, phase, drawn, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


TABLES = MultiplicationTables()
