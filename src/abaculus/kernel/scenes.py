"""What any screen shows of a game: zones, pieces, facts and prompts, with texts yet to be worded.

Everything here is generic in its texts: a game writes `Text` (a code with values), `words` makes
of it what a viewer reads, and the wire carries that. Coordinates are whole numbers; a cell of a
crossword board is 100 wide.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.cards import Judged, QuestionCard, Reading, Solution
from abaculus.kernel.said import Seat, Value

T = TypeVar("T")
"""`Text` when it comes from a game; a worded sentence when it goes to a screen."""


class Text(Struct, frozen=True):
    """A message of the game and the values of its sentence."""

    code: str
    values: dict[str, Value] = {}


class Box(Struct, frozen=True, tag="box"):
    """An upright rectangle, by its upper left corner."""

    x: int
    y: int
    width: int
    height: int


class Disc(Struct, frozen=True, tag="disc"):
    """A circle, by its centre."""

    x: int
    y: int
    radius: int


class Polygon(Struct, frozen=True, tag="polygon"):
    """A form with straight sides, by its corners."""

    points: tuple[tuple[int, int], ...]


class Sector(Struct, frozen=True, tag="sector"):
    """A part of a ring, by its centre, both radii and two angles.

    Angles are hundredths of a degree, clockwise from the top.
    """

    x: int
    y: int
    inner: int
    outer: int
    start: int
    end: int


Shape: TypeAlias = Box | Disc | Polygon | Sector


class Mark(Struct, frozen=True):
    """A sign printed on a cell."""

    sign: str
    """A few characters, such as `×2`."""
    role: str
    """Its colour: `green`, `blue`, `yellow`, `purple`."""
    round: bool = False
    """Drawn as a circle, not as a square: nothing is told by colour alone."""


class Cell(Struct, Generic[T], frozen=True):
    """A place where a piece may lie."""

    id: str
    shape: Shape
    spoken: T
    """Its name and what is printed on it, read aloud."""
    mark: Mark | None = None
    shaded: bool = False
    angle: int = 0
    """How far what lies here is turned to the right, in degrees."""
    picture: str = ""
    """A drawing of the family printed on it, by its name."""
    role: str = ""
    """Its tint, on a painted board: a class of the family's colours."""
    detail: T | None = None
    """What happens here, in a sentence, for whoever asks."""
    stand: tuple[int, int] | None = None
    """Where pieces stand on a painted board; None: in its middle."""


ZoneKind: TypeAlias = Literal["board", "rack", "stock"]
"""A board is drawn as a picture; a rack is somebody's row of pieces, with its cells in order;
a stock is everybody's, its pieces are piles."""


class Plane(Struct, frozen=True):
    """A board without an edge: square cells of 100, the one in column x and row y called `x,y`."""

    reach: int
    """How far columns and rows go from 0, both ways."""


class Ground(Struct, frozen=True):
    """A table top on which pieces lie anywhere: its cells are places, not drawn by themselves."""

    width: int
    height: int


class Painted(Struct, frozen=True):
    """A board that is a picture: spaces of any form on a painted ground."""

    width: int
    height: int
    ground: str = ""
    """The drawing under the spaces, by its name."""
    fills: bool = False
    """Drawings of spaces fill them from edge to edge, upright."""
    hub: tuple[int, int] | None = None
    """Where the dice lie; None: in the middle."""
    loop: bool = False
    """The spaces are one way round, in their order."""


class Zone(Struct, Generic[T], frozen=True):
    """A part of the table; it seldom changes, so it is sent only when it does."""

    id: str
    kind: ZoneKind
    name: T
    cells: tuple[Cell[T], ...]
    seat: Seat | None = None
    """Whose it is."""
    columns: tuple[str, ...] = ()
    """What stands above the board's columns, and beside its rows."""
    rows: tuple[str, ...] = ()
    plane: Plane | None = None
    """A board that goes on and on; its cells are not listed."""
    ground: Ground | None = None
    """A board whose pieces are strewn."""
    painted: Painted | None = None
    """A board whose spaces have forms of their own."""


