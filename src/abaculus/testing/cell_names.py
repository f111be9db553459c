"""The cells of a scene by name: the listed ones, and those of boards without an edge."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.scene_parts import Cell, Plane, Text, Zone, extent

Spot: TypeAlias = tuple[int, int]
"""A column and row, or a distance to the right and down."""

_NAME = re.compile(r"(0|-?[1-9][0-9]{0,8}),(0|-?[1-9][0-9]{0,8})")


class CellSet(Struct, frozen=True):
    """The cells of some zones; `in` says whether a name is one of theirs."""

    listed: frozenset[str]
    planes: tuple[Plane, ...]

    def __contains__(self, name: object) -> bool:
        if name in self.listed:
            return True
        spot = parse_spot(name) if isinstance(name, str) and self.planes else None
        return spot is not None and any(_reaches(plane, spot) for plane in self.planes)


def cells_of(zones: Iterable[Zone[Text]]) -> CellSet:
    """The cells of these zones."""
    listed: set[str] = set()
    planes: list[Plane] = []
    for zone in zones:
        listed.update(cell.id for cell in zone.cells)
        if zone.plane is not None:
            planes.append(zone.plane)
    return CellSet(frozenset(listed), tuple(planes))


def parse_spot(name: str) -> Spot | None:
    """The column and row of a cell on a board without an edge; None if the name is not one."""
    found = _NAME.fullmatch(name) if name.isascii() else None
    return None if found is None else (int(found[1]), int(found[2]))


def spot_on(zone: Zone[Text], name: str) -> Spot | None:
    """The position of a cell in a zone; None if it is not there."""
    if zone.plane is not None:
        spot = parse_spot(name)
        return spot if spot is not None and _reaches(zone.plane, spot) else None
    return next((_corner(cell) for cell in zone.cells if cell.id == name), None)


def _reaches(plane: Plane, spot: Spot) -> bool:
    return max(map(abs, spot)) <= plane.reach


def _corner(cell: Cell[Text]) -> Spot:
    left, top, _, _ = extent(cell.shape)
    return left, top
