# hot: compiled with mypyc where possible
"""Mistakes with the decimal point."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import F


def point_slips(true: F) -> Iterator[tuple[F, str]]:
    """The right digits with the point in a wrong place."""
    above, below = true.numerator, true.denominator
    yield F(above * 10, below), "dec.point_right"
    yield F(above, below * 10), "dec.point_left"
    yield F(above * 100, below), "dec.point_far_right"
    yield F(above, below * 100), "dec.point_far_left"
