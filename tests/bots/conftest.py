"""Only the toy family is loaded here."""

from tests.toys.fixtures import games_folder, toys

__all__ = ["games_folder", "toys"]
