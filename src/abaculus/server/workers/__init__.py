"""Other processes that think: bots, hints, reviews."""
