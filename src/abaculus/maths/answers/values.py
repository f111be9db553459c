"""Exact values: finite sums of q·π^k·Πp^e, where equal values have equal dictionaries.

Roots of different primes are independent over the rationals and π is transcendental, so nothing
has to be simplified to compare two values. Anything outside this domain is a 60-digit decimal.
"""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers.digits import MOST_BITS
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.roots import whole_root

Powers: TypeAlias = tuple[tuple[int, Fraction], ...]
"""Primes in ascending order with exponents between 0 and 1."""
TermKey: TypeAlias = tuple[Powers, int]

_LARGEST_RADICAND: Final = 10**9
_LARGEST_INDEX: Final = 12
_LARGEST_EXPONENT_OF_SUM: Final = 64
MOST_PRODUCTS: Final = 64
"""The most pairs of terms that one product may multiply."""
_MOST_CONJUGATIONS: Final = 3
_ONE: Final[TermKey] = ((), 0)
_ZERO: Final = Fraction(0)
_CONTEXT: Final = Context(prec=70, Emax=999_999, Emin=-999_999)
_NEAR: Final = Decimal(10) ** -58
_PI: Final = Decimal(
    "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899"
)


class ExactSum(Struct, frozen=True):
    """A value that is not a fraction, term by term."""

    terms: dict[TermKey, Fraction]


Value: TypeAlias = Fraction | ExactSum | Decimal

PI: Final = ExactSum({((), 1): Fraction(1)})


def _terms(value: Fraction | ExactSum) -> dict[TermKey, Fraction]:
    return value.terms if isinstance(value, ExactSum) else {_ONE: value}


def _from_terms(terms: dict[TermKey, Fraction]) -> Fraction | ExactSum:
    kept = {key: _check_size(factor) for key, factor in terms.items() if factor}
    if not kept:
        return _ZERO
    if len(kept) == 1 and _ONE in kept:
        return kept[_ONE]
    return ExactSum(kept)


def _check_size(value: Fraction) -> Fraction:
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MOST_BITS:
        raise MalformedError("too_big")
    return value


def add(one: Value, other: Value) -> Value:
    """The sum."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return _check_size(one + other)
    if isinstance(one, Decimal) or isinstance(other, Decimal):
        return _CONTEXT.add(decimal(one), decimal(other))
    terms = dict(_terms(one))
    for key, factor in _terms(other).items():
        terms[key] = terms.get(key, _ZERO) + factor
    return _from_terms(terms)


def negate(value: Value) -> Value:
    """The additive inverse."""
    if isinstance(value, ExactSum):
        return ExactSum({key: -factor for key, factor in value.terms.items()})
    return -value


def subtract(one: Value, other: Value) -> Value:
    """The difference."""
    return add(one, negate(other))


def multiply(one: Value, other: Value) -> Value:
    """The product."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return _check_size(one * other)
    if isinstance(one, Decimal) or isinstance(other, Decimal):
        return _CONTEXT.multiply(decimal(one), decimal(other))
    left, right = _terms(one), _terms(other)
    if len(left) * len(right) > MOST_PRODUCTS:
        raise MalformedError("too_big")
    terms: dict[TermKey, Fraction] = {}
    for (powers, circles), factor in left.items():
        for (more, rounds), times in right.items():
            joined, extra = _multiply_powers(powers, more)
            key = (joined, circles + rounds)
            terms[key] = terms.get(key, _ZERO) + factor * times * extra
    return _from_terms(terms)


def _multiply_powers(one: Powers, other: Powers) -> tuple[Powers, int]:
    if not one or not other:
        return one or other, 1
    exponents = dict(one)
    extra = 1
    for prime, exponent in other:
        total = exponents.pop(prime, _ZERO) + exponent
        if total >= 1:
            extra *= prime
            total -= 1
        if total:
            exponents[prime] = total
    return tuple(sorted(exponents.items())), extra


