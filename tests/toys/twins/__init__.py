"""Two games of one family: the second one brings a bot that the first one lacks."""

from __future__ import annotations

from abaculus.kernel.game import AnyGame

from .even import Even
from .odd import Odd

TITLE = "Twins"
GAMES: tuple[AnyGame, ...] = (Even(), Odd())
