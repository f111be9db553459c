"""Roots of whole numbers and fractions, exactly."""

from fractions import Fraction
from math import isqrt


def whole_root(number: int, degree: int) -> int:
    """The largest whole number whose power is at most a nonnegative number."""
    if degree == 2:
        return isqrt(number)
    if degree == 4:
        return isqrt(isqrt(number))
    return _newton(number, degree) if number else 0


def _newton(number: int, degree: int) -> int:
    """Newton's method from above, started with the root of the leading half of the digits."""
    bits = number.bit_length()
    if bits <= 64:
        guess = 1 << (bits // degree + 1)
    else:
        shift = bits // (2 * degree)
        guess = (_newton(number >> (degree * shift), degree) + 1) << shift
    while True:
        better = ((degree - 1) * guess + number // guess ** (degree - 1)) // degree
        if better >= guess:
            return guess
        guess = better


def root_above(number: int, degree: int) -> int:
    """The smallest whole number whose power is at least a nonnegative number."""
    below = whole_root(number, degree)
    return below if below**degree == number else below + 1


def fraction_root(value: Fraction, degree: int) -> Fraction | None:
    """The exact root of a fraction, or None; an even root needs a nonnegative value."""
    above = whole_root(abs(value.numerator), degree)
    if above**degree != abs(value.numerator):
        return None
    below = whole_root(value.denominator, degree)
    if below**degree != value.denominator:
        return None
    return Fraction(above if value >= 0 else -above, below)
