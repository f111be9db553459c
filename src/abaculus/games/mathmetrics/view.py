"""What a seat may know of a MathMetrics state, and states that fit a view (5.9).

Seats have no secrets from each other: all seats and spectators see the same. A view omits the name
and content of a stored question, its key before the verdict, and the results of a trio so far.
"""

from __future__ import annotations

from msgspec import Struct

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.clocks import deadlines
from abaculus.games.mathmetrics.keys import CATEGORIES, Category
from abaculus.games.mathmetrics.state import (
    DiceRoll,
    HiddenQuestion,
    JudgedAnswer,
    Judgement,
    LastWalk,
    PlayerState,
    QuestionRecord,
    Rules,
    State,
)
from abaculus.kernel.awaits import Deadline
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_card import QuestionCard
from abaculus.kernel.rng import GameRng
from abaculus.questions.delivery.stored_question import (
    StoredQuestion,
    decode_question,
    encode_question,
)


class OpenQuestion(Struct, frozen=True):
    """The question asked now."""

    number: int
    """Counts the questions of the game from 1."""
    seat: Seat
    category: Category
    step: int
    """The number of this question on the space, from 0."""
    card: QuestionCard | None
    """None: a blank one."""
    since: int
    limit: int
    """Milliseconds; 0: no limit."""


class View(BriefStruct, frozen=True):
    """A state as anyone sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: phases.Phase
    """Who is to do what, with the destinations, the filter or the category."""
    players: tuple[PlayerState, ...]
    """By seat; grades are in the rules."""
    groups: tuple[tuple[Seat, ...], ...]
    rolled: tuple[int, ...]
    order: tuple[Seat, ...]
    turn: int
    begun: int
    """When the first turn began."""
    is_time_up: bool
    paused_at: int | None
    asked: int
    """How many questions were asked."""
    question: OpenQuestion | None
    judgement: Judgement | None
    """The last questions judged, with the turn they belong to."""
    thrown: DiceRoll | None
    walk: LastWalk | None
    past: tuple[QuestionRecord, ...]
    """Every question judged, oldest first."""
    deadlines: tuple[Deadline, ...]


def symbol(seen: View, seat: Seat) -> str:
    """The symbol under a seat's piece; empty if it is not on the board yet."""
    table, position = board(seen.rules.board), seen.players[seat].position
    return table.spaces[table.sole[position]].symbol if position else ""


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know."""
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        players=state.players,
        groups=state.groups,
        rolled=state.rolled,
        order=state.order,
        turn=state.turn,
        begun=state.begun,
        is_time_up=state.is_time_up,
        paused_at=state.paused_at,
        asked=state.asked,
        question=_open(state),
        judgement=state.judgement,
        thrown=state.thrown,
        walk=state.walk,
        past=state.past,
        deadlines=deadlines(state),
    )


def _open(state: State) -> OpenQuestion | None:
    phase, question = state.phase, state.question
    if question is None or not isinstance(phase, phases.Asking | phases.Marking):
        return None
    card = decode_question(question.sheet).card if question.sheet else None
    limit = phase.limit if isinstance(phase, phases.Asking) else 0
    return OpenQuestion(
        state.asked, phase.seat, phase.category, phase.step, card, phase.since, limit
    )


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view: the answer is unknown, the trio's results are random."""
    question = None
    if seen.question is not None:
        card = seen.question.card
        question = HiddenQuestion(
            "", "" if card is None else encode_question(StoredQuestion(card, None))
        )
    return State(
        rules=seen.rules,
        phase=seen.phase,
        players=seen.players,
        groups=seen.groups,
        rolled=seen.rolled,
        order=seen.order,
        turn=seen.turn,
        begun=seen.begun,
        is_time_up=seen.is_time_up,
        paused_at=seen.paused_at,
        question=question,
        asked=seen.asked,
        trio=_answers(seen, rng),
        judgement=seen.judgement,
        thrown=seen.thrown,
        walk=seen.walk,
        past=seen.past,
    )


def _answers(seen: View, rng: GameRng) -> tuple[JudgedAnswer, ...]:
    """Answers to the earlier questions of this space, right or wrong at random."""
    phase = seen.phase
    if not isinstance(phase, phases.Asking | phases.Marking | phases.Fetching):
        return ()
    first = seen.asked - phase.step + (1 if isinstance(phase, phases.Fetching) else 0)
    return tuple(
        JudgedAnswer(
            number=first + step,
            seat=phase.seat,
            category=CATEGORIES[step],
            outcome="right" if rng.below(2) else "wrong",
            milliseconds=0,
            given="",
            card=None,
            judged=None,
            solution=None,
            place="",
        )
        for step in range(phase.step)
    )
