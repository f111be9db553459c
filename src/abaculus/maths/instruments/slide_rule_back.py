"""The back of the slide rule: measures of regular polygons and solids whose side is 1."""

from __future__ import annotations

from math import asin, cos, degrees, pi, sin, sqrt, tan
from typing import Final

from msgspec import Struct

SIDES: Final = range(3, 15)
SOLIDS: Final = ((3, 3), (4, 3), (3, 4), (5, 3), (3, 5))
"""For each regular solid, the corners of a face and the number of faces that meet in a corner."""


class RegularPolygon(Struct, frozen=True):
    """A regular polygon of side 1; angles in degrees."""

    sides: int
    angle: float
    sum: int
    diagonals: int
    apothem: float
    radius: float
    area: float


class RegularSolid(Struct, frozen=True):
    """A regular solid of edge 1; the angle between two faces in degrees."""

    faces: int
    edges: int
    corners: int
    surface: float
    volume: float
    inside: float
    """The radii of the spheres inside, through the middles of edges, and through the corners."""
    to_edges: float
    to_corners: float
    between: float


def polygon(sides: int) -> RegularPolygon:
    """The measures of a polygon with this many sides."""
    half = pi / sides
    apothem = 1 / (2 * tan(half))
    return RegularPolygon(
        sides=sides,
        angle=(sides - 2) * 180 / sides,
        sum=(sides - 2) * 180,
        diagonals=sides * (sides - 3) // 2,
        apothem=apothem,
        radius=1 / (2 * sin(half)),
        area=sides * apothem / 2,
    )


def solid(corners: int, meeting: int) -> RegularSolid:
    """The measures of a solid, by the corners of its faces and the faces that meet in a corner."""
    # by Euler's formula only one number of edges is possible
    edges = 2 * corners * meeting // (2 * corners + 2 * meeting - corners * meeting)
    faces, points = 2 * edges // corners, 2 * edges // meeting
    face = polygon(corners)
    between = 2 * asin(cos(pi / meeting) / sin(pi / corners))
    inside = face.apothem * tan(between / 2)
    to_edges = sqrt(inside**2 + face.apothem**2)
    return RegularSolid(
        faces=faces,
        edges=edges,
        corners=points,
        surface=faces * face.area,
        volume=faces * face.area * inside / 3,
        inside=inside,
        to_edges=to_edges,
        to_corners=sqrt(to_edges**2 + 0.25),
        between=degrees(between),
    )
