# hot: compiled with mypyc where possible
"""Calculations taken apart: sign by sign, and step by step in the right order."""

from collections.abc import Iterator, Sequence

from abaculus.maths.formulas.tree import Formula
from abaculus.maths.rationals import F

Number = int | F
SignedNumber = tuple[str, int]
"""A sign and the number after it."""


def signs(part: Formula, first: str = "+") -> list[SignedNumber]:
    """The numbers from left to right with the signs before them, without brackets."""
    if isinstance(part, int):
        return [(first, part)]
    if isinstance(part, str):
        raise TypeError(f"{part} is not a number")
    head, *rest = part
    if head == "()":
        return signs(rest[0], first)
    found = signs(rest[0], first)
    for one in rest[1:]:
        taken = isinstance(one, tuple) and one[0] == "neg"
        sign = str(head) if head != "+" else "-" if taken else "+"
        found += signs(one[1] if taken and isinstance(one, tuple) else one, sign)
    return found


def left_to_right(row: Sequence[SignedNumber]) -> Number:
    """The result without any order of operations."""
    now: Number = row[0][1]
    for sign, n in row[1:]:
        now = calculate(sign, now, n)
    return now


def without_brackets(row: Sequence[SignedNumber]) -> Number:
    """The result with times and divided by first, ignoring brackets."""
    total: Number = 0
    now: Number = row[0][1]
    for sign, n in row[1:]:
        if sign in "+-":
            total += now
            now = n if sign == "+" else -n
        else:
            now = calculate(sign, now, n)
    return total + now


def calculate(sign: str, a: Number, b: int) -> Number:
    """One operation."""
    match sign:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case _:
            return a // b if a % b == 0 else F(a, b)


def build_formula(row: Sequence[SignedNumber]) -> Formula:
    """The formula of a row of signs and numbers, with times and divided by first."""
    terms: list[Formula] = []
    minus = False
    now: Formula = row[0][1]
    for sign, n in row[1:]:
        if sign in "+-":
            terms.append(("neg", now) if minus else now)
            now, minus = n, sign == "-"
        else:
            now = (sign, now, n)
    terms.append(("neg", now) if minus else now)
    return terms[0] if len(terms) == 1 else ("+", *terms)


def is_plain(part: Formula) -> bool:
    """Whether there is nothing left to work out."""
    return isinstance(part, int) or (
        isinstance(part, tuple) and part[0] == "neg" and is_plain(part[1])
    )


def simplify_once(part: Formula) -> Formula:
    """The formula after one more step: inner brackets, then products, then sums."""
    if not isinstance(part, tuple):
        return part
    head, *rest = part
    if all(map(is_plain, rest)):
        return value_of(part)
    inner = [one for one in rest if not is_plain(one) and is_sum(one)]
    return (
        head,
        *(
            simplify_once(one) if (one in inner if inner else not is_plain(one)) else one
            for one in rest
        ),
    )


def is_sum(part: Formula) -> bool:
    """Whether a part is in brackets because it is a sum."""
    if isinstance(part, tuple) and part[0] == "neg":
        return is_sum(part[1])
    return isinstance(part, tuple) and part[0] == "+"


def value_of(part: tuple[Formula, ...]) -> Formula:
    """A single operation, worked out."""
    if part[0] == "neg":
        return ("neg", simplify_once(part[1]))
    return int(left_to_right(signs(part)))


def lines(part: Formula) -> Iterator[tuple[Formula, Formula]]:
    """Each formula with the one that follows from it."""
    while not is_plain(part):
        then = simplify_once(part)
        yield part, then
        part = then
