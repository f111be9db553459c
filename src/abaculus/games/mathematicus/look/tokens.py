"""Tokens distinct by their shape, the halves of the nonagon, and the signs of squares."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from abaculus.games.mathematicus.look.geometry import Point
from abaculus.games.mathematicus.look.parts import (
    EDGE,
    INK,
    IVORY,
    dot,
    fill_path,
    path,
    ring,
    strokes,
    svg,
    words,
)

SIZE: Final = 40
"""Tokens and signs are drawn in a box of 40 by 40."""
_BOX: Final = f"0 0 {SIZE} {SIZE}"
_NONAGON: Final = 9
_HALVES: Final[dict[str, tuple[int, ...]]] = {"A": (3, 5, 7, 11, 13), "B": (13, 17, 19, 29, 31)}
_LARGE: Final = 200
_REACH: Final = 84.0


def _thick(lines: str, width: float = 2, drop: float = 2) -> str:
    """An ivory tile with a dark outline, and an edge visible below and a little all round."""
    below = f'stroke="{EDGE}" stroke-width="{width + 1.2:g}" stroke-linejoin="round"'
    line = f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"'
    lower = fill_path(lines, EDGE, f' {below} transform="translate(0 {drop:g})"')
    return lower + fill_path(lines, IVORY, f" {line}")


def _four() -> str:
    return _thick("M20 5.5L37.5 34.5H2.5Z") + words("4", 20, 25, 18)


def _twelve() -> str:
    inner = ring(5, 11, 20, 19.5)
    spokes = "M20 8.5V2M30.5 16.1l6.1-2M26.5 28.4l3.8 5.3M13.5 28.4l-3.8 5.3M9.5 16.1l-6.1-2"
    lines = strokes(inner + spokes, INK, 1.2, ' opacity=".5"')
    return _thick(ring(10, 17.5, 20, 19.5)) + lines + words("12", 20, 19.6, 16.5)


def _challenge() -> str:
    """Crossed foils."""
    disc = "M20 2a17.5 17.5 0 1 1 0 35a17.5 17.5 0 1 1 0-35Z"
    foil = "M0-13.5V12.5M-4.5 6.5h9"
    foils = "".join(
        f'<g transform="translate(20 20) scale({side} 1) rotate(40)">{strokes(foil, INK, 2.6)}</g>'
        for side in (1, -1)
    )
    return _thick(disc) + foils


def _double() -> str:
    body = "M11 3H29a8 8 0 0 1 8 8V28a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z"
    return _thick(body) + words("×2", 20, 19.5, 17)


def _medal() -> str:
    line = f' stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'
    ribbon = fill_path(
        "M10.5 1.5h7.5l3 12.5-6 3ZM29.5 1.5H22l-3 12.5 6 3Z", "var(--wood-edge)", line
    )
    coin = (
        f'<circle cx="20" cy="25.5" r="13" fill="var(--wood-line)"/>'
        f'<circle cx="20" cy="24.5" r="13" fill="var(--wood)" stroke="{INK}" stroke-width="1.8"/>'
        f'<circle cx="20" cy="24.5" r="9.3" fill="none" stroke="{INK}" stroke-dasharray="1.5 2"/>'
    )
    return ribbon + coin + strokes("M16 29l2.2-8.8h6M17.2 24.7h5.3", INK, 2.2)


def _pause() -> str:
    circle = (
        '<circle cx="20" cy="20" r="16.5" fill="none" stroke="currentColor" stroke-width="2.8"/>'
    )
    return circle + strokes("M15.5 13.5v13M24.5 13.5v13", width=4.2)


def _asks() -> str:
    """The Chance card: a question mark on a card."""
    card = "M13 3H27a5 5 0 0 1 5 5V32a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
    mark = "M15.5 15.5c0-3 2-5 4.7-5s4.6 1.7 4.6 4.3c0 3.5-4.6 3.8-4.6 7.5"
    return strokes(card + mark, width=2.8) + dot(20.2, 28.5, 1.9)


PARTS: Final = {
    "4": _four(),
    "12": _twelve(),
    "c": _challenge(),
    "x": _double(),
    "m": _medal(),
}
"""The drawing on each token, by its name in moves and data."""
SKIP: Final = _pause()
ASKS: Final = _asks()


def _corners(middle: float, low: float, reach: float) -> list[Point]:
    """The nine corners, 13 on top, numbers counterclockwise from 3 at the lower right."""
    turns = (radians(160 - 40 * corner) for corner in range(_NONAGON))
    return [(middle + reach * sin(turn), low - reach * cos(turn)) for turn in turns]


def _half(letter: str, middle: float, low: float, reach: float) -> list[Point]:
    """A half: four corners of its own, the corner of 13, the middle of the side from 31 to 3."""
    corners = _corners(middle, low, reach)
    own = corners[:5] if letter == "A" else corners[4:]
    return [*own, (middle, own[0 if letter == "A" else -1][1])]


def _large(letter: str, aside: float) -> str:
    """A half with its five numbers at their corners."""
    middle, low = _LARGE / 2 + aside, 104.0
    numbers = _HALVES[letter]
    places = _corners(middle, low, _REACH - 17)
    own = places[:5] if letter == "A" else places[4:]
    sign = 1 if letter == "A" else -1
    own = [
        (x + sign * 13, y + 5) if number == 13 else (x, y)
        for number, (x, y) in zip(numbers, own, strict=True)
    ]
    numerals = "".join(
        words(str(n), x, y, 16.5, INK, 600) for n, (x, y) in zip(numbers, own, strict=True)
    )
    tile = _thick(path(_half(letter, middle, low, _REACH)) + "Z", 2.6, 5)
    return tile + words(letter, middle + sign * 33, low + 2, 38) + numerals


def _small(letter: str) -> str:
    sign = 1 if letter == "A" else -1
    tile = _thick(path(_half(letter, 20 - 9 * sign, 20.5, 18)) + "Z", 2, 1.6)
    return tile + words(letter, 20 - 1.5 * sign, 20.5, 15)


def tokens() -> dict[str, str]:
    """Every token, half, and the whole nonagon."""
    drawn = {f"token-{name}": svg(part, _BOX) for name, part in PARTS.items()}
    halves = {
        f"half-{one}": svg(_large(one, -38 if one == "A" else 38), "0 0 200 200") for one in _HALVES
    }
    small = {f"half-{one}-small": svg(_small(one), _BOX) for one in _HALVES}
    whole = svg(_large("B", -4) + _large("A", 4), "0 0 200 200")
    signs = {"skip": svg(SKIP, _BOX), "chance": svg(ASKS, _BOX)}
    return drawn | halves | small | {"nonagon": whole} | signs
