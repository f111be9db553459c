"""The best lines a hand can write on a table: exact for Pytagora and Basic, any-time for Pro."""

from abaculus.games.pytagora.search.find import Found, best_lines

__all__ = ["Found", "best_lines"]
