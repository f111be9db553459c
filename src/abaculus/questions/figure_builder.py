"""Draws the parts of a figure one by one, and tracks the extent of the drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, cos, floor, hypot, radians, sin
from typing import Any, Final, TypeAlias

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.renderer import Renderer

# Colours for paper and print; on a screen the themes restyle the classes.
INK: Final = "#2b2a27"
_MARK: Final = "#a8432f"
_ROLES: Final = {
    "shape": f'fill="#efe6d2" stroke="{INK}" stroke-width="2"',
    "second": f'fill="url(#q-hatch)" stroke="{INK}" stroke-width="2"',
    "outline": f'fill="none" stroke="{INK}" stroke-width="2"',
    "faint": 'fill="none" stroke="#a39c8f" stroke-width="1"',
    "mark": f'fill="none" stroke="{_MARK}" stroke-width="3"',
}
_PIPS: Final = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
LETTER: Final = 13
"""The height of letters."""
_WIDTH: Final = 7.6
"""The width of a letter, rather too large than too small."""
_ROUND: Final = 24
"""The number of corners from which an outline counts as a curve."""
_ANCHORS: Final = {"middle": 0.5, "start": 0.0, "end": 1.0}

Spot: TypeAlias = tuple[float, float]


class FigureBuilder:
    """A drawing in progress; words are drawn last, so that no line runs through them."""

    def __init__(self, words: Renderer) -> None:
        self._words = words
        self._shapes: list[str] = []
        self._texts: list[str] = []
        self._across: list[float] = []
        self._down: list[float] = []
        self._is_graph = False

    def draw(self, items: Iterable[Sequence[Any]]) -> None:
        """All parts of a figure."""
        for item in items:
            KINDS[item[0]](self, *item[1:])

    @property
    def body(self) -> str:
        """The drawn elements."""
        return "".join(self._shapes + self._texts)

    @property
    def frame(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the drawing."""
        left, top = floor(min(self._across)), floor(min(self._down))
        return left, top, ceil(max(self._across)) - left, ceil(max(self._down)) - top

    # parts

    def poly(self, spots: Sequence[Spot], role: str) -> None:
        """A closed polygon, or an oval if it has many corners."""
        sharp = f"M{'L'.join(map(_point, spots))}Z"
        self._path(_smooth_path(spots) if len(spots) >= _ROUND else sharp, role, spots)

    def line(self, start: Spot, end: Spot, role: str) -> None:
        """A straight line."""
        self._path(f"M{_point(start)}L{_point(end)}", role, (start, end))

    def circle(self, centre: Spot, radius: float, role: str) -> None:
        """A circle."""
        x, y = centre
        self._reach(((x - radius, y - radius), (x + radius, y + radius)))
        place = f'cx="{_num(x)}" cy="{_num(y)}" r="{_num(radius)}"'
        self._shapes.append(f'<circle class="q-{role}" {place} {_ROLES[role]}/>')

    def arc(self, centre: Spot, radius: float, start: float, end: float, role: str) -> None:
        """An arc of a circle, or a whole sector."""
        way, spots = _arc(centre, radius, start, end)
        if role in ("shape", "second"):
            self._path(f"M{_point(centre)}L{way}Z", role, (centre, *spots))
        else:
            self._path(f"M{way}", role, spots)

    def angle(self, at: Spot, start: int, end: int, label: Formula) -> None:
        """The mark of an angle, with its name or size as near as it fits between the arms."""
        self.arc(at, 20, start, end, "outline")
        if label != "":
            half = radians(min(end - start, 180) / 2)
            far = max(34, min(56 if half > 0.2 else 84, 17 / sin(half)))
            self.label(_polar(at, far, (start + end) / 2), label, "outline")

    def right(self, at: Spot, start: int) -> None:
        """The mark of a right angle."""
        one, two = _polar(at, 12, start), _polar(at, 12, start + 90)
        corner = (one[0] + two[0] - at[0], one[1] + two[1] - at[1])
        self._path(
            f"M{_point(one)}L{_point(corner)}L{_point(two)}",
            "outline",
            (one, corner, two),
        )

    def dim(self, start: Spot, end: Spot, label: Formula, side: int) -> None:
        """A dimension beside a line, with its number upright."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = hypot(dx, dy) or 1
        off_x, off_y = side * dy / long, -side * dx / long
        ends = [(x + 10 * off_x, y + 10 * off_y) for x, y in (start, end)]
        ticks = "".join(
            f"M{_point((x - 4 * off_x, y - 4 * off_y))}L{_point((x + 4 * off_x, y + 4 * off_y))}"
            for x, y in ends
        )
        self._path(f"M{_point(ends[0])}L{_point(ends[1])}{ticks}", "faint", ends)
        far = 17 if abs(off_x) > 0.3 else 24
        middle = (
            (start[0] + end[0]) / 2 + off_x * far,
            (start[1] + end[1]) / 2 + off_y * far,
        )
        anchor = "middle" if abs(off_x) <= 0.3 else "start" if off_x > 0 else "end"
        self.label(middle, label, "outline", anchor)

    def label(
        self, at: Spot, words: Formula, role: str, anchor: str = "middle", *, halo: bool = False
    ) -> None:
        """A word, number or letter; with a halo if it must cover lines."""
        text = self._words.value(words)
        wide = _WIDTH * len(text)
        left = at[0] - wide * _ANCHORS[anchor]
        self._reach(((left, at[1] - LETTER / 2), (left + wide, at[1] + LETTER / 2)))
        name, ink = ("q-ink-mark", _MARK) if role == "mark" else ("q-ink", INK)
        if halo or (role == "mark" and self._is_graph):
            name += " q-halo"
            ground = ' paint-order="stroke" stroke="#fff" stroke-width="4"'
        else:
            ground = ""
        place = f'x="{_num(at[0])}" y="{_num(at[1])}" dy="0.35em"'
        anchored = "" if anchor == "middle" else f' text-anchor="{anchor}"'
        self._texts.append(
            f'<text class="{name}" fill="{ink}"{ground}{anchored} {place}>{escape(text)}</text>'
        )

    def grid(self, at: Spot, columns: int, rows: int, size: int, role: str) -> None:
        """Squares in rows and columns."""
        x, y = at
        wide, high = columns * size, rows * size
        down = "".join(f"M{_num(x + k * size)} {_num(y)}v{high}" for k in range(columns + 1))
        across = "".join(f"M{_num(x)} {_num(y + k * size)}h{wide}" for k in range(rows + 1))
        self._path(down + across, role, (at, (x + wide, y + high)))

    def axes(self, at: Spot, unit: int, span: tuple[int, int, int, int]) -> None:
        """Axes with their numbers."""
        self._is_graph = True
        x, y = at
        left, most, low, high = span
        wide, tall = (most - left) * unit, (high - low) * unit
        start, top = x + left * unit, y - high * unit
        self.grid((start, top), most - left, high - low, unit, "faint")
        self._path(f"M{start} {y}h{wide}M{x} {top}v{tall}", "outline", ())
        before = len(self._texts)
        step = 1 if unit >= 18 else 2 if unit >= 10 else 5
        for k in range(left, most + 1):
            if k and k % step == 0:
                self.label((x + k * unit, y + 11), k, "outline", halo=low < 0)
        for k in range(low, high + 1):
            if k and k % step == 0:
                self.label((x - 6, y - k * unit), k, "outline", "end", halo=left < 0)
        self._shapes += self._texts[before:]  # drawn first: they must not hide a curve
        del self._texts[before:]

    def plot(self, at: Spot, unit: int, spots: Sequence[Spot], joined: bool) -> None:
        """Points in the units of axes at the same place."""
        places = [(at[0] + x * unit, at[1] - y * unit) for x, y in spots]
        if joined:
            self._path("M" + "L".join(map(_point, places)), "mark", places)
        else:
            self._dabs(places, 4, f'class="q-ink-mark" fill="{_MARK}"')

    def bars(
        self, at: Spot, size: Spot, heights: Sequence[int], names: Sequence[Formula], step: int
    ) -> None:
        """A bar chart with its scale."""
        x, y = at
        wide, high = size
        top = -(-max(heights) // step) * step
        up = high / top
        levels = [(k, y + high - k * up) for k in range(0, top + 1, step)]
        lines = "".join(f"M{_num(x)} {_num(level)}h{_num(wide)}" for _, level in levels)
        self._path(lines, "faint", (at, (x + wide, y + high)))
        for k, level in levels:
            self.label((x - 7, level), k, "outline", "end")
        room = wide / len(heights)
        for place, (height, name) in enumerate(zip(heights, names, strict=True)):
            left, right = x + (place + 0.2) * room, x + (place + 0.8) * room
            low, ceiling = y + high, y + high - height * up
            self.poly(((left, low), (left, ceiling), (right, ceiling), (right, low)), "shape")
            self.label(((left + right) / 2, low + 13), name, "outline")

    def pie(
        self, centre: Spot, radius: int, shares: Sequence[int], names: Sequence[Formula]
    ) -> None:
        """A pie chart: sectors of one name look alike, neighbours differ; names beside them."""
        total, before = sum(shares), 0
        kinds = list(dict.fromkeys(names))
        fills = ("shape", "second", "outline")[: 2 + len(kinds) % 2]
        for share, name in zip(shares, names, strict=True):
            start, end = 90 - 360 * (before + share) / total, 90 - 360 * before / total
            way, spots = _arc(centre, radius, start, end)
            role = fills[kinds.index(name) % len(fills)]
            self._path(f"M{_point(centre)}L{way}Z", role, spots)
            beside = _polar(centre, radius + 8, (start + end) / 2)
            aside = beside[0] - centre[0]
            anchor = "middle" if abs(aside) < 5 else "start" if aside > 0 else "end"
            self.label(beside, name, "outline", anchor)
            before += share

    def clock(self, centre: Spot, radius: int, hours: int, minutes: int) -> None:
        """A clock face with its hands."""
        self.circle(centre, radius, "shape")
        for hour in range(1, 13):
            self.label(_polar(centre, radius * 0.82, 90 - 30 * hour), hour, "outline")
        ticks = "".join(
            f"M{_point(_polar(centre, radius * 0.95, turn))}L{_point(_polar(centre, radius, turn))}"
            for turn in range(0, 360, 6)
        )
        self._path(ticks, "faint", ())
        short = _polar(centre, radius * 0.45, 90 - 30 * (hours % 12) - minutes / 2)
        long = _polar(centre, radius * 0.68, 90 - 6 * minutes)
        hand = f'class="q-outline" fill="none" stroke="{INK}"'
        for end, width in ((short, 6), (long, 3)):
            way = f"M{_point(centre)}L{_point(end)}"
            self._shapes.append(f'<path d="{way}" {hand} stroke-width="{width}"/>')

    def dice(self, at: Spot, size: int, pips: int) -> None:
        """The face of a die."""
        x, y = at
        self.poly(_square(x, y, size), "shape")
        spots = [(x + size * column / 4, y + size * row / 4) for column, row in _PIPS[pips]]
        self._dabs(spots, size / 11, f'class="q-ink" fill="{INK}"')

    def tiles(self, at: Spot, size: int, rows: Sequence[str]) -> None:
        """Small squares."""
        roles = {"#": "shape", "o": "second", ".": "faint"}
        for row, signs in enumerate(rows):
            for column, sign in enumerate(signs):
                if sign != " ":
                    corner = (at[0] + column * size, at[1] + row * size)
                    self.poly(_square(*corner, size), roles[sign])

    def dots(self, spots: Sequence[Spot], radius: int, kind: str, role: str) -> None:
        """Equal small things."""
        for x, y in spots:
            match kind:
                case "square":
                    self.poly(_square(x - radius, y - radius, 2 * radius), role)
                case "triangle":
                    corners = [_polar((x, y), radius * 1.2, 90 + 120 * k) for k in range(3)]
                    self.poly(corners, role)
                case "star":
                    sizes = [radius * (1.2 - 0.7 * (k % 2)) for k in range(10)]
                    self.poly([_polar((x, y), sizes[k], 90 + 36 * k) for k in range(10)], role)
                case _:
                    self.circle((x, y), radius, role)

    # strokes

    def _path(self, way: str, role: str, spots: Iterable[Spot]) -> None:
        self._reach(spots)
        self._shapes.append(f'<path class="q-{role}" d="{way}" {_ROLES[role]}/>')

    def _dabs(self, spots: Sequence[Spot], radius: float, look: str) -> None:
        self._reach(spots)
        self._shapes += [
            f'<circle {look} cx="{_num(x)}" cy="{_num(y)}" r="{_num(radius)}"/>' for x, y in spots
        ]

    def _reach(self, spots: Iterable[Spot]) -> None:
        for x, y in spots:
            self._across.append(x)
            self._down.append(y)


KINDS: Final[dict[str, Callable[..., None]]] = {
    name: getattr(FigureBuilder, name)
    for name in (
        *("poly", "line", "circle", "arc", "angle", "right", "dim", "label", "grid"),
        *("axes", "plot", "bars", "pie", "clock", "dice", "tiles", "dots"),
    )
}
"""How each kind of part is drawn."""


def _arc(centre: Spot, radius: float, start: float, end: float) -> tuple[str, list[Spot]]:
    """The path from the first point to the last, counterclockwise, and its extent."""
    large = int(end - start > 180)
    first, last = _polar(centre, radius, start), _polar(centre, radius, end)
    turns = range(90 * ceil(start / 90), floor(end) + 1, 90)
    spots = [first, last, *(_polar(centre, radius, turn) for turn in turns)]
    return (
        f"{_point(first)}A{_num(radius)} {_num(radius)} 0 {large} 0 {_point(last)}",
        spots,
    )


def _smooth_path(spots: Sequence[Spot]) -> str:
    """A curve that touches the sides of an outline at their midpoints."""
    middles = [
        ((x + after[0]) / 2, (y + after[1]) / 2)
        for (x, y), after in zip(spots, (*spots[1:], spots[0]), strict=True)
    ]
    bends = "".join(
        f"Q{_point(corner)} {_point(middle)}"
        for corner, middle in zip((*spots[1:], spots[0]), (*middles[1:], middles[0]), strict=True)
    )
    return f"M{_point(middles[0])}{bends}Z"


def _polar(centre: Spot, radius: float, degrees: float) -> Spot:
    return (centre[0] + radius * cos(radians(degrees)), centre[1] - radius * sin(radians(degrees)))


def _square(x: float, y: float, size: float) -> Sequence[Spot]:
    return ((x, y), (x + size, y), (x + size, y + size), (x, y + size))


def _point(spot: Spot) -> str:
    return f"{_num(spot[0])} {_num(spot[1])}"


def _num(number: float) -> str:
    """A coordinate to one decimal, finer than any screen."""
    return f"{number:.1f}".removesuffix(".0")
