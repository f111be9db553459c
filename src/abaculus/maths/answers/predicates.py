"""The kind `predicate`: questions with many answers, checked by named tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers import specs, values
from abaculus.maths.answers.evaluation import value
from abaculus.maths.answers.forms import ratio
from abaculus.maths.answers.items import AnswerItem, layout_row, parse_item
from abaculus.maths.answers.lists import parse_list
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.numbers import rational
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.sides import refuse_hedge, sides
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.values import Value, factors
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.expr import Expr, Operation, WrittenNumber
from abaculus.maths.layout import layout

Numbers: TypeAlias = tuple[Fraction, ...]
Arguments: TypeAlias = Mapping[str, Numbers]
Trees: TypeAlias = tuple[Expr, ...]
_LARGEST_PRIME: Final = 10**9
_MOST_UNIT_FRACTIONS: Final = 12


class Test(Struct, frozen=True):
    """A named test of an answer: returns the code of what is wrong with it, or None."""

    arguments: tuple[str, ...]
    read: str
    passes: Callable[[Arguments, tuple[Value, ...], Trees], str | None]
    count: int | None = None
    """The number of items expected, if known."""


def _one(arguments: Arguments, name: str) -> Fraction:
    return arguments[name][0]


def _is_prime(number: Value) -> bool:
    if not isinstance(number, Fraction) or number.denominator != 1:
        return False
    if not 1 < number <= _LARGEST_PRIME:
        return False
    return factors(int(number)) == ((int(number), 1),)


def _total(items: tuple[Value, ...]) -> Value:
    total: Value = Fraction(0)
    for one in items:
        total = values.add(total, one)
    return total


def _goldbach(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    if not all(map(_is_prime, typed)):
        return "not_prime"
    return None if values.equal(_total(typed), _one(arguments, "n")) else "wrong"


def _between(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    low, high = sorted((_one(arguments, "a"), _one(arguments, "b")))
    number = typed[0]
    if values.compare(low, number) == 0 or values.compare(number, high) == 0:
        return "endpoint"
    return None if values.compare(low, number) < 0 < values.compare(high, number) else "wrong"


def _egyptian(arguments: Arguments, typed: tuple[Value, ...], trees: Trees) -> str | None:
    written = [ratio(tree) for tree in trees]
    if any(part is None or part[0] != 1 for part in written) or len(set(written)) < len(written):
        return "wrong_form"
    return None if values.equal(_total(typed), _one(arguments, "value")) else "wrong"


def _insert_signs(arguments: Arguments, typed: tuple[Value, ...], trees: Trees) -> str | None:
    if _leaves(trees[0]) != arguments["numbers"]:
        return "wrong_form"
    return None if values.equal(typed[0], _one(arguments, "target")) else "wrong"


def _leaves(tree: Expr) -> Numbers | None:
    """The numbers from left to right, if only the four operations join them."""
    waiting = [tree]
    found: list[Fraction] = []
    while waiting:
        part = waiting.pop()
        if isinstance(part, Operation):
            waiting += (part.right, part.left)
        elif isinstance(part, WrittenNumber):
            found.append(part.value)
        else:
            return None
    return tuple(found)


def _sum_is(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    return None if values.equal(_total(typed), _one(arguments, "sum")) else "wrong"


def _product_is(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    product: Value = Fraction(1)
    for one in typed:
        product = values.multiply(product, one)
    return None if values.equal(product, _one(arguments, "product")) else "wrong"


def _divides(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    number, typed_one = _one(arguments, "n"), typed[0]
    is_whole = isinstance(typed_one, Fraction) and typed_one.denominator == 1 and typed_one > 0
    if not is_whole or not isinstance(typed_one, Fraction):
        return "wrong"
    return None if number % typed_one == 0 else "wrong"


def _multiple(arguments: Arguments, typed: tuple[Value, ...], _: Trees) -> str | None:
    typed_one = typed[0]
    if not isinstance(typed_one, Fraction) or typed_one.denominator != 1:
        return "wrong"
    return None if typed_one % _one(arguments, "n") == 0 else "wrong"


def _prime(_: Arguments, typed: tuple[Value, ...], __: Trees) -> str | None:
    return None if _is_prime(typed[0]) else "not_prime"


PREDICATES: Final = {
    "goldbach": Test(("n",), "multiset", _goldbach, 2),
    "between": Test(("a", "b"), "number", _between),
    "egyptian": Test(("value",), "multiset", _egyptian),
    "insert_signs": Test(("numbers", "target"), "text", _insert_signs),
    "sum": Test(("sum",), "multiset", _sum_is),
    "product": Test(("product",), "multiset", _product_is),
    "divisor": Test(("n",), "number", _divides),
    "multiple": Test(("n",), "number", _multiple),
    "prime": Test((), "number", _prime),
}
"""The tests by name; a new one takes one function and one line here."""


def _arguments(spec: specs.Predicate) -> tuple[Test, Arguments]:
    test = PREDICATES.get(spec.name)
    if test is None:
        raise ValueError(f"name: no predicate {spec.name!r}; known: {', '.join(PREDICATES)}")
    if set(spec.args) != set(test.arguments):
        expected = ", ".join(test.arguments) or "none"
        raise ValueError(f"args: {spec.name} takes {expected}")
    found: dict[str, Numbers] = {}
    for name, given in spec.args.items():
        several = given if isinstance(given, tuple) else (given,)
        found[name] = tuple(rational(one, f"args.{name}") for one in several)
        if not several or (name != "numbers" and len(several) > 1):
            raise ValueError(f"args.{name}: one value is needed")
    return test, found


def check_predicate(spec: specs.Predicate, text: str, style: AnswerStyle) -> Verdict:
    """Check whether an answer passes the test."""
    test, arguments = _arguments(spec)
    text = normalise(text)
    read = spec.read or test.read
    if read == "text":
        return _check_calculation(test, arguments, text, style)
    if read == "number":
        refuse_hedge(text)
        items = [parse_item(sides(text)[-1], style)]
    else:
        items = _several(text, test.count or 2, style)
    if test.count is not None and len(items) != test.count:
        raise MalformedError("count")
    typed = tuple(one.amounts[0] for one in items)
    code = test.passes(arguments, typed, tuple(one.tree for one in items)) or "exact"
    value_text = "; ".join(values.format_value(one) for one in typed)
    return CheckResult(code, value_text, layout_row(items)).verdict


def _several(text: str, count: int, style: AnswerStyle) -> list[AnswerItem]:
    """Numbers in a list, or joined by plus signs."""
    text = re.sub(r"^[^=]*=(?=.*\+)|=[^=]*$", "", text) if "+" in text else text
    if "+" in text and not re.search("[;|&]", text):
        pieces = [piece.strip() for piece in text.split("+")]
        if not all(pieces):
            raise MalformedError("syntax")
        if len(pieces) > _MOST_UNIT_FRACTIONS:
            raise MalformedError("too_big")
        return [parse_item(piece, style) for piece in pieces]
    items = parse_list(text, count, style)
    if not items:
        raise MalformedError("count")
    return items


def _check_calculation(test: Test, arguments: Arguments, text: str, style: AnswerStyle) -> Verdict:
    first, *others = (side.strip() for side in text.split("="))
    tree = parse(first, style)
    worth = value(tree)
    code = test.passes(arguments, (worth,), (tree,))
    if code is None and any(not values.equal(value(parse(o, style)), worth) for o in others):
        code = "inconsistent"
    return CheckResult(code or "exact", values.format_value(worth), layout(tree)).verdict
