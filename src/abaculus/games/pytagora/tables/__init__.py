"""Multiplication Tables: all players work out the same product; the fewest pieces win."""
