"""Fuzzers: each module has `main(count, seed)`, which returns what it found."""
