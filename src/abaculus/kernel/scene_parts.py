"""What lies on a table: zones and cells with their geometry, pieces and dice.

Everything here is generic in its texts: a game writes `Text` (a code with values), `words` makes
of it what a viewer reads, and the wire carries that. Coordinates are whole numbers; a cell of a
crossword board is 100 wide.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.messages import Seat, Value

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


class CellMark(Struct, frozen=True):
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
    mark: CellMark | None = None
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


class Plane(Struct, frozen=True):
    """A board without an edge: square cells of 100, the one in column x and row y called `x,y`."""

    reach: int
    """How far columns and rows go from 0, both ways."""


class Ground(Struct, frozen=True):
    """A table top on which pieces lie anywhere: its cells are places, not drawn by themselves."""

    width: int
    height: int


class PictureBoard(Struct, frozen=True):
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


ZoneKind: TypeAlias = Literal["board", "rack", "stock"]
"""A board is drawn as a picture; a rack is somebody's row of pieces, with its cells in order;
a stock is everybody's, its pieces are piles."""


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
    painted: PictureBoard | None = None
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


class CellBand(Struct, frozen=True):
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


_QUARTER: Final = 9000
_TURN: Final = 4 * _QUARTER


def middle(shape: Shape) -> tuple[int, int]:
    """The middle of a shape; of a sector half-way around and half-way out."""
    if isinstance(shape, Disc):
        return shape.x, shape.y
    if isinstance(shape, Sector):
        return _polar_point(shape, (shape.start + shape.end) // 2, (shape.inner + shape.outer) // 2)
    left, top, right, bottom = extent(shape)
    return (left + right) // 2, (top + bottom) // 2


def extent(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom."""
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    if isinstance(shape, Disc):
        reach = shape.radius
        return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
    points = shape.points if isinstance(shape, Polygon) else tuple(_corners(shape))
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def _corners(sector: Sector) -> Iterator[tuple[int, int]]:
    """The points of a sector that can be outermost: its ends, and where it crosses an axis."""
    axes = range(-(-sector.start // _QUARTER) * _QUARTER, sector.end, _QUARTER)
    for angle in (sector.start, sector.end, *axes):
        yield _polar_point(sector, angle, sector.inner)
        yield _polar_point(sector, angle, sector.outer)


def _polar_point(sector: Sector, angle: int, reach: int) -> tuple[int, int]:
    turned = radians(angle % _TURN / 100)
    return sector.x + round(reach * sin(turned)), sector.y - round(reach * cos(turned))
