"""Arithmetic with whole numbers: the four operations, their order, rounding, signs."""
