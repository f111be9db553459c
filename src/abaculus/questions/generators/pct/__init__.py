"""Percentages."""
