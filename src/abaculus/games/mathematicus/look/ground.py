"""The ground below the squares: the rim, the track and the field in the middle."""

from __future__ import annotations

from math import radians, sin
from typing import Final

from abaculus.games.mathematicus.look.geometry import (
    DEPTH,
    HEIGHT,
    SQUARES,
    WIDTH,
    heptagon,
    is_corner,
    middle,
    outward_angle,
)
from abaculus.games.mathematicus.look.parts import path, strokes, svg

_OUTSIDE: Final = 25
"""How far outside the squares the binary numbers are."""
_DIGITS: Final = 17
_LETTERING: Final = (
    f'<g class="large" font-family="Lexend, sans-serif" font-size="{_DIGITS}" '
    f'text-anchor="middle" fill="var(--ink-2)">'
)


def grounds() -> dict[str, str]:
    """The board without its squares, and with binary numbers where it is large."""
    numbers = "".join(map(_binary, range(SQUARES)))
    return {"ground": _ground(""), "ground-binary": _ground(f"{_LETTERING}{numbers}</g>")}


def _binary(number: int) -> str:
    """The binary number outside a square, along its side and never upside down."""
    text, turn = f"{number:b}", (outward_angle(number) + 90) % 180 - 90
    x, y = middle(number, -_OUTSIDE)
    if is_corner(number):
        towards = sin(radians(outward_angle(number)))
        x, turn = x + towards * len(text) * _DIGITS / 4, 0
    return (
        f'<text transform="translate({x:.0f} {y:.0f}) rotate({turn})" y="{_DIGITS * 0.36:.1f}">'
        f"{text}</text>"
    )


def _ground(more: str) -> str:
    track = path(heptagon(4)) + "Z"
    rim = "".join(
        f'<path d="{track}" fill="{fill}" stroke="{fill}" stroke-width="18" '
        f'stroke-linejoin="round"{more}/>'
        for fill, more in (
            ("var(--board-edge)", ' transform="translate(0 7)"'),
            ("var(--board)", ""),
        )
    )
    inlay = strokes(path(heptagon(8)) + "Z", "var(--wood-edge)", 1.6, ' opacity=".55"')
    inner = path(heptagon(-DEPTH - 3)) + "Z"
    field = (
        f'<path d="{inner}" fill="var(--paper-raised)" stroke="var(--board-edge)" '
        f'stroke-width="2.4" stroke-linejoin="round"/>'
    )
    return svg(rim + inlay + field + more, f"0 0 {WIDTH} {HEIGHT}")
