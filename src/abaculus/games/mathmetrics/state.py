"""A MathMetrics state: everything at one moment."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.games.mathmetrics.keys import Category, Filter
from abaculus.games.mathmetrics.phases import Cause, Phase
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_card import AnswerVerdict, QuestionCard, Solution

Mode: TypeAlias = Literal["token", "time"]
TimeEnd: TypeAlias = Literal["now", "turn", "round"]
OutcomeWord: TypeAlias = Literal["right", "wrong", "passed", "late"]

Tokens: TypeAlias = tuple[int, int, int]
"""Tokens of Einstein, Newton and Gauss."""
NO_TOKENS: Final[Tokens] = (0, 0, 0)


class Rules(Struct, frozen=True, omit_defaults=True):
    """The rules of one table, ready for play; they are public."""

    variant: str
    players: int
    mode: Mode
    target: int
    """Tokens of each category needed to win; 0 in time mode."""
    minutes: int
    """The length of the game; 0: until a seat wins."""
    time_end: TimeEnd
    question_times: tuple[int, ...]
    """Milliseconds per question for each seat; 0: no limit."""
    patience: tuple[int, ...]
    """Milliseconds after which a question without limit is passed, for each seat; 0: never."""
    decision_time: int
    """Milliseconds for a roll or a choice; 0: no limit."""
    grades: tuple[str, ...]
    play_grades: tuple[str, ...]
    """The grade of each seat's questions."""
    choose: bool
    """Whether answers are multiple choice."""
    calculator: str
    board: str
    """The name or text of the board."""
    key: str
    """The name or text of the key."""
    gentle: bool
    own_only: bool
    """Whether all questions are from the table's pack."""
    by_first_rules: bool = False
    """Whether leaving before the first turn keeps what is settled, and the time of the game ends a
    millisecond early."""


class PlayerState(Struct, frozen=True):
    """One seat's piece, tokens and clocks."""

    position: str = ""
    """The position of the piece, `O08.in`; empty before it is on the board."""
    tokens: Tokens = NO_TOKENS
    miss: bool = False
    """Whether the next turn is missed."""
    held: bool = False
    """Whether only the values its symbol names let the piece leave."""
    hole: bool = False
    """Whether the piece is in the black hole."""
    turns: int = 0
    """How many turns were taken or missed, including the present one."""
    rows: tuple[str, str, str] = ("", "", "")
    """The generator of the last question of each category."""
    lapses: int = 0
    """Consecutive clocks that ran out on decisions."""
    is_absent: bool = False
    is_gone: bool = False


class HiddenQuestion(Struct, frozen=True):
    """The question that is open or being judged; it is hidden from all."""

    name: str
    sheet: str
    """Empty: a blank one."""
    given: str = ""
    percent: int | None = None
    """The chance that a bot's answer is right."""


class JudgedAnswer(Struct, frozen=True):
    """A judged question, visible to all."""

    number: int
    """Counts the questions of the game from 1."""
    seat: Seat
    category: Category
    outcome: OutcomeWord
    milliseconds: int
    given: str
    """The text typed; empty for a bot, a pass or when time ran out."""
    card: QuestionCard | None
    """None for a blank question, here and below."""
    judged: AnswerVerdict | None
    """None also for a pass or when time ran out."""
    solution: Solution | None
    place: str
    """The generator, such as `frac.mul/6G1`, or the item of a pack."""


class Judgement(Struct, frozen=True):
    """The results of the questions of one space."""

    turn: int
    seat: Seat
    symbol: str
    answers: tuple[JudgedAnswer, ...]
    """One, or the three of a trio."""
    gained: Tokens
    """How many tokens of each category were won or lost."""
    doubled: bool
    succeeded: bool


class QuestionRecord(Struct, frozen=True, array_like=True):
    """A question in the review of the game."""

    number: int
    seat: Seat
    category: Category
    place: str
    title: str
    outcome: OutcomeWord
    mis: str
    """The misconception, where it was a known one."""
    milliseconds: int


class DiceRoll(Struct, frozen=True):
    """The last roll."""

    number: int
    """Counts the rolls of the game from 1."""
    turn: int
    seat: Seat
    cause: Cause
    filter: Filter
    values: tuple[int, ...]


class LastWalk(Struct, frozen=True):
    """The last walk over the board."""

    turn: int
    seat: Seat
    start: str
    """The position it began at."""
    path: tuple[str, ...]


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    players: tuple[PlayerState, ...]
    pack: str = ""
    """The table's question pack, whole; hidden."""
    groups: tuple[tuple[Seat, ...], ...] = ()
    """Seats in the order of play as far as it is known; tied ones together."""
    rolled: tuple[int, ...] = ()
    """The rolls of the first members of the first group with several seats."""
    order: tuple[Seat, ...] = ()
    """The order of play, once known; seats that left before the first turn are not in it."""
    turn: int = 0
    """How many turns have begun, including missed ones; 0 before play."""
    begun: int = 0
    """When the first turn began, plus every pause of the game."""
    is_time_up: bool = False
    """Whether the game ends with this turn or round."""
    paused_at: int | None = None
    """Since when all players have been absent."""
    question: HiddenQuestion | None = None
    asked: int = 0
    """How many questions were asked."""
    trio: tuple[JudgedAnswer, ...] = ()
    """The answers on this space so far, hidden until all are given."""
    used: tuple[str, ...] = ()
    """The ids of the questions asked, oldest first; hidden."""
    judgement: Judgement | None = None
    """The last questions judged."""
    thrown: DiceRoll | None = None
    walk: LastWalk | None = None
    past: tuple[QuestionRecord, ...] = ()
    """Every question judged, oldest first."""


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat, one in enumerate(state.players) if not one.is_gone)
