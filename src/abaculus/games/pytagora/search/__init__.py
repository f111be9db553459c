"""The best lines a hand can write on a board: exact for Pytagora and Basic, anytime for Pro."""

from abaculus.games.pytagora.search.find import LineSearchResult, best_lines

__all__ = ["LineSearchResult", "best_lines"]
