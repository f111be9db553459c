"""Fast fractions, for code that needs very many of them."""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    F = Fraction
else:
    _bare = object.__new__

    def _lowest(above: int, below: int) -> F:
        """The fraction in lowest terms, for a positive denominator."""
        common = gcd(above, below)
        made = _bare(F)
        made._numerator = above // common
        made._denominator = below // common
        return made

    def _as_it_is(above: int, below: int) -> F:
        """The fraction whose terms are already lowest."""
        made = _bare(F)
        made._numerator = above
        made._denominator = below
        return made

    class F(Fraction):
        """A Fraction in every respect, with a fast path for whole numbers and its own kind."""

        __slots__ = ()

        # plain attributes, not properties that fetch them
        numerator = Fraction._numerator
        denominator = Fraction._denominator

        def __new__(cls, above: Any = 0, below: Any = None) -> F:
            """A fraction from two whole numbers, or from whatever Fraction accepts."""
            if type(above) is int and type(below) is int and below:
                common = gcd(above, below) if below > 0 else -gcd(above, below)
                made = _bare(cls)
                made._numerator = above // common
                made._denominator = below // common
                return made
            if below is None:
                if type(above) is int:
                    return _as_it_is(above, 1)
                if type(above) is F:
                    return above
            elif type(above) is F and type(below) in (int, F):
                return above / below
            return super().__new__(cls, above, below)

        def __add__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            if type(other) is F:
                return _lowest(
                    a * other._denominator + other._numerator * b, b * other._denominator
                )
            return _lowest(a + other * b, b) if type(other) is int else super().__add__(other)

        __radd__ = __add__

        def __sub__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            if type(other) is F:
                return _lowest(
                    a * other._denominator - other._numerator * b, b * other._denominator
                )
            return _lowest(a - other * b, b) if type(other) is int else super().__sub__(other)

        def __rsub__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            return _lowest(other * b - a, b) if type(other) is int else super().__rsub__(other)

        def __mul__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            if type(other) is F:
                return _lowest(a * other._numerator, b * other._denominator)
            return _lowest(a * other, b) if type(other) is int else super().__mul__(other)

        __rmul__ = __mul__

        def __truediv__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            if type(other) is F:
                return F(a * other._denominator, b * other._numerator)
            return F(a, b * other) if type(other) is int else super().__truediv__(other)

        def __rtruediv__(self, other: Any) -> Any:
            a, b = self._numerator, self._denominator
            return F(other * b, a) if type(other) is int else super().__rtruediv__(other)

        def __pow__(self, other: Any) -> Any:
            if type(other) is int:
                a, b = self._numerator, self._denominator
                if other >= 0:
                    return _as_it_is(a**other, b**other)
                if a > 0:
                    return _as_it_is(b**-other, a**-other)
            return super().__pow__(other)

        def __neg__(self) -> F:
            return _as_it_is(-self._numerator, self._denominator)

        def __abs__(self) -> F:
            return self if self._numerator >= 0 else -self

        def __bool__(self) -> bool:
            return self._numerator != 0

        def __int__(self) -> int:
            a, b = self._numerator, self._denominator
            return a // b if a >= 0 else -(-a // b)

        def __eq__(self, other: object) -> bool:
            if type(other) is F:
                same = self._numerator == other._numerator
                return same and self._denominator == other._denominator
            if type(other) is int:
                return self._numerator == other and self._denominator == 1
            return super().__eq__(other)

        __hash__ = Fraction.__hash__

        def __lt__(self, other: Any) -> bool:
            if type(other) is F:
                return self._numerator * other._denominator < other._numerator * self._denominator
            if type(other) is int:
                return self._numerator < other * self._denominator
            return super().__lt__(other)

        def __gt__(self, other: Any) -> bool:
            if type(other) is F:
                return self._numerator * other._denominator > other._numerator * self._denominator
            if type(other) is int:
                return self._numerator > other * self._denominator
            return super().__gt__(other)

        def __le__(self, other: Any) -> bool:
            if type(other) is F:
                return self._numerator * other._denominator <= other._numerator * self._denominator
            if type(other) is int:
                return self._numerator <= other * self._denominator
            return super().__le__(other)

        def __ge__(self, other: Any) -> bool:
            if type(other) is F:
                return self._numerator * other._denominator >= other._numerator * self._denominator
            if type(other) is int:
                return self._numerator >= other * self._denominator
            return super().__ge__(other)
