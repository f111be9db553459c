# hot: compiled with mypyc where possible
"""CalcuSSIMO as the kernel asks for it: what is awaited, what may happen, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from abaculus.games.calcussimo import disputes
from abaculus.games.calcussimo.chance import (
    deal_rack,
    draw_for_start,
    initial_state,
    pick_chips,
    pick_starter,
    receive,
    start_deal,
)
from abaculus.games.calcussimo.flow import after_refill, idle_turn, leave, refill_size
from abaculus.games.calcussimo.invariants import fault
from abaculus.games.calcussimo.legal_moves import legal_moves, random_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Move
from abaculus.games.calcussimo.notation import CalcussimoNotation
from abaculus.games.calcussimo.options import CalcussimoOptions, menu, rules
from abaculus.games.calcussimo.state import (
    Deal,
    Disputing,
    Ended,
    Lots,
    Refilling,
    StartDraw,
    State,
    Swapping,
    Turning,
    still_in,
)
from abaculus.games.calcussimo.turns import ARITHMETIC, play_move, play_turn
from abaculus.games.calcussimo.view import View, imagine, view
from abaculus.kernel.awaits import Awaits, Chance, Deadline, Over, TimedSeat, Turn
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Preview, Step, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, RefusedError, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.rng import GameRng

_TITLES = {
    "calcussimo": "CalcuSSIMO",
    "free": "CalcuSSIMO, several lines in a turn",
    "zero": "CalcuSSIMO with zeros",
    "junior": "CalcuSSIMO Junior",
    "honour": "CalcuSSIMO on your honour",
    "playout": "CalcuSSIMO to the last chip",
    "plain": "CalcuSSIMO without coloured squares",
    "solo": "CalcuSSIMO alone",
}

_RESULTS = ("E-MULTIPLY", "E-ZERO", "E-INTERMEDIATE", "E-RESULT")
"""The faults that players find themselves where totals are announced."""


class Calcussimo:
    """The rules of one variant."""

    def __init__(self, variant: str) -> None:
        self.shapes = GameTypes(State, Move, View, CalcussimoOptions, TimedSeat)
        self.notation = CalcussimoNotation()
        self.info = GameInfo(
            id=variant,
            title=_TITLES[variant],
            rules="calcussimo/1",
            menu=menu(variant),
            traits=Traits(hidden=True, chance=True, open_moves=True),
        )

    def setup(self, options: Options) -> State:
        """The table before the first chip is drawn."""
        return initial_state(rules(options))

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        match state.phase:
            case Turning() as turn:
                return _turn(state, turn)
            case Disputing() as phase:
                return _dispute(state, phase)
            case Ended(outcome=outcome):
                return Over(outcome)
            case StartDraw():
                return Chance(pick_chips(state, 1))
            case Lots(contenders=contenders):
                return Chance(pick_starter(contenders))
            case Deal():
                return Chance(pick_chips(state, state.rules.terms.rack_size))
            case Refilling(seat=seat):
                return Chance(pick_chips(state, refill_size(state, seat)))
            case Swapping(many=many):
                return Chance(pick_chips(state, many))
            case _ as never:
                assert_never(never)

    def check(self, state: State, event: Event[Move]) -> Refusal | None:
        """Why this cannot happen now."""
        step = self._step(state, event)
        return step if isinstance(step, Refusal) else None

    def apply(self, state: State, event: Event[Move]) -> Step[State, Move]:
        """What it leads to."""
        step = self._step(state, event)
        if isinstance(step, Refusal):
            raise RefusedError(step)
        return step

    def _step(self, state: State, event: Event[Move]) -> Step[State, Move] | Refusal:
        if isinstance(state.phase, Ended):
            return Refusal("E-OVER")
        news: list[News] = []
        if isinstance(event, Played) and 0 <= event.seat < state.rules.players:
            done = play_move(state, event.seat, event.move, event.at, news)
            if isinstance(done, Refusal):
                return done
            state, move = done
            if move is not event.move:
                event = Played(event.at, event.seat, move)
            return Step(state, tuple(news), event)
        refusal = check_event(self.awaits(state), event, state.rules.players)
        if refusal is not None:
            return refusal
        happened = _apply_event(state, event, news)
        if isinstance(happened, Refusal):
            return happened
        return Step(happened, tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal and, where the program adds up, what it would bring.

        A play of a seat that is not in turn is judged as if it were, on the board as it is, and
        need not announce anything yet.
        """
        if isinstance(move, LinePlay | FreePlay):
            now, state = state, _in_turn(state, seat)
            if state is not now and move.total is None:
                move = replace(move, total=1)
        step = self._step(state, Played(at=_now(state), seat=seat, move=move))
        hidden = state.rules.claim and isinstance(move, LinePlay | FreePlay)
        refusal = step if isinstance(step, Refusal) else _costly_fault(step.news)
        if refusal is not None:
            return Preview(None if hidden and refusal.code.startswith(_RESULTS) else refusal)
        if hidden or isinstance(step, Refusal):
            return Preview(None)
        shown = tuple(n for n in step.news if n.code == "played" or n.code.startswith("because-"))
        return Preview(None, shown)

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        """The line plays, swaps and answers of a seat; free plays are too many to list."""
        return legal_moves(state, seat)

    def sample(self, state: State, seat: Seat, rng: GameRng) -> Move:
        """One legal move, a play whenever there is one and chance does not prefer a swap."""
        return random_move(state, seat, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know."""
        return view(state, seat)

    def imagine(self, view: View, rng: GameRng) -> State:
        """A table that looks like this."""
        return imagine(view, rng)

    def fault(self, state: State) -> str | None:
        """What is impossible about a table."""
        return fault(state)

    def bound(self, options: Options) -> int:
        """Every chip placed alone, with all the idle turns allowed in between."""
        chosen = rules(options)
        total = sum(chosen.chips.counts.values())
        idle = chosen.players * chosen.idle_rounds + 1
        return 4 * total * idle * chosen.players


def _costly_fault(news: tuple[News, ...]) -> Refusal | None:
    """The fault for which the strict referee takes the turn."""
    for item in news:
        if item.code.startswith(ARITHMETIC):
            return Refusal(item.code, item.values)
    return None


def _in_turn(state: State, seat: Seat) -> State:
    """The table as it would be if this seat were to play now; unchanged where it never will."""
    phase = state.phase
    holds = 0 <= seat < state.rules.players and bool(state.racks[seat])
    if not holds or seat in state.gone or seat in state.leaving or isinstance(phase, Ended):
        return state
    if isinstance(phase, Turning) and phase.seat == seat:
        return state
    return replace(state, phase=Turning(seat, 0))


def _now(state: State) -> int:
    phase = state.phase
    return phase.since if isinstance(phase, Turning | Disputing) else 0


def _turn(state: State, turn: Turning) -> Turn:
    time = state.rules.turn_times[turn.seat]
    deadlines: tuple[Deadline, ...] = ()
    if time and not turn.warned:
        deadlines = (Deadline("turn", turn.since + time, turn.seat),)
    others = tuple(seat for seat in still_in(state) if seat != turn.seat)
    return Turn((turn.seat,), others, deadlines)


def _dispute(state: State, phase: Disputing) -> Turn:
    judges = disputes.judges(state, phase)
    return Turn(
        must=tuple(seat for seat in judges if seat not in phase.accepted),
        may=tuple(seat for seat in judges if seat in phase.accepted),
        deadlines=(Deadline("dispute", phase.since + state.rules.dispute_time),),
    )


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State | Refusal:
    match event:
        case Drawn(at=at, result=result):
            return _apply_draw(state, "".join(map(str, result)), at, news)
        case TimedOut(at=at):
            return _apply_timeout(state, at, news)
        case Left(at=at, seat=seat):
            return _apply_leave(state, seat, at, news)
        case Played():
            raise AssertionError("a move of a seat that does not exist was not refused")
        case _ as never:
            assert_never(never)


def _apply_draw(state: State, chips: str, at: int, news: list[News]) -> State:
    match state.phase:
        case Refilling() as phase:
            return _apply_refill(state, phase, chips, at, news)
        case StartDraw() as phase:
            return draw_for_start(state, phase, chips, at, news)
        case Lots():
            return start_deal(state, int(chips), at, news)
        case Deal(seat=seat):
            return deal_rack(state, seat, chips, at, news)
        case Swapping(seat=seat, second=second):
            state = receive(state, seat, chips, news)
            return idle_turn(state, Turning(seat, at, second), at, news)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _apply_refill(state: State, phase: Refilling, chips: str, at: int, news: list[News]) -> State:
    state = receive(state, phase.seat, chips, news)
    state = after_refill(state, phase.seat, at, news, cleared=phase.cleared)
    queued = phase.queued
    turn = state.phase
    if queued is None or not isinstance(turn, Turning) or turn.seat != queued.seat:
        return state
    done = play_turn(state, turn, queued.move, at, news)
    return state if isinstance(done, Refusal) else done[0]


def _apply_timeout(state: State, at: int, news: list[News]) -> State:
    phase = state.phase
    if isinstance(phase, Disputing):
        return disputes.count_play(state, phase, at, news)
    assert isinstance(phase, Turning)  # noqa: S101 - only these two phases have deadlines
    player = PlayerValue(phase.seat)
    if state.rules.warn_only:
        news.append(News("time-warning", {"player": player}))
        return replace(state, phase=replace(phase, warned=True))
    news.append(News("time-out", {"player": player}))
    return idle_turn(state, phase, at, news)


def _apply_leave(state: State, seat: Seat, at: int, news: list[News]) -> State | Refusal:
    if seat in state.gone or seat in state.leaving:
        return Refusal("E-PHASE", {"when": "while you are in the game"})
    if isinstance(state.phase, Turning):
        return leave(state, seat, at, news)
    news.append(News("leaving", {"player": PlayerValue(seat)}))
    state = replace(state, leaving=(*state.leaving, seat))
    if isinstance(state.phase, Disputing):
        return disputes.close_if_all_accept(state, state.phase, at, news)
    return state
