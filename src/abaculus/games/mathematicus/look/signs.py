"""The themes of squares: their number in another system, or a small drawing.

Each is drawn about its middle, some 36 wide and 28 high.
"""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.look.parts import dot, fill_path, place_at, strokes

_BLUE: Final = "var(--blue-ink)"
_QUIET: Final = "var(--ink-3)"
_WEDGE: Final = "M-5-7.5H5L1.6-2V6L0 8.5-1.6 6V-2Z"
_ARABIC: Final = (
    f'<text y="10.5" text-anchor="middle" font-family="Abaculus Numerals, sans-serif" '
    f'font-weight="600" font-size="31" fill="{_BLUE}">٣٤</text>'
)


def _babylon() -> str:
    """Four wedges."""
    return "".join(place_at(fill_path(_WEDGE, _BLUE), x, y) for x in (-6.5, 6.5) for y in (-9, 9))


def _egypt() -> str:
    """Six strokes in two rows."""
    return strokes("M-9-14v11M0-14v11M9-14v11M-9 3v11M0 3v11M9 3v11", _BLUE, 3.4)


def _china() -> str:
    """Ten and one."""
    return strokes("M-19 0H-2M-10.5-10V11M4 0.5H19", _BLUE, 3)


def _roman() -> str:
    """X, I, X with thick and thin strokes."""
    thick = "M-17-9L-8 9M0-9V9M8-9L17 9"
    thin = "M-8-9L-17 9M17-9L8 9"
    feet = "M-19-9h5M-10-9h4M-19 9h4M-11 9h5M-3-9h6M-3 9h6M6-9h5M15-9h4M6 9h4M14 9h5"
    return strokes(thick, _BLUE, 3.2) + strokes(thin + feet, _BLUE, 1.5)


def _maya() -> str:
    """One twenty above, four dots and a bar below."""
    units = "".join(dot(x, 3, 2.9, _BLUE) for x in (-12, -4, 4, 12))
    bar = fill_path("M-15 8.5h30v5h-30Z", _BLUE, f' stroke="{_BLUE}" stroke-linejoin="round"')
    return dot(0, -10.5, 2.9, _BLUE) + units + bar


NUMERALS: Final = {
    "babylon": _babylon(),
    "egypt": _egypt(),
    "china": _china(),
    "roman": _roman(),
    "maya": _maya(),
    "arabic": _ARABIC,
}
"""The sign of each numeral system on the standard board."""


def _unit() -> str:
    circle = f'<circle r="13.5" fill="none" stroke="{_QUIET}" stroke-width="2.2"/>'
    return circle + dot(0, 0, 3.6, _QUIET)


def _dozen() -> str:
    return "".join(dot(x, y, 3, _QUIET) for x in (-14.5, -4.8, 4.8, 14.5) for y in (-9.7, 0, 9.7))


def _golden() -> str:
    """Squares cut from a golden rectangle, and the spiral through them."""
    cuts = "M-18.5-11.4h37V11.4h-37ZM4.3-11.4V11.4M4.3 2.7H18.5M9.7 2.7V11.4M4.3 8.1H9.7"
    spiral = (
        "M-18.5 11.4A22.8 22.8 0 0 1 4.3-11.4A14.2 14.1 0 0 1 18.5 2.7"
        "A8.8 8.7 0 0 1 9.7 11.4A5.4 3.3 0 0 1 4.3 8.1"
    )
    return strokes(cuts, _QUIET, 1.4, ' opacity=".75"') + strokes(spiral, _QUIET, 2.3)


def _cake() -> str:
    """A birthday cake with three candles."""
    cake = "M-14.5 13V2h29V13ZM-14.5 7.5c4.8-3.6 4.8 3.6 9.7 0s4.8 3.6 9.6 0 4.9 3.6 9.7 0"
    candles = strokes(cake + "M-7.5 2v-7M0 2v-7M7.5 2v-7", _QUIET, 2.2)
    return candles + "".join(dot(x, -10, 2.3, _QUIET) for x in (-7.5, 0, 7.5))


THEMES: Final = {1: _unit(), 12: _dozen(), 24: _golden(), 26: _cake()}
"""The drawings of the squares with nothing else to show."""
