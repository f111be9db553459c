"""The toy family is the only one here."""

from tests.toys.fixtures import games_folder, toys

__all__ = ["games_folder", "toys"]
