"""What the viewer may do now: press, point, put, choose, lay or answer."""

from __future__ import annotations

from typing import Generic, TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Face, T


class Button(Struct, Generic[T], frozen=True, tag="button"):
    """A button that makes a move."""

    id: str
    label: T
    move: str
    """The text of the move."""
    confirm: T | None = None
    """Asked first if the move cannot be undone and is easily made by mistake."""
    is_main: bool = False
    """The button most people want now; at most one prompt of a scene has this."""
    icon: str = ""
    """An icon for people who cannot read yet: `die`, `done`, `skip`, `bag`."""
    die: str = ""
    """The die that makes the same move when pressed."""
    aside: bool = False
    """Not part of the game itself: kept out of the way."""
    key: str = ""
    """The letter that presses it; empty: none."""


class SeatOffer(Struct, Generic[T], frozen=True):
    """What one of several people at the same screen may press now."""

    seat: Seat
    ask: T
    buttons: tuple[Button[T], ...]


class Target(Struct, Generic[T], frozen=True):
    """A cell or piece to choose, with its move and its meaning."""

    id: str
    move: str
    meaning: T
    path: tuple[str, ...] = ()
    """The cells on the way there, starting cell first."""
    picture: str = ""
    """A drawing of the family with the same meaning."""
    detail: T | None = None
    """What would happen there, in a sentence."""
    key: str = ""
    """The letter that chooses it; empty: none."""


class Point(Struct, Generic[T], frozen=True, tag="point"):
    """Choose one cell or one piece."""

    id: str
    label: T
    targets: tuple[Target[T], ...]


class PutChoice(Struct, Generic[T], frozen=True):
    """A piece and a cell, with their move and its meaning."""

    piece: str
    cell: str
    move: str
    meaning: T


class Put(Struct, Generic[T], frozen=True, tag="put"):
    """Put one piece on one cell; this makes the move at once."""

    id: str
    label: T
    choices: tuple[PutChoice[T], ...]


class Reach(Struct, Generic[T], frozen=True):
    """A cell that a card may lead to."""

    cell: str
    note: T
    """Shown beside the cell, such as how likely it is."""
    is_aside: bool = False
    """Whether it is a less likely target."""


class PromptCard(Struct, Generic[T], frozen=True):
    """A choice shown as a picture."""

    id: str
    picture: str
    sign: str
    name: T
    move: str
    detail: T | None = None
    why_not: T | None = None
    """Why it cannot be chosen now."""
    reaches: tuple[Reach[T], ...] = ()
    """Highlighted while the card is pointed at or chosen."""
    confirm: T | None = None
    """The label of the button that makes the move once this is chosen; None: choosing makes it."""
    key: str = ""
    """The letter or digit that chooses it; empty: none."""


class Cards(Struct, Generic[T], frozen=True, tag="cards"):
    """Choose one of a few pictured cards."""

    id: str
    label: T
    cards: tuple[PromptCard[T], ...]
    key: str = ""
    """The letter that makes the move of the chosen card, as Enter does."""
    detail: T | None = None
    """A note about all of the cards."""


class FaceGroup(Struct, Generic[T], frozen=True):
    """Faces of which one must be chosen."""

    name: T
    faces: tuple[Face[T], ...]


class Choose(Struct, Generic[T], frozen=True, tag="choose"):
    """Choose one face from each group, then confirm."""

    id: str
    label: T
    """The label of the button that starts choosing."""
    ask: T
    groups: tuple[FaceGroup[T], ...]
    confirm: T
    """The label of the button that confirms the choice."""
    aside: bool = False
    """Not part of the game itself: kept out of the way."""


class Take(Struct, Generic[T], frozen=True, tag="take"):
    """Choose several pieces, then confirm."""

    id: str
    label: T
    """The label of the button that starts choosing."""
    ask: T
    """What to choose, while choosing."""
    pieces: tuple[str, ...]
    counts: tuple[int, ...]
    """The numbers of pieces that may be chosen."""
    confirm: T
    """The label of the button that confirms the choice."""


class Lay(Struct, Generic[T], frozen=True, tag="lay"):
    """Lay pieces from a rack on cells of the board, see the verdict, then confirm."""

    id: str
    label: T
    """The label of the confirm button until a verdict has a better one."""
    rack: str
    board: str
    pieces: tuple[str, ...]
    """The pieces that may be laid, including piles of the stock."""
    cells: tuple[str, ...]
    """The free cells; a board without an edge lists none, because every empty cell is free."""
    faces: tuple[Face[T], ...] = ()
    """The faces that a piece of role `wild` may take."""
    total: T | None = None
    """Asks for an announced total, if the game wants one."""
    ahead: bool = False
    """It is not this seat's turn yet: pieces can be arranged and judged, but not committed."""
    stock: str = ""
    """The zone with the piles, shown beside the rack."""
    after: str = ""
    """Pieces continue in one direction after this cell: the typing cursor starts there."""


class Answer(Struct, Generic[T], frozen=True, tag="answer"):
    """Answer the open question by typing, choosing or laying tiles, as its card says."""

    id: str
    label: T
    """The label of the button that sends it."""
    asked: int
    """The number of the question."""
    skip: Button[T] | None = None
    """Passes on the question."""
    helps: tuple[Button[T], ...] = ()
    """Other things to do meanwhile, such as taking more time."""
    start: Button[T] | None = None
    """Starts the clock of a question still being read; only then can it be answered."""


Prompt: TypeAlias = (
    Button[T] | Point[T] | Put[T] | Cards[T] | Choose[T] | Take[T] | Lay[T] | Answer[T]
)
