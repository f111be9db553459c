"""The Square and Even & Odd as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from abaculus.games.pytagora.digits import some_of
from abaculus.games.pytagora.events import PIECES_LEFT, RULES, TURNS_TAKEN, turn_clock, wrong_phase
from abaculus.games.pytagora.rings import invariants
from abaculus.games.pytagora.rings import view as views
from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.notation import RingNotation
from abaculus.games.pytagora.rings.options import MENU, RINGS, RingOptions, rules
from abaculus.games.pytagora.rings.ring import is_complete, left_place, right_place
from abaculus.games.pytagora.rings.state import Attaching, Dealing, Drawing, Ended, State
from abaculus.games.pytagora.rings.turns import (
    attach,
    deal,
    draw_piece,
    end_turn,
    fitting_moves,
    initial_state,
    leave,
)
from abaculus.games.pytagora.rings.view import View
from abaculus.kernel.awaits import Awaits, Chance, Over, TimedSeat, Turn
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Step, StepGame, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value
from abaculus.kernel.options import Options
from abaculus.kernel.rng import GameRng

_TITLES: Final = {"square": "The Square", "evenodd": "Even & Odd"}


class RingGame(StepGame[State, Move]):
    """The rules of one game whose pieces go round rings."""

    def __init__(self, variant: str) -> None:
        self.shapes = GameTypes(State, Move, View, RingOptions, TimedSeat)
        self.notation = RingNotation(RINGS[variant])
        self.info = GameInfo(
            id=variant,
            title=_TITLES[variant],
            rules=RULES,
            menu=MENU,
            traits=Traits(hidden=True, chance=True),
            measure=PIECES_LEFT,
            alone=TURNS_TAKEN,
        )

    def setup(self, options: Options) -> State:
        """The table before the deal."""
        return initial_state(rules(self.info.id, options))

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        match state.phase:
            case Attaching(seat=seat, since=since):
                return Turn((seat,), (), turn_clock(state.rules.turn_times, seat, since))
            case Drawing():
                return Chance(some_of(state.bag, 1))
            case Dealing():
                return Chance(some_of(state.bag, state.rules.hand_size))
            case Ended(outcome=outcome):
                return Over(outcome)
            case _ as never:
                assert_never(never)

    def step(self, state: State, event: Event[Move]) -> Step[State, Move] | Refusal:
        """What the event leads to, or why it cannot happen now."""
        refusal = check_event(self.awaits(state), event, state.rules.players)
        if refusal is not None:
            return refusal
        news: list[News] = []
        if isinstance(event, Played):
            move = _check_move(state, event.seat, event.move)
            if isinstance(move, Refusal):
                return move
            event = Played(event.at, event.seat, move)
        if isinstance(event, Left):
            if isinstance(state.phase, Ended):
                return _nobody_moves(state)
            if event.seat in state.gone:
                return wrong_phase("gone")
        return Step(_apply_event(state, event, news), tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal, and which piece it would lay."""
        phase = state.phase
        at = phase.since if isinstance(phase, Attaching) else 0
        step = self.step(state, Played(at, seat, move))
        if isinstance(step, Refusal):
            return Preview(step)
        return Preview(None, step.news[:1])

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """The legal moves of a seat, in the order of their texts."""
        phase = state.phase
        if not isinstance(phase, Attaching) or phase.seat != seat:
            return
        yield from fitting_moves(state.rules, state.arcs, state.hands[seat])
        if phase.drawn:
            yield Done()

    def sample(self, state: State, seat: Seat, rng: GameRng) -> Move:
        """One legal move by chance."""
        moves = list(self.moves(state, seat))
        return moves[rng.below(len(moves))]

    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)

    def bound(self, options: Options) -> int:
        """Every piece drawn and kept once for each seat that may leave, then attached."""
        pieces = sum(rules(self.info.id, options).bag)
        return (options.players + 1) * (2 * pieces + 2)


def _nobody_moves(state: State) -> Refusal:
    """Nobody can move now: the game is over, or pieces are being drawn."""
    is_over = isinstance(state.phase, Ended)
    if is_over and all(map(is_complete, state.rules.rings, state.arcs)):
        return Refusal("square_complete")
    return wrong_phase("over" if is_over else "draw")


def _check_move(state: State, seat: Seat, move: Move) -> Move | Refusal:
    """The move in its canonical form, or why not."""
    phase = state.phase
    if isinstance(phase, Ended | Dealing):
        return _nobody_moves(state)
    if seat in state.gone:
        return wrong_phase("gone")
    if phase.seat != seat:
        return Refusal("not_your_turn", {"player": PlayerValue(phase.seat)})
    if isinstance(phase, Drawing):
        return Refusal("nothing_fits")
    match move:
        case Attach():
            return _check_attach(state, state.hands[seat], move)
        case Done():
            return move if phase.drawn else Refusal("must_put")
        case _ as never:
            assert_never(never)


def _check_attach(state: State, hand: str, move: Attach) -> Move | Refusal:
    number = next((n for n, one in enumerate(state.rules.rings) if one.name == move.ring), None)
    if number is None or move.side not in ("L", "R"):
        return Refusal("bad_notation", {"text": f"{move.ring}{move.side}:{move.digit}"[:60]})
    ring, arc = state.rules.rings[number], state.arcs[number]
    if is_complete(ring, arc):
        return Refusal("square_complete")
    left, right = left_place(ring, arc), right_place(ring, arc)
    digit = ring.order[left if move.side == "L" else right]
    if digit != move.digit:
        values: dict[str, Value] = {"how": "end", "piece": move.digit[:1], "number": ""}
        return Refusal("does_not_fit", {**values, "needed": digit})
    if digit not in hand:
        return Refusal("not_in_rack", {"piece": digit, "held": 0, "needed": 1})
    return replace(move, side="L") if left == right else move


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State:
    """What an event that can happen leads to."""
    match event:
        case Played(at=at, seat=seat, move=move):
            return _apply_move(state, seat, move, at, news)
        case Drawn(at=at, result=result):
            return _apply_draw(state, "".join(map(str, result)), at, news)
        case TimedOut(at=at):
            return _time_out(state, at, news)
        case Left(at=at, seat=seat):
            return leave(state, seat, at, news)
        case _ as never:
            assert_never(never)


def _apply_move(state: State, seat: Seat, move: Move, at: int, news: list[News]) -> State:
    match move:
        case Attach():
            return attach(state, seat, move, at, news)
        case Done():
            news.append(News("ring-kept", {"player": PlayerValue(seat)}))
            return end_turn(state, seat, at, news)
        case _ as never:
            assert_never(never)


def _apply_draw(state: State, digits: str, at: int, news: list[News]) -> State:
    match state.phase:
        case Dealing(seat=seat):
            return deal(state, seat, digits, at, news)
        case Drawing(seat=seat):
            return draw_piece(state, seat, digits, at, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _time_out(state: State, at: int, news: list[News]) -> State:
    """Who has drawn keeps the piece; who must attach makes the first move by its text (D52)."""
    phase = state.phase
    assert isinstance(phase, Attaching)  # noqa: S101 - the only phase with a deadline
    seat = phase.seat
    news.append(News("ring-time", {"player": PlayerValue(seat)}))
    move = Done() if phase.drawn else fitting_moves(state.rules, state.arcs, state.hands[seat])[0]
    return _apply_move(state, seat, move, at, news)


SQUARE: Final = RingGame("square")
EVENODD: Final = RingGame("evenodd")
