"""The Number: put a piece that fits the die; whoever has put the last one wins."""
