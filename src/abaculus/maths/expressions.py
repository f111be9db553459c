"""What a calculation is: numbers joined by signs, with the brackets somebody wrote."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from math import gcd

import msgspec


class Sign(Enum):
    """One of the four operations; its value is the compact code."""

    PLUS = "+"
    MINUS = "-"
    TIMES = "*"
    DIVIDED_BY = "/"

    @property
    def symbol(self) -> str:
        """The sign as it is printed."""
        return _SYMBOLS[self]


_SYMBOLS = {Sign.PLUS: "+", Sign.MINUS: "−", Sign.TIMES: "×", Sign.DIVIDED_BY: "÷"}


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole or rational number in lowest terms, so that equal numbers are equal values."""

    numerator: int
    denominator: int = 1

    def __post_init__(self) -> None:
        if self.denominator < 1 or gcd(self.numerator, self.denominator) != 1:
            raise ValueError(f"{self.numerator}/{self.denominator} is not in lowest terms")

    @classmethod
    def of(cls, value: Fraction | int) -> Number:
        """The literal for an exact value."""
        return cls(value.numerator, value.denominator)

    @property
    def value(self) -> Fraction:
        """The exact value of the literal."""
        return Fraction(self.numerator, self.denominator)


class Operation(msgspec.Struct, frozen=True, tag="operation"):
    """Two parts joined by a sign; the tree, not the brackets, says what belongs together."""

    sign: Sign
    left: Expression
    right: Expression


class Group(msgspec.Struct, frozen=True, tag="group"):
    """A part in brackets that somebody wrote or wants to see, needed or not."""

    inside: Expression


Expression = Number | Operation | Group
