"""Patterns of things and of numbers."""
