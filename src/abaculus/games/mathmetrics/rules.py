"""MathMetrics as the kernel asks for it: what is awaited, what may happen, what it leads to."""

from __future__ import annotations

from typing import Final, assert_never

from abaculus.games.mathmetrics import invariants, phases, presence, questions, setup, turns
from abaculus.games.mathmetrics import view as views
from abaculus.games.mathmetrics.clocks import GAME, deadlines, is_time_over
from abaculus.games.mathmetrics.game_end import TURNS_A_MINUTE
from abaculus.games.mathmetrics.legal_moves import go_move, legal_moves, random_move
from abaculus.games.mathmetrics.moves import (
    Answer,
    Blast,
    Choose,
    Go,
    Here,
    Move,
    Pass,
    Place,
    Roll,
    Seven,
    Wait,
)
from abaculus.games.mathmetrics.notation import MathMetricsNotation
from abaculus.games.mathmetrics.options import (
    FIRST_RULES,
    MathmetricsOptions,
    MathmetricsSeat,
    menu,
    pack_of,
    rules,
)
from abaculus.games.mathmetrics.refusals import match_options, move_refusal
from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.awaits import Awaits, Chance, Over, Turn
from abaculus.kernel.draws import Roll as Throw
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import GameInfo, GameTypes, Measure, Preview, Step, Traits
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.questions.delivery.stored_question import build_preview, is_unreadable

_ONE: Final = Chance(Throw((6,)))
_TWO: Final = Chance(Throw((6, 6)))
_TITLES: Final = {
    "token": "MathMetrics · Tokens",
    "time": "MathMetrics · Against time",
    "solo": "MathMetrics · Alone",
    "solo-time": "MathMetrics · Alone against time",
}
_MEASURES: Final = {
    "token": Measure("sets"),
    "time": Measure("tokens"),
    "solo": Measure("turns", fewest=True),
    "solo-time": Measure("tokens"),
}
_EVENTS_A_TURN: Final = 60
_TURNS: Final = 400
"""Turns of each seat that random play needs for a token of each category, with much to spare."""


