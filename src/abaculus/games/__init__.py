"""One folder for each family of games; `abaculus.games()` lists them."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from abaculus.referee import GameList


class GamesFolder(ModuleType):
    """This package made callable, because once loaded it hides the function of the same name."""

    def __call__(self) -> GameList:
        from abaculus.referee import games

        return games()


sys.modules[__name__].__class__ = GamesFolder
