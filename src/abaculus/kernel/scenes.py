"""What a screen shows of a game: the table, facts and prompts, with texts still to be rendered."""

from __future__ import annotations

from typing import Generic, Literal

from msgspec import Struct

from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Lay, Point, Put, SeatOffer, Take
from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, QuestionCard, Solution
from abaculus.kernel.scene_parts import CellBand, CellMark, Die, Face, Piece, T, Zone


class RulerReading(Struct, Generic[T], frozen=True):
    """What a ruler reads from a piece laid beside it."""

    piece: str
    boxes: tuple[str, ...]
    """The signs of the boxes that light up, in order."""
    text: T


class Ruler(Struct, Generic[T], frozen=True):
    """An instrument of boxes in a row, for reading pieces."""

    name: T
    boxes: tuple[Face[T], ...]
    readings: tuple[RulerReading[T], ...] = ()


class LegendNote(Struct, Generic[T], frozen=True):
    """An explanation of the board's marks, or a fact about the whole table."""

    text: T
    marks: tuple[CellMark, ...] = ()


class PiecePoints(Struct, Generic[T], frozen=True):
    """A piece in a line of pieces, and its points."""

    face: Face[T]
    points: int
    why: T | None = None
    """Why it counts more or less than usual, in a word: “ten”."""
    tags: tuple[str, ...] = ()
    """`crossed`, `doubled`; `pair`: two alike."""


class ScoreRow(Struct, Generic[T], frozen=True):
    """One item of a sum: what counts, why, and how much."""

    text: T
    points: str = ""
    """The text at the right end, usually a number."""
    face: Face[T] | None = None
    """The piece it is about."""
    mark: CellMark | None = None
    """The printed sign that changed the points."""
    cells: tuple[str, ...] = ()
    """Highlighted with the row."""
    strip: tuple[PiecePoints[T], ...] = ()
    """The pieces it is about, each with its points."""


class Tally(Struct, Generic[T], frozen=True):
    """How many things of a kind a seat has won."""

    sign: str
    """A letter."""
    role: str
    """Its colour and shape."""
    name: T
    many: int
    goal: int | None = None
    """How many are needed."""
    picture: str = ""
    """The name of a drawing of the family; empty: the sign in its colour and shape."""


class SeatStatus(Struct, Generic[T], frozen=True):
    """A seat's score and facts."""

    score: int | None = None
    facts: tuple[T, ...] = ()
    """Short ones, such as “holds 7 chips”."""
    is_gone: bool = False
    goal: int | None = None
    """The score that ends the game, if there is one."""
    held: int | None = None
    """The number of pieces the seat holds, if that is what counts."""
    rows: tuple[ScoreRow[T], ...] = ()
    """The score item by item."""
    tallies: tuple[Tally[T], ...] = ()
    badge: T | None = None
    """A word beside the name, such as the grade of the questions."""
    doing: T | None = None
    """What the seat is doing while several are asked at once, such as thinking or passing."""


class TableQuestion(Struct, Generic[T], frozen=True):
    """A question at the table, open or answered, shown to everyone."""

    number: int
    """The number of the question in the game."""
    seat: Seat
    """The seat that is asked."""
    card: QuestionCard
    sign: str = ""
    """A letter for the topic; `role` has its colour and shape."""
    role: str = ""
    stake: tuple[T, ...] = ()
    """The stakes of a right and a wrong answer."""
    clock: str = ""
    """The name of its deadline; empty: none."""
    limit: int = 0
    """Its time limit in milliseconds; 0: none."""
    judged: AnswerVerdict | None = None
    """The verdict; None while it is open."""
    solution: Solution | None = None
    """The solution, once it is judged."""
    result: tuple[ScoreRow[T], ...] = ()
    """What the verdict led to."""
    aids: tuple[str, ...] = ()
    """The aids allowed: `calculator`, `slide-rule`, `bones`, `legend:mayan`."""
    doubt: Button[T] | None = None
    """Challenges the verdict, if the viewer may."""
    is_read: bool = True
    """Whether the reading time is over; its clock runs only then."""
    is_rolled: bool = False
    """Whether it takes its numbers from the dice on the table."""


