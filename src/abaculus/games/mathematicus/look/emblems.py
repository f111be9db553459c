"""A small line drawing for each person to whom a Chance card is dedicated.

Each is drawn in a box of 64 by 48 in the ink of the card.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt, tan
from typing import Final

from abaculus.games.mathematicus.look.parts import dot, pair, path, ring, strokes, words

WIDTH: Final = 64
HEIGHT: Final = 48
_THIN: Final = 1.5


def _circle(x: float, y: float, reach: float, width: float = 2.2) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{reach:g}" fill="none" stroke="currentColor" '
        f'stroke-width="{width:g}"/>'
    )


def _dots(reach: float, *places: tuple[float, float]) -> str:
    return "".join(dot(x, y, reach) for x, y in places)


def _pythagoras() -> str:
    """A right triangle and the squares on its sides."""
    return strokes("M26 28H42L26 16Z", width=2.6) + strokes(
        "M26 28V44H42V28M26 28H14V16H26M26 16L38 0L54 12L42 28", width=_THIN
    )


def _thales() -> str:
    """An angle in a semicircle."""
    return strokes("M10 38A22 22 0 0 1 54 38Z", width=_THIN) + strokes(
        "M10 38L40 17.5L54 38ZM36 20.2L38.8 24.2L42.8 21.5"
    )


def _fermat() -> str:
    """Fermat's spiral: the radius grows as the square root of the angle."""
    turns = [n * 5.2 * pi / 90 for n in range(91)]
    arms = (
        path(
            (32 + sign * 5.6 * sqrt(t) * cos(t), 24 + sign * 5.6 * sqrt(t) * sin(t)) for t in turns
        )
        for sign in (1, -1)
    )
    return strokes("".join(arms), width=2)


