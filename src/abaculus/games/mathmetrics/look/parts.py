"""Parts of the symbols: shapes with letters, labels, arrows, dice, cracks.

Colours are the page's own, so that a drawing fits the light and the dark theme. A group of the
class `part` gives its middle by `transform-origin`: a board that turns a drawing along its space
turns the parts back, so that letters stay upright.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final, Literal, TypeAlias

MIDDLE: Final = 500
"""The board's middle, across and down."""


def point(x: float, y: float) -> str:
    """A point in a path."""
    return f"{x:.1f} {y:.1f}"


def path(points: Iterable[tuple[float, float]]) -> str:
    """A path of straight lines from point to point."""
    return "M" + "L".join(point(x, y) for x, y in points)


def around(angle: float, reach: float) -> tuple[float, float]:
    """A point on the board by its angle clockwise from the top and its distance."""
    turned = radians(angle)
    return MIDDLE + reach * sin(turned), MIDDLE - reach * cos(turned)


Kind: TypeAlias = Literal["e", "n", "g"]
KINDS: Final[tuple[Kind, ...]] = ("e", "n", "g")

_IVORY: Final = "var(--ivory-hi)"
_EDGE: Final = "var(--ivory-line)"
_DARK: Final = "var(--piece-ink)"
_BLACK: Final = "var(--mm-black)"
LIGHT: Final = "#FFF8E8"
"""Text on black, in both themes."""
_ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
_LINE: Final = f'fill="none" stroke="{_DARK}" {_ROUND}'
_CRACK_SIDE: Final = (
    *((0.521, -1.20), (0.4, -0.62), (0.741, -0.34), (0.5, 0.04)),
    *((0.841, 0.38), (0.618, 0.72), (0.782, 1.25)),
)
_CRACK_TIP: Final = (
    *((-0.9, -0.118), (-0.341, -0.418), (-0.118, -0.1)),
    *((0.141, -0.459), (0.359, -0.159), (0.9, -0.359)),
)
"""The course of a crack, in radii from the middle: down the right side, or across the tip."""
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def svg(drawn: str, size: int = 64) -> str:
    """A whole drawing."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{drawn}</svg>'


def part(x: float, y: float, drawn: str) -> str:
    """A part that stays upright about this point."""
    return f'<g class="part" style="transform-origin:{x:g}px {y:g}px">{drawn}</g>'


def words(text: str, x: float, y: float, size: float, fill: str, weight: int = 650) -> str:
    """Letters or digits centred on this height."""
    return (
        f'<text x="{x:g}" y="{y + 0.36 * size:.1f}" text-anchor="middle" '
        f'font-family="Lexend, sans-serif" font-weight="{weight}" font-size="{size:g}" '
        f'fill="{fill}">{text}</text>'
    )


def form(kind: Kind, x: float, y: float, reach: float) -> str:
    """The shape of a category without its letter: hexagon, triangle or circle."""
    if kind == "g":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{0.97 * reach:.1f}" fill="var(--mm-g)"/>'
    width, drawn = {"e": (0.16, hexagon), "n": (0.26, triangle)}[kind]
    return (
        f'<path d="{drawn(x, y, reach)}" fill="var(--mm-{kind})" stroke="var(--mm-{kind})" '
        f'stroke-linejoin="round" stroke-width="{width * reach:.1f}"/>'
    )


def hexagon(x: float, y: float, reach: float) -> str:
    """The outline of a hexagon, a corner on top."""
    around = (radians(60 * corner) for corner in range(6))
    return path((x + 0.93 * reach * sin(at), y - 0.93 * reach * cos(at)) for at in around) + "Z"


def triangle(x: float, y: float, reach: float) -> str:
    """The outline of a triangle, a corner on top."""
    low = y + 0.73 * reach
    return path(((x, y - 0.86 * reach), (x + 0.92 * reach, low), (x - 0.92 * reach, low))) + "Z"


def shape(kind: Kind, x: float, y: float, reach: float) -> str:
    """The shape of a category with its letter."""
    return form(kind, x, y, reach) + letter(kind, x, y, reach)


def letter(kind: Kind, x: float, y: float, reach: float) -> str:
    """The letter on a shape; on the triangle lower and smaller."""
    size, lower = (0.98 * reach, 0.24 * reach) if kind == "n" else (1.22 * reach, 0)
    return words(kind.upper(), x, y + lower, size, "var(--mm-on)")


def crack_shape(kind: Kind, x: float, y: float, reach: float, width: float) -> str:
    """A shape from which a slice breaks off."""
    crack = _CRACK_TIP if kind == "n" else _CRACK_SIDE
    line = path((x + reach * across, y + reach * down) for across, down in crack)
    size, lower, aside = (0.95 * reach, 0.42 * reach, 0.0)
    if kind != "n":
        size, lower, aside = 1.2 * reach, 0.0, -0.19 * reach
    return (
        form(kind, x, y, reach)
        + words(kind.upper(), x + aside, y + lower, size, "var(--mm-on)")
        + f'<path d="{line}" fill="none" stroke="var(--role-soft, var(--paper-raised))" '
        f'stroke-width="{width:g}" {_ROUND}/>'
    )


def label(text: str, x: float, y: float, size: float = 17, *, is_loss: bool = False) -> str:
    """A label: light for what is won, dark for what may be lost."""
    width, height = 1.77 * size, 1.3 * size
    fill, ink = (_BLACK, LIGHT) if is_loss else (_IVORY, _DARK)
    return part(
        x,
        y,
        f'<rect x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width:.1f}" '
        f'height="{height:.1f}" rx="{height / 2:.1f}" fill="{fill}" stroke="{_EDGE}"/>'
        + words(text, x, y, size, ink),
    )


def again(x: float, y: float, reach: float = 12.5) -> str:
    """A round arrow: roll again."""
    k = reach / 12.5
    tail, turn = point(x + 5.3 * k, y + 4.2 * k), point(x + 5.5 * k, y - 2.9 * k)
    high, corner = point(x + 5.9 * k, y - 8.7 * k), f"V{y - 2.9 * k:.1f}H{x - 0.2 * k:.1f}"
    return part(
        x,
        y,
        f'<circle cx="{x:g}" cy="{y:g}" r="{reach:g}" fill="{_IVORY}" stroke="{_EDGE}"/>'
        f'<path d="M{tail}A{6.5 * k:.1f} {6.5 * k:.1f} 0 1 1 {turn}M{high}{corner}" {_LINE} '
        f'stroke-width="{2.7 * k:.1f}"/>',
    )


def die(face: int, x: float, y: float, side: float, turn: int = 0) -> str:
    """An ivory die with this face."""
    corner, half = 0.22 * side, side / 2
    turned = f' transform="rotate({turn} {x:g} {y:g})"' if turn else ""
    return (
        f'<g{turned}><rect x="{x - half:g}" y="{y - half:g}" width="{side:g}" height="{side:g}" '
        f'rx="{corner:.1f}" fill="{_IVORY}" stroke="var(--wood-line)" stroke-width="1.6"/>'
        f"{pips(face, x, y, 0.27 * side, (0.11 if face < 4 else 0.095) * side)}</g>"
    )


def pips(face: int, x: float, y: float, apart: float, reach: float) -> str:
    """The dots of a face about their middle."""
    return "".join(
        f'<circle cx="{x + apart * across:.1f}" cy="{y + apart * down:.1f}" r="{reach:.1f}" '
        f'fill="var(--mm-pip)"/>'
        for across, down in _PIPS[face]
    )
