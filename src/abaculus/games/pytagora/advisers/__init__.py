"""Who knows the best move in each game."""