def divide(one: Value, other: Value) -> Value:
    """The quotient."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        if not other:
            raise MalformedError("div0")
        return _check_size(one / other)
    return multiply(one, invert(other))


def invert(value: Value) -> Value:
    """The reciprocal: direct for one term, by conjugates for sums of square roots."""
    if not value or (isinstance(value, Decimal) and sign(value) == 0):
        raise MalformedError("div0")
    if isinstance(value, Fraction):
        return 1 / value
    if isinstance(value, Decimal):
        return _CONTEXT.divide(Decimal(1), value)
    if len(value.terms) == 1:
        return _one_term_inverse(value)
    return _by_conjugates(value)


def _one_term_inverse(value: ExactSum) -> Value:
    ((powers, circles), factor) = next(iter(value.terms.items()))
    below = 1
    for prime, _ in powers:
        below *= prime
    turned = tuple((prime, 1 - exponent) for prime, exponent in powers)
    return _from_terms({(turned, -circles): 1 / (factor * below)})


def _by_conjugates(value: ExactSum) -> Value:
    circles = {rounds for _, rounds in value.terms}
    exponents = {exponent for powers, _ in value.terms for _, exponent in powers}
    primes = sorted({prime for powers, _ in value.terms for prime, _ in powers})
    if len(circles) > 1 or exponents != {Fraction(1, 2)} or len(primes) > _MOST_CONJUGATIONS:
        return _CONTEXT.divide(Decimal(1), decimal(value))
    top: Value = Fraction(1)
    below: Value = value
    for prime in primes:
        if not isinstance(below, ExactSum) or not _has(below, prime):
            continue
        turned = ExactSum(
            {
                key: -factor if any(at == prime for at, _ in key[0]) else factor
                for key, factor in below.terms.items()
            }
        )
        top, below = multiply(top, turned), multiply(below, turned)
    return divide(top, below)


def _has(value: ExactSum, prime: int) -> bool:
    return any(at == prime for powers, _ in value.terms for at, _ in powers)


def power(base: Value, exponent: Value) -> Value:
    """The power; its size in bits is estimated before anything is computed."""
    if not isinstance(exponent, Fraction):
        return _decimal_power(base, decimal(exponent))
    if not base and exponent <= 0:
        raise MalformedError("div0")
    if exponent.denominator > 1:
        return _fractional_power(base, exponent)
    times = exponent.numerator
    if isinstance(base, Fraction):
        bits = max(base.numerator.bit_length(), base.denominator.bit_length())
        if bits * abs(times) > MOST_BITS and base not in (0, 1, -1):
            raise MalformedError("too_big")
        return base ** (times if base not in (1, -1) else times % 2)
    return _whole_power(base, times)


def _whole_power(base: ExactSum | Decimal, times: int) -> Value:
    if isinstance(base, Decimal):
        return _decimal_power(base, Decimal(times))
    if len(base.terms) > 1 and abs(times) > _LARGEST_EXPONENT_OF_SUM:
        raise MalformedError("too_big")
    bits = max(
        max(factor.numerator.bit_length(), factor.denominator.bit_length())
        + sum(prime.bit_length() for prime, _ in powers)
        for (powers, _), factor in base.terms.items()
    )
    if bits * abs(times) > MOST_BITS:
        raise MalformedError("too_big")
    result: Value = Fraction(1)
    square: Value = base
    left = abs(times)
    while left:
        if left & 1:
            result = multiply(result, square)
        left >>= 1
        if left:
            square = multiply(square, square)
    return invert(result) if times < 0 else result


def _fractional_power(base: Value, exponent: Fraction) -> Value:
    if exponent.denominator > _LARGEST_INDEX:
        raise MalformedError("too_big")
    rooted = root(base, exponent.denominator)
    return power(rooted, Fraction(exponent.numerator))


def _decimal_power(base: Value, exponent: Decimal) -> Value:
    number = decimal(base)
    if sign(number) <= 0:
        raise MalformedError("not_real" if number else "div0")
    size = abs(_CONTEXT.ln(number) * exponent)
    if size > MOST_BITS * 7 // 10:
        raise MalformedError("too_big")
    return _CONTEXT.power(number, exponent)


def root(of: Value, index: int) -> Value:
    """The real root."""
    if index > _LARGEST_INDEX:
        raise MalformedError("too_big")
    if not of:
        return _ZERO
    if sign(of) < 0:
        if index % 2 == 0:
            raise MalformedError("not_real")
        return negate(root(negate(of), index))
    if isinstance(of, Decimal):
        return _CONTEXT.power(of, _CONTEXT.divide(Decimal(1), Decimal(index)))
    terms = _terms(of)
    if len(terms) == 1:
        ((powers, circles), factor) = next(iter(terms.items()))
        if circles % index == 0:
            return _one_term_root(powers, circles // index, factor, index)
    elif index == 2 and isinstance(of, ExactSum) and (found := _denest(of)) is not None:
        return found
    return _CONTEXT.power(decimal(of), _CONTEXT.divide(Decimal(1), Decimal(index)))


def _one_term_root(powers: Powers, circles: int, factor: Fraction, index: int) -> Value:
    exponents = {prime: exponent / index for prime, exponent in powers}
    for number, direction in ((factor.numerator, 1), (factor.denominator, -1)):
        for prime, times in factors(number):
            exponents[prime] = exponents.get(prime, _ZERO) + Fraction(direction * times, index)
    outside = Fraction(1)
    kept: list[tuple[int, Fraction]] = []
    for prime, exponent in sorted(exponents.items()):
        whole = exponent.numerator // exponent.denominator
        outside *= Fraction(prime) ** whole
        if exponent != whole:
            kept.append((prime, exponent - whole))
    return _from_terms({(tuple(kept), circles): outside})


def _denest(of: ExactSum) -> Value | None:
    """√(a+b√c) as a sum of two roots, if a²-b²c is a square."""
    plain = of.terms.get(_ONE)
    others = [(key, factor) for key, factor in of.terms.items() if key != _ONE]
    if plain is None or len(others) != 1 or plain <= 0:
        return None
    (powers, circles), factor = others[0]
    if circles or any(exponent != Fraction(1, 2) for _, exponent in powers):
        return None
    inside = factor * factor
    for prime, _ in powers:
        inside *= prime
    rest = plain * plain - inside
    top, below = whole_root(abs(rest.numerator), 2), whole_root(rest.denominator, 2)
    if rest < 0 or top * top != rest.numerator or below * below != rest.denominator:
        return None
    middle = Fraction(top, below)
    first, second = root((plain + middle) / 2, 2), root((plain - middle) / 2, 2)
    return add(first, second) if factor > 0 else subtract(first, second)


@cache
def _primes() -> tuple[int, ...]:
    """All primes up to the root of the largest radicand."""
    most = whole_root(_LARGEST_RADICAND, 2) + 1
    is_prime = bytearray([1]) * (most + 1)
    for number in range(2, whole_root(most, 2) + 1):
        if is_prime[number]:
            is_prime[number * number :: number] = bytes(
                len(range(number * number, most + 1, number))
            )
    return tuple(number for number in range(2, most + 1) if is_prime[number])


@lru_cache(1024)
def factors(number: int) -> tuple[tuple[int, int], ...]:
    """Prime factors of a positive number with exponents; raises MalformedError if it is too big."""
    if number > _LARGEST_RADICAND:
        raise MalformedError("too_big")
    found: list[tuple[int, int]] = []
    for prime in _primes():
        if prime * prime > number:
            break
        times = 0
        while number % prime == 0:
            number //= prime
            times += 1
        if times:
            found.append((prime, times))
    if number > 1:
        found.append((number, 1))
    return tuple(found)


def decimal(value: Value) -> Decimal:
    """The value to 70 digits, of which 60 are certain."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, Fraction):
        return _CONTEXT.divide(Decimal(value.numerator), Decimal(value.denominator))
    with localcontext(_CONTEXT):
        total = Decimal(0)
        for (powers, circles), factor in value.terms.items():
            term = Decimal(factor.numerator) / factor.denominator * _PI**circles
            for prime, exponent in powers:
                part = Decimal(exponent.numerator) / exponent.denominator
                term *= Decimal(prime).sqrt() if part * 2 == 1 else Decimal(prime) ** part
            total += term
        return total