class Face(Struct, Generic[T], frozen=True):
    """What a piece shows."""

    sign: str
    """A digit, a letter, or one of the drawn signs + − × ÷ =; empty for a hidden face."""
    role: str
    """How it looks: `number` ivory, `sign` wood, `common` green, `wild` a joker that is nothing
    yet, `back`; `pawn` the shape of its seat with the initial of its name, `pile` a heap on a
    painted board; `word` is told in words."""
    spoken: T
    picture: str = ""
    """A drawing of the family, by its name; empty: the sign is drawn."""


class Piece(Struct, Generic[T], frozen=True):
    """A thing that lies on a cell."""

    id: str
    """The same thing keeps its id from scene to scene wherever the viewer may know that it does."""
    cell: str
    face: Face[T]
    tags: tuple[str, ...] = ()
    """`last`: laid by the last move; `joker`: stands for what it shows; `fresh`: drawn just now;
    `crossed`: belongs to two lines; `up`: turned over, for a while; `won`: about to be taken;
    `marked`: one of these must be chosen; `wanted`: one of these would help; `pale`: not there
    any more, but it may come back along its path."""
    seat: Seat | None = None
    """Who laid it, for `last`; whose it is, for a pawn."""
    many: int | None = None
    """A pile: it can be laid again and again, so often at most."""
    under: Face[T] | None = None
    """What lies hidden under it, where everybody may know that."""
    path: tuple[str, ...] = ()
    """The cells it came along by the last move, the one it stands on last."""
    heading: str = ""
    """The cell its next step must lead to, where there would be others."""


class Band(Struct, frozen=True):
    """Cells of a board that belong together, tinted in the colour of whose they are."""

    id: str
    board: str
    first: str
    last: str
    """The cells at both ends of a row or column."""
    seat: Seat | None = None
    tags: tuple[str, ...] = ()
    """`last`: made by the last move."""


class Die(Struct, Generic[T], frozen=True):
    """A die that lies on the table."""

    id: str
    picture: str
    """A drawing of the family, by its name; empty: not thrown yet."""
    sign: str
    """The face in a few characters, where nothing can be drawn."""
    name: T
    """The face in words."""
    role: str
    """Its colour: `blue`, `sky`."""
    detail: T | None = None
    """What it means now."""
    throw: int = 0
    """Another number, another throw: the die tumbles."""


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


class Note(Struct, Generic[T], frozen=True):
    """Marks of the board explained, or a fact about the whole table."""

    text: T
    marks: tuple[Mark, ...] = ()


class Counted(Struct, Generic[T], frozen=True):
    """A piece in a line of pieces, and what it counts."""

    face: Face[T]
    points: int
    why: T | None = None
    """A word where it counts more or less than usual: “ten”."""
    tags: tuple[str, ...] = ()
    """`crossed`, `doubled`; `pair`: two alike."""


class Row(Struct, Generic[T], frozen=True):
    """One item of a sum: what counts, why, and how much."""

    text: T
    points: str = ""
    """What stands at its right end; usually a number."""
    face: Face[T] | None = None
    """The piece it is about."""
    mark: Mark | None = None
    """The printed sign that changed it."""
    cells: tuple[str, ...] = ()
    """Lit up with the row."""
    strip: tuple[Counted[T], ...] = ()
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


class Standing(Struct, Generic[T], frozen=True):
    """What is told of a seat."""

    score: int | None = None
    facts: tuple[T, ...] = ()
    """Short ones, such as “holds 7 chips”."""
    is_gone: bool = False
    goal: int | None = None
    """The score that ends the game, where there is one."""
    held: int | None = None
    """How many pieces the seat holds, where that is what counts."""
    rows: tuple[Row[T], ...] = ()
    """How the score has come about, item by item."""
    tallies: tuple[Tally[T], ...] = ()
    badge: T | None = None
    """A word beside the name, such as the grade it plays."""
    doing: T | None = None
    """What it does about a thing that several are asked at once: still thinks, lets it pass."""


class Button(Struct, Generic[T], frozen=True, tag="button"):
    """Press it, and this move is made."""

    id: str
    label: T
    move: str
    """The move's own text."""
    confirm: T | None = None
    """Asked first, where the move cannot be undone and is easily made by mistake."""
    is_main: bool = False
    """The one most people want now; at most one prompt of a scene is."""
    icon: str = ""
    """A sign of the shell for those who cannot read yet: `die`, `done`, `skip`, `bag`."""
    die: str = ""
    """The die that does the same when it is pressed."""
    aside: bool = False
    """Beside the game: kept out of the way."""
    key: str = ""
    """The letter that presses it; empty: none does."""


