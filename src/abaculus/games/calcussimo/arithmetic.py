# hot: compiled with mypyc where possible
"""Runs of chips as arithmetic: their form, and their exact value as a fraction n / d."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import gcd
from typing import Final, TypeAlias

Exact: TypeAlias = tuple[int, int]
"""A value as numerator and nonzero denominator, not in lowest terms."""

Factors: TypeAlias = Mapping[int, int]
"""The factor of each multiplied number, by its place in the run; other numbers count once."""

_FORM: Final = re.compile("[0-9](?:[-+*/][0-9])+").fullmatch
_NUMBERS_TOUCH: Final = re.compile("[0-9][0-9]").search
_SIGNS_TOUCH: Final = re.compile("[-+*/][-+*/]").search


def form_fault(run: str) -> tuple[str, int] | None:
    """The code of the first broken rule of form and the chip of the run; None: well formed.

    A run with × twice counts as well formed here; see `multiplies_twice`.
    """
    if _FORM(run):
        return None
    touch = _NUMBERS_TOUCH(run)
    if touch:
        return "E-FORM-NUMBERS", touch.start() + 1
    touch = _SIGNS_TOUCH(run)
    if touch:
        return "E-FORM-SIGNS", touch.start() + 1
    return "E-FORM-END", 0


def multiplies_twice(run: str) -> bool:
    """Whether a run uses × more than once."""
    return run.count("*") > 1


def divides_by_zero(run: str) -> bool:
    """Whether a run divides by 0."""
    return "/0" in run


def numbers_of(run: str, factors: Factors) -> list[int]:
    """The numbers of a well-formed run, each times its factor."""
    numbers = [ord(chip) - 48 for chip in run[::2]]
    for place, factor in factors.items():
        numbers[place // 2] *= factor
    return numbers


def value(run: str, factors: Factors) -> Exact:
    """The value of a well-formed run: × ÷ before + −, otherwise from left to right."""
    numbers = numbers_of(run, factors)
    total, below = 0, 1
    term, under = numbers[0], 1
    for sign, number in zip(run[1::2], numbers[1:], strict=True):
        if sign == "*":
            term *= number
        elif sign == "/":
            under *= number
        else:
            if under == below:
                total += term
            else:
                total, below = total * under + term * below, below * under
            term, under = number if sign == "+" else -number, 1
    if under == below:
        return total + term, below
    return total * under + term * below, below * under


def result_of(run: str, factors: Factors) -> int | None:
    """The value of a run if it is a whole number, else None."""
    above, below = value(run, factors)
    return None if above % below else above // below


def format_exact(exact: Exact) -> str:
    """A value in lowest terms: `-3`, `7/2`."""
    above, below = exact
    if below < 0:
        above, below = -above, -below
    common = gcd(above, below)
    return str(above // common) if common == below else f"{above // common}/{below // common}"


def format_factors(run: str, factors: Factors) -> str:
    """A run with its factors written out, so that its value is the scored one."""
    return "".join(_chips_with_factors(run, factors))


def _chips_with_factors(run: str, factors: Factors) -> list[str]:
    chips = list(run)
    for place, factor in factors.items():
        multiplied = f"{chips[place]}*{factor}"
        chips[place] = f"({multiplied})" if place and chips[place - 1] == "/" else multiplied
    return chips


def step_fault(run: str, factors: Factors, is_natural: bool) -> tuple[str, Exact] | None:
    """The first step that is not whole or, if natural, is below zero: its text and value."""
    numbers = numbers_of(run, factors)
    chips = _chips_with_factors(run, factors)
    total, term, first = 0, numbers[0], 0
    for place, sign in enumerate(run[1::2], start=1):
        number = numbers[place]
        if sign == "*":
            term *= number
        elif sign == "/":
            if term % number:
                return "".join(chips[2 * first : 2 * place + 1]), (abs(term), number)
            term //= number
        else:
            total += term
            if is_natural and total < 0:
                return "".join(chips[: 2 * place - 1]), (total, 1)
            term, first = number if sign == "+" else -number, place
    if is_natural and total + term < 0:
        return "".join(chips), (total + term, 1)
    return None
