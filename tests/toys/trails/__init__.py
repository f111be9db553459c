"""A small game on a table without edges: a die, piles, cards, and pieces to put and to lay."""

from __future__ import annotations

from abaculus.kernel.game import AnyGame

from .trail import Trail

TITLE = "Trails"
GAMES: tuple[AnyGame, ...] = (Trail(),)
