"""Mistakes with the decimal point."""

from collections.abc import Iterator

from abaculus.questions.authoring import (
    F,
)


def moved(true: F) -> Iterator[tuple[F, str]]:
    """The right digits with the point at a wrong place."""
    yield true * 10, "dec.point_right"
    yield true / 10, "dec.point_left"
    yield true * 100, "dec.point_far_right"
    yield true / 100, "dec.point_far_left"
