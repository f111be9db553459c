"""What any screen shows of a game: what lies there, facts and prompts, with texts to be worded."""

from __future__ import annotations

from typing import Generic, Literal

from msgspec import Struct

from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Lay, Point, Put, SeatOffer, Take
from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, QuestionCard, Solution
from abaculus.kernel.scene_parts import CellBand, CellMark, Die, Face, Piece, T, Zone


class RulerReading(Struct, Generic[T], frozen=True):
    """What a ruler tells of a piece that is laid beside it."""

    piece: str
    boxes: tuple[str, ...]
    """The signs of the boxes that light up, one after the other."""
    text: T


class Ruler(Struct, Generic[T], frozen=True):
    """An instrument of boxes in a row, to read pieces with."""

    name: T
    boxes: tuple[Face[T], ...]
    readings: tuple[RulerReading[T], ...] = ()


class LegendNote(Struct, Generic[T], frozen=True):
    """Marks of the board explained, or a fact about the whole table."""

    text: T
    marks: tuple[CellMark, ...] = ()


class PiecePoints(Struct, Generic[T], frozen=True):
    """A piece in a line of pieces, and what it counts."""

    face: Face[T]
    points: int
    why: T | None = None
    """A word where it counts more or less than usual: “ten”."""
    tags: tuple[str, ...] = ()
    """`crossed`, `doubled`; `pair`: two alike."""


class ScoreRow(Struct, Generic[T], frozen=True):
    """One item of a sum: what counts, why, and how much."""

    text: T
    points: str = ""
    """What stands at its right end; usually a number."""
    face: Face[T] | None = None
    """The piece it is about."""
    mark: CellMark | None = None
    """The printed sign that changed it."""
    cells: tuple[str, ...] = ()
    """Lit up with the row."""
    strip: tuple[PiecePoints[T], ...] = ()
    """The pieces it is about, each with what it counts."""


class Tally(Struct, Generic[T], frozen=True):
    """So many of a kind that a seat has won."""

    sign: str
    """A letter."""
    role: str
    """Its colour and shape."""
    name: T
    many: int
    goal: int | None = None
    """So many are wanted."""
    picture: str = ""
    """A drawing of the family, by its name; empty: the sign in its colour and shape."""


class SeatStatus(Struct, Generic[T], frozen=True):
    """What is told of a seat."""

    score: int | None = None
    facts: tuple[T, ...] = ()
    """Short ones, such as “holds 7 chips”."""
    is_gone: bool = False
    goal: int | None = None
    """The score that ends the game, where there is one."""
    held: int | None = None
    """How many pieces the seat holds, where that is what counts."""
    rows: tuple[ScoreRow[T], ...] = ()
    """How the score has come about, item by item."""
    tallies: tuple[Tally[T], ...] = ()
    badge: T | None = None
    """A word beside the name, such as the grade it plays."""
    doing: T | None = None
    """What it does about a thing that several are asked at once: still thinks, lets it pass."""


class TableQuestion(Struct, Generic[T], frozen=True):
    """A question at the table, open or answered, for everybody to see."""

    number: int
    """Counts the questions of the game."""
    seat: Seat
    """Who is asked."""
    card: QuestionCard
    sign: str = ""
    """A letter for what is asked about, and its colour and shape."""
    role: str = ""
    stake: tuple[T, ...] = ()
    """What a right answer brings, and a wrong one."""
    clock: str = ""
    """The name of the deadline that runs for it; empty: none does."""
    limit: int = 0
    """Milliseconds given for it in all; 0: no limit."""
    judged: AnswerVerdict | None = None
    """The verdict; None while it is open."""
    solution: Solution | None = None
    """How it is done, once it is judged."""
    result: tuple[ScoreRow[T], ...] = ()
    """What came of it."""
    aids: tuple[str, ...] = ()
    """What may be used for it: `calculator`, `slide-rule`, `bones`, `legend:mayan`."""
    doubt: Button[T] | None = None
    """Doubts the verdict, where the viewer may."""
    is_read: bool = True
    """Whether the time for reading is over; before that its clock does not run."""
    is_rolled: bool = False
    """It takes its numbers from the dice on the table."""


