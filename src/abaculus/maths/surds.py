"""Values made of roots: kept as built, and enclosed as closely as needed."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import Final, Literal, TypeAlias

from abaculus.maths.errors import TooDeepError
from abaculus.maths.roots import fraction_root, root_above, whole_root
from abaculus.maths.separation import Bound, bound_of

LONGEST_BOUND: Final = 200_000
"""The most bits that may be needed to distinguish a value from zero."""
_LONGEST_FRACTION: Final = 200_000
_MOST_WORK: Final = 2_000_000
_MOST_PARTS: Final = 20_000
_FIRST_SCALE: Final = 64
_LARGEST_SCALE: Final = 3 * LONGEST_BOUND
_MOST_ENCLOSING: Final = 10_000_000
_COSTS: Final = {"+": 0, "-": 0, "*": 1, "/": 2, "root": 2}

Kind: TypeAlias = Literal["+", "-", "*", "/", "root"]
Enclosure: TypeAlias = tuple[int, int]
"""Bounds of a value, both times 2 to the power of a scale."""


class Surd:
    """A sum, difference, product, quotient or root that is not known to be a fraction."""

    __slots__ = ("bound", "degree", "kind", "left", "order", "right", "roots", "sign")

    def __init__(self, order: int, kind: Kind, left: Value, right: Value, degree: int) -> None:
        self.order = order
        self.kind: Kind = kind
        self.left = left
        self.right = right
        self.degree = degree
        self.sign: int | None = None
        self.bound = _bound_of_surd(self)
        below = _roots(left) | _roots(right)
        self.roots: frozenset[Surd] = below | {self} if kind == "root" else below

    @property
    def degrees(self) -> int:
        """The product of the degrees of all its roots, each distinct one counted once."""
        return prod(root.degree for root in self.roots)


Value: TypeAlias = Fraction | Surd

ZERO: Final = Fraction(0)


def _roots(value: Value) -> frozenset[Surd]:
    return value.roots if isinstance(value, Surd) else frozenset()


def _bound_of(value: Value) -> Bound:
    return value.bound if isinstance(value, Surd) else bound_of(value)


def _bound_of_surd(surd: Surd) -> Bound:
    left = _bound_of(surd.left)
    match surd.kind:
        case "+" | "-":
            return left.added(_bound_of(surd.right))
        case "*":
            return left.multiplied(_bound_of(surd.right))
        case "/":
            return left.multiplied(_bound_of(surd.right).inverted())
        case "root":
            return left.root(surd.degree)


class Surds:
    """The values of one calculation; equal ways to build a value give one and the same surd."""

    def __init__(self) -> None:
        self._known: dict[tuple[Kind, Value, Value, int], Surd] = {}
        self._enclosed: dict[int, dict[Surd, Enclosure | None]] = {}
        self._work = 0
        self._enclosing = 0

    def plus(self, left: Value, right: Value) -> Value:
        """The sum."""
        if isinstance(left, Fraction) and isinstance(right, Fraction):
            self._spend(left, right)
            return left + right
        if left == 0:
            return right
        return left if right == 0 else self._surd("+", *_order(left, right))

    def minus(self, left: Value, right: Value) -> Value:
        """The difference."""
        if isinstance(left, Fraction) and isinstance(right, Fraction):
            self._spend(left, right)
            return left - right
        if left is right:
            return ZERO
        if left == 0:
            return self.times(Fraction(-1), right)
        return left if right == 0 else self._surd("-", left, right)

    def times(self, left: Value, right: Value) -> Value:
        """The product."""
        if isinstance(left, Fraction) and isinstance(right, Fraction):
            self._spend(left, right)
            return left * right
        if left == 0 or right == 0:
            return ZERO
        return self._surd("*", *_order(left, right))

    def divided(self, left: Value, right: Value) -> Value:
        """The quotient by a nonzero value."""
        if isinstance(left, Fraction) and isinstance(right, Fraction):
            self._spend(left, right)
            return left / right
        if left is right:
            return Fraction(1)
        return ZERO if left == 0 else self._surd("/", left, right)

    def power(self, base: Value, exponent: int) -> Value:
        """The power with a positive whole exponent."""
        if isinstance(base, Fraction):
            self._spend(*[base] * exponent)
            return base**exponent
        result: Value = base
        for _ in range(exponent - 1):
            result = self.times(result, base)
        return result

    def root(self, radicand: Value, degree: int) -> Value:
        """The root; an even root needs a nonnegative value."""
        if isinstance(radicand, Fraction):
            self._spend(*[radicand] * degree)
            found = fraction_root(radicand, degree)
            if found is not None:
                return found
        elif self.sign(radicand) == 0:
            return ZERO
        return self._surd("root", radicand, ZERO, degree)

    def sign(self, value: Value) -> int:
        """−1, 0 or 1; raises TooDeepError if distinguishing it from zero would take too long."""
        if isinstance(value, Fraction):
            return (value > 0) - (value < 0)
        if value.sign is None:
            value.sign = self._sign(value)
        return value.sign

    def _enclosure(self, surd: Surd, scale: int) -> Enclosure | None:
        """Bounds as close as the scale allows; None if that is not close enough."""
        known = self._enclosed.setdefault(scale, {})
        parts = _parts(surd, known)
        self._enclosing += scale * sum(_COSTS[part.kind] for part in parts)
        if self._enclosing > _MOST_ENCLOSING:
            raise TooDeepError
        for part in parts:
            found = known[part] = _enclose(part, scale, known)
            if found is not None and max(map(int.bit_length, found)) > 2 * _LARGEST_SCALE:
                raise TooDeepError
        return known[surd]

    def between(self, value: Value, bits: int) -> tuple[Fraction, Fraction]:
        """Two fractions around it that are less than 1 / 2 to the power of bits apart."""
        if isinstance(value, Fraction):
            return value, value
        scale = bits + _FIRST_SCALE
        while scale <= _LARGEST_SCALE:
            found = self._enclosure(value, scale)
            if found is not None and found[1] - found[0] < 1 << (scale - bits):
                return Fraction(found[0], 1 << scale), Fraction(found[1], 1 << scale)
            scale *= 2
        raise TooDeepError

    def _sign(self, surd: Surd) -> int:
        separation = surd.bound.separation(surd.degrees)
        if separation > LONGEST_BOUND:
            raise TooDeepError
        scale = _FIRST_SCALE
        while scale <= _LARGEST_SCALE:
            found = self._enclosure(surd, scale)
            if found is not None:
                below, above = found
                if below > 0 or above < 0:
                    return 1 if below > 0 else -1
                least = 1 << max(0, scale - separation)
                if scale > separation and -least < below and above < least:
                    return 0
            enough = separation + _FIRST_SCALE
            scale = min(4 * scale, enough) if scale < enough else 2 * scale
        raise TooDeepError

    def _surd(self, kind: Kind, left: Value, right: Value, degree: int = 1) -> Surd:
        key = (kind, left, right, degree)
        surd = self._known.get(key)
        if surd is None:
            if len(self._known) >= _MOST_PARTS:
                raise TooDeepError
            surd = Surd(len(self._known), kind, left, right, degree)
            # Its separation is at least as long, and so is that of everything it is part of.
            if surd.bound.upper.length + surd.bound.lower.length > LONGEST_BOUND:
                raise TooDeepError
            self._known[key] = surd
        return surd

    def _spend(self, *values: Fraction) -> None:
        """Refuse fractions that would grow too long, before they do."""
        bits = 0
        for value in values:
            bits += value.numerator.bit_length() + value.denominator.bit_length()
        self._work += bits
        if bits > _LONGEST_FRACTION or self._work > _MOST_WORK:
            raise TooDeepError


def _order(left: Value, right: Value) -> tuple[Value, Value]:
    """Terms and factors in one order, so that a + b and b + a are one value."""
    if isinstance(left, Surd) and isinstance(right, Surd):
        return (left, right) if left.order <= right.order else (right, left)
    return (left, right) if isinstance(left, Surd) else (right, left)


def _parts(surd: Surd, known: dict[Surd, Enclosure | None]) -> list[Surd]:
    """Every part that is not known yet, each after its own parts."""
    found: set[Surd] = set()
    waiting: list[Value] = [surd]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Surd) and part not in known and part not in found:
            found.add(part)
            waiting += (part.left, part.right)
    return sorted(found, key=lambda part: part.order)


def _enclose(surd: Surd, scale: int, known: dict[Surd, Enclosure | None]) -> Enclosure | None:
    left = _enclosure_of(surd.left, scale, known)
    right = _enclosure_of(surd.right, scale, known)
    if left is None or right is None:
        return None
    match surd.kind:
        case "+":
            return left[0] + right[0], left[1] + right[1]
        case "-":
            return left[0] - right[1], left[1] - right[0]
        case "*":
            ends = [one * other for one in left for other in right]
            return min(ends) >> scale, -(-max(ends) >> scale)
        case "/":
            return _quotient(left, right, scale)
        case "root":
            return _root(left, surd.degree, scale)


def _enclosure_of(
    value: Value, scale: int, known: dict[Surd, Enclosure | None]
) -> Enclosure | None:
    if isinstance(value, Surd):
        return known[value]
    below, rest = divmod(value.numerator << scale, value.denominator)
    return below, below + (rest > 0)


def _quotient(left: Enclosure, right: Enclosure, scale: int) -> Enclosure | None:
    if right[0] <= 0 <= right[1]:
        return None
    if right[1] < 0:
        left, right = (-left[1], -left[0]), (-right[1], -right[0])
    below = (left[0] << scale) // (right[1] if left[0] >= 0 else right[0])
    above = -((-left[1] << scale) // (right[0] if left[1] >= 0 else right[1]))
    return below, above


def _root(of: Enclosure, degree: int, scale: int) -> Enclosure:
    below, above = of
    if degree % 2 == 0:
        # The value is not negative, but its enclosure may be.
        below = max(below, 0)
    shift = (degree - 1) * scale
    return _signed_root(below << shift, degree), -_signed_root(-above << shift, degree)


def _signed_root(number: int, degree: int) -> int:
    """The largest whole number that is not above the root."""
    return whole_root(number, degree) if number >= 0 else -root_above(-number, degree)
