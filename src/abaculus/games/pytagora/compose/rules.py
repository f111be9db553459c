"""Pytagora, Basic and Pro as the kernel asks for them: what is awaited, what it leads to."""

from __future__ import annotations

from typing import Final, assert_never

from abaculus.games.pytagora.compose import invariants, phases
from abaculus.games.pytagora.compose import view as views
from abaculus.games.pytagora.compose.chance import (
    by_lot,
    deal,
    draw_pieces,
    from_bag,
    initial_state,
    land_die,
    start_game,
)
from abaculus.games.pytagora.compose.leave import leave
from abaculus.games.pytagora.compose.legal_moves import legal_moves, random_move
from abaculus.games.pytagora.compose.moves import Move
from abaculus.games.pytagora.compose.notation import ComposeNotation
from abaculus.games.pytagora.compose.options import ComposeOptions, menu, rules
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.compose.turns import ActingPhase, acting_phase, play_move, time_out
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.compose.write import judge_for, line_news
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.events import RULES, turn_clock, wrong_phase
from abaculus.kernel.awaits import Awaits, Chance, Over, TimedSeat, Turn
from abaculus.kernel.draws import Result, Roll
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Step, StepGame, Traits
from abaculus.kernel.messages import News, Refusal, Seat
from abaculus.kernel.options import Options

_TITLES: Final = {
    "pytagora": "Pytagora",
    "basic": "Pytagora Basic",
    "pro": "Pytagora Pro",
}
_EVENTS: Final = 64
"""Events that random play gets for each piece of the bag: a turn has up to a dozen."""


class Compose(StepGame[State, Move]):
    """The rules of one mode."""

    def __init__(self, mode: str) -> None:
        self.shapes = GameTypes(State, Move, View, ComposeOptions, TimedSeat)
        self.notation = ComposeNotation()
        self.info = GameInfo(
            id=mode,
            title=_TITLES[mode],
            rules=RULES,
            menu=menu(mode),
            traits=Traits(hidden=True, chance=True, open_moves=True),
        )

    def setup(self, options: Options) -> State:
        """The table before the first piece is dealt."""
        return initial_state(rules(self.info.id, options))

    def bound(self, options: Options) -> int:
        """Enough for random play, which lays a piece or empties the bag in nearly every turn.

        The rules themselves let people pass for ever while there are pieces in the bag.
        """
        return _EVENTS * sum(rules(self.info.id, options).bag)

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        match state.phase:
            case phases.Rolling(thrown=True):
                return Chance(Roll((6,)))
            case (
                phases.Rolling()
                | phases.Facing()
                | phases.Stealing()
                | phases.Composing()
                | phases.Asking() as phase
            ):
                return _turn(state, phase)
            case phases.Drawing(many=many, sort=sort):
                return Chance(from_bag(state, many, sort))
            case phases.Dealing():
                return Chance(from_bag(state, state.rules.hand_size))
            case phases.Lots(contenders=contenders):
                return Chance(by_lot(contenders))
            case phases.Ended(outcome=outcome):
                return Over(outcome)
            case _ as never:
                assert_never(never)

    def step(self, state: State, event: Event[Move]) -> Step[State, Move] | Refusal:
        """What the event leads to, or why it cannot happen now."""
        news: list[News] = []
        if isinstance(event, Played) and 0 <= event.seat < state.rules.players:
            done = play_move(state, event.seat, event.move, event.at, news)
            if isinstance(done, Refusal):
                return done
            state, move = done
            if move is not event.move:
                event = Played(event.at, event.seat, move)
            return Step(state, tuple(news), event)
        if isinstance(state.phase, phases.Ended):
            return wrong_phase("over")
        refusal = check_event(self.awaits(state), event, state.rules.players)
        if refusal is not None:
            return refusal
        happened = _apply_event(state, event, news)
        return happened if isinstance(happened, Refusal) else Step(happened, tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal and what a line would bring.

        A line of a seat that is not yet to write is judged by table and hand alone, whatever
        the die may show; a seat that is asked for something else first is promised nothing.
        """
        if isinstance(move, Write | Continue) and _is_ahead(state, seat):
            judged = judge_for(state, seat, move, ahead=True)
            if isinstance(judged, Refusal):
                return Preview(judged)
            phase = acting_phase(state.phase)
            is_asked = phase is not None and phase.seat == seat
            return Preview(None, () if is_asked else tuple(line_news(seat, judged)))
        news: list[News] = []
        done = play_move(state, seat, move, 0, news)
        if isinstance(done, Refusal):
            return Preview(done)
        if isinstance(move, Write | Continue):
            return Preview(None, tuple(n for n in news if n.code.startswith(_OF_LINES)))
        return Preview(None)

    moves = staticmethod(legal_moves)
    sample = staticmethod(random_move)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)


_OF_LINES: Final = ("compose-wrote", "compose-continued", "because-")


def _is_ahead(state: State, seat: Seat) -> bool:
    """Whether the seat is in the game and not to write now."""
    if (
        isinstance(state.phase, phases.Ended)
        or not 0 <= seat < state.rules.players
        or seat in state.gone
    ):
        return False
    return not (isinstance(state.phase, phases.Composing) and state.phase.seat == seat)


def _turn(state: State, phase: ActingPhase) -> Turn:
    deadlines = turn_clock(state.rules.turn_times, phase.seat, phase.since)
    return Turn((phase.seat,), (), deadlines, _is_begun(state, phase))


def _is_begun(state: State, phase: ActingPhase) -> bool:
    """Whether the seat has thrown, bought or written in this turn."""
    if isinstance(phase, phases.Composing):
        return state.rules.has_die or phase.second or phase.bought
    return not isinstance(phase, phases.Rolling)


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State | Refusal:
    match event:
        case Drawn(at=at, result=result):
            return _apply_draw(state, result, at, news)
        case TimedOut(at=at):
            return time_out(state, at, news)
        case Left(at=at, seat=seat):
            return leave(state, seat, at, news)
        case Played():
            raise AssertionError("a move of a seat that does not exist was not refused")
        case _ as never:
            assert_never(never)


def _apply_draw(state: State, result: Result, at: int, news: list[News]) -> State:
    pieces = tuple(map(str, result))
    match state.phase:
        case phases.Drawing() as phase:
            return draw_pieces(state, phase, pieces, at, news)
        case phases.Rolling() as phase:
            return land_die(state, phase, int(pieces[0]), news)
        case phases.Dealing(seat=seat):
            return deal(state, seat, pieces, at, news)
        case phases.Lots():
            return start_game(state, int(pieces[0]), at, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")