class MathMetrics:
    """The rules of one variant."""

    def __init__(self, variant: str) -> None:
        self._variant = variant
        self.info = GameInfo(
            id=variant,
            title=_TITLES[variant],
            rules="mathmetrics/2",
            past_rules=(FIRST_RULES,),
            menu=menu(variant),
            traits=Traits(hidden=True, chance=True, open_moves=True, is_final=True),
            measure=_MEASURES[variant],
        )
        self.shapes = GameTypes(State, Move, View, MathmetricsOptions, MathmetricsSeat)
        self.notation = MathMetricsNotation()

    def setup(self, options: Options) -> State:
        """The table before anybody has rolled."""
        return setup.initial_state(rules(self._variant, options), pack_of(options))

    def bound(self, options: Options) -> int:
        """Chains of rolls end by luck alone, so there is much to spare."""
        table = rules(self._variant, options)
        turns = table.players * _TURNS * max(table.target, 1)
        return _EVENTS_A_TURN * (turns + table.minutes * TURNS_A_MINUTE)

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        phase = state.phase
        match phase:
            case phases.Rolling():
                return _TWO if _dice(phase) == 2 else _ONE
            case phases.Fetching():
                return Chance(questions.ask(state, phase))
            case phases.Marking():
                return Chance(questions.mark(state))
            case phases.Ended(outcome=outcome):
                return Over(outcome)
            case _:
                seat = phase.seat
                is_begun = not isinstance(
                    phase, phases.Ordering | phases.Starting | phases.Ready | phases.Hole
                )
                return Turn((seat,), _absent(state, seat), deadlines(state), is_begun)

    def check(self, state: State, event: Event[Move]) -> Refusal | None:
        """Why this cannot happen now."""
        if isinstance(event, Played):
            return move_refusal(state, event.seat, event.move)
        phase = state.phase
        if isinstance(event, Drawn):
            return _draw_refusal(self.awaits(state), state, event)
        if isinstance(phase, phases.Ended):
            return Refusal("E_OVER")
        if isinstance(event, Left):
            seat = event.seat
            is_seated = 0 <= seat < state.rules.players and not state.players[seat].is_gone
            return None if is_seated else Refusal("E_SEAT")
        return check_event(self.awaits(state), event, state.rules.players)

    def apply(self, state: State, event: Event[Move]) -> Step[State, Move]:
        """What it leads to."""
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        news: list[News] = []
        if isinstance(event, Played) and isinstance(event.move, Go):
            event = _canonical(state, event)
        after = _apply_event(state, event, news)
        if state.rules.minutes and is_time_over(after, event.at):
            after = presence.time_out(after, GAME, event.at, news)
        return Step(after, tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal; of an answer how it is read, never what it is worth."""
        refusal = move_refusal(state, seat, move)
        if refusal is not None or not isinstance(move, Answer) or state.question is None:
            return Preview(refusal)
        return build_preview(state.question.sheet, move.text)

    moves = staticmethod(legal_moves)
    sample = staticmethod(random_move)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)


def _dice(phase: phases.Rolling) -> int:
    return 2 if phase.cause == "seven" or phase.filter == "two" else 1


def _absent(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Others who may say that they are back."""
    return tuple(
        other
        for other, player in enumerate(state.players)
        if player.is_absent and other != seat and not player.is_gone
    )


def _draw_refusal(awaits: Awaits, state: State, event: Drawn) -> Refusal | None:
    phase = state.phase
    if isinstance(phase, phases.Ended):
        return Refusal("E_OVER")
    refusal = check_event(awaits, event, state.rules.players)
    return (
        Refusal("E_SHEET") if refusal is None and is_unreadable(awaits, event.result) else refusal
    )


def _canonical(state: State, event: Played[Move]) -> Played[Move]:
    phase, move = state.phase, event.move
    if not isinstance(phase, phases.Choosing) or not isinstance(move, Go):
        raise AssertionError(f"{move} was not refused in {phase}")
    return Played(
        event.at, event.seat, go_move(phase.options, match_options(phase.options, move)[0])
    )


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State:
    match event:
        case Played(at=at, seat=seat, move=move):
            if state.players[seat].lapses:
                state = presence.come_back(state, seat, at, news)
            return _apply_move(state, seat, move, at, news)
        case Drawn(at=at, result=result):
            phase = state.phase
            match phase:
                case phases.Rolling():
                    values = tuple(int(value) for value in result)
                    return turns.apply_roll(state, phase, values, at, news)
                case phases.Fetching():
                    return questions.open_question(state, phase, result, at, news)
                case phases.Marking():
                    return questions.take_verdict(state, phase, result, at, news)
                case _:
                    raise AssertionError(f"nothing is drawn in {phase}")
        case TimedOut(at=at, deadline=deadline):
            return presence.time_out(state, deadline, at, news)
        case Left(at=at, seat=seat):
            return presence.leave(state, seat, at, news)
        case _ as never:
            assert_never(never)


def _apply_move(state: State, seat: Seat, move: Move, at: int, news: list[News]) -> State:
    phase = state.phase
    if isinstance(move, Roll):
        return turns.roll(state, seat, at)
    if isinstance(move, Here):
        return state
    if isinstance(phase, phases.Choosing) and isinstance(move, Go):
        return turns.walk(state, seat, match_options(phase.options, move)[0], at, news)
    if isinstance(phase, phases.Asking):
        return _apply_answer(state, phase, move, at, news)
    match move:
        case Place(space=space):
            return setup.place_piece(state, seat, space, at, news)
        case Choose(category=category):
            return turns.pick_category(state, seat, category, at, news)
        case Wait():
            return turns.wait(state, seat, at, news)
        case Seven():
            return turns.roll_in_hole(state, seat, "seven", at)
        case Blast():
            return turns.roll_in_hole(state, seat, "blast", at)
        case _:
            raise AssertionError(f"{move} was not refused in {phase}")


def _apply_answer(
    state: State, phase: phases.Asking, move: Move, at: int, news: list[News]
) -> State:
    match move:
        case Answer(text=text):
            return questions.take_answer(state, phase, text, None, at)
        case ChanceAnswer(percent=percent):
            return questions.take_answer(state, phase, "", percent, at)
        case Pass():
            return questions.give_up(state, phase, "passed", at, news)
        case _:
            raise AssertionError(f"{move} was not refused in {phase}")
