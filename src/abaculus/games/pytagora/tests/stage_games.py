"""The seven games by their names, for tests of what all of them share."""

from __future__ import annotations

from functools import cache

from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.number.rules import TheNumber
from abaculus.games.pytagora.rings.rules import RingGame
from abaculus.games.pytagora.tables.rules import MultiplicationTables
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.registry import load_family

MODES = ("pytagora", "basic", "pro", "number", "tables", "square", "evenodd")


@cache
def game_of(mode: str) -> AnyGame:
    """The game of that name."""
    if mode == "number":
        return TheNumber()
    if mode == "tables":
        return MultiplicationTables()
    return RingGame(mode) if mode in ("square", "evenodd") else Compose(mode)


def desk_of(game: AnyGame) -> Desk:
    """The desk that lies beside a game."""
    return load_family("pytagora").desk(game)