def sign(value: Value) -> int:
    """−1, 0 or 1; within our limits, no exact nonzero value is too near zero to tell."""
    if isinstance(value, ExactSum):
        if len(value.terms) == 1:
            return sign(next(iter(value.terms.values())))
        value = decimal(value)
    elif isinstance(value, Decimal) and abs(value) < _NEAR:
        return 0
    return (value > 0) - (value < 0)


def equal(one: Value, other: Value) -> bool:
    """Whether two values are equal: by their dictionaries, or to 60 digits outside them."""
    if not isinstance(one, Decimal) and not isinstance(other, Decimal):
        return one == other
    a, b = decimal(one), decimal(other)
    return abs(_CONTEXT.subtract(a, b)) <= _CONTEXT.multiply(max(abs(a), abs(b), _NEAR), _NEAR)


def compare(one: Value, other: Value) -> int:
    """−1, 0 or 1 for a value below, equal to or above another."""
    if equal(one, other):
        return 0
    return sign(subtract(one, other))


def format_value(value: Value) -> str:
    """The value in the English notation of answers."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, Decimal):
        return format(value, ".40g")
    terms = [_term(key, factor) for key, factor in sorted(value.terms.items())]
    return "".join(terms).removeprefix("+")


def _term(key: TermKey, factor: Fraction) -> str:
    powers, circles = key
    parts: list[str] = []
    if abs(factor) != 1 or key == _ONE:
        size = abs(factor)
        parts.append(str(size) if size.denominator == 1 else f"({size})")
    for prime, exponent in powers:
        parts.append(f"sqrt({prime})" if exponent * 2 == 1 else f"{prime}^({exponent})")
    if circles:
        parts.append("pi" if circles == 1 else f"pi^({circles})")
    return ("-" if factor < 0 else "+") + "*".join(parts)
