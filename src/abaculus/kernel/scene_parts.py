"""The parts of a scene: zones and cells with their geometry, pieces and dice.

Everything is generic in its texts: a game writes `Text` (a code with values), and `i18n` turns it
into sentences for one viewer. Coordinates are whole numbers; a cell of a crossword board is 100
wide.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.messages import Seat, Value

T = TypeVar("T")
"""`Text` from a game; a rendered sentence on its way to a screen."""


class Text(Struct, frozen=True):
    """A message code of the game and the values of its sentence."""

    code: str
    values: dict[str, Value] = {}


class Box(Struct, frozen=True, tag="box"):
    """A rectangle, by its upper left corner and size."""

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
    """A shape with straight sides, by its corners."""

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


class CellMark(Struct, frozen=True):
    """A sign printed on a cell."""

    sign: str
    """A few characters, such as `×2`."""
    role: str
    """Its colour: `green`, `blue`, `yellow`, `purple`."""
    round: bool = False
    """Drawn as a circle instead of a square, because colour alone must not carry meaning."""


class Cell(Struct, Generic[T], frozen=True):
    """A place for pieces."""

    id: str
    shape: Shape
    spoken: T
    """Its name and what is printed on it, for reading aloud."""
    mark: CellMark | None = None
    shaded: bool = False
    angle: int = 0
    """How far its pieces are turned clockwise, in degrees."""
    picture: str = ""
    """The name of a drawing of the family, printed on the cell."""
    role: str = ""
    """Its tint on a picture board: a class of the family's colours."""
    detail: T | None = None
    """What happens here, in a sentence, shown on request."""
    stand: tuple[int, int] | None = None
    """Where pieces are drawn on a picture board; None: in the middle."""


class Plane(Struct, frozen=True):
    """A board without an edge: square cells of 100; the one in column x and row y is `x,y`."""

    reach: int
    """How far columns and rows extend from 0 in both directions."""


class Ground(Struct, frozen=True):
    """A table top with pieces anywhere: its cells are places that are not drawn."""

    width: int
    height: int


class PictureBoard(Struct, frozen=True):
    """A board that is a picture: spaces of any shape on a painted ground."""

    width: int
    height: int
    ground: str = ""
    """The name of the drawing under the spaces."""
    fills: bool = False
    """Whether drawings fill their spaces from edge to edge, upright."""
    hub: tuple[int, int] | None = None
    """Where the dice are drawn; None: in the middle."""
    loop: bool = False
    """Whether the spaces form a loop, in their order."""


ZoneKind: TypeAlias = Literal["board", "rack", "stock"]
"""A board is drawn as a picture; a rack is one seat's row of pieces, cells in order; a stock is
shared, and its pieces are piles."""


class Zone(Struct, Generic[T], frozen=True):
    """A part of the table; it seldom changes and is sent only when it does."""

    id: str
    kind: ZoneKind
    name: T
    cells: tuple[Cell[T], ...]
    seat: Seat | None = None
    """The seat it belongs to; None: shared."""
    columns: tuple[str, ...] = ()
    """The labels above the board's columns; `rows` has those beside its rows."""
    rows: tuple[str, ...] = ()
    plane: Plane | None = None
    """A board without an edge; its cells are not listed."""
    ground: Ground | None = None
    """A board with scattered pieces."""
    painted: PictureBoard | None = None
    """A board whose spaces have any shape."""


class Face(Struct, Generic[T], frozen=True):
    """What a piece shows."""

    sign: str
    """A digit, a letter, or one of the drawn signs + − × ÷ =; empty for a hidden face."""
    role: str
    """Its look: `number` ivory, `sign` wood, `common` green, `wild` a joker not yet named, `back`;
    `pawn` the shape of its seat with the initial of its name, `pile` a heap on a picture board;
    `word` is written in words."""
    spoken: T
    picture: str = ""
    """The name of a drawing of the family; empty: the sign is drawn."""


class Piece(Struct, Generic[T], frozen=True):
    """A thing on a cell."""

    id: str
    """The same piece keeps its id from scene to scene if the viewer may know it is the same."""
    cell: str
    face: Face[T]
    tags: tuple[str, ...] = ()
    """`last`: laid by the last move; `joker`: represents what it shows; `fresh`: just drawn;
    `crossed`: part of two lines; `up`: face up for a while; `won`: about to be taken;
    `marked`: one of these must be chosen; `wanted`: one of these would help; `pale`: gone, but
    it may come back along its path."""
    seat: Seat | None = None
    """The seat that laid it, for `last`; the owner of a pawn."""
    many: int | None = None
    """The size of a pile, from which pieces can be laid this many times."""
    under: Face[T] | None = None
    """The face hidden under it, if everyone may know it."""
    path: tuple[str, ...] = ()
    """The cells it crossed in the last move, its present cell last."""
    heading: str = ""
    """The cell its next step must lead to, if there is a choice of cells."""


class CellBand(Struct, frozen=True):
    """Cells of a board that belong together, tinted in the colour of their owner."""

    id: str
    board: str
    first: str
    last: str
    """The cells at the two ends of a row or column."""
    seat: Seat | None = None
    tags: tuple[str, ...] = ()
    """`last`: made by the last move."""


class Die(Struct, Generic[T], frozen=True):
    """A die on the table."""

    id: str
    picture: str
    """The name of a drawing of the family; empty: not rolled yet."""
    sign: str
    """The face in a few characters, for screens without drawings."""
    name: T
    """The face in words."""
    role: str
    """Its colour: `blue`, `sky`."""
    detail: T | None = None
    """What it means now."""
    throw: int = 0
    """A number that changes with each roll, so that the die tumbles."""


_QUARTER: Final = 9000
_TURN: Final = 4 * _QUARTER


def middle(shape: Shape) -> tuple[int, int]:
    """The middle of a shape; for a sector, half-way around and half-way out."""
    if isinstance(shape, Disc):
        return shape.x, shape.y
    if isinstance(shape, Sector):
        return _polar_point(shape, (shape.start + shape.end) // 2, (shape.inner + shape.outer) // 2)
    left, top, right, bottom = extent(shape)
    return (left + right) // 2, (top + bottom) // 2


def extent(shape: Shape) -> tuple[int, int, int, int]:
    """The left, top, right and bottom of a shape."""
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    if isinstance(shape, Disc):
        reach = shape.radius
        return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
    points = shape.points if isinstance(shape, Polygon) else tuple(_corners(shape))
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def _corners(sector: Sector) -> Iterator[tuple[int, int]]:
    """The points of a sector that can be outermost: its ends and where it crosses an axis."""
    axes = range(-(-sector.start // _QUARTER) * _QUARTER, sector.end, _QUARTER)
    for angle in (sector.start, sector.end, *axes):
        yield _polar_point(sector, angle, sector.inner)
        yield _polar_point(sector, angle, sector.outer)


def _polar_point(sector: Sector, angle: int, reach: int) -> tuple[int, int]:
    turned = radians(angle % _TURN / 100)
    return sector.x + round(reach * sin(turned)), sector.y - round(reach * cos(turned))
