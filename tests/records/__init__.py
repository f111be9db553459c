"""Golden games: played once by plan, then replayed forever."""