class Proposal(Struct, Generic[T], frozen=True):
    """Something that everybody is asked about beside the game."""

    text: T
    buttons: tuple[str, ...]
    """The prompts by which it is answered."""
    clock: str = ""
    """The name of its deadline."""
    limit: int = 0
    """Milliseconds it gives in all."""


class Scene(BriefStruct, Generic[T], frozen=True):
    """A table as one viewer sees it."""

    zones: tuple[Zone[T], ...]
    pieces: tuple[Piece[T], ...]
    seats: tuple[SeatStatus[T], ...]
    ask: T
    """One sentence: what the viewer may do now, or whom we wait for."""
    prompts: tuple[
        Button[T] | Point[T] | Put[T] | Cards[T] | Choose[T] | Take[T] | Lay[T] | Answer[T], ...
    ] = ()
    tags: tuple[T, ...] = ()
    """Facts about the whole table, a few words each."""
    legend: tuple[LegendNote[T], ...] = ()
    rule: str = ""
    """The number of the rule that is in force now, for the rules drawer."""
    bands: tuple[CellBand, ...] = ()
    dice: tuple[Die[T], ...] = ()
    ruler: Ruler[T] | None = None
    """Lies beside the table, for whoever wants to read a piece with it."""
    order: tuple[Seat, ...] = ()
    """The seats in the order of play, where the game itself decides it."""
    asked: tuple[TableQuestion[T], ...] = ()
    """The question that is open, or the last ones that were judged, together."""
    clock: str = ""
    """The name of the deadline that hurries the viewer now; empty: none does."""
    limit: int = 0
    """Milliseconds it gives in all."""
    then: T | None = None
    """What happens when that time is over."""
    detail: T | None = None
    """What to know before doing it: what it costs, what it may bring."""
    together: tuple[str, ...] = ()
    """Buttons by which several answer the same at once, none of them a secret: no curtain hangs."""
    proposal: Proposal[T] | None = None
    """What is put to the vote beside the game."""
    offers: tuple[SeatOffer[T], ...] = ()
    """On a screen that several share: what each of them may press; the table fills it in."""
    cut: Literal["tile", "puzzle"] = "tile"
    """How pieces are cut; a puzzle piece has knobs above and at its right, holes opposite."""
    manner: Literal["table", "little"] = "table"
    """`little`: for children who cannot read: huge pieces, few words, the asking read aloud."""


class MoveVerdict(Struct, Generic[T], frozen=True):
    """What the referee says before a move is made."""

    says: Literal["yes", "no", "wait"]
    """`wait`: not a move yet, and nothing wrong so far."""
    sentence: T
    formula: T | None = None
    """The mathematics of it."""
    rows: tuple[ScoreRow[T], ...] = ()
    """The sum of the points, or the steps that led to a refusal."""
    total: ScoreRow[T] | None = None
    cells: tuple[str, ...] = ()
    """The cells a refusal is about."""
    advice: tuple[T, ...] = ()
    """What the rule says, what would help."""
    confirm: T | None = None
    """On the confirming button: what happens when it is pressed."""
    rule: str = ""
    """The number of the rule in RULES.md."""
    gain: int | None = None
    """What the move would add to the score."""
    strip: tuple[PiecePoints[T], ...] = ()
    """The line again, piece by piece with its points."""
    reading: AnswerPreview | None = None
    """How an answer was read; never whether it is right."""


class MoveListItem(Struct, Generic[T], frozen=True):
    """A line of the log."""

    text: T
    seat: Seat | None = None
    points: int | None = None
    rows: tuple[ScoreRow[T], ...] = ()
    """Opened by a tap: why so many points."""


class Advice(Struct, Generic[T], frozen=True):
    """A move that could be made, and why it is good."""

    move: str
    """Its text."""
    points: int
    sentence: T
    formula: T | None = None
    rows: tuple[ScoreRow[T], ...] = ()
    pieces: tuple[Piece[T], ...] = ()
    """What it would lay, to be drawn on the board."""
