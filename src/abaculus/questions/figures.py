"""Drawings as data: whole coordinates, roles instead of colours, and descriptions in words.

The origin is the upper left corner, y grows downwards, angles are in degrees, 0 to the right and
counterclockwise. Roles: `shape` (filled), `outline`, `second` (a second filled part, also marked
by hatching), `faint` (help lines), `mark` (what the question asks about).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeAlias

import msgspec

from abaculus.maths.formulas.tree import Formula

FigureItem: TypeAlias = tuple[Any, ...]
"""A part of a drawing: its kind, then the arguments of the function of that name."""
Spot: TypeAlias = tuple[int, int]
P = ParamSpec("P")


class Figure(msgspec.Struct, frozen=True):
    """A drawing of w by h units."""

    w: int
    h: int
    alt: tuple[str, dict[str, Any]]
    """The sentence that describes the drawing without giving the answer away."""
    items: tuple[FigureItem, ...]


class LazyFigure(msgspec.Struct, frozen=True):
    """A drawing that is made on demand."""

    how: Callable[..., Figure | None]
    about: tuple[Any, ...]
    named: dict[str, Any]

    def drawn(self) -> Figure | None:
        """The drawing itself."""
        return self.how(*self.about, **self.named)


def lazy_figure(how: Callable[P, Figure | None], *about: P.args, **named: P.kwargs) -> LazyFigure:
    """A drawing that `how` makes of the other arguments on demand."""
    return LazyFigure(how, about, named)


def figure(w: int, h: int, items: Sequence[FigureItem], alt: str, /, **slots: Formula) -> Figure:
    """A drawing, described by a sentence of the message catalogue."""
    return Figure(w, h, (alt, slots), tuple(items))


def poly(spots: Sequence[Spot], role: str = "shape") -> FigureItem:
    """A closed polygon."""
    return ("poly", tuple(spots), role)


def line(start: Spot, end: Spot, role: str = "outline") -> FigureItem:
    """A straight line."""
    return ("line", start, end, role)


def circle(centre: Spot, radius: int, role: str = "shape") -> FigureItem:
    """A circle."""
    return ("circle", centre, radius, role)


def arc(centre: Spot, radius: int, start: int, end: int, role: str = "outline") -> FigureItem:
    """An arc of a circle; the role `shape` draws the whole sector."""
    return ("arc", centre, radius, start, end, role)


def angle(at: Spot, start: int, end: int, label: Formula = "") -> FigureItem:
    """The mark of an angle, with its name or size."""
    return ("angle", at, start, end, label)


def right(at: Spot, start: int) -> FigureItem:
    """The mark of a right angle whose first arm points to `start` degrees."""
    return ("right", at, start)


def dim(start: Spot, end: Spot, label: Formula, side: int = 1) -> FigureItem:
    """A dimension beside a line: 1 for the left as seen along the line, −1 for the right."""
    return ("dim", start, end, label, side)


def label(at: Spot, text: Formula, role: str = "outline") -> FigureItem:
    """A word, number or letter."""
    return ("label", at, text, role)


def grid(at: Spot, columns: int, rows: int, size: int, role: str = "faint") -> FigureItem:
    """Squares in rows and columns."""
    return ("grid", at, columns, rows, size, role)


def axes(at: Spot, unit: int, span: tuple[int, int, int, int]) -> FigureItem:
    """Axes with their numbers; `at` is the origin, `span` is least x, most x, least y, most y."""
    return ("axes", at, unit, span)


def plot(at: Spot, unit: int, spots: Sequence[Spot], *, joined: bool = True) -> FigureItem:
    """Points in the units of axes at the same place, joined or single."""
    return ("plot", at, unit, tuple(spots), joined)


def bars(
    at: Spot, size: Spot, heights: Sequence[int], names: Sequence[Formula], step: int
) -> FigureItem:
    """A bar chart in a frame of `size`, with a scale in steps."""
    return ("bars", at, size, tuple(heights), tuple(names), step)


def pie(centre: Spot, radius: int, shares: Sequence[int], names: Sequence[Formula]) -> FigureItem:
    """A pie chart; the shares may have any sum."""
    return ("pie", centre, radius, tuple(shares), tuple(names))


def dial(centre: Spot, radius: int, hours: int, minutes: int) -> FigureItem:
    """A clock face with its hands."""
    return ("clock", centre, radius, hours, minutes)


def die(at: Spot, size: int, pips: int) -> FigureItem:
    """The face of a die."""
    return ("dice", at, size, pips)


def tiles(at: Spot, size: int, rows: Sequence[str]) -> FigureItem:
    """Small squares: `#` filled, `o` second, `.` empty outline, blank nothing."""
    return ("tiles", at, size, tuple(rows))


def dots(spots: Sequence[Spot], radius: int, kind: str = "disc", role: str = "shape") -> FigureItem:
    """Equal small things: `disc`, `square`, `triangle` or `star`."""
    return ("dots", tuple(spots), radius, kind, role)