class Offer(Struct, Generic[T], frozen=True):
    """What one of several people at the same screen may press now."""

    seat: Seat
    ask: T
    buttons: tuple[Button[T], ...]


class Target(Struct, Generic[T], frozen=True):
    """A cell or piece to choose, the move that makes, and what it would mean."""

    id: str
    move: str
    meaning: T
    path: tuple[str, ...] = ()
    """The cells on the way there, from the one it starts on."""
    picture: str = ""
    """A drawing of the family that says the same."""
    detail: T | None = None
    """What would happen there, in a sentence."""
    key: str = ""
    """The letter that chooses it; empty: none does."""


class Point(Struct, Generic[T], frozen=True, tag="point"):
    """Choose one cell or one piece."""

    id: str
    label: T
    targets: tuple[Target[T], ...]


class Putting(Struct, Generic[T], frozen=True):
    """One piece on one cell, the move that makes, and what it would mean."""

    piece: str
    cell: str
    move: str
    meaning: T


class Put(Struct, Generic[T], frozen=True, tag="put"):
    """Put one piece on one cell; that is the move, without a word more."""

    id: str
    label: T
    choices: tuple[Putting[T], ...]


class Reach(Struct, Generic[T], frozen=True):
    """A cell that a possibility may lead to."""

    cell: str
    note: T
    """Stands beside it, such as how likely it is."""
    is_aside: bool = False
    """Not where it usually leads."""


class Card(Struct, Generic[T], frozen=True):
    """A possibility with its picture."""

    id: str
    picture: str
    sign: str
    name: T
    move: str
    detail: T | None = None
    why_not: T | None = None
    """Why it cannot be chosen now."""
    reaches: tuple[Reach[T], ...] = ()
    """Lit up while it is looked at or chosen."""
    confirm: T | None = None
    """On the button that makes the move once this is chosen; None: choosing makes it."""
    key: str = ""
    """The letter or digit that chooses it; empty: none does."""


class Cards(Struct, Generic[T], frozen=True, tag="cards"):
    """Choose one of a few pictured possibilities."""

    id: str
    label: T
    cards: tuple[Card[T], ...]
    key: str = ""
    """The letter that makes the move of the one that is chosen, as Enter does."""
    detail: T | None = None
    """Something to know about all of them."""


class Group(Struct, Generic[T], frozen=True):
    """Faces of which one is to be chosen."""

    name: T
    faces: tuple[Face[T], ...]


class Choose(Struct, Generic[T], frozen=True, tag="choose"):
    """Choose one face of each group, then say so."""

    id: str
    label: T
    """On the button that begins the choosing."""
    ask: T
    groups: tuple[Group[T], ...]
    confirm: T
    """On the button that ends it."""
    aside: bool = False
    """Beside the game: kept out of the way."""


class Take(Struct, Generic[T], frozen=True, tag="take"):
    """Choose several pieces, then say so."""

    id: str
    label: T
    """On the button that begins the choosing."""
    ask: T
    """What to choose, while choosing."""
    pieces: tuple[str, ...]
    counts: tuple[int, ...]
    """How many may be chosen."""
    confirm: T
    """On the button that ends it."""


class Lay(Struct, Generic[T], frozen=True, tag="lay"):
    """Lay pieces of a rack on cells of the board, see the verdict, then say so."""

    id: str
    label: T
    """On the confirming button while there is no verdict that says it better."""
    rack: str
    board: str
    pieces: tuple[str, ...]
    """Those that may be laid; piles of the stock among them."""
    cells: tuple[str, ...]
    """Those that are free; a board without an edge lists none, there every empty one is."""
    faces: tuple[Face[T], ...] = ()
    """What a piece of role `wild` may be named."""
    total: T | None = None
    """Asks for an announced total, where the game wants one."""
    ahead: bool = False
    """It is not yet this seat's turn: arrange and see the verdict, but do not commit."""
    stock: str = ""
    """The zone with the piles, shown beside the rack."""
    after: str = ""
    """Pieces go on in one direction from behind this cell: the typing cursor begins there."""


