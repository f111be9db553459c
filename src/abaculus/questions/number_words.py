# hot: compiled with mypyc where possible
"""Whole numbers in words, so far only in English."""

from __future__ import annotations

from typing import Final

_SMALL: Final = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS: Final = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def spell_number(number: int) -> str:
    """A number below a million: three hundred and forty-seven."""
    thousands, rest = divmod(number, 1000)
    if not thousands:
        return _below_thousand(rest)
    start = f"{_below_thousand(thousands)} thousand"
    if not rest:
        return start
    joint = " and " if rest < 100 else " "
    return f"{start}{joint}{_below_thousand(rest)}"


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _below_hundred(rest)
    start = f"{_SMALL[hundreds]} hundred"
    return f"{start} and {_below_hundred(rest)}" if rest else start


def _below_hundred(number: int) -> str:
    if number < 20:
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens - 2]}-{_SMALL[ones]}" if ones else _TENS[tens - 2]
