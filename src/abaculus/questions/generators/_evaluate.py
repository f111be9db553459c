# hot: compiled with mypyc where possible
"""The value of a formula for given letters: a second check of algebra."""

from collections.abc import Sequence
from fractions import Fraction

from abaculus.maths.formulas.tree import Formula
from abaculus.maths.rationals import F

Number = int | Fraction


def evaluate(part: Formula, **letters: Number) -> Number:
    """The value of a formula; raises for heads that are not operations."""
    return _evaluate(part, letters)


def agree(one: Formula, other: Formula, **letters: Sequence[Number]) -> bool:
    """Whether two formulas have the same value for each of these assignments of the letters."""
    for values in zip(*letters.values(), strict=True):
        here = dict(zip(letters, values, strict=True))
        if _evaluate(one, here) != _evaluate(other, here):
            return False
    return True


def _evaluate(part: Formula, letters: dict[str, Number]) -> Number:
    if isinstance(part, int):
        return part
    if isinstance(part, str):
        return letters[part]
    head = str(part[0])
    value = _evaluate(part[1], letters)
    if head == "+":
        for term in part[2:]:
            value = value + _evaluate(term, letters)
    elif head in ("*", "jux"):
        for factor in part[2:]:
            value = value * _evaluate(factor, letters)
    elif head == "neg":
        value = -value
    elif head != "()":
        value = _apply_operation(head, value, _evaluate(part[2], letters))
    return value


def _apply_operation(head: str, left: Number, right: Number) -> Number:
    match head:
        case "÷" | "frac":
            return F(left, right)
        case "^":
            exponent = int(right)
            return left**exponent if exponent >= 0 else F(left) ** exponent
        case "dec":
            return F(left, 10 ** int(right))
        case _:
            raise ValueError(f"{head} does not calculate")
