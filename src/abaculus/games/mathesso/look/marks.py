"""The small shapes beside the colours, so that colour is never the only clue."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

INK: Final = "#1A1A1A"


def mark(shape: str, x: float, y: float, size: float, fill: str) -> str:
    """A filled shape of this half size about a point, with a dark outline."""
    line = f'stroke="{INK}" stroke-width="{size / 5:.2f}" stroke-linejoin="round"'
    if shape == "ring":
        return _ring(x, y, size, fill)
    return f'<path d="{_OUTLINES[shape](x, y, size)}" fill="{fill}" {line}/>'


def _ring(x: float, y: float, size: float, fill: str) -> str:
    """A band with an edge on both sides."""
    radius = 0.66 * size
    circle = f'<circle cx="{x}" cy="{y}" r="{radius:.2f}" fill="none"'
    outer = f'{circle} stroke="{INK}" stroke-width="{0.78 * size:.2f}"/>'
    return outer + f'{circle} stroke="{fill}" stroke-width="{0.38 * size:.2f}"/>'


def _polygon(x: float, y: float, radii: list[float], first: float) -> str:
    """Corners at equal angles, each at this distance; the first angle in quarter turns."""
    angles = (first * pi / 2 + 2 * pi * n / len(radii) for n in range(len(radii)))
    corners = (
        f"{x + far * cos(angle):.2f} {y + far * sin(angle):.2f}"
        for far, angle in zip(radii, angles, strict=True)
    )
    return f"M{'L'.join(corners)}Z"


def _disc(x: float, y: float, size: float) -> str:
    radius = 0.88 * size
    arc = f"a{radius:.2f} {radius:.2f} 0 1 0"
    return f"M{x - radius:.2f} {y}{arc} {2 * radius:.2f} 0{arc} {-2 * radius:.2f} 0Z"


def _bars(x: float, y: float, size: float) -> str:
    wide, high = 0.66 * size, 1.8 * size
    bar = f"h{wide:.2f}v{high:.2f}h{-wide:.2f}Z"
    left, right, top = x - 0.85 * size, x + 0.19 * size, y - 0.9 * size
    return f"M{left:.2f} {top:.2f}{bar}M{right:.2f} {top:.2f}{bar}"


def _crescent(x: float, y: float, size: float) -> str:
    tip, far = x + 0.35 * size, 0.92 * size
    outer, inner = 0.98 * size, 1.05 * size
    return (
        f"M{tip:.2f} {y - far:.2f}A{outer:.2f} {outer:.2f} 0 1 0 {tip:.2f} {y + far:.2f}"
        f"A{inner:.2f} {inner:.2f} 0 0 1 {tip:.2f} {y - far:.2f}Z"
    )


def _cross(x: float, y: float, size: float) -> str:
    arm, half = 0.62 * size, 0.33 * size
    return (
        f"M{x - half:.2f} {y - half - arm:.2f}h{2 * half:.2f}v{arm:.2f}h{arm:.2f}v{2 * half:.2f}"
        f"h{-arm:.2f}v{arm:.2f}h{-2 * half:.2f}v{-arm:.2f}h{-arm:.2f}v{-2 * half:.2f}h{arm:.2f}Z"
    )


def _heart(x: float, y: float, size: float) -> str:
    foot, dip = y + 0.95 * size, y - 0.42 * size
    near, wide = 0.95 * size, 1.9 * size
    return (
        f"M{x:.2f} {foot:.2f}C{x - wide:.2f} {y - 0.15 * size:.2f} {x - near:.2f} "
        f"{y - 1.35 * size:.2f} {x:.2f} {dip:.2f}C{x + near:.2f} {y - 1.35 * size:.2f} "
        f"{x + wide:.2f} {y - 0.15 * size:.2f} {x:.2f} {foot:.2f}Z"
    )


_OUTLINES: Final[dict[str, Callable[[float, float, float], str]]] = {
    "disc": _disc,
    "bars": _bars,
    "triangle": lambda x, y, size: _polygon(x, y + 0.18 * size, [1.08 * size] * 3, -1),
    "square": lambda x, y, size: _polygon(x, y, [1.13 * size] * 4, 0.5),
    "star": lambda x, y, size: _polygon(x, y, [1.1 * size, 0.5 * size] * 5, -1),
    "hexagon": lambda x, y, size: _polygon(x, y, [0.98 * size] * 6, 0),
    "crescent": _crescent,
    "cross": _cross,
    "diamond": lambda x, y, size: _polygon(x, y, [1.08 * size, 0.8 * size] * 2, -1),
    "heart": _heart,
}
