"""Endless questions, each proved right."""
