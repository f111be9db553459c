"""Multiplication Tables: everybody works out the same product; the fewest pieces win."""
