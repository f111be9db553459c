"""Whole numbers: factors, primes, remainders, famous sequences."""
