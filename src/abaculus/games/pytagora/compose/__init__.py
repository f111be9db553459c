"""Pytagora, Basic and Pro: equalities written in turn on one board."""
