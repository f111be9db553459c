"""What the person before the screen may do now: press, point, put, choose, lay or answer."""

from __future__ import annotations

from typing import Generic, TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Face, T


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


class SeatOffer(Struct, Generic[T], frozen=True):
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


class PutChoice(Struct, Generic[T], frozen=True):
    """One piece on one cell, the move that makes, and what it would mean."""

    piece: str
    cell: str
    move: str
    meaning: T


class Put(Struct, Generic[T], frozen=True, tag="put"):
    """Put one piece on one cell; that is the move, without a word more."""

    id: str
    label: T
    choices: tuple[PutChoice[T], ...]


class Reach(Struct, Generic[T], frozen=True):
    """A cell that a possibility may lead to."""

    cell: str
    note: T
    """Stands beside it, such as how likely it is."""
    is_aside: bool = False
    """Not where it usually leads."""


class PromptCard(Struct, Generic[T], frozen=True):
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
    cards: tuple[PromptCard[T], ...]
    key: str = ""
    """The letter that makes the move of the one that is chosen, as Enter does."""
    detail: T | None = None
    """Something to know about all of them."""


class FaceGroup(Struct, Generic[T], frozen=True):
    """Faces of which one is to be chosen."""

    name: T
    faces: tuple[Face[T], ...]


class Choose(Struct, Generic[T], frozen=True, tag="choose"):
    """Choose one face of each group, then say so."""

    id: str
    label: T
    """On the button that begins the choosing."""
    ask: T
    groups: tuple[FaceGroup[T], ...]
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
