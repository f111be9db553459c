"""Sums of number sequences."""
