"""Decimals."""
