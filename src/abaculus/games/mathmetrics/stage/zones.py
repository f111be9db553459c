"""The board as a picture: sectors on two circles, and quadrangles along the radians."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics.board import BOARD, CircleBoard, Space, board
from abaculus.games.mathmetrics.keys import Symbol, key
from abaculus.games.mathmetrics.stage.symbol_texts import facts, picture, role, sort
from abaculus.games.mathmetrics.state import Rules
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import Cell, PictureBoard, Polygon, Sector, Shape, Text, Zone

TABLE: Final = "board"
_SIZE: Final = 1000
_MIDDLE: Final = _SIZE // 2
_TURN: Final = 36000
_RINGS: Final = {"outer": (398, 484), "inner": (166, 252)}
"""The inner and outer radius of the circles."""
_RADIANS: Final = (254, 396)
_HALF: Final = 35
"""Half the width of a radian."""


def zones(rules: Rules) -> tuple[Zone[Text], ...]:
    """The board, the only zone."""
    return (_board(rules.board, rules.key, rules.gentle),)


@lru_cache(maxsize=32)
def _board(text: str, key_text: str, gentle: bool) -> Zone[Text]:
    table, meanings = board(text), key(key_text)
    is_known = text == BOARD
    cells = tuple(
        replace(
            _cell(space, shape, angle, meanings[space.symbol], gentle),
            shaded=space.ring == "radian" and not is_known,
        )
        for space, shape, angle in _shapes(table)
    )
    ground = "ground" if is_known else "ground-plain"
    painted = PictureBoard(_SIZE, _SIZE, ground)
    return Zone(TABLE, "board", Text("board", {"count": len(cells)}), cells, painted=painted)


def _cell(space: Space, shape: Shape, angle: int, symbol: Symbol, gentle: bool) -> Cell[Text]:
    values = facts(symbol, gentle=gentle) | place(space)
    return Cell(
        space.id,
        shape,
        Text(f"space-{sort(symbol)}", values),
        angle=angle,
        picture=picture(space.symbol, symbol),
        role=role(symbol),
        detail=Text(f"detail-{sort(symbol)}", facts(symbol, gentle=gentle)),
    )


def place(space: Space) -> dict[str, Value]:
    """Where a space is, in words."""
    if space.ring == "radian":
        number = "abcd".index(space.id[-1]) + 1
        return {"ring": "radian", "number": number, "radian": int(space.id[1:-1])}
    return {"ring": space.ring, "number": int(space.id[1:]), "radian": 0}


def _shapes(table: CircleBoard) -> Iterator[tuple[Space, Shape, int]]:
    """Every space with its form and direction."""
    sizes = {"outer": len(table.layout.outer), "inner": len(table.layout.inner)}
    for space in table.spaces.values():
        if space.ring == "radian":
            yield (space, *_along(table, space, sizes))
        else:
            number, many = int(space.id[1:]) - 1, sizes[space.ring]
            start, end = (_TURN * (2 * number + side) // (2 * many) for side in (-1, 1))
            inner, outer = _RINGS[space.ring]
            shape = Sector(_MIDDLE, _MIDDLE, inner, outer, start, end)
            yield space, shape, (start + end) // 200 % 360


def _along(table: CircleBoard, space: Space, sizes: dict[str, int]) -> tuple[Polygon, int]:
    """A space of a radian, which runs straight from its outer junction to the inner one."""
    radian = table.layout.radians[int(space.id[1:-1]) - 1]
    inner, outer = _RADIANS
    x0, y0 = _around(360 * (radian.outer - 1) / sizes["outer"], outer)
    x1, y1 = _around(360 * (radian.inner - 1) / sizes["inner"], inner)
    many, number = len(radian.spaces), "abcd".index(space.id[-1])
    ends = [(x0 + (x1 - x0) * at / many, y0 + (y1 - y0) * at / many) for at in (number, number + 1)]
    length = hypot(x1 - x0, y1 - y0)
    across, down = _HALF * (y1 - y0) / length, _HALF * (x0 - x1) / length
    (ax, ay), (bx, by) = ends
    corners = (
        (ax - across, ay - down),
        (ax + across, ay + down),
        (bx + across, by + down),
        (bx - across, by - down),
    )
    angle = round(degrees(atan2(x0 - x1, y1 - y0))) % 360
    return Polygon(tuple((round(x), round(y)) for x, y in corners)), angle


def _around(angle: float, reach: float) -> tuple[float, float]:
    turned = radians(angle)
    return _MIDDLE + reach * sin(turned), _MIDDLE - reach * cos(turned)
