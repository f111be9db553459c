"""The faces of the jettons and the boxes of the ruler as SVG, by picture name."""

from __future__ import annotations

from collections.abc import Callable
from math import pi
from typing import Final

from abaculus.games.mathesso.look.marks import INK, mark
from abaculus.games.mathesso.material import BOX, Colour, Pair, box
from abaculus.games.mathesso.stage.faces import picture

_GREY, _LIGHT, _YELLOW, _ORANGE, _BLACK = "#D9D9D9", "#F7F7F2", "#FFE11A", "#F58A1F", "#111111"
_BLUE, _LIT_BLUE = "#1D3FB5", "#3F66E0"
_RAINBOW: Final = ("#F6A6C9", "#F8C39A", "#FBEA8C", "#BDE6A0", "#A8DCF5", "#C9B3EE")
_IVORY: Final = "#FFFDF7"
_RADIUS: Final = 46
_UPSIDE_DOWN: Final = str.maketrans("689", "986")
_STROKE: Final = (
    f'fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
)


def drawings() -> dict[str, str]:
    """Every drawing of the built-in box."""
    read = box(BOX)
    faces = {
        picture(pair, top): _svg(_FACES[pair.group](pair, top, read.ruler))
        for pair in read.pairs
        for top in pair.tops
    }
    boxes = {f"ruler-{n}": _ruler(n, colour) for n, colour in enumerate(read.ruler, 1)}
    return faces | boxes


def _svg(drawn: str, size: str = "100 100") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{drawn}</svg>'


def _disc(fill: str, edge: str) -> str:
    line = f'stroke="{INK}" stroke-opacity=".45"'
    return (
        f'<circle cx="50" cy="52.5" r="{_RADIUS}" fill="{edge}"/>'
        f'<circle cx="50" cy="48" r="{_RADIUS}" fill="{fill}" {line}/>'
    )


def _text(text: str, y: float, size: float, fill: str, more: str = "") -> str:
    """Digits centred on this height."""
    return (
        f'<text x="50" y="{_foot(y, size)}" text-anchor="middle" font-family="Lexend, sans-serif" '
        f'font-weight="700" font-size="{size:g}" fill="{fill}"{more}>{text}</text>'
    )


def _foot(y: float, size: float) -> str:
    return f"{y + 0.356 * size:.1f}"


def _outline(width: float) -> str:
    joined = 'paint-order="stroke" stroke-linejoin="round"'
    return f' stroke="{INK}" stroke-width="{width:.1f}" {joined}'


def _size(text: str, one: float = 50, two: float = 44, three: float = 33) -> float:
    return (one, two, three)[len(text) - 1]


def _underline(text: str, y: float, size: float) -> str:
    """A line under a number that reads as another one upside down."""
    turned = text[::-1].translate(_UPSIDE_DOWN)
    if turned == text or set(text) - set("689"):
        return ""
    half, low = 0.28 * size * len(text), y + 0.356 * size + 4.4
    return (
        f'<path d="M{50 - half:.1f} {low:.1f}h{2 * half:.1f}" stroke="{INK}" stroke-width="3.4" '
        f'stroke-linecap="round"/>'
    )


