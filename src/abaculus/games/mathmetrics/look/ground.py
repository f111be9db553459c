"""The ground below the spaces: rim, grooves, radians in their colours, arrows and hub."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics.look.parts import (
    KINDS,
    MIDDLE,
    around,
    hexagon,
    path,
    point,
    svg,
    triangle,
)

SIZE: Final = 1000
_SECTORS: Final = 6
_ARROWS: Final = ((16, 372), (18, 276))
"""The start and end of the arrows in a sector, and their distance from the middle."""
_TABLE: Final = "url(#mm-table)"
_GRADIENTS: Final = (
    '<radialGradient id="mm-table" cx=".42" cy=".3" r=".8">'
    '<stop offset="0" stop-color="var(--mm-table-hi)"/>'
    '<stop offset="1" stop-color="var(--mm-table)"/></radialGradient>'
    '<radialGradient id="mm-rim" cx=".4" cy=".25" r=".9">'
    '<stop offset="0" stop-color="var(--wood-hi)"/>'
    '<stop offset=".6" stop-color="var(--wood)"/>'
    '<stop offset="1" stop-color="var(--wood-lo)"/></radialGradient>'
)


def grounds() -> dict[str, str]:
    """The ground of the built-in board, and one for any other."""
    below = f"<defs>{_GRADIENTS}</defs>{_rim()}{_groove(441)}{_disc(395, _TABLE)}"
    above = _groove(209) + _disc(163, _TABLE, 'stroke="var(--wood-edge)" stroke-width="2"')
    between = "".join(_between(60 * n, n) for n in range(_SECTORS))
    radians = "".join(_radian(60 * n, KINDS[n % 3]) for n in range(_SECTORS))
    return {
        "ground": svg(below + radians + between + above, SIZE),
        "ground-plain": svg(below + above, SIZE),
    }


def _disc(reach: float, fill: str, more: str = "", y: float = MIDDLE) -> str:
    return f'<circle cx="{MIDDLE}" cy="{y:g}" r="{reach:g}" fill="{fill}" {more}/>'


def _rim() -> str:
    light = 'stroke="#fff" stroke-opacity=".35" stroke-width="2"'
    return (
        _disc(494, "var(--wood-line)", y=504)
        + _disc(494, "url(#mm-rim)", y=499)
        + _disc(489, "none", light, y=499)
    )


def _groove(reach: float) -> str:
    return _disc(reach, "none", 'stroke="var(--mm-groove)" stroke-width="92"')


def _radian(angle: float, kind: str) -> str:
    line = path((around(angle, 246), around(angle, 404)))
    return (
        f'<path d="{line}" stroke="var(--mm-groove)" stroke-width="78"/>'
        f'<path d="{line}" stroke="var(--mm-{kind}-line)" stroke-width="73"/>'
    )


def _between(angle: float, number: int) -> str:
    """Two arrows in the direction of play, and a faint outline of a category."""
    arrows = "".join(_arrow(angle + 30 - half, angle + 30 + half, at) for half, at in _ARROWS)
    x, y = around(angle + 30, 324)
    kind = KINDS[(number + 1) % 3]
    outline = {
        "e": f'<path d="{hexagon(x, y, 23)}"/>',
        "n": f'<path d="{triangle(x, y, 22)}"/>',
        "g": f'<circle cx="{x:.1f}" cy="{y:.1f}" r="20"/>',
    }[kind]
    return (
        f'<g fill="none" stroke="var(--line-strong)" stroke-width="2.6" opacity=".5" '
        f'stroke-linecap="round" stroke-linejoin="round">{arrows}</g>'
        f'<g fill="none" stroke="var(--mm-{kind})" stroke-width="3.4" opacity=".38" '
        f'stroke-linejoin="round">{outline}</g>'
    )


def _arrow(start: float, end: float, reach: float) -> str:
    """An arrow clockwise along a circle, with an open head."""
    back = 14 / reach * 57.3
    head = (around(end - back, reach - 9), around(end, reach), around(end - back, reach + 9))
    tail, tip = point(*around(start, reach)), point(*around(end, reach))
    return f'<path d="M{tail}A{reach:g} {reach:g} 0 0 1 {tip}{path(head)}"/>'
