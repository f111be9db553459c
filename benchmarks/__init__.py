"""Benchmarks of Abaculus, each beside something comparable measured in turn with it."""
