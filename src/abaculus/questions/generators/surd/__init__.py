"""Roots that stay roots."""
