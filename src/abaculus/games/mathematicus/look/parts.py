"""Parts of the drawings: points, words, shapes in the page's own colours.

Colours are variables of the page, so that a drawing fits the light and the dark theme. Drawings
have no ids, because many of them are on one page.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from abaculus.games.mathematicus.look.geometry import Point

INK: Final = "var(--piece-ink)"
IVORY: Final = "var(--ivory)"
SHINE: Final = "var(--ivory-hi)"
SHADE: Final = "var(--ivory-lo)"
EDGE: Final = "var(--ivory-line)"
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'


def svg(drawn: str, box: str) -> str:
    """A whole drawing, with its content and its box: left, top, width and height."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawn}</svg>'


def pair(point: Point) -> str:
    """A point in a path."""
    return f"{point[0]:.1f} {point[1]:.1f}".replace(".0", "")


def path(points: Iterable[Point]) -> str:
    """A path of straight lines from point to point."""
    return "M" + "L".join(map(pair, points))


def ring(sides: int, reach: float, x: float = 0, y: float = 0, first: float = 0) -> str:
    """The outline of a regular polygon; the first corner is that many degrees from the top."""
    turns = (radians(first + 360 * corner / sides) for corner in range(sides))
    return path((x + reach * sin(turn), y - reach * cos(turn)) for turn in turns) + "Z"


def place_at(drawn: str, x: float, y: float, scale: float = 1) -> str:
    """A part with its origin moved to this point."""
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<g transform="translate({pair((x, y))}){size}">{drawn}</g>'


def fit_box(drawn: str, x: float, y: float, size: float, box: float) -> str:
    """A part drawn in a square box, centred on this point."""
    return place_at(drawn, x - size / 2, y - size / 2, size / box)


def words(
    text: str, x: float, y: float, size: float, fill: str = INK, weight: int = 650, more: str = ""
) -> str:
    """Digits or letters centred on this point."""
    return (
        f'<text x="{x:.4g}" y="{y + 0.356 * size:.1f}" text-anchor="middle" '
        f'font-family="Lexend, sans-serif" font-weight="{weight}" font-size="{size:g}" '
        f'fill="{fill}"{more}>{text}</text>'
    )


def strokes(lines: str, colour: str = "currentColor", width: float = 2.4, more: str = "") -> str:
    """A path with an outline and no fill."""
    drawn = f'fill="none" stroke="{colour}" stroke-width="{width:g}"'
    return f'<path d="{lines}" {drawn} {ROUND}{more}/>'


def fill_path(lines: str, colour: str = "currentColor", more: str = "") -> str:
    """A filled path."""
    return f'<path d="{lines}" fill="{colour}"{more}/>'


def dot(x: float, y: float, reach: float, colour: str = "currentColor") -> str:
    """A filled circle."""
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{reach:g}" fill="{colour}"/>'
