"""Mathematicus as the kernel asks for it: what is awaited, what may happen, what it leads to."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import blue, clocks, invariants, phases, questions, turns
from abaculus.games.mathematicus import view as views
from abaculus.games.mathematicus.chance.deck import cards_in_play
from abaculus.games.mathematicus.chance.effects import draw_card
from abaculus.games.mathematicus.game_end import MOST_ROUNDS, roll_tie
from abaculus.games.mathematicus.leave import leave
from abaculus.games.mathematicus.legal_moves import legal_moves
from abaculus.games.mathematicus.move_handlers import play_move
from abaculus.games.mathematicus.moves import Answer, Move
from abaculus.games.mathematicus.notation import (
    MathematicusNotation,
    normalise_stored_question,
    normalise_verdict,
)
from abaculus.games.mathematicus.options import (
    CARDS,
    FIRST_RULES,
    MathematicusOptions,
    MathematicusSeat,
    hands,
    menu,
    rules,
)
from abaculus.games.mathematicus.pieces import throw_die
from abaculus.games.mathematicus.random_move import random_move
from abaculus.games.mathematicus.rolls import apply_roll
from abaculus.games.mathematicus.state import SEATS, State, Supply
from abaculus.games.mathematicus.steps import run_steps
from abaculus.games.mathematicus.supply import on_the_board, stock
from abaculus.games.mathematicus.timeouts import apply_overdue, time_out
from abaculus.games.mathematicus.view import View
from abaculus.games.mathematicus.votes import recount
from abaculus.kernel.awaits import Awaits
from abaculus.kernel.draws import Result
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.game import GameInfo, GameTypes, Measure, Preview, Step, StepGame, Traits
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.options import Options, read_options
from abaculus.questions.delivery.stored_question import build_preview, is_unreadable

_TITLES = {
    "basic": "Mathematicus · Basic",
    "intermediate": "Mathematicus · Intermediate",
    "advanced": "Mathematicus · Advanced",
    CARDS: "Mathematicus · Cards alone",
}


class Mathematicus(StepGame[State, Move]):
    """The rules of one variant."""

    def __init__(self, variant: str) -> None:
        self._variant = variant
        self.info = GameInfo(
            id=variant,
            title=_TITLES[variant],
            rules="mathematicus/2",
            past_rules=(FIRST_RULES,),
            menu=menu(variant),
            traits=Traits(hidden=True, chance=True, open_moves=True, is_final=True),
            measure=Measure("points" if variant == CARDS else "figures"),
            alone=Measure("turns", fewest=True),
        )
        self.shapes = GameTypes(State, Move, View, MathematicusOptions, MathematicusSeat)
        self.notation = MathematicusNotation()

    def setup(self, options: Options) -> State:
        """The table before the first roll."""
        table = rules(self._variant, options)
        seats = hands(self._variant, options)
        phase = phases.Opening(SEATS[options.players])
        if self._variant == CARDS:
            supply = Supply()
            return State(table, phase, seats, supply, stock(supply, ()))
        elements = [hand.elements for hand in seats]
        supply = on_the_board(elements)
        every = stock(supply, [hand.tokens for hand in seats])
        cards = cards_in_play(table.chance, elements)
        return State(table, phase, seats, supply, every, unseen=cards)

    def bound(self, options: Options) -> int:
        """The most rounds, with far more events in each turn than chance ever needs."""
        rounds = MOST_ROUNDS if self._variant != CARDS else 4000
        return 100 * options.players * (rounds + read_options(options, MathematicusOptions).tie_cap)

    def awaits(self, state: State) -> Awaits:
        """Who or what is to act."""
        return clocks.awaits(state)

    def step(self, state: State, event: Event[Move]) -> Step[State, Move] | Refusal:
        """What the event leads to, or why it cannot happen now."""
        news: list[News] = []
        if isinstance(event, Drawn) and isinstance(state.phase, phases.Asking | phases.Marking):
            event = _normalise(state, event)
        elif isinstance(event, Played) and isinstance(event.move, Answer):
            event = Played(event.at, event.seat, Answer(" ".join(event.move.text.split())))
        happened = _apply_event(state, event, news)
        if isinstance(happened, Refusal):
            return happened
        after = run_steps(happened, event.at, news)
        phase, before = after.phase, state.phase
        is_same = phase is before or (
            isinstance(phase, phases.Window) and isinstance(before, phases.Window)
        )
        if not is_same:
            after = replace(after, since=event.at)
        return Step(after, tuple(news), event)

    def preview(self, state: State, seat: Seat, move: Move) -> Preview:
        """Whether the move would be legal; of an answer how it is read, never what it is worth."""
        done = play_move(state, seat, move, state.since, [])
        if isinstance(done, Refusal):
            return Preview(done)
        if not isinstance(move, Answer) or not isinstance(state.phase, phases.Answering):
            return Preview(None)
        return build_preview(state.phase.question.sheet, move.text)

    moves = staticmethod(legal_moves)
    sample = staticmethod(random_move)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    fault = staticmethod(invariants.fault)


def _normalise(state: State, event: Drawn) -> Drawn:
    """A sheet or a verdict in the one form in which a record keeps it."""
    if len(event.result) < 2 or not event.result[1]:
        return event
    first, text = event.result[0], str(event.result[1])
    kept = (
        normalise_stored_question if isinstance(state.phase, phases.Asking) else normalise_verdict
    )(text)
    return event if kept == text else Drawn(event.at, (first, kept))


def _apply_event(state: State, event: Event[Move], news: list[News]) -> State | Refusal:
    if isinstance(event, Played):
        return play_move(state, event.seat, event.move, event.at, news)
    if isinstance(state.phase, phases.Ended):
        return Refusal("X-OVER")
    if isinstance(event, Drawn):
        return _apply_draw(state, event, news)
    if isinstance(event, Left):
        if not 0 <= event.seat < state.rules.players or event.seat in state.gone:
            return Refusal("X-TURN")
        state = apply_overdue(state, event.at, news)
        return recount(leave(state, event.seat, event.at, news), event.at, news, leave)
    refusal = check_event(clocks.awaits(state), event, state.rules.players)
    return refusal if refusal is not None else time_out(state, event, news)


def _apply_draw(state: State, event: Drawn, news: list[News]) -> State | Refusal:
    refusal = _draw_refusal(state, event)
    if refusal is not None:
        return refusal
    phase, result, at = state.phase, event.result, event.at
    if isinstance(phase, phases.Dealing | phases.BlueDealing | phases.Asking | phases.Marking):
        return _apply_question_draw(state, phase, result, at, news)
    if isinstance(phase, phases.Opening):
        return turns.roll_opening(state, phase, int(result[0]), at, news)
    if isinstance(phase, phases.TieRoll):
        return roll_tie(state, phase, int(result[0]), news)
    if state.before is not None:
        state = replace(state, before=None)
    if isinstance(phase, phases.Rolling):
        return apply_roll(state, phase, int(result[0]), news)
    if isinstance(phase, phases.Drawing):
        return draw_card(state, str(result[0]), news)
    assert isinstance(phase, phases.Shaking)  # noqa: S101 - all other draws are above
    rolls = tuple([int(face) for face in result])
    news.append(News("gimmick", {"player": PlayerValue(state.turn)}))
    return replace(throw_die(state, state.turn, 12, rolls), phase=phases.Gimmick(rolls))


def _apply_question_draw(
    state: State,
    phase: phases.Dealing | phases.BlueDealing | phases.Asking | phases.Marking,
    result: Result,
    at: int,
    news: list[News],
) -> State:
    """What chance says on the way from a card to a verdict."""
    question = phase.question
    if isinstance(phase, phases.Dealing):
        return questions.reveal_card(state, question, int(result[0]))
    if isinstance(phase, phases.BlueDealing):
        return blue.apply_draw(state, question, result, news)
    first, rest = str(result[0]), str(result[1])
    if isinstance(phase, phases.Asking):
        return questions.show_question(state, question, first, rest, at, news)
    return questions.apply_verdict(state, question, first == "+", at, news, rest)


def _draw_refusal(state: State, event: Drawn) -> Refusal | None:
    """Whether chance could have answered so; the bag of cards is too large to go through it."""
    result = event.result
    if isinstance(state.phase, phases.Dealing):
        card = result[0] if len(result) == 1 else 0
        is_next = isinstance(card, str) and questions.is_next_card(state, card)
        return None if is_next else _impossible(result)
    awaits = clocks.awaits(state)
    refusal = check_event(awaits, event, state.rules.players)
    return _impossible(result) if refusal is None and is_unreadable(awaits, result) else refusal


def _impossible(result: Result) -> Refusal:
    return Refusal("draw-impossible", {"result": " ".join(map(str, result))[:60]})
