"""The tests of the game kit share their plug-ins."""

from tests.gamekit.plugins import plugins

__all__ = ["plugins"]