class Answer(Struct, Generic[T], frozen=True, tag="answer"):
    """Answer the question that lies open: written, chosen or laid of tiles, as its card says."""

    id: str
    label: T
    """On the button that sends it."""
    asked: int
    """The number of the question."""
    skip: Button[T] | None = None
    """Lets it pass."""
    helps: tuple[Button[T], ...] = ()
    """What may be done besides, such as taking more time."""
    start: Button[T] | None = None
    """The question is still being read: this starts its clock, and only then it is answered."""


Prompt: TypeAlias = (
    Button[T] | Point[T] | Put[T] | Cards[T] | Choose[T] | Take[T] | Lay[T] | Answer[T]
)


class Asked(Struct, Generic[T], frozen=True):
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
    judged: Judged | None = None
    """The verdict; None while it is open."""
    solution: Solution | None = None
    """How it is done, once it is judged."""
    result: tuple[Row[T], ...] = ()
    """What came of it."""
    aids: tuple[str, ...] = ()
    """What may be used for it: `calculator`, `slide-rule`, `bones`, `legend:mayan`."""
    doubt: Button[T] | None = None
    """Doubts the verdict, where the viewer may."""
    is_read: bool = True
    """Whether the time for reading is over; before that its clock does not run."""


class Proposal(Struct, Generic[T], frozen=True):
    """Something that everybody is asked about beside the game."""

    text: T
    buttons: tuple[str, ...]
    """The prompts by which it is answered."""
    clock: str = ""
    """The name of its deadline."""
    limit: int = 0
    """Milliseconds it gives in all."""


class Scene(Struct, Generic[T], frozen=True):
    """A table as one viewer sees it."""

    zones: tuple[Zone[T], ...]
    pieces: tuple[Piece[T], ...]
    seats: tuple[Standing[T], ...]
    ask: T
    """One sentence: what the viewer may do now, or whom we wait for."""
    prompts: tuple[
        Button[T] | Point[T] | Put[T] | Cards[T] | Choose[T] | Take[T] | Lay[T] | Answer[T], ...
    ] = ()
    tags: tuple[T, ...] = ()
    """Facts about the whole table, a few words each."""
    legend: tuple[Note[T], ...] = ()
    rule: str = ""
    """The number of the rule that is in force now, for the rules drawer."""
    bands: tuple[Band, ...] = ()
    dice: tuple[Die[T], ...] = ()
    ruler: Ruler[T] | None = None
    """Lies beside the table, for whoever wants to read a piece with it."""
    order: tuple[Seat, ...] = ()
    """The seats in the order of play, where the game itself decides it."""
    asked: tuple[Asked[T], ...] = ()
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
    offers: tuple[Offer[T], ...] = ()
    """On a screen that several share: what each of them may press; the table fills it in."""
    cut: Literal["tile", "puzzle"] = "tile"
    """How pieces are cut; a puzzle piece has knobs above and at its right, holes opposite."""
    manner: Literal["table", "little"] = "table"
    """`little`: for children who cannot read: huge pieces, few words, the asking read aloud."""


class Verdict(Struct, Generic[T], frozen=True):
    """What the referee says before a move is made."""

    says: Literal["yes", "no", "wait"]
    """`wait`: not a move yet, and nothing wrong so far."""
    sentence: T
    formula: T | None = None
    """The mathematics of it."""
    rows: tuple[Row[T], ...] = ()
    """The sum of the points, or the steps that led to a refusal."""
    total: Row[T] | None = None
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
    strip: tuple[Counted[T], ...] = ()
    """The line again, piece by piece with its points."""
    reading: Reading | None = None
    """How an answer was read; never whether it is right."""


class Entry(Struct, Generic[T], frozen=True):
    """A line of the log."""

    text: T
    seat: Seat | None = None
    points: int | None = None
    rows: tuple[Row[T], ...] = ()
    """Opened by a tap: why so many points."""


class Advice(Struct, Generic[T], frozen=True):
    """A move that could be made, and why it is good."""

    move: str
    """Its text."""
    points: int
    sentence: T
    formula: T | None = None
    rows: tuple[Row[T], ...] = ()
    pieces: tuple[Piece[T], ...] = ()
    """What it would lay, to be drawn on the board."""
