"""Pytagora, Basic and Pro: equalities written in turn on one table."""