def _eratosthenes() -> str:
    """A sieve: of twelve numbers the primes remain."""
    primes = (2, 3, 5, 7, 11)
    places = [(n, 11 + 14 * ((n - 1) % 4), 10 + 14 * ((n - 1) // 4)) for n in range(1, 13)]
    kept = _dots(4.8, *((x, y) for n, x, y in places if n in primes))
    return kept + "".join(_circle(x, y, 4, 1.3) for n, x, y in places if n not in primes)


def _mirzakhani() -> str:
    """A pair of trousers, the building block of her surfaces."""
    rims = ((32, 7, 11, 4), (16.5, 40.5, 8, 3.6), (47.5, 40.5, 8, 3.6))
    ellipses = "".join(
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{a:g}" ry="{b:g}"/>' for x, y, a, b in rims
    )
    sides = (
        "M21 7C21 22 8.5 27 8.5 40.5M43 7C43 22 55.5 27 55.5 40.5"
        "M24.5 40.5C24.5 27 39.5 27 39.5 40.5"
    )
    lines = f'<g fill="none" stroke="currentColor" stroke-width="2">{ellipses}</g>'
    return lines + strokes(sides) + strokes("M14.5 24.5q17.5 9 35 0", width=1.4)


def _euler() -> str:
    """The seven bridges as a graph."""
    lines = (
        "M32 7C20 9 13 15 11 24M32 7C27 15 20 20 11 24"
        "M32 41C20 39 13 33 11 24M32 41C27 33 20 28 11 24"
        "M32 7C44 9 51 15 53 24M32 41C44 39 51 33 53 24M11 24H53"
    )
    return strokes(lines, width=1.8) + _dots(4.6, (32, 7), (32, 41), (11, 24), (53, 24))


def _fibonacci() -> str:
    """Squares of 1, 1, 2, 3, 5, 8 and the spiral through them."""
    squares = "M6 6H58V38H6ZM38 6V38M38 26H58M46 26V38M38 30H46M42 26V30"
    spiral = (
        "M6 38A32 32 0 0 1 38 6A20 20 0 0 1 58 26A12 12 0 0 1 46 38A8 8 0 0 1 38 30A4 4 0 0 1 42 26"
    )
    return strokes(squares, width=1.3) + strokes(spiral, width=2.6)


def _descartes() -> str:
    """Two axes and a parabola."""
    axes = "M8 38H57M52 34L57 38L52 42M20 45V4M16 9L20 4L24 9"
    point = strokes("M46 37V14M21 14H45", width=1.3, more=' stroke-dasharray="3 3"')
    return strokes(axes, width=1.8) + point + strokes("M21 38Q36 38 50 6") + dot(46, 14.5, 3.4)


def _pascal() -> str:
    """The first rows of his triangle."""
    rows = ("1", "11", "121", "1331")
    return "".join(
        words(
            digit, 32 + 12 * (place - (len(row) - 1) / 2), 6.5 + 11.7 * down, 11.5, "currentColor"
        )
        for down, row in enumerate(rows)
        for place, digit in enumerate(row)
    )


def _ramanujan() -> str:
    """Nested square roots."""
    roots = "M6 30l3-2 4 14L18 6H58M22 32l2.5-1.5 3 9.5L31.5 14H58M36 34l2-1 2.5 6L44 22H58"
    return strokes(roots, width=2.2) + _dots(1.5, (49, 33), (53.5, 33), (58, 33))


def _noether() -> str:
    """An invariant under rotation: three arrows round a triangle."""
    thirds = (2 * pi * third / 3 for third in range(3))
    turns = "".join(_turn_arrow(32, 24, 19, third + 0.35, third + 1.75) for third in thirds)
    return strokes(turns) + strokes(ring(3, 9.5, 32, 25), width=2)


def _turn_arrow(x: float, y: float, reach: float, start: float, end: float) -> str:
    """An arrow along a circle, clockwise from one angle to another."""
    tail, tip = ((x + reach * sin(turn), y - reach * cos(turn)) for turn in (start, end))
    large = 1 if end - start > pi else 0
    ahead = end + pi / 2 - 0.3
    barbs = [(tip[0] - 7 * sin(ahead + a), tip[1] + 7 * cos(ahead + a)) for a in (-0.65, 0.65)]
    arc = f"M{pair(tail)}A{reach:g} {reach:g} 0 {large} 1 {pair(tip)}"
    return arc + path((barbs[0], tip, barbs[1]))


def _galois() -> str:
    """A lattice of fields."""
    places = ((32, 5), (14, 17), (32, 19), (50, 17), (14, 31), (50, 31), (32, 43))
    lines = "M32 5L14 17V31L32 43L50 31V17L32 5V19L14 31M32 19L50 31"
    return strokes(lines, width=1.7) + _dots(3.6, *places)


def _agnesi() -> str:
    """The curve named after her, above its circle."""
    xs = [4 + n * 0.8 for n in range(71)]
    curve = path((x, 42 - 30 / (1 + ((x - 32) / 13) ** 2)) for x in xs)
    return strokes(curve, width=2.6) + _circle(32, 27, 15, _THIN) + strokes("M4 42H60", width=1.8)


def _napier() -> str:
    """Three of his rods."""
    rods = "".join(
        f"M{x} 3h13v42h-13ZM{x} 17h13M{x} 31h13"
        f"M{x + 13} 3l-13 14M{x + 13} 17l-13 14M{x + 13} 31l-13 14"
        for x in (9, 25.5, 42)
    )
    return strokes(rods, width=1.7)


def _zeno() -> str:
    """An arrow that covers half of what is left, again and again."""
    bars = "".join(
        f"M{x:g} {24 - h:g}V{24 + h:g}" for x, h in ((31, 13), (43, 10), (49, 7), (52, 4.5))
    )
    return strokes("M7 24H57M50 18.5L57 24L50 29.5M7 24l-4-5M7 24l-4 5") + strokes(bars, width=1.6)


def _cantor() -> str:
    """The set left when middle thirds are removed."""
    rows = (
        (8, ((5, 59),)),
        (20, ((5, 23), (41, 59))),
        (32, ((5, 11), (17, 23), (41, 47), (53, 59))),
    )
    bars = "".join(f"M{a} {y}H{b}" for y, row in rows for a, b in row)
    last = "".join(f"M{a} 42.5h1" for a in (5, 10, 17, 22, 41, 46, 53, 58))
    return strokes(bars, width=5, more=' style="stroke-linecap:butt"') + strokes(last, width=2.4)


def _abel() -> str:
    """Two paths round a square to the same point: a and b, b and a."""
    lines = "M16 36H41M37 32L42 36L37 40M22 10H47M43 6L48 10L43 14"
    others = (
        "M14.5 31L19.5 15M16 19.5L20.5 12.5L22.5 20.5M44.5 31L49.5 15M46 19.5L50.5 12.5L52.5 20.5"
    )
    return (
        strokes(lines, width=2)
        + strokes(others, width=2)
        + _dots(3.2, (13, 36), (46, 36), (19, 10), (52, 10))
    )


def _tartaglia() -> str:
    """The path of a cannonball."""
    way = strokes("M27 22Q40-6 54 38", width=1.8, more=' stroke-dasharray=".1 4.6"')
    barrel = strokes("M10 34L23 25", width=8, more=' style="stroke-linecap:butt"')
    return way + barrel + dot(45.5, 16.5, 4) + _circle(12, 38, 6) + strokes("M3 45H61", width=1.8)


def _riemann() -> str:
    """A sphere on a plane, and a ray through both."""
    plane = "M4 38H50L60 46H14Z"
    ray = strokes("M31 5L56 42", width=1.7)
    return (
        _circle(31, 23, 18)
        + strokes("M13 23a18 6 0 0 0 36 0", width=1.4)
        + strokes(plane, width=1.4)
        + ray
        + _dots(3, (31, 5), (45.5, 26.5), (55.5, 41.5))
    )


def _leibniz() -> str:
    """His integral sign, under a curve."""
    bars = "M33 44V26h6V44M39 26V20h6V44M45 20V15h6V44M51 15V11h6V44"
    return (
        strokes("M8 40c4 5 8 2 9-5L20 13c1-7 5-10 9-5", width=3.2)
        + strokes(bars, width=1.5)
        + strokes("M30 44H60", width=1.8)
    )


def _cardano() -> str:
    """Two dice."""
    one = '<rect x="7" y="17" width="25" height="25" rx="5" transform="rotate(-9 19.5 29.5)"/>'
    two = '<rect x="34" y="8" width="25" height="25" rx="5" transform="rotate(10 46.5 20.5)"/>'
    lines = f'<g fill="none" stroke="currentColor" stroke-width="2.2">{one}{two}</g>'
    return lines + _dots(
        2.6, (13.5, 24), (19.5, 29.5), (25.5, 35), (41, 13.5), (53.5, 15.5), (40, 25.5), (52, 27.5)
    )


def _goedel() -> str:
    """A sentence that says of itself that it has no proof."""
    turn = _turn_arrow(32, 24, 20, 2.6, 8.1)
    return strokes(turn) + strokes("M25 15V33M25 24H38M27.5 33L37 15", width=2.4)


def _newton() -> str:
    """An apple."""
    body = (
        "M32 16C25 10 13 13 13 26C13 37 22 45 27 45C30 45 30.5 43.5 32 43.5S34 45 37 45"
        "C42 45 51 37 51 26C51 13 39 10 32 16Z"
    )
    return strokes(body) + strokes(
        "M32 15C32 10 33 7 35 4M36 9C38 4 43 3 47 4C46 9 41 11 36 9Z", width=1.9
    )


def _germain() -> str:
    """Nodal lines on a vibrating plate."""
    lines = (
        "M32 3V45M11 24H53M11 3C26 10 38 10 53 3M11 45C26 38 38 38 53 45"
        "M11 3C18 18 18 30 11 45M53 3C46 18 46 30 53 45"
    )
    return strokes("M11 3H53V45H11Z") + strokes(lines, width=1.5) + _circle(32, 24, 9.5, 1.5)


def _lovelace() -> str:
    """A punched card."""
    card = "M6 13L14 5H58V43H6Z"
    holes = ((1, 0), (3, 0), (4, 0), (0, 1), (2, 1), (5, 1), (1, 2), (2, 2), (4, 2), (5, 2))
    punched = "".join(
        f'<rect x="{13 + 7 * x}" y="{13 + 9 * y}" width="3.6" height="6" fill="currentColor"/>'
        for x, y in holes
    )
    return strokes(card) + punched


def _bernoulli() -> str:
    """The lemniscate."""
    turns = [n * 2 * pi / 80 for n in range(80)]
    curve = path(
        (32 + 27 * cos(t) / (1 + sin(t) ** 2), 24 + 32 * sin(t) * cos(t) / (1 + sin(t) ** 2))
        for t in turns
    )
    return strokes(curve + "Z", width=2.8) + _dots(2.4, (13, 24), (51, 24))


def _kovalevskaya() -> str:
    """A top that spins askew."""
    top = "M32 3V12M14 20C14 14 24 12 32 12S50 14 50 20C50 29 38 34 32 43C26 34 14 29 14 20Z"
    askew = strokes(top + "M14 20C20 26 44 26 50 20", more=' transform="rotate(16 32 42)"')
    return askew + strokes(
        "M12 43.5C20 47 36 47 46 43.5", width=1.5, more=' stroke-dasharray="4 4"'
    )


def _viete() -> str:
    """A letter for the unknown, and its key."""
    key = _circle(18, 24, 9) + strokes("M27 24H56V32M48 24V30")
    return key + strokes("M14.5 20.5l7 7M21.5 20.5l-7 7", width=2)


def _hilbert() -> str:
    """His space-filling curve."""
    return strokes(path((12 + 5.7 * x, 4 + 5.7 * y) for x, y in _hilbert_points(3)), width=2)


def _hilbert_points(order: int) -> list[tuple[int, int]]:
    """The points of the curve in order."""
    if order == 0:
        return [(0, 0)]
    half, smaller = 2 ** (order - 1), _hilbert_points(order - 1)
    return [
        *((y, x) for x, y in smaller),
        *((x, y + half) for x, y in smaller),
        *((x + half, y + half) for x, y in smaller),
        *((2 * half - 1 - y, half - 1 - x) for x, y in smaller),
    ]


def _von_neumann() -> str:
    """A chip."""
    pins = "".join(f"M{x} 2V9M{x} 39V46" for x in (23, 32, 41))
    sides = "".join(f"M10 {y}H17M47 {y}H54" for y in (15, 24, 33))
    chip = strokes(
        "M20 9H44A3 3 0 0 1 47 12V36A3 3 0 0 1 44 39H20A3 3 0 0 1 17 36V12A3 3 0 0 1 20 9Z"
    )
    return chip + strokes(pins + sides, width=2) + words("01", 32, 24, 15, "currentColor")


def _liu_hui() -> str:
    """Polygons that approach a circle: of six sides, of twelve."""
    spokes = "".join(path(((32, 24), _around(n / 12))) for n in range(12))
    polygons = strokes(ring(6, 21.5, 32, 24), width=1.6) + strokes(
        ring(12, 21.5, 32, 24), width=1.6
    )
    return _circle(32, 24, 22, 2.4) + polygons + strokes(spokes, width=1)


def _around(turn: float) -> tuple[float, float]:
    """A point on the circle of most round emblems, by its fraction of a turn."""
    return 32 + 21.5 * sin(2 * pi * turn), 24 - 21.5 * cos(2 * pi * turn)


def _poincare() -> str:
    """Straight lines of his disc: arcs that meet its edge at right angles."""
    reach = 21.5 * tan(pi / 5)
    arcs = "".join(
        f"M{pair(_around(n / 5))}A{reach:.1f} {reach:.1f} 0 0 0 {pair(_around((n + 1) / 5))}"
        for n in range(5)
    )
    across = "".join(path((_around(n / 5), _around(n / 5 + 0.5))) for n in range(5))
    return _circle(32, 24, 21.5, 2.4) + strokes(arcs, width=2) + strokes(across, width=1.2)


EMBLEMS: Final = {
    "C01": _pythagoras(),
    "C02": _thales(),
    "C03": _fermat(),
    "C04": _eratosthenes(),
    "C05": _mirzakhani(),
    "C06": _euler(),
    "C07": _fibonacci(),
    "C08": _descartes(),
    "C09": _pascal(),
    "C10": _ramanujan(),
    "C11": _noether(),
    "C12": _galois(),
    "C13": _agnesi(),
    "C14": _napier(),
    "C15": _zeno(),
    "C16": _cantor(),
    "C17": _abel(),
    "C18": _tartaglia(),
    "C19": _riemann(),
    "C20": _leibniz(),
    "C21": _cardano(),
    "C22": _goedel(),
    "C23": _newton(),
    "C24": _germain(),
    "C25": _lovelace(),
    "C26": _bernoulli(),
    "C27": _kovalevskaya(),
    "C28": _viete(),
    "C29": _hilbert(),
    "C30": _von_neumann(),
    "C31": _liu_hui(),
    "C32": _poincare(),
}
"""The emblem of each card of the built-in deck."""
