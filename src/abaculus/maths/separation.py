"""How near to zero a nonzero value made of roots can be.

The bound of Burnikel, Funke, Mehlhorn, Schirra and Schmitt: every part is a quotient of two
algebraic integers, `u` and `l` bound the sizes of these and of all their conjugates, and a
nonzero value is at least 1 / (l·u^(D−1)), D being the product of the degrees of the roots.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.roots import root_above

_DIGITS: Final = 64


class Size(Struct, frozen=True):
    """A positive upper bound: head·2^bits with a head of 64 bits."""

    head: int
    bits: int = 0

    def __mul__(self, other: Size) -> Size:
        return round_up(self.head * other.head, self.bits + other.bits)

    def __add__(self, other: Size) -> Size:
        large, small = (self, other) if self.bits >= other.bits else (other, self)
        shift = large.bits - small.bits
        if shift > 2 * _DIGITS:
            # A part too small to reach the head still raises it by one.
            return round_up(large.head + 1, large.bits)
        return round_up((large.head << shift) + small.head, small.bits)

    def __pow__(self, exponent: int) -> Size:
        result, square = ONE, self
        while exponent:
            if exponent & 1:
                result = result * square
            square = square * square
            exponent >>= 1
        return result

    def root(self, degree: int) -> Size:
        """A bound for the root."""
        shift = degree * _DIGITS + (self.bits % degree)
        head = root_above(self.head << shift, degree)
        return round_up(head, (self.bits - shift) // degree)

    def exceeds(self, other: Size) -> bool:
        """Whether it is greater than the other."""
        bits = min(self.bits, other.bits)
        if abs(self.bits - other.bits) > 2 * _DIGITS:
            return self.bits > other.bits
        return self.head << (self.bits - bits) > other.head << (other.bits - bits)

    @property
    def length(self) -> int:
        """The exponent of a power of 2 that the size does not exceed."""
        return (self.head - 1).bit_length() + self.bits


def round_up(head: int, bits: int = 0) -> Size:
    """The next size that is not less than head·2^bits."""
    shift = head.bit_length() - _DIGITS
    if shift <= 0:
        return Size(head << -shift, bits + shift)
    return Size(-(-head >> shift), bits + shift)


ONE: Final = round_up(1)


class Bound(Struct, frozen=True):
    """The sizes `u` and `l` of one part."""

    upper: Size
    lower: Size

    def added(self, other: Bound) -> Bound:
        """The bound of a sum or difference."""
        upper = self.upper * other.lower + self.lower * other.upper
        return Bound(upper, self.lower * other.lower)

    def multiplied(self, other: Bound) -> Bound:
        """The bound of a product."""
        return Bound(self.upper * other.upper, self.lower * other.lower)

    def inverted(self) -> Bound:
        """The bound of the reciprocal."""
        return Bound(self.lower, self.upper)

    def root(self, degree: int) -> Bound:
        """The bound of a root."""
        u, l = self.upper, self.lower  # noqa: E741 - as the bound is written
        if l.exceeds(u):
            return Bound(u, (u ** (degree - 1) * l).root(degree))
        return Bound((u * l ** (degree - 1)).root(degree), l)

    def separation(self, degree: int) -> int:
        """The n for which a nonzero value is at least 1 / 2ⁿ."""
        return max(0, (self.lower * self.upper ** (degree - 1)).length)


def bound_of(value: Fraction) -> Bound:
    """The sizes of a nonzero fraction."""
    return Bound(round_up(abs(value.numerator)), round_up(value.denominator))
