"""The 22 symbols and two ways out of the black hole, full and small, in a box of 64 by 64."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from abaculus.games.mathmetrics.look.parts import (
    KINDS,
    LIGHT,
    Kind,
    again,
    crack_shape,
    die,
    label,
    part,
    path,
    point,
    shape,
    svg,
    words,
)

_INK: Final = "var(--ink)"
_QUIET: Final = "var(--ink-2)"
_SOFT: Final = "var(--role-soft, var(--ivory-hi))"
"""The paint of the space."""
_EDGE: Final = 'stroke="var(--ivory-line)" stroke-width=".8"'
_THREE: Final = (("odd", 1, "1 3 5"), ("even", 6, "2 4 6"), ("prime", 3, "2 3 5"))
"""A face that fits only its own name: 1 is odd and not prime, 6 even and not prime."""


def symbols() -> dict[str, str]:
    """Every symbol by name, and the small one with `-small` after it."""
    found: dict[str, str] = {}
    for kind in KINDS:
        for what, (full, small) in _ASKING.items():
            found[f"{kind}-{what}"] = svg(full(kind))
            found[f"{kind}-{what}-small"] = svg(small(kind))
    for name, (drawn, little) in _others().items():
        found[name] = svg(drawn)
        found[f"{name}-small"] = svg(little)
    return found


def _go(kind: Kind) -> str:
    return part(32, 25, shape(kind, 32, 25, 23)) + again(48, 50)


def _one(kind: Kind) -> str:
    return part(32, 22.5, shape(kind, 32, 22.5, 21)) + label("+1", 17, 51) + again(48.5, 50.5, 12)


def _two(kind: Kind) -> str:
    shown = part(32, 22.5, shape(kind, 32, 22.5, 20.5))
    return shown + label("+2", 16.5, 52) + label("−1", 48, 52, is_loss=True)


def _risk(kind: Kind) -> str:
    shown = part(32, 24, crack_shape(kind, 32, 24, 22, 3.6))
    return shown + label("−1", 46, 53.5, 15.5, is_loss=True)


def _small_go(kind: Kind) -> str:
    return part(32, 32, shape(kind, 32, 32, 25))


def _small_one(kind: Kind) -> str:
    return part(32, 30, shape(kind, 32, 30, 24)) + part(54, 54, _ring(54, 54, 9))


def _small_two(kind: Kind) -> str:
    """Two rings for what is won, a dash for what may be lost."""
    dash = f'<path d="M48 57h12" stroke="{_INK}" stroke-width="7" stroke-linecap="round"/>'
    gain = _ring(18, 57, 7.5) + _ring(36, 57, 7.5)
    return part(32, 28, shape(kind, 32, 28, 22)) + part(36, 57, gain + dash)


def _small_risk(kind: Kind) -> str:
    return part(32, 32, crack_shape(kind, 32, 32, 26, 5))


_ASKING: Final[dict[str, tuple[Callable[[Kind], str], Callable[[Kind], str]]]] = {
    "go": (_go, _small_go),
    "one": (_one, _small_one),
    "two": (_two, _small_two),
    "risk": (_risk, _small_risk),
}


def _ring(x: float, y: float, reach: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{reach:g}" fill="{_SOFT}" stroke="{_INK}" '
        f'stroke-width="4"/>'
    )


def _others() -> dict[str, tuple[str, str]]:
    """The symbols without a category, full and small."""
    filters = {name: (_filter(face, shown), _die(face)) for name, face, shown in _THREE}
    hole, pause = _hole(), _pause()
    return filters | {
        "roll": (part(29, 27, die(5, 29, 27, 42)) + again(48, 51), _die(5)),
        "twice": (_twice(), _small_twice()),
        "pick": (_pick(14), _pick(15)),
        "trio": (_trio() + label("×2", 32, 34.5, 15), _small_trio()),
        "hold25": (_lock("2 5", 21), _lock("25", 23)),
        "seven": (_seven(), _seven()),
        "blast": (_blast(), _blast()),
        "hole": (hole, hole),
        "miss": (pause, pause),
    }


def _die(face: int) -> str:
    return part(32, 32, die(face, 32, 32, 46))


def _filter(face: int, numbers: str) -> str:
    below = part(32, 49.5, words(numbers, 32, 49.5, 17.5, _INK, 600))
    return part(32, 21, die(face, 32, 21, 34)) + below


def _twice() -> str:
    dice = part(17.5, 23, die(2, 17.5, 23, 28, -6)) + part(46.5, 23, die(5, 46.5, 23, 28, 6))
    return dice + part(32, 52, words("or", 32, 52, 19, _INK, 600))


def _small_twice() -> str:
    return part(20, 24, die(2, 20, 24, 32, -8)) + part(44, 41, die(5, 44, 41, 32, 8))


def _seven() -> str:
    """Two rolls that make seven."""
    dice = part(17.5, 23, die(3, 17.5, 23, 28, -6)) + part(46.5, 23, die(4, 46.5, 23, 28, 6))
    return dice + part(32, 52, words("= 7", 32, 52, 19, _INK, 600))


def _blast() -> str:
    """One or six: everything doubles."""
    dice = part(17.5, 21, die(1, 17.5, 21, 28, -6)) + part(46.5, 21, die(6, 46.5, 21, 28, 6))
    return dice + label("×2", 32, 50, 18)


def _pick(reach: float) -> str:
    corners = ((9.5, 19), (54.5, 19), (32, 58), (9.5, 19))
    slices = "".join(
        f'<path d="M32 32L{point(*start)}A26 26 0 0 1 {point(*end)}Z" fill="var(--mm-{kind})" '
        f'stroke="var(--ivory-hi)" stroke-width="2"/>'
        for kind, start, end in zip(KINDS, corners, corners[1:], strict=False)
    )
    ground = f'<circle cx="32" cy="32" r="{reach:g}" fill="var(--ivory-hi)"/>'
    asked = words("?", 32, 32, 24, "var(--piece-ink)", 600)
    return part(32, 32, slices + ground + asked)


def _trio() -> str:
    return _link(14, (32, 14), (15, 47), (49, 46))


def _small_trio() -> str:
    return _link(15, (32, 15), (15, 48), (49, 46))


def _link(reach: float, *places: tuple[float, float]) -> str:
    lines = f'<path d="{path(places)}Z" fill="none" stroke="{_QUIET}" stroke-width="3"/>'
    shapes = zip(KINDS, places, strict=True)
    return lines + "".join(part(x, y, shape(kind, x, y, reach)) for kind, (x, y) in shapes)


def _lock(numbers: str, size: float) -> str:
    return part(
        32,
        32,
        f'<path d="M21 29v-8a11 11 0 0 1 22 0v8" fill="none" stroke="{_INK}" stroke-width="5.5"/>'
        f'<rect x="11" y="27" width="42" height="30" rx="6" fill="var(--mm-black)" {_EDGE}/>'
        + words(numbers, 32, 42, size, LIGHT),
    )


def _hole() -> str:
    """A spiral of a little more than two turns."""
    steps, turns = 66, 2.35
    spiral = path(
        (32 + reach * cos(at), 32 + reach * sin(at))
        for at, reach in (
            (0.4 + 2 * pi * turns * n / steps, 2.2 + 19 * n / steps) for n in range(steps + 1)
        )
    )
    return part(
        32,
        32,
        f'<circle cx="32" cy="32" r="27.5" fill="var(--mm-black)" {_EDGE}/>'
        f'<path d="{spiral}" fill="none" stroke="#F3E6CB" stroke-width="3.2" '
        f'stroke-linecap="round"/>',
    )


def _pause() -> str:
    return part(
        32,
        32,
        f'<g fill="none" stroke="{_QUIET}"><circle cx="32" cy="32" r="25" stroke-width="4"/>'
        '<path d="M25 22.5v19M39 22.5v19" stroke-width="6.5" stroke-linecap="round"/></g>',
    )
