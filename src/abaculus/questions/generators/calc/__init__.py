"""Calculus: derivatives and integrals of polynomials."""
