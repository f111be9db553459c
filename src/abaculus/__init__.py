"""Mathematical board games: exact rules, hidden things kept hidden, bots, records."""

__version__ = "0.1.0"
