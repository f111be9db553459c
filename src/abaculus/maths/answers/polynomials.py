"""Rational functions over the rationals, as quotients of polynomials with whole coefficients."""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers.digits import MOST_BITS
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.tree import walk
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, Negative, Operation, Percentage, Pi, Power, Variable

Polynomial: TypeAlias = dict[int, int]
"""Coefficients by packed exponents, eight bits per letter."""

_HIGHEST_DEGREE: Final = 40
_MOST_PRODUCTS: Final = 4000
_BITS: Final = 8
_CIRCLE: Final = "pi"
_ONE: Final[Polynomial] = {0: 1}


class Rational(Struct, frozen=True):
    """A quotient of two polynomials."""

    top: Polynomial
    bottom: Polynomial


class PolynomialCalculator:
    """Evaluates texts in certain letters; the work for all products together is limited."""

    def __init__(self, letters: tuple[str, ...]) -> None:
        self._letters = (*letters, _CIRCLE)
        self._products = 0

    def multiplied(self, one: Polynomial, other: Polynomial) -> Polynomial:
        """The product; raises MalformedError if it is too big."""
        self._products += len(one) * len(other)
        if self._products > _MOST_PRODUCTS:
            raise MalformedError("too_big")
        if self._degree(one) + self._degree(other) > _HIGHEST_DEGREE:
            raise MalformedError("too_big")
        found: Polynomial = {}
        for left, factor in one.items():
            for right, times in other.items():
                found[left + right] = found.get(left + right, 0) + factor * times
        return _check_size(found)

    def _degree(self, polynomial: Polynomial) -> int:
        return max((sum(self.exponents(packed)) for packed in polynomial), default=0)

    def exponents(self, packed: int) -> tuple[int, ...]:
        """The exponents of the letters, π last."""
        mask = (1 << _BITS) - 1
        return tuple(packed >> _BITS * place & mask for place in range(len(self._letters)))

    def worked(self, tree: Expr) -> Rational:
        """The rational function of a tree; raises MalformedError."""
        if not any(isinstance(part, Variable | Pi) for part in walk(tree)):
            return _number(tree)
        match tree:
            case Variable(name=name):
                return Rational(self._letter(name), _ONE)
            case Pi():
                return Rational(self._letter(_CIRCLE), _ONE)
            case Negative(of=of):
                return negate(self.worked(of))
            case Percentage(of=of, parts=parts):
                return self._pair("/", self.worked(of), Rational({0: parts}, _ONE))
            case Power(base=base, exponent=exponent):
                return self._raised(self.worked(base), exponent)
            case Operation(sign=sign, left=left, right=right):
                return self._pair(sign, self.worked(left), self.worked(right))
            case _:
                raise MalformedError("syntax")

    def _letter(self, name: str) -> Polynomial:
        return {1 << _BITS * self._letters.index(name): 1}

    def _pair(self, sign: str, one: Rational, other: Rational) -> Rational:
        if sign == "*":
            top = self.multiplied(one.top, other.top)
            return Rational(top, self.multiplied(one.bottom, other.bottom))
        if sign == "/":
            if not other.top:
                raise MalformedError("div0")
            top = self.multiplied(one.top, other.bottom)
            return Rational(top, self.multiplied(one.bottom, other.top))
        direction = 1 if sign == "+" else -1
        if one.bottom == other.bottom:
            return Rational(_add(one.top, other.top, direction), one.bottom)
        left = self.multiplied(one.top, other.bottom)
        right = self.multiplied(other.top, one.bottom)
        bottom = self.multiplied(one.bottom, other.bottom)
        return Rational(_add(left, right, direction), bottom)

    def _raised(self, base: Rational, exponent: Expr) -> Rational:
        if any(isinstance(part, Variable | Pi) for part in walk(exponent)):
            raise MalformedError("syntax")
        times = value(exponent)
        if not isinstance(times, Fraction) or times.denominator != 1:
            raise MalformedError("syntax")
        top, bottom = (base.top, base.bottom) if times >= 0 else (base.bottom, base.top)
        if not bottom or (not top and not times):
            raise MalformedError("div0")
        size = abs(times.numerator)
        if size * max(self._degree(top), self._degree(bottom), 1) > _HIGHEST_DEGREE:
            raise MalformedError("too_big")
        found = Rational(_ONE, _ONE)
        for _ in range(size):
            found = Rational(self.multiplied(found.top, top), self.multiplied(found.bottom, bottom))
        return found

    def are_equal(self, one: Rational, other: Rational) -> bool:
        """Whether two rational functions are identical."""
        return self.multiplied(one.top, other.bottom) == self.multiplied(other.top, one.bottom)

    def are_proportional(self, one: Rational, other: Rational) -> bool:
        """Whether two rational functions differ by a nonzero constant factor."""
        left = self.multiplied(one.top, other.bottom)
        right = self.multiplied(other.top, one.bottom)
        if not left or left.keys() != right.keys():
            return False
        first = next(iter(left))
        return all(
            factor * right[first] == right[packed] * left[first] for packed, factor in left.items()
        )

    def written(self, function: Rational) -> str:
        """The function in English notation."""
        top, bottom = function.top, function.bottom
        if set(bottom) == {0}:
            return self._sum(top, bottom[0])
        return f"({self._sum(top, 1)})/({self._sum(bottom, 1)})"

    def _sum(self, polynomial: Polynomial, below: int) -> str:
        terms: list[str] = []
        for packed, factor in sorted(polynomial.items(), key=lambda term: self._rank(term[0])):
            number = Fraction(factor, below)
            size = abs(number)
            letters = [
                letter if power == 1 else f"{letter}^{power}"
                for letter, power in zip(self._letters, self.exponents(packed), strict=True)
                if power
            ]
            coefficient = str(size) if size.denominator == 1 else f"({size})"
            parts = letters if size == 1 and letters else [coefficient, *letters]
            terms.append(("-" if number < 0 else "+") + "*".join(parts))
        return "".join(terms).removeprefix("+") or "0"

    def _rank(self, packed: int) -> tuple[int, tuple[int, ...]]:
        """A sort key: higher degrees and earlier letters come first."""
        exponents = self.exponents(packed)
        return -sum(exponents), tuple(-exponent for exponent in exponents)


def negate(function: Rational) -> Rational:
    """The additive inverse."""
    return Rational({packed: -factor for packed, factor in function.top.items()}, function.bottom)


def _number(tree: Expr) -> Rational:
    found = value(tree)
    if not isinstance(found, Fraction):
        raise MalformedError("syntax")
    return Rational({0: found.numerator} if found else {}, {0: found.denominator})


def _add(one: Polynomial, other: Polynomial, sign: int) -> Polynomial:
    total = dict(one)
    for packed, factor in other.items():
        total[packed] = total.get(packed, 0) + sign * factor
    return _check_size(total)


def _check_size(polynomial: Polynomial) -> Polynomial:
    kept = {packed: factor for packed, factor in polynomial.items() if factor}
    if any(factor.bit_length() > MOST_BITS for factor in kept.values()):
        raise MalformedError("too_big")
    return kept


def content(polynomial: Polynomial) -> int:
    """The largest number that divides every coefficient."""
    return gcd(*polynomial.values())
