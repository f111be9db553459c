"""Figures as SVG: no script, no reference to anything outside, legible in grey."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import cos, hypot, radians, sin
from typing import Any, Final

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Said
from abaculus.questions.figures import Figure
from abaculus.questions.rendering import speech, text

INK: Final = "#2b2a27"
_ROLES: Final = {
    "shape": f'fill="#efe6d2" stroke="{INK}" stroke-width="2"',
    "second": f'fill="url(#q-hatch)" stroke="{INK}" stroke-width="2"',
    "outline": f'fill="none" stroke="{INK}" stroke-width="2"',
    "faint": 'fill="none" stroke="#a39c8f" stroke-width="1"',
    "mark": 'fill="none" stroke="#a8432f" stroke-width="3"',
}
_HATCH: Final = (
    '<defs><pattern id="q-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/>'
    f'<path d="M0 0V6" stroke="{INK}" stroke-width="2"/></pattern></defs>'
)
_PIPS: Final = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
EDGE: Final = 8
"""Room around a figure, for letters that stand at its rim."""
_SMALL: Final = 13
"""The height of letters."""

Spot = tuple[float, float]


class Drawing:
    """One figure in one language."""

    def __init__(self, locale: str = "en") -> None:
        self._locale = locale
        self._words = text(locale)

    def svg(self, figure: Figure) -> str:
        """The whole figure, with its description for those who hear it."""
        body = "".join(self._item(item) for item in figure.items)
        hatch = _HATCH if "url(#q-hatch)" in body else ""
        told = escape(self.described(figure))
        room = f"{-EDGE} {-EDGE} {figure.w + 2 * EDGE} {figure.h + 2 * EDGE}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{room}" '
            f'role="img" aria-label="{told}" font-family="inherit" font-size="{_SMALL}" '
            f'stroke-linejoin="round" stroke-linecap="round">{hatch}{body}</svg>'
        )

    def described(self, figure: Figure) -> str:
        """What is to be seen, in words."""
        msgid, slots = figure.alt
        return speech(self._locale).said(Said(msgid, slots))

    def _item(self, item: Sequence[Any]) -> str:
        return _ITEMS[item[0]](self, *item[1:])

    # parts

    def poly(self, spots: Sequence[Spot], role: str) -> str:
        """A closed polygon."""
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in spots)
        return f'<polygon class="q-{role}" points="{points}" {_ROLES[role]}/>'

    def line(self, start: Spot, end: Spot, role: str) -> str:
        """A straight line."""
        return _path(f"M{_at(start)}L{_at(end)}", role)

    def circle(self, centre: Spot, radius: int, role: str) -> str:
        """A circle."""
        x, y = centre
        return f'<circle class="q-{role}" cx="{_n(x)}" cy="{_n(y)}" r="{radius}" {_ROLES[role]}/>'

    def arc(self, centre: Spot, radius: int, start: int, end: int, role: str) -> str:
        """A part of a circle's line, or a whole sector."""
        way = _arc(centre, radius, start, end)
        if role in ("shape", "second"):
            return _path(f"M{_at(centre)}L{way}Z", role)
        return _path(f"M{way}", role)

    def angle(self, at: Spot, start: int, end: int, label: Formula) -> str:
        """The mark of an angle, with its name or size."""
        middle = radians((start + end) / 2)
        far = 34 if end - start >= 40 else 46
        place = (at[0] + far * cos(middle), at[1] - far * sin(middle))
        mark = _path(f"M{_arc(at, 20, start, end)}", "outline")
        return mark + (self.label(place, label, "outline") if label != "" else "")

    def right(self, at: Spot, start: int) -> str:
        """The mark of a right angle."""
        one, two = _polar(at, 12, start), _polar(at, 12, start + 90)
        corner = (one[0] + two[0] - at[0], one[1] + two[1] - at[1])
        return _path(f"M{_at(one)}L{_at(corner)}L{_at(two)}", "outline")

    def dim(self, start: Spot, end: Spot, label: Formula, side: int) -> str:
        """A dimension beside a line, with its number turned to neither side."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = hypot(dx, dy) or 1
        off_x, off_y = side * dy / long, -side * dx / long
        ends = [(x + 10 * off_x, y + 10 * off_y) for x, y in (start, end)]
        ticks = "".join(
            f"M{_at((x - 4 * off_x, y - 4 * off_y))}L{_at((x + 4 * off_x, y + 4 * off_y))}"
            for x, y in ends
        )
        middle = (
            (start[0] + end[0]) / 2 + off_x * (24 + 8 * abs(off_x)),
            (start[1] + end[1]) / 2 + off_y * 24,
        )
        way = _path(f"M{_at(ends[0])}L{_at(ends[1])}{ticks}", "faint")
        return way + self.label(middle, label, "outline")

    def label(self, at: Spot, words: Formula, role: str, anchor: str = "middle") -> str:
        """A word, number or letter."""
        said = escape(self._words.value(words))
        ink = "#a8432f" if role == "mark" else INK
        place = f'x="{_n(at[0])}" y="{_n(at[1])}" dy="0.35em"'
        look = f'class="q-text q-{role}" text-anchor="{anchor}" fill="{ink}"'
        return f"<text {look} {place}>{said}</text>"

    def grid(self, at: Spot, columns: int, rows: int, size: int, role: str) -> str:
        """Squares in rows and columns."""
        x, y = at
        wide, high = columns * size, rows * size
        down = "".join(f"M{_n(x + k * size)} {_n(y)}v{high}" for k in range(columns + 1))
        across = "".join(f"M{_n(x)} {_n(y + k * size)}h{wide}" for k in range(rows + 1))
        return _path(down + across, role)

    def axes(self, at: Spot, unit: int, span: tuple[int, int, int, int]) -> str:
        """Axes with their numbers."""
        x, y = at
        left, most, low, high = span
        wide, tall = (most - left) * unit, (high - low) * unit
        start, top = x + left * unit, y - high * unit
        down = "".join(f"M{x + k * unit} {top}v{tall}" for k in range(left, most + 1))
        along = "".join(f"M{start} {y - k * unit}h{wide}" for k in range(low, high + 1))
        cross = _path(f"M{start} {y}h{wide}M{x} {top}v{tall}", "outline")
        parts = [_path(down + along, "faint"), cross]
        step = 1 if unit >= 18 else 2 if unit >= 10 else 5
        across = [k for k in range(left, most + 1) if k and k % step == 0]
        upwards = [k for k in range(low, high + 1) if k and k % step == 0]
        parts += [self.label((x + k * unit, y + 11), k, "outline") for k in across]
        parts += [self.label((x - 11, y - k * unit), k, "outline") for k in upwards]
        return "".join(parts)

    def plot(self, at: Spot, unit: int, spots: Sequence[Spot], joined: bool) -> str:
        """Points in the units of axes at the same place."""
        places = [(at[0] + x * unit, at[1] - y * unit) for x, y in spots]
        if joined:
            return _path("M" + "L".join(map(_at, places)), "mark")
        return "".join(
            f'<circle class="q-mark" cx="{_n(x)}" cy="{_n(y)}" r="4" fill="#a8432f"/>'
            for x, y in places
        )

    def bars(
        self, at: Spot, size: Spot, heights: Sequence[int], names: Sequence[Formula], step: int
    ) -> str:
        """A bar chart with its scale."""
        x, y = at
        wide, high = size
        top = -(-max(heights) // step) * step
        up = high / top
        lines = "".join(
            f"M{_n(x)} {_n(y + high - k * up)}h{_n(wide)}" for k in range(0, top + 1, step)
        )
        parts = [_path(lines, "faint")]
        parts += [
            self.label((x - 14, y + high - k * up), k, "outline") for k in range(0, top + 1, step)
        ]
        room = wide / len(heights)
        for place, (height, name) in enumerate(zip(heights, names, strict=True)):
            left = x + place * room + room / 5
            box = ((left, y + high), (left, y + high - height * up))
            parts.append(
                self.poly(
                    (*box, (left + room * 3 / 5, box[1][1]), (left + room * 3 / 5, box[0][1])),
                    "shape",
                )
            )
            parts.append(self.label((left + room * 3 / 10, y + high + 13), name, "outline"))
        return "".join(parts)

    def pie(
        self, centre: Spot, radius: int, shares: Sequence[int], names: Sequence[Formula]
    ) -> str:
        """A pie chart, every second piece hatched, names beside their pieces."""
        parts: list[str] = []
        total, before = sum(shares), 0
        for place, (share, name) in enumerate(zip(shares, names, strict=True)):
            start, end = 90 - 360 * (before + share) / total, 90 - 360 * before / total
            role = ("shape", "second", "outline")[place % 3 if len(shares) % 2 else place % 2]
            way = f"M{_at(centre)}L{_arc(centre, radius, start, end)}Z"
            parts.append(_path(way, role))
            beside = _polar(centre, radius + 8, (start + end) / 2)
            aside = beside[0] - centre[0]
            anchor = "middle" if abs(aside) < 5 else "start" if aside > 0 else "end"
            parts.append(self.label(beside, name, "outline", anchor))
            before += share
        return "".join(parts)

    def clock(self, centre: Spot, radius: int, hours: int, minutes: int) -> str:
        """A clock face with its hands."""
        parts = [self.circle(centre, radius, "shape")]
        parts += [
            self.label(_polar(centre, radius * 0.82, 90 - 30 * hour), hour, "outline")
            for hour in range(1, 13)
        ]
        ticks = "".join(
            f"M{_at(_polar(centre, radius * 0.95, 6 * k))}L{_at(_polar(centre, radius, 6 * k))}"
            for k in range(60)
        )
        parts.append(_path(ticks, "faint"))
        short = _polar(centre, radius * 0.45, 90 - 30 * (hours % 12) - minutes / 2)
        long = _polar(centre, radius * 0.68, 90 - 6 * minutes)
        hand = f'class="q-outline" fill="none" stroke="{INK}"'
        parts.append(f'<path d="M{_at(centre)}L{_at(short)}" {hand} stroke-width="6"/>')
        parts.append(f'<path d="M{_at(centre)}L{_at(long)}" {hand} stroke-width="3"/>')
        return "".join(parts)

    def dice(self, at: Spot, size: int, pips: int) -> str:
        """The face of a die."""
        x, y = at
        face = self.poly(_square(x, y, size), "shape")
        spots = [(x + size * column / 4, y + size * row / 4) for column, row in _PIPS[pips]]
        return face + "".join(
            f'<circle class="q-ink" cx="{_n(px)}" cy="{_n(py)}" r="{_n(size / 11)}" fill="{INK}"/>'
            for px, py in spots
        )

    def tiles(self, at: Spot, size: int, rows: Sequence[str]) -> str:
        """Small squares."""
        roles = {"#": "shape", "o": "second", ".": "faint"}
        parts = [
            self.poly(_square(at[0] + column * size, at[1] + row * size, size), roles[sign])
            for row, signs in enumerate(rows)
            for column, sign in enumerate(signs)
            if sign != " "
        ]
        return "".join(parts)

    def dots(self, spots: Sequence[Spot], radius: int, kind: str, role: str) -> str:
        """Equal small things."""
        return "".join(self._dot(x, y, radius, kind, role) for x, y in spots)

    def _dot(self, x: float, y: float, radius: int, kind: str, role: str) -> str:
        match kind:
            case "square":
                return self.poly(_square(x - radius, y - radius, 2 * radius), role)
            case "triangle":
                return self.poly(
                    [_polar((x, y), radius * 1.2, 90 + 120 * k) for k in range(3)], role
                )
            case "star":
                points = [
                    _polar((x, y), radius * (1.2 - 0.7 * (k % 2)), 90 + 36 * k) for k in range(10)
                ]
                return self.poly(points, role)
            case _:
                return self.circle((x, y), radius, role)


_ITEMS: Final[dict[str, Callable[..., str]]] = {
    "poly": Drawing.poly, "line": Drawing.line, "circle": Drawing.circle, "arc": Drawing.arc,
    "angle": Drawing.angle, "right": Drawing.right, "dim": Drawing.dim, "label": Drawing.label,
    "grid": Drawing.grid, "axes": Drawing.axes, "plot": Drawing.plot, "bars": Drawing.bars,
    "pie": Drawing.pie, "clock": Drawing.clock, "dice": Drawing.dice, "tiles": Drawing.tiles,
    "dots": Drawing.dots,
}  # fmt: skip


def _path(way: str, role: str) -> str:
    return f'<path class="q-{role}" d="{way}" {_ROLES[role]}/>'


def _arc(centre: Spot, radius: float, start: float, end: float) -> str:
    """From the first point to the last one, against the clock."""
    large = int(end - start > 180)
    first, last = _polar(centre, radius, start), _polar(centre, radius, end)
    return f"{_at(first)}A{_n(radius)} {_n(radius)} 0 {large} 0 {_at(last)}"


def _polar(centre: Spot, radius: float, degrees: float) -> Spot:
    return (centre[0] + radius * cos(radians(degrees)), centre[1] - radius * sin(radians(degrees)))


def _square(x: float, y: float, size: float) -> Sequence[Spot]:
    return ((x, y), (x + size, y), (x + size, y + size), (x, y + size))


def _at(spot: Spot) -> str:
    return f"{_n(spot[0])} {_n(spot[1])}"


def _n(number: float) -> str:
    """One decimal place is finer than any screen."""
    return f"{number:.1f}".removesuffix(".0")
