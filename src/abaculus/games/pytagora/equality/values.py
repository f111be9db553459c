# hot: compiled with mypyc where possible
"""Exact values: whole numbers, then fractions, then what only roots can express."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

from abaculus.maths.errors import TooDeepError
from abaculus.maths.exact import as_fraction
from abaculus.maths.roots import fraction_root
from abaculus.maths.surds import Surd, Surds

Value: TypeAlias = int | Fraction | Surd

_LONGEST: Final = 200_000
"""The most bits of a power or of the number under a root."""


def simplify(value: Fraction) -> Value:
    """A fraction, as a whole number where it is one."""
    return value.numerator if value.denominator == 1 else value


class Arithmetic:
    """The values of one line; what takes too long to decide raises `TooDeepError`."""

    def __init__(self) -> None:
        self.surds: Surds | None = None

    def _roots(self) -> Surds:
        if self.surds is None:
            self.surds = Surds()
        return self.surds

    def added(self, left: Value, right: Value) -> Value:
        """The sum."""
        if isinstance(left, int) and isinstance(right, int):
            return left + right
        if isinstance(left, Surd) or isinstance(right, Surd):
            return _lower(self._roots().plus(_lift(left), _lift(right)))
        return simplify(Fraction(left) + right)

    def subtracted(self, left: Value, right: Value) -> Value:
        """The difference."""
        if isinstance(left, int) and isinstance(right, int):
            return left - right
        if isinstance(left, Surd) or isinstance(right, Surd):
            return _lower(self._roots().minus(_lift(left), _lift(right)))
        return simplify(Fraction(left) - right)

    def multiplied(self, left: Value, right: Value) -> Value:
        """The product."""
        if isinstance(left, int) and isinstance(right, int):
            return left * right
        if isinstance(left, Surd) or isinstance(right, Surd):
            return _lower(self._roots().times(_lift(left), _lift(right)))
        return simplify(Fraction(left) * right)

    def divided(self, left: Value, right: Value) -> Value:
        """The quotient by a value other than 0."""
        if isinstance(left, int) and isinstance(right, int):
            return left // right if left % right == 0 else Fraction(left, right)
        if isinstance(left, Surd) or isinstance(right, Surd):
            return _lower(self._roots().divided(_lift(left), _lift(right)))
        return simplify(Fraction(left) / right)

    def powered(self, value: Value, degree: int) -> Value:
        """The power."""
        if isinstance(value, Surd):
            return _lower(self._roots().power(value, degree))
        _check_length(value, degree)
        if isinstance(value, int):
            whole: int = value**degree
            return whole
        return Fraction(value.numerator**degree, value.denominator**degree)

    def rooted(self, value: Value, degree: int) -> Value:
        """The root; an even one requires a value of at least 0."""
        if not isinstance(value, Surd):
            _check_length(value, degree)
            root = fraction_root(Fraction(value), degree)
            if root is not None:
                return simplify(root)
        return _lower(self._roots().root(_lift(value), degree))

    def sign(self, value: Value) -> int:
        """-1, 0 or 1 for a value below, at or above 0."""
        if isinstance(value, Surd):
            return self._roots().sign(value)
        return (value > 0) - (value < 0)

    def are_equal(self, left: Value, right: Value) -> bool:
        """Whether two values are the same number."""
        if isinstance(left, Surd) or isinstance(right, Surd):
            surds = self._roots()
            return surds.sign(surds.minus(_lift(left), _lift(right))) == 0
        return left == right

    def fraction(self, value: Value) -> Fraction | None:
        """A value as a fraction; None if it is not one."""
        if isinstance(value, Surd):
            return as_fraction(value, self._roots())
        return Fraction(value)


def _lift(value: Value) -> Fraction | Surd:
    return Fraction(value) if isinstance(value, int) else value


def _lower(value: Fraction | Surd) -> Value:
    return simplify(value) if isinstance(value, Fraction) else value


def _check_length(value: int | Fraction, degree: int) -> None:
    bits = value.numerator.bit_length() + value.denominator.bit_length()
    if bits * degree > _LONGEST:
        raise TooDeepError
