# hot: compiled with mypyc where possible
"""Primes and factors, computed once for the whole topic."""

from functools import cache
from math import isqrt

from abaculus.questions.generator_kit import Formula, mul, power

PRIMES = tuple(n for n in range(2, 1000) if all(n % k for k in range(2, isqrt(n) + 1)))
KNOWN = frozenset(PRIMES)
LOOKALIKES = tuple(n for n in range(9, 1000, 2) if n % 5 and n not in KNOWN)
"""Numbers easily mistaken for primes: neither even nor ending in 5."""
_CAUSES = {2: "nt.even_number", 3: "nt.three_divides", 5: "nt.five_divides", 7: "nt.seven_divides"}


@cache
def within(numbers: tuple[int, ...], low: int, high: int) -> tuple[int, ...]:
    """The primes from low to high."""
    return tuple(n for n in numbers if low <= n <= high)


def factorise(number: int) -> tuple[tuple[int, int], ...]:
    """The prime factors of a number with their exponents."""
    found: list[tuple[int, int]] = []
    for prime in PRIMES:
        times = 0
        while number % prime == 0:
            number //= prime
            times += 1
        if times:
            found.append((prime, times))
        if prime * prime > number:
            break
    return (*found, (number, 1)) if number > 1 else tuple(found)


def least(number: int) -> int:
    """The smallest prime that divides a number."""
    return factorise(number)[0][0]


def cause(number: int) -> str:
    """The mistake behind taking this number for a prime."""
    return _CAUSES.get(least(number), "nt.large_factor")


def count(number: int) -> int:
    """The number of factors of a number."""
    total = 1
    for _, times in factorise(number):
        total *= times + 1
    return total


def factor_formula(number: int) -> Formula:
    """A number as a product of powers of primes."""
    return mul(*(power(prime, times) for prime, times in factorise(number)))
