"""Mathesso as the kernel asks for it: what is awaited, what may happen, what it leads to."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.mathesso import invariants, setup, start_order, turns
from abaculus.games.mathesso import view as views
from abaculus.games.mathesso.legal_moves import legal_moves, random_move
from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.notation import SHOW, TURN, MathessoNotation
from abaculus.games.mathesso.options import COUNTS_TWICE, MathessoOptions, menu, rules
from abaculus.games.mathesso.refusals import move_refusal
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import (
    Backing,
    Dropping,
    Ended,
    Lapsed,
    Lots,
    Ordering,
    Revealing,
    Scattering,
    Seconding,
    Showing,
    Starting,
    State,
    still_in,
)
from abaculus.games.mathesso.view import View
from abaculus.kernel.awaits import Awaits, Chance, Deadline, Over, TimedSeat, Turn
from abaculus.kernel.draws import Arrange, Draw, Pick, Result
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Measure, Preview, Step, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.options import Options


class Mathesso:
    """The rules of one variant."""

    def __init__(self, variant: str) -> None:
        self._variant = variant
        self.info = GameInfo(
            id=variant,
            title=f"Mathesso · {variant.capitalize()}",
            rules="mathesso/2",
            past_rules=(COUNTS_TWICE,),
            menu=menu(variant),
            traits=Traits(hidden=False, chance=True, is_memory=True),
            alone=Measure("turns", fewest=True),
        )
        self.shapes = GameTypes(State, Move, View, MathessoOptions, TimedSeat)
        self.notation = MathessoNotation()

    def setup(self, options: Options) -> State:
        """The table before anything is laid out."""
        return setup.initial_state(rules(self._variant, options))

    def bound(self, options: Options) -> int:
        """Nothing but luck bounds this game: a hundred turns for each pair are more than chance
        ever needs that remembers what it has seen."""
        return 1000 + 500 * setup.jettons(rules(self._variant, options))

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        phase = state.phase
        match phase:
            case Ordering(seat=seat, since=since):
                return Turn((seat,), deadlines=_clock(state, seat, since))
            case Starting(seat=seat, since=since) | Seconding(seat=seat, since=since):
                is_begun = isinstance(phase, Seconding)
                clock = _clock(state, seat, since)
                return Turn((seat,), _others(state, seat), clock, is_begun=is_begun)
            case Showing(seat=seat, since=since):
                shown = Deadline(SHOW, since + state.rules.show_time, seat)
                return Turn((seat,), _others(state, seat), (shown,), is_begun=True)
            case Ended(outcome=outcome):
                return Over(outcome)
            case _:
                return Chance(_draw(state, phase))

    def check(self, state: State, event: Event[Move]) -> Refusal | None:
        """Why this cannot happen now."""
        if isinstance(event, Played):
            return move_refusal(state, event.seat, event.move)
        if isinstance(state.phase, Ended):
            return Refusal("game-over")
        if isinstance(event, Left):
            is_seated = 0 <= event.seat < state.rules.players and event.seat not in state.gone
            return None if is_seated else Refusal("not-seated")
        return check_event(self.awaits(state), event, state.rules.players)

    def apply(self, state: State, event: Event[Move]) -> Step[State, Move]:
        """What it leads to."""
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        news: list[News] = []
        if isinstance(event, Drawn) and isinstance(state.phase, Backing):
            # which of equal backs came where means nothing: a record keeps the backs alone
            event = Drawn(event.at, setup.number_backs(setup.plain_tops(event.result)))
        return Step(_apply_event(state, event, news), tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal; nobody knows more."""
        return Preview(move_refusal(state, seat, move))

    moves = staticmethod(legal_moves)
    sample = staticmethod(random_move)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)


def _draw(state: State, phase: Revealing | Dropping | Scattering | Backing | Lots | Lapsed) -> Draw:
    match phase:
        case Revealing(place=place):
            return Pick(turns.bag(state, place), 1)
        case Dropping():
            return setup.empty_cells(state)
        case Scattering():
            return setup.row_dice(state, phase)
        case Backing():
            return setup.backs(state)
        case Lots(seats=seats):
            return Arrange(seats)
        case Lapsed():
            named = place_names(state.rows).by_place
            return Pick(tuple((named[place], 1) for place in start_order.covered_ones(state)), 1)
        case _ as never:
            assert_never(never)


def _clock(state: State, seat: Seat, since: int) -> tuple[Deadline, ...]:
    time = state.rules.turn_times[seat]
    return (Deadline(TURN, since + time, seat),) if time else ()


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """A seat that is not in turn may agree to end, or take an extra move."""
    return tuple(other for other in still_in(state) if other != seat)


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State:
    match event:
        case Played(at=at, seat=seat, move=move):
            return _apply_move(state, seat, move, at, news)
        case Drawn(at=at, result=result):
            return _apply_draw(state, result, at, news)
        case TimedOut(at=at):
            return _apply_timeout(state, at, news)
        case Left(at=at, seat=seat):
            return turns.leave(state, seat, at, news)
        case _ as never:
            assert_never(never)


def _apply_move(state: State, seat: Seat, move: Move, at: int, news: list[News]) -> State:
    match state.phase, move:
        case _, Flip(place=name):
            return turns.flip(state, seat, place_names(state.rows).places[name])
        case Showing() as phase, Cover():
            return turns.cover(state, phase, at, news)
        case Seconding() as phase, Stop():
            news.append(News("stopped", {"player": PlayerValue(seat)}))
            return turns.stop_turn(state, phase, at)
        case Starting() as phase, Extra():
            return turns.take_extra(state, phase, seat, at, news)
        case _, Agree():
            return turns.agree(state, seat, news)
        case _, Disagree():
            return turns.disagree(state, seat, news)
        case phase, _:
            raise AssertionError(f"{move} was not refused in {phase}")


def _apply_draw(state: State, result: Result, at: int, news: list[News]) -> State:
    match state.phase:
        case Revealing() as phase:
            return turns.reveal(state, phase, str(result[0]), at, news)
        case Dropping():
            return setup.drop_cells(state, result)
        case Scattering() as phase:
            return setup.scatter_row(state, phase, result)
        case Backing():
            return setup.lay_backs(state, result, at, news)
        case Lots():
            return start_order.order_by_lots(state, tuple(int(seat) for seat in result), at, news)
        case Lapsed(seat=seat):
            return turns.flip(state, seat, place_names(state.rows).places[str(result[0])])
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _apply_timeout(state: State, at: int, news: list[News]) -> State:
    """What the table does for a player without time; looking simply ends."""
    match state.phase:
        case Showing() as phase:
            return turns.cover(state, phase, at, news)
        case Ordering(seat=seat):
            news.append(News("late-order", {"player": PlayerValue(seat)}))
            return turns.lapse(state, seat)
        case Starting(seat=seat) as phase:
            news.append(News("late", {"player": PlayerValue(seat)}))
            return turns.lose_turn(state, phase, at, news)
        case Seconding(seat=seat) as phase:
            news.append(News("late", {"player": PlayerValue(seat)}))
            return turns.stop_turn(state, phase, at)
        case _ as phase:
            raise AssertionError(f"no time runs in {phase}")
