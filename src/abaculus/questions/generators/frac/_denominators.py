"""Fractions brought to the same denominator."""

from math import lcm

from abaculus.questions.generator_kit import F


def common_terms(first: F, second: F) -> tuple[int, int, int]:
    """The two numerators over the least common denominator, and that denominator."""
    below = lcm(first.denominator, second.denominator)
    return int(first * below), int(second * below), below
