"""Slips that several blue cards share."""

from collections.abc import Iterator

from abaculus.questions.generators._cards import Slip


def product_slips(a: int, b: int) -> tuple[Slip, ...]:
    """Two numbers that were to be multiplied."""
    return (
        (a + b, "blue.added"),
        (a * (b + 1), "blue.one_group_more"),
        (a * (b - 1), "blue.one_group_less"),
    )


def sum_product_slips(n: int, a: int, b: int) -> tuple[Slip, ...]:
    """n + a × b."""
    return (
        ((n + a) * b, "blue.sum_first"),
        (a * b, "blue.start_forgotten"),
        (n + a + b, "blue.added"),
        (n + a * b + a, "blue.one_group_more"),
    )


def tens_slips(v: int) -> Iterator[Slip]:
    """Signs of a system of tens that were miscounted."""
    if v % 10 and v > 9:
        yield int(str(v)[:-2] + str(v)[-1] + str(v)[-2]), "blue.digits_swapped"
    yield v + 10, "blue.ten_more"
    yield v - 10, "blue.ten_less"
    yield v + 1, "blue.one_more"
    yield v - 1, "blue.one_less"
    yield v + 100, "blue.hundred_more"
