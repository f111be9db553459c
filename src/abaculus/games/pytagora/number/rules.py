"""The Number as the kernel asks for it: what is awaited, what may happen, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from abaculus.games.pytagora.digit_game import DigitGame
from abaculus.games.pytagora.digits import some_of
from abaculus.games.pytagora.events import PIECES_LEFT, RULES, TURNS_TAKEN, turn_clock, wrong_phase
from abaculus.games.pytagora.number import invariants, turns
from abaculus.games.pytagora.number import view as views
from abaculus.games.pytagora.number.faces import FACES, NAMES, SIGNED, fitting_digits
from abaculus.games.pytagora.number.moves import ChooseFace, Done, Move, Put, RollDie
from abaculus.games.pytagora.number.notation import NumberNotation
from abaculus.games.pytagora.number.options import MENU, NumberOptions, rules
from abaculus.games.pytagora.number.state import (
    Dealing,
    Drawing,
    Ended,
    Facing,
    Opening,
    Putting,
    Rolling,
    State,
)
from abaculus.games.pytagora.number.view import View
from abaculus.games.pytagora.refusals import not_in_rack
from abaculus.kernel.awaits import Awaits, Chance, Over, TimedSeat, Turn
from abaculus.kernel.draws import Roll
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.options import Options


class TheNumber(DigitGame[State, Move]):
    """The rules of The Number."""

    info = GameInfo(
        id="number",
        title="The Number",
        rules=RULES,
        menu=MENU,
        traits=Traits(hidden=True, chance=True),
        measure=PIECES_LEFT,
        alone=TURNS_TAKEN,
    )
    shapes = GameTypes(State, Move, View, NumberOptions, TimedSeat)
    notation = NumberNotation()

    def setup(self, options: Options) -> State:
        """The table before the deal."""
        return turns.initial_state(rules(options))

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        match state.phase:
            case Dealing():
                return Chance(some_of(state.bag, state.rules.hand_size))
            case Opening() | Drawing():
                return Chance(some_of(state.bag, 1))
            case Rolling(thrown=True):
                return Chance(Roll((len(FACES),)))
            case Rolling() | Facing() | Putting() as phase:
                clock = turn_clock(state.rules.turn_times, phase.seat, phase.since)
                is_begun = not isinstance(phase, Rolling)
                return Turn((phase.seat,), deadlines=clock, is_begun=is_begun)
            case Ended(outcome=outcome):
                return Over(outcome)
            case _ as never:
                assert_never(never)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal."""
        return Preview(self.check(state, Played(0, seat, move)))

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """Every legal move of a seat."""
        phase = state.phase
        if isinstance(phase, Dealing | Opening | Drawing | Ended) or phase.seat != seat:
            return
        match phase:
            case Rolling(thrown=thrown):
                if not thrown:
                    yield RollDie()
            case Facing():
                yield from (ChooseFace(face) for face in SIGNED)
            case Putting():
                yield from (Put(digit) for digit in dict.fromkeys(turns.fits(state, seat)))
                if phase.may_stop:
                    yield Done()
            case _ as never:
                assert_never(never)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat cannot make this move while the game runs."""
        phase = state.phase
        if seat in state.gone:
            return wrong_phase("gone")
        if isinstance(phase, Dealing | Opening | Ended):
            return wrong_phase("draw")
        if seat != phase.seat:
            return Refusal("not_your_turn", {"player": PlayerValue(phase.seat)})
        match phase:
            case Drawing():
                return Refusal("nothing_fits")
            case Rolling(thrown=thrown):
                is_roll = isinstance(move, RollDie) and not thrown
                return None if is_roll else wrong_phase("draw" if thrown else "roll")
            case Facing():
                return _face_refusal(move)
            case Putting():
                return _put_refusal(state, phase, move)
            case _ as never:
                assert_never(never)

    def advance(self, state: State, event: Event[Move], news: list[News]) -> State:
        """The table after an event that can happen."""
        match event:
            case Drawn(at=at, result=result):
                return _apply_draw(state, "".join(map(str, result)), at, news)
            case Played(at=at, move=move):
                return _apply_move(state, move, at, news)
            case TimedOut(at=at):
                return _time_out(state, at, news)
            case Left(at=at, seat=seat):
                return turns.leave(state, seat, at, news)
            case _ as never:
                assert_never(never)

    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)

    def bound(self, options: Options) -> int:
        """Nothing but luck bounds this game: one face in six always makes a seat put a piece, so
        40 turns for each piece of the set are more than any real game needs."""
        return 40 * 6 * sum(rules(options).bag)


def _face_refusal(move: Move) -> Refusal | None:
    if not isinstance(move, ChooseFace):
        return wrong_phase("face")
    return None if move.face in SIGNED else Refusal("bad_face")


def _put_refusal(state: State, phase: Putting, move: Move) -> Refusal | None:
    match move:
        case Put(digit=digit):
            if digit not in state.hands[phase.seat]:
                return not_in_rack(digit, 0, 1)
            return None if digit in turns.fits(state, phase.seat) else _does_not_fit(state, digit)
        case Done():
            return None if phase.may_stop else Refusal("must_put")
        case RollDie() | ChooseFace():
            return wrong_phase("put")
        case _ as never:
            assert_never(never)


def _does_not_fit(state: State, digit: str) -> Refusal:
    number = state.pile[-1].digit
    digits = fitting_digits(state.face, number)
    return Refusal(
        "does_not_fit",
        {
            "how": NAMES[state.face],
            "piece": digit,
            "number": number,
            "needed": digits if len(digits) == 1 else "none" if not digits else "several",
        },
    )


def _apply_draw(state: State, drawn: str, at: int, news: list[News]) -> State:
    match state.phase:
        case Dealing(seat=seat):
            return turns.deal(state, seat, drawn)
        case Opening():
            return turns.open_pile(state, drawn, at, news)
        case Rolling() as phase:
            return turns.apply_roll(state, phase, FACES[int(drawn) - 1], at, news)
        case Drawing() as phase:
            return turns.draw_piece(state, phase, drawn, at, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _apply_move(state: State, move: Move, at: int, news: list[News]) -> State:
    match state.phase, move:
        case Rolling() as phase, RollDie():
            return replace(state, phase=replace(phase, thrown=True))
        case Facing() as phase, ChooseFace(face=face):
            return turns.choose_face(state, phase, face, at, news)
        case Putting() as phase, Put(digit=digit):
            return turns.put(state, phase, digit, at, news)
        case Putting() as phase, Done():
            return turns.stop(state, phase, at, news)
        case phase, _:
            raise AssertionError(f"{move} was not refused in {phase}")


def _time_out(state: State, at: int, news: list[News]) -> State:
    """What the table does for a player without time (D52)."""
    phase = state.phase
    if not isinstance(phase, Rolling | Facing | Putting):
        raise AssertionError(f"no time runs in {phase}")
    news.append(News("number-late", {"player": PlayerValue(phase.seat)}))
    match phase:
        case Rolling():
            return _apply_move(state, RollDie(), at, news)
        case Facing():
            return _apply_move(state, ChooseFace(turns.usual_face(state, phase.seat)), at, news)
        case Putting(may_stop=True):
            return _apply_move(state, Done(), at, news)
        case Putting():
            return _apply_move(state, Put(turns.fits(state, phase.seat)[0]), at, news)
        case _ as never:
            assert_never(never)


NUMBER = TheNumber()
