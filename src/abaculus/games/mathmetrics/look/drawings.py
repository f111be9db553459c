"""The board's ground, its symbols and the faces of the die as SVG, by name."""

from __future__ import annotations

from abaculus.games.mathmetrics.look.ground import grounds
from abaculus.games.mathmetrics.look.parts import pips, svg
from abaculus.games.mathmetrics.look.symbols import symbols


def drawings() -> dict[str, str]:
    """Every drawing of the game."""
    faces = {f"die-{face}": svg(pips(face, 32, 32, 17, 6.2)) for face in range(1, 7)}
    return grounds() | symbols() | faces
