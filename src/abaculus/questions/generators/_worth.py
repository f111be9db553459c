# hot: compiled with mypyc where possible
"""The value of a formula once its letters are given: a second look at algebra."""

from collections.abc import Mapping
from fractions import Fraction
from math import prod

from abaculus.maths.formulas.tree import Formula

Number = int | Fraction


def worth(part: Formula, **letters: Number) -> Number:
    """What a formula of calculation is worth; raises for heads that do not calculate."""
    return _worth(part, letters)


def _worth(part: Formula, letters: Mapping[str, Number]) -> Number:
    if isinstance(part, int):
        return part
    if isinstance(part, str):
        return letters[part]
    values = [_worth(one, letters) for one in part[1:]]
    match part[0]:
        case "+":
            return sum(values)
        case "neg":
            return -values[0]
        case "()":
            return values[0]
        case "*" | "jux":
            return prod(values)
        case "÷" | "frac":
            return Fraction(values[0], values[1])
        case "^":
            base, exponent = values[0], int(values[1])
            return base**exponent if exponent >= 0 else Fraction(base) ** exponent
        case "dec":
            return Fraction(values[0], 10 ** int(values[1]))
        case head:
            raise ValueError(f"{head} does not calculate")
