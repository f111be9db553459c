"""What a calculation means: numbers and letters joined by signs, as they were written.

Games, answers and packs share these parts. Games use whole numbers, fractions, decimals, signs,
small powers and roots; answers use everything except `Number` and brackets, which the tree
makes unnecessary.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import gcd
from typing import Literal, TypeAlias

import msgspec


class Sign(StrEnum):
    """One of the four operations; its value is the compact code."""

    PLUS = "+"
    MINUS = "-"
    TIMES = "*"
    DIVIDED_BY = "/"

    @property
    def symbol(self) -> str:
        """The sign as it is printed."""
        return _SYMBOLS[self]


Writing: TypeAlias = Literal["int", "dec", "period", "sci"]

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
    left: Expr
    right: Expr


class Parenthesis(msgspec.Struct, frozen=True, tag="group"):
    """A part in written brackets, needed or not."""

    inside: Expr


class CommonFraction(msgspec.Struct, frozen=True, tag="fraction"):
    """A fraction written as one number, such as ½; reduced or not, as written."""

    numerator: int
    denominator: int

    def __post_init__(self) -> None:
        if self.numerator < 0 or self.denominator < 1:
            raise ValueError(f"{self.numerator}/{self.denominator} is not a common fraction")

    @property
    def value(self) -> Fraction:
        """The exact value of the literal."""
        return Fraction(self.numerator, self.denominator)


class DecimalNumber(msgspec.Struct, frozen=True, tag="decimal"):
    """A number with a comma, such as 0,25, and perhaps a period: 0,1666… has the period 6."""

    whole: int
    decimals: str
    """The digits between the comma and the period."""
    period: str = ""
    """The digits that repeat for ever."""

    def __post_init__(self) -> None:
        digits = self.decimals + self.period
        if self.whole < 0 or not (digits.isascii() and digits.isdigit()):
            raise ValueError(f"{self.whole},{self.decimals}~{self.period} is not a decimal number")

    @property
    def value(self) -> Fraction:
        """The exact value of the literal."""
        once = int(f"{self.whole}{self.decimals}")
        below = 10 ** len(self.decimals)
        if not self.period:
            return Fraction(once, below)
        again = int(f"{self.whole}{self.decimals}{self.period}")
        return Fraction(again - once, below * (10 ** len(self.period) - 1))


class WrittenNumber(msgspec.Struct, frozen=True, tag="written"):
    """A numeral as it was written."""

    value: Fraction
    writing: Writing
    mark: str
    """The numeral in English notation: `12.5`, `0.58(3)`, `6e7`."""
    other: Fraction | None = None
    """Its second meaning, if the notation allows two readings."""


class MixedNumber(msgspec.Struct, frozen=True, tag="mixed"):
    """A whole number and a fraction side by side."""

    whole: int
    top: int
    bottom: int


class Pi(msgspec.Struct, frozen=True, tag="pi"):
    """The number π."""


class Variable(msgspec.Struct, frozen=True, tag="variable"):
    """A letter or a name that stands for a number."""

    name: str


class Power(msgspec.Struct, frozen=True, tag="power"):
    """A part raised to another."""

    base: Expr
    exponent: Expr


class Root(msgspec.Struct, frozen=True, tag="root"):
    """The number that gives the part when raised to the degree."""

    degree: int
    of: Expr


class Factorial(msgspec.Struct, frozen=True, tag="factorial"):
    """The product of all whole numbers from 1 to the part."""

    of: Expr


class Percentage(msgspec.Struct, frozen=True, tag="percentage"):
    """Hundredths (%) or thousandths (‰) of one."""

    of: Expr
    parts: int


class Negative(msgspec.Struct, frozen=True, tag="negative"):
    """A part with a minus sign before it."""

    of: Expr


class Call(msgspec.Struct, frozen=True, tag="call"):
    """A function of its parts, such as gcd or abs."""

    name: str
    parts: tuple[Expr, ...]


Expr: TypeAlias = (
    Number
    | Operation
    | Parenthesis
    | CommonFraction
    | DecimalNumber
    | Power
    | Root
    | Negative
    | WrittenNumber
    | MixedNumber
    | Factorial
    | Percentage
    | Pi
    | Variable
    | Call
)


class Chain(msgspec.Struct, frozen=True, tag="chain"):
    """Parts stated to be equal, true or not; a single part is a plain calculation."""

    members: tuple[Expr, ...]


Mathematics = Expr | Chain
