"""Worker processes: bots, hints, reviews."""
