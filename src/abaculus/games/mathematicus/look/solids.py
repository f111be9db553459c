"""The five Platonic solids, turned in space and seen from the front without perspective."""

from __future__ import annotations

from itertools import combinations, product
from math import atan2, cos, hypot, radians, sin, sqrt
from typing import Final, NamedTuple, TypeAlias

Vector: TypeAlias = tuple[float, float, float]

_GOLDEN: Final = (1 + sqrt(5)) / 2
_LIGHT: Final = (-0.35, 0.75, 0.56)
"""Where the one light comes from: left, above, before."""
_NEAR: Final = 1e-9


class VisibleFace(NamedTuple):
    """A face turned to the viewer."""

    corners: tuple[Vector, ...]
    """Right, up, towards the viewer; counterclockwise as seen."""
    normal: Vector
    light: float
    """From −1, turned away from the light, to 1."""

    @property
    def middle(self) -> Vector:
        """The mean of its corners."""
        x, y, z = (sum(parts) / len(self.corners) for parts in zip(*self.corners, strict=True))
        return x, y, z


def _cyclic(*points: Vector) -> tuple[Vector, ...]:
    return tuple(turned for x, y, z in points for turned in ((x, y, z), (y, z, x), (z, x, y)))


def _sign_variants(*sizes: float) -> list[Vector]:
    """All ways to give three sizes signs; zero has no sign."""
    x, y, z = ((size, -size) if size else (0.0,) for size in sizes)
    return list(product(x, y, z))


_SOLIDS: Final[dict[str, tuple[Vector, ...]]] = {
    "T": tuple(
        corner for corner in _sign_variants(1, 1, 1) if corner[0] * corner[1] * corner[2] > 0
    ),
    "C": tuple(_sign_variants(1, 1, 1)),
    "O": _cyclic(*_sign_variants(1, 0, 0)),
    "D": (*_sign_variants(1, 1, 1), *_cyclic(*_sign_variants(0, 1 / _GOLDEN, _GOLDEN))),
    "I": _cyclic(*_sign_variants(0, 1, _GOLDEN)),
}
"""The corners of each solid by its letter."""


def solid(letter: str) -> tuple[Vector, ...]:
    """The corners of a solid, each one unit from the middle."""
    corners = _SOLIDS[letter]
    reach = sqrt(_dot(corners[0], corners[0]))
    return tuple((x / reach, y / reach, z / reach) for x, y, z in corners)


def faces(corners: tuple[Vector, ...]) -> tuple[tuple[Vector, ...], ...]:
    """The faces of a convex solid about its middle, counterclockwise from outside."""
    found: dict[frozenset[Vector], tuple[Vector, ...]] = {}
    for three in combinations(corners, 3):
        normal = _outwards(three)
        height = _dot(normal, three[0])
        if height < _NEAR or any(_dot(normal, corner) > height + _NEAR for corner in corners):
            continue
        flat = [corner for corner in corners if _dot(normal, corner) > height - _NEAR]
        found.setdefault(frozenset(flat), _around(flat, normal))
    return tuple(found.values())


def turn_solid(
    corners: tuple[Vector, ...], spin: float, tilt: float, roll: float
) -> tuple[Vector, ...]:
    """The solid turned about the upright axis, towards the viewer and in the plane, in degrees."""
    about = ((0, 2, spin), (1, 2, tilt), (0, 1, roll))
    for one, other, angle in about:
        corners = tuple(_spin_corner(corner, one, other, radians(angle)) for corner in corners)
    return corners


def upright(corners: tuple[Vector, ...]) -> tuple[Vector, ...]:
    """The solid turned so that one face looks straight at the viewer, a corner of it above."""
    x, y, z = _outwards(faces(corners)[0][:3])
    corners = turn_solid(corners, _degrees(atan2(x, z)), _degrees(atan2(y, hypot(x, z))), 0)
    front = max(faces(corners), key=lambda face: min(corner[2] for corner in face))
    return turn_solid(corners, 0, 0, 90 - _degrees(atan2(front[0][1], front[0][0])))


def visible_faces(corners: tuple[Vector, ...]) -> tuple[VisibleFace, ...]:
    """The faces turned to the viewer, those at the edge first."""
    shown = [
        VisibleFace(face, normal, _dot(normal, _LIGHT))
        for face in faces(corners)
        if (normal := _outwards(face[:3]))[2] > 0.01
    ]
    return tuple(sorted(shown, key=lambda face: face.normal[2]))


def _degrees(angle: float) -> float:
    return angle / radians(1)


def _spin_corner(corner: Vector, one: int, other: int, angle: float) -> Vector:
    parts = list(corner)
    parts[one] = corner[one] * cos(angle) - corner[other] * sin(angle)
    parts[other] = corner[one] * sin(angle) + corner[other] * cos(angle)
    return parts[0], parts[1], parts[2]


def _dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (d, e, f) = one, other
    return b * f - c * e, c * d - a * f, a * e - b * d


def _outwards(three: tuple[Vector, ...]) -> Vector:
    """The unit normal of the plane through three points that points away from the middle."""
    first, *others = three
    one, other = (tuple(b - a for a, b in zip(first, far, strict=True)) for far in others)
    x, y, z = _cross((one[0], one[1], one[2]), (other[0], other[1], other[2]))
    length = sqrt(x * x + y * y + z * z) or 1
    if _dot((x, y, z), first) < 0:
        length = -length
    return x / length, y / length, z / length


def _around(flat: list[Vector], normal: Vector) -> tuple[Vector, ...]:
    """The corners of a face in order round its middle."""
    count = len(flat)
    centre = tuple(sum(parts) / count for parts in zip(*flat, strict=True))
    first = tuple(a - b for a, b in zip(flat[0], centre, strict=True))
    across = (first[0], first[1], first[2])
    up = _cross(normal, across)

    def angle(corner: Vector) -> float:
        x, y, z = (a - b for a, b in zip(corner, centre, strict=True))
        return atan2(_dot((x, y, z), up), _dot((x, y, z), across))

    return tuple(sorted(flat, key=angle))
