"""Forms: what counts as a finished number, and which notation a question asks for."""

from __future__ import annotations

from math import gcd
from typing import Final, Literal, TypeAlias

from abaculus.maths import expr
from abaculus.maths.answers.specs import Form
from abaculus.maths.answers.tree import walk
from abaculus.maths.answers.values import factors
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr, Sign

Shape: TypeAlias = Literal[
    "int", "dec", "period", "sci", "fraction", "mixed", "percent", "power", "factorial",
    "times ten", "irrational", "unfinished",
]  # fmt: skip

_SHAPES: Final[dict[Form, frozenset[Shape]]] = {
    "rational": frozenset({"int", "dec", "period", "fraction", "mixed", "percent"}),
    "lowest": frozenset({"int", "dec", "period", "fraction", "mixed", "percent"}),
    "reduced": frozenset({"int", "fraction", "mixed"}),
    "fraction": frozenset({"int", "fraction", "mixed"}),
    "mixed": frozenset({"int", "fraction", "mixed"}),
    "improper": frozenset({"fraction"}),
    "decimal": frozenset({"int", "dec", "period"}),
    "integer": frozenset({"int"}),
    "percent": frozenset({"percent"}),
    "power": frozenset({"power"}),
    "scientific": frozenset({"sci", "times ten"}),
    "surd": frozenset({"int", "fraction", "irrational", "dec", "period", "mixed", "power"}),
}
_ADDING: Final = (Sign.PLUS, Sign.MINUS)
_WHOLE_FRACTIONS: Final[frozenset[Form]] = frozenset({"fraction", "improper"})
"""Forms that accept a fraction equal to a whole number."""


def strip_minus(tree: Expr) -> Expr:
    """The tree without its one leading minus."""
    return tree.of if isinstance(tree, expr.Negative) else tree


def integer(tree: Expr) -> int | None:
    """The whole number that a tree literally is, or None."""
    inside = strip_minus(tree)
    if not isinstance(inside, expr.WrittenNumber) or inside.writing != "int":
        return None
    return -int(inside.value) if inside is not tree else int(inside.value)


def ratio(tree: Expr) -> tuple[int, int] | None:
    """The numerator and denominator of a written fraction."""
    inside = strip_minus(tree)
    if not isinstance(inside, expr.Operation) or inside.sign is not Sign.DIVIDED_BY:
        return None
    top, bottom = integer(inside.left), integer(inside.right)
    return None if top is None or bottom is None else (top, bottom)


def mixed_number(tree: Expr) -> expr.MixedNumber | None:
    """A mixed number, also where it is written as a sum: `2+1/9`."""
    inside = strip_minus(tree)
    if isinstance(inside, expr.MixedNumber):
        return inside
    if not isinstance(inside, expr.Operation) or inside.sign not in _ADDING:
        return None
    first, part = integer(inside.left), ratio(inside.right)
    if first is None or part is None or not 0 < part[0] < part[1]:
        return None
    if not first or (first < 0) != (inside.sign is Sign.MINUS):
        return None
    return expr.MixedNumber(abs(first), *part)


def shape(tree: Expr) -> Shape:
    """The kind of number that is written, whatever its sign."""
    inside = strip_minus(tree)
    if isinstance(inside, expr.WrittenNumber):
        return inside.writing
    if mixed_number(tree) is not None:
        return "mixed"
    if ratio(tree) is not None:
        return "fraction"
    if isinstance(inside, expr.Percentage):
        return "percent" if shape(inside.of) in _SHAPES["rational"] else "unfinished"
    if isinstance(inside, expr.Factorial):
        return "factorial" if isinstance(inside.of, expr.WrittenNumber) else "unfinished"
    if (found := _power(inside)) is not None:
        return found
    return "irrational" if is_irrational(tree) and _is_finished(tree) else "unfinished"


def _power(tree: Expr) -> Shape | None:
    if isinstance(tree, expr.Power):
        return "power" if _is_literal(tree.base) and _is_literal(tree.exponent) else None
    if not isinstance(tree, expr.Operation) or tree.sign is not Sign.TIMES:
        return None
    ten = tree.right
    if not isinstance(strip_minus(tree.left), expr.WrittenNumber) or not isinstance(
        ten, expr.Power
    ):
        return None
    is_ten = integer(ten.base) == 10 and integer(ten.exponent) is not None
    return "times ten" if is_ten else None


def _is_literal(tree: Expr) -> bool:
    return (
        isinstance(strip_minus(tree), expr.WrittenNumber | expr.MixedNumber)
        or ratio(tree) is not None
    )


def is_irrational(tree: Expr) -> bool:
    """Whether it contains a root, π or a power with a broken exponent."""
    return any(isinstance(part, expr.Root | expr.Pi) or _is_root_power(part) for part in walk(tree))


def _is_root_power(tree: Expr) -> bool:
    return isinstance(tree, expr.Power) and integer(tree.exponent) is None


