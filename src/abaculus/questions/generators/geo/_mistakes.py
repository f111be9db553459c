# hot: compiled with mypyc where possible
"""Wrong answers worth offering: positive whole numbers, and slips after them."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.questions.generator_kit import F, Formula

Wrong = tuple[int, str]
Wrongs = tuple[tuple[int | F, str], ...]


def plausible_mistakes(truth: int, *wrong: tuple[int | F, str], least: int = 1) -> Iterator[Wrong]:
    """Wrong answers that someone might believe, then near misses."""
    for number, mis in wrong:
        if number >= least and number.denominator == 1:
            yield int(number), mis
    if truth > 20:
        yield truth + 10, "geo.ten_slip"
        yield truth - 10, "geo.ten_slip"
    yield truth + 1, "geo.one_slip"
    yield truth + 2, "geo.two_slip"
    if truth - 1 >= least:
        yield truth - 1, "geo.one_slip"


def qty(size: Formula, unit: str) -> Formula:
    """A size with its unit."""
    return ("qty", size, unit)


def geo_word(name: str) -> Formula:
    """A word of this topic."""
    return ("word", f"geo.{name}")