class Proposal(Struct, Generic[T], frozen=True):
    """A vote beside the game."""

    text: T
    buttons: tuple[str, ...]
    """The prompts that answer it."""
    clock: str = ""
    """The name of its deadline."""
    limit: int = 0
    """Its time limit in milliseconds."""


class Scene(BriefStruct, Generic[T], frozen=True):
    """A table as one viewer sees it."""

    zones: tuple[Zone[T], ...]
    pieces: tuple[Piece[T], ...]
    seats: tuple[SeatStatus[T], ...]
    ask: T
    """One sentence: what the viewer may do now, or who is being waited for."""
    prompts: tuple[
        Button[T] | Point[T] | Put[T] | Cards[T] | Choose[T] | Take[T] | Lay[T] | Answer[T], ...
    ] = ()
    tags: tuple[T, ...] = ()
    """Facts about the whole table, a few words each."""
    legend: tuple[LegendNote[T], ...] = ()
    rule: str = ""
    """The number of the rule that applies now, for the rules drawer."""
    bands: tuple[CellBand, ...] = ()
    dice: tuple[Die[T], ...] = ()
    ruler: Ruler[T] | None = None
    """A ruler beside the table for reading pieces."""
    order: tuple[Seat, ...] = ()
    """The seats in the order of play, if the game decides it."""
    asked: tuple[TableQuestion[T], ...] = ()
    """The open question, or the questions that were judged last."""
    clock: str = ""
    """The name of the deadline that the viewer must meet now; empty: none."""
    limit: int = 0
    """Its time limit in milliseconds."""
    then: T | None = None
    """What happens when the time is over."""
    detail: T | None = None
    """What to know first: the cost, the possible gain."""
    together: tuple[str, ...] = ()
    """Buttons with which several seats answer the same question openly: no curtain is needed."""
    proposal: Proposal[T] | None = None
    """The vote beside the game."""
    offers: tuple[SeatOffer[T], ...] = ()
    """What each of several people at one screen may press; filled in by the table."""
    cut: Literal["tile", "puzzle"] = "tile"
    """The cut of the pieces; a puzzle piece has knobs above and at its right, holes opposite."""
    manner: Literal["table", "little"] = "table"
    """`little`: for children who cannot read: huge pieces, few words, the prompt read aloud."""


class MoveVerdict(Struct, Generic[T], frozen=True):
    """The referee's verdict before a move is made."""

    says: Literal["yes", "no", "wait"]
    """`wait`: not a move yet, but nothing is wrong so far."""
    sentence: T
    formula: T | None = None
    """Its mathematics."""
    rows: tuple[ScoreRow[T], ...] = ()
    """The sum of the points, or the steps that led to a refusal."""
    total: ScoreRow[T] | None = None
    cells: tuple[str, ...] = ()
    """The cells a refusal is about."""
    advice: tuple[T, ...] = ()
    """What the rule says and what would help."""
    confirm: T | None = None
    """The label of the confirm button."""
    rule: str = ""
    """The number of the rule in RULES.md."""
    gain: int | None = None
    """What the move would add to the score."""
    strip: tuple[PiecePoints[T], ...] = ()
    """The line again, piece by piece with points."""
    reading: AnswerPreview | None = None
    """How an answer was read, never whether it is right."""


class MoveListItem(Struct, Generic[T], frozen=True):
    """An item of the move list."""

    text: T
    seat: Seat | None = None
    points: int | None = None
    rows: tuple[ScoreRow[T], ...] = ()
    """Where the points come from; opened by a tap."""


class Advice(Struct, Generic[T], frozen=True):
    """A move that could be made, and why it is good."""

    move: str
    """Its text."""
    points: int
    sentence: T
    formula: T | None = None
    rows: tuple[ScoreRow[T], ...] = ()
    pieces: tuple[Piece[T], ...] = ()
    """The pieces it would lay, to draw on the board."""