def _product(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    one, two = ruler[int(pair.top1) - 1], ruler[int(pair.top2) - 1]
    times = f'<path d="M46 12.5l8 8m0-8l-8 8" {_STROKE}/>'
    shapes = mark(one.shape, 36, 79, 7.5, one.colour) + mark(two.shape, 64, 79, 7.5, two.colour)
    number = _halves(str(pair.number), one.colour, two.colour)
    return _disc(_GREY, "#9C9C9C") + times + number + shapes


def _halves(text: str, left: str, right: str) -> str:
    """Two digits with a colour each; one or three are cut in the middle."""
    size = _size(text)
    around = _outline(0.13 * size)
    if len(text) == 2:
        digits = f'<tspan fill="{left}">{text[0]}</tspan><tspan fill="{right}">{text[1]}</tspan>'
        number = _text(digits, 46, size, "none", f' letter-spacing="1"{around}')
        return number + _underline(text, 46, size)
    sides = "".join(
        f'<svg x="{x}" width="50" height="100" viewBox="{x} 0 50 100">'
        f"{_text(text, 46, size, fill, around)}</svg>"
        for x, fill in ((0, left), (50, right))
    )
    high, low = 46 - 0.42 * size, 46 + 0.42 * size
    cut = f'<path d="M50 {high:.1f}V{low:.1f}" stroke="{INK}" stroke-width="1.6"/>'
    return sides + cut + _underline(text, 44, size)


def _square(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    base, text = ruler[int(pair.top1) - 1], str(pair.number)
    size = _size(text, 42, 37, 28)
    ground = f'<circle cx="50" cy="48" r="37" fill="{_LIGHT}" stroke="{INK}" stroke-opacity=".5"/>'
    sign = f'<rect x="45.5" y="16" width="9" height="9" rx="1" {_STROKE}/>'
    shapes = "".join(mark(base.shape, x, 74.5, 6, base.colour) for x in (40, 60))
    number = _text(text, 45.5, size, base.colour, _outline(0.13 * size))
    return _disc(_GREY, "#9C9C9C") + ground + sign + number + _underline(text, 45, size) + shapes


def _plain(text: str) -> str:
    size = _size(text, 53, 46.6, 35)
    return _text(text, 55, size, INK) + _underline(text, 54.5, size)


def _prime(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    ring = f'<circle cx="50" cy="48" r="41.5" fill="none" stroke="{INK}" stroke-width="2"/>'
    bar = f'<path d="M50 14v10.500" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    return _disc(_YELLOW, "#A98F00") + ring + bar + _plain(str(pair.number))


def _fibonacci(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    apart = 2 * pi * 41 / 26
    beads = (
        f'<circle cx="50" cy="48" r="41" fill="none" stroke="{INK}" stroke-width="4" '
        f'stroke-linecap="round" stroke-dasharray="0 {apart:.3f}"/>'
    )
    spiral = (
        f'<path d="M50.300 18.300a1.500 1.500 0 0 1-.3 3a3.200 3.200 0 0 1-1-6.300a5 5 0 0 1 '
        f'6.500 5a6.500 6.500 0 0 1-11.500 4" {_STROKE}/>'
    )
    return _disc(_ORANGE, "#A85B0C") + beads + spiral + _plain(str(pair.number))


def _zero(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    size = _size(pair.top1, 38, 30, 22)
    behind = _text(pair.top1, 48, size, "#FFFFFF", ' fill-opacity=".55"')
    zero = (
        '<ellipse cx="50" cy="48" rx="26.500" ry="33" fill="none" stroke="#FFFFFF" '
        'stroke-width="8"/>'
    )
    return _disc(_BLACK, "#000000") + (_rim() if pair.key == "Z21b" else "") + behind + zero


def _rim() -> str:
    """The band in two colours on the zero of the extension."""
    sides = ((_YELLOW, 0), (_LIT_BLUE, 1))
    return "".join(
        f'<path d="M50 5a43 43 0 0 {sweep} 0 86" fill="none" stroke="{fill}" stroke-width="6"/>'
        for fill, sweep in sides
    )


def _factorial(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    text = str(pair.number)
    bands = "".join(_band(n, fill) for n, fill in enumerate(_RAINBOW))
    rainbow = f'<g transform="rotate(45 50 48)">{bands}</g>'
    size = _size(text, 50, 44, 34)
    number = _text(text, 47, size, INK) + _underline(text, 45, size)
    return _disc(_RAINBOW[0], "#6C5A8E") + rainbow + number + _text(f"{pair.top1}!", 80, 17, INK)


def _band(number: int, fill: str) -> str:
    """The slice of the disc between two upright chords."""
    near, far = (_RADIUS * (-1 + 2 * n / len(_RAINBOW)) for n in (number, number + 1))
    low, high = ((_RADIUS**2 - x**2) ** 0.5 for x in (near, far))
    arc = f"A{_RADIUS} {_RADIUS} 0 0 1"
    return (
        f'<path d="M{50 + near:.2f} {48 - low:.2f}{arc} {50 + far:.2f} {48 - high:.2f}'
        f'V{48 + high:.2f}{arc} {50 + near:.2f} {48 + low:.2f}Z" fill="{fill}"/>'
    )


def _mirror(pair: Pair, top: str, ruler: tuple[Colour, ...]) -> str:
    half = f'<path d="M50 2a46 46 0 0 1 0 92Z" fill="{_BLUE}"/>'
    label = '<rect x="36" y="8" width="28" height="17" rx="8.500" fill="#FFFFFF"/>'
    arrows = f'<path d="M42 13h15l-3.500-3.500M58 20h-15l3.500 3.500" {_STROKE}/>'
    number = _text(str(pair.shown(top)), 53, 46, "#FFFFFF", _outline(7))
    return _disc(_YELLOW, "#1A2F80") + half + label + arrows + number


_FACES: Final[dict[str, Callable[[Pair, str, tuple[Colour, ...]], str]]] = {
    "M": _product,
    "Q": _square,
    "P": _prime,
    "F": _fibonacci,
    "Z": _zero,
    "!": _factorial,
    "C": _mirror,
}


def _ruler(number: int, colour: Colour) -> str:
    """A box: its number on ivory above, its colour with the shape below."""
    outer = f'x="1" y="1" width="46" height="72" rx="8" stroke="{INK}" stroke-width="1.600"'
    lower = "M1 29H47V65a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z"
    return _svg(
        f'<rect {outer} fill="{_IVORY}"/>'
        f'<path d="{lower}" fill="{colour.colour}" stroke="{INK}" stroke-width="1.600"/>'
        f'<text x="24" y="22.500" text-anchor="middle" font-family="Lexend, sans-serif" '
        f'font-weight="600" font-size="20" fill="{INK}">{number}</text>'
        f"{mark(colour.shape, 24, 51, 9.5, _IVORY)}",
        "48 74",
    )
