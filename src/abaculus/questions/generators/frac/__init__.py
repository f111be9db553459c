"""Fractions."""
