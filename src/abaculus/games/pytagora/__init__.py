"""Pytagora: equalities laid as a crossword, and four small games for children."""

from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.number.rules import TheNumber
from abaculus.games.pytagora.rings.rules import RingGame
from abaculus.games.pytagora.tables.rules import MultiplicationTables

TITLE = "Pytagora"
GAMES = (
    Compose("pytagora"),
    Compose("basic"),
    Compose("pro"),
    TheNumber(),
    MultiplicationTables(),
    RingGame("square"),
    RingGame("evenodd"),
)
MAIN_OPTIONS = (
    "target",
    "turns",
    "hidden_racks",
    "turn_seconds",
    "rack_number",
    "turns_tables",
    "must_connect",
)
"""The options shown at once."""
