"""What the cards of the seven games have in common."""

from __future__ import annotations

from typing import Final

from abaculus.kernel.game import Measure

RULES: Final = "pytagora/1"
"""One rulebook, one version."""
PIECES_LEFT: Final = Measure("pieces", fewest=True)
TURNS_TAKEN: Final = Measure("turns", fewest=True)
