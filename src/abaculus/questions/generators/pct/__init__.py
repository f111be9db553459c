"""Percent."""
