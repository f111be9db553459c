"""Algebra: equations, expressions, inequalities."""
