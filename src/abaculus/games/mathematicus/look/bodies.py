"""Pawns in their seat's colour and dice of wood: solids with shaded faces."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from abaculus.games.mathematicus.look.parts import INK, path, svg, words
from abaculus.games.mathematicus.look.solids import (
    Vector,
    VisibleFace,
    solid,
    turn_solid,
    upright,
    visible_faces,
)

_BOX: Final = "-20 -20 40 40"
_LIT: Final = 46
_DIM: Final = 42
"""The most white or black mixed into the colour, in percent."""


class _Pose(NamedTuple):
    """How large a solid is drawn, how it is turned, and how far it is lowered."""

    reach: float
    spin: float
    tilt: float
    roll: float = 0
    lower: float = 0


_PAWNS: Final = {
    "T": _Pose(21, 104, 14, lower=4.5),
    "C": _Pose(17.6, 38, 28),
    "O": _Pose(18.4, 26, 20),
    "D": _Pose(17.8, -16, 22, 8),
    "I": _Pose(17.8, -14, 16, 6),
}


class _Die(NamedTuple):
    """A die: its solid, its faces and where the number is."""

    letter: str
    faces: tuple[int, ...]
    pose: _Pose
    size: float
    lower: float = 0
    """How far the number is below the middle of its face."""
    roll: float = 0
    """The angle the front face is turned before the die is."""


_DICE: Final = {
    "d4": _Die("T", tuple(range(1, 5)), _Pose(21, 38, 10, lower=4), 15, lower=1.2),
    "d12": _Die("D", tuple(range(1, 13)), _Pose(18.6, -9, 12), 14.5),
    "d20": _Die("I", tuple(range(1, 21)), _Pose(18.6, -7, 9), 10.5, lower=0.8),
    "binary": _Die("C", (0, 1), _Pose(18.6, -27, 24), 18, roll=45),
}


def bodies() -> dict[str, str]:
    """The pawn of every letter, and every die blank and with each of its numbers."""
    pawns = {f"pawn-{letter}": svg(_pawn(letter), _BOX) for letter in _PAWNS}
    blank = {name: svg(_blank(die), _BOX) for name, die in _DICE.items()}
    dice = {
        f"{name}-{face}": svg(_blank(die) + _number(die, face), _BOX)
        for name, die in _DICE.items()
        for face in die.faces
    }
    return pawns | blank | dice


def _pawn(letter: str) -> str:
    pose = _PAWNS[letter]
    faces = visible_faces(turn_solid(_stand_up(letter), pose.spin, pose.tilt, pose.roll))
    line = "color-mix(in srgb,currentColor 55%,#000)"
    return _draw_faces(faces, pose, tuple(_tint(face.light) for face in faces), line)


def _stand_up(letter: str) -> tuple[Vector, ...]:
    """Stand the tetrahedron on a face and the octahedron on a corner; leave the others."""
    if letter != "T":
        return solid(letter)
    return turn_solid(upright(solid(letter)), 0, 90, 0)


def _tint(light: float) -> str:
    """The seat's colour, lighter or darker by the angle to the light."""
    amount, other = (light - 0.35, "#fff") if light > 0.35 else (0.35 - light, "#000")
    most, span = (_LIT, 0.65) if other == "#fff" else (_DIM, 0.75)
    kept = 100 - round(most * min(1, amount / span))
    return f"color-mix(in srgb,currentColor {kept}%,{other})"


def _grain(light: float) -> str:
    kept = round(100 * max(0, min(1, (light + 0.25) / 1.15)))
    return f"color-mix(in srgb,var(--wood-hi) {kept}%,var(--wood-edge))"


def _draw_faces(
    faces: tuple[VisibleFace, ...], pose: _Pose, fills: tuple[str, ...], line: str
) -> str:
    drawn = "".join(
        f'<path d="{path(_flat(corner, pose) for corner in face.corners)}Z" fill="{fill}"/>'
        for face, fill in zip(faces, fills, strict=True)
    )
    return f'<g stroke="{line}" stroke-width="1.1" stroke-linejoin="round">{drawn}</g>'


def _flat(corner: Vector, pose: _Pose) -> tuple[float, float]:
    return pose.reach * corner[0], pose.lower - pose.reach * corner[1]


@cache
def _die_faces(die: _Die) -> tuple[VisibleFace, ...]:
    front = turn_solid(upright(solid(die.letter)), 0, 0, die.roll)
    return visible_faces(turn_solid(front, die.pose.spin, die.pose.tilt, die.pose.roll))


def _blank(die: _Die) -> str:
    faces = _die_faces(die)
    return _draw_faces(faces, die.pose, tuple(_grain(f.light) for f in faces), "var(--wood-line)")


def _number(die: _Die, face: int) -> str:
    """The number on the front face, turned with it; 6 and 9 are underlined."""
    pose = die.pose
    x, y = _flat(_die_faces(die)[-1].middle, pose)
    axes: tuple[Vector, ...] = ((1, 0, 0), (0, -1, 0))
    (a, b, _), (c, d, _) = turn_solid(axes, pose.spin, pose.tilt, pose.roll)
    matrix = f"matrix({a:.3f} {-b:.3f} {c:.3f} {-d:.3f} {x:.2f} {y:.2f})"
    size = die.size * (0.92 if face > 9 else 1)
    under = ' text-decoration="underline"' if face in (6, 9) else ""
    return f'<g transform="{matrix}">{words(str(face), 0, die.lower, size, INK, 650, under)}</g>'
