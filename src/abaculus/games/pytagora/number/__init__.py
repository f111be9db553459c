"""The Number: put a piece that fits the die; the first player to empty the hand wins."""