def _is_finished(tree: Expr) -> bool:
    """Whether nothing is left to work out except roots and π."""
    if not is_irrational(tree):
        part = ratio(tree)
        return shape(tree) != "unfinished" and (part is None or not is_whole(part))
    match tree:
        case expr.Negative(of=of) | expr.Root(of=of) | expr.Percentage(of=of):
            return _is_finished(of)
        case expr.Operation(sign=Sign.PLUS | Sign.MINUS):
            return all(_is_finished(term) for term in terms(tree))
        case expr.Power(base=base, exponent=exponent):
            return _is_finished(base) and _is_literal(exponent)
        case expr.Operation(left=left, right=right):
            return _is_finished(left) and _is_finished(right)
        case _:
            return isinstance(tree, expr.Pi)


def terms(tree: Expr) -> list[Expr]:
    """The terms of a sum or difference, without their signs."""
    found: list[Expr] = []
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, expr.Operation) and part.sign in _ADDING:
            waiting += (part.right, part.left)
        else:
            found.append(part)
    return found


def is_whole(part: tuple[int, int]) -> bool:
    """Whether a written fraction equals a whole number and should have been worked out."""
    top, bottom = part
    return abs(bottom) > 1 and top % bottom == 0


def is_prime_product(tree: Expr) -> bool | None:
    """Whether it is a product of primes and powers of primes; None if it is not a product."""
    waiting = [tree]
    is_prime = True
    while waiting:
        part = waiting.pop()
        if isinstance(part, expr.Operation) and part.sign is Sign.TIMES:
            waiting += (part.left, part.right)
            continue
        number = integer(part)
        if isinstance(part, expr.Power):
            number = integer(part.base) if (integer(part.exponent) or 0) > 0 else None
        if number is None:
            return None
        is_prime = is_prime and _is_prime(number)
    return is_prime


def _is_prime(number: int) -> bool:
    return number > 1 and factors(number) == ((number, 1),)


def fault(tree: Expr, form: Form) -> str | None:
    """The code of what keeps a tree from having a form, or None.

    Raises MalformedError if it is not a finished number at all.
    """
    kind = shape(tree)
    if form == "plain":
        if kind not in ("int", "dec"):
            raise MalformedError("not_plain")
        return None
    if form == "prime_factors" and (found := is_prime_product(tree)) is not None:
        return None if found else "not_prime"
    part = ratio(tree)
    if kind == "unfinished" or (
        part is not None and is_whole(part) and form not in _WHOLE_FRACTIONS
    ):
        raise MalformedError("unevaluated")
    if (whole := mixed_number(tree)) is not None and whole.top % whole.bottom == 0:
        raise MalformedError("unevaluated")
    if form == "any":
        return None
    if form == "prime_factors":
        return "not_prime"
    return "wrong_form" if kind not in _SHAPES[form] else _detail(tree, form)


def _detail(tree: Expr, form: Form) -> str | None:
    match form:
        case "lowest" | "reduced":
            return None if _is_reduced(tree, form) else "not_reduced"
        case "mixed":
            return _mixed_fault(tree)
        case "improper":
            top, bottom = ratio(tree) or (0, 1)
            return None if abs(top) >= abs(bottom) else "wrong_form"
        case "scientific":
            return None if _has_one_digit(tree) else "wrong_form"
        case "surd":
            return None if _is_simple(tree) else "not_simplified"
        case _:
            return None


def _is_reduced(tree: Expr, form: Form) -> bool:
    if (whole := mixed_number(tree)) is not None:
        return whole.top < whole.bottom and gcd(whole.top, whole.bottom) == 1
    if (part := ratio(tree)) is None:
        return True
    least = 2 if form == "lowest" else 1
    return gcd(*part) == 1 and part[1] >= least


def _mixed_fault(tree: Expr) -> str | None:
    whole = mixed_number(tree)
    top, bottom = (whole.top, whole.bottom) if whole else ratio(tree) or (0, 1)
    if abs(top) >= abs(bottom) and top:
        return "wrong_form"
    return None if gcd(top, bottom) == 1 or not top else "not_reduced"


def _has_one_digit(tree: Expr) -> bool:
    inside = strip_minus(tree)
    if isinstance(inside, expr.WrittenNumber):
        mantissa = inside.mark.partition("e")[0]
        whole = mantissa.partition(".")[0]
        return len(whole) == 1 and whole != "0"
    number = strip_minus(inside.left) if isinstance(inside, expr.Operation) else None
    return isinstance(number, expr.WrittenNumber) and 1 <= number.value < 10


def _is_simple(tree: Expr) -> bool:
    """Whether roots are free of powers and no root is in a denominator."""
    for part in walk(tree):
        if isinstance(part, expr.Root):
            inside = integer(part.of)
            if inside is None or abs(inside) < 2:
                return False
            if any(times >= part.degree for _, times in factors(abs(inside))):
                return False
        if _is_root_power(part):
            return False
        if (
            isinstance(part, expr.Operation)
            and part.sign is Sign.DIVIDED_BY
            and is_irrational(part.right)
        ):
            return False
    return True
