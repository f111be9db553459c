"""Multiplication Tables as the kernel asks for it: what is awaited and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from abaculus.games.pytagora.digits import hand_without, some_of
from abaculus.games.pytagora.events import TURN
from abaculus.games.pytagora.game_info import PIECES_LEFT, RULES
from abaculus.games.pytagora.refusals import not_in_rack
from abaculus.games.pytagora.tables import turns
from abaculus.games.pytagora.tables.factors import pairs
from abaculus.games.pytagora.tables.invariants import fault
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.notation import Lines
from abaculus.games.pytagora.tables.options import MENU, rules
from abaculus.games.pytagora.tables.state import (
    SKIPPED,
    Answering,
    Dealing,
    Drawing,
    Ended,
    Factoring,
    State,
    playing,
)
from abaculus.games.pytagora.tables.view import View, imagine, view
from abaculus.kernel.awaits import Awaits, Chance, Deadline, Over, Turn
from abaculus.kernel.event_checks import misfit
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import Info, Preview, Shapes, Step, Traits
from abaculus.kernel.messages import Formula, News, Player, Refusal, Refused, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.rng import Nature


class MultiplicationTables:
    """The rules of Multiplication Tables."""

    info = Info(
        id="tables",
        title="Multiplication Tables",
        rules=RULES,
        menu=MENU,
        traits=Traits(hidden=True, chance=True),
        measure=PIECES_LEFT,
    )
    shapes = Shapes(state=State, move=Move, view=View)
    notation = Lines()

    def setup(self, options: Options) -> State:
        """The table before the deal."""
        return turns.opening(rules(options))

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

    def check(self, state: State, event: Event[Move]) -> Refusal | None:
        """Why this cannot happen now."""
        if isinstance(state.phase, Ended):
            return _unfit("over")
        refusal = misfit(self.awaits(state), event, state.rules.players)
        if refusal is not None:
            return refusal
        match event:
            case Played(seat=seat, move=move):
                return _unready(state, seat, move) or _wrong(state, move)
            case Left(seat=seat):
                return _unfit("gone") if seat in state.gone else None
            case Drawn() | TimedOut():
                return None
            case _ as never:
                assert_never(never)

    def apply(self, state: State, event: Event[Move]) -> Step[State, Move]:
        """What it leads to."""
        refusal = self.check(state, event)
        if refusal is not None:
            raise Refused(refusal)
        news: list[News] = []
        return Step(_happened(state, event, news), tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the seat could answer so, never whether the answer is right."""
        refusal = misfit(self.awaits(state), Played(0, seat, move), state.rules.players)
        if isinstance(state.phase, Ended):
            refusal = _unfit("over")
        return Preview(refusal or _unready(state, seat, move))

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Every legal move of a seat."""
        phase, sequence = state.phase, state.sequence
        if not isinstance(phase, Answering) or sequence is None:
            return
        if seat in turns.waited_for(state, phase):
            if hand_without(state.hands[seat], sequence.product) is not None:
                yield Answer(sequence.product)
            yield Skip()

    def sample(self, state: State, seat: Seat, nature: Nature) -> Move:
        """One of the legal moves."""
        moves = list(self.moves(state, seat))
        return moves[nature.below(len(moves))]

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know."""
        return view(state, seat)

    def imagine(self, view: View, nature: Nature) -> State:
        """A table that looks like this."""
        return imagine(view, nature)

    def fault(self, state: State) -> str | None:
        """What is impossible about a table."""
        return fault(state)

    def bound(self, options: Options) -> int:
        """Each × lets everybody answer and draw; before it all are dealt, and all may leave."""
        chosen = rules(options)
        return 2 * chosen.players + chosen.times * (1 + 2 * chosen.players)


def _turn(state: State, phase: Answering) -> Turn:
    waited_for = turns.waited_for(state, phase)
    times = state.rules.turn_times
    return Turn(
        must=waited_for,
        deadlines=tuple(
            Deadline(TURN, phase.since + times[seat], seat) for seat in waited_for if times[seat]
        ),
    )


def _unfit(expected: str) -> Refusal:
    """A move of another phase, and what is expected instead."""
    return Refusal("wrong_phase", {"expected": expected})


def _unready(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the seat cannot make such a move, whatever the product is."""
    phase = state.phase
    if seat in state.gone:
        return _unfit("gone")
    if not isinstance(phase, Answering):
        return _unfit("draw")
    if seat not in playing(state):
        return Refusal("not_your_turn", {"player": Player(playing(state)[0])})
    if phase.answers[seat] is not None:
        return _unfit("answered")
    if isinstance(move, Skip):
        return None
    return _unheld(state.hands[seat], move.product)


def _unheld(hand: str, product: str) -> Refusal | None:
    for digit in product:
        needed = product.count(digit)
        if hand.count(digit) < needed:
            return not_in_rack(digit, hand.count(digit), needed)
    if len(product) > 1 and product[0] == "0":
        better = Formula(product.lstrip("0") or "0")
        return Refusal("leading_zero", {"number": Formula(product), "better": better})
    return None


def _wrong(state: State, move: Move) -> Refusal | None:
    sequence = state.sequence
    if sequence is None or isinstance(move, Skip) or move.product == sequence.product:
        return None
    return Refusal("wrong_product", {"run": Formula(sequence.run), "answer": move.product})


def _happened(state: State, event: Event[Move], news: list[News]) -> State:
    match event:
        case Drawn(at=at, result=result):
            return _drawn(state, "".join(map(str, result)), at, news)
        case Played(seat=seat, move=move):
            answer = move.product if isinstance(move, Answer) else SKIPPED
            return turns.answered(state, _answering(state), seat, answer, news)
        case TimedOut(seat=seat):
            late = seat or 0
            news.append(News("tables-late", {"player": Player(late)}))
            return turns.told(state, _answering(state), late, SKIPPED, news)
        case Left(seat=seat):
            return turns.leave(state, seat, news)
        case _ as never:
            assert_never(never)


def _answering(state: State) -> Answering:
    if not isinstance(state.phase, Answering):
        raise AssertionError(f"nothing is answered in {state.phase}")
    return state.phase


def _drawn(state: State, drawn: str, at: int, news: list[News]) -> State:
    match state.phase:
        case Dealing(seat=seat):
            return turns.dealt(state, seat, drawn, news)
        case Factoring():
            return turns.factored(state, drawn, at, news)
        case Drawing() as phase:
            return turns.drew(state, phase, drawn, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


TABLES = MultiplicationTables()
