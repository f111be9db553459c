# hot: compiled with mypyc where possible
"""Slips that happen in any pattern of numbers."""

from collections.abc import Iterator


def near_misses(true: int, step: int = 1) -> Iterator[tuple[int, str]]:
    """One step too far or too short, off by one or by ten."""
    yield true + step, "pat.one_step_too_far"
    yield true - step, "pat.one_step_short"
    yield true + 1, "pat.one_slip"
    yield true - 1, "pat.one_slip"
    yield true + 10, "pat.ten_slip"
