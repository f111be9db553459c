"""Two small games that show how a family is built: one open, one with secrets, chance and time."""

from __future__ import annotations

from abaculus.kernel.game import AnyGame

from .morra import Morra
from .noughts import Noughts

TITLE = "Pebbles"
GAMES: tuple[AnyGame, ...] = (Noughts(), Morra())
MAIN_OPTIONS = ("target", "seconds")
