"""The print on each square of the standard board, upright on its middle line."""

from __future__ import annotations

from typing import Final, NamedTuple

from abaculus.games.mathematicus.board import STANDARD, Square, board, is_prime
from abaculus.games.mathematicus.look import portraits, tokens
from abaculus.games.mathematicus.look.geometry import Point, edges, frame, is_corner, middle
from abaculus.games.mathematicus.look.parts import fit_box, path, place_at, strokes, svg, words
from abaculus.games.mathematicus.look.portraits import portrait
from abaculus.games.mathematicus.look.signs import NUMERALS, THEMES
from abaculus.games.mathematicus.look.tokens import ASKS, PARTS, SKIP

_STRIP: Final = 8
"""The depth of the strip in the colour of the cards."""
_INKS: Final = {"chance": "green", "penalty": "purple", "gimmick": "purple", "medal": "yellow"}


class _Form(NamedTuple):
    """Sizes and depths of one form of the board, full or small."""

    plain: float
    prime: float
    number: float
    """The depth of the number on squares with one more thing."""
    below: float
    """The depth of that thing."""
    token: float
    sign: float
    card: float
    corner: float
    """The depth of the number on a corner."""
    portrait: Point
    """Size and depth."""
    inner: Point
    """Size and depth of the token at an inner corner."""


_FULL: Final = _Form(23, 33, 37, 91, 42, 1.3, 50, 34, (74, 89), (31, 135))
_SMALL: Final = _Form(33, 41, 40, 98, 54, 1.6, 60, 36, (78, 92), (38, 136))
_THREE: Final = (34, 74, 111)
"""Depths of number, sign and token where all three are present."""


def squares() -> dict[str, str]:
    """Every square in full, small, and with its number alone."""
    read = board(STANDARD).squares
    full = {f"square-{n}": _draw_square(n, _full(n, each)) for n, each in enumerate(read)}
    small = {f"square-{n}-small": _draw_square(n, _small(n, each)) for n, each in enumerate(read)}
    plain = {f"square-{n}-plain": _draw_square(n, _plain(n)) for n in range(len(read))}
    return full | small | plain


def _draw_square(number: int, content: str) -> str:
    return svg(content, " ".join(map(str, frame(number))))


def _plain(number: int) -> str:
    return _number(number, "var(--ink)", _FULL, _FULL.corner if is_corner(number) else _FULL.number)


def _full(number: int, square: Square) -> str:
    ink = _ink(square)
    if square.role == "figure" or number == 0:
        return _corner(number, square, _FULL)
    near, between, far = _THREE
    if square.is_penalty:
        shown = _number(number, ink, _FULL, near) + _sign(SKIP, number, between, 30, ink)
        return shown + _sign(PARTS["x"], number, far, 35)
    if square.numerals and square.token:
        shown = _number(number, ink, _FULL, near, small=True)
        shown += place_at(NUMERALS[square.numerals], *middle(number, between))
        return _strip(number, square) + shown + _sign(PARTS[square.token], number, far, 35)
    return _strip(number, square) + _pair(number, square, _FULL)


def _small(number: int, square: Square) -> str:
    ink = _ink(square)
    if square.role == "figure" or number == 0:
        return _corner(number, square, _SMALL)
    if square.is_penalty:
        return _number(number, ink, _SMALL, _SMALL.number) + _sign(
            SKIP, number, _SMALL.below, 50, ink
        )
    return _strip(number, square) + _pair(number, square, _SMALL)


def _pair(number: int, square: Square, form: _Form) -> str:
    """The number and one thing below it."""
    ink, at = _ink(square), middle(number, form.below)
    shown = _number(number, ink, form, form.number)
    if square.role == "chance":
        return shown + _sign(ASKS, number, form.below, form.card, ink)
    if square.role == "medal":
        return shown + _sign(PARTS["m"], number, form.below, form.card)
    if square.token:
        return shown + _sign(PARTS[square.token], number, form.below, form.token)
    sign = NUMERALS[square.numerals] if square.numerals else THEMES[number]
    return shown + place_at(sign, *at, form.sign)


def _corner(number: int, square: Square, form: _Form) -> str:
    ink = _ink(square)
    if number == 0:
        return _start(ink, form)
    size, depth = form.portrait
    drawn = fit_box(portrait(square.figure), *middle(number, depth), size, portraits.SIZE)
    shown = _strip(number, square) + _number(number, ink, form, form.corner, small=True)
    token = _sign(PARTS[square.token], number, form.inner[1], form.inner[0]) if square.token else ""
    return shown + drawn + token


def _start(ink: str, form: _Form) -> str:
    """The large zero, its inventor, the Chance card, and an arrow in the direction of play."""
    _, (tail, tip) = edges(0, 13, 15)
    arrow = strokes(path((tail, tip)) + _head(tail, tip), ink, 5)
    if form is _SMALL:
        zero = words("0", *middle(0, 44), 62, ink, 700)
        return arrow + zero + _sign(ASKS, 0, 110, 52, ink)
    zero = words("0", *middle(0, 41), 46, ink, 700)
    drawn = fit_box(portrait("B"), *middle(0, 90), 66, portraits.SIZE)
    return arrow + zero + drawn + _sign(ASKS, 0, 136, 34, ink)


def _head(tail: Point, tip: Point) -> str:
    (x, y), (u, v) = tip, (tip[0] - tail[0], tip[1] - tail[1])
    reach = (u * u + v * v) ** 0.5 / 9
    u, v = u / reach, v / reach
    return path(((x - u - v, y - v + u), tip, (x - u + v, y - v - u)))


def _number(number: int, ink: str, form: _Form, depth: float, *, small: bool = False) -> str:
    """The number: larger for primes, though less so beside two other things."""
    if not is_prime(number):
        return words(str(number), *middle(number, depth), form.plain, ink, 550)
    size = form.prime - 5 if small else form.prime
    return words(str(number), *middle(number, depth), size, ink, 700)


def _sign(drawn: str, number: int, depth: float, size: float, colour: str = "") -> str:
    part = fit_box(drawn, *middle(number, depth), size, tokens.SIZE)
    return f'<g color="{colour}">{part}</g>' if colour else part


def _ink(square: Square) -> str:
    return f"var(--{_INKS[square.role]}-ink)" if square.role in _INKS else "var(--ink)"


def _strip(number: int, square: Square) -> str:
    """The colour of the card drawn there; where it may be a blue one, half of it in beads."""
    if not square.asks:
        return ""
    first, second = edges(number, _STRIP, 13)
    if not square.is_blue:
        return strokes(path((first[0], second[1])), "var(--yellow-line)", 6)
    yellow = strokes(path(first), "var(--yellow-line)", 6)
    blue = strokes(path(second[::-1]), "var(--blue-line)", 6.5, ' stroke-dasharray=".1 9.5"')
    return yellow + blue
