"""A MathMetrics table at one moment."""

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
"""Of Einstein, Newton and Gauss."""
NO_TOKENS: Final[Tokens] = (0, 0, 0)


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play; everybody may know them."""

    variant: str
    players: int
    mode: Mode
    target: int
    """Tokens of each category that win; 0 in time mode."""
    minutes: int
    """How long is played; 0: until somebody wins."""
    time_end: TimeEnd
    question_times: tuple[int, ...]
    """Milliseconds for a question of each seat; 0: no limit."""
    patience: tuple[int, ...]
    """Milliseconds after which a question without limit is passed, for each seat; 0: never."""
    decision_time: int
    """Milliseconds for a roll or a choice; 0: no limit."""
    grades: tuple[str, ...]
    play_grades: tuple[str, ...]
    """The grade at which each seat is asked."""
    choose: bool
    """Whether questions are answered by choosing."""
    calculator: str
    board: str
    """Name or text of the board."""
    key: str
    """Name or text of the key."""
    gentle: bool
    own_only: bool
    """Whether only questions of the table's own pack are asked."""


class PlayerState(Struct, frozen=True):
    """Somebody at the table."""

    position: str = ""
    """Where the piece stands, `O08.in`; empty before it was put on the board."""
    tokens: Tokens = NO_TOKENS
    miss: bool = False
    """The next turn is missed."""
    held: bool = False
    """The space is left only with the values its symbol names."""
    hole: bool = False
    """In the black hole."""
    turns: int = 0
    """How many turns were had or missed, the present one included."""
    rows: tuple[str, str, str] = ("", "", "")
    """What the last question of each category was made by."""
    lapses: int = 0
    """Clocks in a row that ran out on decisions."""
    is_absent: bool = False
    is_gone: bool = False


class HiddenQuestion(Struct, frozen=True):
    """The question that is open or being judged; nobody may know this yet."""

    name: str
    sheet: str
    """Empty: a blank one."""
    given: str = ""
    percent: int | None = None
    """A bot's answer is right with this chance."""


class JudgedAnswer(Struct, frozen=True):
    """A question that was judged, for everybody to see."""

    number: int
    """Counts the questions of the game from 1."""
    seat: Seat
    category: Category
    outcome: OutcomeWord
    milliseconds: int
    given: str
    """What was typed; empty for a bot, a pass or when time ran out."""
    card: QuestionCard | None
    """None: a blank question; so in what follows."""
    judged: AnswerVerdict | None
    """None also for a pass or when time ran out."""
    solution: Solution | None
    place: str
    """What the question was made by: `frac.mul/6G1`, or the item of a pack."""


class Judgement(Struct, frozen=True):
    """What the questions of one space came to."""

    turn: int
    seat: Seat
    symbol: str
    answers: tuple[JudgedAnswer, ...]
    """One, or the three of a trio."""
    gained: Tokens
    """How the tokens of each category changed."""
    doubled: bool
    succeeded: bool


class QuestionRecord(Struct, frozen=True, array_like=True):
    """A question in the story of the game."""

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
    """Everything about a table; replaying its events is the only way to one."""

    rules: Rules
    phase: Phase
    players: tuple[PlayerState, ...]
    pack: str = ""
    """The table's own questions, whole; hidden."""
    groups: tuple[tuple[Seat, ...], ...] = ()
    """Seats in the order of play as far as it is known; equal ones together."""
    rolled: tuple[int, ...] = ()
    """What the first members of the first group with several have rolled."""
    order: tuple[Seat, ...] = ()
    """Who plays after whom, once that is known; who left before the first turn is not in it."""
    turn: int = 0
    """How many turns have begun, missed ones included; 0 before play."""
    begun: int = 0
    """When the first turn began, later by every pause of the game itself."""
    is_time_up: bool = False
    """Whether the game ends with this turn or round."""
    paused_at: int | None = None
    """Since when everybody is absent."""
    question: HiddenQuestion | None = None
    asked: int = 0
    """How many questions were asked."""
    trio: tuple[JudgedAnswer, ...] = ()
    """What was answered on this space so far, hidden until all is."""
    used: tuple[str, ...] = ()
    """What the table was asked, oldest first, as the sheets call it; hidden."""
    judgement: Judgement | None = None
    """The last questions that were judged."""
    thrown: DiceRoll | None = None
    walk: LastWalk | None = None
    past: tuple[QuestionRecord, ...] = ()
    """Every question that was judged, oldest first."""


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat, one in enumerate(state.players) if not one.is_gone)
