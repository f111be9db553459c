"""The best lines a hand can write on a table: exact for Pytagora and Basic, any-time for Pro."""

from abaculus.games.pytagora.search.find import LineSearchResult, best_lines

__all__ = ["LineSearchResult", "best_lines"]
